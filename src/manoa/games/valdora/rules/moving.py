"""The move: where it may end, what meeting others costs, and the toll that is paid."""

from __future__ import annotations

from manoa.games.valdora import components, mode, site, zone
from manoa.games.valdora.rules import action
from manoa.games.valdora.state import State
from manoa.kernel.choices import Choices
from manoa.kernel.native import i64


def destinations(state: State, out: Choices) -> None:
    """VA-MOVE-1 to VA-MOVE-6, VA-MEET-1: where the move may end; only if there is nothing, stay."""
    board = state.board
    here = state.mine(zone.SPACE)
    coins = state.mine(zone.COINS)
    mask = board.near[here]
    if state.mine(zone.FOOD):
        mask |= board.far[here]
    space: i64 = 0
    while space < site.SPACES:
        if (mask >> space) & 1 and toll(state, space) <= coins:
            out.append(action.MOVE + space)
        space += 1
    if out.count() == 0:
        out.append(action.STAY)


def toll(state: State, space: i64) -> i64:
    """VA-MEET-1, VA-MEET-3: what it costs the current seat to end a move there: a coin a pawn, nothing in a mine."""
    if state.board.kind[space] == site.MINE:
        return 0
    met: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if seat != state.seat and state.cells[seat * zone.STRIDE + zone.SPACE] == space:
            met += 1
        seat += 1
    return met


def move(state: State, space: i64) -> None:
    """The pawn goes to a space, and its player may act there."""
    board = state.board
    base = state.seat * zone.STRIDE
    here = state.cells[base + zone.SPACE]
    coins = toll(state, space)
    passing = (board.near[here] >> space) & 1 == 0
    if state.narrating:
        way = [board.spaces[step].name for step in board.way(int(here), int(space))]
        state.tell(
            "moves",
            state.seat,
            {"from": way[0], "to": way[-1], "place": board.spaces[space].place(), "way": " ".join(way)},
        )
    state.cells[base + zone.SPACE] = space
    if passing:
        # VA-MOVE-3: the provisions are spent.
        state.cells[base + zone.FOOD] = 0
        if state.narrating:
            state.tell("spends-provisions", state.seat, {})
    if coins > 0:
        _pay_tolls(state, space, coins)
    state.ships = board.ships[space]
    state.mode = mode.ACT


def _pay_tolls(state: State, space: i64, coins: i64) -> None:
    """VA-MEET-1, VA-MEET-2: a coin for everyone met; one who has six already gets none, and the bank takes it."""
    state.spend(coins)
    if state.narrating:
        state.tell("pays-meeting", state.seat, {"number": int(coins)})
    seat: i64 = 0
    while seat < state.players:
        base: i64 = seat * zone.STRIDE
        if seat != state.seat and state.cells[base + zone.SPACE] == space:
            if state.cells[base + zone.COINS] < components.MOST_COINS:
                state.cells[base + zone.COINS] += 1
                if state.narrating:
                    state.tell("receives-coin", seat, {"payer": int(state.seat)})
            elif state.narrating:
                state.tell("full-purse", seat, {"payer": int(state.seat)})
        seat += 1
