"""Players that are programs: their names, and how to get one. They know games only through the contract."""

from manoa.bots.bot import Bot
from manoa.bots.greedy import GreedyBot
from manoa.bots.random import RandomBot
from manoa.kernel.errors import BadOption

NAMES = ("random", "greedy")


def make(name: str, seed: int = 0) -> Bot:
    """A bot by name. The same name and seed play the same positions alike."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise BadOption("error-bot-unknown", value=str(name), values=", ".join(NAMES))


__all__ = ["NAMES", "Bot", "make"]
