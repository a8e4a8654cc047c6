"""Actions as words: each names the elements that it concerns, so that a client can light them up."""

from __future__ import annotations

from typing import Any, Final

from manoa.games.island import actions
from manoa.games.island.asking import army_cost
from manoa.games.island.components import (
    DWELLER,
    EXPLORERS,
    FIRST_ENTERABLE,
    LARGEST_ARMY,
    MOST_BUILDINGS,
    PIECES,
    RESOURCES,
    STELLA,
    STELLA_SPEED,
    TILES,
    tile_word,
)
from manoa.games.island.grid import (
    AT,
    CELL_IDS,
    CORNER,
    CORNER_IDS,
    DIRECTION_WORDS,
    DIRECTIONS,
    EXIT_CELL,
    NEXT,
    corner_tiles,
    map_word,
)
from manoa.games.island.moving import beyond, free_cells
from manoa.games.island.odds import odds_words
from manoa.games.island.queue import against_of, attacker_of, cell_of, defence_of, new_rivals, opponent, upcoming
from manoa.games.island.refusals import refusal
from manoa.games.island.state import (
    ANSWER,
    AT_CELL,
    CARD,
    CHOOSE,
    DISCARD,
    EXPLORE,
    FARM_AT,
    HARVEST,
    HEEDS,
    OFFER,
    OTHERS,
    PERSON,
    PLACE,
    QUEUE,
    REACT,
    REROLL,
    RIVALS,
    STEAL,
    TOP,
    TRADE,
    VILLAGER_AT,
    State,
)
from manoa.games.island.trading import part, part_words, proposer
from manoa.kernel.game import Description, whole_number

_OF_A_MODE: Final = {REROLL: ("keep", "reroll"), OFFER: ("drop", "propose"), ANSWER: ("decline", "accept")}


def describe(state: State, action: int) -> Description:
    """A legal action in words and ids."""
    if whole_number(action) not in state.legal_actions():
        if state.wisher(action) < 0 or action not in state.wishes(state.wisher(action)):
            raise refusal(state, action)
        return _wish(action - actions.WISH)
    if action < actions.STEP:
        return _short(state, action)
    if action < actions.OFFERING:
        return _map(state, action)
    if action < actions.ARMY:
        return _purchase(state, action)
    if action < actions.BANK:
        return _force(state, action)
    if action == actions.COUNTER:
        words: Description = {"kind": "counter", "rival": int(proposer(state))}
        return {**words, "give": part_words(state.give), "want": part_words(state.want)}
    if action >= actions.CELL:
        cell = action - actions.CELL
        if state.mode == PLACE:
            return {"kind": "place", "at": CELL_IDS[cell], "tile": tile_word(state.kind(cell))}
        return {"kind": "villager", "at": CELL_IDS[cell], "cost": _cost(state, "villager")}
    if action >= actions.KIND:
        return _card(state, action)
    if action >= actions.SEAT:
        return _seat(state, action - actions.SEAT)
    give, take = divmod(action - actions.BANK, 3)
    number = int(state.rate(state.seat))
    return {"kind": "bank", "give": RESOURCES[give], "number": number, "resource": RESOURCES[take]}


def _wish(code: int) -> Description:
    seat, what = divmod(code, actions.WISHES)
    if what < actions.HEED:
        return {"kind": "want-trade" if what == actions.WANT_TRADE else "want-no-trade", "seat": seat}
    return {"kind": "heed", "seat": seat, "when": HEEDS[what - actions.HEED]}


def _cost(state: State, piece: str) -> dict[str, int]:
    return state.tables().cost_words(state.of(state.seat, CARD), PIECES.index(piece))


