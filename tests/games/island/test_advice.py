"""What a hint never advises, and when it says that it is not sure."""

from __future__ import annotations

import pytest

import manoa
from manoa.games.island.rules import trading
from manoa.games.island.strategy import bargains, valuing
from manoa.kernel.game import Game
from manoa.kernel.registry import title
from manoa.kernel.strategy import Plan
from tests.island_scene import Scene, cell


def advice(scene: Scene | Game) -> Plan:
    """The adviser's plan."""
    game = scene.game() if isinstance(scene, Scene) else scene
    return title("island").strategy.plan(game, 1)


def advised(scene: Scene) -> dict[str, object]:
    """The first action of the plan in words."""
    game = scene.game()
    return game.describe(advice(game).actions[0])


@pytest.mark.parametrize("seed", range(4))
def test_no_game_sees_a_hopeless_attack_or_a_move_there_and_back(seed: int) -> None:
    """Games of advisers alone: every attack has a chance, and no army or explorer goes to and fro for nothing."""
    game = manoa.new("island", players=2 + seed % 3, seed=seed, options={"round_limit": 25})
    attacks = moves = 0
    last: dict[str, object] = {}
    while not game.is_over:
        action = advice(game).actions[0]
        words = game.describe(action)
        battle = words.get("battle")
        if isinstance(battle, dict) and words["kind"] != "rival":
            attacks += 1
            assert battle["odds"]["win"] >= valuing.HOPELESS / 2, words
        if words["kind"] == "march":
            moves += 1
            assert (last.get("from"), last.get("to")) != (words["to"], words["from"]), "there and back"
            last = words
        elif words["kind"] == "bank":
            assert (last.get("give"), last.get("resource")) != (words["resource"], words["give"]), "to and fro"
            last = words
        elif words["kind"] == "end":
            last = {}
        game.apply(action)
    assert attacks + moves > 0


def test_like_for_like_is_not_accepted() -> None:
    """Wood for food: a card of each is missing afterwards where two of one were before."""
    game = Scene(players=2).cards(0, 0, 2, 1).cards(1, 2, 0, 1).game()
    assert not bargains.accepts(game, 0, 1, trading.ONE_CARD[0], trading.ONE_CARD[1])
    needed = Scene(players=2).cards(0, 0, 3, 2).cards(1, 3, 0, 2).game()
    assert bargains.accepts(needed, 0, 1, trading.ONE_CARD[0], trading.ONE_CARD[1])


def test_it_says_when_it_is_not_sure() -> None:
    scene = Scene("pedro", "stella")
    scene.state["mode"] = "dice"
    scene.state["turn"].update(dice=[3, 4], speed_die=-1, speed=0)
    scene.cards(0, 2, 2, 2).tile(2, 0, "shrine").explorer(1, cell(-1, 0))
    scene.state["turn"].update(dice=[1, 6])
    clear = advice(scene.tile(4, 0, "wood").tile(3, 0, "wood"))
    assert clear.sure
    garden = Scene("pedro", "stella").explorer(0, cell(0, 0)).tile(1, 0, "garden").explorer(0, cell(1, 0)).cards(0)
    garden.state["mode"] = "harvest"
    garden.state["doing"]["left"] = 3
    assert not advice(garden).sure, "all three kinds are wanted alike"
    assert advice(garden.cards(0, 2, 2, 0)).sure, "gold is missing"


def test_where_there_is_one_thing_to_do_it_is_sure() -> None:
    game = Scene().speed(0).cards(0).cards(1).game()
    assert len(game.legal_actions()) == 1
    assert advice(game).sure
