"""The greedy bot's judgement."""

from __future__ import annotations

import copy

import pytest

import manoa
from manoa.arena import simulate
from manoa.bots import make
from manoa.games.island.rules import action, trading
from manoa.games.island.state import State
from manoa.games.island.strategy import bargains
from manoa.kernel.game import Game
from manoa.kernel.registry import title
from tests.acting import act
from tests.island_scene import Scene, cave_cell, cell, corner, happened, lucky, stepping, where


def chosen(scene: Scene | Game) -> dict[str, object]:
    """What the bot chooses, in words."""
    game = scene.game() if isinstance(scene, Scene) else scene
    return game.describe(make("greedy", 1).choose(game))


def test_it_lays_an_offering_when_it_can() -> None:
    assert chosen(Scene().cards(0, 2, 2, 2).tile(1, 0, "shrine"))["kind"] == "offering"


def test_with_cards_it_goes_to_a_shrine() -> None:
    scene = Scene().cards(0, 2, 2, 2).tile(2, 0, "shrine").explorer(1, cell(-1, 0))
    words = chosen(scene)
    assert (words["kind"], words["to"]) == ("step", cell(1, 0)), "the one way of a single step"


def test_it_goes_where_a_missing_resource_grows() -> None:
    scene = Scene().cards(0, 2, 0, 2).tile(1, 0, "garden").speed(1).explorer(1, cell(0, 1))
    words = chosen(scene)
    assert words["kind"] == "step"
    assert words["to"] in (cell(1, 0), cell(-1, 0))


def test_of_two_fields_it_takes_the_one_beside_a_shrine() -> None:
    for q, r in ((2, 0), (-2, 0)):
        scene = Scene().cards(0, 2, 0, 2).speed(1).explorer(1, cell(0, 1)).tile(q, r, "shrine")
        assert chosen(scene)["to"] == cell(q // 2, 0)


def test_with_the_cave_shrine_it_keeps_away_from_the_strong() -> None:
    for q in (1, -1):
        scene = Scene("stella", "pedro").cards(0, 1, 0, 2).speed(1).tile(0, 1, "shrine").tile(0, -1, "shrine")
        scene.tile(3 * q, 0, "wood").explorer(1, cell(3 * q, 0)).offering(1, 0, 1, 2).offering(0, 0, 1)
        assert chosen(scene.tile(0, 4, "shrine").tile(q, 0, "garden"))["to"] == cell(q, 0), "the better field"
        assert chosen(scene.holds(0))["to"] == cell(-q, 0), "the safer one"


def test_it_takes_the_better_die() -> None:
    scene = Scene("pedro", "stella")
    scene.state["mode"] = "dice"
    scene.state["turn"].update(dice=[2, 5], speed_die=-1, speed=0)
    assert chosen(scene)["harvest"] == 5, "cards are wanted"
    assert chosen(scene.cards(0, 2, 2, 2))["speed"] == 5, "cards are there"


def test_it_attacks_the_rich_when_the_odds_are_good_and_not_when_they_are_bad() -> None:
    strong = Scene("pedro", "stella").explorer(1, cell(1, 0)).cards(1, 3, 3, 3).tile(0, 1, "shrine").offering(0, 0)
    assert chosen(strong)["battle"] is not None
    weak = Scene("stella", "pedro").explorer(1, cell(1, 0)).cards(1, 3, 3, 3).villagers(1, cell(1, 0), 3)
    assert chosen(weak).get("battle") is None


def test_it_knows_the_cave() -> None:
    def offered() -> Scene:
        scene = Scene().tile(0, 1, "shrine").tile(-1, 1, "shrine").tile(-1, 0, "shrine").offering(0, 0, 1, 2)
        return scene.explorer(1, cell(0, -1))

    entrance = offered().tile(1, 0, "entrance")
    assert chosen(entrance)["to"] == cell(1, 0)
    assert chosen(entrance.explorer(0, cell(1, 0)))["opens"]
    inside = offered().opened().cave(1, 0, "empty").explorer(0, cave_cell(1, 0))
    assert chosen(inside)["kind"] == "discover"
    found = inside.cave(2, 0, "cave-shrine")
    assert chosen(found)["to"] == cave_cell(2, 0)
    game = found.explorer(0, cave_cell(2, 0)).game()
    game.apply(make("greedy", 1).choose(game))
    assert game.is_over


def test_it_hunts_the_holder_of_the_cave_shrine() -> None:
    scene = Scene("pedro", "stella").tile(0, 1, "shrine").tile(-1, 1, "shrine").tile(-1, 0, "shrine")
    scene.offering(0, 0, 1, 2).holds(1).explorer(1, cell(2, -1)).tile(2, -1, "food")
    assert chosen(scene)["to"] in (cell(1, 0), cell(1, -1))
    beside = scene.explorer(0, cell(1, 0))
    assert chosen(beside)["to"] == cell(2, -1)
    assert chosen(beside.explorer(0, cell(0, 0)).speed(1))["to"] in (cell(1, 0), cell(1, -1)), "too far for one turn"
    together = scene.speed(4).explorer(0, cell(2, -1))
    assert chosen(together)["kind"] in ("step", "discover"), "one must step in to fight"
    guarded = scene.explorer(0, cell(1, 0)).villagers(1, cell(2, -1), 4)
    assert chosen(guarded).get("to") != cell(2, -1), "five dice against seven"


def test_it_steals_from_the_richest_and_declines_what_it_cannot_pay() -> None:
    scene = Scene("laffite", "pedro", "hector").cards(1, 1).cards(2, 2, 2)
    scene.state["mode"] = "steal"
    scene.state["turn"].update(dice=[3, 5], speed_die=-1, speed=0)
    scene.state["doing"]["left"] = 2
    assert chosen(scene)["rival"] == 2
    game = Scene(hidden_hands=True).cards(0, 2, 1, 0).cards(1, 1, 0, 0).game()
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource="wood")
    act(game, kind="want", resource="gold")
    act(game, kind="propose")
    assert chosen(game)["kind"] == "decline"