def _battle(state: State, seat: int, cell: int, coming: int, skip: bool = False) -> dict[str, Any] | None:
    """What would be fought on a cell with so much strength coming, against the first of those there."""
    mask = int(new_rivals(state, seat, cell))
    rivals = [rival for rival in range(state.players) if (mask >> rival) & 1]
    if not rivals or skip:
        return None
    strength = int(state.strength(seat, cell)) + coming
    defence = int(state.defence(rivals[0], cell))
    return {"rivals": rivals, "strength": strength, "defence": defence, "odds": odds_words(strength, defence)}


def _joined(state: State, here: int, there: int, number: int) -> dict[str, Any] | None:
    """IS-BAT-2: what the battle that is fought next would be after a march of one of its sides to it, or away from it.

    Without chances where the last of its defenders would leave.
    """
    place = int(upcoming(state))
    entry = state.cells[QUEUE + place] if place >= 0 else 0
    cell = int(cell_of(entry))
    if place < 0 or cell not in (here, there):
        return None
    attacker, other = int(attacker_of(entry)), int(opponent(state, entry))
    strength, defence = int(state.strength(attacker, cell)), int(defence_of(state, entry)) if other >= 0 else 0
    coming = number if cell == there else -number
    if state.seat == attacker and other >= 0:
        strength += coming
    elif state.seat == other and against_of(entry) == RIVALS:
        defence += coming
    else:
        return None
    odds = odds_words(strength, defence) if defence > 0 else None
    return {"attacker": attacker, "strength": strength, "defence": defence, "odds": odds}


def _short(state: State, action: int) -> Description:
    mode = int(state.mode)
    if action == actions.DISCOVER:
        here = state.of(state.active, AT_CELL)
        free = int(free_cells(state, here))
        open_ways = [DIRECTION_WORDS[way] for way in range(6) if (free >> way) & 1]
        return {"kind": "discover", "map": map_word(here), "directions": open_ways}
    if action == actions.SILENCE:
        return {"kind": "silence"}
    if action >= actions.EITHER:
        side = action - actions.EITHER
        if mode == CHOOSE:
            person = state.tables().people[2 * state.of(state.seat, CARD) + side]
            return {"kind": "explorer", "explorer": EXPLORERS[person]}
        dice = [int(state.die_one), int(state.die_two)]
        bonus = int(STELLA_SPEED) if state.of(state.seat, PERSON) == STELLA else 0
        return {"kind": "dice", "die": side, "speed": dice[side] + bonus, "harvest": dice[1 - side]}
    if mode in _OF_A_MODE:
        words: Description = {"kind": _OF_A_MODE[mode][action == actions.YES]}
        if mode != REROLL:
            words["give"] = part_words(state.give)
            words["want"] = part_words(state.want)
        return words
    if mode == REACT:
        return {"kind": "pass"}
    if mode == TRADE:
        return {"kind": "enough"}
    assert mode == EXPLORE
    return {"kind": "end", "speed": int(state.speed)}


def _map(state: State, action: int) -> Description:
    seat = int(state.active)
    here = int(state.of(seat, AT_CELL))
    if action >= actions.LAY:
        way = action - actions.LAY
        there = int(NEXT[6 * here + way])
        # IS-RUL-2, IS-CAVE-3: a fort keeps who may not be attacked yet from entering, but from meeting a dweller.
        calm = state.round > 1 or state.cells[there] & OTHERS[seat] == 0
        moves = state.tile >= DWELLER or (state.tile >= FIRST_ENTERABLE and calm)
        return {
            "kind": "lay",
            "at": CELL_IDS[there],
            "direction": DIRECTION_WORDS[way],
            "tile": tile_word(state.tile),
            "dweller": state.tables().dweller_word(state.tile),
            "moves": moves,
            "battle": _battle(state, seat, there, int(state.explorer_strength(seat)), skip=not moves or not calm),
        }
    if action >= actions.COVER:
        way = action - actions.COVER
        return {"kind": "cover", "at": CELL_IDS[NEXT[6 * here + way]], "direction": DIRECTION_WORDS[way]}
    way = action - actions.STEP
    there = int(beyond(state, here, way))
    opens = there < 0
    if opens:
        there = EXIT_CELL
    return {
        "kind": "step",
        "to": CELL_IDS[there],
        "tile": "exit" if opens else tile_word(state.kind(there)),
        "direction": DIRECTION_WORDS[way],
        "opens": opens,
        "battle": _battle(state, seat, there, int(state.explorer_strength(seat))),
    }


