"""A flame graph of a server: where its processor time goes, as a picture.

    py-spy record --format raw --output stacks.txt --pid …      (pip install py-spy; while bench.load runs)
    python -m bench.flame stacks.txt docs/images/server-flame.svg

Each line of the first file is a stack, outermost first and parted by semicolons, and how often it was met. In the
picture a frame stands on the one that called it and is as wide as the share of all samples in which it was met.
"""

import argparse
import re
import zlib
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

WIDTH, ROW, LETTER = 1200, 15, 6.3
# Frames that are narrower than this share of the picture are left out, with all above them.
NARROWEST = 0.004
# Hue and what a frame's file has in its path: rules, storage, the web server; anything else is grey.
HUES = (
    (130, re.compile(r"manoa/(games|kernel|bots)/")),
    (35, re.compile(r"manoa/")),
    (210, re.compile(r"sqlalchemy|sqlite|asyncpg|alembic")),
    (280, re.compile(r"uvicorn|starlette|fastapi|pydantic|websockets|httptools")),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.flame", description=__doc__.partition("\n\n")[0])
    parser.add_argument("stacks", type=Path)
    parser.add_argument("picture", type=Path)
    chosen = parser.parse_args()
    chosen.picture.write_text(drawn(chosen.stacks.read_text()))


class Frame:
    """A function, called by the one below it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.samples = 0
        self.calls: dict[str, Frame] = {}


class Box(NamedTuple):
    """A frame in the picture: its share of all samples, and where it stands."""

    frame: Frame
    left: float
    depth: int


def read(stacks: str) -> Frame:
    """What lies below all stacks. Lines of one function are one frame."""
    root = Frame("all")
    for line in stacks.splitlines():
        stack, _, count = line.rpartition(" ")
        frame = root
        frame.samples += int(count)
        for name in stack.split(";"):
            called = re.sub(r":\d+\)$", ")", name)
            frame = frame.calls.setdefault(called, Frame(called))
            frame.samples += int(count)
    return root


def boxes(frame: Frame, least: float, left: float = 0.0, depth: int = 0) -> Iterator[Box]:
    """The frame and all above it that are met at least so often."""
    yield Box(frame, left, depth)
    for called in sorted(frame.calls.values(), key=lambda called: called.name):
        if called.samples >= least:
            yield from boxes(called, least, left, depth + 1)
        left += called.samples


def drawn(stacks: str) -> str:
    """The picture."""
    root = read(stacks)
    shown = list(boxes(root, root.samples * NARROWEST))
    height = (max(box.depth for box in shown) + 1) * ROW
    scale = WIDTH / root.samples
    font = 'font-family="monospace" font-size="10"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {font}>']
    lines += [_rectangle(box, height - (box.depth + 1) * ROW, scale, root.samples) for box in shown]
    return "\n".join([*lines, "</svg>", ""])


def _rectangle(box: Box, top: int, scale: float, samples: int) -> str:
    left, width, name = box.left * scale, box.frame.samples * scale, box.frame.name
    letters = int((width - 4) / LETTER)
    text = name if len(name) <= letters else name[: letters - 1] + "…"
    label = f'<text x="{left + 2:.1f}" y="{top + 11}">{escape(text)}</text>' if letters > 3 else ""
    return (
        f'<g><title>{escape(name)}: {box.frame.samples / samples:.1%}</title><rect x="{left:.1f}" y="{top}" '
        f'width="{max(width - 0.5, 0.5):.1f}" height="{ROW - 1}" fill="{_colour(name)}"/>{label}</g>'
    )


def _colour(name: str) -> str:
    shade = 68 + zlib.crc32(name.encode()) % 14
    hue = next((hue for hue, belongs in HUES if belongs.search(name)), None)
    return f"hsl(0 0% {shade}%)" if hue is None else f"hsl({hue} 70% {shade}%)"


if __name__ == "__main__":
    main()
