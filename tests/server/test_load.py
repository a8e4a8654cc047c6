"""The short form of `python -m bench.load`: what a move costs, and what a live table keeps in memory.

Processor time and memory, other than times on a clock, are about the same on a busy machine.
"""

from __future__ import annotations

import sys

import pytest

from bench.load import MOST_CPU_MS, MOST_TABLE_KB, Plan, measure
from bench.server import Server
from tests.server.served import Served, run

PLAN = Plan(tables=200, played=4, rate=20.0, seconds=8.0, most=0, onlookers=100)
# Of what an idle and fast machine takes; this one may be neither, with another test beside this one.
SLOWER = 4.0
# Milliseconds, and only to tell a server that keeps up from one that falls behind.
SOON = 1000.0


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_live_tables_cost_little(database: str) -> None:
    with Served(database) as server:
        row = run(measure(Server(server.address, server.process), PLAN))
    assert row["cpu_ms_per_move"] < SLOWER * MOST_CPU_MS, row
    assert row["table_kb"] < MOST_TABLE_KB, row
    assert row["connection_kb"] < MOST_TABLE_KB / 4, row
    assert row["p50_ms"] < SOON, row
