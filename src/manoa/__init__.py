"""Manoa: exact, fast, seedable expedition games.

>>> import manoa
>>> game = manoa.new("eldorado", players=2, seed=7)
>>> game.current_player
0
"""

from manoa import games
from manoa.kernel.errors import BadBoard, BadOption, BadRecord, FixedData, IllegalAction, ManoaError, UndoRefused
from manoa.kernel.game import Event, Game, Outcome
from manoa.kernel.records import Record, load_record, parse_record, record_of
from manoa.kernel.registry import catalogue, load, new

__version__ = "0.1.0"

__all__ = [
    "BadBoard",
    "BadOption",
    "BadRecord",
    "Event",
    "FixedData",
    "Game",
    "IllegalAction",
    "ManoaError",
    "Outcome",
    "Record",
    "UndoRefused",
    "catalogue",
    "games",
    "load",
    "load_record",
    "new",
    "parse_record",
    "record_of",
]
