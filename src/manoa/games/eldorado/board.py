"""The map: spaces, who is next to whom, where blockades lie, built from a route's pieces.

Spaces are numbered in the order of the pieces and, on a piece, as printed; `h17` is space 17. Tables that the rules
read at every step are flat: six entries a space, one for each direction.
"""

from __future__ import annotations

from typing import Any

from manoa.games.eldorado import components
from manoa.games.eldorado.tiles import Printed, Tile
from manoa.kernel.errors import BadBoard
from manoa.kernel.hexes import Hex, neighbours, shifted, turned
from manoa.kernel.native import append, i64, vec


class Placement:
    """A piece of a route: which side up, how it is turned, and where its (0, 0) lies."""

    def __init__(self, tile: Tile, rotation: int, at: Hex) -> None:
        self.tile = tile
        self.rotation = rotation
        self.at = at

    def spaces(self) -> dict[Hex, Printed]:
        """The piece's spaces where they lie on the board."""
        return {shifted(turned(place, self.rotation), self.at): printed for place, printed in self.tile.spaces.items()}


class Space:
    """A space of the map, for those who draw it or speak of it."""

    def __init__(self, number: int, at: Hex, piece: int, tile: str, printed: Printed) -> None:
        self.number = number
        self.at = at
        self.piece = piece
        self.tile = tile
        self.terrain = printed.terrain
        self.value = printed.value
        self.start = printed.start
        self.finish = printed.finish
        self.cave = printed.cave


class Joint:
    """Where two consecutive pieces meet. `number` counts those that take a blockade; the others have -1."""

    def __init__(self, first: str, second: str, edges: list[tuple[int, int]], number: int) -> None:
        self.first = first
        self.second = second
        self.edges = edges
        self.number = number


class Board:
    """A route laid out. Nothing here changes during a game, so copies of a game share it."""

    def __init__(self, placed: list[Placement], spaces: list[Space], joints: list[Joint]) -> None:
        self.placed = placed
        self.spaces = spaces
        self.all_joints = joints
        self.joints: i64 = sum(1 for joint in joints if joint.number >= 0)
        self.index: dict[Hex, int] = {space.at: space.number for space in spaces}
        self.start: vec[i64] = vec[i64](
            [space.number for space in sorted(spaces, key=lambda space: space.start) if space.start]
        )
        self.cave_spaces: list[int] = [space.number for space in spaces if space.cave]
        self.caves: i64 = len(self.cave_spaces)
        # For each space: terrain, value, whether it is a finish, the joints it touches, the caves it is next to
        # (the last two as bit masks).
        self.terrain: vec[i64] = vec[i64]([space.terrain for space in spaces])
        self.value: vec[i64] = vec[i64]([space.value for space in spaces])
        self.finish: vec[i64] = vec[i64]([1 if space.finish else 0 for space in spaces])
        self.touch: vec[i64] = vec[i64]([0 for _ in spaces])
        self.near: vec[i64] = vec[i64]([0 for _ in spaces])
        # For each space and direction: the space that a pawn may enter there, the one that a pawn may come from, the
        # joint on that edge, the cave there; -1 where there is none. Mountains (ED-MOVE-6) and start spaces (ED-MOVE-9)
        # are never entered.
        self.next: vec[i64] = vec[i64]()
        self.beside: vec[i64] = vec[i64]()
        self.edge: vec[i64] = vec[i64]()
        self.cave: vec[i64] = vec[i64]()
        self._link()
        # The pieces and how they lie: boards of the same layout are the same.
        self.layout = " ".join(f"{piece.tile.name}{piece.rotation}{piece.at}" for piece in placed)
        # The map part of a view, once somebody has looked.
        self.shown: dict[str, Any] | None = None

    def _link(self) -> None:
        joint_of: dict[tuple[int, int], int] = {}
        for joint in self.all_joints:
            for one, other in joint.edges:
                joint_of[one, other] = joint.number
                joint_of[other, one] = joint.number
        for space in self.spaces:
            for place in neighbours(space.at):
                number = self.index.get(place, -1)
                joint_number = joint_of.get((space.number, number), -1)
                enterable, beside, cave = -1, -1, -1
                if number >= 0:
                    other_space = self.spaces[number]
                    if other_space.terrain != components.MOUNTAIN:
                        beside = number
                    if other_space.terrain not in (components.MOUNTAIN, components.START):
                        enterable = number
                    if other_space.cave:
                        cave = self.cave_spaces.index(number)
                        self.near[space.number] |= 1 << cave
                if joint_number >= 0:
                    self.touch[space.number] |= 1 << joint_number
                self.next = append(self.next, enterable)
                self.beside = append(self.beside, beside)
                self.edge = append(self.edge, joint_number)
                self.cave = append(self.cave, cave)


