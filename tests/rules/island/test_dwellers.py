"""IS-CAVE-3, IS-CAVE-4: the dwellers of the cave."""

from __future__ import annotations

import pytest

import manoa
from manoa.games.island.rules import action
from tests.acting import act, asked, refused, words_of
from tests.island_scene import (
    Scene,
    cards,
    cave_cell,
    cell,
    happened,
    laying,
    lucky,
    marching,
    settling,
    tile_at,
    told,
    villagers,
    where,
)

DISCOVER = action.DISCOVER
HERE, THERE = cell(0, 0), cell(1, 0)
EXIT = cave_cell(0, 0)
FIRST = cave_cell(1, 0)


def in_the_cave() -> Scene:
    """An open cave with an empty tile next to the exit, seat 0's explorer on it."""
    return Scene().opened().cave(1, 0, "empty").explorer(0, FIRST).explorer(1, cell(-1, 0))


@pytest.mark.rule("IS-CAVE-3")
@pytest.mark.parametrize("number", [1, 2])
def test_a_dweller_is_fought_at_once_in_the_first_round_too(number: int) -> None:
    game = in_the_cave().round(number).game()
    lucky(game, DISCOVER, happened("reveals", tile="dweller"))
    assert asked(game)["what"] == "lay"
    assert asked(game)["dweller"] is not None
    lucky(game, laying("e"), happened("fights-dweller"))
    (fought,) = told(game, "fights-dweller")
    name = fought.arguments["dweller"]
    assert [fought.arguments["defence"]] == game.view(None)["map"]["dwellers"][name]
    assert fought.arguments["rival"] == 1, "the player on the left rolls"


@pytest.mark.rule("IS-CAVE-3")
def test_only_the_discoverer_brings_armies_against_a_dweller() -> None:
    scene = in_the_cave().villagers(0, FIRST, 2).cards(0, gold=1).villagers(1, EXIT, 2).cards(1, gold=3)
    game = scene.game()
    lucky(game, DISCOVER, happened("reveals", tile="dweller"))
    act(game, kind="lay", direction="e")
    assert asked(game)["seat"] == 0
    assert asked(game)["what"] == "react"
    (battle,) = game.view(None)["battles"]
    assert battle["against"] == "dweller"
    assert battle["odds"] is not None
    act(game, kind="army")
    lucky(game, marching(2, "e"), happened("fights-dweller", strength=3))


@pytest.mark.rule("IS-CAVE-3")
@pytest.mark.rule("IS-BUY-7")
@pytest.mark.parametrize("outcome", ["beats-dweller", "ties-dweller", "loses-to-dweller"])
def test_the_others_react_to_the_step_however_the_fight_with_the_dweller_ends(outcome: str) -> None:
    game = in_the_cave().villagers(1, EXIT, 2).cards(1, gold=3).game()
    lucky(game, DISCOVER, lambda tried: asked(tried).get("dweller") == "bats")
    lucky(game, laying("e"), happened(outcome))
    if outcome == "loses-to-dweller":
        act(game, kind="place", at=HERE)
    assert asked(game).items() >= {"seat": 1, "what": "react", "about": "step", "by": 0}.items()
    if outcome == "ties-dweller":
        assert where(game, 0) == FIRST
        act(game, kind="army")
        lucky(game, marching(2, "e"), happened("fights", strength=2, defence=1))
        return
    act(game, kind="army")
    act(game, kind="march", number=2, to=FIRST)
    act(game, kind="pass")
    assert game.view(None)["active"] == (0 if outcome == "beats-dweller" else 1), (
        "a fight that is not won ends the turn"
    )


@pytest.mark.rule("IS-BUY-7")
@pytest.mark.rule("IS-CAVE-3")
def test_who_passes_after_a_lost_fight_lets_the_turn_end() -> None:
    game = in_the_cave().villagers(1, EXIT).cards(1, gold=1).game()
    lucky(game, DISCOVER, lambda tried: asked(tried).get("dweller") == "giant")
    lucky(game, laying("e"), happened("loses-to-dweller"))
    act(game, kind="place", at=HERE)
    assert asked(game)["what"] == "react"
    assert manoa.load(game.position()).position() == game.position()
    act(game, kind="pass")
    assert game.view(None)["active"] == 1


