"""Where the next piece of a route fits: neatly beside its neighbours on the route, and clear of all other pieces.

A fit is neat where two pieces share as many edges as their shapes can: four spaces of a large tile meet four of
another, a strip lies with a long side to its neighbour, the end tile takes a corner into its notch. A strip may be
shifted by half a space, as one of the printed routes has it.
"""

from __future__ import annotations

from manoa.games.eldorado import components
from manoa.games.eldorado.board import Placement, takes_blockade
from manoa.games.eldorado.tiles import TILES, Tile
from manoa.kernel.hexes import Hex, neighbours, shifted

_neat: dict[tuple[str, int, str, int], list[Hex]] = {}
_most_edges: dict[tuple[str, str], int] = {}


def next_place(placed: list[Placement]) -> int:
    """Where in the order of the pieces the next one goes: into the first gap, else at the end; -1 if all is laid."""
    if not placed or not placed[0].tile.is_start:
        return 0
    for number in range(1, len(placed)):
        if not _touch(_outline(placed[number - 1]), _outline(placed[number])):
            return number
    return -1 if placed[-1].tile.is_end else len(placed)


def open_places(placed: list[Placement], tile: Tile, number: int) -> list[list[Hex]]:
    """For each rotation, where that side of a piece fits as number so-and-so of the route."""
    found: list[list[Hex]] = [[] for _ in range(6)]
    if number < 0 or not may_come(placed, tile, number):
        return found
    before = placed[number - 1] if number > 0 else None
    after = placed[number] if number < len(placed) else None
    taken: set[Hex] = set()
    others: set[Hex] = set()
    for each in placed:
        spaces = _outline(each)
        taken |= spaces
        if each is not before and each is not after:
            others |= spaces
    for rotation in range(6):
        if before is None and after is None:
            found[rotation].append((0, 0))
            continue
        anchor = before if before is not None else after
        assert anchor is not None
        for at in _neat_places(anchor, tile, rotation):
            spaces = _outline(Placement(tile, rotation, at))
            if spaces & taken or _touch(spaces, others):
                continue
            if before is None or after is None or _touch(spaces, _outline(after)):
                found[rotation].append(at)
    return found


def may_come(placed: list[Placement], tile: Tile, number: int) -> bool:
    """Whether a side of a piece may be number so-and-so of the route, wherever it lies: the start comes first, the end
    last, no piece twice, and no seventh blockade."""
    if any(each.tile.piece == tile.piece for each in placed):
        return False
    if tile.is_start != (number == 0) or (tile.is_end and number < len(placed)):
        return False
    if number > 0 and placed[number - 1].tile.is_end:
        return False
    row = [each.tile for each in placed]
    row.insert(number, tile)
    blockades = sum(1 for place in range(1, len(row)) if takes_blockade(row[place - 1], row[place]))
    return blockades <= components.BLOCKADES


def _neat_places(anchor: Placement, tile: Tile, rotation: int) -> list[Hex]:
    """Where a piece may lie beside another, whatever else is there."""
    key = (anchor.tile.shape, anchor.rotation, tile.shape, rotation)
    if key not in _neat:
        least = _most(anchor.tile, tile)
        if not tile.is_end and (tile.is_strip or anchor.tile.is_strip):
            least -= 1
        beside = _edges_at(anchor.tile, anchor.rotation, tile, rotation)
        _neat[key] = [at for at, edges in beside.items() if edges >= least]
        _neat[key].sort()
    return [shifted(at, anchor.at) for at in _neat[key]]


def _most(one: Tile, other: Tile) -> int:
    """The edges that two shapes share where they fit neatly."""
    key = (one.shape, other.shape)
    if key not in _most_edges:
        _most_edges[key] = max(max(_edges_at(one, 0, other, rotation).values()) for rotation in range(6))
    return _most_edges[key]


def _edges_at(one: Tile, turn: int, other: Tile, rotation: int) -> dict[Hex, int]:
    """For each place at which the other piece touches the one and lies clear of it, how many edges they share."""
    fixed = _outline(Placement(one, turn, (0, 0)))
    spaces = _outline(Placement(other, rotation, (0, 0)))
    found: dict[Hex, int] = {}
    for space in fixed:
        for place in neighbours(space):
            if place not in fixed:
                for own in spaces:
                    at = (place[0] - own[0], place[1] - own[1])
                    found[at] = found.get(at, 0) + 1
    for space in fixed:
        for own in spaces:
            found.pop((space[0] - own[0], space[1] - own[1]), None)
    return found


def _outline(placement: Placement) -> set[Hex]:
    return set(placement.spaces())


def _touch(spaces: set[Hex], others: set[Hex]) -> bool:
    return any(place in others for space in spaces for place in neighbours(space))


def sides_that_fit(placed: list[Placement], number: int) -> list[str]:
    """The sides of pieces that may come next, wherever they would lie."""
    return [name for name, tile in TILES.items() if number >= 0 and may_come(placed, tile, number)]
