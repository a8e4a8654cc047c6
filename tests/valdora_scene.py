"""Positions of Valdora for tests, laid out as a person would: pieces come from somewhere, so the box stays complete."""

from __future__ import annotations

import copy
from typing import Any

import manoa
from manoa.games.valdora.board import Board
from manoa.games.valdora.boxes import Box, box_of
from manoa.games.valdora.components import COLOURS, GEAR, GEMS, SIDES, Face
from manoa.games.valdora.layouts import board_of
from manoa.games.valdora.rules import action
from manoa.kernel.game import Game
from tests.acting import choices, words_of

Commission = str | tuple[str, ...]
"""A commission as tests call it: its colour, or for a white one its three gems."""


class Scene:
    """A new game whose position can be rearranged before it is taken up with `game()`."""

    def __init__(self, players: int = 3, seed: int = 1, **options: Any) -> None:
        opening = manoa.new("valdora", players=players, seed=seed, options=options)
        self.board: Board = board_of(opening.options["layout"], opening.options["data"])
        self.box: Box = box_of(opening.options["data"])
        self.position = copy.deepcopy(opening.position())
        self.state: dict[str, Any] = self.position["state"]
        self.pinned: set[str] = set()

    def seat(self, seat: int) -> dict[str, Any]:
        """The raw words of a seat."""
        entry: dict[str, Any] = self.state["seats"][seat]
        return entry

    # Pawns and coins ------------------------------------------------------------------------------------------------

    def pawn(self, space: str, seat: int = 0) -> Scene:
        """A pawn on a space."""
        self.seat(seat)["space"] = space
        return self

    def coins(self, number: int, seat: int = 0) -> Scene:
        """So many coins for a seat; the bank has the others."""
        self.seat(seat)["coins"] = number
        return self

    def provisions(self, seat: int = 0) -> Scene:
        """A seat with provisions."""
        self.seat(seat)["provisions"] = True
        return self

    def turn_of(self, seat: int) -> Scene:
        """That seat decides."""
        self.state["seat"] = seat
        return self

    def arrived(self, space: str, seat: int = 0) -> Scene:
        """A seat that has moved to a space and is to choose its action."""
        self.pawn(space, seat).turn_of(seat)
        self.state["mode"] = "act"
        self.state["turn"]["ships"] = self.board.spaces[self.board.number_of[space]].ships
        return self

    # Gems -----------------------------------------------------------------------------------------------------------

    def gems(self, space: str, **numbers: int) -> Scene:
        """Exactly these gems on a road space."""
        self.state["gems"][space] = dict(numbers)
        self.pinned.add(space)
        return self

    def discard(self, **numbers: int) -> Scene:
        """Exactly these gems on the discard space."""
        self.state["discard"] = dict(numbers)
        return self

    def _balance(self) -> None:
        """Gems that are missing or too many go to and come from road spaces that no test has spoken of."""
        spare = [heap for space, heap in self.state["gems"].items() if space not in self.pinned]
        for gem, name in enumerate(GEMS):
            heaps = [*self.state["gems"].values(), self.state["discard"]]
            there = sum(heap.get(name, 0) for heap in heaps)
            for seat in self.state["seats"]:
                there += sum(entry["gem"] == name for entry in seat["equipment"].values())
            for heap in spare:
                taken = min(max(there - int(self.box.gems[gem]), 0), heap.get(name, 0))
                heap[name] = heap.get(name, 0) - taken
                there -= taken
            spare[0][name] = spare[0].get(name, 0) + int(self.box.gems[gem]) - there
        for heap in spare:
            for name in [name for name, number in heap.items() if number == 0]:
                del heap[name]

    # Cards ----------------------------------------------------------------------------------------------------------

    def _take(self, books: str, wanted: Any, faces: tuple[int, ...] = (1, 0)) -> tuple[str, int]:
        """Takes a card with that face out of the books, from as deep as can be; its name and the side of the face."""
        for side in faces:
            for town in books:
                for pile in (self.state["books"][town][name] for name in ("right", "left")):
                    for name in pile:
                        if shows(self.box.faces[2 * self.box.number_of[name] + side], wanted):
                            pile.remove(name)
                            return name, side
        raise LookupError(f"no card with {wanted} left in {books}")

    def owns(self, seat: int = 0, **equipment: str | None) -> Scene:
        """Equipment of a seat, each with its gem or None."""
        return self.equip(equipment, seat)

    def equip(self, equipment: dict[str, str | None], seat: int = 0) -> Scene:
        """The same, from a table."""
        for name, gem in equipment.items():
            entry = self.seat(seat)["equipment"].setdefault(name, {})
            entry["gem"] = gem
            if name != "pan" and "card" not in entry:
                entry["card"] = self._take("AB", name)[0]
        return self

    def holds(self, *commissions: Commission, seat: int = 0, books: str = "CD", face: int | None = None) -> Scene:
        """Incomplete commissions before a seat."""
        for wanted in commissions:
            name, side = self._take(books, wanted, (1, 0) if face is None else (face,))
            self.seat(seat)["commissions"].append({"card": name, "face": ("back", "front")[side]})
        return self

    def completed(self, *commissions: Commission, seat: int = 0) -> Scene:
        """Completed commissions of a seat."""
        for wanted in commissions:
            name, side = self._take("CD", wanted)
            self.seat(seat)["completed"].append({"card": name, "face": ("back", "front")[side]})
        return self

    def book(self, town: str, left: list[Any] | None = None, right: list[Any] | None = None) -> Scene:
        """Cards with these faces lie on top of a book's sides, the topmost first."""
        for side, wanted in ((0, left or []), (1, right or [])):
            names = [self._take(town, face, (side,))[0] for face in wanted]
            self.state["books"][town][SIDES[side]] += reversed(names)
        return self

    def empty_book(self, town: str, seat: int = -1) -> Scene:
        """A commission book without a card: all its cards were completed by a seat."""
        for name in self.state["books"][town]["right"]:
            self.state["seats"][seat]["completed"].append({"card": name, "face": "front"})
        self.state["books"][town]["right"] = []
        return self

    def _see(self) -> None:
        """Everyone has seen what lies open, and what was bought."""
        fronts: set[str] = set(self.state["seen"]["fronts"])
        backs: set[str] = set(self.state["seen"]["backs"])
        for book in self.state["books"].values():
            fronts -= set(book["right"][:-1])
            fronts |= set(book["left"]) | set(book["right"][-1:])
            backs |= set(book["left"])
        for seat in self.state["seats"]:
            for name, entry in seat["equipment"].items():
                if name != "pan":
                    fronts.add(entry["card"])
                    if GEAR[self.box.faces[2 * self.box.number_of[entry["card"]] + 1].gear] != name:
                        backs.add(entry["card"])
            for card in seat["commissions"] + seat["completed"]:
                fronts.add(card["card"])
                if card["face"] == "back":
                    backs.add(card["card"])
        self.state["seen"] = {"fronts": sorted(fronts | backs), "backs": sorted(backs)}

    # Tiles ----------------------------------------------------------------------------------------------------------

    def craftsmen(self, seat: int = 0, **numbers: int) -> Scene:
        """So many craftsmen more for a seat, taken from beside the board; a workshop comes with them if it must."""
        for colour, number in numbers.items():
            beside, mine = self.state["craftsmen"], self.seat(seat)["craftsmen"]
            beside[colour] -= number
            if beside[colour] == 0:
                del beside[colour]
            mine[colour] = mine.get(colour, 0) + number
            needed = int(self.box.shop_craftsmen[COLOURS.index(colour)])
            if mine[colour] >= needed and colour in self.state["workshops"]:
                self.state["workshops"].remove(colour)
                self.seat(seat)["workshops"].append(colour)
        self.state["ending"] = len(self.state["craftsmen"]) <= 1
        return self

    def left(self, **numbers: int) -> Scene:
        """Only so many craftsmen of these colours beside the board; the last seat has taken the others."""
        for colour, number in numbers.items():
            gone = self.state["craftsmen"].get(colour, 0) - number
            if gone > 0:
                self.craftsmen(len(self.state["seats"]) - 1, **{colour: gone})
        return self

    def spread(self, **numbers: int) -> Scene:
        """Only so many craftsmen of these colours beside the board; seats have taken the others one by one, so that
        their workshops are still in the supply."""
        for colour, number in numbers.items():
            seat = 1
            while self.state["craftsmen"].get(colour, 0) > number:
                self.craftsmen(seat, **{colour: 1})
                seat += 1
        return self

    def bonus(self, left: int, seat: int = -1) -> Scene:
        """So many bonus tiles left; a seat has the others."""
        self.state["seats"][seat]["bonus"] += self.state["bonus"] - left
        self.state["bonus"] = left
        return self

    def game(self) -> Game:
        """The game of this position."""
        self._balance()
        self._see()
        return manoa.load(self.position)