def test_where_nothing_needed_can_be_reached_it_discovers() -> None:
    scene = Scene(bare=True).cards(0, 0, 2, 2).speed(1)
    scene.tile(1, 0, "food").tile(0, 1, "food").tile(2, -1, "shrine").tile(1, 1, "shrine").tile(-1, 1, "shrine")
    scene.tile(1, -1, "entrance")
    assert chosen(scene)["kind"] == "discover"


def test_where_there_is_no_other_way_it_fights_unless_there_is_no_hope() -> None:
    """Behind the tile next to it lies the shrine; nothing is left to discover."""

    def guarded(guards: int) -> Scene:
        scene = Scene(bare=True).tile(1, 0, "food").explorer(1, cell(-6, 6)).villagers(1, cell(1, 0), guards)
        return scene.tile(2, 0, "shrine").tile(-6, 6, "gold").cards(0, 2, 2, 2).stack()

    assert chosen(guarded(1))["to"] == cell(1, 0)
    assert chosen(guarded(4)).get("to") != cell(1, 0), "one die against four"


def test_walled_off_altogether_it_waits() -> None:
    scene = Scene(bare=True).tile(1, 0, "water").tile(2, 0, "shrine").cards(0, 2, 2, 2).stack()
    assert chosen(scene)["kind"] == "end"


def test_boxed_in_it_covers_water() -> None:
    scene = Scene(bare=True).cards(0, 2, 2, 2)
    for place, kind in (((1, 0), "food"), ((0, 1), "water"), ((-1, 1), "water"), ((-1, 0), "water")):
        scene.tile(*place, kind)
    for place, kind in (((0, -1), "water"), ((1, -1), "water"), ((2, -1), "water"), ((2, 0), "water")):
        scene.tile(*place, kind)
    assert chosen(scene.tile(1, 1, "water"))["kind"] == "cover"


