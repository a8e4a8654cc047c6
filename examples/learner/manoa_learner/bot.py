"""The learned network as a bot of its own: `learned` at the table, in `manoa play`, in simulations and tournaments."""

from __future__ import annotations

import os

from manoa.bots import Bot, make

WEIGHTS = "MANOA_LEARNED"
"""The environment's variable that says where the network is."""


def learned(seed: int) -> Bot:
    """A bot that compares plans for its turn as the level `hard` does, by the network that was learned."""
    return make(f"hard:weights={os.environ.get(WEIGHTS, 'learned/network.json')}", seed)
