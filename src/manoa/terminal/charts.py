"""Charts as SVG: of a tournament the ratings with their errors and how long the games were; of a learner its curve."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from manoa.arena.ratings import SURE
from manoa.arena.standings import Standing
from manoa.terminal.texts import Texts

WIDTH = 720
LEFT, RIGHT, TOP = 150, 40, 64
ROW = 44
PANEL = 96
CURVE = 300
INK, MUTED, LINE, BAR, PAPER = "#2b2118", "#7a6a58", "#d9cbb4", "#b5762a", "#fbf6ec"
FONTS = "Figtree, 'DejaVu Sans', 'Liberation Sans', 'Noto Sans', sans-serif"


def ratings_chart(texts: Texts, title: str, bots: Sequence[Standing]) -> str:
    """A dot for each bot on Elo's scale, with a line as far as 95 of 100 times it would lie."""
    low = min(bot.rating - SURE * bot.error for bot in bots)
    high = max(bot.rating + SURE * bot.error for bot in bots)
    step = _step((high - low) / 6)
    first, last = math.floor(low / step) * step, math.ceil(high / step) * step
    bottom = TOP + ROW * len(bots)

    def across(rating: float) -> float:
        return LEFT + (rating - first) / max(1, last - first) * (WIDTH - LEFT - RIGHT)

    parts = [_head(title, texts("cli-chart-ratings"), bottom + 44)]
    for tick in range(first, last + 1, step):
        parts.append(f'<path d="M{across(tick):.1f} {TOP - 6}V{bottom}" stroke="{LINE}"/>')
        parts.append(_text(across(tick), bottom + 20, str(tick), MUTED, "middle"))
    for row, bot in enumerate(bots):
        middle = TOP + ROW * (row + 0.5)
        from_, to = across(bot.rating - SURE * bot.error), across(bot.rating + SURE * bot.error)
        parts.append(_text(LEFT - 14, middle + 5, bot.bot, INK, "end"))
        parts.append(f'<path d="M{from_:.1f} {middle}H{to:.1f}" stroke="{BAR}" stroke-width="3"/>')
        parts.append(f'<circle cx="{across(bot.rating):.1f}" cy="{middle}" r="6" fill="{BAR}" stroke="{INK}"/>')
        parts.append(_text(across(bot.rating), middle - 11, f"{bot.rating:.0f}", INK, "middle", 12))
    return "".join([*parts, "</svg>"])


def lengths_chart(texts: Texts, title: str, lengths: Mapping[str, Mapping[int, int]]) -> str:
    """For each bot, the games that it won by the round in which they ended."""
    rounds = [each for numbers in lengths.values() for each in numbers]
    first, last = (min(rounds), max(rounds)) if rounds else (0, 1)
    wide = (WIDTH - LEFT - RIGHT) / (last - first + 1)
    highest = max((n for numbers in lengths.values() for n in numbers.values()), default=1)
    bottom = TOP + PANEL * len(lengths)
    parts = [_head(title, texts("cli-chart-lengths"), bottom + 44)]
    for panel, (bot, numbers) in enumerate(lengths.items()):
        base = TOP + PANEL * (panel + 1) - 8
        parts.append(_text(LEFT - 14, base - 4, bot, INK, "end"))
        for each, games in numbers.items():
            tall = games / highest * (PANEL - 20)
            left = LEFT + (each - first) * wide
            parts.append(
                f'<rect x="{left + wide * 0.08:.1f}" y="{base - tall:.1f}" width="{wide * 0.84:.1f}" '
                f'height="{tall:.1f}" fill="{BAR}"/>'
            )
        parts.append(f'<path d="M{LEFT} {base}H{WIDTH - RIGHT}" stroke="{INK}"/>')
    step = _step((last - first + 1) / 10)
    for tick in range(math.ceil(first / step) * step, last + 1, step):
        parts.append(_text(LEFT + (tick - first + 0.5) * wide, bottom + 12, str(tick), MUTED, "middle"))
    return "".join([*parts, "</svg>"])


def curve_chart(title: str, what: str, points: Sequence[tuple[float, float, float, float]]) -> str:
    """Shares of games won over the time that it took: for each moment the share, and from where to where it may lie."""
    last = max(moment for moment, *_ in points)
    step = _step(last / 8)
    bottom = TOP + CURVE

    def across(moment: float) -> float:
        return LEFT + moment / max(1e-9, last) * (WIDTH - LEFT - RIGHT)

    def up(share: float) -> float:
        return bottom - share * CURVE

    parts = [_head(title, what, bottom + 44)]
    for percent in range(0, 101, 25):
        colour = INK if percent == 50 else LINE
        parts.append(f'<path d="M{LEFT} {up(percent / 100):.1f}H{WIDTH - RIGHT}" stroke="{colour}"/>')
        parts.append(_text(LEFT - 14, up(percent / 100) + 5, f"{percent} %", MUTED, "end"))
    for tick in range(0, math.floor(last) + 1, step):
        parts.append(_text(across(tick), bottom + 20, str(tick), MUTED, "middle"))
    for moment, _, low, high in points:
        parts.append(f'<path d="M{across(moment):.1f} {up(low):.1f}V{up(high):.1f}" stroke="{BAR}"/>')
    way = "L".join(f"{across(moment):.1f} {up(share):.1f}" for moment, share, _, _ in points)
    parts.append(f'<path d="M{way}" fill="none" stroke="{BAR}" stroke-width="3"/>')
    for moment, share, _, _ in points:
        parts.append(f'<circle cx="{across(moment):.1f}" cy="{up(share):.1f}" r="5" fill="{BAR}" stroke="{INK}"/>')
    return "".join([*parts, "</svg>"])


def _step(about: float) -> int:
    """The round number that is nearest above: 1, 2, 5, 10, 20, 50 …"""
    size = 1
    while True:
        for factor in (1, 2, 5):
            if size * factor >= about:
                return size * factor
        size *= 10


def _head(title: str, what: str, height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="{FONTS}">'
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        + _text(20, 26, title, INK, "start", 17)
        + _text(20, 46, what, MUTED, "start", 13)
    )


def _text(x: float, y: float, text: str, colour: str, anchor: str, size: int = 14) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{escape(text)}</text>'
    )