def test_it_trades_what_is_spare_for_what_is_missing() -> None:
    game = Scene("pedro", "stella").cards(0, 3, 2, 1).cards(1, 0, 0, 3).game()
    bot = make("greedy", 1)
    for kind in ("offer", "give", "want", "propose"):
        assert game.describe(bot.choose(game))["kind"] == kind
        game.apply(bot.choose(game))
    assert game.current_player == 1
    assert chosen(game)["kind"] == "accept", "a spare gold for the wood that is missing"
    bank = Scene("pedro", "stella").cards(0, 7, 2, 1)
    assert chosen(bank)["kind"] == "bank"


def test_it_declines_what_is_not_worth_it() -> None:
    game = Scene("pedro", "stella").cards(0, 1, 0, 0).cards(1, 3, 1, 0).game()
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource="wood")
    act(game, kind="want", resource="food")
    act(game, kind="propose")
    assert chosen(game)["kind"] == "decline"


def test_a_bargain_that_is_gone_is_dropped() -> None:
    game = Scene("pedro", "stella").cards(0, 1, 0, 0).cards(1, 3, 1, 0).game()
    act(game, kind="offer", rival=1)
    assert chosen(game)["kind"] == "drop"


def test_it_gives_away_what_it_misses_least() -> None:
    scene = Scene().explorer(1, cell(1, 0)).cards(0, 1, 5, 1)
    scene.state.update(mode="pay", seat=0)
    scene.state["doing"].update(loser=0, winner=1, left=2)
    assert chosen(scene)["resource"] == "food"


def test_emma_wants_shrines_first_and_water_last() -> None:
    scene = Scene("emma", "pedro")
    scene.state["mode"] = "look"
    scene.state["top"] = ["water", "garden", "shrine"]
    for kind in scene.state["top"]:
        scene.state["stack"][kind] -= 1
    game = scene.game()
    assert chosen(game)["tile"] == "shrine"
    game.apply(make("greedy", 1).choose(game))
    assert chosen(game)["tile"] == "garden"


def test_it_names_the_weakest_and_passes_in_windows() -> None:
    game = Scene(players=3).explorer(1, cell(1, 0)).explorer(2, cell(1, 0)).game()
    act(game, kind="step", to=cell(1, 0))
    assert chosen(game)["rival"] == 1, "William is weaker than Pedro"
    window = Scene().explorer(1, cell(-1, 0)).villagers(1, cell(-1, 0)).cards(1, gold=1).game()
    act(window, kind="step", to=cell(1, 0))
    assert chosen(window)["kind"] == "pass", "it may still be attacked this turn"
    far = Scene().speed(1).explorer(1, cell(-1, 0)).tile(-2, 0, "food").tile(-3, 0, "food")
    distant = far.villagers(1, cell(-3, 0)).cards(1, gold=1).game()
    act(distant, kind="step", to=cell(1, 0))
    assert chosen(distant)["kind"] == "silence", "nothing can happen there any more"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    for seat in range(players):
        bots = ["greedy" if other == seat else "random" for other in range(players)]
        summary = simulate("island", players, 2, bots, seed=seat)
        assert summary.wins[seat] == 1.0


def test_games_among_greedy_bots_end() -> None:
    summary = simulate("island", 3, 6, ["greedy"], seed=4)
    assert summary.undecided == 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_wins_95_of_100_games_against_random(players: int) -> None:
    won = 0.0
    for seat in range(players):
        games = 100 // players + (1 if seat < 100 % players else 0)
        bots = ["greedy" if other == seat else "random" for other in range(players)]
        summary = simulate("island", players, games, bots, seed=seat)
        won += summary.wins[seat] * summary.decided
    assert won >= 95


