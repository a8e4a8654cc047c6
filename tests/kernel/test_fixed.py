"""What a game hands out: a caller who changes it changes neither the game nor what others are handed."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import orjson
import pytest

import manoa
from manoa.kernel import registry
from manoa.kernel.fixed import fixed
from manoa.kernel.game import Game
from manoa.kernel.language import LANGUAGES

games = pytest.mark.parametrize("name", [entry["name"] for entry in manoa.catalogue()])
DATA: dict[str, Any] = {"a": [1, {"b": [2, 3]}], "c": {"d": None}, "e": "text"}


def vandalise(content: Any) -> None:
    """Changes whatever can be changed, all the way down."""
    if isinstance(content, dict):
        for value in list(content.values()):
            vandalise(value)
        with suppress(manoa.FixedData):
            for key in list(content):
                content[key] = "changed"
            content["new"] = 1
    elif isinstance(content, list):
        for value in list(content):
            vandalise(value)
        with suppress(manoa.FixedData):
            content[:] = ["changed"]


def handed_out(game: Game) -> dict[str, Any]:
    """All data that a game hands out."""
    seats = range(game.players)
    return {
        "options": game.options,
        "views": [game.view(seat) for seat in (None, *seats)],
        "position": game.position(),
        "legal": game.legal_actions(),
        "words": [game.describe(action) for action in game.legal_actions()],
        "wishes": [game.describe(wish) for seat in seats for wish in game.wishes(seat)],
        "closed": [game.closed(seat) for seat in seats],
        "labels": game.observation_labels(),
        "returns": game.returns(),
        "ranking": game.ranking() if game.is_over else [],
    }


@games
def test_a_caller_who_changes_what_it_was_handed_changes_nothing_else(name: str) -> None:
    for number, sample in enumerate(registry.title(name).samples):
        chance = random.Random(number)
        game = manoa.new(name, players=sample.players, seed=number, options=sample.options)
        other = manoa.new(name, players=sample.players, seed=number, options=sample.options)
        for ply in range(120):
            if game.is_over:
                break
            if ply % 10 == 0:
                before = copy.deepcopy(handed_out(game))
                vandalise(handed_out(game))
                assert handed_out(game) == before
                assert handed_out(other) == before
            action = chance.choice(game.legal_actions())
            game.apply(action)
            other.apply(action)


def test_options_of_ones_own_are_not_the_games() -> None:
    tiles = [{"tile": "B", "rotation": 0, "q": 0, "r": 0}, {"tile": "end-river", "rotation": 0, "q": 4, "r": -4}]
    mine: dict[str, Any] = {"route": {"tiles": tiles}, "round_limit": 3}
    game = manoa.new("eldorado", players=2, options=mine)
    record = manoa.Record("eldorado", 2, 0, mine)
    before = copy.deepcopy(mine)
    tiles.clear()
    mine["round_limit"] = 9
    assert game.options["route"] == record.options["route"] == before["route"]
    assert game.options["round_limit"] == record.options["round_limit"] == 3
    with pytest.raises(manoa.FixedData):
        record.options["round_limit"] = 4
    assert manoa.new("eldorado", players=2, options=game.options).options == game.options


def test_a_catalogue_is_its_callers_own() -> None:
    before = copy.deepcopy(manoa.catalogue())
    vandalise(manoa.catalogue())
    assert manoa.catalogue() == before


# Fixed data -----------------------------------------------------------------------------------------------------------


def test_fixed_data_read_like_any() -> None:
    shared = fixed(DATA)
    assert shared == DATA
    assert repr(shared) == repr(DATA)
    assert json.loads(json.dumps(shared)) == DATA
    assert orjson.dumps(shared) == orjson.dumps(DATA)
    assert fixed(shared) is shared
    assert isinstance(shared, dict)
    assert isinstance(shared["a"], list)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda data: pickle.loads(pickle.dumps(data))])
def test_a_copy_of_fixed_data_is_ones_own(again: Callable[[Any], Any]) -> None:
    shared = fixed(DATA)
    own = again(shared)
    own["a"][1]["b"].append(4)
    own["c"]["d"] = 5
    assert shared == DATA
    assert own == {"a": [1, {"b": [2, 3, 4]}], "c": {"d": 5}, "e": "text"}
    for shallow in (copy.copy(shared), shared.copy(), dict(shared)):
        shallow["e"] = "other"
    for shallow in (copy.copy(shared["a"]), shared["a"].copy(), shared["a"][:], shared["a"] + [1]):
        shallow.append(1)
    assert shared == DATA


CHANGES: list[Callable[[Any, Any], Any]] = [
    lambda table, _: table.update(x=1),
    lambda table, _: table.pop("a"),
    lambda table, _: table.popitem(),
    lambda table, _: table.clear(),
    lambda table, _: table.setdefault("x", 1),
    lambda table, _: table.__setitem__("a", 1),
    lambda table, _: table.__delitem__("a"),
    lambda table, _: table.__ior__({"x": 1}),
    lambda _, row: row.append(1),
    lambda _, row: row.extend([1]),
    lambda _, row: row.insert(0, 1),
    lambda _, row: row.pop(),
    lambda _, row: row.remove(1),
    lambda _, row: row.clear(),
    lambda _, row: row.sort(),
    lambda _, row: row.reverse(),
    lambda _, row: row.__setitem__(0, 1),
    lambda _, row: row.__delitem__(0),
    lambda _, row: row.__iadd__([1]),
    lambda _, row: row.__imul__(2),
]


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_refused_in_words(change: Callable[[Any, Any], Any]) -> None:
    shared = fixed(DATA)
    with pytest.raises(TypeError) as refused:
        change(shared, shared["a"])
    assert isinstance(refused.value, manoa.ManoaError)
    assert all(refused.value.say(language).strip() for language in LANGUAGES)
    assert shared == DATA
