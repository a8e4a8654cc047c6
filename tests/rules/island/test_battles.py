"""IS-BAT: how battles begin, are fought and end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from manoa.games.island.rules import action
from manoa.kernel.game import Game
from tests.acting import act, asked, choices, refused, words_of
from tests.island_scene import (
    Scene,
    attacking,
    building_ids,
    cards,
    cave_cell,
    cell,
    happened,
    lucky,
    marching,
    seat_view,
    settling,
    stepping,
    told,
    villagers,
    where,
)

EAST = stepping("e")
HERE, THERE = cell(0, 0), cell(1, 0)


def facing() -> Scene:
    """Seat 0 on the first tile, seat 1's explorer on the next one."""
    return Scene().explorer(1, THERE)


def won_by(seat: int) -> Callable[[Game], bool]:
    return happened("wins-battle", seat=seat)


def settle(game: Game) -> None:
    """Placement and payment, the first choice each time."""
    while not game.is_over and asked(game)["what"] in ("place", "pay"):
        game.apply(game.legal_actions()[0])


@pytest.mark.rule("IS-BAT-1")
def test_moving_onto_an_opponents_tile_starts_a_battle() -> None:
    game = facing().game()
    assert game.describe(EAST)["battle"]["rivals"] == [1]
    lucky(game, EAST, happened("fights"))
    assert told(game, "challenges")[0].arguments == {"rival": 1, "cell": THERE}
    army = facing().explorer(0, cell(-1, 0)).villagers(0, HERE).cards(0, gold=1).game()
    act(army, kind="army")
    lucky(army, marching(1, "e"), happened("fights", seat=0))


@pytest.mark.rule("IS-BAT-1")
def test_nobody_is_attacked_before_everyone_has_had_a_turn() -> None:
    scene = facing().round(1).villagers(0, HERE).cards(0, gold=1).farm(1, HERE, 3)
    game = scene.game()
    assert refused(game, EAST) == "IS-BAT-1"
    # Of the three cells at the farm's corner seat 0 stands on one.
    assert sorted(refused(game, attacking(1, 0, near)) for near in range(3)) == ["IS-BAT-1", "IS-BAT-8", "IS-BAT-8"]
    assert choices(game, kind="attack") == []
    act(game, kind="army")
    assert refused(game, marching(1, "e")) == "IS-BAT-1"


@pytest.mark.rule("IS-BAT-2")
def test_both_sides_bring_armies_before_the_dice() -> None:
    scene = facing().villagers(0, cell(1, -1), 2).villagers(1, cell(0, 1), 2).cards(0, gold=2).cards(1, gold=1)
    game = scene.game()
    act(game, kind="step", to=THERE)
    assert game.view(None)["battles"][0]["odds"] == {"win": 0.4167, "tie": 0.1667, "lose": 0.4167}
    assert asked(game)["seat"] == 1
    act(game, kind="army")
    act(game, kind="march", number=2, to=THERE)
    act(game, kind="army")
    act(game, kind="march", number=1, to=THERE)
    (battle,) = game.view(None)["battles"]
    assert (battle["strength"], battle["defence"], battle["rival"]) == (2, 3, 1)
    lucky(game, choices(game, kind="pass")[0], happened("fights", strength=2, defence=3))


@pytest.mark.rule("IS-BAT-2")
def test_attackers_cannot_withdraw() -> None:
    scene = Scene().explorer(1, cell(-1, 0)).villagers(1, THERE).villagers(0, HERE, 2).cards(0, gold=3).cards(1, gold=1)
    game = scene.game()
    act(game, kind="army")
    act(game, kind="march", number=1, to=THERE)
    act(game, kind="pass")
    assert asked(game)["seat"] == 0
    assert {words.get("from") for words in words_of(game) if words["kind"] == "army"} == {HERE}
    slot = game.position()["state"]["seats"][0]["villagers"].index({"at": THERE, "from": HERE})
    assert refused(game, action.ARMY + slot) == "IS-BAT-2"


