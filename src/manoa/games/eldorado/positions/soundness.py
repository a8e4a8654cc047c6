"""Whether a position can be: the box complete, and what is asked possible. What cannot be is refused with its field."""

from __future__ import annotations

from manoa.games.eldorado import components, mode, zone
from manoa.games.eldorado.bags import counts_of, has, members, size
from manoa.games.eldorado.rules.buying import worth
from manoa.games.eldorado.rules.choices import legal
from manoa.games.eldorado.rules.moving import cave_of, pawn_of
from manoa.games.eldorado.rules.reach import leads
from manoa.games.eldorado.state import State
from manoa.kernel.errors import BadRecord


def check(state: State) -> None:
    """Refuses a position that contradicts itself or could not be played on."""
    _check_cards(state)
    _check_tokens(state)
    _check_blockades(state)
    _check_arrivals(state)
    if state.mode == mode.OVER:
        return
    _check_use(state)
    _check_asked(state)
    if len(legal(state)) == 0:
        raise BadRecord("error-position-stuck", game=components.GAME)


def _need(condition: bool, field: str, value: object) -> None:
    if not condition:
        raise BadRecord("error-position-field", field=f"state.{field}", value=str(value))


def _check_cards(state: State) -> None:
    """86 cards (fewer with fewer players), none twice and none missing."""
    cells = state.cells
    for kind in range(components.KINDS):
        total = int(cells[zone.PILE + kind - components.FIRST_PILE]) if kind >= components.FIRST_PILE else 0
        for seat in range(state.players):
            owned = 0
            for kept in (zone.HAND, zone.DRAW, zone.DISCARD, zone.PLAYED, zone.REMOVED):
                owned += int(has(cells[seat * zone.STRIDE + kept], kind))
            if kind < components.FIRST_PILE:
                # Everyone's own deck, which the others never get at.
                _need_cards(kind, owned, int(has(components.OPENING_DECK, kind)))
            total += owned
        if kind >= components.FIRST_PILE:
            total += int(has(state.items, kind)) + (1 if state.item_in_use() == kind else 0)
            _need_cards(kind, total, int(components.MARKET[kind]))


def _need_cards(kind: int, there: int, wanted: int) -> None:
    if there != wanted:
        raise BadRecord(
            "error-position-cards", game=components.GAME, card=components.CARD_IDS[kind], value=there, wanted=wanted
        )


def _check_tokens(state: State) -> None:
    """36 tokens with the Caves variant, and no cave with more tokens than there are unseen."""
    cells = state.cells
    for token, name in enumerate(components.TOKEN_IDS):
        total = int(has(cells[zone.POOL], token) + has(cells[zone.SPENT], token))
        for seat in range(state.players):
            total += int(has(cells[seat * zone.STRIDE + zone.TOKENS], token))
        wanted = int(has(components.ALL_TOKENS, token)) if state.caves else 0
        if total != wanted:
            raise BadRecord("error-position-tokens", game=components.GAME, token=name, value=total, wanted=wanted)
    in_caves = sum(int(cells[zone.CAVE + cave]) for cave in range(state.board.caves))
    _need(in_caves <= size(cells[zone.POOL]), "caves", in_caves)


def _check_blockades(state: State) -> None:
    """Each blockade at most once, on a joint or in front of a seat."""
    seen: set[int] = set()
    placed = [
        int(state.cells[zone.STANDING + joint])
        for joint in range(components.BLOCKADES)
        if state.cells[zone.STANDING + joint]
    ]
    for seat in range(state.players):
        placed += members(state.cells[seat * zone.STRIDE + zone.TAKEN])
    for number in placed:
        if number in seen:
            raise BadRecord("error-position-blockade", game=components.GAME, number=number)
        seen.add(number)


def _check_arrivals(state: State) -> None:
    """Seats are home in the order 1, 2, 3 …"""
    order = sorted(int(state.cells[seat * zone.STRIDE + zone.HOME]) for seat in range(state.players))
    home = [number for number in order if number > 0]
    _need(home == list(range(1, int(state.arrivals) + 1)), "arrivals", int(state.arrivals))


