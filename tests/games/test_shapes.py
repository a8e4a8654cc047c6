"""What a game sends is exactly what its shapes say, from which the client's types are generated."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from manoa.kernel import registry
from manoa.kernel.registry import Shapes
from manoa.server.openapi import exact
from tests.simulation import Setup, setups, walk

SHAPES = {
    entry["name"]: shapes
    for entry in registry.catalogue()
    if (shapes := registry.title(entry["name"]).shapes) is not None
}


@pytest.mark.parametrize("game", SHAPES)
@settings(max_examples=15)
@given(data=st.data())
def test_views_descriptions_and_events_are_of_their_shapes(game: str, data: st.DataObject) -> None:
    views, descriptions, events = shapes_of(game)
    setup: Setup = data.draw(setups(game))
    for state in walk(setup, setup.chooser()):
        for seat in (None, *range(setup.players)):
            views.check(state.view(seat))
        for seat in range(setup.players):
            for action in state.wishes(seat):
                descriptions.check(state.describe(action))
            for closed in state.closed(seat):
                descriptions.check(closed["description"])
        for action in state.legal_actions() if not state.is_over else []:
            descriptions.check(state.describe(action))
            if events is not None:
                after = state.copy()
                after.narrating = True
                after.apply(action)
                for event in after.events:
                    events.check(event.as_dict())


@cache
def shapes_of(game: str) -> tuple[Shape, Shape, Shape | None]:
    """The shapes of views, descriptions and events."""
    shapes: Shapes = SHAPES[game]
    return Shape(shapes.view), Shape(shapes.description), None if shapes.event is None else Shape(shapes.event)


class Shape:
    """A shape, and what was found to be of it: most choices and events of a game come again and again."""

    def __init__(self, shape: Any) -> None:
        self._exact = exact(shape)
        self._found: set[str] = set()

    def check(self, value: Any) -> None:
        """As it is sent, where a tuple is a list."""
        sent = json.dumps([value])
        if sent not in self._found:
            self._exact.validate_json(sent)
            self._found.add(sent)
