"""IS-RUL: corner cases."""

from __future__ import annotations

import pytest

import manoa
from manoa.games.island.rules import action
from manoa.kernel.game import Game
from tests.acting import act, asked, choices, refused, words_of
from tests.island_scene import (
    Scene,
    building,
    carding,
    cards,
    cave_cell,
    cell,
    happened,
    laying,
    lucky,
    marching,
    seat_view,
    stepping,
    tile_at,
    told,
    where,
)

HERE, THERE = cell(0, 0), cell(1, 0)
EAST = stepping("e")


@pytest.mark.rule("IS-RUL-1")
def test_pieces_that_share_a_tile_do_not_fight_until_someone_steps_in() -> None:
    game = Scene().game()
    assert where(game, 0) == where(game, 1)
    game.narrating = True
    act(game, kind="step", to=THERE)
    assert told(game, "fights") == [], "leaving a shared tile is free"
    lucky(game, stepping("w"), happened("fights"))


@pytest.mark.rule("IS-RUL-1")
def test_in_the_first_round_a_shared_tile_is_left_but_not_entered() -> None:
    game = Scene().round(1).game()
    act(game, kind="step", to=THERE)
    assert refused(game, stepping("w")) == "IS-BAT-1"


@pytest.mark.rule("IS-RUL-2")
def test_a_tile_laid_at_a_fort_is_occupied_by_it() -> None:
    game = Scene().explorer(0, THERE).explorer(1, cell(-1, 0)).fort(1, cell(0, 1), 0).game()
    lucky(game, action.DISCOVER, happened("reveals", tile="gold"))
    words = game.describe(choices(game, kind="lay", at=cell(1, 1))[0])
    assert words["battle"]["rivals"] == [1]
    lucky(game, choices(game, kind="lay", at=cell(1, 1))[0], happened("fights", defence=1))


@pytest.mark.rule("IS-RUL-2")
def test_in_the_first_round_it_is_laid_elsewhere_if_possible() -> None:
    scene = Scene().explorer(0, THERE).explorer(1, cell(-1, 0)).fort(1, cell(0, 1), 0).round(1)
    game = scene.game()
    lucky(game, action.DISCOVER, happened("reveals", tile="gold"))
    assert tile_at(game, cell(2, -1)) == "gold"
    assert where(game, 0) == cell(2, -1)
    water = scene.game()
    lucky(water, action.DISCOVER, happened("reveals", tile="water"))
    assert len(choices(water, kind="lay")) == 2, "nobody enters water"


@pytest.mark.rule("IS-RUL-2")
def test_otherwise_the_explorer_stays() -> None:
    scene = Scene().tile(2, -1, "wood").tile(2, 0, "wood").explorer(0, THERE).explorer(1, cell(-1, 0))
    game = scene.fort(1, cell(0, 1), 0).round(1).game()
    lucky(game, action.DISCOVER, happened("reveals", tile="gold"))
    assert tile_at(game, cell(1, 1)) == "gold"
    assert where(game, 0) == THERE


@pytest.mark.rule("IS-RUL-3")
def test_two_own_forts_never_touch_the_same_tile() -> None:
    game = Scene().explorer(1, cell(-1, 0)).cards(0, 6, 6, 6).game()
    act(game, kind="fort", corner=0)
    assert choices(game, kind="fort") == []
    for number in range(6):
        assert refused(game, building("fort", number)) == "IS-BUY-4"


@pytest.mark.rule("IS-RUL-4")
def test_several_opponents_are_fought_in_the_order_named() -> None:
    scene = Scene(players=3).explorer(1, THERE).explorer(2, THERE)
    game = scene.game()
    act(game, kind="step", to=THERE)
    assert asked(game) == {"seat": 0, "what": "rival", "cell": THERE}
    assert {words["rival"] for words in words_of(game)} == {1, 2}
    assert refused(game, action.SEAT) == "IS-RUL-4"
    lucky(game, action.SEAT + 2, happened("wins-battle", seat=0))
    assert told(game, "fights")[0].arguments["rival"] == 2
    assert told(game, "fights")[0].arguments["defence"] == 2, "Pedro's own strength: opponents never add up"
    lucky(game, choices(game, kind="place", at=HERE)[0], happened("wins-battle", seat=0))
    assert told(game, "fights")[0].arguments["rival"] == 1


@pytest.mark.rule("IS-RUL-4")
@pytest.mark.parametrize("how", ["ties", "loses"])
def test_who_is_beaten_or_tied_fights_no_more(how: str) -> None:
    game = Scene(players=3).explorer(1, THERE).explorer(2, THERE).game()
    act(game, kind="step", to=THERE)
    lucky(game, action.SEAT + 1, happened("ties") if how == "ties" else happened("wins-battle", seat=1))
    if how == "loses":
        act(game, kind="place", at=HERE)
    assert len(told(game, "fights")) == (1 if how == "ties" else 0)
    assert game.view(None)["active"] == 1
    assert game.view(None)["battles"] == []


@pytest.mark.rule("IS-RUL-4")
def test_a_third_player_fights_a_further_battle() -> None:
    scene = Scene(players=3).explorer(1, THERE).explorer(2, cell(-1, 0)).villagers(2, cell(0, 1), 2)
    game = scene.cards(2, gold=2).game()
    act(game, kind="step", to=THERE)
    act(game, kind="army")
    act(game, kind="march", number=1, to=THERE)
    first, second = game.view(None)["battles"]
    assert (first["attacker"], first["rivals"]) == (0, [1])
    assert (second["attacker"], second["rivals"]) == (2, [0, 1])
    assert asked(game)["seat"] == 2


