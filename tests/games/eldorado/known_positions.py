"""Known positions of El Dorado, and how many known games are played (tests/games/test_golden.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from manoa.games.eldorado.routes import NAMED
from manoa.kernel.game import Game
from tests.eldorado_scene import Scene, act, path
from tests.golden import opening

DEPTH = 5


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
    "first-game, 2 players": opening("eldorado", 2, 1, route="first-game"),
    "first-game, 3 players": opening("eldorado", 3, 2, route="first-game"),
    "first-game, 4 players": opening("eldorado", 4, 3, route="first-game"),
    "serpentine, 2 players, 2019": opening("eldorado", 2, 4, route="serpentine", edition="2019"),
    "swamplands, 4 players, caves": opening("eldorado", 4, 5, route="swamplands", caves=True),
    "witchs-cauldron, 3 players, caves": opening("eldorado", 3, 6, route="witchs-cauldron", caves=True),
    "two pawns with tokens": two_pawns_with_tokens,
    "a purchase half paid": a_purchase_half_paid,
    "an open slot": an_open_slot,
    "items in hand": items_in_hand,
    "a payment for a camp": a_payment_for_a_camp,
    "before the gate": before_the_gate,
}

# Two of every route with caves and two without, in both editions.
PLAYTHROUGHS, ROUNDS = 28, 100


def check_what_is_shown(playthroughs: list[dict[str, Any]]) -> None:
    """Every route is played, and somebody arrives in some game."""
    assert {entry["game"].split(",")[0] for entry in playthroughs} == set(NAMED)
    assert any(len(entry["ranking"]) > 1 for entry in playthroughs)
