"""Whether what is going on in a position can be: whose turn it is, what is asked, battles, windows, offers."""

from __future__ import annotations

from typing import Final

from manoa.games.island.armies import free_move, march_ways
from manoa.games.island.beaten import placing_cells
from manoa.games.island.buying import spare
from manoa.games.island.components import (
    ARMY,
    BELLONA,
    DWELLER,
    EMMA,
    ENTRANCE,
    FLOOR,
    LAFFITE,
    MOST_CARDS,
    NICOLAS,
    NOTHING,
    OFFERING,
    SHRINES,
    VILLAGER,
)
from manoa.games.island.grid import AT, CELL_IDS, CELLS, CORNERS, ISLAND_CELLS
from manoa.games.island.moving import lay_ways
from manoa.games.island.queue import (
    against_of,
    attacker_of,
    cell_of,
    corner_of,
    farm_slot,
    lapsed,
    opponent,
    rivals_of,
    upcoming,
)
from manoa.games.island.state import (
    A_DWELLER,
    A_FARM,
    ANSWER,
    AT_CELL,
    CAME_FROM,
    CHOOSE,
    DICE,
    DISCARD,
    HARVEST,
    LAY,
    LOOK,
    MARCH,
    MODES,
    OFFER,
    OVER,
    PAY,
    PERSON,
    PLACE,
    QUEUE,
    QUEUED,
    REACT,
    REROLL,
    RIVAL,
    RIVALS,
    SHRINE_CELL,
    STEAL,
    TO_SEAT,
    TOP,
    State,
)
from manoa.games.island.trading import all_of, answerer, deal_code, holds, may_hold, part, part_words, proposer
from manoa.games.island.windows import can_react
from manoa.kernel.errors import BadRecord
from manoa.kernel.native import i64

# Modes before the explore phase, and those in which a battle, window or purchase may be going on.
_BEFORE: Final = (CHOOSE, REROLL, STEAL, DICE)
_WITHOUT_TRADE: Final = (*_BEFORE, HARVEST, LOOK, OVER)
_AMID: Final = (REACT, MARCH, RIVAL, PLACE, PAY)
# Modes that ask somebody else than the active player, or may.
_OTHERS: Final = (*_AMID, OFFER, ANSWER, CHOOSE, OVER)


def need(condition: bool, field: str, value: object) -> None:
    """Refuses a position by its field."""
    if not condition:
        raise BadRecord("error-position-field", field=f"state.{field}", value=str(value))


def check_ongoing(state: State) -> None:
    """Refuses a position in which what is going on contradicts itself."""
    _check_turn(state)
    _check_roll(state)
    _check_end(state)
    _check_battles(state)
    _check_doing(state)
    _check_deals(state)
    _check_offer(state)


def _check_turn(state: State) -> None:
    mode = int(state.mode)
    begun = mode != CHOOSE
    need((state.first >= 0) == begun, "first", int(state.first))
    need((state.active >= 0) == (begun and mode != OVER), "active", int(state.active))
    need(mode in _OTHERS or state.seat == state.active, "seat", int(state.seat))
    need(begun or state.round == 1, "round", int(state.round))
    need(state.limit == 0 or state.round <= state.limit, "round", int(state.round))
    person = state.of(state.active, PERSON) if state.active >= 0 else -1
    need(not state.marched or person == BELLONA, "turn.marched", True)
    asked = {REROLL: NICOLAS, STEAL: LAFFITE, LOOK: EMMA}
    need(mode not in asked or person == asked[mode], "mode", MODES[mode])
    need(state.offered <= state.tables().trade_offers, "turn.offered", int(state.offered))
    if state.picked:
        origin = int(state.of(state.active, CAME_FROM)) if state.active >= 0 else -1
        taken = origin >= ISLAND_CELLS and state.kind(origin) in (NOTHING, FLOOR)
        need(state.holder == state.active and taken, "turn.picked", True)


