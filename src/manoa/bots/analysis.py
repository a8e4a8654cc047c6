"""A game that is over, looked at turn by turn: how the chances stood, and where something else would have been better.

Whatever is judged is judged from what the seat that decided knew then: its position is dealt anew several times, and
what was played and what might have been are compared on the same deals, so that luck favours neither.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from manoa.bots.advice import advice, foreseen
from manoa.bots.bot import Bot, outcome
from manoa.kernel.game import Game
from manoa.kernel.records import Record

# Raised when the same game would be judged otherwise: what was stored of older ones is made anew.
VERSION: Final = 2
# How often what a seat did not know is dealt anew.
_DEALS: Final = 2
# Ways to go on that are compared with what was played.
_OTHERS: Final = 4
# By how much the chance of winning must be better to be worth telling.
_BETTER: Final = 0.03
# A turning point changes somebody's chances by so much; of more than so many, the largest are told.
_SWING: Final = 0.08
_MOST_TURNING_POINTS: Final = 8


class Stretch:
    """Decisions of one seat in a row, within a turn and without a surprise: those from `first` on and before `end`.
    Wishes of others, which may lie between them, are left out of `actions`."""

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first
        self.end = first
        self.actions: list[int] = []


def stretches(record: Record) -> list[Stretch]:
    """The whole game in stretches."""
    found: list[Stretch] = []
    turn = -1
    decided = -1
    for number, game in enumerate(record.positions()):
        if number > 0 and not game.aside:
            found[-1].actions.append(record.actions[number - 1][0])
        if number > 0:
            found[-1].end = number
        if number == len(record.actions):
            break
        if not found or game.current_player != decided or game.turn != turn or game.revealed:
            found.append(Stretch(game.current_player, number))
            decided = game.current_player
            turn = int(game.turn)
    return [stretch for stretch in found if stretch.actions]


def look_at(record: Record, stretch: Stretch, judge: Callable[[], Bot], seed: int) -> dict[str, Any]:
    """How the chances stood before a stretch; what was played, and what would have been better, if anything would.

    Each way to go on is judged by a judge of its own, all of them alike, so that none has the better luck.
    """
    game = record.at(stretch.first)
    seat = stretch.seat
    deals = [game.determinize(seat, (seed + deal) & 0xFFFFFFFFFFFFFFFF) for deal in range(_DEALS)]
    told: dict[str, Any] = {
        "seat": seat,
        "move": stretch.first,
        "end": stretch.end,
        "chances": [round(chance, 4) for chance in _mean([judge().chances(deal) for deal in deals])],
        "played": None,
        "better": None,
    }
    if _is_forced(deals[0], stretch.actions):
        return told
    worth = _worth(deals, stretch.actions, judge, seat)
    best = worth
    plan: list[int] = []
    for opinion in judge().opinions(deals[0], _OTHERS):
        there = _worth(deals, opinion.actions, judge, seat)
        if there > best:
            best = there
            plan = opinion.actions
    told["played"] = advice(deals[0], stretch.actions, worth).as_dict()
    if best - worth >= _BETTER:
        told["better"] = advice(deals[0], plan, best).as_dict()
    return told


def turning_points(told: list[dict[str, Any]], end: list[float]) -> list[dict[str, Any]]:
    """The stretches after which the chances had changed most, in order; `end` is how the game came out."""
    points: list[dict[str, Any]] = []
    for number, before in enumerate(told):
        after = told[number + 1]["chances"] if number + 1 < len(told) else end
        changes = [later - earlier for earlier, later in zip(before["chances"], after, strict=True)]
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
        if abs(changes[seat]) >= _SWING:
            points.append({"turn": number, "seat": seat, "change": round(changes[seat], 4)})
    largest = sorted(points, key=lambda point: -abs(float(point["change"])))[:_MOST_TURNING_POINTS]
    return [point for point in points if point in largest]


def _is_forced(game: Game, actions: list[int]) -> bool:
    """Whether nothing else could have been done."""
    walking = game.copy()
    for action in actions:
        legal = walking.legal_actions()
        if len(legal) > 1:
            return False
        walking.apply(action)
    return True


def _worth(deals: list[Game], actions: list[int], judge: Callable[[], Bot], seat: int) -> float:
    """The chance of winning after a plan."""
    total = 0.0
    for deal in deals:
        after = deal.copy()
        foreseen(after, actions)
        total += outcome(after)[seat] if after.is_over else judge().chances(after)[seat]
    return total / len(deals)


def _mean(chances: list[list[float]]) -> list[float]:
    return [sum(each) / len(chances) for each in zip(*chances, strict=True)]
