"""Lessons: positions of a game in which somebody learns it step by step, by deciding at a real table.

They are data: `data/lessons.toml` in a game's folder. A lesson is a deal with some things laid otherwise, and steps.
A step wants one of certain decisions, or nothing but a look around; what others do then is written down too. So a
lesson is a pure function of the answers that were given, as a game is of its actions. Its words are in the part
`lesson` of the game's texts: `lesson-<id>` is its title, `lesson-<id>-<step>` what to do, `…-why` the reason, and
`lesson-<id>-not-<name>` why not what people are likely to do instead.
"""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

from manoa.kernel import registry
from manoa.kernel.datafile import DataTable
from manoa.kernel.errors import BadOption, BadRecord, shown
from manoa.kernel.game import Game, Position

LOOKED = -1
"""The answer to a step that wants no decision."""

_FILE = "lessons.toml"
_LONGEST_ID = 40
_MOST_MINUTES = 10
# TOML has no word for it.
_NOTHING = "-"

Words = dict[str, Any]


class Step(NamedTuple):
    """One thing to do: a decision that has all fields of one of `wants` in its description (none: only to look), the
    rule that speaks of it, the word of chance that goes with it, what follows by itself, and by name what people are
    likely to do instead; of several that fit, the first."""

    id: str
    rule: str
    wants: list[Words]
    then: list[Words]
    word: int | None
    wrong: dict[str, list[Words]]


class Lesson(NamedTuple):
    """A lesson of a game: about how long it takes, the seat that learns, how it begins, and its steps."""

    game: str
    id: str
    minutes: int
    seat: int
    position: Position
    steps: list[Step]


class Playable(Protocol):
    """Where a lesson is played: a line of play, or a table."""

    @property
    def game(self) -> Game:
        """The position now."""

    def play(self, action: int, word: int | None) -> None:
        """Plays an action."""


def lessons(game: str) -> list[Lesson]:
    """The lessons of a game in the order in which they are learnt; none for a game that has none."""
    return _lessons(registry.title(game).name)


def lesson(game: str, name: object) -> Lesson:
    """The lesson of that name."""
    known = lessons(game)
    for found in known:
        if found.id == name:
            return found
    raise BadOption("error-lesson-unknown", value=shown(name), values=", ".join(found.id for found in known))


def fitting(game: Game, wants: Sequence[Words]) -> list[int]:
    """The choices of whoever decides now that are one of those described, in their order."""
    found: list[int] = []
    described = [(action, game.describe(action)) for action in game.legal_actions()]
    for words in wants:
        found += [
            action
            for action, description in described
            if action not in found and all(description.get(field) == value for field, value in words.items())
        ]
    return found


def instead(game: Game, step: Step) -> dict[str, list[int]]:
    """The choices of whoever decides now that are no answer to a step and have words of their own, by their name."""
    good = fitting(game, step.wants)
    found: dict[str, list[int]] = {}
    for name, words in step.wrong.items():
        told = [*good, *(action for actions in found.values() for action in actions)]
        found[name] = [action for action in fitting(game, words) if action not in told]
    return found


def follow(taught: Lesson, at: Playable, answers: Sequence[int]) -> int:
    """Plays a lesson, which lies as it begins, with all answers given so far; returns how many steps are done."""
    if len(answers) > len(taught.steps):
        raise BadRecord("error-lesson-answer", step=len(taught.steps) + 1)
    for number, (step, answer) in enumerate(zip(taught.steps, answers, strict=False), start=1):
        good = fitting(at.game, step.wants) if step.wants else [LOOKED]
        if answer not in good:
            raise BadRecord("error-lesson-answer", step=number)
        if step.wants:
            at.play(answer, step.word)
        for words in step.then:
            at.play(fitting(at.game, [words])[0], step.word)
    return len(answers)


# Reading ------------------------------------------------------------------------------------------------------------


@cache
def _lessons(game: str) -> list[Lesson]:
    file = registry.title(game).folder.joinpath("data", _FILE)
    if not file.is_file():
        return []
    content = DataTable(tomllib.loads(file.read_text(encoding="utf-8")), f"{game}/{_FILE}")
    content.only(["lesson"])
    return [
        _lesson(game, DataTable(entry, content.place(f"lesson.{number}")))
        for number, entry in enumerate(content.items("lesson"), start=1)
    ]


def _lesson(game: str, table: DataTable) -> Lesson:
    table.only(["id", "minutes", "seat", "deal", "state", "step"])
    deal = table.table("deal")
    deal.only(["players", "seed", "options"])
    dealt = registry.new(
        game, players=deal.any("players"), seed=deal.any("seed"), options=dict(deal.table("options").content)
    )
    position = copy.deepcopy(dealt.position())
    _lay(position["state"], table.table("state"))
    registry.load(position)  # refuses what can't be
    return Lesson(
        game,
        table.text("id", _LONGEST_ID),
        table.number("minutes", 1, _MOST_MINUTES),
        table.number("seat", 0, position["players"] - 1),
        position,
        [
            _step(DataTable(entry, table.place(f"step.{number}")))
            for number, entry in enumerate(table.items("step"), start=1)
        ],
    )


def _lay(state: dict[str, Any], changes: DataTable) -> None:
    """Lays things otherwise than they were dealt: tables field by field, also of the seats; the rest as a whole."""
    for field, value in changes.content.items():
        if field == "seats":
            for seat, words in zip(state["seats"], changes.just("seats", len(state["seats"])), strict=True):
                seat.update(_meant(words))
        elif isinstance(value, dict) and isinstance(state.get(field), dict):
            state[field].update(_meant(value))
        else:
            state[field] = _meant(value)


def _meant(value: Any) -> Any:
    """What a position says where the file says that there is nothing."""
    if isinstance(value, dict):
        return {name: _meant(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_meant(inner) for inner in value]
    return None if value == _NOTHING else value


def _step(table: DataTable) -> Step:
    table.only(["id", "rule", "wants", "then", "word", "wrong"])
    wrong = table.table("wrong") if table.has("wrong") else DataTable({}, table.place("wrong"))
    return Step(
        table.text("id", _LONGEST_ID),
        table.text("rule", _LONGEST_ID),
        _described(table, "wants"),
        _described(table, "then"),
        table.number("word", 0, (1 << 63) - 1) if table.has("word") else None,
        {name: _described(wrong, name) for name in wrong.content},
    )


def _described(table: DataTable, field: str) -> list[Words]:
    if not table.has(field):
        return []
    return [DataTable(words, table.place(field)).content for words in table.items(field)]
