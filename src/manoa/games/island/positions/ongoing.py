"""Whether what is going on in a position can be: whose turn it is, what is asked, battles, windows, offers."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, mode, zone
from manoa.games.island.rules import armies, battles, beaten, buying, moving, reactions, trading
from manoa.games.island.state import State
from manoa.kernel.errors import BadRecord

# Modes before the explore phase, and those in which a battle, window or purchase may be going on.
_BEFORE: Final = (mode.CHOOSE, mode.REROLL, mode.STEAL, mode.DICE)
_AMID: Final = (mode.REACT, mode.MARCH, mode.RIVAL, mode.PLACE, mode.PAY, mode.SETTLE)
_TRADING: Final = (mode.TRADE, mode.OFFER, mode.ANSWER)
# Modes that ask somebody else than the active player, or may.
_OTHERS: Final = (*_AMID, *_TRADING, mode.CHOOSE, mode.OVER)
# What trade out of order comes in between.
_PAUSED: Final = (
    mode.REROLL,
    mode.STEAL,
    mode.DICE,
    mode.HARVEST,
    mode.LOOK,
    mode.EXPLORE,
    mode.LAY,
    mode.DISCARD,
    mode.SETTLE,
)


def need(condition: bool, field: str, value: object) -> None:
    """Refuses a position by its field."""
    if not condition:
        raise BadRecord("error-position-field", field=f"state.{field}", value=str(value))


def check_ongoing(state: State) -> None:
    """Refuses a position in which what is going on contradicts itself."""
    _check_trade(state)
    _check_turn(state)
    _check_roll(state)
    _check_end(state)
    _check_battles(state)
    _check_doing(state)
    _check_offer(state)


def _going_on(state: State) -> int:
    """What is asked, or will be once trade that came in between is over."""
    return int(state.paused if state.paused >= 0 else state.mode)


def _check_trade(state: State) -> None:
    """IS-TRADE-5: who trades out of order, and what that came in between."""
    what, paused = int(state.mode), int(state.paused)
    need(paused < 0 or (paused in _PAUSED and what in _TRADING), "doing.paused", paused)
    need(what != mode.TRADE or paused >= 0, "doing.paused", paused)
    need((state.trader >= 0) == (what in _TRADING), "doing.trader", int(state.trader))
    need(paused >= 0 or state.trader in (-1, state.active), "doing.trader", int(state.trader))
    need(what != mode.TRADE or state.seat == state.trader, "seat", int(state.seat))
    need(state.wanting == 0 or what not in (mode.CHOOSE, mode.OVER), "wanting", int(state.wanting))
    need(what not in _TRADING or (state.wanting >> state.trader) & 1 == 0, "wanting", int(state.trader))
    at_will = what == mode.EXPLORE and state.active >= 0
    need(not at_will or (state.wanting >> state.active) & 1 == 0, "wanting", int(state.active))
    most = int(trading.most_offers(state))
    begun = [int(trading.offered_by(state, seat)) for seat in range(state.players)]
    need(max(begun) <= most, "turn.offered", begun)
    need(what not in (mode.CHOOSE, mode.OVER) or sum(begun) == 0, "turn.offered", begun)


def _check_turn(state: State) -> None:
    what = int(state.mode)
    begun = what != mode.CHOOSE
    need((state.first >= 0) == begun, "first", int(state.first))
    need((state.active >= 0) == (begun and what != mode.OVER), "active", int(state.active))
    need(what in _OTHERS or state.seat == state.active, "seat", int(state.seat))
    need(begun or state.round == 1, "round", int(state.round))
    need(state.limit == 0 or state.round <= state.limit, "round", int(state.round))
    person = state.of(state.active, zone.PERSON) if state.active >= 0 else -1
    need(not state.marched or person == components.BELLONA, "turn.marched", True)
    asked = {mode.REROLL: components.NICOLAS, mode.STEAL: components.LAFFITE, mode.LOOK: components.EMMA}
    going = _going_on(state)
    need(going not in asked or person == asked[going], "mode", mode.NAMES[what])
    moved = state.mover >= 0
    need(moved == (state.moved_to >= 0), "turn.mover", int(state.mover))
    need(moved or (state.moved_from < 0 and state.moved == 0), "turn.mover", int(state.mover))
    need(not moved or state.active >= 0, "turn.mover", int(state.mover))
    need(not moved or state.moved > 0 or state.mover == state.active, "turn.moved", int(state.moved))
    need(state.moved == 0 or state.moved_from >= 0, "turn.moved_from", "")
    if state.picked:
        origin = int(state.of(state.active, zone.CAME_FROM)) if state.active >= 0 else -1
        taken = origin >= grid.ISLAND_CELLS and state.kind(origin) in (components.NOTHING, components.FLOOR)
        need(state.holder == state.active and taken, "turn.picked", True)


def _check_roll(state: State) -> None:
    what = _going_on(state)
    dice = [int(state.die_one), int(state.die_two)]
    need(all(dice) if what != mode.CHOOSE else not any(dice), "turn.dice", dice)
    need(what != mode.DICE or dice[0] != dice[1], "turn.dice", dice)
    need((state.speed_die < 0) == (what in _BEFORE), "turn.speed_die", int(state.speed_die))
    most = 7 if state.speed_die >= 0 and what not in (mode.DISCARD, mode.OVER) else 0
    need(state.speed <= most, "turn.speed", int(state.speed))
    left = int(state.left)
    limits = {
        mode.STEAL: (1, 2),
        mode.HARVEST: (1, 6),
        mode.LOOK: (0, 1 if state.cells[zone.TOP + 2] != components.NOTHING else 0),
        mode.PLACE: (0, 2 * components.MOST_CARDS),
        mode.PAY: (1, 2 * components.MOST_CARDS),
        mode.DISCARD: (1, 3 * components.MOST_CARDS),
    }
    least, most = limits.get(what, (0, 0))
    need(least <= left <= most, "doing.left", left)
    need(what != mode.LOOK or state.cells[zone.TOP + 1] != components.NOTHING, "top", "")
    if what == mode.DISCARD:
        over = int(state.hand_size(state.active) - state.box.hand_limit)
        # What changes hands in between is counted afterwards.
        need(state.limited and (left == over or state.paused >= 0), "doing.left", left)


def _check_end(state: State) -> None:
    """IS-WIN-1: the game is over when somebody has all shrines, or at the round limit, and not otherwise."""
    won = any(state.shrines(seat) == components.SHRINES + 1 for seat in range(state.players))
    if state.mode == mode.OVER:
        need(won or state.round == state.limit, "mode", "over")
    else:
        need(not won, "mode", mode.NAMES[state.mode])


def _check_battles(state: State) -> None:
    going = _going_on(state)
    amid = going in _AMID
    number = int(state.cells[zone.QUEUED])
    need(amid or number == 0, "battles", number)
    need(amid or not (state.due or state.passed), "doing.due", bool(state.due))
    need(amid or not state.ending or going == mode.DISCARD, "turn.ending", True)
    need(amid or state.named < 0, "doing.named", int(state.named))
    need(amid or state.piece < 0, "doing.piece", int(state.piece))
    dwellers = [cell for cell in range(grid.ISLAND_CELLS, grid.CELLS) if state.kind(cell) >= components.DWELLER]
    begun: list[tuple[int, int, int]] = []
    for place in range(number):
        entry = state.cells[zone.QUEUE + place]
        field = f"battles[{place}]"
        cell, attacker = int(battles.cell_of(entry)), int(battles.attacker_of(entry))
        against = battles.against_of(entry)
        need((battles.rivals_of(entry) >> attacker) & 1 == 0, f"{field}.rivals", attacker)
        # There is one attack of a seat on those on a cell, and one farm or dweller at a time.
        key = (attacker, cell, 0) if against == battles.RIVALS else (-1, -1, int(against))
        need(key not in begun, field, grid.CELL_IDS[cell])
        begun.append(key)
        if against == battles.A_DWELLER:
            found = cell in dwellers and state.of(attacker, zone.AT_CELL) == cell and attacker == state.active
            need(found, f"{field}.cell", grid.CELL_IDS[cell])
            dwellers.remove(cell)
        elif against == battles.A_FARM:
            owners = [seat for seat in range(state.players) if (battles.rivals_of(entry) >> seat) & 1]
            need(
                len(owners) == 1 and battles.farm_slot(state, owners[0], battles.corner_of(entry)) >= 0,
                f"{field}.farm",
                "",
            )
            near = [int(grid.AT[3 * battles.corner_of(entry) + beside]) for beside in range(3)]
            need(cell in near and attacker == state.active, f"{field}.cell", grid.CELL_IDS[cell])
            need(state.round > 1, f"{field}.against", "farm")
        else:
            need(state.round > 1 and state.kind(cell) < components.DWELLER, f"{field}.cell", grid.CELL_IDS[cell])
        # While a beaten explorer is put elsewhere, battles that came to nothing are not yet dropped.
        need(state.mode in (mode.PLACE, mode.PAY) or not battles.lapsed(state, entry), field, grid.CELL_IDS[cell])
    if state.named >= 0:
        place = int(battles.upcoming(state))
        rivals = (
            battles.rivals_of(state.cells[zone.QUEUE + place])
            if place >= 0 and state.mode not in (mode.PLACE, mode.PAY)
            else 0
        )
        need((rivals >> state.named) & 1 == 1, "doing.named", int(state.named))
    # Who picks the cave shrine up on the way to a dweller may have won before it is fought.
    need(not dwellers or state.mode == mode.OVER, "battles", [grid.CELL_IDS[cell] for cell in dwellers])


def _check_doing(state: State) -> None:
    what = _going_on(state)
    need((state.tile != components.NOTHING) == (what == mode.LAY), "doing.tile", int(state.tile))
    need((state.march_from >= 0) == (what == mode.MARCH), "doing.march_from", int(state.march_from))
    need((state.loser >= 0) == (what in (mode.PLACE, mode.PAY)), "doing.loser", int(state.loser))
    need((state.winner >= 0) == (state.loser >= 0), "doing.winner", int(state.winner))
    need(state.loser >= 0 or state.payee == mode.TO_SEAT, "doing.payee", int(state.payee))
    _check_purchase(state)
    if what == mode.LAY:
        on_island = state.of(state.active, zone.AT_CELL) < grid.ISLAND_CELLS
        kind_fits = (state.tile <= components.ENTRANCE) == on_island and state.tile != components.FLOOR
        need(kind_fits and moving.lay_ways(state) != 0, "doing.tile", int(state.tile))
    elif what == mode.MARCH:
        here = state.march_from
        able = state.villagers(state.seat, here) > 0 and armies.march_ways(state, state.seat, here) != 0
        need(able, "doing.march_from", grid.CELL_IDS[here])
        paid = armies.free_move(state, state.seat) or state.can_pay(state.seat, components.ARMY)
        need(paid and (state.due or state.seat == state.active), "seat", int(state.seat))
    elif what == mode.REACT:
        asked = state.due and (state.passed >> state.seat) & 1 == 0 and reactions.can_react(state, state.seat)
        need(asked, "seat", int(state.seat))
    elif what == mode.RIVAL:
        place = battles.upcoming(state)
        entry = state.cells[zone.QUEUE + place] if place >= 0 else 0
        named = place >= 0 and battles.opponent(state, entry) < 0 and battles.attacker_of(entry) == state.seat
        need(named, "seat", int(state.seat))
    elif what in (mode.PLACE, mode.PAY):
        need(state.loser != state.winner, "doing.winner", int(state.winner))
        need(state.seat == (state.winner if what == mode.PLACE else state.loser), "seat", int(state.seat))
        need(
            state.left <= state.hand_size(state.loser) // (2 if what == mode.PLACE else 1),
            "doing.left",
            int(state.left),
        )
        need(what == mode.PAY or len(beaten.placing_cells(state)) > 1, "doing.loser", int(state.loser))


def _check_purchase(state: State) -> None:
    piece, spot = int(state.piece), int(state.spot)
    if piece < 0:
        need(spot < 0, "doing.spot", spot)
    elif piece == components.OFFERING:
        need(0 <= spot < components.SHRINES and state.cells[zone.SHRINE_CELL + spot] >= 0, "doing.spot", spot)
    else:
        need(0 <= spot < (grid.CELLS if piece == components.VILLAGER else grid.CORNERS), "doing.spot", spot)
        need(buying.spare(state, state.active, piece) >= 0, "doing.piece", piece)


def _check_offer(state: State) -> None:
    """IS-TRADE-3, IS-TRADE-4: what is proposed is within the bounds, and there."""
    what = int(state.mode)
    offering = what in (mode.OFFER, mode.ANSWER)
    need((state.partner >= 0) == offering, "doing.partner", int(state.partner))
    if not offering:
        need(state.give == 0 and state.want == 0, "doing.give", int(state.give))
        need(state.counter == 0, "doing.counter", int(state.counter))
    if state.counter == 0:
        need(state.countered_give == 0, "doing.countered_give", trading.part_words(state.countered_give))
        need(state.countered_want == 0, "doing.countered_want", trading.part_words(state.countered_want))
    if not offering:
        return
    begun = (trading.approached_by(state, state.trader) >> state.partner) & 1 == 1
    need(state.partner != state.trader and begun, "doing.partner", int(state.partner))
    need(state.counter <= trading.most_counters(state), "doing.counter", int(state.counter))
    need(
        state.seat == (trading.proposer(state) if what == mode.OFFER else trading.answerer(state)),
        "seat",
        int(state.seat),
    )
    _check_sides(state, int(trading.proposer(state)), int(state.give), int(state.want), "")
    if state.counter > 0:
        _check_sides(
            state, int(trading.answerer(state)), int(state.countered_give), int(state.countered_want), "countered_"
        )
        made = state.countered_give != 0 or state.countered_want != 0
        need(made, "doing.countered_give", trading.part_words(state.countered_give))
    need(what == mode.OFFER or trading.can_propose(state), "doing.give", trading.part_words(state.give))


def _check_sides(state: State, seat: int, give: int, want: int, which: str) -> None:
    """What a seat gives it has; what it wants the other has, as far as it can tell."""
    need(trading.holds(state, seat, give), f"doing.{which}give", trading.part_words(give))
    other = int(state.trader) if seat == state.partner else int(state.partner)
    need(
        trading.may_hold(state, other, want) and not trading.on_both_sides(give, want),
        f"doing.{which}want",
        trading.part_words(want),
    )
