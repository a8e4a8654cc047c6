"""`manoa` with the same cards for everybody: a server for the browser's tests, on which nothing hangs on luck.

Every table is dealt from the same seed, and what chance brings hangs on how far the table is and on nothing else. So a
test meets the same games whichever tests came before it, as long as its people and bots decide the same.
"""

from __future__ import annotations

import hashlib

from manoa.cli import app
from manoa.server import chance
from manoa.server.table import Table

SEED = 1


def draw(table: Table) -> int:
    """A number that hangs on the table's deal and on how much has happened there."""
    told = f"{table.facts.seed} {table.ply}".encode()
    return int.from_bytes(hashlib.blake2b(told, digest_size=8).digest())


if __name__ == "__main__":
    chance.deal = lambda: SEED
    chance.draw = draw
    app()