def build(placed: list[Placement]) -> Board:
    """The board of a route, or a refusal that names the piece at fault."""
    _check_pieces(placed)
    spaces: list[Space] = []
    owner: dict[Hex, int] = {}
    for piece, placement in enumerate(placed):
        for at, printed in placement.spaces().items():
            if at in owner:
                raise _refused("overlap", placement, other=placed[owner[at]].tile.name)
            owner[at] = piece
            spaces.append(Space(len(spaces), at, piece, placement.tile.name, printed))
    joints = _joints(placed, spaces)
    board = Board(placed, spaces, joints)
    _check_reachable(board)
    return board


def _refused(what: str, placement: Placement, other: str = "") -> BadBoard:
    return BadBoard(f"error-route-{what}", game=components.GAME, letter=placement.tile.name, other=other)


def _check_pieces(placed: list[Placement]) -> None:
    """ED-SETUP-2: a start, an end, and no physical piece twice."""
    seen: dict[str, str] = {}
    for placement in placed:
        tile = placement.tile
        if tile.piece in seen:
            what = "twice" if seen[tile.piece] == tile.name else "both-sides"
            raise _refused(what, placement, other=seen[tile.piece])
        seen[tile.piece] = tile.name
    if not placed[0].tile.is_start:
        raise _refused("no-start", placed[0])
    for placement in placed[:-1]:
        if placement.tile.is_end:
            raise _refused("end-not-last", placement)
    if not placed[-1].tile.is_end:
        raise _refused("no-end", placed[-1])


def _joints(placed: list[Placement], spaces: list[Space]) -> list[Joint]:
    """ED-SETUP-4, ED-SETUP-5: the joints between consecutive pieces, and which of them take a blockade."""
    index = {space.at: space for space in spaces}
    shared: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for space in spaces:
        for place in neighbours(space.at):
            other = index.get(place)
            if other is not None and other.piece > space.piece:
                shared.setdefault((space.piece, other.piece), []).append((space.number, other.number))
    for one, two in shared:
        if two != one + 1:
            raise _refused("touches", placed[two], other=placed[one].tile.name)
    joints: list[Joint] = []
    blockades = 0
    for piece in range(1, len(placed)):
        before, after = placed[piece - 1], placed[piece]
        edges = shared.get((piece - 1, piece))
        if edges is None:
            raise _refused("apart", after, other=before.tile.name)
        number = -1
        leaves_strip = before.tile.is_strip and not after.tile.is_strip
        if not leaves_strip and not after.tile.is_end:
            number = blockades
            blockades += 1
            if blockades > components.BLOCKADES:
                raise _refused("too-many-blockades", after)
        joints.append(Joint(before.tile.name, after.tile.name, edges, number))
    return joints


def _check_reachable(board: Board) -> None:
    """A pawn must be able to walk from a start space to a finish space, whatever it takes to enter the spaces."""
    reached = {int(number) for number in board.start}
    waiting = list(reached)
    while waiting:
        here = waiting.pop()
        for direction in range(6):
            number = int(board.next[here * 6 + direction])
            if number >= 0 and number not in reached:
                reached.add(number)
                waiting.append(number)
    for space in board.spaces:
        if space.finish and space.number in reached:
            return
    # The first piece that cannot be walked onto is where the route is cut.
    walked = {board.spaces[number].piece for number in reached}
    cut = next((piece for piece in range(len(board.placed)) if piece not in walked), len(board.placed) - 1)
    raise _refused("unreachable", board.placed[cut])
