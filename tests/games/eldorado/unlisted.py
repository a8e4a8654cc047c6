"""Values of options that a lobby does not list, for the simulations."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.games.eldorado.own_routes import own_routes

UNLISTED: dict[str, st.SearchStrategy[Any]] = {
    "loser": st.none() | st.integers(0, 1),
    "route": own_routes(),
}
