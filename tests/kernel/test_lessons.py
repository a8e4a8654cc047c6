"""Lessons: each is played to its end in the engine, and whatever is not wanted is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from manoa.kernel import registry
from manoa.kernel.datafile import DataTable
from manoa.kernel.errors import BadOption, BadRecord
from manoa.kernel.language import LANGUAGES, say
from manoa.kernel.learning import chapters
from manoa.kernel.lessons import LOOKED, Lesson, _lesson, fitting, follow, instead, lesson, lessons
from manoa.kernel.line import Line

GAMES = ["eldorado", "island", "valdora"]
ALL = [found for game in GAMES for found in lessons(game)]
NAMES = [f"{found.game} {found.id}" for found in ALL]


def begun(taught: Lesson) -> Line:
    return Line(registry.load(taught.position))


def best_answers(taught: Lesson) -> list[int]:
    """The first good answer of every step."""
    answers: list[int] = []
    for step in taught.steps:
        line = begun(taught)
        follow(taught, line, answers)
        answers.append(fitting(line.game, step.wants)[0] if step.wants else LOOKED)
    return answers


@pytest.mark.parametrize("taught", ALL, ids=NAMES)
def test_a_lesson_is_played_to_its_end(taught: Lesson) -> None:
    line = begun(taught)
    assert follow(taught, line, best_answers(taught)) == len(taught.steps)


@pytest.mark.parametrize("taught", ALL, ids=NAMES)
def test_the_learner_decides_at_every_step_whichever_good_answers_were_given(taught: Lesson) -> None:
    for last in (False, True):
        answers: list[int] = []
        for step in taught.steps:
            line = begun(taught)
            follow(taught, line, answers)
            good = fitting(line.game, step.wants) if step.wants else [LOOKED]
            assert good != [], step.id
            assert not step.wants or line.game.current_player == taught.seat, step.id
            answers.append(good[-1 if last else 0])
        assert follow(taught, begun(taught), answers) == len(taught.steps)


@pytest.mark.parametrize("taught", ALL, ids=NAMES)
def test_every_step_speaks_in_four_languages_and_names_a_rule(taught: Lesson) -> None:
    known = {rule for chapter in chapters(taught.game) for rule in chapter.rules}
    for language in LANGUAGES:
        assert say(language, f"lesson-{taught.id}", game=taught.game)
        for step in taught.steps:
            assert say(language, f"lesson-{taught.id}-{step.id}", game=taught.game)
            assert say(language, f"lesson-{taught.id}-{step.id}-why", game=taught.game)
    assert [step.id for step in taught.steps if step.rule not in known] == []


@pytest.mark.parametrize("taught", ALL, ids=NAMES)
def test_likely_mistakes_are_possible_and_explain_themselves_in_four_languages(taught: Lesson) -> None:
    answers: list[int] = []
    for step, best in zip(taught.steps, best_answers(taught), strict=True):
        line = begun(taught)
        follow(taught, line, answers)
        others = set(line.game.legal_actions()) - set(fitting(line.game, step.wants))
        mistakes = instead(line.game, step)
        told = [action for actions in mistakes.values() for action in actions]
        assert all(mistakes.values()), (step.id, mistakes)
        assert sorted(told) == sorted(set(told))
        assert set(told) <= others, step.id
        # Wherever somebody could do something else, something of it is told apart.
        assert bool(told) == bool(others and step.wants), step.id
        for language in LANGUAGES:
            said = [say(language, f"lesson-{taught.id}-not-{name}", game=taught.game) for name in mistakes]
            assert all(said), (language, step.id)
            assert len(said) == len(set(said)), (language, step.id)
        answers.append(best)


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_of_a_game_take_ten_minutes_at_most(game: str) -> None:
    assert lessons(game) != []
    assert sum(found.minutes for found in lessons(game)) <= 10


def test_something_else_is_refused_and_named() -> None:
    taught = lesson("eldorado", "setting-out")
    with pytest.raises(BadRecord) as refused:
        follow(taught, begun(taught), [LOOKED, 0])
    assert refused.value.arguments == {"step": 2}
    with pytest.raises(BadRecord):
        follow(taught, begun(taught), [*best_answers(taught), LOOKED])


def test_an_unknown_lesson_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadOption, match="setting-out"):
        lesson("eldorado", "flying")


def test_a_game_without_lessons_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    title = registry.title("valdora")
    monkeypatch.setattr(title, "folder", tmp_path)
    lessons.__globals__["_lessons"].cache_clear()
    assert lessons("valdora") == []
    monkeypatch.undo()
    lessons.__globals__["_lessons"].cache_clear()
    assert len(lessons("valdora")) == 4


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"minutes": 20}, "minutes"),
        ({"seat": 3}, "seat"),
        ({"extra": 1}, "extra"),
        ({"step": [{"id": "look"}]}, "rule"),
        ({"step": [{"id": "look", "rule": "ED-TURN-1", "wants": "play"}]}, "list"),
        ({"step": [{"id": "look", "rule": "ED-TURN-1", "wrong": {"end": "now"}}]}, "wrong.end"),
        ({"state": {"seats": [{}]}}, "seats"),
        ({"state": {"mode": "sleep"}}, "mode"),
    ],
)
def test_a_lesson_that_is_written_wrongly_is_refused(changes: dict[str, Any], sentence: str) -> None:
    content = {
        "id": "one",
        "minutes": 2,
        "seat": 0,
        "deal": {"players": 3, "seed": 3, "options": {}},
        "state": {},
        "step": [{"id": "look", "rule": "ED-TURN-1"}],
    }
    assert _lesson("eldorado", DataTable(content, "lesson")).steps[0].wants == []
    with pytest.raises((BadOption, BadRecord), match=sentence):
        _lesson("eldorado", DataTable({**content, **changes}, "lesson"))
