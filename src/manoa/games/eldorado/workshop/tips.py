"""The book's tips for a good route, measured on a board: each a number, and where on the map it comes from.

The seven printed routes are the scale: beside every number stands what theirs are.
"""

from __future__ import annotations

from functools import cache
from math import exp, hypot, log, sqrt
from typing import Any, Final

from manoa.games.eldorado import components, zone
from manoa.games.eldorado.bags import bag_of
from manoa.games.eldorado.board import Board
from manoa.games.eldorado.ids import space_id
from manoa.games.eldorado.routes import NAMED, board_of
from manoa.games.eldorado.strategy.journey import Journey
from manoa.games.eldorado.workshop.judging import DIFFICULTIES
from manoa.games.eldorado.workshop.ways import cheapest_way, narrowest
from manoa.kernel.hexes import Hex
from manoa.kernel.native import i64, vec

# The opening deck, and what it has become in the hands of somebody who relies on one symbol or on all of them.
_DECKS: Final[dict[str, dict[str, int]]] = {
    "machete": {"scout": 2, "trailblazer": 1, "pioneer": 1},
    "paddle": {"captain": 3, "jack-of-all-trades": 1},
    "coin": {"photographer": 2, "journalist": 1, "millionaire": 1},
    "mixed": {"scout": 1, "captain": 1, "photographer": 1, "adventurer": 1},
}
# As hard as the hardest space, for those who count what a side of a curve is like.
_MOUNTAIN: Final = 4
# A way that turns by less goes straight on.
_STRAIGHT: Final = 0.35
# A passage of at most so many spaces is a bottleneck: with more players than that, somebody waits.
_NARROW: Final = 2
_TERRAINS_WALKED: Final = 5
_HARD_TURNS: Final = 27.8
_MEDIUM_INNER: Final = 0.07


class Measure:
    """One tip as a number. `spaces` are those that it comes from."""

    def __init__(self, name: str, value: float, spaces: list[int]) -> None:
        self.name = name
        self.value = value
        self.spaces = spaces


class Way:
    """A way over the map, the spaces that it enters, what that costs by their values, and a deck's turns for it."""

    def __init__(self, name: str, spaces: list[int], toil: int, turns: float) -> None:
        self.name = name
        self.spaces = spaces
        self.toil = toil
        self.turns = turns


class Tips:
    """All measures of a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        # Of ways that are equally short the easier is meant.
        self.short = self._way("short", [1000 + space.value for space in board.spaces])
        self.easy = self._way("easy", _toils(board))
        self.decks = [self._deck_way(name, more) for name, more in _DECKS.items()]
        self.narrows = [
            (piece, _cut(board, piece)) for piece in range(len(board.placed)) if not board.placed[piece].tile.is_end
        ]
        self.curves = _curves(board)
        self._inner = _inner(self.curves)
        self.measures = [
            _stretch(board, self.easy.spaces),
            _variety(board),
            Measure("shortcut", len(self.easy.spaces) - len(self.short.spaces), self.short.spaces),
            Measure("shortcut-toil", self.short.toil - self.easy.toil, self.short.spaces),
            self._inner,
            _bottlenecks(self.narrows),
            self._choice(),
        ]

    def _way(self, name: str, prices: list[int], rate: int = 0) -> Way:
        ends = {space.number for space in self.board.spaces if space.finish}
        cost, spaces = cheapest_way(self.board, prices, ends)
        toil = sum(self.board.spaces[space].value for space in spaces)
        return Way(name, spaces, toil, round(cost / rate, 1) if rate else 0.0)

    def _deck_way(self, name: str, more: dict[str, int]) -> Way:
        """The cheapest way of a kind of deck, all blockades being gone."""
        standing: vec[i64] = vec[i64]([0] * zone.CELLS)
        deck = components.OPENING_DECK + bag_of(more, components.CARD_IDS)
        journey = Journey(self.board, deck, standing)
        prices = [
            0
            if space.terrain in (components.MOUNTAIN, components.START)
            else int(journey.price(space.terrain, space.value))
            for space in self.board.spaces
        ]
        return self._way(name, prices, int(journey.rate))

    def _choice(self) -> Measure:
        """All may follow a way of their own: how much of their ways two kinds of decks do not share, in per cent."""
        apart: list[float] = []
        for number, one in enumerate(self.decks):
            for other in self.decks[number + 1 :]:
                both = set(one.spaces) | set(other.spaces)
                apart.append(1 - len(set(one.spaces) & set(other.spaces)) / len(both))
        return Measure("choice", round(100.0 * sum(apart, 0.0) / len(apart), 0), [])

    @property
    def likely_difficulty(self) -> str:
        """How hard the route is as far as a look at the map can tell: by the turns that all kinds of decks need, and by
        whether curves can be cut cheaply. The bounds lie between the printed routes; games on the route know better."""
        if sum(way.turns for way in self.decks) / len(self.decks) >= _HARD_TURNS:
            return DIFFICULTIES[2]
        return DIFFICULTIES[1] if self._inner.value >= _MEDIUM_INNER else DIFFICULTIES[0]

    def as_dict(self) -> dict[str, Any]:
        """JSON-able, with each measure's range over the printed routes."""
        return {
            "whole": True,
            "measures": _with_scale(self.measures),
            "later": [],
            "ways": [
                {
                    "id": way.name,
                    "spaces": _ids(way.spaces),
                    "steps": len(way.spaces) - 1,
                    "toil": way.toil,
                    "turns": way.turns or None,
                }
                for way in [self.short, self.easy, *self.decks]
            ],
            "narrows": _narrows(self.board, self.narrows),
            "curves": self.curves,
        }


