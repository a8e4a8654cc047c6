"""Soak: people and bots at many tables, while everything that can go wrong does; then the record is compared with all
that was acknowledged and shown.

python -m tests.soak [--minutes 10] [--tables 240] [--database sqlite|postgres|both] [--seed N]
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import secrets
import signal
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.soak.databases import Hurtable, Postgres, Sqlite, small_disk
from tests.soak.story import Outcome, Plan, soak

KINDS: dict[str, type[Sqlite | Postgres]] = {"sqlite": Sqlite, "postgres": Postgres}
# Megabytes of the disk that is filled: PostgreSQL wants some hundred to begin with.
_DISK = 700


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="for all databases together")
    parser.add_argument("--tables", type=int, default=240, help="that are played at once")
    parser.add_argument("--haste", type=float, default=3.0, help="seconds for which people think")
    parser.add_argument("--database", choices=[*KINDS, "both"], default="both")
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    parser.add_argument("--log", type=Path, help="where the servers' own words go")
    chosen = parser.parse_args()
    # Told to end, it still ends its servers and takes its disk away.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))
    allow_many_files()
    kinds = list(KINDS) if chosen.database == "both" else [chosen.database]
    wrong = 0
    for kind in kinds:
        plan = Plan(chosen.tables, chosen.minutes * 60 / len(kinds), chosen.seed, haste=chosen.haste)
        wrong += len(told(plan, kind, chosen.log).verdict.wrong)
    sys.exit(1 if wrong else 0)


def told(plan: Plan, kind: str, log: Path | None) -> Outcome:
    """A soak of one kind of database, with its figures printed."""
    began = monotonic()
    with TemporaryDirectory(prefix="manoa-soak-", ignore_cleanup_errors=True) as folder:
        log = log or Path(folder, "servers.log")
        disk = Path(folder, "disk")
        disk.mkdir()
        disk.chmod(0o755)
        Path(folder).chmod(0o755)
        with small_disk(disk, _DISK) as own_disk, log.open("a") as words:
            database: Hurtable = KINDS[kind](disk, own_disk)
            try:
                outcome = asyncio.run(soak(plan, database, words))
            finally:
                database.close()
    show(database, plan, outcome, monotonic() - began)
    return outcome


def show(database: Hurtable, plan: Plan, outcome: Outcome, seconds: float) -> None:
    """The figures."""
    verdict = outcome.verdict
    faults = ", ".join(f"{name} {number}" for name, number in sorted(outcome.faults.items()))
    answers = ", ".join(f"{name} {number}" for name, number in sorted(outcome.answers.items()))
    slowest = max(outcome.calms, default=0.0)
    print(f"{database.name}: {plan.tables} tables at once, {seconds:.0f} s, seed {plan.seed}")
    print(f"  faults: {faults}")
    print(f"  answers: {answers}")
    print(f"  after faults all went on within {slowest:.0f} s, {len(outcome.calms)} times")
    print(
        f"  acknowledged {outcome.acknowledged} decisions and {outcome.said} chat lines; lost {verdict.lost}; "
        f"replayed {verdict.replayed} tables ({outcome.finished} finished) with {verdict.entries} entries; "
        f"compared {verdict.compared} positions that were shown"
    )
    for line in verdict.wrong[:50]:
        print(f"  WRONG (seed {plan.seed}): {line}")
    print("  all is well" if not verdict.wrong else f"  {len(verdict.wrong)} things are wrong", flush=True)


def allow_many_files() -> None:
    """Every table has several lines open, each with two ends here."""
    _, highest = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (highest, highest))


if __name__ == "__main__":
    main()
