"""How sure the adviser is: a choice is close where another is worth about as much."""

from __future__ import annotations


class Doubt:
    """Gathered on the way to one decision."""

    def __init__(self) -> None:
        self.close = False

    def weigh(self, best: float, other: float, apart: float) -> None:
        """Compares what was chosen with what was not; less than so much apart they are about as good."""
        if best - other < apart:
            self.close = True

    def among(self, values: list[float], apart: float) -> None:
        """The same for the best of several and the one after it."""
        ranked = sorted(values, reverse=True)
        if len(ranked) > 1:
            self.weigh(ranked[0], ranked[1], apart)
