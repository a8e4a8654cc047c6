"""What is going on, in words: who is asked for what, battles, windows, purchases, offers."""

from __future__ import annotations

from typing import Any

from manoa.games.island.armies import free_move
from manoa.games.island.buying import spot_id
from manoa.games.island.components import DWELLER, LARGEST_ARMY, NOTHING, PIECES, RESOURCES, tile_word
from manoa.games.island.grid import CELL_IDS, CORNER_IDS, map_word
from manoa.games.island.heeding import ATTACKS, IS_ATTACKED, concerned, part_of
from manoa.games.island.odds import odds_words
from manoa.games.island.queue import (
    against_of,
    attacker_of,
    cell_of,
    corner_of,
    defence_of,
    lapsed,
    opponent,
    rivals_left,
    upcoming,
)
from manoa.games.island.state import (
    A_DWELLER,
    A_FARM,
    ABOUT_BATTLE,
    ABOUT_PURCHASE,
    ABOUTS,
    AGAINST,
    ANSWER,
    AT_CELL,
    CARD,
    CHOOSE,
    DICE,
    DISCARD,
    EXPLORE,
    HARVEST,
    LAY,
    LOOK,
    MARCH,
    MODES,
    OFFER,
    OVER,
    PAY,
    PAYEES,
    PLACE,
    QUEUE,
    QUEUED,
    REACT,
    REROLL,
    RIVAL,
    RIVALS,
    SETTLE,
    STEAL,
    TO_SEAT,
    TRADE,
    State,
)
from manoa.games.island.trading import answerer, most_offers, offered_by, part_words, proposer
from manoa.games.island.turns import harvest_kinds


def number_or_none(seat: int) -> int | None:
    """A seat or another number; None for -1."""
    return seat if seat >= 0 else None


def pending_tile(state: State) -> dict[str, Any] | None:
    """The tile that was turned up and is to be laid."""
    if state.tile == NOTHING:
        return None
    on = map_word(state.of(state.active, AT_CELL))
    words: dict[str, Any] = {"tile": tile_word(state.tile), "dweller": None, "map": on}
    if state.tile >= DWELLER:
        which = state.tile - DWELLER
        words.update(dweller=state.tables().dwellers[which], strength=int(state.tables().strength[which]))
    return words


def battles(state: State) -> list[dict[str, Any]]:
    """The battles that were begun, the next one first."""
    following = int(upcoming(state))
    places = [
        place
        for place in range(state.cells[QUEUED])
        if place != following and not lapsed(state, state.cells[QUEUE + place])
    ]
    if following >= 0:
        places.insert(0, following)
    return [_battle(state, int(state.cells[QUEUE + place]), place == following) for place in places]


def _battle(state: State, entry: int, first: bool) -> dict[str, Any]:
    against = against_of(entry)
    cell = cell_of(entry)
    rival = int(opponent(state, entry)) if first or against != RIVALS else -1
    rivals = [seat for seat in range(state.players) if (rivals_left(state, entry) >> seat) & 1]
    if len(rivals) == 1:
        rival = rivals[0]
    words: dict[str, Any] = {
        "attacker": int(attacker_of(entry)),
        "cell": CELL_IDS[cell],
        "against": AGAINST[against],
        "rivals": rivals,
        "rival": number_or_none(rival),
        "farm": CORNER_IDS[corner_of(entry)] if against == A_FARM else None,
        "dweller": state.tables().dweller_word(state.kind(cell)) if against == A_DWELLER else None,
        "strength": int(state.strength(attacker_of(entry), cell)),
        "defence": None,
        "odds": None,
    }
    if first and rival >= 0:
        words["defence"] = int(defence_of(state, entry))
        words["odds"] = odds_words(words["strength"], words["defence"])
    return words


def window(state: State) -> dict[str, Any] | None:
    """The reaction window that is open."""
    if not state.due or (state.mode not in (REACT, MARCH, RIVAL) and state.paused != SETTLE):
        return None
    passed = [seat for seat in range(state.players) if (state.passed >> seat) & 1]
    return {"about": ABOUTS[state.about], "seat": int(state.active), "passed": passed, "cause": _cause(state)}


