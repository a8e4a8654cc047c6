"""Nothing appears and nothing vanishes, at any step of any game, and no limit is ever broken."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

from hypothesis import given, settings

import manoa
from tests.simulation import Setup, play_on, setups


def _data(name: str) -> dict[str, Any]:
    """A data file, read here once more so that the engine's own tables are not their own witness."""
    return tomllib.loads(files("manoa.games.valdora").joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


GEMS = Counter({name: n for name, n in _data("setup")["gems"].items() if name != "provenance"})
CRAFTSMEN = Counter({name: n for name, n in _data("workshops")["craftsmen"].items() if name != "provenance"})
CARDS = sorted(
    [f"{book}-{card['id']}" for book in "AB" for card in _data("equipment")["equipment_cards"]["list"]]
    + [f"{book}-{card['id']}" for book in "CD" for card in _data("commissions")["commission_cards"]["list"]]
)


def gems_of(state: dict[str, Any]) -> Counter[str]:
    gems: Counter[str] = Counter(state["discard"])
    for heap in state["gems"].values():
        gems.update(heap)
    for seat in state["seats"]:
        gems.update(entry["gem"] for entry in seat["equipment"].values() if entry["gem"] is not None)
    return gems


def cards_of(state: dict[str, Any]) -> list[str]:
    cards = [card for book in state["books"].values() for side in ("left", "right") for card in book[side]]
    for seat in state["seats"]:
        cards += [entry["card"] for entry in seat["equipment"].values() if "card" in entry]
        cards += [entry["card"] for entry in seat["commissions"] + seat["completed"]]
    return sorted(cards)


def craftsmen_of(state: dict[str, Any]) -> Counter[str]:
    tiles: Counter[str] = Counter(state["craftsmen"])
    for seat in state["seats"]:
        tiles.update(seat["craftsmen"])
    return tiles


def check_limits(game: manoa.Game, state: dict[str, Any]) -> None:
    """VA-LIM-1, and that what lies on a book shows in everyone's view."""
    view = game.view(None)
    assert view["bank"] + sum(seat["coins"] for seat in view["seats"]) == 30
    assert view["bank"] >= 0
    for seat in view["seats"]:
        assert 0 <= seat["coins"] <= 6
        assert len(seat["commissions"]) <= 3
        kinds = [entry["equipment"] for entry in seat["equipment"]]
        assert len(set(kinds)) == len(kinds) <= 7
        loads = Counter(entry["gem"] for entry in seat["equipment"] if entry["gem"])
        assert all(number <= 3 for number in loads.values())
    for book in view["books"]:
        for side in ("left", "right"):
            assert book[side]["size"] == len(state["books"][book["town"]][side])
            assert (book[side]["top"] is None) == (book[side]["size"] == 0)


def test_the_box_holds_what_the_book_says() -> None:
    assert sum(GEMS.values()) == 78
    assert len(CARDS) == len(set(CARDS)) == 36 + 54
    assert sum(CRAFTSMEN.values()) == 39


@settings(max_examples=30)
@given(setup=setups("valdora"))
def test_gems_cards_craftsmen_and_coins_are_conserved_and_limits_kept(setup: Setup) -> None:
    chooser = setup.chooser()
    game = setup.begin()
    opening = game.position()["state"]
    bonus = opening["bonus"]
    cards, craftsmen = cards_of(opening), craftsmen_of(opening)
    assert cards == CARDS
    assert sum(craftsmen.values()) == (35 if setup.players == 3 else 39)
    while True:
        state = game.position()["state"]
        assert gems_of(state) == GEMS
        assert cards_of(state) == cards
        assert craftsmen_of(state) == craftsmen
        assert state["bonus"] + sum(seat["bonus"] for seat in state["seats"]) == bonus
        shops = state["workshops"] + [shop for seat in state["seats"] for shop in seat["workshops"]]
        assert len(set(shops)) == len(shops) == 7
        check_limits(game, state)
        if game.is_over:
            return
        game.apply(chooser.choose(game), chooser.word())


def test_random_games_come_to_their_own_end() -> None:
    for players in (3, 4, 5):
        game = manoa.new("valdora", players=players, seed=players, options={"quiet_rounds": None})
        play_on(game, players, 50_000)
        assert game.is_over
        assert game.view(None)["ending"]