@pytest.mark.parametrize("hidden", [False, True])
def test_it_uses_nothing_that_its_seat_cannot_know(hidden: bool) -> None:
    """Emma's tiles and hidden cards dealt anew change no decision."""
    for seed in range(6):
        game = manoa.new("island", players=3, seed=seed, options={"hidden_hands": hidden, "round_limit": 30})
        made = 0
        while not game.is_over:
            choice = make("greedy").choose(game)
            made += 1
            if made % 3 == 0:
                seat = game.current_player
                assert seat is not None
                assert make("greedy").choose(game.determinize(seat, made)) == choice
            game.apply(choice)


def test_decisions_are_one_action_long() -> None:
    """What is foreseen is one action, and the next one is judged anew, from the position that it is made in."""
    game = manoa.new("island", players=2, seed=5)
    asked = set()
    for _ in range(60):
        plan = title("island").strategy.plan(game, 1)
        asked.add(game.view(None)["asked"]["what"])
        assert len(plan.actions) == 1
        assert plan.actions[0] in game.legal_actions()
        game.apply(plan.actions[0])
    assert asked >= {"explorer", "dice", "explore", "lay"}


# Settling -------------------------------------------------------------------------------------------------------------


def test_it_farms_a_garden_while_no_shrine_wants_its_cards() -> None:
    garden = Scene().tile(1, 0, "garden").cards(0, 1, 1, 1).explorer(1, cell(-1, 0))
    words = chosen(garden)
    assert words["kind"] == "farm"
    assert words["at"] in [corner(cell(1, 0), number) for number in range(6)]
    assert chosen(garden.tile(2, 0, "shrine"))["kind"] != "farm", "an offering comes first"


def test_a_villager_works_where_its_field_is_missing() -> None:
    scene = Scene().tile(1, 0, "garden").farm(0, cell(0, 0), 5).cards(0, 0, 1, 1).explorer(1, cell(-1, 0))
    words = chosen(scene)
    assert words["kind"] == "villager"
    assert words["at"] == cell(1, 0)
    assert chosen(scene.villagers(0, cell(1, 0)).cards(0, 0, 1, 1))["kind"] != "villager", "it is farmed already"


def offered(*people: str) -> Scene:
    """Seat 0 has laid all its offerings."""
    scene = Scene(*people).tile(0, 1, "shrine").tile(-1, 1, "shrine").tile(-1, 0, "shrine").offering(0, 0, 1, 2)
    return scene.explorer(1, cell(0, -1))


def test_it_guards_the_mouth_of_the_cave_behind_it() -> None:
    mouth = offered().tile(1, 0, "entrance").explorer(0, cell(1, 0)).cards(0, 2, 0, 1)
    assert chosen(mouth)["kind"] == "fort"
    manned = mouth.fort(0, cell(1, 0), 0).cards(0, 0, 1, 1)
    assert chosen(manned)["at"] == cell(1, 0)
    inside = offered().opened().explorer(0, cell(1, 0)).explorer(1, cave_cell(0, 0)).cards(0, 2, 0, 1)
    assert chosen(inside)["kind"] != "fort", "there is nobody left to keep out"


def test_it_fortifies_an_explorer_with_the_cave_shrine() -> None:
    scene = Scene("stella", "pedro").tile(0, 1, "shrine").tile(1, 0, "shrine").offering(1, 0, 1).offering(0, 0, 1)
    held = scene.explorer(1, cell(0, -1)).cards(0, 4, 0, 3).speed(0).holds(0)
    assert chosen(held)["kind"] == "fort"
    assert chosen(held.explorer(1, cell(0, 0)))["kind"] == "end", "nobody comes by a step"


# Armies ---------------------------------------------------------------------------------------------------------------


def test_an_army_guards_the_cave_shrine() -> None:
    scene = Scene("stella", "pedro").tile(0, 1, "shrine").tile(1, 0, "shrine").offering(1, 0, 1).offering(0, 0, 1)
    game = scene.explorer(1, cell(0, -1)).cards(0, gold=1).speed(0).holds(0).villagers(0, cell(-1, 0), 2).game()
    bot = make("greedy", 1)
    assert chosen(game)["kind"] == "army"
    game.apply(bot.choose(game))
    words = chosen(game)
    assert words["to"] == cell(0, 0)


