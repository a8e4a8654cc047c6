"""IS-SETUP: how a game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import manoa
from manoa.kernel.game import Game
from tests.acting import act, asked, choices, refused
from tests.island_scene import Scene, cards, cave_cell, cell, happened, lucky, seat_view, tile_at, told, where

LAND = {"gold", "food", "wood", "garden"}


def begun(players: int = 3, seed: int = 1, side: int = 0, **options: Any) -> Game:
    """A game whose explorers are chosen."""
    game = manoa.new("island", players=players, seed=seed, options=options)
    while asked(game)["what"] == "explorer":
        game.apply(game.legal_actions()[side])
    return game


@pytest.mark.rule("IS-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_choose_one_of_two_explorers_in_seat_order(players: int) -> None:
    game = manoa.new("island", players=players, seed=5)
    assert tile_at(game, cell(0, 0)) in LAND, "the first tile lies open already"
    shown = [seat_view(game, seat) for seat in range(players)]
    assert len({entry["card"] for entry in shown}) == players
    assert len({entry["colour"] for entry in shown}) == players
    for seat in range(players):
        assert asked(game) == {"seat": seat, "what": "explorer"}
        assert [game.describe(a)["explorer"] for a in game.legal_actions()] == shown[seat]["choices"]
        act(game, kind="explorer", explorer=shown[seat]["choices"][1])
        assert seat_view(game, seat)["explorer"] == shown[seat]["choices"][1]
    assert asked(game)["what"] != "explorer"


@pytest.mark.rule("IS-SETUP-1")
def test_cards_are_dealt_at_random_and_others_than_two_to_four_are_refused() -> None:
    dealt = Counter(seat_view(manoa.new("island", players=2, seed=seed), 0)["card"] for seed in range(60))
    assert set(dealt) == set(range(5))
    for players in (1, 5):
        with pytest.raises(manoa.ManoaError):
            manoa.new("island", players=players)
    game = manoa.new("island", players=2)
    assert refused(game, 0) == "IS-SETUP-1"


@pytest.mark.rule("IS-SETUP-2")
def test_the_exit_is_on_top_of_the_cave_stack() -> None:
    game = Scene().tile(1, 0, "entrance").explorer(0, cell(1, 0)).game()
    assert game.view(None)["cave_stack"] == 15
    for seed in range(20):
        tried = game.determinize(0, seed)
        act(tried, kind="step", opens=True)
        assert [entry["tile"] for entry in tried.view(None)["cave"]] == ["exit"]
        assert tried.view(None)["cave_stack"] == 14


@pytest.mark.rule("IS-SETUP-3")
def test_the_first_tile_is_neither_water_nor_shrine_but_may_be_the_entrance() -> None:
    kinds = Counter(tile_at(manoa.new("island", players=2, seed=seed), cell(0, 0)) for seed in range(200))
    assert set(kinds) == LAND | {"entrance"}
    game = manoa.new("island", players=2)
    assert game.view(None)["stack"] == 47
    assert len(game.view(None)["island"]) == 1


@pytest.mark.rule("IS-SETUP-4")
def test_every_explorer_starts_on_the_first_tile() -> None:
    game = begun(4)
    assert [where(game, seat) for seat in range(4)] == [cell(0, 0)] * 4


@pytest.mark.rule("IS-SETUP-5")
def test_everyone_gets_one_of_each_resource_and_victoria_four() -> None:
    seen: dict[str, tuple[int, ...]] = {}
    for seed in range(40):
        game = manoa.new("island", players=4, seed=seed)
        for seat in range(4):
            words = game.describe(game.legal_actions()[seed % 2])
            before = cards(game, seat)
            assert before == (0, 0, 0)
            game.apply(game.legal_actions()[seed % 2])
            if seat < 3:
                seen[words["explorer"]] = cards(game, seat)
    assert len(seen) == 10
    assert seen.pop("victoria") == (4, 4, 4)
    assert set(seen.values()) == {(1, 1, 1)}


@pytest.mark.rule("IS-SETUP-6")
def test_the_highest_roll_goes_first_and_the_tied_roll_again() -> None:
    firsts: Counter[int] = Counter()
    tied = 0
    for seed in range(80):
        game = manoa.new("island", players=3, seed=seed)
        game.narrating = True
        while asked(game)["what"] == "explorer":
            game.apply(game.legal_actions()[0])
        rolls = [(event.seat, event.arguments["number"]) for event in told(game, "rolls-first")]
        among = [0, 1, 2]
        while len(among) > 1:
            rolled, rolls = rolls[: len(among)], rolls[len(among) :]
            assert [seat for seat, _ in rolled] == among
            best = max(number for _, number in rolled)
            among = [seat for seat, number in rolled if number == best]
            tied += len(among) > 1
        assert rolls == []
        assert game.view(None)["first"] == game.view(None)["active"] == among[0]
        firsts[among[0]] += 1
    assert set(firsts) == {0, 1, 2}
    assert tied


@pytest.mark.rule("IS-SETUP-7")
def test_shrines_are_numbered_as_they_are_discovered() -> None:
    scene = Scene().explorer(0, cell(1, 0)).stack(shrine=3, water=2)
    game = scene.cards(0, 2, 2, 2).game()
    lucky(game, choices(game, kind="discover")[0], happened("reveals", tile="shrine"))
    act(game, kind="lay", direction="se")
    shrines = [entry for entry in game.view(None)["island"] if entry["tile"] == "shrine"]
    assert [(entry["id"], entry["offerings"]) for entry in shrines] == [(cell(1, 1), [])]
    act(game, kind="offering", at=cell(1, 1))
    assert [e["offerings"] for e in game.view(None)["island"] if e["tile"] == "shrine"] == [[0]]


def ringed_but_one(kind: str = "water") -> Scene:
    """A first tile with water round about but for one cell, and a stack that holds one more of a kind."""
    scene = Scene(bare=True)
    for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)):
        scene.tile(q, r, "water")
    return scene


@pytest.mark.rule("IS-SETUP-8")
@pytest.mark.parametrize("kind", ["water", "shrine"])
def test_a_first_tile_that_is_ringed_starts_the_map_anew(kind: str) -> None:
    scene = ringed_but_one().cards(0, 3, 2, 1).farm(1, cell(0, 0), 0).fort(1, cell(0, 0), 2)
    game = scene.villagers(1, cell(0, 0), 2).speed(3).game()
    lucky(game, choices(game, kind="discover")[0], happened("reveals", tile=kind))
    (anew,) = told(game, "starts-anew")
    assert anew.arguments["tile"] in LAND
    view = game.view(None)
    assert [entry["id"] for entry in view["island"]] == [cell(0, 0)]
    assert view["stack"] == 47
    assert view["buildings"] == []
    assert [where(game, seat) for seat in range(2)] == [cell(0, 0)] * 2
    assert seat_view(game, 1)["supply"] == {"villager": 4, "fort": 2, "farm": 2, "offering": 3}
    assert cards(game, 0) == (3, 2, 1), "hands are kept"
    assert asked(game)["what"] == "explore"
    assert view["speed"] == 2, "the active player goes on with the speed that is left"


@pytest.mark.rule("IS-SETUP-8")
def test_land_on_the_last_cell_does_not_start_anew() -> None:
    game = ringed_but_one().game()
    lucky(game, choices(game, kind="discover")[0], happened("reveals", tile="gold"))
    assert told(game, "starts-anew") == []
    assert where(game, 0) == cell(1, -1)


@pytest.mark.rule("IS-SETUP-8")
def test_offerings_return_when_the_map_starts_anew() -> None:
    scene = Scene(bare=True)
    for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0)):
        scene.tile(q, r, "water")
    game = scene.tile(0, -1, "shrine").offering(1, 0).game()
    assert seat_view(game, 1)["strength"] == 2
    lucky(game, choices(game, kind="discover")[0], happened("starts-anew"))
    assert seat_view(game, 1)["offerings"] == []
    assert seat_view(game, 1)["strength"] == 1
    assert game.position()["state"]["shrines"] == []


def on_the_entrance() -> Scene:
    """The entrance as the first tile, with water about it but for one cell."""
    scene = Scene(bare=True).tile(0, 0, "entrance")
    for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)):
        scene.tile(q, r, "water")
    return scene


@pytest.mark.rule("IS-SETUP-3")
@pytest.mark.rule("IS-CAVE-1")
def test_from_an_entrance_that_is_the_first_tile_the_cave_is_opened_at_once() -> None:
    game = Scene(bare=True).tile(0, 0, "entrance").round(1).game()
    act(game, kind="step", direction="through")
    assert where(game, 0) == cave_cell(0, 0)


@pytest.mark.rule("IS-SETUP-8")
def test_a_ringed_entrance_starts_the_map_anew_unless_the_cave_is_open() -> None:
    game = on_the_entrance().game()
    lucky(game, choices(game, kind="discover")[0], happened("reveals", tile="water"))
    assert told(game, "starts-anew")
    opened = on_the_entrance().cave(0, 0, "exit").explorer(1, cave_cell(0, 0)).game()
    lucky(opened, choices(opened, kind="discover")[0], happened("reveals", tile="water"))
    assert told(opened, "starts-anew") == [], "the cave can be entered"
    assert where(opened, 1) == cave_cell(0, 0)
