"""The two maps as one list of cells, and their corners.

They reach as far as the largest table does; tiles are laid as far as the table of the game (see `on_table`). Cells
0..ISLAND_CELLS-1 are the island's, about the first tile; the others are the cave's, about its exit. Corner k of a
cell lies between its neighbours in direction k and k + 1. Three cells meet at a corner; at the table's edge some of
them are not there (-1).
"""

from __future__ import annotations

from typing import Final

from manoa.games.island.components import Box
from manoa.kernel.hexes import DIRECTION_NAMES, Hex, distance, neighbour
from manoa.kernel.native import i64, vec

# Of the largest table.
ISLAND_RADIUS: Final = 8
CAVE_RADIUS: Final = 5


def _disc(radius: int) -> list[Hex]:
    reach = range(-radius, radius + 1)
    return [(q, r) for r in reach for q in reach if distance((q, r), (0, 0)) <= radius]


_ISLAND: Final[list[Hex]] = _disc(ISLAND_RADIUS)
_CAVE: Final[list[Hex]] = _disc(CAVE_RADIUS)
HEXES: Final[list[Hex]] = _ISLAND + _CAVE
# Written as arithmetic, so that the compiler knows these numbers and all that are built upon them.
ISLAND_CELLS: Final = 3 * ISLAND_RADIUS * (ISLAND_RADIUS + 1) + 1
CELLS: Final = ISLAND_CELLS + 3 * CAVE_RADIUS * (CAVE_RADIUS + 1) + 1
FIRST: Final = ISLAND_CELLS // 2  # the cell of the first tile, in the middle
EXIT_CELL: Final = (ISLAND_CELLS + CELLS) // 2
assert len(HEXES) == CELLS
assert HEXES[FIRST] == HEXES[EXIT_CELL] == (0, 0)

# How far each cell is from the first tile, or from the exit.
_AWAY: Final[vec[i64]] = vec[i64]([distance(place, (0, 0)) for place in HEXES])

THROUGH: Final = 6  # the direction from the entrance to the exit and back
DIRECTIONS: Final = 7
DIRECTION_WORDS: Final = (*DIRECTION_NAMES, "through")


def _neighbours() -> list[int]:
    """For each cell and direction the cell there, -1 off the table."""
    result: list[int] = []
    for cells, first in ((_ISLAND, 0), (_CAVE, ISLAND_CELLS)):
        number = {place: first + index for index, place in enumerate(cells)}
        result += [number.get(neighbour(place, way), -1) for place in cells for way in range(6)]
    return result


NEXT: Final[vec[i64]] = vec[i64](_neighbours())


def _corners() -> tuple[list[int], list[list[int]]]:
    """For each cell and corner the corner's number, and for each corner its cells."""
    numbers: dict[tuple[bool, frozenset[Hex]], int] = {}
    of_cell: list[int] = []
    cells: list[list[int]] = []
    for cell, place in enumerate(HEXES):
        for corner in range(6):
            around = frozenset((place, neighbour(place, corner), neighbour(place, (corner + 1) % 6)))
            key = (cell >= ISLAND_CELLS, around)
            if key not in numbers:
                numbers[key] = len(cells)
                beside = [int(NEXT[6 * cell + corner]), int(NEXT[6 * cell + (corner + 1) % 6])]
                cells.append([cell, *beside])
            of_cell.append(numbers[key])
    return of_cell, cells


_OF_CELL, _AT_CORNER = _corners()
CORNERS: Final[int] = len(_AT_CORNER)
CORNER: Final[vec[i64]] = vec[i64](_OF_CELL)  # 6 * cell + corner
AT: Final[vec[i64]] = vec[i64]([cell for cells in _AT_CORNER for cell in cells])  # 3 * corner: its cells


def cell_id(cell: i64) -> str:
    """The id of a cell."""
    return f"i{cell}" if cell < ISLAND_CELLS else f"c{cell - ISLAND_CELLS}"


CELL_IDS: Final[list[str]] = [cell_id(cell) for cell in range(CELLS)]
CORNER_IDS: Final[list[str]] = [f"v{corner}" for corner in range(CORNERS)]


def on_table(box: Box, cell: i64) -> bool:
    """IS-MOVE-5: whether the table of a game reaches as far as a cell."""
    return _AWAY[cell] <= (box.island_radius if cell < ISLAND_CELLS else box.cave_radius)


def cells_within(radius: int) -> int:
    """How many cells a map of such a radius has."""
    return 3 * radius * (radius + 1) + 1


def touches(corner: i64, cell: i64) -> bool:
    """Whether a corner is one of a cell's."""
    return AT[3 * corner] == cell or AT[3 * corner + 1] == cell or AT[3 * corner + 2] == cell


def map_word(cell: i64) -> str:
    """Which of the two maps a cell is on."""
    return "island" if cell < ISLAND_CELLS else "cave"


def corner_tiles(corner: i64) -> list[str]:
    """The ids of the cells at a corner, in order."""
    return [CELL_IDS[AT[3 * corner + place]] for place in range(3) if AT[3 * corner + place] >= 0]
