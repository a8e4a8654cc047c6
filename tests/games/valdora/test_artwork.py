"""Pictures of layouts and the web table draw from one file; neither keeps a copy of what is in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from manoa.games.valdora import components, site

ROOT = Path(__file__).resolve().parents[3]
GAME = ROOT / "src/manoa/games/valdora"
CLIENT = ROOT / "web/src/games/valdora"
ARTWORK = json.loads((GAME / "data/artwork.json").read_text(encoding="utf-8"))
# Writing and outlines are of this colour on everything that is drawn, cards and buttons included.
EVERYWHERE = {ARTWORK["ink"], "#ffffff", "#000000"}


def words(part: Any) -> Iterator[str]:
    """All texts in a part of the artwork."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from words(inner)


def test_nobody_keeps_a_copy() -> None:
    drawn = {word for word in words(ARTWORK) if word.startswith("#") or word[:1] == "M"} - EVERYWHERE
    assert len(drawn) > 80
    sources = [*GAME.rglob("*.py"), *CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    assert len(sources) > 50
    copies = [
        (source.name, word)
        for source in sources
        for word in sorted(drawn)
        if word in source.read_text(encoding="utf-8")
    ]
    assert copies == []


def test_both_draw_all_of_it() -> None:
    python = (GAME / "showing/artwork.py").read_text(encoding="utf-8")
    client = (CLIENT / "artwork.ts").read_text(encoding="utf-8")
    for part in ARTWORK:
        assert f'["{part}"]' in python, part
        assert f"artwork.{part}" in client or f"{part}:" in client, part


def test_everything_has_its_colours_and_shapes() -> None:
    assert tuple(ARTWORK["tones"]) == components.COLOURS
    assert tuple(ARTWORK["gems"]) == components.GEMS
    assert tuple(ARTWORK["clearings"]) == site.NAMES
    assert ARTWORK["land"]["day"].keys() == ARTWORK["land"]["night"].keys()