def test_an_army_strikes_at_a_rich_explorer_and_not_at_a_strong_one() -> None:
    scene = Scene("stella", "william").explorer(0, cell(-1, 1)).explorer(1, cell(1, 0)).cards(1, 4, 4, 4)
    scene.villagers(0, cell(0, 0), 3).cards(0, gold=2)
    assert chosen(scene)["kind"] == "army"
    assert chosen(scene.villagers(1, cell(1, 0), 4))["kind"] != "army"


def window(villagers: int, attacker: str = "stella", gold: int = 1) -> State:
    """Seat 0 steps onto seat 1's explorer, beside which seat 1 has villagers."""
    scene = Scene(attacker, "william").explorer(1, cell(1, 0)).cards(1, 3, 3, gold)
    game = scene.villagers(1, cell(1, -1), villagers).game()
    act(game, kind="step", to=cell(1, 0))
    return game


def test_it_brings_an_army_where_that_changes_the_odds() -> None:
    game = window(3)
    assert chosen(game)["kind"] == "army"
    game.apply(make("greedy", 1).choose(game))
    words = chosen(game)
    assert (words["number"], words["to"]) == (3, cell(1, 0))


def test_it_trades_with_the_bank_for_an_army_that_is_needed() -> None:
    scene = Scene("pedro", "stella").explorer(1, cell(1, 0)).cards(1, 7, 6, 0).villagers(1, cell(1, -1), 3)
    game = scene.game()
    act(game, kind="step", to=cell(1, 0))
    assert chosen(game)["kind"] == "bank"
    game.apply(make("greedy", 1).choose(game))
    assert chosen(game)["kind"] == "army"


def test_villagers_withdraw_from_a_battle_that_is_lost_and_stay_in_one_that_is_not() -> None:
    def attacked(person: str, number: int) -> State:
        scene = Scene(person, "hector").explorer(1, cell(-1, 0)).villagers(1, cell(1, 0), number).cards(1, gold=8)
        game = scene.tile(0, 1, "shrine").tile(-1, 1, "shrine").offering(0, 0, 1).game()
        act(game, kind="step", to=cell(1, 0))
        return game

    lost = attacked("pedro", 2)
    assert chosen(lost)["kind"] == "army"
    lost.apply(make("greedy", 1).choose(lost))
    words = chosen(lost)
    assert words["number"] == 2
    assert words["battle"] is None
    assert chosen(attacked("stella", 5))["kind"] == "pass"


def test_a_fort_is_no_reason_to_stay() -> None:
    scene = Scene("pedro", "stella").explorer(1, cell(-1, 0)).villagers(1, cell(1, 0)).fort(1, cell(1, 0), 0)
    game = scene.cards(1, gold=8).tile(0, 1, "shrine").tile(-1, 1, "shrine").offering(0, 0, 1).game()
    act(game, kind="step", to=cell(1, 0))
    assert chosen(game)["kind"] == "army"


def test_it_stops_an_offering_that_would_win() -> None:
    def announced(*shrines: int) -> Game:
        scene = Scene("stella", "pedro").tile(0, 1, "shrine").tile(1, 0, "shrine").tile(-1, 0, "shrine")
        scene.offering(0, *shrines).holds(0).cards(0, 2, 2, 2).explorer(1, cell(1, -1))
        game = scene.villagers(1, cell(1, -1), 4).cards(1, 2, 2, 2).offering(1, 0).game()
        act(game, kind="offering")
        return game

    assert chosen(announced(0, 1))["kind"] == "army"


