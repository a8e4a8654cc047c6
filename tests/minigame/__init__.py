"""Summit: a race up a mountain for 2 or 3 players, small and whole. It lies outside the package, as anybody's game may.

Everyone has a hidden rope. A turn is one of three things: climb by a die, slipping back a step on a 1; rest, which is
one step for sure; or use the rope, once, for as many steps as it is worth. Whoever reaches the top ends the game.
"""

from importlib.resources import files

from manoa.kernel.options import choice, round_limit
from manoa.kernel.registry import Sample, Title
from tests.minigame.game import GAME, begin, restore
from tests.minigame.strategy import Climber

TITLE = Title(
    name=GAME,
    version=1,
    players=(2, 3),
    options=[choice("weather", "fair", ["fair", "storm"]), round_limit()],
    begin=begin,
    restore=restore,
    strategy=Climber(),
    folder=files(__name__),
    terminal="tests.minigame.terminal:SummitScreen",
    samples=[Sample("3 players", 3, {"round_limit": 100}), Sample("2 players, storm", 2, {"weather": "storm"})],
    rounds=15,
)
