"""Nothing appears and nothing vanishes: cards, tiles and pieces are counted after every action."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings, strategies as st

from manoa.games.island import boxes, components
from manoa.games.island.components import Box
from manoa.kernel.game import View
from tests.simulation import Setup, setups

ROUNDS = 14
CAVE_TILES = 7 + 6 + 1


def cards(state: dict[str, Any], view: View) -> Counter[str]:
    """All cards: in hands, in the bank, in the thieves' treasure."""
    total: Counter[str] = Counter(state["hoard"])
    total.update(view["bank"])
    for seat in state["seats"]:
        total.update(seat["cards"])
    return total


def island_tiles(state: dict[str, Any]) -> Counter[str]:
    """All island tiles: laid, face down, seen by Emma, covered, or being laid."""
    total: Counter[str] = Counter(state["stack"])
    total.update(state["island"].values())
    total.update(state["top"])
    total.update(["water"] * state["covered"])
    if state["doing"]["tile"] in components.TILES[1 : components.ISLAND_KINDS + 1]:
        total.update([state["doing"]["tile"]])
    return +total


def cave_tiles(state: dict[str, Any]) -> int:
    """All cave tiles but the exit; the shrine's wherever it is, beaten dwellers as the empty tiles that they are."""
    laid = [kind for kind in state["cave"].values() if kind not in ("exit", "floor")]
    drawn = 1 if state["doing"]["tile"] not in (None, *components.TILES[: components.ISLAND_KINDS + 1]) else 0
    held = 1 if isinstance(state["cave_shrine"], int) else 0
    return len(laid) + drawn + held + int(state["cave_stack"]["size"])


def check_pieces(state: dict[str, Any], view: View, box: Box) -> None:
    """Every piece is on the map, in the supply or lost; and what cells say agrees with what seats say."""
    for number, seat in enumerate(state["seats"]):
        extra = 1 if seat["explorer"] == "hector" else 0
        assert len(seat["villagers"]) == box.villagers + extra
        assert len(seat["farms"]) == box.farms
        assert len(seat["forts"]) == box.forts
        shown = view["seats"][number]
        on_map = Counter(entry["at"] for entry in seat["villagers"] if isinstance(entry, dict))
        assert shown["villagers"] == on_map
        supply, lost = shown["supply"], shown["lost"]
        assert sum(on_map.values()) + supply["villager"] + lost["villager"] == len(seat["villagers"])
        assert supply["offering"] + len(seat["offerings"]) == 3


@settings(max_examples=12)
@given(data=st.data())
def test_the_box_stays_complete(data: st.DataObject) -> None:
    setup: Setup = data.draw(setups("island"))
    setup.options["round_limit"] = min(setup.options["round_limit"], ROUNDS)
    chooser = setup.chooser()
    game = setup.begin()
    box = boxes.box_of(game.options["data"])
    all_cards = Counter({name: int(box.cards[kind]) for kind, name in enumerate(components.RESOURCES)})
    all_tiles = Counter(
        {components.TILES[kind]: int(box.island[kind]) for kind in range(1, components.ISLAND_KINDS + 1)}
    )
    assert sum(all_cards.values()) == 80
    assert sum(all_tiles.values()) == 48
    while True:
        state, view = game.position()["state"], game.view(None)
        assert cards(state, view) == all_cards
        assert all(number >= 0 for number in view["bank"].values())
        assert island_tiles(state) == all_tiles
        assert cave_tiles(state) == int(box.empty) + len(box.dwellers) + 1
        check_pieces(state, view, box)
        if game.is_over:
            return
        game.apply(chooser.choose(game), chooser.word())


def test_the_box_has_fifteen_cave_tiles() -> None:
    box = boxes.box_of(None)
    assert int(box.empty) + len(box.dwellers) + 1 == CAVE_TILES
