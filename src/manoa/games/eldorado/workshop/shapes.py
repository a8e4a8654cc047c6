"""What the workshop tells: the client's types are generated from these."""

from __future__ import annotations

from typing import Any, Final, Literal

from typing_extensions import TypedDict

from manoa.games.eldorado.showing.shapes import Joint, Space, Terrain

Difficulty = Literal["easy", "medium", "hard"]


class PlacedTile(TypedDict):
    """A piece of a route: which side up, its steps of 60 degrees clockwise, and where its (0, 0) lies."""

    tile: str
    rotation: int
    q: int
    r: int


class Route(TypedDict):
    tiles: list[PlacedTile]


class Side(TypedDict):
    """A side of a piece, with its spaces about (0, 0)."""

    tile: str
    piece: str
    shape: Literal["large", "strip", "end"]
    other: str
    """What is on its back."""
    caves: int
    spaces: list[Space]


class BlockadePrint(TypedDict):
    number: int
    terrain: Terrain
    value: int


class Pieces(TypedDict):
    """What there is to build with."""

    sides: list[Side]
    blockades: list[BlockadePrint]
    games: int
    """Games of a judgement."""


class JointTaken(TypedDict):
    """A joint that takes a blockade."""

    id: str
    between: list[str]


class Mistake(TypedDict):
    piece: int
    words: str


class Look(TypedDict):
    """A route as far as it is laid."""

    route: Route
    spaces: list[Space]
    joints: list[Joint]
    blockades: list[JointTaken]
    caves: int
    faults: list[Mistake]
    whole: bool
    """Whether it can be played."""
    next: int | None
    """Where in the order of the pieces the next one goes; null once all is laid."""
    fitting: list[str]
    """The sides that may come next."""
    places: list[list[list[int]]]
    """For each rotation, where the piece in hand fits."""


class Measured(TypedDict):
    """One of the book's tips as a number, with the range of the printed routes."""

    id: str
    value: float
    least: float
    most: float
    spaces: list[str]


class Later(TypedDict):
    """A tip of which nothing can be said yet, and what must be laid before."""

    id: str
    until: Literal["piece", "curve", "end"]


class TipWay(TypedDict):
    id: str
    spaces: list[str]
    steps: int
    toil: int
    turns: float | None


class Narrow(TypedDict):
    """How many ways lead through a tile side by side, and the spaces of the narrowest place."""

    tile: str
    width: int
    spaces: list[str]


class Curve(TypedDict):
    """How hard the spaces of both sides of a curve are on average."""

    tile: str
    inner: float
    outer: float


class Analysis(TypedDict):
    """A route measured, whole or as far as it is laid."""

    whole: bool
    measures: list[Measured]
    later: list[Later]
    ways: list[TipWay]
    narrows: list[Narrow]
    curves: list[Curve]


class Judgement(TypedDict):
    """What the games so far came to."""

    games: int
    wanted: int
    difficulty: Difficulty
    arrival: float
    """The round in which a player is home, on average."""
    error: float
    detour: float
    """Steps for each space gained."""
    rounds: float
    spread: float
    behind: float
    """Spaces that the last player was behind at the end."""
    leads: float
    """How often another player took the lead."""
    heat: dict[str, float]
    """How often a pawn came to each space."""


SHAPES: Final[dict[str, Any]] = {"Pieces": Pieces, "Look": Look, "Analysis": Analysis, "Judgement": Judgement}
