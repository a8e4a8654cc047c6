"""What the learned evaluation sees of each seat."""

from __future__ import annotations

from math import isfinite

import manoa
from manoa.bots import make
from manoa.bots.evaluation import Evaluation, evaluation_of
from manoa.games.island import components
from manoa.games.island.strategy import measuring
from manoa.kernel.game import Game
from tests.island_scene import Scene, cell


def evaluation() -> Evaluation:
    found = evaluation_of("island")
    assert found is not None
    return found


def seen(game: Game, seat: int) -> dict[str, float]:
    """The features of a seat by their names."""
    looking = evaluation()
    looking.look(game)
    width = int(looking.width)
    return dict(zip(measuring.NAMES, list(looking.features)[seat * width : (seat + 1) * width], strict=True))


def test_every_position_can_be_measured() -> None:
    for players, seed in ((2, 3), (3, 4), (4, 5)):
        game = manoa.new("island", players=players, seed=seed, options={"round_limit": 9, "deep_shrine": True})
        usual, other = make("greedy", seed), make("random", seed)
        number = 0
        while not game.is_over:
            number += 1
            for seat in range(players):
                assert all(isfinite(value) for value in seen(game, seat).values())
            game.apply((other if number % 5 == 0 else usual).choose(game))


def test_with_open_hands_nothing_that_is_measured_is_hidden() -> None:
    game = manoa.new("island", players=3, seed=11, options={"round_limit": 8})
    bot = make("greedy", 1)
    number = 0
    while not game.is_over:
        number += 1
        if number % 9 == 0:
            before = [seen(game, seat) for seat in range(3)]
            again = game.determinize(game.current_player, number)
            assert before == [seen(again, seat) for seat in range(3)]
        game.apply(bot.choose(game))


def test_offerings_cards_and_ways_show() -> None:
    scene = Scene("pedro", "stella").cards(0, 2, 2, 2).tile(2, 0, "shrine").explorer(1, cell(-1, 0))
    own, other = seen(scene.game(), 0), seen(scene.game(), 1)
    assert own["can pay an offering"] == 1.0
    assert own["cards for the next offering"] == 1.0
    assert own["near a shrine and can pay"] > 0.9 > other["near a shrine and can pay"]
    assert own["is pedro"] == other["is stella"] == 1.0
    assert own["strength beyond the strongest rival"] == -other["strength beyond the strongest rival"] > 0.0
    assert seen(scene.offering(0, 0).game(), 0)["one offering"] == 1.0


def test_who_is_near_is_feared_by_its_strength() -> None:
    near = Scene("stella", "pedro").explorer(1, cell(1, 0)).cards(0, 3, 3, 3).game()
    far = (
        Scene("stella", "pedro").tile(4, 0, "wood").tile(6, 0, "wood").explorer(1, cell(6, 0)).cards(0, 3, 3, 3).game()
    )
    assert seen(near, 0)["danger"] > seen(far, 0)["danger"]
    assert seen(near, 1)["prey"] > seen(near, 0)["prey"]


def test_the_shipped_weights_like_progress() -> None:
    looking = evaluation()
    begun = Scene("stella", "william").tile(2, 0, "shrine").tile(-2, 0, "shrine").tile(0, 2, "shrine")
    even = looking.chances(begun.game())[0]
    one = looking.chances(begun.offering(0, 0).game())[0]
    assert one > even
    assert looking.chances(begun.offering(0, 0, 1, 2).game())[0] > one
    assert len(components.EXPLORERS) == sum(name.startswith("is ") for name in measuring.NAMES) - 1, "and its dice"
