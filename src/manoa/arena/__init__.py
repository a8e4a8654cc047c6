"""Many games: simulations on one core or all, and how fast the engine runs here."""

from manoa.arena.playing import ROUND_LIMIT
from manoa.arena.simulate import simulate
from manoa.arena.summary import Summary

__all__ = ["ROUND_LIMIT", "Summary", "simulate"]
