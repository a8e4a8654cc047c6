"""Values of options that a lobby does not list: for the simulations, and whole sets for the corpus of records."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.games.valdora.own_data import layout, own_data

UNLISTED: dict[str, st.SearchStrategy[Any]] = {
    "data": st.none() | own_data(),
    "quiet_rounds": st.none() | st.integers(1, 20),
}
CORPUS: list[dict[str, Any]] = [
    {"layout": "wheel", "quiet_rounds": 15},
    {"data": {"layout": layout("wheel"), "bonus_tiles": {"number": 5}}},
    {"data": {"load_coins": {"cart": 2, "horse": 3}}, "quiet_rounds": 20},
]
