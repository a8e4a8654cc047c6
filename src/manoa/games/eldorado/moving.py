"""Pawns on the move: steps, blockades, stops, caves, arrival."""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado.choices import reach
from manoa.games.eldorado.components import (
    BLOCKADE_TERRAIN,
    BLOCKADE_VALUE,
    CARD_IDS,
    ITEM,
    SYMBOLS,
    TERRAINS,
    TOKEN_DRAW,
    TOKEN_IDS,
    TOKEN_KEEP,
    TOKEN_NATIVE,
    TOKEN_PASS,
    TOKEN_REMOVE,
    TOKEN_REPLACE,
    has,
    nth,
    one,
    size,
)
from manoa.games.eldorado.state import (
    BESIDE,
    CAVE,
    EDITION_2019,
    EXPLORE,
    HOME,
    MOVE,
    PAWN,
    PLAY,
    PLAYED,
    POOL,
    REMOVED,
    SAVE,
    STANDING,
    STRIDE,
    TAKEN,
    TOKENS,
    State,
)
from manoa.kernel.native import i64

# ED-CAVE-7: the tokens that may be played in the middle of a movement, as a mask over a bag of tokens.
INTERRUPTING: Final = (
    (7 << (3 * TOKEN_DRAW))
    | (7 << (3 * TOKEN_REMOVE))
    | (7 << (3 * TOKEN_REPLACE))
    | (7 << (3 * TOKEN_PASS))
    | (7 << (3 * TOKEN_NATIVE))
)


def set_out(state: State, kind: i64, symbol: i64, power: i64, pawn: i64) -> None:
    """Begins the use of a card (or, with kind -1, a token) for moving a pawn."""
    state.kind = kind
    state.symbol = symbol
    state.power = power
    state.pawn = pawn
    state.moved = False
    state.opened = 0
    state.using = True


def walk(state: State, pawn: i64, direction: i64) -> None:
    """A pawn of the current seat enters the space in a direction; what it cost is the caller's business."""
    board = state.table()
    here = PAWN + state.seat * state.pawns + pawn
    space = board.next[state.cells[here] * 6 + direction]
    state.moved = True
    if state.narrating:
        state.tell(
            "steps",
            state.seat,
            {"pawn": int(pawn) + 1, "to": f"h{space}", "terrain": TERRAINS[board.terrain[space]]},
        )
    if not board.finish[space]:
        state.cells[here] = space
        return
    # ED-END-1: straight on to El Dorado, leaving the space free. ED-END-8: left-over power is lost.
    state.cells[here] = -1
    state.power = 0
    if state.narrating:
        state.tell("reaches", state.seat, {"pawn": int(pawn) + 1})
    if state.pawns == 2 and state.cells[PAWN + state.seat * 2 + 1 - pawn] >= 0:
        return  # ED-TWO-2: the first of two pawns starts nothing.
    state.arrivals += 1
    state.cells[state.seat * STRIDE + HOME] = state.arrivals
    if state.narrating:
        state.tell("arrives", state.seat, {})


def remove_blockade(state: State, joint: i64) -> i64:
    """ED-BLOCK-3, ED-BLOCK-6: the blockade on a joint goes to the current seat. Returns its number."""
    unit: i64 = 1
    number = state.cells[STANDING + joint]
    state.cells[STANDING + joint] = 0
    state.cells[state.seat * STRIDE + TAKEN] |= unit << number
    state.opened |= unit << joint
    _show_caves(state)
    if state.narrating:
        state.tell(
            "overcomes",
            state.seat,
            {"number": int(number), "terrain": TERRAINS[BLOCKADE_TERRAIN[number]], "joint": f"j{joint}"},
        )
    return number


def _show_caves(state: State) -> None:
    """ED-CAVE-5: a pawn of another player that a blockade kept from a cave now stands beside it, without arriving."""
    if not state.caves:
        return
    first: i64 = state.seat * state.pawns
    pawn: i64 = 0
    while pawn < state.players * state.pawns:
        if state.cells[PAWN + pawn] >= 0 and (pawn < first or pawn >= first + state.pawns):
            state.cells[BESIDE + pawn] |= caves_beside(state, state.cells[PAWN + pawn])
        pawn += 1


def caves_beside(state: State, space: i64) -> i64:
    """The caves next to a space with no standing blockade in between, as a mask."""
    board = state.table()
    unit: i64 = 1
    seen: i64 = 0
    direction: i64 = 0
    while direction < 6:
        cave = board.cave[space * 6 + direction]
        if cave >= 0:
            joint = board.edge[space * 6 + direction]
            if joint < 0 or state.cells[STANDING + joint] == 0:
                seen |= unit << cave
        direction += 1
    return seen


def can_go_on(state: State) -> bool:
    """Whether left-over power may still matter: a space or blockade in reach, or an interruption that may open one.

    Only what everyone sees decides, so a card in hand counts whatever it is: to stop by itself for want of an action
    card would tell the others that the hand holds none.
    """
    if state.hand() != 0 or state.tokens() & INTERRUPTING != 0:
        return True
    return reach(state, state.pawn, state.symbol, state.power) != 0


