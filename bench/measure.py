"""What every system's program shares: the house's timing, the arguments, the answer.

Standard library only: the peers' environments hold nothing else.
"""

import argparse
import json
from collections.abc import Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from manoa.arena import timing
else:
    # By its path: a peer's environment has no Manoa, and all systems are to be timed by the very same lines.
    _path = Path(__file__).resolve().parent.parent / "src" / "manoa" / "arena" / "timing.py"
    _spec = spec_from_file_location("timing", _path)
    timing = module_from_spec(_spec)
    _spec.loader.exec_module(timing)

Meter = timing.Meter
UNLIMITED = timing.UNLIMITED
playouts = timing.playouts
rate = timing.rate


def options(description: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.5, help="for each measurement")
    return parser


def report(rows: Mapping[str, Mapping[str, Meter]], chosen: argparse.Namespace) -> None:
    """Measure every row, the rows taking turns, and print all as one JSON object."""
    samples: dict[str, dict[str, list[float]]] = {row: {name: [] for name in rows[row]} for row in rows}
    for _ in range(chosen.repeats):
        for row, meters in rows.items():
            for name, meter in meters.items():
                samples[row][name].append(meter(chosen.seconds))
    medians = {row: {name: median(values) for name, values in of.items()} for row, of in samples.items()}
    print(json.dumps({"medians": medians, "samples": samples}))
