"""What a plan brings a seat and what it costs, told from what the seat sees before it and after it."""

from __future__ import annotations

from typing import Any, Final

from manoa.games.eldorado import components
from manoa.kernel.game import View
from manoa.kernel.strategy import Reason

# Cards of the opening deck are well lost.
_WEAK: Final = frozenset(components.CARD_IDS[: components.FIRST_PILE])
_FREE: Final = components.CARD_IDS[components.TRANSMITTER]


def reasons_of(before: View, after: View, seat: int) -> list[Reason]:
    """Gains first, costs after them."""
    earlier, later = before["seats"][seat], after["seats"][seat]
    gains: list[Reason] = []
    costs: list[Reason] = []
    if later["home"] is not None and earlier["home"] is None:
        gains.append(Reason("analysis-arrives", True, {}))
    nearer = _left(before, earlier) - _left(after, later)
    if nearer > 0:
        gains.append(Reason("analysis-nearer", True, {"spaces": nearer}))
    elif nearer < 0:
        costs.append(Reason("analysis-farther", False, {"spaces": -nearer}))
    used = _more(_all(earlier), _all(later))
    bought = _more(_piles(after), _piles(before))
    for card in bought:
        gains.append(Reason("analysis-gets", True, {"card": card}))
        if _FREE not in used:
            costs.append(Reason("analysis-pays", False, {"coins": _price(before, card)}))
    if len(later["blockades"]) > len(earlier["blockades"]):
        gains.append(Reason("analysis-blockade", True, {}))
    for cave, there in zip(before["caves"], after["caves"], strict=True):
        if there["left"] < cave["left"]:
            gains.append(Reason("analysis-cave", True, {}))
    for card in _more(earlier["removed"], later["removed"]):
        if card in _WEAK:
            gains.append(Reason("analysis-thins", True, {"card": card}))
        else:
            costs.append(Reason("analysis-gives-up", False, {"card": card}))
    for token in _more(later["tokens"], earlier["tokens"]):
        costs.append(Reason("analysis-token", False, {"token": token}))
    number = sum(used.values()) - sum(bought.values())
    if number > 0:
        costs.append(Reason("analysis-uses", False, {"cards": number}))
    return [*gains, *costs]


def _price(view: View, card: str) -> int:
    """What a card on sale costs."""
    return next(int(pile["price"]) for pile in _on_sale(view) if pile["card"] == card)


def _left(view: View, seat: dict[str, Any]) -> int:
    """How many spaces all pawns of a seat have before them; one that is at home has none."""
    left = {space["id"]: space["left"] or 0 for space in view["map"]["spaces"]}
    return sum(int(left[pawn["space"]]) for pawn in seat["pawns"] if pawn["space"] is not None)


def _all(seat: dict[str, Any]) -> dict[str, int]:
    """The cards of a seat that lie open."""
    cards: dict[str, int] = {}
    for pile in ("discard", "played", "removed"):
        for card, number in seat[pile].items():
            cards[card] = cards.get(card, 0) + number
    return cards


def _on_sale(view: View) -> list[dict[str, Any]]:
    return [pile for pile in (*view["market"]["slots"], *view["market"]["above"]) if pile is not None]


def _piles(view: View) -> dict[str, int]:
    return {pile["card"]: int(pile["left"]) for pile in _on_sale(view)}


def _more(fewer: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    """What there is more of in the second heap, and by how much."""
    return {name: number - fewer.get(name, 0) for name, number in more.items() if number > fewer.get(name, 0)}
