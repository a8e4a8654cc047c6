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
        # How many spaces it is to El Dorado from each, by the shortest way for feet, whatever it costs; -1 if never.
        self.left: vec[i64] = vec[i64]([-1 for _ in spaces])
        self._measure()
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

    def _measure(self) -> None:
        edge = [space.number for space in self.spaces if space.finish]
        for number in edge:
            self.left[number] = 0
        for here in edge:
            for direction in range(6):
                beside = int(self.beside[here * 6 + direction])
                if beside >= 0 and self.left[beside] < 0:
                    self.left[beside] = self.left[here] + 1
                    if self.terrain[beside] != components.START:
                        edge.append(beside)  # start spaces are left, never crossed


class Fault:
    """Something that is wrong with a route, and the piece that it concerns."""

    def __init__(self, what: str, piece: int, refused: BadBoard) -> None:
        self.what = what
        self.piece = piece
        self.refused = refused


class Laying:
    """Pieces laid out, sound or not: the spaces, the joints, and all that is wrong, first what is said first."""

    def __init__(self, placed: list[Placement]) -> None:
        self.placed = placed
        self.spaces: list[Space] = []
        self.joints: list[Joint] = []
        self.faults: list[Fault] = []
        self._check_pieces()
        self._lay_spaces()
        self._join()

    def _refused(self, what: str, piece: int, other: str = "") -> None:
        self.faults.append(_fault(what, self.placed, piece, other))

    def _check_pieces(self) -> None:
        """ED-SETUP-2: a start, an end, and no physical piece twice."""
        seen: dict[str, str] = {}
        for piece, placement in enumerate(self.placed):
            tile = placement.tile
            if tile.piece in seen:
                other = seen[tile.piece]
                self._refused("twice" if other == tile.name else "both-sides", piece, other)
            else:
                seen[tile.piece] = tile.name
        if not self.placed[0].tile.is_start:
            self._refused("no-start", 0)
        last = len(self.placed) - 1
        for piece, placement in enumerate(self.placed):
            if placement.tile.is_end and piece < last:
                self._refused("end-not-last", piece)
        if not self.placed[last].tile.is_end:
            self._refused("no-end", last)

    def _lay_spaces(self) -> None:
        owner: dict[Hex, int] = {}
        covered: set[tuple[int, int]] = set()
        for piece, placement in enumerate(self.placed):
            for at, printed in placement.spaces().items():
                below = owner.get(at, -1)
                if below >= 0:
                    if (below, piece) not in covered:
                        covered.add((below, piece))
                        self._refused("overlap", piece, self.placed[below].tile.name)
                    continue
                owner[at] = piece
                self.spaces.append(Space(len(self.spaces), at, piece, placement.tile.name, printed))

    def _join(self) -> None:
        """ED-SETUP-4, ED-SETUP-5: the joints between consecutive pieces, and which of them take a blockade."""
        shared = _shared_edges(self.spaces)
        for one, two in shared:
            if two != one + 1:
                self._refused("touches", two, self.placed[one].tile.name)
        blockades = 0
        for piece in range(1, len(self.placed)):
            before, after = self.placed[piece - 1].tile, self.placed[piece].tile
            number = -1
            if takes_blockade(before, after):
                number = blockades
                blockades += 1
                if blockades == components.BLOCKADES + 1:
                    self._refused("too-many-blockades", piece)
            edges = shared.get((piece - 1, piece))
            if edges is None:
                self._refused("apart", piece, before.name)
            else:
                self.joints.append(Joint(before.name, after.name, edges, number))


def build(placed: list[Placement]) -> Board:
    """The board of a route, or a refusal that names the piece at fault."""
    laying = Laying(placed)
    if laying.faults:
        raise laying.faults[0].refused
    board = Board(placed, laying.spaces, laying.joints)
    cut = cut_of(board)
    if cut is not None:
        raise cut.refused
    return board


def takes_blockade(before: Tile, after: Tile) -> bool:
    """ED-SETUP-4, ED-SETUP-5: whether a blockade lies where these two meet."""
    return not (before.is_strip and not after.is_strip) and not after.is_end


def cut_of(board: Board) -> Fault | None:
    """Where the route is cut: a pawn must be able to walk from a start space onto every piece and, where there is one,
    to a finish space, whatever it takes to enter the spaces."""
    reached = {int(number) for number in board.start}
    waiting = list(reached)
    while waiting:
        here = waiting.pop()
        for direction in range(6):
            number = int(board.next[here * 6 + direction])
            if number >= 0 and number not in reached:
                reached.add(number)
                waiting.append(number)
    if any(space.finish and space.number in reached for space in board.spaces):
        return None
    # The first piece that cannot be walked onto is where the route is cut.
    walked = {board.spaces[number].piece for number in reached}
    last = len(board.placed) - 1
    cut = next((piece for piece in range(last + 1) if piece not in walked), last)
    if cut in walked and not board.placed[last].tile.is_end:
        return None
    return _fault("unreachable", board.placed, cut)


def _fault(what: str, placed: list[Placement], piece: int, other: str = "") -> Fault:
    letter = placed[piece].tile.name
    return Fault(what, piece, BadBoard(f"error-route-{what}", game=components.GAME, letter=letter, other=other))


def _shared_edges(spaces: list[Space]) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """For each two pieces that touch, the pairs of spaces that meet there."""
    index = {space.at: space for space in spaces}
    shared: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for space in spaces:
        for place in neighbours(space.at):
            other = index.get(place)
            if other is not None and other.piece > space.piece:
                shared.setdefault((space.piece, other.piece), []).append((space.number, other.number))
    return shared
