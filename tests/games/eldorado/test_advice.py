"""What the strategy advises: no swap of like for like, and a word of doubt where two ways are as good."""

from __future__ import annotations

from typing import Any

import pytest

from manoa.games.eldorado.game import Eldorado
from manoa.games.eldorado.strategy.valuing import deck_of, journey
from manoa.kernel import registry
from manoa.kernel.game import Game
from manoa.kernel.strategy import Plan
from tests.eldorado_scene import Scene, act, asked, choices, steps_from


def plan_of(game: Game) -> Plan:
    return registry.title("eldorado").strategy.plan(game, 1)


def advice(game: Game) -> dict[str, Any]:
    return game.describe(plan_of(game).actions[0])


@pytest.mark.parametrize("drawn", ["explorer", "traveller"])
def test_the_replace_token_never_swaps_like_for_like_or_good_for_bad(drawn: str) -> None:
    scene = Scene(caves=True).hand("trailblazer", "pioneer", drawn).zone(0, "draw", drawn).zone(0, "discard")
    game = scene.tokens("replace").game()
    assert advice(game)["kind"] != "token"
    act(game, kind="token", token="replace")
    # One card must be laid down: the one that is least missed. After that, nothing that is left is worth a swap.
    assert advice(game) == {"kind": "lay-down", "card": drawn}
    act(game, kind="lay-down", card=drawn)
    assert advice(game) == {"kind": "done", "with": "replace"}


def test_the_replace_token_swaps_bad_for_good() -> None:
    scene = (
        Scene(caves=True).hand("traveller", "sailor", "traveller").zone(0, "draw", "trailblazer", "pioneer", "scout")
    )
    game = scene.tokens("replace").game()
    act(game, kind="token", token="replace")
    for _ in range(3):
        assert advice(game)["kind"] == "lay-down"
        game.apply(plan_of(game).actions[0])
    assert asked(game)["what"] == "play"


def test_two_steps_that_are_as_good_leave_the_adviser_in_doubt_and_a_better_one_does_not() -> None:
    scene = Scene().hand("explorer")
    doubts: set[tuple[bool, bool]] = set()
    for space in scene.board.spaces:
        if space.terrain != 0 or space.finish or space.start:
            continue
        game = scene.pawn(space.number).game()
        if not choices(game, kind="play", card="explorer"):
            continue
        act(game, kind="play", card="explorer")
        steps = choices(game, kind="step")
        if len(steps) < 2:
            continue
        assert isinstance(game, Eldorado)
        way = journey(game, deck_of(game))
        costs = sorted(int(way.cost[int(game.describe(step)["to"][1:])]) for step in steps)
        # To stop is another way: only steps that lead well onward are compared.
        if way.cost[space.number] > costs[0] + 100 and (costs[1] == costs[0] or costs[1] > costs[0] + 100):
            doubts.add((costs[0] == costs[1], plan_of(game).sure))
    assert doubts == {(True, False), (False, True)}


def test_to_walk_into_el_dorado_is_sure() -> None:
    scene = Scene().hand("sailor")
    door = next(s.number for s in scene.board.spaces if s.finish)
    here = next(s.number for s in scene.board.spaces if door in steps_from(scene.board, s.number) and not s.finish)
    game = scene.pawn(here).game()
    plan = plan_of(game)
    assert plan.sure
    assert game.describe(plan.actions[0])["card"] == "sailor"
