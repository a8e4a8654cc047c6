"""How many action sequences there are from known positions, and how known games end.

Counts to a small depth are an oracle for the whole of legal_actions and apply: a rule that offers one choice too many
or too few anywhere on the way changes them. The play-throughs do the same for whole games. Both are golden: they were
right when they were written, and change only when behaviour is meant to. After such a change, look at the difference,
raise the version in games/eldorado if records of old games would play differently, and write them anew with

    PYTHONPATH=src python -m tests.games.eldorado.test_counts
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.games.eldorado.routes import NAMED
from manoa.kernel.game import Game
from tests.eldorado_scene import Scene, act, path
from tests.games.eldorado.seeded_games import SeededGame
from tests.golden import counts, playthrough, write

GOLDEN = Path(__file__).with_name("golden.json")
DEPTH = 5


def opening(players: int, seed: int, **options: Any) -> Callable[[], Game]:
    return lambda: manoa.new("eldorado", players=players, seed=seed, options=options)


def two_pawns_with_tokens() -> Game:
    """Two pawns of one player in the caves variant, with tokens that move, draw, remove and change a symbol."""
    scene = Scene(players=2, seed=3, caves=True).hand("explorer", "captain", "native")
    return scene.tokens("machete-2", "draw", "remove", "symbol", "pass", "keep-item").game()


def a_purchase_half_paid() -> Game:
    """One coin is tendered for a Trailblazer; cards and tokens may pay the rest."""
    scene = Scene(players=3, seed=4, caves=True).hand("traveller", "traveller", "photographer", "explorer", "scout")
    game = scene.tokens("coin-1", "symbol").game()
    act(game, kind="buy", pile="trailblazer")
    act(game, kind="tender", card="traveller")
    return game


def an_open_slot() -> Game:
    """A market slot is empty, so every pile is on sale."""
    return Scene(players=4, seed=5).hand("millionaire", "journalist", "scientist").pile("scout", 0).game()


def items_in_hand() -> Game:
    """Items to be used, and a token to keep one of them."""
    scene = Scene(players=3, seed=6, caves=True).hand("prop-plane", "compass", "travel-log", "transmitter")
    return scene.tokens("keep-item", "replace").game()


def a_payment_for_a_camp() -> Game:
    """A pawn next to a base camp, with cards to leave there."""
    scene = Scene(players=3, seed=7, route="winding-paths").hand("explorer", "sailor", "native", "cartographer")
    return scene.pawn(path(scene.board, "camp 1")[0]).game()


def before_the_gate() -> Game:
    """The last round has begun and a pawn stands next to the finish."""
    scene = Scene(players=3, seed=8, route="hills-of-gold").home(1, 1).hand("pioneer", "native", "explorer")
    gate = next(space.number for space in scene.board.spaces if space.finish)
    here = next(
        space.number
        for space in scene.board.spaces
        if not space.finish and gate in scene.board.next[space.number * 6 : space.number * 6 + 6] and space.terrain < 5
    )
    return scene.pawn(here).game()


POSITIONS: dict[str, Callable[[], Game]] = {
    "first-game, 2 players": opening(2, 1, route="first-game"),
    "first-game, 3 players": opening(3, 2, route="first-game"),
    "first-game, 4 players": opening(4, 3, route="first-game"),
    "serpentine, 2 players, 2019": opening(2, 4, route="serpentine", edition="2019"),
    "swamplands, 4 players, caves": opening(4, 5, route="swamplands", caves=True),
    "witchs-cauldron, 3 players, caves": opening(3, 6, route="witchs-cauldron", caves=True),
    "two pawns with tokens": two_pawns_with_tokens,
    "a purchase half paid": a_purchase_half_paid,
    "an open slot": an_open_slot,
    "items in hand": items_in_hand,
    "a payment for a camp": a_payment_for_a_camp,
    "before the gate": before_the_gate,
}


def played(number: int) -> dict[str, Any]:
    seeded = SeededGame(number, rounds=100)
    return playthrough(seeded.play(), seeded.words(), len(seeded.actions))


# Two of every route with caves and two without, in both editions.
PLAYTHROUGHS = 28


def kept() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return content


@pytest.mark.parametrize("name", POSITIONS)
def test_action_sequences_from_a_known_position_are_as_many_as_ever(name: str) -> None:
    assert counts(POSITIONS[name](), DEPTH) == kept()["counts"][name]


@pytest.mark.parametrize("number", range(PLAYTHROUGHS))
def test_a_known_game_ends_as_ever(number: int) -> None:
    assert played(number) == kept()["playthroughs"][number]


def test_the_golden_file_keeps_nothing_else_and_shows_all_there_is() -> None:
    content = kept()
    assert list(content["counts"]) == list(POSITIONS)
    assert len(content["playthroughs"]) == PLAYTHROUGHS
    assert {entry["game"].split(",")[0] for entry in content["playthroughs"]} == set(NAMED)
    assert any(len(entry["ranking"]) > 1 for entry in content["playthroughs"]), "somebody arrives in some game"


if __name__ == "__main__":
    write(
        GOLDEN,
        {name: counts(position(), DEPTH) for name, position in POSITIONS.items()},
        [played(number) for number in range(PLAYTHROUGHS)],
    )
