"""Catanatron: Catan with four random players."""

from random import Random

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.measure import options, playouts, report

PLAYERS = [RandomPlayer(color) for color in Color]


def play(seed: int, limit: int) -> tuple[Game, int]:
    """Catanatron's own loop, `Game.play`, without what a benchmark need not pay for: the check that an action
    just taken from the list is on the list, and the copies for accumulators. `execute` makes the list of
    legal actions for the player who comes next."""
    rng = Random(seed).random
    game = Game(PLAYERS, seed=seed)
    for decisions in range(limit):
        if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
            return game, decisions
        actions = game.state.playable_actions
        game.execute(actions[int(rng() * len(actions))], validate_action=False)
    return game, limit


if __name__ == "__main__":
    report({"random x 4": playouts(play, lambda game: game.copy)}, options(__doc__).parse_args())