@pytest.mark.rule("IS-BAT-2")
def test_defending_villagers_leave_and_there_is_no_battle() -> None:
    scene = Scene().explorer(1, cell(-1, 0)).villagers(1, THERE, 2).cards(1, gold=1)
    game = scene.game()
    act(game, kind="step", to=THERE)
    act(game, kind="army")
    game.narrating = True
    act(game, kind="march", number=2, to=cell(0, 1))
    assert told(game, "no-battle")
    assert where(game, 0) == THERE
    assert asked(game)["what"] == "explore", "the attackers stay and play goes on"


@pytest.mark.rule("IS-BAT-2")
@pytest.mark.parametrize("stays", ["fort", "explorer", "villager"])
def test_what_stays_is_fought(stays: str) -> None:
    scene = Scene().explorer(1, cell(-1, 0)).villagers(1, THERE, 2).cards(1, gold=1)
    if stays == "fort":
        scene.fort(1, THERE, 0)
    if stays == "explorer":
        scene.explorer(1, THERE)
    game = scene.game()
    act(game, kind="step", to=THERE)
    act(game, kind="army")
    lucky(game, marching(1 if stays == "villager" else 2, "sw"), happened("fights", strength=1, defence=1))


@pytest.mark.rule("IS-BAT-2")
def test_the_battle_begun_first_is_fought_first() -> None:
    scene = Scene(players=3).explorer(1, THERE).explorer(2, cell(-1, 0)).villagers(1, cell(0, 1))
    scene.villagers(2, cell(-1, 1)).cards(2, gold=1)
    game = scene.game()
    act(game, kind="step", to=THERE)
    act(game, kind="army")
    lucky(game, marching(1, "e"), lambda tried: len(told(tried, "fights")) == 2)
    assert [event.arguments["cell"] for event in told(game, "fights")] == [THERE, cell(0, 1)]


# The dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-BAT-3")
def test_as_many_dice_as_strength_and_the_higher_sum_wins() -> None:
    scene = facing().villagers(0, HERE, 2).cards(0, gold=1)
    scene.villagers(1, THERE, 2).fort(1, THERE, 0)
    game = scene.game()
    act(game, kind="army")
    results = set()
    for word in range(60):
        tried = game.copy()
        tried.narrating = True
        tried.apply(marching(2, "e"), word)
        (fought,) = told(tried, "fights")
        own = [int(die) for die in fought.arguments["dice"].split()]
        their = [int(die) for die in fought.arguments["others"].split()]
        assert len(own) == fought.arguments["strength"] == 2
        assert len(their) == fought.arguments["defence"] == 4, "two villagers, the explorer and the fort"
        assert all(1 <= die <= 6 for die in own + their)
        assert (sum(own), sum(their)) == (fought.arguments["roll"], fought.arguments["other"])
        winners = {event.seat for event in told(tried, "wins-battle")}
        assert winners == ({0} if sum(own) > sum(their) else {1} if sum(own) < sum(their) else set())
        results |= winners
    assert 1 in results


@pytest.mark.rule("IS-BAT-3")
def test_more_than_eleven_dice_are_rolled() -> None:
    own = {"pieces": {"villager": 5, "fort": 2, "farm": 2}}
    scene = Scene("pedro", "hector", data=own).tile(0, 1, "shrine").tile(-1, 1, "shrine").explorer(1, THERE)
    game = scene.offering(1, 0, 1).villagers(1, THERE, 6).fort(1, THERE, 5).holds(1).game()
    lucky(game, EAST, happened("fights", defence=1 + 2 + 2 + 6 + 1))
    assert len(told(game, "fights")[0].arguments["others"].split()) == 12


@pytest.mark.rule("IS-BAT-3")
def test_a_lost_battle_destroys_the_fort_for_all_three_tiles() -> None:
    scene = Scene().explorer(1, cell(-1, 0)).fort(1, THERE, 1)
    game = scene.game()
    lucky(game, EAST, won_by(0))
    assert building_ids(game, "fort", 1) == []
    assert seat_view(game, 1)["lost"]["fort"] == 1
    assert game.describe(stepping("sw"))["battle"] is None, "the tile beside is free too"


