"""Measure what people cost who only look at the lobby: milliseconds of the server's processor time a visit.

A page that nobody touches asks every fifteen seconds, with the tag of the lists that it has.
"""

import argparse
import os
import sys
import tempfile

import httpx2

from bench.server import serving

SECONDS_BETWEEN = 15
VISITORS = 1000
TABLES = 20


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.idle", description=__doc__)
    parser.add_argument("--visits", type=int, default=1000)
    parser.add_argument("--check", action="store_true", help="exit code 1 unless 1,000 visitors take less than 10 %%")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/idle.sqlite") as server:
        cost = measure(server.address, chosen.visits)
    share = cost / 1000 * VISITORS / SECONDS_BETWEEN
    print(f"{cost:.2f} ms of processor time a visit; {VISITORS} idle visitors take {share:.1%} of a core")
    return 1 if chosen.check and share >= 0.10 else 0


def measure(address: str, visits: int) -> float:
    """Milliseconds of processor time for a visit that finds nothing new, of somebody without tables."""
    with httpx2.Client(base_url=address, timeout=30) as maker, httpx2.Client(base_url=address, timeout=30) as idle:
        maker.put("/api/me", json={"name": "Maker"}).raise_for_status()
        wish = {"game": "eldorado", "seats": [{"kind": "me"}, {"kind": "free"}], "open": True}
        for _ in range(TABLES):
            maker.post("/api/tables", json=wish).raise_for_status()
        idle.put("/api/me", json={"name": "Idle"}).raise_for_status()
        tag = idle.get("/api/lobby").headers["ETag"]
        before = children_time()
        for _ in range(visits):
            assert idle.get("/api/lobby", headers={"If-None-Match": tag}).status_code == 304
        return (children_time() - before) / visits * 1000


def children_time() -> float:
    """Seconds of processor time of this process's children, as they are."""
    ticks, own = 0, str(os.getpid())
    for process in filter(str.isdecimal, os.listdir("/proc")):
        try:
            with open(f"/proc/{process}/stat", encoding="ascii") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            continue  # It has just ended.
        if fields[1] == own:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    sys.exit(main())