def _check_roll(state: State) -> None:
    mode = int(state.mode)
    dice = [int(state.die_one), int(state.die_two)]
    need(all(dice) if mode != CHOOSE else not any(dice), "turn.dice", dice)
    need(mode != DICE or dice[0] != dice[1], "turn.dice", dice)
    need((state.speed_die < 0) == (mode in _BEFORE), "turn.speed_die", int(state.speed_die))
    most = 7 if state.speed_die >= 0 and mode not in (DISCARD, OVER) else 0
    need(state.speed <= most, "turn.speed", int(state.speed))
    left = int(state.left)
    limits = {
        STEAL: (1, 2),
        HARVEST: (1, 6),
        LOOK: (0, 1 if state.cells[TOP + 2] != NOTHING else 0),
        PLACE: (0, 2 * MOST_CARDS),
        PAY: (1, 2 * MOST_CARDS),
        DISCARD: (1, 3 * MOST_CARDS),
    }
    least, most = limits.get(mode, (0, 0))
    need(least <= left <= most, "doing.left", left)
    need(mode != LOOK or state.cells[TOP + 1] != NOTHING, "top", "")
    if mode == DISCARD:
        over = int(state.hand_size(state.active) - state.tables().hand_limit)
        need(state.limited and left == over, "doing.left", left)


def _check_end(state: State) -> None:
    """IS-WIN-1: the game is over when somebody has all shrines, or at the round limit, and not otherwise."""
    won = any(state.shrines(seat) == SHRINES + 1 for seat in range(state.players))
    if state.mode == OVER:
        need(won or state.round == state.limit, "mode", "over")
    else:
        need(not won, "mode", MODES[state.mode])


def _check_battles(state: State) -> None:
    amid = state.mode in _AMID
    number = int(state.cells[QUEUED])
    need(amid or number == 0, "battles", number)
    need(amid or not (state.due or state.passed), "doing.due", bool(state.due))
    need(amid or not state.ending or state.mode == DISCARD, "turn.ending", True)
    need(amid or state.named < 0, "doing.named", int(state.named))
    need(amid or state.piece < 0, "doing.piece", int(state.piece))
    dwellers = [cell for cell in range(ISLAND_CELLS, CELLS) if state.kind(cell) >= DWELLER]
    begun: list[tuple[int, int, int]] = []
    for place in range(number):
        entry = state.cells[QUEUE + place]
        field = f"battles[{place}]"
        cell, attacker = int(cell_of(entry)), int(attacker_of(entry))
        against = against_of(entry)
        need((rivals_of(entry) >> attacker) & 1 == 0, f"{field}.rivals", attacker)
        # There is one attack of a seat on those on a cell, and one farm or dweller at a time.
        key = (attacker, cell, 0) if against == RIVALS else (-1, -1, int(against))
        need(key not in begun, field, CELL_IDS[cell])
        begun.append(key)
        if against == A_DWELLER:
            found = cell in dwellers and state.of(attacker, AT_CELL) == cell and attacker == state.active
            need(found, f"{field}.cell", CELL_IDS[cell])
            dwellers.remove(cell)
        elif against == A_FARM:
            owners = [seat for seat in range(state.players) if (rivals_of(entry) >> seat) & 1]
            need(len(owners) == 1 and farm_slot(state, owners[0], corner_of(entry)) >= 0, f"{field}.farm", "")
            near = [int(AT[3 * corner_of(entry) + beside]) for beside in range(3)]
            need(cell in near and attacker == state.active, f"{field}.cell", CELL_IDS[cell])
            need(state.round > 1, f"{field}.against", "farm")
        else:
            need(state.round > 1 and state.kind(cell) < DWELLER, f"{field}.cell", CELL_IDS[cell])
        # While a beaten explorer is put elsewhere, battles that came to nothing are not yet dropped.
        need(state.mode in (PLACE, PAY) or not lapsed(state, entry), field, CELL_IDS[cell])
    if state.named >= 0:
        place = int(upcoming(state))
        rivals = rivals_of(state.cells[QUEUE + place]) if place >= 0 and state.mode not in (PLACE, PAY) else 0
        need((rivals >> state.named) & 1 == 1, "doing.named", int(state.named))
    # Who picks the cave shrine up on the way to a dweller may have won before it is fought.
    need(not dwellers or state.mode == OVER, "battles", [CELL_IDS[cell] for cell in dwellers])


