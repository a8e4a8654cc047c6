"""Values of options that a lobby does not list: for the simulations, and whole sets for the corpus of records."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.games.island.own_data import own_data

UNLISTED: dict[str, st.SearchStrategy[Any]] = {
    "data": st.none() | own_data(),
}
CORPUS: list[dict[str, Any]] = [
    {"deep_shrine": True, "hidden_hands": True},
    {"data": {"pieces": {"villager": 5, "fort": 1, "farm": 2}, "dwellers": {"thieves": 3, "jaguar": [2, 5]}}},
    {"free_trade": True, "hand_limit": True},
]
