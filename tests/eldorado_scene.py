"""Positions for tests, set up as a person would lay the table: cards come from somewhere, so the box stays complete."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import manoa
from manoa.games.eldorado import components
from manoa.games.eldorado.board import Board
from manoa.games.eldorado.routes import board_of
from manoa.games.eldorado.rules import action
from manoa.kernel.game import Game
from manoa.kernel.hexes import neighbours
from tests.acting import (
    act as act,
    asked as asked,
    choices as choices,
    refused as refused,
    words_of as words_of,
)


class Scene:
    """A new game whose position can be rearranged before it is taken up with `game()`."""

    def __init__(self, players: int = 3, seed: int = 1, **options: Any) -> None:
        self.board: Board = board_of(options.get("route", "first-game"))
        self.position = copy.deepcopy(manoa.new("eldorado", players=players, seed=seed, options=options).position())
        self.state: dict[str, Any] = self.position["state"]

    def seat(self, seat: int) -> dict[str, Any]:
        """The raw words of a seat."""
        entry: dict[str, Any] = self.state["seats"][seat]
        return entry

    # Cards --------------------------------------------------------------------------------------------------------

    def _take(self, seat: int, card: str, keep: str) -> None:
        """Takes a card from the seat's other zones or, failing that, from its market pile."""
        entry = self.seat(seat)
        for zone in ("draw", "discard", "removed", "played", "hand"):
            if zone != keep and entry[zone].get(card, 0):
                self._less(entry[zone], card)
                return
        assert self.state["piles"].get(card, 0), f"no {card} left to lay out"
        self.state["piles"][card] -= 1
        if self.state["piles"][card] == 0:
            self.state["market"] = [None if name == card else name for name in self.state["market"]]

    @staticmethod
    def _less(bag: dict[str, int], name: str) -> None:
        bag[name] -= 1
        if bag[name] == 0:
            del bag[name]

    @staticmethod
    def _more(bag: dict[str, int], name: str, number: int = 1) -> None:
        bag[name] = bag.get(name, 0) + number

    def zone(self, seat: int, zone: str, *cards: str) -> Scene:
        """Makes a zone (hand, draw, discard, played) hold exactly these cards; what lay there leaves the game."""
        entry = self.seat(seat)
        for card, number in entry[zone].items():
            self._more(entry["removed"], card, number)
        entry[zone] = {}
        if zone == "hand":
            entry["known"] = {}
        for card in cards:
            self._take(seat, card, zone)
            self._more(entry[zone], card)
        return self

    def hand(self, *cards: str, seat: int = 0) -> Scene:
        """Exactly these cards in a hand. Cards that lay there go under the draw pile."""
        entry = self.seat(seat)
        for card, number in entry["hand"].items():
            self._more(entry["draw"], card, number)
        entry["hand"], entry["known"] = {}, {}
        return self.zone(seat, "hand", *cards)

    def pile(self, card: str, left: int) -> Scene:
        """So many cards left in a market pile; the others have been bought and removed by the last seat."""
        gone = self.state["piles"][card] - left
        self.state["piles"][card] = left
        if gone:
            self._more(self.state["seats"][-1]["removed"], card, gone)
        if left == 0:
            self.state["market"] = [None if name == card else name for name in self.state["market"]]
        return self

    # Tokens, blockades, pawns ---------------------------------------------------------------------------------------

    def tokens(self, *names: str, seat: int = 0) -> Scene:
        """These tokens in front of a seat, taken from those that nobody has seen."""
        for name in names:
            self._less(self.state["unseen"], name)
            self._more(self.seat(seat)["tokens"], name)
        return self

    def face_down(self, *names: str) -> Scene:
        """Only these tokens are still unseen, the others have left the game; caves are filled with `cave`."""
        for name, number in self.state["unseen"].items():
            self._more(self.state["spent"], name, number)
        self.state["unseen"] = {}
        for name in names:
            self._less(self.state["spent"], name)
            self._more(self.state["unseen"], name)
        self.state["caves"] = [0 for _ in self.state["caves"]]
        return self

    def cave(self, number: int, left: int) -> Scene:
        """So many tokens in a cave; what is taken from it or added to it counts as left over."""
        self.state["caves"][number] = left
        return self

    def blockade(self, joint: int, number: int) -> Scene:
        """That blockade on that joint (0: none); if it stood elsewhere the two change places."""
        standing = self.state["blockades"]
        if number and number in standing:
            standing[standing.index(number)] = standing[joint]
        standing[joint] = number
        return self

    def holds(self, *numbers: int, seat: int = 0) -> Scene:
        """These blockades in front of a seat."""
        self.state["blockades"] = [0 if n in numbers else n for n in self.state["blockades"]]
        self.seat(seat)["blockades"] = sorted(numbers)
        return self

    def pawn(self, space: int, seat: int = 0, pawn: int = 0) -> Scene:
        """A pawn on a space."""
        self.seat(seat)["pawns"][pawn]["space"] = f"h{space}"
        return self

    def home(self, seat: int, order: int, pawn: int | None = None) -> Scene:
        """A seat (or, with `pawn`, one pawn of two) that has reached El Dorado."""
        pawns = self.seat(seat)["pawns"]
        for number, entry in enumerate(pawns):
            if pawn is None or number == pawn:
                entry["space"] = None
        if all(entry["space"] is None for entry in pawns):
            self.seat(seat)["home"] = order
            self.state["arrivals"] = max(order, self.state["arrivals"])
        return self

    def turn_of(self, seat: int) -> Scene:
        """That seat decides."""
        self.state["seat"] = seat
        return self

    def game(self) -> Game:
        """The game of this position."""
        return manoa.load(self.position)