def _cause(state: State) -> dict[str, Any] | None:
    """IS-REACT-4: who did what others may react to: a step, a discovery, an army move, a purchase, an attack."""
    if state.about == ABOUT_PURCHASE and state.piece >= 0:
        return {"kind": "purchase", **(purchase(state) or {})}
    place = int(upcoming(state))
    if state.about == ABOUT_BATTLE:
        if place < 0:
            return None
        begun = _battle(state, int(state.cells[QUEUE + place]), first=True)
        parts = {name: begun[name] for name in ("cell", "against", "rivals", "farm", "dweller")}
        return {"kind": "attack", "seat": begun["attacker"], **parts}
    if state.mover < 0:
        return None
    words: dict[str, Any] = {"kind": "step", "seat": int(state.mover), "to": CELL_IDS[state.moved_to]}
    words["tile"] = tile_word(state.kind(state.moved_to))
    if state.moved_from < 0:
        words["kind"] = "discovery"
        return words
    words["from"] = CELL_IDS[state.moved_from]
    if state.moved > 0:
        words["kind"] = "army"
        words["number"] = int(state.moved)
    return words


def _why(state: State) -> str:
    """IS-REACT-4: why the seat that may react is asked."""
    part = part_of(state, state.seat)
    if part == IS_ATTACKED:
        return "attacked"
    if part == ATTACKS:
        return "attacks"
    if not concerned(state, state.seat):
        return "always"
    return "purchase" if state.about == ABOUT_PURCHASE else "near"


def trade(state: State) -> dict[str, Any] | None:
    """Who trades out of order, and what is asked afterwards."""
    if state.paused < 0:
        return None
    return {"seat": int(state.trader), "during": "window" if state.paused == SETTLE else MODES[state.paused]}


def purchase(state: State) -> dict[str, Any] | None:
    """The purchase that was announced."""
    if state.piece < 0:
        return None
    at = spot_id(state, state.piece, state.spot)
    return {"seat": int(state.active), "piece": PIECES[state.piece], "at": at}


def offer(state: State) -> dict[str, Any] | None:
    """The offer that is being made."""
    if state.partner < 0:
        return None
    return {
        "from": int(proposer(state)),
        "to": int(answerer(state)),
        "give": part_words(state.give),
        "want": part_words(state.want),
        "counter": state.counter > 0,
        "answers": _countered(state),
    }


def _countered(state: State) -> dict[str, Any] | None:
    """The offer that a counter-offer answers."""
    if state.counter == 0:
        return None
    return {"give": part_words(state.countered_give), "want": part_words(state.countered_want)}


def asked(state: State) -> dict[str, Any]:
    """Whose decision it is and what is asked, with the numbers that the question needs."""
    mode = state.mode
    words: dict[str, Any] = {"seat": int(state.seat), "what": MODES[mode]}
    if mode == OVER:
        words["seat"] = None
    elif mode in (REROLL, DICE):
        words["dice"] = [int(state.die_one), int(state.die_two)]
    elif mode in (STEAL, DISCARD):
        words["left"] = int(state.left)
    elif mode == HARVEST:
        words["left"] = int(state.left)
        words["kinds"] = [name for kind, name in enumerate(RESOURCES) if (harvest_kinds(state) >> kind) & 1]
    elif mode == LOOK:
        words["place"] = int(state.left) + 1
    elif mode == EXPLORE:
        words["speed"] = int(state.speed)
        words["free_army"] = free_move(state, state.active)
        words["offers"] = int(most_offers(state) - offered_by(state, state.seat))
    elif mode == LAY:
        words.update(pending_tile(state) or {})
    elif mode == MARCH:
        words["from"] = CELL_IDS[state.march_from]
        words["most"] = min(int(state.villagers(state.seat, state.march_from)), LARGEST_ARMY)
        words["cost"] = army_cost(state)
    elif mode == REACT:
        words["about"] = ABOUTS[state.about]
        cause = _cause(state)
        words["by"] = int(state.active) if cause is None else cause["seat"]
        words["cause"] = cause
        words["why"] = _why(state)
    elif mode == RIVAL:
        words["cell"] = CELL_IDS[cell_of(state.cells[QUEUE + upcoming(state)])]
    elif mode == PLACE:
        words["loser"] = int(state.loser)
    elif mode == PAY:
        words["left"] = int(state.left)
        words["to"] = PAYEES[state.payee]
        words["winner"] = int(state.winner) if state.payee == TO_SEAT else None
    elif mode in (OFFER, ANSWER):
        words.update(offer(state) or {})
    elif mode == TRADE:
        words["offers"] = int(most_offers(state) - offered_by(state, state.seat))
        words["during"] = (trade(state) or {})["during"]
    else:
        assert mode == CHOOSE
    return words


def army_cost(state: State) -> dict[str, int]:
    """What an army move costs the seat that decides."""
    if free_move(state, state.seat):
        return {}
    return state.tables().cost_words(state.of(state.seat, CARD), PIECES.index("army"))
