"""Values of options that a lobby does not list: for the simulations, and whole sets for the corpus of records."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.games.eldorado.own_routes import grown_route, own_routes

UNLISTED: dict[str, st.SearchStrategy[Any]] = {
    "loser": st.none() | st.integers(0, 1),
    "route": own_routes(),
}
CORPUS: list[dict[str, Any]] = [
    {"route": "witchs-cauldron", "caves": True, "edition": "2023"},
    {"route": grown_route(7, 3), "caves": True},
    {"route": "first-game", "blockades": [6, 0, 1, 3], "begins": "loser", "loser": 1},
    {"route": "serpentine", "caves": True, "edition": "2019"},
]
