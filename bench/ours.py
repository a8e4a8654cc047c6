"""Manoa itself, compiled or plain: whichever the interpreter that runs this finds first."""

import sys

import manoa
from bench.measure import UNLIMITED, options, report
from manoa.arena.measure import FIRST_GAME, ISLAND, VALDORA, WITH_CAVES, is_compiled, own_meters, play, random_meters

if __name__ == "__main__":
    parser = options(__doc__)
    parser.add_argument("--expect", choices=("compiled", "plain"), help="refuse to measure anything else")
    chosen = parser.parse_args()
    play("eldorado", 4, FIRST_GAME, 1, UNLIMITED)  # so that every module of the game is loaded
    found = "compiled" if is_compiled() else "plain"
    if chosen.expect not in (None, found):
        sys.exit(f"the manoa found at {manoa.__file__} is {found}, not {chosen.expect}")
    rows = {
        "4 players": own_meters(),
        "2 players, caves": random_meters("eldorado", 2, WITH_CAVES),
        "Valdora, 4 players": own_meters("valdora", VALDORA),
        "Island, 4 players": own_meters("island", ISLAND),
    }
    report(rows, chosen)
