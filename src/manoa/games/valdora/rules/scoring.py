"""Who won: VA-SCORE-1 to VA-SCORE-3."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import components, zone
from manoa.games.valdora.state import State
from manoa.kernel.native import i64

A_COLOUR: Final = 10
A_BONUS: Final = 10
A_GEM: Final = 1


def completed_points(state: State, seat: i64) -> i64:
    """The points of a seat's completed commissions."""
    points = state.box.points
    done = state.cells[seat * zone.STRIDE + zone.COMPLETED]
    by_back = state.cells[seat * zone.STRIDE + zone.BY_BACK]
    total: i64 = 0
    face: i64 = 2 * components.FIRST_COMMISSION
    while done != 0:
        if done & 1:
            total += points[face + (components.LEFT if by_back & 1 else components.RIGHT)]
        done >>= 1
        by_back >>= 1
        face += 2
    return total


def score(state: State, seat: i64) -> dict[str, int]:
    """A seat's points, part by part and in all. Incomplete commissions count nothing."""
    box = state.box
    colours, workshops, gems = 0, 0, 0
    colour: i64 = 0
    while colour < components.COLOUR_KINDS:
        if state.craftsmen(seat, colour) > 0:
            colours += A_COLOUR
        if (state.cells[seat * zone.STRIDE + zone.SHOPS] >> colour) & 1:
            workshops += int(box.shop_points[colour])
        colour += 1
    gear: i64 = 0
    while gear < components.GEAR_KINDS:
        if state.load_on(seat, gear) >= 0:
            gems += A_GEM
        gear += 1
    parts = {
        "commissions": int(completed_points(state, seat)),
        "colours": colours,
        "workshops": workshops,
        "bonus": A_BONUS * int(state.cells[seat * zone.STRIDE + zone.BONUS]),
        "gems": gems,
    }
    parts["total"] = sum(parts.values())
    return parts


def ranking(state: State) -> list[list[int]]:
    """By points, then by coins; seats that are equal in both share their place."""
    results: list[tuple[int, int, int]] = []
    for seat in range(state.players):
        results.append((-score(state, seat)["total"], -int(state.cells[seat * zone.STRIDE + zone.COINS]), seat))
    results.sort()
    places: list[list[int]] = []
    for place, (points, coins, seat) in enumerate(results):
        if place > 0 and results[place - 1][0] == points and results[place - 1][1] == coins:
            places[-1].append(seat)
        else:
            places.append([seat])
    return places
