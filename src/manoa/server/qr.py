"""QR codes, as the path of a drawing: where another device's camera finds an address."""

from __future__ import annotations

from typing import NamedTuple

import segno


class QrCode(NamedTuple):
    """A square of `size` modules, and the dark ones among them as an SVG path, one module long and wide each."""

    size: int
    path: str


def qr_code(text: str) -> QrCode:
    """The code for a text."""
    rows = segno.make_qr(text, error="m").matrix
    return QrCode(len(rows), "".join(f"M0 {line}{_runs(bytes(row))}" for line, row in enumerate(rows)))


def _runs(row: bytes) -> str:
    """The dark stretches of a row, each drawn around from its upper left corner."""
    drawn, at = "", 0
    while (begins := row.find(1, at)) >= 0:
        ends = row.find(0, begins)
        length = (ends if ends >= 0 else len(row)) - begins
        drawn += f"m{begins - at} 0h{length}v1h-{length}v-1m{length} 0"
        at = begins + length
    return drawn
