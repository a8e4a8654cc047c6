"""Values of options that a lobby does not list, for the simulations."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.games.valdora.own_data import own_data

UNLISTED: dict[str, st.SearchStrategy[Any]] = {
    "data": st.none() | own_data(),
    "quiet_rounds": st.none() | st.integers(1, 20),
}
