"""What a view tells so that clients need no rule of their own."""

from __future__ import annotations

from typing import Any

from manoa.kernel.game import Game
from tests.games.island.seeded_games import SeededGame
from tests.island_scene import Scene, cave_cell, cell, corner


def test_the_view_tells_what_is_farmed_and_what_the_bank_wants() -> None:
    scene = Scene("william", "stella").explorer(0, cell(0, 0)).explorer(1, cell(1, 0)).tile(1, 0, "garden")
    seats = scene.game().view(None)["seats"]
    assert [seat["farmed"] for seat in seats] == [["gold"], ["wood", "food", "gold"]]
    assert [seat["bank_rate"] for seat in seats] == [3, 5]


def test_the_map_tells_every_corner_by_its_id() -> None:
    """As choices and buildings name them, on both maps and at the rims of the table."""
    corners = Scene().game().view(None)["map"]["corners"]
    assert len(corners) == 444
    middle = corners[corner(cell(0, 0), 0)]
    assert middle == {"map": "island", "q": 0, "r": 0, "corner": 0, "tiles": [cell(0, 0), cell(1, 0), cell(0, 1)]}
    assert corners[corner(cave_cell(0, 0), 3)]["tiles"] == [cave_cell(0, -1), cave_cell(0, 0), cave_cell(-1, 0)]
    assert cell(6, 0) in corners[corner(cell(6, 0), 0)]["tiles"]
    assert corner(cell(8, 0), 0) not in corners, "beyond the table"


def walk(game: Game, seat: int, way: list[str]) -> None:
    """Takes every step of a way; the others let it happen."""
    for to in way:
        steps = {words["to"]: action for action, words in described(game).items() if words["kind"] == "step"}
        assert game.describe(steps[to])["battle"] is None
        game.apply(steps[to])
        while not game.is_over and game.current_player != seat:
            kinds = {words["kind"]: action for action, words in described(game).items()}
            game.apply(kinds["pass"])


def described(game: Game) -> dict[int, dict[str, Any]]:
    return {action: game.describe(action) for action in game.legal_actions()}


def test_every_way_that_the_view_tells_can_be_gone_step_by_step() -> None:
    gone = 0
    for number in range(6):
        seeded = SeededGame(number, rounds=6)
        while not seeded.game.is_over:
            seat = seeded.game.current_player
            ways = seeded.game.view(seat)["ways"]
            assert seeded.game.view(None)["ways"] == {}
            for to, way in ways.items() if seeded.chance.random() < 0.3 else ():
                game = seeded.game.copy()
                speed = game.view(seat)["speed"]
                walk(game, seat, way)
                if not game.is_over:
                    shown = game.view(seat)
                    assert (shown["seats"][seat]["at"], shown["speed"]) == (to, speed - len(way))
                gone += 1
            seeded.game.apply(seeded.next_action())
    assert gone > 100


def test_a_way_is_as_short_as_can_be_and_goes_round_others() -> None:
    scene = Scene().explorer(0, cell(0, 0)).explorer(1, cell(1, 0))
    for q, r, kind in ((2, 0, "wood"), (1, 1, "food"), (3, -1, "gold"), (2, -1, "water")):
        scene = scene.tile(q, r, kind)
    ways = scene.game().view(0)["ways"]
    assert ways[cell(1, 1)] == [cell(0, 1), cell(1, 1)]
    assert ways[cell(2, 0)] == [cell(0, 1), cell(1, 1), cell(2, 0)]
    assert ways[cell(3, -1)] == [cell(0, 1), cell(1, 1), cell(2, 0), cell(3, -1)]
    assert not {cell(0, 0), cell(0, 1), cell(1, 0), cell(2, -1)} & ways.keys()


def marches(game: Game) -> dict[tuple[str, int], dict[str, Any]]:
    """What the marches of the army that moves would make of the battle ahead."""
    told = described(game).values()
    return {(words["to"], words["number"]): words["joins"] for words in told if words["kind"] == "march"}


def take(game: Game, kind: str, **fields: Any) -> None:
    """Does the first thing of a kind that fits."""
    fits = [
        action
        for action, words in described(game).items()
        if words["kind"] == kind and all(words[name] == value for name, value in fields.items())
    ]
    game.apply(fits[0])


def test_a_march_tells_what_it_makes_of_the_battle_ahead() -> None:
    """IS-BAT-2: to who defends as to who attacks, and of who flees."""
    ahead, beside = cell(1, 0), cell(1, -1)
    scene = Scene().explorer(0, cell(0, 0)).explorer(1, ahead).villagers(1, ahead, 1).tile(1, -1, "food")
    game = scene.villagers(1, beside, 2).cards(1, wood=9, food=9, gold=9).game()
    take(game, "step", to=ahead)
    before = game.view(1)["battles"][0]
    assert (before["strength"], before["defence"]) == (1, 2)
    flight = game.copy()
    take(game, "army", **{"from": beside})
    joined = marches(game)
    assert [joined[ahead, number]["defence"] for number in (1, 2)] == [3, 4]
    assert joined[ahead, 2]["odds"]["lose"] > joined[ahead, 1]["odds"]["lose"] > before["odds"]["lose"]
    assert all(words is None for (to, _), words in joined.items() if to != ahead)
    take(flight, "army", **{"from": ahead})
    assert {words["defence"] for words in marches(flight).values() if words} == {1}


def test_who_leaves_nobody_behind_is_not_fought() -> None:
    ahead = cell(1, 0)
    scene = Scene().explorer(0, cell(0, 0)).explorer(1, cell(-1, 0)).villagers(1, ahead, 2)
    game = scene.cards(1, wood=9, food=9, gold=9).game()
    take(game, "step", to=ahead)
    take(game, "army", **{"from": ahead})
    assert {number: words["odds"] is None for (_, number), words in marches(game).items() if words} == {
        1: False,
        2: True,
    }
