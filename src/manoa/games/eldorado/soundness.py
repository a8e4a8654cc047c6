"""Whether a position can be: the box complete, and what is asked possible. What cannot be is refused with its field."""

from __future__ import annotations

from manoa.games.eldorado.choices import leads, legal, worth
from manoa.games.eldorado.components import (
    ALL_TOKENS,
    BLOCKADE_TERRAIN,
    BLOCKADE_VALUE,
    BLOCKADES,
    CARD_IDS,
    FIRST_ACTION,
    FIRST_PILE,
    GAME,
    ITEM,
    KINDS,
    MARKET,
    OPENING_DECK,
    PILES,
    PRICE,
    RUBBLE,
    TOKEN_IDS,
    TOKEN_KEEP,
    TOKEN_SYMBOL,
    counts_of,
    has,
    size,
)
from manoa.games.eldorado.state import (
    CAVE,
    CHANGE,
    DISCARD,
    DISCARDING,
    DRAW,
    EDITION_2019,
    EXPLORE,
    HAND,
    HOME,
    LEAD,
    MOVE,
    OVER,
    PAY,
    PILE,
    PLAY,
    PLAYED,
    POOL,
    REMOVE,
    REMOVED,
    REPLACE,
    SAVE,
    SPENT,
    STANDING,
    STRIDE,
    TAKE,
    TAKEN,
    TENDER,
    TOKENS,
    State,
)
from manoa.kernel.errors import BadRecord
from manoa.kernel.native import i64


def check(state: State) -> None:
    """Refuses a position that contradicts itself or could not be played on."""
    _check_cards(state)
    _check_tokens(state)
    _check_blockades(state)
    _check_arrivals(state)
    if state.mode == OVER:
        return
    _check_use(state)
    _check_asked(state)
    if len(legal(state)) == 0:
        raise BadRecord("error-position-stuck", game=GAME)


def bits(mask: i64) -> list[int]:
    """The numbers of the bits that a mask has set."""
    return [bit for bit in range(16) if (mask >> bit) & 1]


def _need(condition: bool, field: str, value: object) -> None:
    if not condition:
        raise BadRecord("error-position-field", field=f"state.{field}", value=str(value))


def _check_cards(state: State) -> None:
    """86 cards (fewer with fewer players), none twice and none missing."""
    cells = state.cells
    for kind in range(KINDS):
        total = int(cells[PILE + kind - FIRST_PILE]) if kind >= FIRST_PILE else 0
        for seat in range(state.players):
            owned = 0
            for zone in (HAND, DRAW, DISCARD, PLAYED, REMOVED):
                owned += int(has(cells[seat * STRIDE + zone], kind))
            if kind < FIRST_PILE:
                # Everyone's own deck, which the others never get at.
                _need_cards(kind, owned, int(has(OPENING_DECK, kind)))
            total += owned
        if kind >= FIRST_PILE:
            total += int(has(state.items, kind)) + (1 if state.item_in_use() == kind else 0)
            _need_cards(kind, total, int(MARKET[kind]))


def _need_cards(kind: int, there: int, wanted: int) -> None:
    if there != wanted:
        raise BadRecord("error-position-cards", game=GAME, card=CARD_IDS[kind], value=there, wanted=wanted)


def _check_tokens(state: State) -> None:
    """36 tokens with the Caves variant, and no cave with more tokens than there are unseen."""
    cells = state.cells
    for token, name in enumerate(TOKEN_IDS):
        total = int(has(cells[POOL], token) + has(cells[SPENT], token))
        for seat in range(state.players):
            total += int(has(cells[seat * STRIDE + TOKENS], token))
        wanted = int(has(ALL_TOKENS, token)) if state.caves else 0
        if total != wanted:
            raise BadRecord("error-position-tokens", game=GAME, token=name, value=total, wanted=wanted)
    in_caves = sum(int(cells[CAVE + cave]) for cave in range(state.table().caves))
    _need(in_caves <= size(cells[POOL]), "caves", in_caves)


def _check_blockades(state: State) -> None:
    """Each blockade at most once, on a joint or in front of a seat."""
    seen: set[int] = set()
    placed = [int(state.cells[STANDING + joint]) for joint in range(BLOCKADES) if state.cells[STANDING + joint]]
    for seat in range(state.players):
        placed += bits(state.cells[seat * STRIDE + TAKEN])
    for number in placed:
        if number in seen:
            raise BadRecord("error-position-blockade", game=GAME, number=number)
        seen.add(number)


def _check_arrivals(state: State) -> None:
    """Seats are home in the order 1, 2, 3 …"""
    order = sorted(int(state.cells[seat * STRIDE + HOME]) for seat in range(state.players))
    home = [number for number in order if number > 0]
    _need(home == list(range(1, int(state.arrivals) + 1)), "arrivals", int(state.arrivals))