def test_an_attacker_brings_its_army_too() -> None:
    scene = Scene(players=3).explorer(1, cell(1, 0)).explorer(2, cell(1, 0)).cards(1, 4, 4, 4).cards(2, 4, 4, 4)
    game = scene.villagers(0, cell(0, 0), 3).cards(0, gold=3).game()
    act(game, kind="step", to=cell(1, 0))
    assert chosen(game)["rival"] == 1
    game.apply(make("greedy", 1).choose(game))
    while game.current_player != 0:
        act(game, kind="pass")
    assert chosen(game)["kind"] == "army"


@pytest.mark.parametrize("dweller", ["thieves", "spider"])
def test_an_army_helps_against_a_dweller(dweller: str) -> None:
    scene = Scene().opened().cave(1, 0, "empty").explorer(0, cave_cell(1, 0)).villagers(0, cave_cell(1, 0), 4)
    game = scene.cards(0, 2, 2, 2).game()
    lucky(game, action.DISCOVER, lambda after: after.view(None)["pending_tile"]["dweller"] == dweller)
    game.apply(game.legal_actions()[0])
    assert game.current_player == 0
    assert chosen(game)["kind"] == "army"
    game.apply(make("greedy", 1).choose(game))
    assert chosen(game)["to"] == where(game, 0)


def test_villagers_leave_a_field_only_for_more() -> None:
    scene = Scene("stella", "william").explorer(0, cell(-1, 1)).explorer(1, cell(1, 0)).cards(1, 2, 2, 1)
    scene.villagers(0, cell(0, 0), 2).cards(0, gold=3)
    assert chosen(scene)["kind"] == "army"
    assert chosen(scene.farm(0, cell(0, 0), 3))["kind"] != "army"


# Fights ---------------------------------------------------------------------------------------------------------------


def test_it_burns_a_farm_when_strong_and_leaves_it_when_rich_and_weak() -> None:
    def beside(*shrines: int) -> Scene:
        scene = Scene().tile(0, 1, "shrine").tile(-1, 1, "shrine").offering(0, *shrines).explorer(1, cell(0, -1))
        return scene.farm(1, cell(0, 0), 0).speed(0)

    assert chosen(beside(0, 1))["kind"] == "attack"
    assert chosen(beside().cards(0, 5, 1, 5))["kind"] != "attack"


def test_it_goes_some_way_for_a_good_fight_and_not_past_an_offering() -> None:
    scene = Scene("pedro", "stella").tile(0, 1, "shrine").offering(0, 0).explorer(1, cell(2, 0)).tile(2, 0, "wood")
    scene.cards(1, 4, 4, 4)
    assert chosen(scene)["to"] == cell(1, 0)
    assert chosen(scene.speed(1).cards(0, 0, 0, 0)).get("to") != cell(1, 0), "too far for this turn"
    shrine = scene.speed(4).tile(-2, 0, "shrine").cards(0, 2, 2, 2).cards(1, 2, 2, 2)
    assert chosen(shrine)["to"] in (cell(-1, 0), cell(-1, 1), cell(0, -1))


def test_with_hidden_hands_any_card_may_be_gold() -> None:
    """A rival with an army at hand is not attacked, though it holds no gold."""

    def rich(**options: bool) -> Scene:
        scene = Scene("pedro", "stella", **options).explorer(1, cell(1, 0)).cards(1, 6, 6, 0)
        return scene.villagers(1, cell(2, -1), 4).tile(2, -1, "food").tile(0, 1, "shrine").offering(0, 0)

    assert chosen(rich())["battle"] is not None
    assert chosen(rich(hidden_hands=True)).get("battle") is None


def test_in_the_first_round_nobody_is_attacked() -> None:
    scene = Scene("pedro", "stella").explorer(1, cell(1, 0)).cards(1, 3, 3, 3).tile(0, 1, "shrine").offering(0, 0)
    assert chosen(scene)["battle"] is not None
    assert chosen(scene.round(1)).get("battle") is None


