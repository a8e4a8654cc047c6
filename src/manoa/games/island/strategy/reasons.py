"""What a plan brings a seat and what it costs, told from what the seat sees before it and after it."""

from __future__ import annotations

from typing import Any, Final

from manoa.kernel.game import View
from manoa.kernel.strategy import Reason

_BUILT: Final = ("villager", "farm", "fort")


def reasons_of(before: View, after: View, seat: int, surprise: bool) -> list[Reason]:
    """Gains first, costs after them. What dice have decided, battles and harvests, is left out."""
    earlier, later = before["seats"][seat], after["seats"][seat]
    gains: list[Reason] = []
    costs: list[Reason] = []
    if len(later["offerings"]) > len(earlier["offerings"]):
        gains.append(Reason("analysis-offering", True, {"shrines": later["shrines"]}))
    if later["cave_shrine"] and not earlier["cave_shrine"] and not surprise:
        gains.append(Reason("analysis-cave-shrine", True, {}))
    elif earlier["cave_shrine"] and not later["cave_shrine"] and not surprise:
        costs.append(Reason("analysis-cave-shrine-lost", False, {}))
    for piece in _BUILT:
        lost = later["lost"][piece] - earlier["lost"][piece]
        if lost > 0 and not surprise:
            costs.append(Reason("analysis-loses", False, {"piece": piece, "number": lost}))
        built = earlier["supply"][piece] - later["supply"][piece]
        if built > 0:
            gains.append(Reason("analysis-builds", True, {"piece": piece, "number": built}))
    fell = sum(_lost(view, seat) * sign for view, sign in ((after, 1), (before, -1)))
    if fell > 0 and not surprise:
        gains.append(Reason("analysis-defeats", True, {"number": fell}))
    seen = sum((len(view["island"]) + len(view["cave"])) * sign for view, sign in ((after, 1), (before, -1)))
    if seen > 0:
        gains.append(Reason("analysis-discovers", True, {"tiles": seen}))
    # Without a seat's own cards in sight nothing is said of them.
    if earlier["cards"] is not None and later["cards"] is not None:
        for resource, number in later["cards"].items():
            change = number - earlier["cards"][resource]
            if change > 0 and not surprise:
                gains.append(Reason("analysis-gains", True, {"resource": resource, "number": change}))
            elif change < 0:
                costs.append(Reason("analysis-pays", False, {"resource": resource, "number": -change}))
    return [*gains, *costs]


def _lost(view: View, seat: int) -> int:
    """What the others have lost for good."""
    others: list[dict[str, Any]] = [each for each in view["seats"] if each["seat"] != seat]
    return sum(sum(each["lost"].values()) for each in others)
