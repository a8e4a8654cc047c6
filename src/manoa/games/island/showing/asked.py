"""What is going on, in words: who is asked for what, battles, windows, purchases, offers."""

from __future__ import annotations

from typing import Any

from manoa.games.island import components, grid, mode, zone
from manoa.games.island.rules import armies, battles, buying, odds, reactions, trading, turns
from manoa.games.island.state import State


def number_or_none(seat: int) -> int | None:
    """A seat or another number; None for -1."""
    return seat if seat >= 0 else None


def pending_tile(state: State) -> dict[str, Any] | None:
    """The tile that was turned up and is to be laid."""
    if state.tile == components.NOTHING:
        return None
    on = grid.map_word(state.of(state.active, zone.AT_CELL))
    words: dict[str, Any] = {"tile": components.tile_word(state.tile), "dweller": None, "map": on}
    if state.tile >= components.DWELLER:
        which = state.tile - components.DWELLER
        words.update(dweller=state.box.dwellers[which], strength=int(state.box.strength[which]))
    return words


def begun(state: State) -> list[dict[str, Any]]:
    """The battles that were begun, the next one first."""
    following = int(battles.upcoming(state))
    places = [
        place
        for place in range(state.cells[zone.QUEUED])
        if place != following and not battles.lapsed(state, state.cells[zone.QUEUE + place])
    ]
    if following >= 0:
        places.insert(0, following)
    return [_battle(state, int(state.cells[zone.QUEUE + place]), place == following) for place in places]


def _battle(state: State, entry: int, first: bool) -> dict[str, Any]:
    against = battles.against_of(entry)
    cell = battles.cell_of(entry)
    rival = int(battles.opponent(state, entry)) if first or against != battles.RIVALS else -1
    rivals = [seat for seat in range(state.players) if (battles.rivals_left(state, entry) >> seat) & 1]
    if len(rivals) == 1:
        rival = rivals[0]
    words: dict[str, Any] = {
        "attacker": int(battles.attacker_of(entry)),
        "cell": grid.CELL_IDS[cell],
        "against": battles.AGAINST[against],
        "rivals": rivals,
        "rival": number_or_none(rival),
        "farm": grid.CORNER_IDS[battles.corner_of(entry)] if against == battles.A_FARM else None,
        "dweller": state.box.dweller_word(state.kind(cell)) if against == battles.A_DWELLER else None,
        "strength": int(state.strength(battles.attacker_of(entry), cell)),
        "defence": None,
        "odds": None,
    }
    if first and rival >= 0:
        words["defence"] = int(battles.defence_of(state, entry))
        words["odds"] = odds.odds_words(words["strength"], words["defence"])
    return words


def window(state: State) -> dict[str, Any] | None:
    """The reaction window that is open."""
    if not state.due or (state.mode not in (mode.REACT, mode.MARCH, mode.RIVAL) and state.paused != mode.SETTLE):
        return None
    passed = [seat for seat in range(state.players) if (state.passed >> seat) & 1]
    return {"about": mode.ABOUTS[state.about], "seat": int(state.active), "passed": passed, "cause": _cause(state)}


def _cause(state: State) -> dict[str, Any] | None:
    """IS-REACT-4: who did what others may react to: a step, a discovery, an army move, a purchase, an attack."""
    if state.about == mode.ABOUT_PURCHASE and state.piece >= 0:
        return {"kind": "purchase", **(purchase(state) or {})}
    place = int(battles.upcoming(state))
    if state.about == mode.ABOUT_BATTLE:
        if place < 0:
            return None
        begun = _battle(state, int(state.cells[zone.QUEUE + place]), first=True)
        parts = {name: begun[name] for name in ("cell", "against", "rivals", "farm", "dweller")}
        return {"kind": "attack", "seat": begun["attacker"], **parts}
    if state.mover < 0:
        return None
    words: dict[str, Any] = {"kind": "step", "seat": int(state.mover), "to": grid.CELL_IDS[state.moved_to]}
    words["tile"] = components.tile_word(state.kind(state.moved_to))
    if state.moved_from < 0:
        words["kind"] = "discovery"
        return words
    words["from"] = grid.CELL_IDS[state.moved_from]
    if state.moved > 0:
        words["kind"] = "army"
        words["number"] = int(state.moved)
    return words


