"""What seats cannot know: the stacks, what Emma saw, hidden hands."""

from __future__ import annotations

from collections import Counter

import pytest

import manoa
from manoa.bots import make
from tests.acting import act
from tests.games.island.seeded_games import SeededGame
from tests.island_scene import Scene, cards, cell


@pytest.mark.parametrize("number", [5, 14])
def test_hidden_hands_are_never_in_anothers_view(number: int) -> None:
    seeded = SeededGame(number, 10)
    game = seeded.game
    assert game.options["hidden_hands"]
    while not game.is_over:
        for viewer in (None, *range(game.players)):
            for seat in game.view(viewer)["seats"]:
                assert (seat["cards"] is None) == (seat["seat"] != viewer)
        game.apply(seeded.next_action())
    assert all(seat["cards"] is not None for seat in game.view(None)["seats"]), "at the end all is shown"


@pytest.mark.parametrize("number", [2, 5, 8, 11, 14])
def test_what_a_seat_is_sure_of_is_true(number: int) -> None:
    """Known cards are never more than there are, and the own hand is known."""
    seeded = SeededGame(number, 12)
    game = seeded.game
    while not game.is_over:
        state = game.position()["state"]
        for seat, entry in enumerate(state["seats"]):
            for owner, sure in enumerate(entry["knows"]):
                held = state["seats"][owner]["cards"]
                assert all(sure[kind] <= held[kind] for kind in held)
                if owner == seat:
                    assert sure == held
        game.apply(seeded.next_action())


def test_dealing_anew_keeps_the_size_of_hands_and_the_sum_of_cards() -> None:
    scene = Scene("laffite", "pedro", "hector", "emma", hidden_hands=True)
    state = scene.cards(0, 1, 2, 3).cards(1, 3, 3, 3).cards(2, 0, 4, 1).game().position()
    for entry in state["state"]["seats"]:
        entry["knows"] = [dict.fromkeys(("wood", "food", "gold"), 0) for _ in range(4)]
    game = manoa.load(state)
    dealt = [game.determinize(0, seed) for seed in range(40)]
    assert len({cards(other, 1) for other in dealt}) > 3
    for other in dealt:
        assert cards(other, 0) == (1, 2, 3)
        assert [sum(cards(other, seat)) for seat in range(4)] == [6, 9, 5, 0]
        total = [sum(kind) for kind in zip(*(cards(other, seat) for seat in range(4)), strict=True)]
        assert total == [4, 9, 7]


def test_who_began_an_army_move_is_known_to_have_its_price() -> None:
    scene = Scene(hidden_hands=True).villagers(0, cell(0, 0)).cards(0, 2, 2, 1).cards(1, 0, 0, 3)
    scene.state["mode"] = "march"
    scene.state["doing"]["march_from"] = cell(0, 0)
    for entry in scene.state["seats"]:
        entry["knows"] = [dict.fromkeys(("wood", "food", "gold"), 0) for _ in range(2)]
    game = scene.game()
    hands = Counter(cards(game.determinize(1, seed), 0)[2] for seed in range(20))
    assert min(hands) >= 1


def unsure(scene: Scene) -> Scene:
    """Nobody is sure of any card."""
    for entry in scene.state["seats"]:
        entry["knows"] = [dict.fromkeys(("wood", "food", "gold"), 0) for _ in scene.state["seats"]]
    return scene


def test_what_was_begun_can_go_on_however_rare_the_hand() -> None:
    costs = {
        "villager": {"food": 1},
        "offering": {"gold": 6},
        "fort": {"wood": 2},
        "farm": {"wood": 2},
        "army": {"gold": 3},
    }
    scene = Scene(players=3, hidden_hands=True, data={"costs": costs}).villagers(0, cell(0, 0)).cards(0, gold=3)
    unsure(scene.cards(1, wood=23, food=23))
    scene.state["mode"] = "march"
    scene.state["doing"]["march_from"] = cell(0, 0)
    game = scene.game()
    assert all(cards(game.determinize(2, seed), 0) == (0, 0, 3) for seed in range(3))


def test_who_announced_a_purchase_or_offers_cards_is_known_to_have_them() -> None:
    scene = Scene(players=3, hidden_hands=True).cards(0, 1, 1, 0).cards(1, 0, 0, 4).explorer(1, cell(-1, 0))
    game = unsure(scene.villagers(1, cell(-1, 0))).game()
    act(game, kind="farm", corner=0)
    assert all(cards(game.determinize(2, seed), 0) == (1, 1, 0) for seed in range(10))
    offering = unsure(Scene(players=3, hidden_hands=True).cards(0, 2).cards(1, 0, 0, 4)).game()
    act(offering, kind="offer", rival=1)
    act(offering, kind="give", resource="wood")
    act(offering, kind="give", resource="wood")
    act(offering, kind="propose")
    assert all(cards(offering.determinize(2, seed), 0) == (2, 0, 0) for seed in range(10))


def test_a_purchase_that_will_lapse_binds_nobody() -> None:
    scene = Scene(players=3, hidden_hands=True).cards(0, 2).cards(1, 0, 2, 2).explorer(1, cell(-1, 0))
    unsure(scene.villagers(1, cell(-1, 0)))
    scene.state.update(mode="react", seat=1)
    scene.state["doing"].update(due=True, about="purchase", piece="farm", spot=1)
    game = scene.game()
    assert len({cards(game.determinize(2, seed), 0) for seed in range(30)}) > 1


def test_at_the_end_nothing_is_dealt_anew() -> None:
    scene = unsure(Scene(hidden_hands=True, round_limit=2).cards(0, 1, 2, 3).cards(1, 3, 2, 1)).turn_of(1)
    game = scene.game()
    act(game, kind="end")
    assert all(cards(game.determinize(seat, 5), 1 - seat) == cards(game, 1 - seat) for seat in (0, 1))


@pytest.mark.parametrize("hidden", [False, True])
def test_showing_the_hands_at_the_end_cannot_be_taken_back(hidden: bool) -> None:
    game = Scene(hidden_hands=hidden, round_limit=2).turn_of(1).game()
    act(game, kind="end")
    assert game.is_over
    assert game.revealed == hidden


def test_equal_views_make_equal_moves() -> None:
    """What a seat cannot see is dealt anew before every decision: a bot must choose as if nothing had happened."""
    for name in ("random", "greedy"):
        game = manoa.new("island", players=4, seed=3, options={"hidden_hands": True, "round_limit": 5})
        bots = [make(name, seat) for seat in range(4)]
        doubles = [make(name, seat) for seat in range(4)]
        ply = 0
        while not game.is_over:
            seat = game.current_player
            action = bots[seat].choose(game)
            assert doubles[seat].choose(game.determinize(seat, 1000 + ply)) == action
            game.apply(action)
            ply += 1