def test_a_beaten_rival_is_put_far_from_what_it_wants() -> None:
    def placing(*shrines: int, opened: bool = True) -> object:
        scene = Scene("pedro", "stella").tile(0, 1, "shrine").tile(-1, 1, "shrine").tile(-1, 0, "shrine")
        scene.tile(-2, 1, "food").explorer(1, cell(1, 0)).offering(1, *shrines)
        game = scene.opened(1, -1).game() if opened else scene.game()
        lucky(game, stepping("e"), happened("wins-battle", rival=1))
        return chosen(game)["at"]

    assert placing() == cell(1, -1), "not beside a shrine"
    assert placing(0, 1, 2) == cell(-2, 1), "not beside the cave"
    assert placing(0, 1, 2, opened=False) in (cell(-2, 1), cell(0, -1), cell(0, 0)), "where that is, nobody knows"


# The cave -------------------------------------------------------------------------------------------------------------


def test_before_the_last_offering_it_goes_into_the_cave_only_if_that_pays() -> None:
    def at_the_mouth(*shrines: int) -> Scene:
        scene = Scene("pedro", "stella").tile(0, 1, "shrine").tile(-1, 1, "shrine").tile(-1, 0, "shrine")
        scene.tile(1, 0, "entrance").explorer(0, cell(1, 0)).explorer(1, cell(0, -1))
        return scene.offering(0, *shrines)

    assert chosen(at_the_mouth(0, 1)).get("opens"), "strong, and nothing to lose"
    assert not chosen(at_the_mouth().cards(0, 5, 1, 5)).get("opens"), "weak, and half of the cards at stake"


def test_it_fetches_a_cave_shrine_that_lies_open() -> None:
    scene = Scene().opened().cave(1, 0, "empty").cave(2, 0, "cave-shrine").explorer(0, cave_cell(1, 0))
    assert chosen(scene.explorer(1, cell(-1, 0)))["to"] == cave_cell(2, 0)


def test_it_steps_off_the_cave_shrine_towards_the_exit_and_not_into_a_fight() -> None:
    def on_shrine() -> Scene:
        scene = Scene().opened().cave(1, 0, "empty").cave(2, 0, "cave-shrine").cave(2, -1, "empty")
        return scene.cave(3, -1, "empty").explorer(0, cave_cell(2, 0))

    assert chosen(on_shrine().explorer(1, cell(-1, 0)))["to"] == cave_cell(1, 0)
    guarded = on_shrine().explorer(1, cave_cell(1, 0)).villagers(1, cave_cell(1, 0), 4)
    assert chosen(guarded)["to"] == cave_cell(2, -1)
    alone = Scene().opened().cave(1, 0, "cave-shrine").explorer(0, cave_cell(1, 0)).explorer(1, cave_cell(0, 0))
    assert chosen(alone.villagers(1, cave_cell(0, 0), 4))["kind"] == "discover"


# Trade ----------------------------------------------------------------------------------------------------------------


def proposed(give: str, want: str, scene: Scene) -> Game:
    game = scene.game()
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource=give)
    act(game, kind="want", resource=want)
    act(game, kind="propose")
    return game


def test_it_takes_no_offer_of_one_that_is_about_to_win() -> None:
    scene = Scene("pedro", "stella").tile(0, 1, "shrine").tile(-1, 1, "shrine").cards(0, 2, 2, 1).cards(1, 0, 2, 3)
    assert chosen(proposed("wood", "gold", scene))["kind"] == "accept"
    assert chosen(proposed("wood", "gold", scene.offering(0, 0, 1).holds(0)))["kind"] == "decline"


