"""Finds the numbers of a rule by which El Dorado's experts play on quickly: those that bring a seat home soonest.

    python -m bench.eldorado_dash --starts first-game --generations 100 --deals 40 --seed 1

In each generation some rules near the best so far race alone from the same starts, all with the same deals; the best of
them say where the next are looked for (an evolution strategy with a step that adapts). Prints what it comes to, as it
stands in data/dash.toml, and how the rule compares with the first of that file on other deals.
"""

from __future__ import annotations

import argparse

import numpy as np

import manoa
from manoa.games.eldorado import components, zone
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy.dash import NAMES, RULES, Dash

# Route, players, the deal's seed.
LONGER = ("hills-of-gold", "serpentine", "swamplands", "witchs-cauldron")
STARTS = {
    "first-game": [("first-game", 3, seed) for seed in (1, 2, 3, 4, 5)],
    "one-pawn": [*(("first-game", 3, seed) for seed in (1, 2, 3)), *((route, 3, 4) for route in LONGER)],
    "first-game-two": [("first-game", 2, seed) for seed in (1, 2, 3)],
    "two-pawns": [*(("first-game", 2, seed) for seed in (1, 2, 3)), *((route, 2, 4) for route in LONGER)],
}
CARDS = components.CARD_IDS[components.FIRST_PILE :]
# How far the search reaches at first, and the least that makes sense.
REACH = np.array([20, 15, 12, 3, 20, 20, 20, 10, 12, 4] + [15] * len(CARDS), dtype=float)
LEAST = [5, 10, 5, -20, 5, 0, 0, 5, -150, -30] + [-150] * len(CARDS)
TRIED = 16
BEST = 8


def arrival(rule: list[int], starts: list[tuple[str, int, int]], deals: int, seed: int) -> float:
    """Hundredths of turns that the rule needs on average."""
    numbers = RULES[0][:]
    for place, number in enumerate(rule):
        numbers[place] = number
    total = 0.0
    for place, (route, players, dealt) in enumerate(starts):
        game = manoa.new("eldorado", players=players, seed=dealt, options={"route": route})
        assert isinstance(game, State)
        base = game.seat * zone.STRIDE
        dash = Dash(game, game.seat, 0, game.cells[base + zone.HAND] + game.cells[base + zone.DRAW], 0, numbers)
        times = [dash.arrival(((seed * 1000 + deal) * 1_000_003 + place) % 2**62) for deal in range(deals)]
        total += int(sum(times)) / deals
    return total / len(starts)


def find(starts: list[tuple[str, int, int]], generations: int, deals: int, seed: int) -> list[int]:
    """The rule that the search ends with."""
    random = np.random.default_rng(seed)
    begin = np.array([int(number) for number in RULES[0]], dtype=float)
    size = len(begin)
    middle, spread, path, step = np.zeros(size), np.ones(size), np.zeros(size), 0.5
    share = np.log(BEST + 0.5) - np.log(np.arange(1, BEST + 1))
    share /= share.sum()
    much = 1.0 / float((share**2).sum())
    memory = (much + 2) / (size + much + 5)

    def rule_at(place: np.ndarray) -> list[int]:
        return [max(least, round(number)) for number, least in zip(begin + place * REACH, LEAST, strict=True)]

    for generation in range(generations):
        drawn = random.normal(size=(TRIED // 2, size))
        drawn = np.concatenate([drawn, -drawn])
        places = middle + step * np.sqrt(spread) * drawn
        times = [arrival(rule_at(place), starts, deals, seed * 100_000 + generation) for place in places]
        ahead = drawn[np.argsort(times)[:BEST]]
        gone = share @ ahead
        middle = middle + step * np.sqrt(spread) * gone
        path = (1 - memory) * path + np.sqrt(memory * (2 - memory) * much) * gone
        step *= float(np.exp(memory / (1 + memory) * (np.linalg.norm(path) / np.sqrt(size) - 1)))
        spread = 0.95 * spread + 0.05 * (share @ (spread * ahead**2))
        print(f"generation {generation}: {min(times):.0f}", flush=True)
    return rule_at(middle)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.eldorado_dash", description=__doc__)
    parser.add_argument("--starts", choices=STARTS, default="first-game")
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    starts = STARTS[chosen.starts]
    found = find(starts, chosen.generations, chosen.deals, chosen.seed)
    print(f'\n[[rule]]\nstarts = "{chosen.starts}"')
    print("\n".join(f"{name} = {number}" for name, number in zip(NAMES, found, strict=False)))
    print("\n[rule.extra]")
    print("\n".join(f"{card} = {number}" for card, number in zip(CARDS, found[len(NAMES) :], strict=True)))
    kept, unseen = [int(number) for number in RULES[0]], 10**6 + chosen.seed
    now, before = arrival(found, starts, 150, unseen), arrival(kept, starts, 150, unseen)
    print(f"\n# arrives after {now:.0f}, by the first rule of the file {before:.0f}")


if __name__ == "__main__":
    main()