def _check_use(state: State) -> None:
    """A card or token in use moves a pawn that is on the board, in the middle of a movement or an interruption."""
    if state.using:
        _need(state.mode not in (mode.PLAY, mode.PAY, mode.TENDER, mode.CHANGE, mode.DISCARD), "turn.using", True)
        _need(state.power > 0, "turn.power", int(state.power))
        _need(state.kind < components.FIRST_ACTION, "turn.card", components.CARD_IDS[state.kind])
        _need(state.pawn_space(state.pawn) >= 0, "turn.pawn", int(state.pawn))
    else:
        _need(state.mode != mode.MOVE, "turn.using", False)
        _need(state.power == 0 and state.kind < 0, "turn.power", int(state.power))
    for kind in range(components.KINDS):
        _need(has(state.items, kind) == 0 or components.ITEM[kind] == 1, "turn.items", components.CARD_IDS[kind])
    _need(
        state.items == 0 or state.mode in (mode.TENDER, mode.REMOVE, mode.TAKE, mode.EXPLORE, mode.SAVE),
        "turn.items",
        counts_of(state.items, components.CARD_IDS),
    )
    _need((state.pending != 0) == (state.mode == mode.EXPLORE), "turn.pending", members(state.pending))
    if state.fresh >= 0:
        known = state.edition == components.EDITION_2019 and state.bought and state.mode != mode.DISCARD
        in_pile = has(state.cells[state.seat * zone.STRIDE + zone.DISCARD], state.fresh) > 0
        _need(known and in_pile, "turn.fresh", components.CARD_IDS[state.fresh])


def _check_asked(state: State) -> None:
    """What is asked can be answered to its end."""
    asked = state.mode
    owed = int(state.owed)
    if asked == mode.EXPLORE:
        _check_offers(state)
    elif asked == mode.PAY:
        _check_payment(state)
    elif asked == mode.TENDER:
        _need(not state.bought, "turn.bought", True)
        _need(0 <= state.target < components.PILES, "turn.target", int(state.target))
        _need(state.on_sale(state.target, state.slot_free()), "turn.target", int(state.target))
        _need(0 < owed <= 2 * components.PRICE[state.target + components.FIRST_PILE], "turn.owed", owed)
        _need(worth(state.hand(), state.tokens()) >= owed, "turn.owed", owed)
    elif asked == mode.REMOVE:
        _need(0 < owed <= 2 and state.hand() != 0, "turn.owed", owed)
    elif asked == mode.REPLACE:
        _need(owed == 4 and state.laid < owed and state.hand() != 0, "turn.owed", owed)
    elif asked == mode.SAVE:
        _need(
            state.items != 0 and has(state.tokens(), components.TOKEN_KEEP) > 0,
            "turn.items",
            counts_of(state.items, components.CARD_IDS),
        )
    elif asked == mode.CHANGE:
        _need(has(state.tokens(), components.TOKEN_SYMBOL) > 0 and not state.bought, "mode", "change")
    elif asked == mode.LEAD:
        reach = leads(state, 0) | (leads(state, 1) if state.pawns == 2 else 0)
        _need(reach != 0, "mode", "lead")


def _check_offers(state: State) -> None:
    """Caves are offered only to a pawn beside them, and only while they hold tokens."""
    board = state.board
    for place in members(state.pending):
        pawn, cave = pawn_of(place), cave_of(place)
        fits = pawn < state.pawns and cave < board.caves and state.cells[zone.CAVE + cave] > 0
        _need(fits, "turn.pending", members(state.pending))
        space = state.pawn_space(pawn)
        _need(space >= 0 and (board.near[space] >> cave) & 1 == 1, "turn.pending", members(state.pending))


def _check_payment(state: State) -> None:
    """A payment is for a rubble or camp space next to the pawn, or for a rubble blockade that it touches."""
    board = state.board
    space = state.pawn_space(state.pawn)
    target = int(state.target)
    _need(space >= 0, "turn.pawn", int(state.pawn))
    if state.for_joint:
        fits = 0 <= target < board.joints and (board.touch[space] >> target) & 1 == 1
        _need(fits, "turn.target", target)
        blockade = state.cells[zone.STANDING + target]
        _need(blockade > 0 and components.BLOCKADE_TERRAIN[blockade] == components.RUBBLE, "turn.target", target)
        value = int(components.BLOCKADE_VALUE[blockade])
    else:
        _need(0 <= target < 6, "turn.target", target)
        beyond = board.next[space * 6 + target]
        _need(beyond >= 0, "turn.target", target)
        _need(board.terrain[beyond] >= components.RUBBLE, "turn.target", target)
        value = int(board.value[beyond])
    owed = int(state.owed)
    _need(0 < owed <= value and owed <= size(state.hand()), "turn.owed", owed)