@pytest.mark.rule("IS-CAVE-3")
def test_a_beaten_dweller_leaves_an_empty_tile_for_good() -> None:
    game = in_the_cave().game()
    lucky(game, DISCOVER, lambda tried: asked(tried).get("dweller") == "bats")
    lucky(game, laying("e"), happened("beats-dweller"))
    assert tile_at(game, cave_cell(2, 0)) == "empty"
    assert where(game, 0) == cave_cell(2, 0)
    assert len(game.position()["state"]["beaten"]) == 1
    assert asked(game)["what"] == "explore"


@pytest.mark.rule("IS-CAVE-3")
def test_a_lost_fight_costs_villagers_half_of_the_cards_and_the_turn() -> None:
    scene = in_the_cave().villagers(0, FIRST).cards(0, 3, 3, 1).tile(0, 1, "shrine").offering(0, 0)
    game = scene.game()
    lucky(game, DISCOVER, lambda tried: asked(tried).get("dweller") in ("jaguar", "giant"))
    act(game, kind="lay", direction="e")
    act(game, kind="army")
    lucky(game, marching(1, "e"), happened("loses-to-dweller"))
    assert tile_at(game, cave_cell(2, 0)) is None, "its cell is empty again"
    assert game.view(None)["cave_stack"] == 13, "the dweller is shuffled back"
    assert villagers(game, 0) == {}
    assert asked(game) == {"seat": 1, "what": "place", "loser": 0}, "who rolled puts the explorer"
    assert {words["at"] for words in words_of(game)} == {THERE, cell(-1, 1), HERE}, "next to the loser's shrine"
    act(game, kind="place", at=THERE)
    assert asked(game) == {"seat": 0, "what": "pay", "left": 3, "to": "bank", "winner": None}
    for resource in ("wood", "wood", "food"):
        act(game, kind="pay", resource=resource)
    assert cards(game, 0) == (1, 2, 0)
    assert game.view(None)["active"] == 1
    given = told(game, "pays-bank")
    assert [(event.arguments["resource"], event.arguments["number"]) for event in given] == [("food", 1)]


@pytest.mark.rule("IS-CAVE-3")
def test_the_beaten_explorer_is_put_on_the_island() -> None:
    game = in_the_cave().game()
    lucky(game, DISCOVER, happened("reveals", tile="dweller"))
    lucky(game, laying("e"), happened("loses-to-dweller"))
    assert all(words["at"].startswith("i") for words in words_of(game))
    assert refused(game, settling(EXIT)) == "IS-BAT-6"


@pytest.mark.rule("IS-CAVE-3")
def test_a_tie_with_a_dweller_sends_all_back_and_ends_the_turn() -> None:
    scene = in_the_cave().villagers(0, FIRST).cards(0, 4, 0, 1)
    game = scene.game()
    lucky(game, DISCOVER, happened("reveals", tile="dweller"))
    act(game, kind="lay", direction="e")
    act(game, kind="army")
    lucky(game, marching(1, "e"), happened("ties-dweller"))
    assert where(game, 0) == FIRST
    assert villagers(game, 0) == {FIRST: 1}
    assert tile_at(game, cave_cell(2, 0)) is None
    assert game.view(None)["cave_stack"] == 13
    assert game.view(None)["active"] == 1
    assert cards(game, 0)[0] == 4


@pytest.mark.rule("IS-CAVE-4")
def test_the_thieves_treasure_goes_to_who_beats_them() -> None:
    game = in_the_cave().cards(0, 1).game()
    assert game.view(None)["hoard"] == {"wood": 2, "food": 2, "gold": 2}
    assert sum(game.view(None)["bank"].values()) == 80 - 6 - 1, "set aside from the bank"
    lucky(game, DISCOVER, lambda tried: asked(tried).get("dweller") == "thieves")
    lucky(game, laying("e"), happened("takes-hoard", wood=2, food=2, gold=2))
    assert cards(game, 0) == (3, 2, 2)
    assert game.view(None)["hoard"] is None


@pytest.mark.rule("IS-CAVE-4")
def test_what_the_thieves_win_is_added_to_their_treasure() -> None:
    game = in_the_cave().cards(0, 4).game()
    lucky(game, DISCOVER, lambda tried: asked(tried).get("dweller") == "thieves")
    lucky(game, laying("e"), happened("loses-to-dweller"))
    act(game, kind="place", at=HERE)
    assert game.view(None)["hoard"] == {"wood": 4, "food": 2, "gold": 2}
    assert cards(game, 0)[0] == 2
