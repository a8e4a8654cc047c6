"""Pictures in pixels."""

from __future__ import annotations


def png_of(svg: str, width: int) -> bytes:
    """An SVG document as a PNG of that width."""
    # Only those who want pixels need the renderer.
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
