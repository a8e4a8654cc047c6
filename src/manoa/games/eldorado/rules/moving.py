"""Pawns on the move: steps, blockades, stops, caves, arrival."""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import Mask, all_of, has, nth, one, size
from manoa.games.eldorado.ids import cave_id, joint_id, space_id
from manoa.games.eldorado.rules.reach import reach
from manoa.games.eldorado.state import State
from manoa.kernel.native import i64

# A cave offered to a pawn: its number, and the pawn's above it. `State.pending` is a mask of offers.
Offer = i64

_PAWN_OF_OFFER: Final = 3

# ED-CAVE-7: the tokens that may be played in the middle of a movement.
INTERRUPTING: Final[Mask] = all_of(
    [
        components.TOKEN_DRAW,
        components.TOKEN_REMOVE,
        components.TOKEN_REPLACE,
        components.TOKEN_PASS,
        components.TOKEN_NATIVE,
    ]
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
    board = state.board
    here = zone.PAWN + state.seat * state.pawns + pawn
    space = board.next[state.cells[here] * 6 + direction]
    state.moved = True
    if state.narrating:
        state.tell(
            "steps",
            state.seat,
            {"pawn": int(pawn) + 1, "to": space_id(space), "terrain": components.TERRAINS[board.terrain[space]]},
        )
    if not board.finish[space]:
        state.cells[here] = space
        return
    # ED-END-1: straight on to El Dorado, leaving the space free. ED-END-8: left-over power is lost.
    state.cells[here] = -1
    state.power = 0
    if state.narrating:
        state.tell("reaches", state.seat, {"pawn": int(pawn) + 1})
    if state.pawns == 2 and state.cells[zone.PAWN + state.seat * 2 + 1 - pawn] >= 0:
        return  # ED-TWO-2: the first of two pawns starts nothing.
    state.arrivals += 1
    state.cells[state.seat * zone.STRIDE + zone.HOME] = state.arrivals
    if state.narrating:
        state.tell("arrives", state.seat, {})


def remove_blockade(state: State, joint: i64) -> i64:
    """ED-BLOCK-3, ED-BLOCK-6: the blockade on a joint goes to the current seat. Returns its number."""
    unit: i64 = 1
    number = state.cells[zone.STANDING + joint]
    state.cells[zone.STANDING + joint] = 0
    state.cells[state.seat * zone.STRIDE + zone.TAKEN] |= unit << number
    state.opened |= unit << joint
    _show_caves(state)
    if state.narrating:
        state.tell(
            "overcomes",
            state.seat,
            {
                "number": int(number),
                "terrain": components.TERRAINS[components.BLOCKADE_TERRAIN[number]],
                "joint": joint_id(joint),
            },
        )
    return number


def _show_caves(state: State) -> None:
    """ED-CAVE-5: a pawn of another player that a blockade kept from a cave now stands beside it, without arriving."""
    if not state.caves:
        return
    first: i64 = state.seat * state.pawns
    pawn: i64 = 0
    while pawn < state.players * state.pawns:
        if state.cells[zone.PAWN + pawn] >= 0 and (pawn < first or pawn >= first + state.pawns):
            state.cells[zone.BESIDE + pawn] |= caves_beside(state, state.cells[zone.PAWN + pawn])
        pawn += 1


def caves_beside(state: State, space: i64) -> Mask:
    """The caves next to a space with no standing blockade in between, as a mask."""
    board = state.board
    unit: i64 = 1
    seen: Mask = 0
    direction: i64 = 0
    while direction < 6:
        cave = board.cave[space * 6 + direction]
        if cave >= 0:
            joint = board.edge[space * 6 + direction]
            if joint < 0 or state.cells[zone.STANDING + joint] == 0:
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
        state.tell("loses-power", state.seat, {"number": int(state.power), "symbol": components.SYMBOLS[state.symbol]})
    state.power = 0
    state.using = False
    if state.kind >= 0 and components.ITEM[state.kind]:
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


def arrive(state: State, pawn: i64, moved: bool, opened: Mask) -> None:
    """ED-CAVE-1, ED-CAVE-3, ED-CAVE-5: notes which caves a pawn that stops may explore."""
    if not state.caves or not (moved or opened != 0):
        return
    space = state.pawn_space(pawn)
    if space < 0:
        return
    board = state.board
    near = board.near[space]
    me = zone.BESIDE + state.seat * state.pawns + pawn
    state.cells[me] &= near
    if near == 0:
        return
    seen = caves_beside(state, space)
    fresh: Mask = seen & ~state.cells[me]
    state.cells[me] |= seen
    unit: i64 = 1
    direction: i64 = 0
    while direction < 6:
        cave = board.cave[space * 6 + direction]
        if cave >= 0 and (fresh >> cave) & 1 and state.cells[zone.CAVE + cave] > 0:
            joint = board.edge[space * 6 + direction]
            if moved or (joint >= 0 and (opened >> joint) & 1 == 1):
                state.pending |= unit << offer(cave, pawn)
        direction += 1


def settle(state: State) -> None:
    """After a play: what is asked next. Caves first, then items to save, then the movement or the turn goes on."""
    if state.using and (state.power == 0 or not can_go_on(state)):
        stop(state)
    while state.pending != 0:
        if state.edition != components.EDITION_2019:
            state.mode = mode.EXPLORE
            return
        explore(state)  # ED-CAVE-1: in the edition of 2019 a cave is explored without asking.
    if state.items != 0:
        if has(state.tokens(), components.TOKEN_KEEP):
            state.mode = mode.SAVE
            return
        let_items_go(state)
    state.mode = mode.MOVE if state.using else mode.PLAY


def offer(cave: i64, pawn: i64) -> Offer:
    """That cave for that pawn."""
    return cave | (pawn << _PAWN_OF_OFFER)


def cave_of(offer: Offer) -> i64:
    """The cave that is offered."""
    return offer & (zone.MOST_CAVES - 1)


def pawn_of(offer: Offer) -> i64:
    """The pawn that it is offered to."""
    return offer >> _PAWN_OF_OFFER


def offered(state: State) -> Offer:
    """The offer to be answered now."""
    assert state.pending != 0
    first: Offer = 0
    while not (state.pending >> first) & 1:
        first += 1
    return first


def explore(state: State) -> None:
    """ED-CAVE-1: the cave's top token goes, face up, to the player."""
    now = offered(state)
    unit: i64 = 1
    state.pending -= unit << now
    cave = cave_of(now)
    state.cells[zone.CAVE + cave] -= 1
    if state.cells[zone.CAVE + cave] == 0:
        # ED-CAVE-6: nothing is left for the other pawn.
        state.pending &= ~((unit << offer(cave, 0)) | (unit << offer(cave, 1)))
    token = nth(state.cells[zone.POOL], state.pick(size(state.cells[zone.POOL])))
    state.cells[zone.POOL] -= one(token)
    state.cells[state.seat * zone.STRIDE + zone.TOKENS] += one(token)
    state.revealed = True
    if state.narrating:
        state.tell("explores", state.seat, {"token": components.TOKEN_IDS[token], "cave": cave_id(cave)})


def decline(state: State) -> None:
    """ED-CAVE-1, 2023: declined means lost for that stop."""
    unit: i64 = 1
    state.pending -= unit << offered(state)


def save_item(state: State, kind: i64) -> None:
    """ED-CAVE-TOK-6: a token saves one item, which is discarded at the end of the turn."""
    state.items -= one(kind)
    state.spend_token(components.TOKEN_KEEP)
    state.put(zone.PLAYED, kind)
    if state.narrating:
        state.tell("saves", state.seat, {"card": components.CARD_IDS[kind]})


def let_items_go(state: State) -> None:
    """ED-ITEM-1: used items leave the game."""
    state.cells[state.seat * zone.STRIDE + zone.REMOVED] += state.items
    state.items = 0


def overcome_with_power(state: State, joint: i64) -> None:
    """ED-BLOCK-2, ED-BLOCK-4: the blockade takes its value from the card in use; the rest may carry the pawn on."""
    number = remove_blockade(state, joint)
    state.power -= components.BLOCKADE_VALUE[number]


def step_with_power(state: State, direction: i64) -> None:
    """ED-MOVE-1, ED-MOVE-2: a step takes the space's value from the card in use."""
    board = state.board
    space = state.pawn_space(state.pawn)
    state.power -= board.value[board.next[space * 6 + direction]]
    walk(state, state.pawn, direction)
