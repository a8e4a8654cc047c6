"""What is going on, in words: who is asked for what, battles, windows, purchases, offers."""

from __future__ import annotations

from typing import Any

from manoa.games.island.armies import free_move
from manoa.games.island.buying import spot_id
from manoa.games.island.components import DWELLER, LARGEST_ARMY, NOTHING, PIECES, RESOURCES, tile_word
from manoa.games.island.grid import CELL_IDS, CORNER_IDS, map_word
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
    STEAL,
    TO_SEAT,
    State,
)
from manoa.games.island.trading import answerer, part_words, proposer
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
    if not state.due or state.mode not in (REACT, MARCH, RIVAL):
        return None
    passed = [seat for seat in range(state.players) if (state.passed >> seat) & 1]
    return {"about": ABOUTS[state.about], "seat": int(state.active), "passed": passed}


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
        "counter": bool(state.counter),
    }


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
        words["offers"] = int(state.tables().trade_offers - state.offered)
    elif mode == LAY:
        words.update(pending_tile(state) or {})
    elif mode == MARCH:
        words["from"] = CELL_IDS[state.march_from]
        words["most"] = min(int(state.villagers(state.seat, state.march_from)), LARGEST_ARMY)
        words["cost"] = army_cost(state)
    elif mode == REACT:
        words["about"] = ABOUTS[state.about]
        words["by"] = int(state.active)
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
    else:
        assert mode == CHOOSE
    return words


def army_cost(state: State) -> dict[str, int]:
    """What an army move costs the seat that decides."""
    if free_move(state, state.seat):
        return {}
    return state.tables().cost_words(state.of(state.seat, CARD), PIECES.index("army"))