def shows(face: Face, wanted: Any) -> bool:
    """Whether a face is the equipment or commission that a test means."""
    if isinstance(wanted, tuple):
        return face.colour == 2 and sorted(face.needs()) == sorted(wanted)
    if face.gear >= 0:
        return bool(GEAR[face.gear] == wanted)
    return bool(COLOURS[face.colour] == wanted)


# Acting -------------------------------------------------------------------------------------------------------------


def kinds(game: Game) -> set[str]:
    """The kinds of choices that there are."""
    return {words["kind"] for words in words_of(game)}


def seat_of(game: Game, seat: int = 0) -> dict[str, Any]:
    """A seat as everyone sees it."""
    result: dict[str, Any] = game.view(None)["seats"][seat]
    return result


def loads(game: Game, seat: int = 0) -> dict[str, str | None]:
    """What a seat's equipment carries."""
    return {entry["equipment"]: entry["gem"] for entry in seat_of(game, seat)["equipment"]}


def book_at(game: Game, town: str) -> dict[str, Any]:
    """A book as everyone sees it."""
    return next(book for book in game.view(None)["books"] if book["town"] == town)


def destinations(game: Game, **wanted: Any) -> set[str]:
    """The spaces that the move may end on."""
    return {game.describe(action)["to"] for action in choices(game, kind="move", **wanted)}


def narrated(game: Game) -> Game:
    """The game, from now on with events."""
    game.narrating = True
    return game


def events(game: Game) -> list[str]:
    """The kinds of what just happened."""
    return [event.kind for event in game.events]


# Actions by number, also those that are refused ----------------------------------------------------------------------


def going(scene: Scene, space: str) -> int:
    """The action of moving to a space."""
    return action.MOVE + scene.board.number_of[space]


def loading(equipment: str, gem: str) -> int:
    """The action of loading a gem on a card."""
    return int(action.load(GEAR.index(equipment), GEMS.index(gem)))


def buying(side: str) -> int:
    """The action of buying the card that shows on a side."""
    return action.BUY + SIDES.index(side)


def turning(side: str) -> int:
    """The action of turning the page on a side."""
    return action.TURN + SIDES.index(side)


def giving_back(slot: int, side: str) -> int:
    """The action of giving the commission in a slot back on a side of the book."""
    return action.RETURN + 2 * slot + SIDES.index(side)


def delivering(slot: int) -> int:
    """The action of completing the commission in a slot."""
    return action.DELIVER + slot


def emptying(equipment: str) -> int:
    """The action of paying with the gem on a card."""
    return action.EMPTY + GEAR.index(equipment)
