"""VA-BUY-6 against a model of its own: an open book, a purse and three commissions, as the book's sentences put it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from manoa.kernel.game import Game
from tests.valdora_scene import Scene

Pile = tuple[str, ...]
Held = frozenset[tuple[str, str]]
"""Commissions by card and face."""


class Reader(NamedTuple):
    """Somebody before an open book. Piles have their top card last."""

    left: Pile
    right: Pile
    coins: int
    free_page: bool
    held: Held
    given: str | None  # the card that was given back and for which none was bought yet


End = tuple[Pile, Pile, int, Held]


def steps(reader: Reader) -> list[Reader]:
    """What the book allows next: a page of either side, a purchase, a commission given back to either side."""
    left, right, coins, held = reader.left, reader.right, reader.coins, reader.held
    found: list[Reader] = []
    price = 0 if reader.free_page else 1
    if coins >= price:
        after = reader._replace(coins=coins - price, free_page=False)
        if left:
            found.append(after._replace(left=left[:-1], right=(*right, left[-1])))
        if right:
            found.append(after._replace(right=right[:-1], left=(*left, right[-1])))
    if coins >= 1 and len(held) < 3:
        after = reader._replace(coins=coins - 1, given=None)
        if left and left[-1] != reader.given:
            found.append(after._replace(left=left[:-1], held=held | {(left[-1], "back")}))
        if right and right[-1] != reader.given:
            found.append(after._replace(right=right[:-1], held=held | {(right[-1], "front")}))
    if len(held) == 3:
        for card, face in held:
            after = reader._replace(held=held - {(card, face)}, given=card)
            found.append(after._replace(left=(*left, card)))
            found.append(after._replace(right=(*right, card)))
    return found


def ends_of_the_book(start: Reader) -> set[End]:
    """Where the action may end. Not while a purchase is still owed; what leads nowhere else is no way at all."""
    seen = {start}
    ways = [start]
    ends: set[End] = set()
    while ways:
        reader = ways.pop()
        if reader.given is None:
            ends.add((reader.left, reader.right, reader.coins, reader.held))
        for after in steps(reader):
            if after not in seen:
                seen.add(after)
                ways.append(after)
    return ends


def as_reader(game: Game, town: str) -> Reader:
    state = game.position()["state"]
    book, seat = state["books"][town], state["seats"][0]
    held = frozenset((card["card"], card["face"]) for card in seat["commissions"])
    pages = state["turn"]["pages"]
    return Reader(tuple(book["left"]), tuple(book["right"]), seat["coins"], pages == 0, held, state["turn"]["given"])


def ends_of_the_engine(start: Game, town: str) -> set[End]:
    """Where the engine's action ends, whatever is done before; nowhere may it get stuck."""
    seen: set[Reader] = set()
    ways = [start]
    ends: set[End] = set()
    while ways:
        game = ways.pop()
        reader = as_reader(game, town)
        if game.current_player != 0:
            ends.add((reader.left, reader.right, reader.coins, reader.held))
            continue
        if reader in seen and game is not start:
            continue
        seen.add(reader)
        actions = [action for action in game.legal_actions() if game.describe(action)["kind"] != "provisions"]
        assert actions, "stuck"
        for action in actions:
            after = game.copy()
            after.apply(action)
            ways.append(after)
    return ends


def before_a_book(coins: int, left: int = 0, right: int | None = None) -> Game:
    """Three commissions of the other book, so many coins, so many cards on each side (None: all the rest)."""
    scene = Scene().arrived("C").coins(coins).holds("red", "blue", "green", books="D", face=1)
    book, last = scene.state["books"]["C"], scene.seat(2)
    for _ in range(left):
        book["left"].append(book["right"].pop())
    while right is not None and len(book["right"]) > right:
        last["completed"].append({"card": book["right"].pop(0), "face": "front"})
    return scene.game()


@pytest.mark.rule("VA-BUY-6")
@pytest.mark.parametrize(("coins", "number"), [(0, 2), (1, 25), (2, 187)])
def test_every_end_of_the_books_reading_is_reached_in_a_new_book(coins: int, number: int) -> None:
    game = before_a_book(coins)
    ends = ends_of_the_engine(game, "C")
    assert ends == ends_of_the_book(as_reader(game, "C"))
    assert len(ends) == number


@pytest.mark.rule("VA-BUY-6")
@pytest.mark.parametrize("coins", [1, 2])
@pytest.mark.parametrize(("left", "right"), [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (0, 2), (2, 3), (3, 1)])
def test_every_end_of_the_books_reading_is_reached_in_a_thin_book(coins: int, left: int, right: int) -> None:
    game = before_a_book(coins, left, right)
    assert ends_of_the_engine(game, "C") == ends_of_the_book(as_reader(game, "C"))


@pytest.mark.rule("VA-BUY-6")
def test_with_three_coins_too() -> None:
    game = before_a_book(3, 1, 2)
    assert ends_of_the_engine(game, "C") == ends_of_the_book(as_reader(game, "C"))