def analyse(route: str | dict[str, Any]) -> dict[str, Any]:
    """What the book's tips say of a route in its normal form."""
    return Tips(board_of(route)).as_dict()


def so_far(board: Board) -> dict[str, Any]:
    """What they say of a route whose end is still to come: what can be told of the pieces that are laid, and for each
    other tip what it waits for. The easy way leads to the last piece."""
    last = len(board.placed) - 1
    narrows = [(piece, _cut(board, piece)) for piece in range(last)]
    curves = _curves(board)
    measures = [_variety(board)]
    later = {"shortcut": "end", "shortcut-toil": "end", "choice": "end"}
    if last > 0:
        ends = {space.number for space in board.spaces if space.piece == last}
        measures += [_stretch(board, cheapest_way(board, _toils(board), ends)[1]), _bottlenecks(narrows)]
    else:
        later |= {"stretch": "piece", "bottlenecks": "piece"}
    if curves:
        measures.append(_inner(curves))
    else:
        later["inner"] = "curve"
    order = list(printed_scale())
    measures.sort(key=lambda measure: order.index(measure.name))
    return {
        "whole": False,
        "measures": _with_scale(measures),
        "later": [{"id": name, "until": later[name]} for name in order if name in later],
        "ways": [],
        "narrows": _narrows(board, narrows),
        "curves": curves,
    }


@cache
def printed_scale() -> dict[str, tuple[float, float]]:
    """For each measure, the least and the most of the printed routes."""
    all_of_them = [Tips(board_of(name)).measures for name in NAMED]
    return {
        measures[0].name: (min(each.value for each in measures), max(each.value for each in measures))
        for measures in zip(*all_of_them, strict=True)
    }


def _with_scale(measures: list[Measure]) -> list[dict[str, Any]]:
    scale = printed_scale()
    return [
        {
            "id": measure.name,
            "value": measure.value,
            "least": scale[measure.name][0],
            "most": scale[measure.name][1],
            "spaces": _ids(measure.spaces),
        }
        for measure in measures
    ]


def _narrows(board: Board, narrows: list[tuple[int, list[int]]]) -> list[dict[str, Any]]:
    return [{"tile": board.placed[piece].tile.name, "width": len(cut), "spaces": _ids(cut)} for piece, cut in narrows]


def _toils(board: Board) -> list[int]:
    """Prices for the easy way: of ways that are equally easy the shorter is meant."""
    return [1000 * space.value + 1 for space in board.spaces]


