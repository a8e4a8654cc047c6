"""Own routes for tests: pieces laid one after the other at random, kept where the rules allow them."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

import manoa
from manoa.games.eldorado.board import Placement
from manoa.games.eldorado.routes import check_route
from manoa.games.eldorado.tiles import TILES
from manoa.kernel.hexes import Hex, neighbours, turned

Piece = dict[str, Any]

# Where the next piece may lie, up to turns by 60 degrees: a large tile so that four spaces meet four; a strip at its
# long side; the end tile at a corner.
_BESIDE_LARGE = ((7, -3), (7, -4))
_BESIDE_STRIP = ((5, -2), (5, -3))
_BESIDE_END = ((4, -4), (3, -4), (4, -3))


def piece(tile: str, rotation: int = 0, q: int = 0, r: int = 0) -> Piece:
    """A piece of a route as the `route` option takes it."""
    return {"tile": tile, "rotation": rotation, "q": q, "r": r}


def _spaces(laid: Piece) -> set[Hex]:
    return set(Placement(TILES[laid["tile"]], laid["rotation"], (laid["q"], laid["r"])).spaces())


def _next_piece(route: list[Piece], tile: str, chance: random.Random) -> Piece | None:
    """A place for a tile next to the last piece of a route and clear of the others, if one was found."""
    last = route[-1]
    narrow = "strip" in (TILES[tile].shape, TILES[last["tile"]].shape)
    offsets = _BESIDE_END if TILES[tile].is_end else _BESIDE_STRIP if narrow else _BESIDE_LARGE
    earlier = set().union(*(_spaces(laid) for laid in route[:-1]))
    for _ in range(12):
        q, r = turned(chance.choice(offsets), chance.randrange(6))
        wanted = piece(tile, chance.randrange(6), last["q"] + q, last["r"] + r)
        spaces = _spaces(wanted)
        around = {place for space in spaces for place in neighbours(space)}
        if not spaces & _spaces(last) and not (spaces | around) & earlier and around & _spaces(last):
            return wanted
    return None


def grown_route(seed: int, pieces: int) -> dict[str, Any]:
    """A route with at most so many pieces between start and end, the same for the same numbers."""
    chance = random.Random(seed)
    while True:
        route = [piece(chance.choice("AB"), chance.randrange(6))]
        letters = [chance.choice(pair) for pair in ("CD", "EF", "GH", "IJ", "KL", "MN", "OP", "QR")]
        chance.shuffle(letters)
        for tile in [*letters[:pieces], chance.choice(("end-jungle", "end-river"))]:
            found = _next_piece(route, tile, chance)
            if found is not None:
                route.append(found)
        try:
            # What is left to refuse: no place for the end, or a mountain range across the way.
            check_route({"tiles": route})
        except manoa.BadBoard:
            continue
        return {"tiles": route}


def own_routes() -> st.SearchStrategy[dict[str, Any]]:
    """Own routes, short and long."""
    return st.builds(grown_route, st.integers(0, 2**16), st.integers(0, 6))
