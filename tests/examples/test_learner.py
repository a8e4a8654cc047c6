"""The worked example of docs/learning.md: its slopes are right, its network means the same at the table, it goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import manoa
from manoa.arena import simulate
from manoa.bots.evaluation import evaluation_from
from manoa.kernel import registry
from tests import plugged

numpy = pytest.importorskip("numpy")
pytest.importorskip("pyarrow")

from manoa_learner import __main__ as learner, network  # noqa: E402  # where there is NumPy

EXAMPLE = plugged.ROOT / "examples" / "learner"
NAMES = registry.title("eldorado").strategy.feature_names()


def lessons(number: int = 400) -> network.Lessons:
    """The seat with more of the first feature mostly wins, if the second is above zero; and else the other."""
    random = numpy.random.default_rng(3)
    features = random.normal(size=(number, 2, 5))
    bent = features[..., 0] + numpy.abs(features[..., 1])
    return network.Lessons(features, 1.0 / (1.0 + numpy.exp(2.0 * (bent[:, 1] - bent[:, 0]))))


def test_the_slopes_are_those_of_the_surprise() -> None:
    some = lessons(7)
    made = network.untaught(some.features, numpy.random.default_rng(1))
    for array in made.weights.values():
        array += numpy.random.default_rng(2).normal(0.0, 0.3, array.shape)
    slopes = made.slopes(made.scaled(some.features), some.chances)
    for name, array in made.weights.items():
        for place in list(numpy.ndindex(array.shape))[:6]:
            before = array[place]
            surprises = []
            for step in (1e-5, -1e-5):
                array[place] = before + step
                surprises.append(made.surprise(some))
            array[place] = before
            assert slopes[name][place] == pytest.approx((surprises[0] - surprises[1]) / 2e-5, abs=1e-6)


def test_it_learns_what_is_straight_and_what_is_bent() -> None:
    some, others = lessons(), lessons(2000)
    made = network.taught(some, numpy.random.default_rng(1), epochs=60)
    straight = network.taught(some, numpy.random.default_rng(1), epochs=60)
    straight.weights["bent"][:] = 0.0
    assert made.surprise(others) < straight.surprise(others) < numpy.log(2.0)
    swapped = made.scaled(others.features[:, ::-1])
    assert numpy.allclose(made.chances(swapped), 1.0 - made.chances(made.scaled(others.features)))


def test_the_house_reads_the_same_out_of_it(tmp_path: Path) -> None:
    random = numpy.random.default_rng(1)
    made = network.untaught(random.normal(size=(50, 2, len(NAMES))), random)
    made.weights["straight"] += random.normal(0.0, 0.01, len(NAMES))
    made.weights["bent"] += random.normal(0.0, 0.01, network.UNITS)
    made.save(tmp_path / "network.json", "eldorado", NAMES)
    evaluation = evaluation_from(tmp_path / "network.json")
    game = manoa.new("eldorado", players=2, seed=4)
    for _ in range(30):
        game.apply(game.legal_actions()[-1])
    chances = evaluation.chances(game)
    features = numpy.array(evaluation.features).reshape(1, 2, -1)
    assert chances[0] == pytest.approx(float(made.chances(made.scaled(features))[0]))
    assert chances[0] != pytest.approx(0.5)


def test_a_course_comes_to_a_bot_and_goes_on_where_it_was(tmp_path: Path) -> None:
    course = learner.Course(generations=1, games=2, deals=1)
    points = learner.learn(course, tmp_path, 1)
    assert [(point.generation, point.games, point.of) for point in points] == [(0, 0, 2), (1, 2, 2)]
    assert json.loads((tmp_path / "curve.json").read_text("utf-8"))["course"] == course._asdict()
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")
    first, games = (tmp_path / "network.json").read_bytes(), (tmp_path / "games-1.parquet").stat().st_mtime_ns
    more = learner.learn(course._replace(deals=2), tmp_path, 1)
    assert [point.of for point in more] == [4, 4]
    assert (tmp_path / "network.json").read_bytes() == first
    assert (tmp_path / "games-1.parquet").stat().st_mtime_ns == games

    plugged.install(tmp_path, "manoa_learner", {"learned": "manoa_learner.bot:learned"}, group="manoa.bots")
    (tmp_path / "manoa_learner").symlink_to(EXAMPLE / "manoa_learner")
    code = (
        "import os, sys; os.environ['MANOA_LEARNED'] = sys.argv[1];"
        "from manoa import bots; from manoa.arena import simulate; assert 'learned' in bots.offered();"
        "print(simulate('eldorado', 2, 1, ['learned'], options={'round_limit': 2}).bots)"
    )
    done = plugged.run(tmp_path, "-c", code, tmp_path / "network.json")
    assert done.stdout == "('learned', 'learned')\n", done.stderr


def test_its_entry_point_is_the_bot() -> None:
    import tomllib

    with (EXAMPLE / "pyproject.toml").open("rb") as file:
        points = tomllib.load(file)["project"]["entry-points"]["manoa.bots"]
    assert points == {"learned": "manoa_learner.bot:learned"}


@pytest.mark.slow
def test_it_gets_better(tmp_path: Path) -> None:
    """It foretells who wins games that it has not learned from, and wins more often against `greedy` than untaught."""
    course = learner.Course(generations=2, games=200, deals=30)
    points = learner.learn(course, tmp_path, 2)
    assert points[0].won < points[-1].won
    unseen = tmp_path / "unseen.parquet"
    simulate(course.game, 2, 80, ["medium"], seed=77, jobs=2, out=unseen)
    lessons = learner.together([learner.read(tmp_path / f"games-{number}.parquet") for number in (1, 2)])
    made = network.taught(lessons, numpy.random.default_rng(3))
    # Who always says one half is surprised by log 2, 0.693.
    assert made.surprise(learner.read(unseen)) < 0.68