@pytest.mark.rule("IS-RUL-4")
def test_if_the_other_side_is_gone_a_battle_lapses() -> None:
    scene = Scene(players=3).explorer(1, THERE).explorer(2, cell(-1, 0)).villagers(2, cell(0, 1))
    game = scene.cards(2, gold=1).game()
    act(game, kind="step", to=THERE)
    act(game, kind="army")
    lucky(game, marching(1, "ne"), happened("wins-battle", seat=1))
    act(game, kind="place", at=HERE)
    # Seat 2 came to fight both; one of them is gone, so that it fights the other alone.
    assert [event.arguments["rival"] for event in told(game, "fights")] == [1]


@pytest.mark.rule("IS-RUL-4")
def test_a_reinforcement_attacks_those_too_who_came_without_a_step() -> None:
    scene = Scene(players=3).explorer(1, THERE).explorer(2, cell(-1, 0)).villagers(0, cell(0, 1), 2).cards(0, gold=2)
    before = scene.game()
    act(before, kind="step", to=THERE)
    position = before.position()
    position["state"]["seats"][2]["at"] = THERE
    game = manoa.load(position)
    assert game.view(None)["battles"][0]["rivals"] == [1]
    act(game, kind="army")
    act(game, kind="march", number=1, to=THERE)
    (battle,) = game.view(None)["battles"]
    assert battle["rivals"] == [1, 2]
    assert asked(game)["what"] == "rival"


@pytest.mark.rule("IS-RUL-5")
def test_the_cave_shrine_stays_for_who_steps_off_next() -> None:
    scene = Scene().opened().cave(1, 0, "empty").cave(2, 0, "cave-shrine")
    game = scene.explorer(0, cave_cell(1, 0)).explorer(1, cave_cell(2, 0)).game()
    lucky(game, EAST, happened("wins-battle", seat=0))
    act(game, kind="place", at=HERE)
    assert tile_at(game, cave_cell(2, 0)) == "cave-shrine"
    act(game, kind="step", to=cave_cell(1, 0))
    assert seat_view(game, 0)["cave_shrine"]


@pytest.mark.rule("IS-RUL-7")
def test_the_cave_shrine_in_the_lower_half_of_the_stack() -> None:
    for seed in range(30):
        game = manoa.new("island", players=2, seed=seed, options={"deep_shrine": True})
        assert game.position()["state"]["cave_stack"]["depth"] == 7
    scene = Scene(deep_shrine=True).opened().cave(1, 0, "empty").explorer(0, cave_cell(1, 0))
    game = scene.explorer(1, cell(-1, 0)).game()
    for word in range(200):
        tried = game.copy()
        tried.apply(action.DISCOVER, word)
        assert asked(tried)["tile"] != "cave-shrine"
    for q in range(2, 5):
        scene.cave(q, 0, "empty")
    for q in range(2, 4):
        scene.cave(q, 1, "empty")
    game = scene.game()
    assert game.view(None)["cave_stack"] == 8
    assert all(asked_tile(game, word) != "cave-shrine" for word in range(100)), "the eighth from below"
    game = scene.cave(2, -1, "empty").game()
    assert any(asked_tile(game, word) == "cave-shrine" for word in range(100))


def asked_tile(game: Game, word: int) -> str:
    """The tile that a discovery with that word turns up."""
    tried = game.copy()
    tried.narrating = True
    tried.apply(action.DISCOVER, word)
    tile: str = told(tried, "reveals")[0].arguments["tile"]
    return tile


@pytest.mark.rule("IS-RUL-7")
def test_a_tile_shuffled_back_mixes_the_whole_stack() -> None:
    scene = Scene(deep_shrine=True).opened().cave(1, 0, "empty").explorer(0, cave_cell(1, 0))
    game = scene.explorer(1, cell(-1, 0)).game()
    lucky(game, action.DISCOVER, happened("reveals", tile="dweller"))
    lucky(game, laying("e"), happened("loses-to-dweller"))
    assert game.position()["state"]["cave_stack"]["depth"] == 0


@pytest.mark.rule("IS-RUL-7")
def test_a_hand_limit_of_nine() -> None:
    game = Scene(hand_limit=True).cards(0, 6, 4, 1).game()
    act(game, kind="end")
    assert asked(game) == {"seat": 0, "what": "discard", "left": 2}
    act(game, kind="discard", resource="gold")
    assert refused(game, carding("gold")) == "IS-RUL-7"
    act(game, kind="discard", resource="wood")
    assert cards(game, 0) == (5, 4, 0)
    assert game.view(None)["active"] == 1
    one_kind = Scene(hand_limit=True).cards(0, wood=12).game()
    act(one_kind, kind="end")
    assert cards(one_kind, 0) == (9, 0, 0)
    none = Scene().cards(0, 6, 6, 6).game()
    act(none, kind="end")
    assert none.view(None)["active"] == 1
    hidden = Scene(hand_limit=True, hidden_hands=True).cards(0, wood=10).game()
    act(hidden, kind="end")
    assert asked(hidden)["what"] == "discard", "not to be asked would tell that all cards are alike"
