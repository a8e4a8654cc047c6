"""A position as an environment renders it: in words, as a drawing, or as pixels."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any, Final
from xml.sax.saxutils import escape

import resvg_py

from manoa.envs.dealing import missing
from manoa.kernel import registry
from manoa.kernel.errors import BadOption, shown
from manoa.kernel.game import Game

try:
    import numpy
except ImportError:
    raise missing("numpy", "envs") from None

MODES: Final = ("ansi", "svg", "rgb_array")
# Pixels across a picture.
_WIDTH: Final = 640
# Lines of text where a game draws nothing.
_LINE: Final = 18


def checked_mode(mode: object) -> str | None:
    """A way to render, or None for none."""
    if mode is not None and not (isinstance(mode, str) and mode in MODES):
        raise BadOption("error-option-choice", option="render_mode", value=shown(mode), values=", ".join(MODES))
    return mode


def rendered(game: Game, mode: str | None) -> Any:
    """The position as the seat that decides sees it in words, as everyone sees it in a picture; None in other modes."""
    if mode == "ansi":
        return text_of(game)
    if mode == "svg":
        return svg_of(game)
    return pixels_of(svg_of(game)) if mode == "rgb_array" else None


def words_of(labels: Sequence[str], numbers: bytes) -> str:
    """Numbers that were observed, each with its name, but for those that are nothing."""
    return "\n".join(f"{label}: {number}" for label, number in zip(labels, numbers, strict=True) if number)


def text_of(game: Game) -> str:
    """A position as the seat that decides sees it."""
    return words_of(game.observation_labels(), game.observation(max(0, game.current_player)))


def svg_of(game: Game) -> str:
    """The map as everyone sees it, as an SVG document; what is known in words, where a game draws no map."""
    picture = registry.title(game.name).picture
    if picture is not None:
        return picture(game)
    lines = text_of(game).splitlines()
    told = "".join(f'<tspan x="8" dy="{_LINE}">{escape(line)}</tspan>' for line in lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="480" height="{_LINE * (len(lines) + 1)}">'
        f'<rect width="100%" height="100%" fill="#ffffff"/><text font-size="14">{told}</text></svg>'
    )


def pixels_of(svg: str) -> Any:
    """A drawing as rows of pixels, each red, green and blue."""
    try:
        from PIL import Image
    except ImportError:
        raise missing("pillow", "envs") from None
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=_WIDTH))
    with Image.open(BytesIO(png)) as image:
        return numpy.array(image.convert("RGB"))