# Acting -------------------------------------------------------------------------------------------------------------


def end_turn(game: Game) -> None:
    """Ends the play phase and keeps what is left in hand."""
    act(game, kind="end")
    if asked(game)["what"] == "discard":
        act(game, kind="done")


def walk(game: Game, card: str, *spaces: int) -> None:
    """Plays a card for the current player's first pawn and takes these steps."""
    pawn = f"p{game.current_player}-0"
    act(game, kind="play", card=card, pawn=pawn)
    for space in spaces:
        act(game, kind="step", pawn=pawn, to=f"h{space}")


# Places -------------------------------------------------------------------------------------------------------------


def steps_from(board: Board, space: int) -> list[int]:
    """The six entries next to a space that a pawn may enter (-1 where it may not), clockwise from east."""
    return [int(board.next[space * 6 + direction]) for direction in range(6)]


def space_next_to(board: Board, terrain: str, value: int, *, blockade_free: bool = True) -> tuple[int, int]:
    """A plain landscape space (no start, no finish) and a neighbour of that terrain and value that a pawn may enter."""
    wanted = components.TERRAINS.index(terrain)
    for space in board.spaces:
        if space.terrain > 4 or space.finish:
            continue
        for direction, beyond in enumerate(steps_from(board, space.number)):
            if beyond < 0 or board.spaces[beyond].finish:
                continue
            target = board.spaces[beyond]
            crossing = board.edge[space.number * 6 + direction] >= 0
            if target.terrain == wanted and target.value == value and not (blockade_free and crossing):
                return space.number, beyond
    raise LookupError(f"no space next to {terrain} {value}")


def held(game: Game, seat: int, zone: str) -> dict[str, int]:
    """A zone of a seat in the whole truth."""
    result: dict[str, int] = game.position()["state"]["seats"][seat][zone]
    return result


def in_the_box() -> dict[str, int]:
    """How many of each token a new game has, all of them face down."""
    unseen: dict[str, int] = Scene(caves=True).state["unseen"]
    return unseen


def tokens_held(game: Game, seat: int = 0) -> int:
    """How many tokens lie in front of a seat, for all to see."""
    return sum(game.view(None)["seats"][seat]["tokens"].values())


def where(game: Game, seat: int = 0, pawn: int = 0) -> int | None:
    """The number of the space that a pawn stands on; None at home."""
    space: str | None = game.view(None)["seats"][seat]["pawns"][pawn]["space"]
    return None if space is None else int(space[1:])


def own_route(*pieces: tuple[str, int, int, int]) -> dict[str, Any]:
    """An own route of pieces, each as tile, rotation, q, r."""
    return {"tiles": [{"tile": tile, "rotation": turn, "q": q, "r": r} for tile, turn, q, r in pieces]}


def paths(board: Board, *wanted: str, over: tuple[int, ...] = ()) -> Iterator[list[int]]:
    """All ways from a space on to spaces such as "jungle 2", each next to the one before, never twice the same.

    They keep off starts and finishes and cross no joint that takes a blockade but those in `over`.
    """
    for space in board.spaces:
        if space.terrain <= components.TERRAINS.index("camp") and not space.finish:
            yield from _paths_on(board, [space.number], wanted, over)