def _purchase(state: State, action: int) -> Description:
    here = int(state.of(state.active, AT_CELL))
    if action < actions.FORT:
        way = action - actions.OFFERING
        return {
            "kind": "offering",
            "at": CELL_IDS[NEXT[6 * here + way]],
            "direction": DIRECTION_WORDS[way],
            "cost": _cost(state, "offering"),
        }
    piece, first = ("fort", actions.FORT) if action < actions.FARM else ("farm", actions.FARM)
    corner = int(CORNER[6 * here + action - first])
    return {
        "kind": piece,
        "at": CORNER_IDS[corner],
        "corner": action - first,
        "tiles": corner_tiles(corner),
        "cost": _cost(state, piece),
    }


def _force(state: State, action: int) -> Description:
    seat = int(state.seat)
    if action < actions.MARCH:
        cell = int(state.of(seat, VILLAGER_AT + action - actions.ARMY))
        most = min(int(state.villagers(seat, cell)), LARGEST_ARMY)
        return {"kind": "army", "from": CELL_IDS[cell], "most": most, "cost": army_cost(state)}
    if action < actions.ATTACK:
        number, way = divmod(action - actions.MARCH, DIRECTIONS)
        there = int(beyond(state, state.march_from, way))
        return {
            "kind": "march",
            "number": number + 1,
            "from": CELL_IDS[state.march_from],
            "to": CELL_IDS[there],
            "direction": DIRECTION_WORDS[way],
            "tile": tile_word(state.kind(there)),
            "cost": army_cost(state),
            "battle": _battle(state, seat, there, number + 1),
            "joins": _joined(state, int(state.march_from), there, number + 1),
        }
    code, near = divmod(action - actions.ATTACK, 3)
    owner, slot = divmod(code, MOST_BUILDINGS)
    corner = int(state.of(owner, FARM_AT + slot))
    cell = int(AT[3 * corner + near])
    strength = int(state.strength(seat, cell))
    return {
        "kind": "attack",
        "farm": CORNER_IDS[corner],
        "rival": owner,
        "from": CELL_IDS[cell],
        "battle": {"rivals": [owner], "strength": strength, "defence": 1, "odds": odds_words(strength, 1)},
    }


def _card(state: State, action: int) -> Description:
    if action >= actions.TILE:
        tile = TILES[state.cells[TOP + action - actions.TILE]]
        return {"kind": "look", "tile": tile, "place": int(state.left) + 1}
    if action >= actions.WANT:
        kind = action - actions.WANT
        return {"kind": "want", "resource": RESOURCES[kind], "number": int(part(state.want, kind)) + 1}
    kind = action - actions.KIND
    if state.mode == OFFER:
        return {"kind": "give", "resource": RESOURCES[kind], "number": int(part(state.give, kind)) + 1}
    word = "harvest" if state.mode == HARVEST else "discard" if state.mode == DISCARD else "pay"
    return {"kind": word, "resource": RESOURCES[kind]}


def _seat(state: State, seat: int) -> Description:
    if state.mode in (EXPLORE, TRADE):
        return {"kind": "offer", "rival": seat}
    if state.mode == STEAL:
        return {"kind": "steal", "rival": seat}
    entry = state.cells[QUEUE + upcoming(state)]
    attacker, cell = attacker_of(entry), cell_of(entry)
    strength, defence = int(state.strength(attacker, cell)), int(state.defence(seat, cell))
    battle = {"rivals": [seat], "strength": strength, "defence": defence, "odds": odds_words(strength, defence)}
    return {"kind": "rival", "rival": seat, "battle": battle}
