"""Own data tables of the island, for tests: complete tables, with numbers that make a playable game."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from manoa.games.island import components


def _cost() -> st.SearchStrategy[dict[str, int]]:
    return st.dictionaries(st.sampled_from(components.RESOURCES), st.integers(1, 3), min_size=1)


@st.composite
def _explorers(draw: st.DrawFn) -> dict[str, Any]:
    """The ten explorers, paired anew on cards of any colours, some with prices of their own."""
    people = draw(st.permutations(components.EXPLORERS))
    colours = draw(st.permutations(("white", "orange", "green", "purple", "black", "red", "blue")))
    cards: list[dict[str, Any]] = []
    for place in range(5):
        card: dict[str, Any] = {"colour": colours[place], "explorers": list(people[2 * place : 2 * place + 2])}
        if draw(st.booleans()):
            card["costs"] = draw(st.dictionaries(st.sampled_from(components.PIECES), _cost(), min_size=1))
        cards.append(card)
    return {"card": cards}


@st.composite
def own_data(draw: st.DrawFn) -> dict[str, Any]:
    """Some of the tables that a person may say anew."""
    tables: dict[str, st.SearchStrategy[Any]] = {
        "costs": st.fixed_dictionaries({piece: _cost() for piece in components.PIECES}),
        "pieces": st.fixed_dictionaries(
            {"villager": st.integers(1, 5), "fort": st.integers(0, 4), "farm": st.integers(1, 4)}
        ),
        "cave": st.fixed_dictionaries({"empty": st.integers(0, 15)}),
        "dwellers": st.dictionaries(
            st.sampled_from(components.DWELLERS), st.integers(1, 12) | st.lists(st.integers(1, 12), max_size=3)
        ),
        "explorers": _explorers(),
        "hand_limit": st.fixed_dictionaries({"most": st.integers(1, 80)}),
        "table": st.fixed_dictionaries({"island_radius": st.integers(4, 8), "cave_radius": st.integers(4, 5)}),
        "trade": st.fixed_dictionaries(
            {"most": st.integers(0, 4), "offers": st.integers(0, 4)}, optional={"counters": st.integers(0, 3)}
        ),
    }
    names = draw(st.sets(st.sampled_from(sorted(tables)), min_size=1))
    return {name: draw(tables[name]) for name in sorted(names)}
