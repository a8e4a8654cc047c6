"""Finds the numbers of the rule by which El Dorado's experts play on quickly: those that bring a seat home soonest.

    python -m bench.eldorado_dash --generations 40 --seed 1

In each generation a few rules near the best so far race alone on several routes, with one pawn and with two, all with
the same deals; the best of them say where the next are looked for (an evolution strategy with a step that adapts).
Prints what it comes to, as it stands in data/dash.toml, and how the rule compares with that file's on other deals.
"""

from __future__ import annotations

import argparse

import numpy as np

import manoa
from manoa.games.eldorado import zone
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy.dash import NAMES, RULE, Dash

# Route, players, the deal's seed, and how much it counts.
STARTS = [
    *(("first-game", 3, seed, 1.0) for seed in (1, 2, 3)),
    *((route, 3, 4, 0.7) for route in ("hills-of-gold", "serpentine", "swamplands", "witchs-cauldron")),
    *(("first-game", 2, seed, 0.75) for seed in (5, 6)),
]
# Where the search begins, how far it reaches at first, and the least that makes sense.
BEGIN = {"hoped": 100, "rubble": 100, "buying": 70, "early": 0, "wait": 80, "kept": 110, "item": 33, "drawing": 55}
BEGIN |= {"joker": -12, "thinning": -8, "late": -28}
REACH = [20, 15, 12, 3, 15, 20, 8, 15, 12, 12, 10]
LEAST = [5, 10, 5, -20, 10, 0, 5, -100, -100, -100, -100]
RULES = 12
BEST = 4


def arrival(rule: list[int], deals: int, seed: int) -> float:
    """Hundredths of turns that the rule needs on average."""
    numbers = RULE[:]
    for place, number in enumerate(rule):
        numbers[place] = number
    total = weights = 0.0
    for place, (route, players, dealt, weight) in enumerate(STARTS):
        game = manoa.new("eldorado", players=players, seed=dealt, options={"route": route})
        assert isinstance(game, State)
        seat = game.seat
        base = seat * zone.STRIDE
        dash = Dash(game, seat, 0, game.cells[base + zone.HAND] + game.cells[base + zone.DRAW], 0, numbers)
        times = [dash.arrival(((seed * 1000 + deal) * 1_000_003 + place) % 2**62) for deal in range(deals)]
        total += weight * int(sum(times)) / deals
        weights += weight
    return total / weights


def find(generations: int, deals: int, seed: int) -> list[int]:
    """The rule that the search ends with."""
    random = np.random.default_rng(seed)
    begin = np.array([BEGIN[name] for name in NAMES], dtype=float)
    middle, spread, step = np.zeros(len(NAMES)), np.ones(len(NAMES)), 0.5
    path = np.zeros(len(NAMES))
    share = np.log(BEST + 0.5) - np.log(np.arange(1, BEST + 1))
    share /= share.sum()
    much = 1.0 / float((share**2).sum())
    memory = (much + 2) / (len(NAMES) + much + 5)

    def rule_at(place: np.ndarray) -> list[int]:
        return [max(least, round(number)) for number, least in zip(begin + place * REACH, LEAST, strict=True)]

    for generation in range(generations):
        drawn = random.normal(size=(RULES // 2, len(NAMES)))
        drawn = np.concatenate([drawn, -drawn])
        places = middle + step * np.sqrt(spread) * drawn
        times = [arrival(rule_at(place), deals, seed + generation) for place in places]
        ahead = drawn[np.argsort(times)[:BEST]]
        gone = share @ ahead
        middle = middle + step * np.sqrt(spread) * gone
        path = (1 - memory) * path + np.sqrt(memory * (2 - memory) * much) * gone
        step *= float(np.exp(memory / (1 + memory) * (np.linalg.norm(path) / np.sqrt(len(NAMES)) - 1)))
        spread = 0.9 * spread + 0.1 * (share @ (spread * ahead**2))
        print(f"generation {generation}: {min(times):.0f}  {rule_at(middle)}", flush=True)
    return rule_at(middle)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.eldorado_dash", description=__doc__)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    found = find(chosen.generations, chosen.deals, chosen.seed)
    print("\n".join(f"{name} = {number}" for name, number in zip(NAMES, found, strict=True)))
    unseen = 10**6 + chosen.seed
    kept = [int(number) for number in RULE]
    print(f"arrives after {arrival(found, 150, unseen):.0f}, as it stands in the file {arrival(kept, 150, unseen):.0f}")


if __name__ == "__main__":
    main()