def _check_use(state: State) -> None:
    """A card or token in use moves a pawn that is on the board, in the middle of a movement or an interruption."""
    if state.using:
        _need(state.mode not in (PLAY, PAY, TENDER, CHANGE, DISCARDING), "turn.using", True)
        _need(state.power > 0, "turn.power", int(state.power))
        _need(state.kind < FIRST_ACTION, "turn.card", CARD_IDS[state.kind])
        _need(state.pawn_space(state.pawn) >= 0, "turn.pawn", int(state.pawn))
    else:
        _need(state.mode != MOVE, "turn.using", False)
        _need(state.power == 0 and state.kind < 0, "turn.power", int(state.power))
    for kind in range(KINDS):
        _need(has(state.items, kind) == 0 or ITEM[kind] == 1, "turn.items", CARD_IDS[kind])
    _need(
        state.items == 0 or state.mode in (TENDER, REMOVE, TAKE, EXPLORE, SAVE),
        "turn.items",
        counts_of(state.items, CARD_IDS),
    )
    _need((state.pending != 0) == (state.mode == EXPLORE), "turn.pending", bits(state.pending))
    if state.fresh >= 0:
        known = state.edition == EDITION_2019 and state.bought and state.mode != DISCARDING
        in_pile = has(state.cells[state.seat * STRIDE + DISCARD], state.fresh) > 0
        _need(known and in_pile, "turn.fresh", CARD_IDS[state.fresh])


def _check_asked(state: State) -> None:
    """What is asked can be answered to its end."""
    mode = state.mode
    owed = int(state.owed)
    if mode == EXPLORE:
        _check_offers(state)
    elif mode == PAY:
        _check_payment(state)
    elif mode == TENDER:
        _need(not state.bought, "turn.bought", True)
        _need(0 <= state.target < PILES, "turn.target", int(state.target))
        _need(state.on_sale(state.target, state.slot_free()), "turn.target", int(state.target))
        _need(0 < owed <= 2 * PRICE[state.target + FIRST_PILE], "turn.owed", owed)
        _need(worth(state.hand(), state.tokens()) >= owed, "turn.owed", owed)
    elif mode == REMOVE:
        _need(0 < owed <= 2 and state.hand() != 0, "turn.owed", owed)
    elif mode == REPLACE:
        _need(owed == 4 and state.laid < owed and state.hand() != 0, "turn.owed", owed)
    elif mode == SAVE:
        _need(state.items != 0 and has(state.tokens(), TOKEN_KEEP) > 0, "turn.items", counts_of(state.items, CARD_IDS))
    elif mode == CHANGE:
        _need(has(state.tokens(), TOKEN_SYMBOL) > 0 and not state.bought, "mode", "change")
    elif mode == LEAD:
        reach = leads(state, 0) | (leads(state, 1) if state.pawns == 2 else 0)
        _need(reach != 0, "mode", "lead")


def _check_offers(state: State) -> None:
    """Caves are offered only to a pawn beside them, and only while they hold tokens."""
    board = state.table()
    for place in bits(state.pending):
        pawn, cave = place >> 3, place & 7
        fits = pawn < state.pawns and cave < board.caves and state.cells[CAVE + cave] > 0
        _need(fits, "turn.pending", bits(state.pending))
        space = state.pawn_space(pawn)
        _need(space >= 0 and (board.near[space] >> cave) & 1 == 1, "turn.pending", bits(state.pending))


def _check_payment(state: State) -> None:
    """A payment is for a rubble or camp space next to the pawn, or for a rubble blockade that it touches."""
    board = state.table()
    space = state.pawn_space(state.pawn)
    target = int(state.target)
    _need(space >= 0, "turn.pawn", int(state.pawn))
    if state.for_joint:
        fits = 0 <= target < board.joints and (board.touch[space] >> target) & 1 == 1
        _need(fits, "turn.target", target)
        blockade = state.cells[STANDING + target]
        _need(blockade > 0 and BLOCKADE_TERRAIN[blockade] == RUBBLE, "turn.target", target)
        value = int(BLOCKADE_VALUE[blockade])
    else:
        _need(0 <= target < 6, "turn.target", target)
        beyond = board.next[space * 6 + target]
        _need(beyond >= 0, "turn.target", target)
        _need(board.terrain[beyond] >= RUBBLE, "turn.target", target)
        value = int(board.value[beyond])
    owed = int(state.owed)
    _need(0 < owed <= value and owed <= size(state.hand()), "turn.owed", owed)
