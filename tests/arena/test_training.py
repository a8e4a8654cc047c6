"""Training: lessons from games that were played, the same from the same seed on any number of processes; resumable."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from manoa.arena import fitting, training
from manoa.arena.distribute import Where
from manoa.arena.fitting import Positions
from manoa.bots.evaluation import evaluation_from
from manoa.kernel import registry
from manoa.kernel.errors import BadOption, ManoaError


def course(**changes: int) -> training.Course:
    """A very short training of El Dorado."""
    said = {"generations": 1, "games": 12, "deals": 1, "seed": 3, **changes}
    return training.checked_course("eldorado", "easy", **said)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of one."""
    folder = tmp_path_factory.mktemp("training")
    training.train(course(), folder, Where(2))
    return folder


def test_weights_fit_their_game_and_say_how_they_were_made(trained: Path) -> None:
    weights = json.loads((trained / "evaluation.json").read_text(encoding="utf-8"))
    assert weights["made_by"] == "manoa train eldorado --level easy --generations 1 --games 12 --deals 1 --seed 3"
    assert weights["features"] == registry.title("eldorado").strategy.feature_names()
    assert evaluation_from(trained / "evaluation.json").units == fitting.UNITS


def test_what_is_learned_follows_from_the_course_alone(trained: Path, tmp_path: Path) -> None:
    """One process plays the lessons that were lost again, and comes to the same weights."""
    for file in trained.glob("lessons-0-0.npz"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    again = training.train(course(), tmp_path, Where(1))
    assert again.read_text(encoding="utf-8") == (trained / "evaluation.json").read_text(encoding="utf-8")


def test_more_generations_go_on_from_those_that_are_there(trained: Path) -> None:
    reports: list[training.Report] = []
    training.train(course(generations=2), trained, Where(2), reported=reports.append)
    assert [report.generation for report in reports] == [0, 1]
    assert 0.0 <= reports[1].share <= 1.0
    assert reports[1].positions > reports[0].positions


def test_a_folder_of_another_course_is_refused(trained: Path) -> None:
    with pytest.raises(ManoaError, match="another training"):
        training.train(course(seed=4), trained, Where(1))


def test_what_cannot_be_learned_is_refused_in_words() -> None:
    with pytest.raises(BadOption, match="clever"):
        training.checked_course("eldorado", "clever", 1, 1, 1, 1)
    with pytest.raises(BadOption, match="games"):
        training.checked_course("eldorado", "easy", 1, 0, 1, 1)


def test_the_network_learns_what_there_is_to_learn() -> None:
    """Whoever has more of the first feature wins; the result is the second. Noise is not taken for more."""
    random = np.random.default_rng(5)
    features = random.normal(size=(1500, 3, 4)).astype(np.float32)
    there: Any = np.ones((1500, 3), dtype=bool)
    there[::2, 2] = False
    first = np.where(there, features[..., 0], -np.inf)
    shares = (first == first.max(axis=1, keepdims=True)).astype(np.float32)
    results = 3.0 * features[..., 1] + 7.0
    positions = Positions(features, there, shares, results, np.arange(1500))
    fitted = fitting.fit("eldorado", ["a", "b", "c", "d"], positions, 1)
    assert fitted.surprise < 0.6 * fitted.even
