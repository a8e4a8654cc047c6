"""Routes on wish: pieces laid by chance, each where it fits, and the best of several routes by the tips."""

from __future__ import annotations

from typing import Any, Final

from manoa.games.eldorado import components
from manoa.games.eldorado.board import Board, Laying, Placement, build, cut_of
from manoa.games.eldorado.routes import entries_of
from manoa.games.eldorado.tiles import TILES, Tile
from manoa.games.eldorado.workshop.fitting import open_places
from manoa.games.eldorado.workshop.judging import DIFFICULTIES
from manoa.games.eldorado.workshop.tips import Tips, printed_scale
from manoa.kernel import splitmix
from manoa.kernel.errors import BadOption, shown
from manoa.kernel.native import i64

# Whole routes that are compared, and how often one is begun before it is given up that there are any.
_COMPARED: Final = 16
_BEGUN: Final = 400
# What a wish that is not met weighs beside a measure that is outside the printed routes' by their whole range.
_WISH: Final = 10.0

START: Final = "AB"
END: Final = "end"
PIECES: Final[list[str]] = list(dict.fromkeys(tile.piece for tile in TILES.values() if tile.piece not in (START, END)))


class Wishes:
    """What somebody wants of a route: how many pieces between start and end, which of them may be used, how hard it is
    to be (empty for any), and how many caves there are to be at least."""

    def __init__(self, length: int, pieces: list[str], difficulty: str, caves: int) -> None:
        self.length = length
        self.pieces = pieces
        self.difficulty = difficulty
        self.caves = caves


USUAL_LENGTH: Final = 5


def wishes_of(given: dict[str, Any]) -> Wishes:
    """Wishes, checked; what was not said is left to chance or as usual."""
    for name in given:
        if name not in ("length", "pieces", "difficulty", "caves"):
            raise BadOption("error-wish-unknown", game=components.GAME, value=shown(name))
    pieces = given.get("pieces")
    if pieces is None:
        pieces = PIECES
    if not isinstance(pieces, list) or not pieces or any(piece not in PIECES for piece in pieces):
        raise BadOption("error-wish-pieces", game=components.GAME, value=shown(pieces), values=" ".join(PIECES))
    owned = [piece for piece in PIECES if piece in pieces]
    length = _number("length", given.get("length"), min(USUAL_LENGTH, len(owned)), 1, len(owned))
    difficulty = given.get("difficulty") or ""
    if difficulty and difficulty not in DIFFICULTIES:
        raise BadOption(
            "error-wish-difficulty", game=components.GAME, value=shown(difficulty), values=", ".join(DIFFICULTIES)
        )
    caves = _number("caves", given.get("caves"), 0, 0, _most_caves(owned, length))
    return Wishes(length, owned, difficulty, caves)


def generate(seed: int, given: dict[str, Any]) -> dict[str, Any]:
    """A route for these wishes, the same for the same seed."""
    wishes = wishes_of(given)
    chance = _Chance(seed)
    best: list[Placement] = []
    least = 0.0
    compared = 0
    for _ in range(_BEGUN):
        placed = _grown(wishes, chance)
        if not placed:
            continue
        badness = _badness(build(placed), wishes)
        if not best or badness < least:
            best, least = placed, badness
        compared += 1
        if compared == _COMPARED:
            break
    if not best:
        raise BadOption("error-wish-impossible", game=components.GAME)
    return {"tiles": entries_of(best)}


class _Chance:
    def __init__(self, seed: int) -> None:
        self.state: i64 = splitmix.signed(seed)

    def pick(self, limit: int) -> int:
        self.state = splitmix.advance(self.state)
        return int(splitmix.below(self.state, limit))


def _grown(wishes: Wishes, chance: _Chance) -> list[Placement]:
    """A whole route by chance; empty where it grew into a corner."""
    left = wishes.pieces[:]
    order = [START]
    for _ in range(wishes.length):
        order.append(left.pop(chance.pick(len(left))))
    order.append(END)
    placed: list[Placement] = []
    for piece in order:
        sides = [tile for tile in TILES.values() if tile.piece == piece]
        chosen = _laid(placed, sides[chance.pick(len(sides))], chance)
        if chosen is None:
            return []
        placed.append(chosen)
    caves = sum(1 for piece in placed for printed in piece.tile.spaces.values() if printed.cave)
    return placed if caves >= wishes.caves else []


def _laid(placed: list[Placement], tile: Tile, chance: _Chance) -> Placement | None:
    """A piece somewhere where it fits and can be walked onto."""
    places = open_places(placed, tile, len(placed))
    fits = [Placement(tile, rotation, at) for rotation in range(6) for at in places[rotation]]
    while fits:
        chosen = fits.pop(chance.pick(len(fits)))
        laying = Laying([*placed, chosen])
        if cut_of(Board(laying.placed, laying.spaces, laying.joints)) is None:
            return chosen
    return None


def _badness(board: Board, wishes: Wishes) -> float:
    """How far a route is from the printed ones by the tips, and from what was wished."""
    tips = Tips(board)
    scale = printed_scale()
    total = 0.0
    for measure in tips.measures:
        least, most = scale[measure.name]
        beyond = max(least - measure.value, measure.value - most, 0.0)
        total += beyond / (most - least)
    if wishes.difficulty:
        wanted = DIFFICULTIES.index(wishes.difficulty)
        total += _WISH * abs(DIFFICULTIES.index(tips.likely_difficulty) - wanted)
    return total


def _number(name: str, given: object, usual: int, least: int, most: int) -> int:
    if given is None:
        return usual
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        raise BadOption("error-option-number", option=name, value=shown(given), least=least, most=most)
    return given


def _most_caves(pieces: list[str], length: int) -> int:
    """The caves that a route of that many of these pieces can have."""
    most = sorted((_caves_of(piece) for piece in pieces), reverse=True)
    return sum(most[:length]) + _caves_of(START)


def _caves_of(piece: str) -> int:
    """The caves of a piece's better side."""
    return max(
        sum(1 for printed in tile.spaces.values() if printed.cave) for tile in TILES.values() if tile.piece == piece
    )