def test_it_asks_more_of_one_that_leads() -> None:
    scene = Scene("pedro", "stella").cards(0, 3, 2, 1).cards(1, 0, 2, 7)
    scene.tile(0, 1, "shrine").tile(-1, 1, "shrine").tile(-1, 0, "shrine").offering(0, 0, 1)
    assert chosen(proposed("wood", "gold", scene))["kind"] == "decline"
    assert chosen(proposed("wood", "gold", copy.deepcopy(scene).holds(1)))["kind"] == "accept", "it leads no more"
    scene.opened().cave(1, 0, "empty").cave(2, 0, "cave-shrine")
    assert chosen(proposed("wood", "gold", scene))["kind"] == "decline", "wherever the cave shrine is"
    assert chosen(proposed("wood", "gold", scene.offering(1, 0, 1)))["kind"] == "accept"


def test_of_hidden_hands_only_the_own_gain_counts() -> None:
    scene = Scene("pedro", "stella", hidden_hands=True).cards(0, 2, 2, 1).cards(1, 0, 2, 3)
    assert chosen(proposed("wood", "gold", scene))["kind"] == "accept"
    assert chosen(proposed("food", "gold", scene.cards(1, 2, 3, 3)))["kind"] == "decline"
    asking = Scene("pedro", "stella", hidden_hands=True).cards(0, 5, 2, 1).cards(1, 0, 0, 3)
    assert chosen(asking)["kind"] == "offer", "the gold was seen"


def test_a_bargain_is_judged_alike_from_both_sides() -> None:
    game = Scene("pedro", "stella").cards(0, 3, 2, 1).cards(1, 1, 2, 3).game()
    assert isinstance(game, State)
    wood, gold = int(trading.ONE_CARD[0]), int(trading.ONE_CARD[2])
    assert bargains.accepts(game, 0, 1, gold, wood)
    assert bargains.accepts(game, 1, 0, wood, gold)
    assert not bargains.accepts(game, 0, 1, wood, gold)
    assert bargains.accepts(game, 0, 1, gold, 0), "a gift"


def test_it_gives_two_for_one_where_that_is_fair() -> None:
    scene = Scene("pedro", "stella").tile(0, 1, "shrine").tile(-1, 1, "shrine").offering(0, 0, 1).offering(1, 0)
    game = scene.cards(0, 4, 2, 1).cards(1, 2, 2, 5).game()
    bot = make("greedy", 1)
    kinds = []
    while game.current_player == 0:
        kinds.append(str(game.describe(bot.choose(game))["kind"]))
        game.apply(bot.choose(game))
    assert kinds == ["offer", "give", "give", "want", "propose"]
    assert chosen(game)["kind"] == "accept"


def test_it_counters_an_offer_that_it_can_better() -> None:
    """Asked for its last gold, it offers the wood that it has to spare for the gold that it misses."""
    scene = Scene("pedro", "stella").cards(0, 0, 2, 3).cards(1, 3, 2, 1)
    game = proposed("food", "gold", scene)
    kinds = []
    bot = make("greedy", 1)
    while game.current_player == 1:
        words = game.describe(bot.choose(game))
        kinds.append((words["kind"], words.get("resource")))
        game.apply(bot.choose(game))
    assert kinds == [("counter", None), ("give", "wood"), ("want", "gold"), ("propose", None)]
    assert chosen(game)["kind"] == "accept"


@pytest.mark.parametrize("side", ["give", "want"])
def test_it_goes_on_with_an_offer_that_somebody_else_began(side: str) -> None:
    """As a hint must: what the offer holds already is not taken out again."""
    scene = Scene("pedro", "stella", hidden_hands=side == "give").cards(0, 3, 2, 1).cards(1, 2, 0, 3)
    game = scene.game()
    act(game, kind="offer", rival=1)
    for resource in ("gold", "wood", "food"):
        begun = game.copy()
        if {"kind": side, "resource": resource, "number": 1} in [
            begun.describe(each) for each in begun.legal_actions()
        ]:
            act(begun, kind=side, resource=resource)
            bot = make("greedy", 1)
            while begun.describe(bot.choose(begun))["kind"] in ("give", "want"):
                begun.apply(bot.choose(begun))
            assert begun.describe(bot.choose(begun))["kind"] in ("propose", "drop")
