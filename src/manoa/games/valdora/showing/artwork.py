"""Small drawings of what stands in the valley, about the middle of its space. The web table draws the same houses."""

from __future__ import annotations

from typing import Final

from manoa.games.valdora import site

INK: Final = "#2e2318"
# For each colour of patrons: its own, and a darker one for edges.
TONES: Final[dict[str, tuple[str, str]]] = {
    "silver": ("#aeb6bd", "#6d767e"),
    "yellow": ("#e8b934", "#a3770f"),
    "white": ("#f5f1e4", "#a79f87"),
    "violet": ("#8450a8", "#532b70"),
    "red": ("#c23a33", "#7f1d19"),
    "blue": ("#2f6fb3", "#173f6d"),
    "green": ("#3a8a4a", "#1d5428"),
}
_ROOFS: Final = {site.EQUIPMENT_TOWN: "#b9582f", site.COMMISSION_TOWN: "#8a3f63"}
_HARBOUR_ROOF: Final = "#3f7a97"


def mine() -> str:
    """A mountain with a gallery and its rails."""
    return (
        _shape("M-36 12L-16-30-6-18 6-38 36 12z", "#8d8577")
        + '<path d="M6-38L36 12H14L4-12z" fill="#6f685c"/>'
        + '<path d="M-16-30l-6 13 6 4 5-9zM6-38l-6 12 7 6 5-8z" fill="#e9e5da"/>'
        + '<path d="M-13 14V2q0-10 13-10T13 2v12z" fill="#1d1510" stroke="#5b3a1c" stroke-width="4"/>'
    )


def quay(side: int) -> str:
    """A storehouse with a jetty to one side: -1 left, 1 right."""
    return (
        f'<g transform="scale({side} 1)">'
        + _shape("M-6-8h58v16H-6z", "#9a6b3a")
        + '<path d="M6-8v16M18-8v16M30-8v16M42-8v16" stroke="#5b3a1c" stroke-width="1.4"/>'
        + _shape("M-26 12v-22h24v22z", "#efe0b8")
        + _shape("M-30-9L-14-24 2-9z", "#4d7f9e")
        + '<path d="M-18 12V2h8v10z" fill="#5b3a1c"/></g>'
    )


def ship(x: float, y: float) -> str:
    """A ship under sail."""
    return (
        f'<g transform="translate({x} {y}) scale(1.3)">'
        + _shape("M-10 3.500h20L7 9.500H-7z", "#8a5a2e")
        + f'<path d="M0 3.500v-14" stroke="{INK}" stroke-width="1.5"/>'
        + _shape("M1.200-9.500Q10-5 8 2H1.200zM-1.200-7Q-7.500-3.500-7 2h5.800z", "#fbf3dc")
        + "</g>"
    )


def palace(base: str, dark: str) -> str:
    """A palace in the colour of its patron, with a banner."""
    return (
        _shape("M-34 14v-30h14v30zM20 14v-30h14v30z", "#f3e7c6")
        + _shape("M-37-15l10-15 10 15zM17-15l10-15 10 15z", base)
        + _shape("M-20 14v-24h40v24z", "#f3e7c6")
        + _shape("M-23-9Q-18-32 0-36 18-32 23-9z", base)
        + f'<path d="M0-36v-16" stroke="{INK}" stroke-width="2"/>'
        + _shape("M0-52h17l-5 6 5 6H0z", base)
        + f'<path d="M-15-2h5v7h-5zM10-2h5v7h-5zM-30-8h5v8h-5zM25-8h5v8h-5z" fill="{dark}"/>'
    )


def town(kind: int) -> str:
    """Houses round a tower, its roof telling what kind of town it is."""
    roof = _ROOFS.get(kind, _HARBOUR_ROOF)
    tower = _shape("M-8 4v-44H8V4z", "#efdfb6") + _shape("M-11-39L0-60l11 21z", roof)
    houses = _house(-42, -6, 22, "#c9793f") + _house(20, -6, 22, "#a9623a")
    front = _house(-30, 10, 22, roof) + _house(8, 10, 24, "#b56b3a")
    return houses + tower + front + _shape("M-52 16q52 16 104 0v7q-52 15-104 0z", "#b7a680")


def _house(x: int, y: int, wide: int, roof: str) -> str:
    high = 18
    slope = wide * 0.62
    walls = _shape(f"M{x} {y}v-{high}h{wide}v{high}z", "#f6eacb")
    return walls + _shape(f"M{x - 3} {y - high + 1}l{wide / 2 + 3}-{slope:.1f} {wide / 2 + 3} {slope:.1f}z", roof)


def _shape(path: str, fill: str) -> str:
    return f'<path d="{path}" fill="{fill}" stroke="{INK}" stroke-width="1.6"/>'