def _check_doing(state: State) -> None:
    mode = int(state.mode)
    need((state.tile != NOTHING) == (mode == LAY), "doing.tile", int(state.tile))
    need((state.march_from >= 0) == (mode == MARCH), "doing.march_from", int(state.march_from))
    need((state.loser >= 0) == (mode in (PLACE, PAY)), "doing.loser", int(state.loser))
    need((state.winner >= 0) == (state.loser >= 0), "doing.winner", int(state.winner))
    need(state.loser >= 0 or state.payee == TO_SEAT, "doing.payee", int(state.payee))
    _check_purchase(state)
    if mode == LAY:
        on_island = state.of(state.active, AT_CELL) < ISLAND_CELLS
        kind_fits = (state.tile <= ENTRANCE) == on_island and state.tile != FLOOR
        need(kind_fits and lay_ways(state) != 0, "doing.tile", int(state.tile))
    elif mode == MARCH:
        here = state.march_from
        able = state.villagers(state.seat, here) > 0 and march_ways(state, state.seat, here) != 0
        need(able, "doing.march_from", CELL_IDS[here])
        paid = free_move(state, state.seat) or state.can_pay(state.seat, ARMY)
        need(paid and (state.due or state.seat == state.active), "seat", int(state.seat))
    elif mode == REACT:
        asked = state.due and (state.passed >> state.seat) & 1 == 0 and can_react(state, state.seat)
        need(asked, "seat", int(state.seat))
    elif mode == RIVAL:
        place = upcoming(state)
        entry = state.cells[QUEUE + place] if place >= 0 else 0
        named = place >= 0 and opponent(state, entry) < 0 and attacker_of(entry) == state.seat
        need(named, "seat", int(state.seat))
    elif mode in (PLACE, PAY):
        need(state.loser != state.winner, "doing.winner", int(state.winner))
        need(state.seat == (state.winner if mode == PLACE else state.loser), "seat", int(state.seat))
        need(state.left <= state.hand_size(state.loser) // (2 if mode == PLACE else 1), "doing.left", int(state.left))
        need(mode == PAY or len(placing_cells(state)) > 1, "doing.loser", int(state.loser))


def _check_purchase(state: State) -> None:
    piece, spot = int(state.piece), int(state.spot)
    if piece < 0:
        need(spot < 0, "doing.spot", spot)
    elif piece == OFFERING:
        need(0 <= spot < SHRINES and state.cells[SHRINE_CELL + spot] >= 0, "doing.spot", spot)
    else:
        need(0 <= spot < (CELLS if piece == VILLAGER else CORNERS), "doing.spot", spot)
        need(spare(state, state.active, piece) >= 0, "doing.piece", piece)


def _codes(made: i64) -> list[int]:
    """The deals that were proposed, the last one first."""
    codes: list[int] = []
    while made != 0:
        codes.append(int(made & 0xFFFF))
        made >>= 16
    return codes


def _check_deals(state: State) -> None:
    """IS-TRADE-3, IS-TRADE-4: what was proposed this turn is within the bounds, and nothing twice."""
    offers, counters = _codes(state.offers), _codes(state.counters)
    need(state.mode not in _WITHOUT_TRADE or state.offered == 0, "turn.offered", int(state.offered))
    most = state.tables().trade_most
    for place, code in enumerate(offers + counters):
        field = "turn.offers" if place < len(offers) else "turn.counters"
        give, want = (code >> 2) & 63, code >> 8
        for kind in range(3):
            sides = [int(part(give, kind)), int(part(want, kind))]
            need(min(sides) == 0 and max(sides) <= most, field, sides)
        need(code not in (offers + counters)[:place], field, part_words(give))
    partners = [code & 3 for code in offers]
    for code in counters:
        need(code & 3 in partners, "turn.counters", code & 3)
        partners.remove(code & 3)


def _check_offer(state: State) -> None:
    mode = int(state.mode)
    offering = mode in (OFFER, ANSWER)
    need((state.partner >= 0) == offering, "doing.partner", int(state.partner))
    if not offering:
        need(state.give == 0 and state.want == 0, "doing.give", int(state.give))
        need(not state.counter, "doing.counter", True)
        return
    need(state.partner != state.active and state.offered > 0, "doing.partner", int(state.partner))
    need(state.seat == (proposer(state) if mode == OFFER else answerer(state)), "seat", int(state.seat))
    need(holds(state, proposer(state), state.give), "doing.give", part_words(state.give))
    wanted = may_hold(state, answerer(state), state.want) and state.want & all_of(state.give) == 0
    need(wanted, "doing.want", part_words(state.want))
    offers, counters = _codes(state.offers), _codes(state.counters)
    # An offer is kept when it is made; one that is countered is the last that was made.
    made = state.counter or mode == ANSWER
    need(len(offers) < state.offered or made, "turn.offers", len(offers))
    if made:
        need(len(offers) > 0 and offers[0] & 3 == state.partner, "turn.offers", len(offers))
    if mode == ANSWER:
        need(state.give != 0, "doing.give", part_words(state.give))
        code = int(deal_code(state.partner, state.give, state.want, state.counter))
        kept = counters if state.counter else offers
        need(len(kept) > 0 and kept[0] == code, "turn.counters" if state.counter else "turn.offers", len(kept))
