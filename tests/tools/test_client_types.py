"""The client's types are those of the server: what is committed is what would be generated now."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from manoa.kernel.registry import Shapes
from manoa.server.openapi import components
from tools import client_types

Terrain = TypeAliasType("Terrain", Literal["jungle", "water"])


class Tile(TypedDict):
    """A tile of the map."""

    at: tuple[int, int]
    terrain: Terrain
    yields: dict[Terrain, int]
    seat: NotRequired[int | None]
    """Who stands there."""


class Seen(TypedDict):
    tiles: list[Tile]


class Step(TypedDict):
    kind: Literal["step"]
    to: str


class Wait(TypedDict):
    kind: Literal["wait"]


WRITTEN = """
export type Description = Step | Wait;

export interface Seen {
  tiles: Tile[];
}

export interface Step {
  kind: "step";
  to: string;
}

export type Terrain = "jungle" | "water";

/** A tile of the map. */
export interface Tile {
  at: [number, number];
  terrain: Terrain;
  yields: Partial<Record<Terrain, number>>;
  /** Who stands there. */
  seat?: number | null;
}

export type View = Seen;

export interface Wait {
  kind: "wait";
}
"""


def test_what_is_committed_is_what_would_be_generated() -> None:
    committed = {path.name: path.read_text(encoding="utf-8") for path in client_types.GENERATED.iterdir()}
    assert committed == client_types.files(), "make types writes them again"


def test_shapes_become_types() -> None:
    found = components("game", Shapes(Seen, Step | Wait))
    assert client_types._file({name.removeprefix("game."): part for name, part in found.items()}) == (
        client_types.HEAD + WRITTEN
    )