# Ties ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-BAT-4")
def test_after_a_tie_who_moved_goes_back_and_the_attackers_turn_ends() -> None:
    game = facing().cards(0, 2, 2, 2).game()
    lucky(game, EAST, happened("ties"))
    assert where(game, 0) == HERE
    assert where(game, 1) == THERE, "who did not move stays"
    assert game.view(None)["active"] == 1
    assert cards(game, 0) == (2, 2, 2)


@pytest.mark.rule("IS-BAT-4")
def test_each_piece_goes_back_to_the_tile_of_its_own_last_step() -> None:
    scene = Scene().explorer(1, THERE).villagers(0, cell(1, -1)).villagers(0, HERE).cards(0, gold=2)
    scene.villagers(1, cell(0, 1)).cards(1, gold=1)
    game = scene.game()
    act(game, kind="army", **{"from": cell(1, -1)})
    act(game, kind="march", number=1, to=HERE)
    if asked(game)["what"] == "react":
        act(game, kind="pass")
    act(game, kind="army", **{"from": HERE})
    act(game, kind="march", number=2, to=THERE)
    act(game, kind="army")
    lucky(game, marching(1, "ne"), happened("ties"))
    assert villagers(game, 0) == {HERE: 2}, "the last step counts, not the first"
    assert villagers(game, 1) == {cell(0, 1): 1}, "the defender's reinforcement too"
    assert where(game, 1) == THERE
    assert cards(game, 1) == (0, 0, 0), "nothing is refunded"
    assert game.view(None)["active"] == 1


@pytest.mark.rule("IS-BAT-4")
def test_an_attack_out_of_turn_that_ties_ends_no_turn() -> None:
    scene = Scene().villagers(1, cell(0, 1)).explorer(1, cell(-1, 0)).cards(1, gold=1)
    game = scene.game()
    act(game, kind="step", to=THERE)
    act(game, kind="army")
    lucky(game, marching(1, "ne"), happened("ties"))
    assert where(game, 0) == HERE, "the defender had moved this turn as well"
    assert asked(game)["what"] == "explore"
    assert asked(game)["seat"] == 0


@pytest.mark.rule("IS-BAT-4")
def test_going_back_starts_no_battle() -> None:
    scene = Scene(players=3).explorer(1, THERE).explorer(2, HERE)
    game = scene.game()
    lucky(game, EAST, happened("ties"))
    assert where(game, 0) == where(game, 2) == HERE
    assert len(told(game, "fights")) == 1


# The beaten ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-BAT-5")
def test_defeated_villagers_die() -> None:
    scene = Scene().explorer(1, cell(-1, 0)).villagers(1, THERE, 2).villagers(0, HERE, 3).cards(0, gold=1)
    for winner, lost in ((0, 1), (1, 0)):
        game = scene.game()
        act(game, kind="army")
        lucky(game, marching(3, "e"), won_by(winner))
        assert villagers(game, lost) == {}
        assert seat_view(game, lost)["lost"]["villager"] == (3 if lost == 0 else 2)
        assert asked(game)["what"] == "explore", "villagers alone cost no cards and no turn"


@pytest.mark.rule("IS-BAT-6")
def test_the_winner_puts_the_explorer_next_to_a_shrine_that_the_loser_controls() -> None:
    scene = facing().tile(-1, 0, "shrine").offering(1, 0).cards(1, 3, 0, 2)
    game = scene.game()
    lucky(game, EAST, won_by(0))
    assert asked(game) == {"seat": 0, "what": "place", "loser": 1}
    assert {words["at"] for words in words_of(game)} == {cell(-1, 1), cell(0, -1), HERE}
    assert refused(game, settling(cell(0, 1))) == "IS-BAT-6"
    assert seat_view(game, 1)["at"] is None
    act(game, kind="place", at=cell(-1, 1))
    assert where(game, 1) == cell(-1, 1)
    assert asked(game) == {"seat": 1, "what": "pay", "left": 2, "to": "seat", "winner": 0}


