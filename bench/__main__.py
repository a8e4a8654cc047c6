"""Measure every system in turn, round by round, and say what came out."""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console

from bench import report
from bench.environments import ROOT, Unavailable, interpreter

PEERS = {
    "Catanatron": "catanatron",
    "OpenSpiel": "openspiel",
    "PettingZoo": "pettingzoo",
    "RLCard": "rlcard",
    "pgx": "pgx",
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", type=Path, default=ROOT / "bench/results/latest.json", metavar="FILE")
    parser.add_argument("--quick", action="store_true", help="short rounds: a first impression only")
    parser.add_argument("--check", action="store_true", help="exit code 1 unless every target is met")
    chosen = parser.parse_args()

    missing: dict[str, str] = {}
    programs = _programs(missing)
    core = _pin()
    rounds, seconds = (3, 0.3) if chosen.quick else (5, 2.5)
    samples = _measure(programs, rounds, seconds, missing)

    report.show(samples, missing, Console())
    about = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": platform.platform(),
        "python": platform.python_version(),
        "core": core,
        "rounds": rounds,
        "seconds": seconds,
    }
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(json.dumps({**about, **report.as_json(samples, missing)}, indent=2) + "\n")
    # What was not measured is not met: a check without its peers must not pass.
    met = all(target.verdict(samples) == "pass" for target in report.TARGETS)
    return 1 if chosen.check and not met else 0


def _programs(missing: dict[str, str]) -> dict[str, list[str]]:
    """The command of every system that can be run here; `missing` gets the others, with the reason."""
    ours = [sys.executable, "-m", "bench.ours", "--expect"]
    programs = {"Manoa compiled": [*ours, "compiled"]}
    for system, peer in PEERS.items():
        try:
            with Console(stderr=True).status(f"environment of {system}"):
                programs[system] = [str(interpreter(peer)), "-m", f"bench.peers.{peer}_peer"]
        except Unavailable as error:
            missing[system] = str(error)
    return {**programs, "Manoa plain": [*ours, "plain"]}


def _pin() -> int | None:
    """Keep to one core, the children too; None where the system has no such call."""
    if sys.platform != "linux":
        return None
    core = max(os.sched_getaffinity(0))  # the first core is the one that serves most interrupts
    os.sched_setaffinity(0, {core})
    return core


def _measure(programs: dict[str, list[str]], rounds: int, seconds: float, missing: dict[str, str]) -> report.Samples:
    samples: report.Samples = {}
    for number in range(1, rounds + 1):
        for system in [name for name in programs if name not in missing]:
            try:
                with Console(stderr=True).status(f"round {number} of {rounds}: {system}"):
                    measured = _run(system, programs[system], seconds)
            except Unavailable as error:
                missing[system] = str(error)
                continue
            for row, metrics in measured.items():
                for name, values in metrics.items():
                    samples.setdefault(f"{system}: {row}", {}).setdefault(name, []).extend(values)
    # A system that failed in a later round has fewer samples than the others: nothing to compare.
    return {row: of for row, of in samples.items() if row.split(":")[0] not in missing}


def _run(system: str, command: list[str], seconds: float) -> report.Samples:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if system == "Manoa plain":
        environment["PYTHONPATH"] = str(ROOT / "src")  # found before what is installed
    done = subprocess.run(
        [*command, "--repeats", "1", "--seconds", str(seconds)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,  # the child's own last words say more than the exception would
    )
    if done.returncode != 0:
        raise Unavailable((done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1])
    samples: report.Samples = json.loads(done.stdout)["samples"]
    return samples


if __name__ == "__main__":
    sys.exit(main())
