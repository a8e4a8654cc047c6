"""Known positions of Valdora, and how many known games are played (tests/games/test_golden.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from manoa.games.valdora.layouts import NAMED
from manoa.kernel.game import Game
from tests.golden import opening
from tests.valdora_scene import Scene

DEPTH = 4


def a_rich_browser() -> Game:
    """Coins for pages and a full hand of commissions in a commission town."""
    return Scene().arrived("C").coins(6).holds("red", "blue", "green").book("C", left=["white"]).game()


def a_shopper() -> Game:
    """Gold on two cards in an equipment town with pages on both sides."""
    return Scene().arrived("A").coins(3).owns(pan="gold", cart="gold").book("A", left=["horse", "chisel"]).game()


def a_full_road() -> Game:
    """Many cards and many gems."""
    scene = Scene().arrived("N1").gems("N1", ruby=1, sapphire=1, amethyst=1, emerald=1, gold=1)
    return scene.coins(5).owns(shovel=None, pickaxe=None, hammer=None, cart="gold", horse=None).game()


def a_harbour() -> Game:
    """Two ships and a cart to be emptied."""
    scene = Scene().arrived("O2").discard(ruby=2, gold=2, emerald=1)
    return scene.coins(5).owns(shovel=None, chisel=None, cart="gold").game()


def a_delivery_with_choices() -> Game:
    """Two white commissions and gems on several cards."""
    scene = Scene().arrived("S2").holds(("gold", "ruby", "amethyst"), ("ruby", "sapphire", "amethyst"), "red")
    return scene.owns(
        pan="gold", shovel="ruby", pickaxe="sapphire", hammer="amethyst", cart="ruby", horse="gold"
    ).game()


def provisions_and_meetings() -> Game:
    """A pawn with provisions and one coin among others."""
    return Scene(players=5).pawn("N4").provisions().coins(1).pawn("C", 1).pawn("C", 2).pawn("E2", 3).game()


POSITIONS: dict[str, Callable[[], Game]] = {
    "five-sections, 3 players": opening("valdora", 3, 1),
    "five-sections, 5 players": opening("valdora", 5, 2),
    "wheel, 4 players": opening("valdora", 4, 3, layout="wheel"),
    "a rich browser": a_rich_browser,
    "a shopper": a_shopper,
    "a full road": a_full_road,
    "a harbour": a_harbour,
    "a delivery with choices": a_delivery_with_choices,
    "provisions and meetings": provisions_and_meetings,
}

PLAYTHROUGHS, ROUNDS = 18, 100


def check_what_is_shown(playthroughs: list[dict[str, Any]]) -> None:
    """Every layout is played."""
    assert {entry["game"].split(",")[0] for entry in playthroughs} == set(NAMED)