def _paths_on(board: Board, so_far: list[int], wanted: tuple[str, ...], over: tuple[int, ...]) -> Iterator[list[int]]:
    if not wanted:
        yield so_far
        return
    for beyond in steps_from(board, so_far[-1]):
        if beyond < 0 or beyond in so_far or board.spaces[beyond].finish or print_of(board, beyond) != wanted[0]:
            continue
        if joint_between(board, so_far[-1], beyond) in (-1, *over):
            yield from _paths_on(board, [*so_far, beyond], wanted[1:], over)


def path(board: Board, *wanted: str, over: tuple[int, ...] = ()) -> list[int]:
    """The first of `paths`."""
    return next(paths(board, *wanted, over=over))


def doors(board: Board) -> list[tuple[int, int]]:
    """All pairs of a plain space and a finish space next to it."""
    return [
        (space.number, beyond)
        for space in board.spaces
        for beyond in steps_from(board, space.number)
        if beyond >= 0 and board.spaces[beyond].finish and not space.finish
    ]


def finish_path(board: Board) -> tuple[int, int]:
    """The first of `doors`."""
    return doors(board)[0]


def caves_next_to(board: Board, space: int) -> list[int]:
    """The numbers of the caves next to a space, whatever lies between."""
    return [cave for cave in range(board.caves) if (board.near[space] >> cave) & 1]


def cave_way(board: Board, *wanted: str, near: str) -> list[int]:
    """One of `paths` whose spaces are next to cave 0 ("c") or to no cave ("-"), as `near` says space by space."""
    caves = {"c": [0], "-": []}
    for way in paths(board, *wanted):
        if [caves_next_to(board, space) for space in way] == [caves[letter] for letter in near]:
            return way
    raise LookupError(f"no way past the cave as {near}")


def print_of(board: Board, space: int) -> str:
    """What is printed on a space: "jungle 2"."""
    return f"{components.TERRAINS[board.spaces[space].terrain]} {board.spaces[space].value}"


def direction_to(board: Board, space: int, other: int) -> int:
    """The direction in which a neighbour lies, one that is never entered too."""
    return [board.index.get(place, -1) for place in neighbours(board.spaces[space].at)].index(other)


def joint_between(board: Board, space: int, other: int) -> int:
    """The number of the joint on the edge of two neighbours, -1 where no blockade can lie."""
    return int(board.edge[space * 6 + direction_to(board, space, other)])


# Actions by number, also those that are refused ----------------------------------------------------------------------


def stepping(board: Board, space: int, other: int, pawn: int = 0) -> int:
    """The action of going from a space to a neighbour."""
    return int(action.step(pawn, direction_to(board, space, other)))


def overcoming(joint: int, pawn: int = 0) -> int:
    """The action of overcoming the blockade on a joint."""
    return int(action.overcome(pawn, joint))


def moving_with(card: str, symbol: str, pawn: int = 0) -> int:
    """The action of playing a card for its power."""
    return int(action.card_move(components.CARD_IDS.index(card), components.SYMBOLS.index(symbol), pawn))


def playing(card: str) -> int:
    """The action of playing an action card."""
    return action.CARD_ACTION + components.CARD_IDS.index(card) - components.FIRST_ACTION


def handing(card: str) -> int:
    """The action of giving a hand card for what is asked: a payment, a purchase, a removal, the discard pile."""
    return action.CARD + components.CARD_IDS.index(card)


def buying(card: str) -> int:
    """The action of naming a pile."""
    return action.FROM_PILE + components.CARD_IDS.index(card) - components.FIRST_PILE


def moving_with_token(token: str, pawn: int = 0) -> int:
    """The action of playing a token for its power."""
    return action.TOKEN_MOVE + 2 * components.TOKEN_IDS.index(token) + pawn


def using_token(token: str) -> int:
    """The action of playing a token that has an effect of its own."""
    return action.TOKEN_EFFECT + components.TOKEN_IDS.index(token) - components.FIRST_EFFECT


def paying_with_token(token: str) -> int:
    """The action of tendering a coin token in a purchase."""
    return action.TOKEN_COINS + components.TOKEN_IDS.index(token) - components.TOKEN_COIN_1
