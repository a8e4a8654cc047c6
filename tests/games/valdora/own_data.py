"""Own data tables for tests: the rulebook's silence filled in otherwise."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

from manoa.games.valdora.components import COLOURS
from manoa.games.valdora.layouts import NAMED

TOOLS = ("shovel", "pickaxe", "hammer", "chisel")


def layout(name: str = "wheel") -> dict[str, Any]:
    """A named layout as an own one."""
    return {"spaces": copy.deepcopy(NAMED[name]["spaces"]), "roads": copy.deepcopy(NAMED[name]["roads"])}


@st.composite
def own_data(draw: st.DrawFn) -> dict[str, Any]:
    """Any of the numbers, orders and the map; each part there or not."""
    parts: dict[str, st.SearchStrategy[Any]] = {
        "loads": st.permutations(["ruby", "sapphire", "amethyst", "emerald"]).map(
            lambda gems: dict(zip(TOOLS, gems, strict=True))
        ),
        "load_coins": st.fixed_dictionaries({"cart": st.integers(0, 6), "horse": st.integers(0, 6)}),
        "clockwise": st.permutations(COLOURS).map(lambda order: {"order": list(order)}),
        "workshops": st.fixed_dictionaries(
            {
                colour: st.fixed_dictionaries({"craftsmen": st.integers(1, 5), "points": st.integers(0, 30)})
                for colour in COLOURS
            }
        ),
        "bonus_tiles": st.integers(0, 20).map(lambda number: {"number": number}),
        "starting_coins": st.lists(st.integers(0, 6), min_size=5, max_size=5).map(lambda c: {"by_turn_order": c}),
        "layout": st.sampled_from(sorted(NAMED)).map(layout),
    }
    chosen = draw(st.lists(st.sampled_from(sorted(parts)), unique=True))
    return {name: draw(parts[name]) for name in chosen}
