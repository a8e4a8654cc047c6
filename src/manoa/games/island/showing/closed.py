"""What a seat is shown but can't do now, and why: the same answer as the refusal, before the attempt."""

from __future__ import annotations

from manoa.games.island import components, grid, mode, zone
from manoa.games.island.rules import action, buying, moving, refusals
from manoa.games.island.showing import asked, describe
from manoa.games.island.state import State
from manoa.kernel.game import Closed, closed_by


def closed(state: State, seat: int) -> list[Closed]:
    """What the table shows to the seat that decides and is no choice of its: purchases, trades, cards, places."""
    if seat != state.current_player:
        return []
    legal = state.legal_actions()
    shown = [choice for choice in [*_shown(state), *_places(state, legal)] if choice not in legal]
    return [
        *_purchases(state, legal),
        *(closed_by(describe.described(state, choice), refusals.refusal(state, choice)) for choice in shown),
    ]


def _purchases(state: State, legal: list[int]) -> list[Closed]:
    """Things to buy for which there is no place, or no price, or no piece."""
    if state.mode not in (mode.EXPLORE, mode.REACT):
        return []
    return [
        closed_by(
            {"kind": components.PIECES[piece], "cost": asked.cost_of(state, piece)}, refusals.purchase(state, piece)
        )
        for piece in range(len(components.PIECES))
        if not any(action.buys(choice) == piece for choice in legal)
    ]


def _shown(state: State) -> list[int]:
    """Actions that stand on the table by themselves, whether they are open or not."""
    what = state.mode
    shown: list[int] = []
    if what in (mode.EXPLORE, mode.TRADE):
        shown += [action.SEAT + other for other in range(state.players) if other != state.seat]
    if what in (mode.EXPLORE, mode.TRADE, mode.REACT):
        shown += [int(action.bank(give, take)) for give in range(3) for take in range(3) if give != take]
    elif what == mode.OFFER:
        shown += [first + kind for first in (action.KIND, action.WANT) for kind in range(3)] + [action.YES]
    elif what == mode.ANSWER:
        shown += [action.YES, action.COUNTER]
    elif what in (mode.HARVEST, mode.PAY, mode.DISCARD):
        shown += [action.KIND + kind for kind in range(3)]
    return shown


def _places(state: State, legal: list[int]) -> list[int]:
    """Actions that belong to places on the map where something could be done, whether it can be done there or not."""
    what = state.mode
    here = int(state.of(state.active, zone.AT_CELL))
    if what == mode.EXPLORE:
        return [*_steps(state, here, action.STEP), *_spots(state, here, legal)]
    if what == mode.LAY:
        # Where nothing lies yet, on the table.
        beside = [int(grid.NEXT[6 * here + way]) for way in range(6)]
        return [action.LAY + way for way, there in enumerate(beside) if _is_bare(state, there)]
    if what == mode.MARCH:
        # One villager goes where more do.
        return _steps(state, int(state.march_from), int(action.march(1, 0)))
    if what == mode.PLACE:
        return [action.CELL + cell for cell in range(grid.CELLS) if state.kind(cell) > 0]
    return []


def _steps(state: State, here: int, first: int) -> list[int]:
    """To each laid tile beside a cell, by the numbers of the directions after the first."""
    beside = [int(moving.beyond(state, here, way)) for way in range(grid.DIRECTIONS)]
    return [first + way for way, there in enumerate(beside) if there >= 0 and state.kind(there) > 0]


def _is_bare(state: State, cell: int) -> bool:
    return cell >= 0 and bool(grid.on_table(state.box, cell)) and state.kind(cell) == 0


def _spots(state: State, here: int, legal: list[int]) -> list[int]:
    """Where else a piece could go that has a place: without any, the thing to buy itself says why."""
    bought = {int(action.buys(choice)) for choice in legal}
    shown: list[int] = []
    if components.OFFERING in bought:
        beside = [int(grid.NEXT[6 * here + way]) for way in range(6)]
        shown += [
            action.OFFERING + way
            for way, there in enumerate(beside)
            if there >= 0 and buying.shrine_at(state, there) >= 0
        ]
    if components.FORT in bought:
        shown += list(range(action.FORT, action.FORT + 6))
    if components.FARM in bought:
        shown += list(range(action.FARM, action.FARM + 6))
    if components.VILLAGER in bought:
        shown += [
            action.CELL + cell
            for cell in range(grid.CELLS)
            if state.kind(cell) > 0 and buying.has_building_at(state, state.active, cell)
        ]
    if components.ARMY in bought:
        standing = [int(state.of(state.active, zone.VILLAGER_AT + slot)) for slot in range(components.MOST_VILLAGERS)]
        shown += [action.ARMY + slot for slot, cell in enumerate(standing) if cell >= 0 and cell not in standing[:slot]]
    return shown
