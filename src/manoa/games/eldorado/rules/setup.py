"""ED-SETUP: a new game is laid out, and what the players may choose about it."""

from __future__ import annotations

from typing import Any, Final

from manoa.games.eldorado import components, zone
from manoa.games.eldorado.board import Board
from manoa.games.eldorado.state import State
from manoa.kernel.errors import BadOption, shown
from manoa.kernel.game import Options
from manoa.kernel.native import i64, vec
from manoa.kernel.options import Option

# Blockades: shuffled as the book has it, or none at all.
RANDOM: Final = "random"
NONE: Final = "none"
# Who begins.
BEGINS: Final = ("first", "random", "loser")


def check_blockades(value: Any) -> str | list[int]:
    """The `blockades` option: a word, or the number of the blockade on each joint from the start on (0 for none)."""
    if isinstance(value, list):
        seen: set[int] = set()
        for number in value:
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= components.BLOCKADES:
                raise BadOption(
                    "error-blockades-number", game=components.GAME, value=shown(number), most=components.BLOCKADES
                )
            if number in seen:
                raise BadOption("error-blockades-twice", game=components.GAME, number=number)
            if number > 0:
                seen.add(number)
        return value[:]
    if not isinstance(value, str) or value not in (RANDOM, NONE):
        raise BadOption("error-blockades", game=components.GAME, value=shown(value))
    return value


def blockades_option() -> Option:
    """The option `blockades`."""
    option = Option("blockades", RANDOM, [RANDOM, NONE], check_blockades)
    return option.place_by_place(list(range(components.BLOCKADES + 1)), "joints")


def check_together(players: int, options: Options, board: Board) -> None:
    """What one option means for another: a blockade for each joint of the route, a loser who sits at the table."""
    blockades = options["blockades"]
    if isinstance(blockades, list) and len(blockades) != int(board.joints):
        raise BadOption("error-blockades-joints", game=components.GAME, number=len(blockades), wanted=int(board.joints))
    loser = options["loser"]
    if loser is not None and loser >= players:
        raise BadOption("error-option-number", option="loser", value=str(loser), least=0, most=players - 1)


def known_first(options: Options) -> int:
    """ED-SETUP-11: the seat that begins, as far as the options say it; -1 where chance decides."""
    begins = options["begins"]
    if begins == BEGINS[0]:
        return 0
    loser: int | None = options["loser"]
    return -1 if loser is None or begins == BEGINS[1] else loser


def deal(state: State, board: Board) -> None:
    """Lays out a new game on a board, with the state's chance."""
    state.board = board
    state.pawns = 2 if state.players == 2 else 1
    state.cells = vec[i64]([0] * zone.CELLS)
    first: i64 = known_first(state.options)
    state.first = state.pick(state.players) if first < 0 else first
    _set_out_pawns(state)
    _lay_blockades(state, board)
    cells = state.cells
    kind: i64 = components.FIRST_PILE
    while kind < components.KINDS:
        cells[zone.PILE + kind - components.FIRST_PILE] = components.MARKET[kind]
        kind += 1
    for slot, opening in enumerate(components.OPENING):
        cells[zone.SLOT + slot] = opening - components.FIRST_PILE
    if state.caves:
        cells[zone.POOL] = components.ALL_TOKENS
        cave: i64 = 0
        while cave < board.caves:
            cells[zone.CAVE + cave] = components.CAVE_PILE
            cave += 1
    seat: i64 = 0
    while seat < state.players:
        cells[seat * zone.STRIDE + zone.DRAW] = components.OPENING_DECK
        state.seat = seat
        state.draw(components.HAND_SIZE)
        seat += 1
    state.seat = state.first
    state.turn = 1
    state.revealed = True


def _set_out_pawns(state: State) -> None:
    """The pawns go onto spaces 1, 2, 3, 4."""
    cells = state.cells
    pawn: i64 = 0
    while pawn < 4:
        cells[zone.PAWN + pawn] = -1
        pawn += 1
    seat: i64 = 0
    while seat < state.players:
        pawn = 0
        while pawn < state.pawns:
            cells[zone.PAWN + seat * state.pawns + pawn] = start_space(state, seat, pawn)
            pawn += 1
        seat += 1


def start_space(state: State, seat: i64, pawn: i64) -> i64:
    """ED-SETUP-8, ED-SETUP-9: where a pawn begins: in turn order, a second pawn where the others stopped."""
    turn: i64 = (seat + state.players - state.first) % state.players
    return state.board.start[turn + pawn * state.players]


def _lay_blockades(state: State, board: Board) -> None:
    """ED-SETUP-4: a random blockade on each joint, those that the players chose, or none."""
    wanted = state.options["blockades"]
    if wanted == NONE:
        return
    cells = state.cells
    joint: i64 = 0
    if wanted != RANDOM:
        for number in wanted:
            cells[zone.STANDING + joint] = number
            joint += 1
        return
    numbers: i64 = 0o654321
    left: i64 = components.BLOCKADES
    while joint < board.joints:
        place = 3 * state.pick(left)
        cells[zone.STANDING + joint] = (numbers >> place) & 7
        above: i64 = numbers >> (place + 3)
        numbers = (numbers & ((1 << place) - 1)) | (above << place)
        left -= 1
        joint += 1
