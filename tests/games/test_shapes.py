"""What a game sends is exactly what its shapes say, from which the client's types are generated."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from pydantic import TypeAdapter

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
    shapes: Shapes = SHAPES[game]
    views, descriptions = exact(shapes.view), exact(shapes.description)
    events = None if shapes.event is None else exact(shapes.event)
    setup: Setup = data.draw(setups(game))
    for state in walk(setup, setup.chooser()):
        for seat in (None, *range(setup.players)):
            check(views, state.view(seat))
        for seat in range(setup.players):
            for action in state.wishes(seat):
                check(descriptions, state.describe(action))
            for closed in state.closed(seat):
                check(descriptions, closed["description"])
        for action in state.legal_actions() if not state.is_over else []:
            check(descriptions, state.describe(action))
            if events is not None:
                after = state.copy()
                after.narrating = True
                after.apply(action)
                for event in after.events:
                    check(events, event.as_dict())


def check(shape: TypeAdapter[Any], value: Any) -> None:
    """As it is sent, where a tuple is a list."""
    shape.validate_json(json.dumps([value]))