@pytest.mark.rule("IS-BAT-6")
def test_without_such_a_tile_any_that_nobody_occupies() -> None:
    scene = facing().opened(0, 1).cave(1, 0, "empty").villagers(0, cell(-1, 0)).fort(0, cell(-1, 1), 2)
    game = scene.game()
    lucky(game, EAST, won_by(0))
    assert {words["at"] for words in words_of(game)} == {
        HERE,
        cell(0, 1),
        cell(0, -1),
        cell(1, -1),
        cave_cell(0, 0),
        cave_cell(1, 0),
    }


@pytest.mark.rule("IS-BAT-6")
def test_else_a_tile_of_the_losers_own_else_any_without_battle() -> None:
    crowded = Scene(players=2, bare=True).tile(1, 0, "food").tile(0, 1, "wood").explorer(1, THERE)
    crowded.villagers(0, HERE).villagers(1, cell(0, 1))
    game = crowded.game()
    lucky(game, EAST, won_by(0))
    assert where(game, 1) == cell(0, 1), "only the loser is there, so there is nothing to choose"
    full = Scene(players=2, bare=True).tile(1, 0, "food").explorer(1, THERE).villagers(0, HERE)
    game = full.game()
    lucky(game, EAST, won_by(0))
    assert {words["at"] for words in words_of(game)} == {HERE, THERE}
    game.narrating = True
    act(game, kind="place", at=THERE)
    assert told(game, "fights") == []
    assert where(game, 0) == where(game, 1) == THERE


@pytest.mark.rule("IS-BAT-6")
def test_the_loser_gives_half_of_the_cards_of_its_choice_rounded_down() -> None:
    game = facing().cards(1, 2, 1, 2).cards(0, 1).game()
    lucky(game, EAST, won_by(0))
    act(game, kind="place", at=HERE)
    assert refused(game, action.DONE) == "IS-BAT-6"
    act(game, kind="pay", resource="gold")
    act(game, kind="pay", resource="wood")
    assert cards(game, 1) == (1, 1, 1)
    assert cards(game, 0) == (2, 0, 1)
    assert asked(game) == {"seat": 0, "what": "explore", "speed": 3, "free_army": False, "offers": 3}


@pytest.mark.rule("IS-BAT-6")
def test_one_kind_leaves_nothing_to_choose_and_one_card_is_kept() -> None:
    game = facing().cards(1, food=5).game()
    lucky(game, EAST, won_by(0))
    act(game, kind="place", at=HERE)
    assert cards(game, 1) == (0, 3, 0)
    assert cards(game, 0) == (0, 2, 0)
    lone = facing().cards(1, food=1).game()
    lucky(lone, EAST, won_by(0))
    act(lone, kind="place", at=HERE)
    assert cards(lone, 1) == (0, 1, 0)


@pytest.mark.rule("IS-BAT-6")
def test_the_losers_turn_ends() -> None:
    game = facing().cards(0, 2).game()
    lucky(game, EAST, won_by(1))
    assert asked(game)["seat"] == 1
    settle(game)
    assert game.view(None)["active"] == 1
    assert cards(game, 0)[0] == 1


@pytest.mark.rule("IS-BAT-6")
def test_the_turn_ends_after_battles_already_begun() -> None:
    scene = Scene(players=3).explorer(1, THERE).explorer(2, cell(-1, 0)).villagers(1, cell(0, 1))
    scene.villagers(2, cell(-1, 1)).cards(2, gold=1)
    game = scene.game()
    act(game, kind="step", to=THERE)
    act(game, kind="army")
    lucky(game, marching(1, "e"), won_by(1))
    act(game, kind="place", at=HERE)
    assert [event.arguments["cell"] for event in told(game, "fights")] == [cell(0, 1)]
    assert game.view(None)["active"] == 1


@pytest.mark.rule("IS-BAT-6")
def test_with_hidden_hands_the_loser_is_asked_for_every_card() -> None:
    game = Scene(hidden_hands=True).explorer(1, THERE).cards(1, food=5).game()
    lucky(game, EAST, won_by(0))
    act(game, kind="place", at=HERE)
    assert asked(game)["what"] == "pay"
    assert refused(game, action.KIND) == "IS-BAT-6"
    act(game, kind="pay", resource="food")
    act(game, kind="pay", resource="food")
    assert cards(game, 1) == (0, 3, 0)
