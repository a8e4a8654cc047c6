"""IS-BAT-7 to IS-BAT-10: forts and farms in battle."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from manoa.kernel.game import Game
from tests.acting import act, asked, choices, refused
from tests.island_scene import (
    Scene,
    attacking,
    building_ids,
    cards,
    cell,
    corner,
    happened,
    lucky,
    marching,
    seat_view,
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


@pytest.mark.rule("IS-BAT-7")
@pytest.mark.parametrize("at", [(1, 0), (0, 1), (1, 1)])
def test_a_fort_defends_each_of_its_tiles_and_never_attacks(at: tuple[int, int]) -> None:
    scene = Scene().tile(1, 1, "wood").fort(1, THERE, 1).explorer(1, cell(-1, 0)).villagers(1, cell(*at))
    start = {(1, 0): HERE, (0, 1): HERE, (1, 1): THERE}[at]
    if at == (1, 1):
        scene.tile(2, 0, "gold").explorer(0, cell(2, 0))
    else:
        scene.explorer(0, start)
    game = scene.game()
    words = next(game.describe(a) for a in choices(game, kind="step", to=cell(*at)))
    assert words["battle"]["defence"] == 2


@pytest.mark.rule("IS-BAT-7")
def test_a_fort_adds_nothing_to_an_attack() -> None:
    scene = Scene().fort(0, THERE, 0).explorer(1, THERE)
    game = scene.game()
    lucky(game, EAST, happened("fights", strength=1, defence=1))


@pytest.mark.rule("IS-BAT-7")
def test_a_fort_does_not_defend_farms() -> None:
    scene = Scene().explorer(1, cell(-1, 0)).fort(1, THERE, 0).farm(1, HERE, 1)
    game = scene.game()
    words = act(game, kind="attack", **{"from": HERE})
    assert words["battle"]["defence"] == 1


@pytest.mark.rule("IS-BAT-8")
def test_a_farm_is_attacked_without_a_step_or_ignored() -> None:
    scene = Scene().explorer(1, cell(-1, 0)).farm(1, HERE, 0).villagers(0, THERE, 2).speed(0)
    game = scene.game()
    assert {game.describe(a)["from"] for a in choices(game, kind="attack")} == {HERE, THERE}
    words = game.describe(choices(game, kind="attack", **{"from": THERE})[0])
    assert words["battle"] == {
        "rivals": [1],
        "strength": 2,
        "defence": 1,
        "odds": {"win": 0.838, "tie": 0.0694, "lose": 0.0926},
    }
    lucky(game, choices(game, kind="attack", **{"from": THERE})[0], happened("loses-farm"))
    assert building_ids(game, "farm", 1) == []
    assert seat_view(game, 1)["lost"]["farm"] == 1
    assert asked(game)["what"] == "explore"
    ignored = Scene().explorer(1, cell(-1, 0)).farm(1, HERE, 0).game()
    act(ignored, kind="step", to=THERE)
    assert building_ids(ignored, "farm", 1) == [corner(HERE, 0)]


@pytest.mark.rule("IS-BAT-8")
def test_own_farms_and_those_out_of_reach_are_not_attacked() -> None:
    game = Scene().explorer(1, cell(-1, 0)).farm(0, HERE, 0).farm(1, cell(-1, 0), 2).game()
    assert choices(game, kind="attack") == []
    assert refused(game, attacking(0, 0, 0)) == "IS-BAT-8"
    assert refused(game, attacking(1, 0, 0)) == "IS-BAT-8"
    assert refused(game, attacking(1, 1, 0)) == "IS-BAT-8"
    assert refused(game, attacking(3, 0, 0)) == "IS-BAT-8"


@pytest.mark.rule("IS-BAT-8")
def test_armies_that_come_to_a_farms_defence_fight_first() -> None:
    scene = Scene().explorer(1, cell(-1, 0)).farm(1, HERE, 0).villagers(1, cell(-1, 0), 2).cards(1, gold=1)
    game = scene.game()
    act(game, kind="attack", **{"from": HERE})
    act(game, kind="army")
    lucky(game, marching(2, "e"), lambda tried: bool(told(tried, "fights-farm")))
    kinds = [event.kind for event in game.events if event.kind.startswith("fights")]
    assert kinds == ["fights", "fights-farm"], "the farm is fought if attackers still stand there"
    assert told(game, "fights")[0].seat == 1


@pytest.mark.rule("IS-BAT-8")
def test_a_farm_is_safe_when_its_attackers_are_beaten() -> None:
    scene = Scene().explorer(1, cell(-1, 0)).farm(1, HERE, 0).villagers(1, cell(-1, 0), 2).cards(1, gold=1)
    game = scene.game()
    act(game, kind="attack", **{"from": HERE})
    act(game, kind="army")
    lucky(game, marching(2, "e"), won_by(1))
    settle(game)
    assert building_ids(game, "farm", 1) == [corner(HERE, 0)]
    assert game.view(None)["active"] == 1


@pytest.mark.rule("IS-BAT-8")
def test_a_farm_that_beats_an_explorer_wins_like_any_winner() -> None:
    game = Scene().explorer(1, cell(-1, 0)).farm(1, HERE, 0).cards(0, 2).villagers(0, HERE).holds(0).game()
    lucky(game, choices(game, kind="attack", **{"from": HERE})[0], won_by(1))
    assert asked(game) == {"seat": 1, "what": "place", "loser": 0}
    assert seat_view(game, 1)["cave_shrine"], "the cave shrine changes hands"
    act(game, kind="place", at=cell(0, 1))
    assert [event.arguments for event in told(game, "pays")] == [{"rival": 1, "resource": "wood", "number": 1}]
    assert villagers(game, 0) == {}
    assert game.view(None)["active"] == 1


@pytest.mark.rule("IS-BAT-8")
def test_a_tie_with_a_farm_ends_the_turn() -> None:
    game = Scene().explorer(1, cell(-1, 0)).farm(1, THERE, 0).game()
    act(game, kind="step", to=THERE)
    lucky(game, choices(game, kind="attack")[0], happened("ties"))
    assert where(game, 0) == HERE
    assert game.view(None)["active"] == 1


@pytest.mark.rule("IS-BAT-9")
def test_the_defenders_first_then_the_farm_are_two_battles() -> None:
    scene = Scene().explorer(1, cell(-1, 0)).villagers(1, THERE).farm(1, THERE, 0)
    game = scene.game()
    lucky(game, EAST, won_by(0))
    assert building_ids(game, "farm", 1) == [corner(THERE, 0)]
    lucky(game, choices(game, kind="attack")[0], happened("loses-farm"))


@pytest.mark.rule("IS-BAT-10")
def test_attacking_costs_nothing() -> None:
    game = facing().farm(1, THERE, 0).cards(0, 1, 1, 1).game()
    lucky(game, EAST, won_by(0))
    settle(game)
    assert cards(game, 0) == (1, 1, 1)
    lucky(game, choices(game, kind="attack")[0], happened("loses-farm"))
    assert cards(game, 0) == (1, 1, 1)
