"""Chance at tables comes from the operating system's generator alone: nobody can foresee a shuffle by what was seen."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from manoa.server.table import Table


def deal() -> int:
    """The seed of a new table."""
    return secrets.randbits(64)


def draw(table: Table) -> int:
    """A number for what happens next at a table, fresh whatever table it is."""
    del table  # Who deals the same games again, as the browser's tests do, tells by it what comes next.
    return secrets.randbits(64)
