"""Lessons at a table that is nowhere stored: each answer is played anew from its beginning, for whoever asks."""

from __future__ import annotations

from typing import Any

from manoa.kernel.lessons import Lesson, fitting, follow, instead, lesson, lessons
from manoa.server import snapshots
from manoa.server.chapters import Chapter, State, pack_actions, pack_log, pack_state
from manoa.server.database import BOT, PERSON, PLAYING, now
from manoa.server.guests import Guest
from manoa.server.table import Facts, Seat, Table

# Who learns without having given a name yet.
_SOMEBODY = Guest("somebody", "")


def listed(game: str) -> dict[str, Any]:
    """A LessonList of a game."""
    return {"lessons": [_info(each) for each in lessons(game)]}


def moment(game: str, name: str, answers: list[int], guest: Guest | None) -> dict[str, Any]:
    """A LessonMoment: how a lesson stands after these answers."""
    taught = lesson(game, name)
    learner = guest or _SOMEBODY
    table = _table(taught, learner)
    done = follow(taught, table, answers)
    table.update_summary()
    ahead = taught.steps[done : done + 1]
    shown = snapshots.snapshot(table, learner, {learner.id}, taught.seat, snapshots.log(table.log, 0))
    return {
        "lesson": _info(taught),
        "done": done,
        "rule": ahead[0].rule if ahead else None,
        "wanted": fitting(table.game, ahead[0].wants) if ahead else [],
        "instead": [
            {"name": name, "actions": actions} for step in ahead for name, actions in instead(table.game, step).items()
        ],
        # Answers are taken back one by one, whatever they brought to light: it is all known.
        "snapshot": {**shown, "undo": {"step": done > 0, "turn": False}},
    }


def _info(taught: Lesson) -> dict[str, Any]:
    return {"id": taught.id, "minutes": taught.minutes, "steps": [step.id for step in taught.steps]}


def _table(taught: Lesson, learner: Guest) -> Table:
    """A table that stands as the lesson begins."""
    moment, position = now(), taught.position
    facts = Facts(
        id=f"{taught.game}-{taught.id}",
        revision=0,
        game=taught.game,
        version=position["version"],
        options=position["options"],
        players=position["players"],
        seed=0,
        maker=None,
        open=False,
        invite="",
        status=PLAYING,
        turn=None,
        round=0,
        ply=0,
        result=None,
        rematch=None,
        created=moment,
        changed=moment,
    )
    seats = [Seat(seat, BOT, bot="greedy") for seat in range(position["players"])]
    seats[taught.seat] = Seat(taught.seat, PERSON, guest=learner.id, name=learner.name or None)
    begins = Chapter(0, 0, facts.version, pack_state(State(position, 0, {})), pack_actions([]), pack_log([]))
    return Table(facts, seats, begins)
