"""Own data tables of the island, for tests: complete tables, with numbers that make a playable game."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from manoa.games.island.components import DWELLERS, PIECES, RESOURCES


def _cost() -> st.SearchStrategy[dict[str, int]]:
    return st.dictionaries(st.sampled_from(RESOURCES), st.integers(1, 3), min_size=1)


@st.composite
def own_data(draw: st.DrawFn) -> dict[str, Any]:
    """Some of the tables that a person may say anew."""
    tables: dict[str, st.SearchStrategy[Any]] = {
        "costs": st.fixed_dictionaries({piece: _cost() for piece in PIECES}),
        "pieces": st.fixed_dictionaries(
            {"villager": st.integers(1, 5), "fort": st.integers(0, 4), "farm": st.integers(1, 4)}
        ),
        "cave": st.fixed_dictionaries({"empty": st.integers(0, 15)}),
        "dwellers": st.fixed_dictionaries({name: st.integers(1, 12) for name in DWELLERS}),
        "trade": st.fixed_dictionaries({"most": st.integers(0, 3), "offers": st.integers(0, 3)}),
    }
    names = draw(st.sets(st.sampled_from(sorted(tables)), min_size=1))
    return {name: draw(tables[name]) for name in sorted(names)}