def stop(state: State) -> None:
    """ED-MOVE-3: the use of the card ends. Left-over power is lost, caves next to the pawn are offered."""
    if state.narrating and state.power > 0:
        state.tell("loses-power", state.seat, {"number": int(state.power), "symbol": SYMBOLS[state.symbol]})
    state.power = 0
    state.using = False
    if state.kind >= 0 and ITEM[state.kind]:
        state.items += one(state.kind)
    state.kind = -1
    rest(state, state.pawn)


def rest(state: State, pawn: i64) -> None:
    """A pawn stands still after it moved or removed a blockade.

    ED-CAVE-5: a blockade that the player removed counts as an arrival for the other pawn, too, if it stood in its way.
    """
    arrive(state, pawn, state.moved, state.opened)
    if state.pawns == 2:
        arrive(state, 1 - pawn, False, state.opened)
    state.moved = False
    state.opened = 0


def arrive(state: State, pawn: i64, moved: bool, opened: i64) -> None:
    """ED-CAVE-1, ED-CAVE-3, ED-CAVE-5: notes which caves a pawn that stops may explore."""
    if not state.caves or not (moved or opened != 0):
        return
    space = state.pawn_space(pawn)
    if space < 0:
        return
    board = state.table()
    near = board.near[space]
    me = BESIDE + state.seat * state.pawns + pawn
    state.cells[me] &= near
    if near == 0:
        return
    seen = caves_beside(state, space)
    fresh: i64 = seen & ~state.cells[me]
    state.cells[me] |= seen
    unit: i64 = 1
    direction: i64 = 0
    while direction < 6:
        cave = board.cave[space * 6 + direction]
        if cave >= 0 and (fresh >> cave) & 1 and state.cells[CAVE + cave] > 0:
            joint = board.edge[space * 6 + direction]
            if moved or (joint >= 0 and (opened >> joint) & 1 == 1):
                state.pending |= unit << (cave + 8 * pawn)
        direction += 1


def settle(state: State) -> None:
    """After a play: what is asked next. Caves first, then items to save, then the movement or the turn goes on."""
    if state.using and (state.power == 0 or not can_go_on(state)):
        stop(state)
    while state.pending != 0:
        if state.edition != EDITION_2019:
            state.mode = EXPLORE
            return
        explore(state)  # ED-CAVE-1: in the edition of 2019 a cave is explored without asking.
    if state.items != 0:
        if has(state.tokens(), TOKEN_KEEP):
            state.mode = SAVE
            return
        let_items_go(state)
    state.mode = MOVE if state.using else PLAY


def offered(state: State) -> i64:
    """The cave and pawn of the offer to explore: cave + 8 * pawn."""
    place: i64 = 0
    while not (state.pending >> place) & 1:
        place += 1
    return place


def explore(state: State) -> None:
    """ED-CAVE-1: the cave's top token goes, face up, to the player."""
    place = offered(state)
    unit: i64 = 1
    state.pending -= unit << place
    cave = place & 7
    state.cells[CAVE + cave] -= 1
    if state.cells[CAVE + cave] == 0:
        # ED-CAVE-6: nothing is left for the other pawn.
        state.pending &= ~((unit << cave) | (unit << (cave + 8)))
    token = nth(state.cells[POOL], state.pick(size(state.cells[POOL])))
    state.cells[POOL] -= one(token)
    state.cells[state.seat * STRIDE + TOKENS] += one(token)
    state.revealed = True
    if state.narrating:
        state.tell("explores", state.seat, {"token": TOKEN_IDS[token], "cave": f"c{cave}"})


def decline(state: State) -> None:
    """ED-CAVE-1, 2023: declined means lost for that stop."""
    unit: i64 = 1
    state.pending -= unit << offered(state)


def save_item(state: State, kind: i64) -> None:
    """ED-CAVE-TOK-6: a token saves one item, which is discarded at the end of the turn."""
    state.items -= one(kind)
    state.spend_token(TOKEN_KEEP)
    state.put(PLAYED, kind)
    if state.narrating:
        state.tell("saves", state.seat, {"card": CARD_IDS[kind]})


def let_items_go(state: State) -> None:
    """ED-ITEM-1: used items leave the game."""
    state.cells[state.seat * STRIDE + REMOVED] += state.items
    state.items = 0


def overcome_with_power(state: State, joint: i64) -> None:
    """ED-BLOCK-2, ED-BLOCK-4: the blockade takes its value from the card in use; the rest may carry the pawn on."""
    number = remove_blockade(state, joint)
    state.power -= BLOCKADE_VALUE[number]


def step_with_power(state: State, direction: i64) -> None:
    """ED-MOVE-1, ED-MOVE-2: a step takes the space's value from the card in use."""
    board = state.table()
    space = state.pawn_space(state.pawn)
    state.power -= board.value[board.next[space * 6 + direction]]
    walk(state, state.pawn, direction)
