"""Summit: a race up a mountain for 2 or 3 players, small and whole. It lies outside the package, as anybody's game may.

Everyone has a hidden rope. A turn is one of these: climb by a die, slipping back two steps on a 1; rest, which is one
step for sure; use the rope for as many steps as it is worth; or, without one, search for another. Whoever reaches the
top ends the game.

Its rules have two versions. Before the second, nobody slipped back more than one step or found a second rope, the
strongest rope was worth 4, and every mountain was as high as the next.
"""

from importlib.resources import files

from manoa.kernel.options import choice, count, round_limit
from manoa.kernel.registry import Sample, Title
from tests.minigame.game import GAME, MOUNTAIN, begin, restore
from tests.minigame.strategy import Climber

OPTIONS = [
    choice("weather", "fair", ["fair", "storm"]),
    count("height", 6, 40, default=15, values=[9, 12, 15]).added(since=2, before=MOUNTAIN["height"]),
    round_limit(),
]


def title(version: int) -> Title:
    """The game as somebody has it who installed it when its rules were of that version."""
    return Title(
        name=GAME,
        version=version,
        players=(2, 3),
        options=OPTIONS,
        begin=begin,
        restore=restore,
        strategy=Climber(),
        folder=files(__name__),
        terminal="tests.minigame.terminal:SummitScreen",
        samples=[Sample("3 players", 3, {"round_limit": 100}), Sample("2 players, storm", 2, {"weather": "storm"})],
        rounds=15,
    )


TITLE = title(2)
