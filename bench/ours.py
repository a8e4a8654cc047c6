"""Manoa itself, compiled or plain: whichever the interpreter that runs this finds first."""

import sys

import manoa
from bench import stepping
from bench.measure import UNLIMITED, Meter, options, report
from manoa.arena.measure import is_compiled, own_meters, play, random_meters
from manoa.kernel import registry

if __name__ == "__main__":
    parser = options(__doc__)
    parser.add_argument("--expect", choices=("compiled", "plain"), help="refuse to measure anything else")
    chosen = parser.parse_args()
    for title in registry.titles():
        play(title.name, *title.samples[0][1:], 1, UNLIMITED)  # so that every module of the game is loaded
    found = "compiled" if is_compiled() else "plain"
    if chosen.expect not in (None, found):
        sys.exit(f"the manoa found at {manoa.__file__} is {found}, not {chosen.expect}")
    rows: dict[str, dict[str, Meter]] = {}
    for title in registry.titles():
        for number, sample in enumerate(title.samples):
            meters = random_meters if number else own_meters
            rows[f"{title.name}, {sample.name}"] = meters(title.name, sample)
        if found == "compiled":
            rows[f"{title.name}, {title.samples[0].name}"] |= stepping.meters(title.name, title.samples[0])
    report(rows, chosen)
