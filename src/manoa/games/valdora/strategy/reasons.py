"""What a plan brings a seat and what it costs, told from what the seat sees before it and after it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from manoa.kernel.game import View
from manoa.kernel.strategy import Reason


def reasons_of(before: View, after: View, seat: int) -> list[Reason]:
    """Gains first, costs after them."""
    earlier, later = before["seats"][seat], after["seats"][seat]
    gains: list[Reason] = []
    costs: list[Reason] = []
    delivered = later["completed"] - earlier["completed"]
    if delivered > 0:
        gains.append(Reason("analysis-delivers", True, {"number": delivered}))
    points = later["standing"]["total"] - earlier["standing"]["total"]
    if points > 0:
        gains.append(Reason("analysis-points", True, {"points": points}))
    elif points < 0:
        costs.append(Reason("analysis-points-lost", False, {"points": -points}))
    for colour in later["workshops"]:
        if colour not in earlier["workshops"]:
            gains.append(Reason("analysis-workshop", True, {"workshop": colour}))
    if later["bonus"] > earlier["bonus"]:
        gains.append(Reason("analysis-bonus", True, {}))
    owned = {card["equipment"] for card in earlier["equipment"]}
    for card in later["equipment"]:
        if card["equipment"] not in owned:
            gains.append(Reason("analysis-equips", True, {"equipment": card["equipment"]}))
    taken = len(later["commissions"]) - len(earlier["commissions"]) + delivered
    if taken > 0:
        gains.append(Reason("analysis-commission", True, {"number": taken}))
    carried, carries = _gems(earlier), _gems(later)
    for gem, number in sorted((carries - carried).items()):
        gains.append(Reason("analysis-loads", True, {"gem": gem, "number": number}))
    if later["provisions"] and not earlier["provisions"]:
        gains.append(Reason("analysis-provisions", True, {}))
    elif earlier["provisions"] and not later["provisions"]:
        costs.append(Reason("analysis-provisions-used", False, {}))
    for gem, number in sorted((carried - carries).items()):
        costs.append(Reason("analysis-gem", False, {"gem": gem, "number": number}))
    if not gains:
        gains += _position(before, after, seat)
    coins = later["coins"] - earlier["coins"]
    if coins > 0:
        gains.append(Reason("analysis-coins", True, {"coins": coins}))
    elif coins < 0:
        costs.append(Reason("analysis-coins-paid", False, {"coins": -coins}))
    return [*gains, *costs]


def _position(before: View, after: View, seat: int) -> list[Reason]:
    """What is gained where nothing has changed hands: a place, or a look."""
    now, then = before["asked"], after["asked"]
    if then is None or then["seat"] != seat:
        return []
    if then["what"] == "act" and now["what"] != "act":
        return [Reason("analysis-town", True, {})]
    if then["what"] == "book" and then["turned"] != now.get("turned"):
        return [Reason("analysis-page", True, {})]
    return []


def _gems(seat: dict[str, Any]) -> Counter[str]:
    return Counter(card["gem"] for card in seat["equipment"] if card["gem"] is not None)
