"""Players that are programs: their names, and how to get one. They know games only through the contract.

Bots of other packages are found by their entry points in the group `manoa.bots`, each of which names a class or a
function that makes a `Bot` from a seed.
"""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from math import inf
from pathlib import Path
from sys import maxsize
from typing import Any

from manoa.bots import ismcts
from manoa.bots.bot import Bot, Opinion
from manoa.bots.evaluation import evaluation_from
from manoa.bots.greedy import GreedyBot
from manoa.bots.ismcts import IsmctsBot
from manoa.bots.levels import LEVELS
from manoa.bots.random import RandomBot
from manoa.bots.search import SearchBot
from manoa.kernel.errors import BadOption, ManoaError, shown

GROUP = "manoa.bots"

OWN = ("random", "greedy", "ismcts", *LEVELS)
"""The bots of this package: random play, a plan for one turn, search without knowledge, the levels to play against."""

DEFAULT = "medium"
"""Who sits down where nobody says which bot."""


def names() -> list[str]:
    """All bots that there are, those of this package first."""
    others = {entry.name for entry in entry_points(group=GROUP)}
    return [*OWN, *sorted(others - set(OWN))]


def offered() -> list[str]:
    """Who is there to be played against: the levels, then the bots of other packages."""
    return [*LEVELS, *names()[len(OWN) :]]


def checked_name(name: str) -> str:
    """The name of a bot that can play: what people at a table may ask for, who say no more than a name."""
    if name not in names():
        raise BadOption("error-bot-unknown", value=str(name), values=", ".join(names()))
    make(name)
    return name


def make(name: str, seed: int = 0, *, nodes: int | None = None, seconds: float | None = None) -> Bot:
    """A bot by name. The same name, seed and nodes play the same positions alike.

    `nodes` and `seconds` bound the thought of those that search, of the levels about a turn, of `ismcts` about a
    decision; one alone leaves the other open, none leaves both as they are for that bot. They may also be part of the
    name, as may the file of other weights: `expert:nodes=40`, `ismcts:seconds=0.3`, `hard:weights=evaluation.json`.
    """
    if not isinstance(name, str):
        raise BadOption("error-bot-unknown", value=shown(name), values=", ".join(names()))
    called, colon, said = name.partition(":")
    settings = _settings(name, said) if colon else {}
    nodes, seconds = settings.get("nodes", nodes), settings.get("seconds", seconds)
    if called == "random":
        return RandomBot(seed)
    if called == "greedy":
        return GreedyBot(seed)
    if called == "ismcts":
        return IsmctsBot(seed, *_budget(ismcts.NODES, ismcts.SECONDS, nodes, seconds))
    if called in LEVELS:
        own: dict[str, Any] = {}
        if nodes is not None or seconds is not None:
            own["nodes"], own["seconds"] = _budget(0, 0.0, nodes, seconds)
        return SearchBot(seed, LEVELS[called], settings.get("weights"), own)
    for found in entry_points(group=GROUP, name=called):
        return _plugged_in(found, seed)
    raise BadOption("error-bot-unknown", value=str(name), values=", ".join(names()))


_SETTINGS: dict[str, Callable[[str], Any]] = {
    "nodes": int,
    "seconds": float,
    "weights": lambda file: evaluation_from(Path(file)),
}


def _settings(name: str, said: str) -> dict[str, Any]:
    settings = {}
    for entry in said.split(","):
        setting, _, value = entry.partition("=")
        try:
            settings[setting] = _SETTINGS[setting](value)
        except (KeyError, ValueError) as wrong:
            if isinstance(wrong, BadOption):
                raise
            raise BadOption("error-bot-setting", value=name, setting=entry, values=", ".join(_SETTINGS)) from wrong
    return settings


def _budget(usual_nodes: int, usual_seconds: float, nodes: int | None, seconds: float | None) -> tuple[int, float]:
    if nodes is None and seconds is None:
        return usual_nodes, usual_seconds
    return maxsize if nodes is None else nodes, inf if seconds is None else seconds


def _plugged_in(found: EntryPoint, seed: int) -> Bot:
    """The bot of an entry point. Whatever is wrong with it is said in words."""
    try:
        bot = found.load()(seed)
    except Exception as error:  # a package of anybody's
        why = error if isinstance(error, ManoaError) else f"{type(error).__name__}: {error}"
        raise BadOption("error-bot-broken", value=found.name, reason=why) from error
    if not isinstance(bot, Bot):
        raise BadOption("error-bot-not-a-bot", value=found.name, made=type(bot).__name__)
    return bot


__all__ = ["DEFAULT", "LEVELS", "OWN", "Bot", "Opinion", "checked_name", "make", "names", "offered"]