def _stretch(board: Board, way: list[int]) -> Measure:
    """Avoid long stretches of one colour: the longest on the easy way."""
    longest: list[int] = []
    run: list[int] = []
    for space in way[1:]:
        terrain = board.spaces[space].terrain
        run = [*run, space] if run and board.spaces[run[-1]].terrain == terrain else [space]
        if len(run) > len(longest):
            longest = run
    return Measure("stretch", len(longest), longest)


def _variety(board: Board) -> Measure:
    """The more varied, the more exciting: as many terrains as would be there if all were as frequent."""
    counts = [sum(1 for space in board.spaces if space.terrain == terrain) for terrain in range(_TERRAINS_WALKED)]
    total = sum(counts)
    entropy = -sum(count / total * log(count / total) for count in counts if count)
    return Measure("variety", round(exp(entropy), 2), [])


def _inner(curves: list[dict[str, Any]]) -> Measure:
    """The inner side of a curve is to be harder: by how much it is, over all curves."""
    if not curves:
        return Measure("inner", 0.0, [])
    harder = [curve["inner"] - curve["outer"] for curve in curves]
    return Measure("inner", round(sum(harder) / len(harder), 2), [])


def _bottlenecks(narrows: list[tuple[int, list[int]]]) -> Measure:
    """Not too many bottlenecks: pieces through which at most two ways lead."""
    narrow = [cut for _, cut in narrows if len(cut) <= _NARROW]
    return Measure("bottlenecks", len(narrow), [space for cut in narrow for space in cut])


def _ids(spaces: list[int]) -> list[str]:
    return [space_id(space) for space in spaces]


def _cut(board: Board, piece: int) -> list[int]:
    """The narrowest place of a piece, the joint onto it included."""
    own = {space.number for space in board.spaces if space.piece == piece}
    ahead = board.all_joints[piece]
    sinks = {one for one, other in ahead.edges if board.terrain[other] != components.MOUNTAIN}
    if piece == 0:
        starts = {int(number) for number in board.start}
        sources = {int(board.next[space * 6 + way]) for space in starts for way in range(6)} - {-1}
        # Who starts at the joint steps over it at once, onto a space that is then a way of its own.
        beyond = sources - own
        return narrowest(board, (own - starts) | beyond, sources, (sinks - starts) | beyond)
    behind = {one for one, _ in board.all_joints[piece - 1].edges if board.terrain[one] != components.MOUNTAIN}
    return narrowest(board, own | behind, behind, sinks)


def _curves(board: Board) -> list[dict[str, Any]]:
    """The tiles at which the route bends, with how hard the spaces of their inner and outer sides are on average."""
    middles = [_point(piece.at) for piece in board.placed]
    found: list[dict[str, Any]] = []
    for piece in range(1, len(board.placed) - 1):
        came = _direction(middles[piece - 1], middles[piece])
        goes = _direction(middles[piece], middles[piece + 1])
        inward = (goes[0] - came[0], goes[1] - came[1])
        bend = hypot(inward[0], inward[1])
        if bend < _STRAIGHT:
            continue
        inner: list[int] = []
        outer: list[int] = []
        for space in board.spaces:
            if space.piece == piece:
                at = _point(space.at)
                side = ((at[0] - middles[piece][0]) * inward[0] + (at[1] - middles[piece][1]) * inward[1]) / bend
                hard = _MOUNTAIN if space.terrain == components.MOUNTAIN else space.value
                if abs(side) > 0.5:
                    (inner if side > 0 else outer).append(hard)
        found.append(
            {
                "tile": board.placed[piece].tile.name,
                "inner": round(sum(inner) / len(inner), 2),
                "outer": round(sum(outer) / len(outer), 2),
            }
        )
    return found


def _point(place: Hex) -> tuple[float, float]:
    return place[0] + place[1] / 2, place[1] * sqrt(3) / 2


def _direction(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    length = hypot(other[0] - one[0], other[1] - one[1])
    return (other[0] - one[0]) / length, (other[1] - one[1]) / length
