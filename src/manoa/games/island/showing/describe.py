"""Actions as words: each names the elements that it concerns, so that a client can light them up."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from manoa.games.island import components, grid, ground, mode, zone
from manoa.games.island.rules import action, battles, moving, odds, refusals, trading
from manoa.games.island.showing import asked
from manoa.games.island.state import State
from manoa.kernel.game import Description, whole_number

_OF_A_MODE: Final = {
    mode.REROLL: ("keep", "reroll"),
    mode.OFFER: ("drop", "propose"),
    mode.ANSWER: ("decline", "accept"),
}


def describe(state: State, given: SupportsIndex) -> Description:
    """A legal action in words and ids."""
    choice = whole_number(given)
    if choice not in state.legal_actions():
        if state.wisher(choice) < 0 or choice not in state.wishes(state.wisher(choice)):
            raise refusals.refusal(state, given)
        return _wish(choice)
    return described(state, choice)


def described(state: State, choice: int) -> Description:
    """An action of the seat that decides in words; legal or not, where what it concerns is there."""
    if choice < action.STEP:
        return _short(state, choice)
    if choice < action.OFFERING:
        return _map(state, choice)
    if choice < action.ARMY:
        return _purchase(state, choice)
    if choice < action.BANK:
        return _force(state, choice)
    if choice == action.COUNTER:
        words: Description = {"kind": "counter", "rival": int(trading.proposer(state))}
        return {**words, "give": trading.part_words(state.give), "want": trading.part_words(state.want)}
    if choice >= action.CELL:
        cell = choice - action.CELL
        if state.mode == mode.PLACE:
            return {"kind": "place", "at": grid.CELL_IDS[cell], "tile": components.tile_word(state.kind(cell))}
        return {"kind": "villager", "at": grid.CELL_IDS[cell], "cost": asked.cost_of(state, components.VILLAGER)}
    if choice >= action.KIND:
        return _card(state, choice)
    if choice >= action.SEAT:
        return _seat(state, choice - action.SEAT)
    return {
        "kind": "bank",
        "give": components.RESOURCES[action.bank_give(choice)],
        "number": int(state.rate(state.seat)),
        "resource": components.RESOURCES[action.bank_take(choice)],
    }


def _wish(choice: int) -> Description:
    seat, what = int(action.wish_seat(choice)), int(action.wish_what(choice))
    if what < action.HEED:
        return {"kind": "want-trade" if what == action.WANT_TRADE else "want-no-trade", "seat": seat}
    return {"kind": "heed", "seat": seat, "when": mode.HEEDS[what - action.HEED]}


def _battle(state: State, seat: int, cell: int, coming: int, skip: bool = False) -> dict[str, Any] | None:
    """What would be fought on a cell with that much strength coming, against the first of those there."""
    mask = int(battles.new_rivals(state, seat, cell))
    rivals = [rival for rival in range(state.players) if (mask >> rival) & 1]
    if not rivals or skip:
        return None
    strength = int(state.strength(seat, cell)) + coming
    defence = int(state.defence(rivals[0], cell))
    return {"rivals": rivals, "strength": strength, "defence": defence, "odds": odds.odds_words(strength, defence)}


def _joined(state: State, here: int, there: int, number: int) -> dict[str, Any] | None:
    """IS-BAT-2: what the battle that is fought next would be after a march of one of its sides to it, or away from it.

    Without chances where the last of its defenders would leave.
    """
    place = int(battles.upcoming(state))
    entry = state.cells[zone.QUEUE + place] if place >= 0 else 0
    cell = int(battles.cell_of(entry))
    if place < 0 or cell not in (here, there):
        return None
    attacker, other = int(battles.attacker_of(entry)), int(battles.opponent(state, entry))
    strength, defence = int(state.strength(attacker, cell)), int(battles.defence_of(state, entry)) if other >= 0 else 0
    coming = number if cell == there else -number
    if state.seat == attacker and other >= 0:
        strength += coming
    elif state.seat == other and battles.against_of(entry) == battles.RIVALS:
        defence += coming
    else:
        return None
    chances = odds.odds_words(strength, defence) if defence > 0 else None
    return {"attacker": attacker, "strength": strength, "defence": defence, "odds": chances}


def _short(state: State, choice: int) -> Description:
    what = int(state.mode)
    if choice == action.DISCOVER:
        here = state.of(state.active, zone.AT_CELL)
        free = int(moving.free_cells(state, here))
        open_ways = [grid.DIRECTION_WORDS[way] for way in range(6) if (free >> way) & 1]
        return {"kind": "discover", "map": grid.map_word(here), "directions": open_ways}
    if choice == action.SILENCE:
        return {"kind": "silence"}
    if choice >= action.EITHER:
        side = choice - action.EITHER
        if what == mode.CHOOSE:
            person = state.box.people[2 * state.of(state.seat, zone.CARD) + side]
            return {"kind": "explorer", "explorer": components.EXPLORERS[person]}
        dice = [int(state.die_one), int(state.die_two)]
        bonus = int(components.STELLA_SPEED) if state.of(state.seat, zone.PERSON) == components.STELLA else 0
        return {"kind": "dice", "die": side, "speed": dice[side] + bonus, "harvest": dice[1 - side]}
    if what in _OF_A_MODE:
        words: Description = {"kind": _OF_A_MODE[what][choice == action.YES]}
        if what != mode.REROLL:
            words["give"] = trading.part_words(state.give)
            words["want"] = trading.part_words(state.want)
        return words
    if what == mode.REACT:
        return {"kind": "pass"}
    if what == mode.TRADE:
        return {"kind": "enough"}
    assert what == mode.EXPLORE
    return {"kind": "end", "speed": int(state.speed)}


def _map(state: State, choice: int) -> Description:
    seat = int(state.active)
    here = int(state.of(seat, zone.AT_CELL))
    if choice >= action.LAY:
        way = choice - action.LAY
        there = int(grid.NEXT[6 * here + way])
        # IS-RUL-2, IS-CAVE-3: a fort keeps who may not be attacked yet from entering, but from meeting a dweller.
        calm = state.round > 1 or state.cells[there] & ground.OTHERS[seat] == 0
        moves = state.tile >= components.DWELLER or (state.tile >= components.FIRST_ENTERABLE and calm)
        return {
            "kind": "lay",
            "at": grid.CELL_IDS[there],
            "direction": grid.DIRECTION_WORDS[way],
            "tile": components.tile_word(state.tile),
            "dweller": state.box.dweller_word(state.tile),
            "moves": moves,
            "battle": _battle(state, seat, there, int(state.explorer_strength(seat)), skip=not moves or not calm),
        }
    if choice >= action.COVER:
        way = choice - action.COVER
        return {"kind": "cover", "at": grid.CELL_IDS[grid.NEXT[6 * here + way]], "direction": grid.DIRECTION_WORDS[way]}
    way = choice - action.STEP
    there = int(moving.beyond(state, here, way))
    opens = there < 0
    if opens:
        there = grid.EXIT_CELL
    return {
        "kind": "step",
        "to": grid.CELL_IDS[there],
        "tile": "exit" if opens else components.tile_word(state.kind(there)),
        "direction": grid.DIRECTION_WORDS[way],
        "opens": opens,
        "battle": _battle(state, seat, there, int(state.explorer_strength(seat))),
    }


def _purchase(state: State, choice: int) -> Description:
    here = int(state.of(state.active, zone.AT_CELL))
    if choice < action.FORT:
        way = choice - action.OFFERING
        return {
            "kind": "offering",
            "at": grid.CELL_IDS[grid.NEXT[6 * here + way]],
            "direction": grid.DIRECTION_WORDS[way],
            "cost": asked.cost_of(state, components.OFFERING),
        }
    first = action.FORT if choice < action.FARM else action.FARM
    corner = int(grid.CORNER[6 * here + choice - first])
    return {
        "kind": components.PIECES[action.buys(choice)],
        "at": grid.CORNER_IDS[corner],
        "corner": choice - first,
        "tiles": grid.corner_tiles(corner),
        "cost": asked.cost_of(state, action.buys(choice)),
    }


def _force(state: State, choice: int) -> Description:
    seat = int(state.seat)
    if choice < action.MARCH:
        cell = int(state.of(seat, zone.VILLAGER_AT + choice - action.ARMY))
        most = min(int(state.villagers(seat, cell)), components.LARGEST_ARMY)
        return {
            "kind": "army",
            "from": grid.CELL_IDS[cell],
            "most": most,
            "cost": asked.cost_of(state, components.ARMY),
        }
    if choice < action.ATTACK:
        number, way = int(action.march_number(choice)), action.march_way(choice)
        there = int(moving.beyond(state, state.march_from, way))
        return {
            "kind": "march",
            "number": number,
            "from": grid.CELL_IDS[state.march_from],
            "to": grid.CELL_IDS[there],
            "direction": grid.DIRECTION_WORDS[way],
            "tile": components.tile_word(state.kind(there)),
            "cost": asked.cost_of(state, components.ARMY),
            "battle": _battle(state, seat, there, number),
            "joins": _joined(state, int(state.march_from), there, number),
        }
    owner = int(action.attack_owner(choice))
    corner = int(state.of(owner, zone.FARM_AT + action.attack_slot(choice)))
    cell = int(grid.AT[3 * corner + action.attack_near(choice)])
    strength = int(state.strength(seat, cell))
    return {
        "kind": "attack",
        "farm": grid.CORNER_IDS[corner],
        "rival": owner,
        "from": grid.CELL_IDS[cell],
        "battle": {"rivals": [owner], "strength": strength, "defence": 1, "odds": odds.odds_words(strength, 1)},
    }


def _card(state: State, choice: int) -> Description:
    if choice >= action.TILE:
        tile = components.TILES[state.cells[zone.TOP + choice - action.TILE]]
        return {"kind": "look", "tile": tile, "place": int(state.left) + 1}
    if choice >= action.WANT:
        kind = choice - action.WANT
        return {
            "kind": "want",
            "resource": components.RESOURCES[kind],
            "number": int(trading.part(state.want, kind)) + 1,
        }
    kind = choice - action.KIND
    if state.mode == mode.OFFER:
        return {
            "kind": "give",
            "resource": components.RESOURCES[kind],
            "number": int(trading.part(state.give, kind)) + 1,
        }
    word = "harvest" if state.mode == mode.HARVEST else "discard" if state.mode == mode.DISCARD else "pay"
    return {"kind": word, "resource": components.RESOURCES[kind]}


def _seat(state: State, seat: int) -> Description:
    if state.mode in (mode.EXPLORE, mode.TRADE):
        return {"kind": "offer", "rival": seat}
    if state.mode == mode.STEAL:
        return {"kind": "steal", "rival": seat}
    entry = state.cells[zone.QUEUE + battles.upcoming(state)]
    attacker, cell = battles.attacker_of(entry), battles.cell_of(entry)
    strength, defence = int(state.strength(attacker, cell)), int(state.defence(seat, cell))
    battle = {"rivals": [seat], "strength": strength, "defence": defence, "odds": odds.odds_words(strength, defence)}
    return {"kind": "rival", "rival": seat, "battle": battle}