def _why(state: State) -> str:
    """IS-REACT-4: why the seat that may react is asked."""
    part = reactions.part_of(state, state.seat)
    if part == reactions.IS_ATTACKED:
        return "attacked"
    if part == reactions.ATTACKS:
        return "attacks"
    if not reactions.concerned(state, state.seat):
        return "always"
    return "purchase" if state.about == mode.ABOUT_PURCHASE else "near"


def trade(state: State) -> dict[str, Any] | None:
    """Who trades out of order, and what is asked afterwards."""
    if state.paused < 0:
        return None
    return {"seat": int(state.trader), "during": "window" if state.paused == mode.SETTLE else mode.NAMES[state.paused]}


def purchase(state: State) -> dict[str, Any] | None:
    """The purchase that was announced."""
    if state.piece < 0:
        return None
    at = buying.spot_id(state, state.piece, state.spot)
    return {"seat": int(state.active), "piece": components.PIECES[state.piece], "at": at}


def offer(state: State) -> dict[str, Any] | None:
    """The offer that is being made."""
    if state.partner < 0:
        return None
    return {
        "from": int(trading.proposer(state)),
        "to": int(trading.answerer(state)),
        "give": trading.part_words(state.give),
        "want": trading.part_words(state.want),
        "counter": state.counter > 0,
        "answers": _countered(state),
    }


def _countered(state: State) -> dict[str, Any] | None:
    """The offer that a counter-offer answers."""
    if state.counter == 0:
        return None
    return {"give": trading.part_words(state.countered_give), "want": trading.part_words(state.countered_want)}


def asked(state: State) -> dict[str, Any]:
    """Whose decision it is and what is asked, with the numbers that the question needs."""
    what = state.mode
    words: dict[str, Any] = {"seat": int(state.seat), "what": mode.NAMES[what]}
    if what == mode.OVER:
        words["seat"] = None
    elif what in (mode.REROLL, mode.DICE):
        words["dice"] = [int(state.die_one), int(state.die_two)]
    elif what in (mode.STEAL, mode.DISCARD):
        words["left"] = int(state.left)
    elif what == mode.HARVEST:
        words["left"] = int(state.left)
        words["kinds"] = [
            name for kind, name in enumerate(components.RESOURCES) if (turns.harvest_kinds(state) >> kind) & 1
        ]
    elif what == mode.LOOK:
        words["place"] = int(state.left) + 1
    elif what == mode.EXPLORE:
        words["speed"] = int(state.speed)
        words["free_army"] = armies.free_move(state, state.active)
        words["offers"] = int(trading.most_offers(state) - trading.offered_by(state, state.seat))
    elif what == mode.LAY:
        words.update(pending_tile(state) or {})
    elif what == mode.MARCH:
        words["from"] = grid.CELL_IDS[state.march_from]
        words["most"] = min(int(state.villagers(state.seat, state.march_from)), components.LARGEST_ARMY)
        words["cost"] = cost_of(state, components.ARMY)
    elif what == mode.REACT:
        words["about"] = mode.ABOUTS[state.about]
        cause = _cause(state)
        words["by"] = int(state.active) if cause is None else cause["seat"]
        words["cause"] = cause
        words["why"] = _why(state)
    elif what == mode.RIVAL:
        words["cell"] = grid.CELL_IDS[battles.cell_of(state.cells[zone.QUEUE + battles.upcoming(state)])]
    elif what == mode.PLACE:
        words["loser"] = int(state.loser)
    elif what == mode.PAY:
        words["left"] = int(state.left)
        words["to"] = mode.PAYEES[state.payee]
        words["winner"] = int(state.winner) if state.payee == mode.TO_SEAT else None
    elif what in (mode.OFFER, mode.ANSWER):
        words.update(offer(state) or {})
    elif what == mode.TRADE:
        words["offers"] = int(trading.most_offers(state) - trading.offered_by(state, state.seat))
        words["during"] = (trade(state) or {})["during"]
    else:
        assert what == mode.CHOOSE
    return words


def cost_of(state: State, piece: int) -> dict[str, int]:
    """What a piece, or an army move, costs the seat that decides."""
    if piece == components.ARMY and armies.free_move(state, state.seat):
        return {}
    return state.box.cost_words(state.of(state.seat, zone.CARD), piece)
