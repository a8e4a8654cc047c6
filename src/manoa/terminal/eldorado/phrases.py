"""El Dorado in sentences: what may be chosen, and what is asked."""

from __future__ import annotations

from typing import Any

from manoa.kernel.game import Description, View
from manoa.kernel.language import Argument
from manoa.terminal.screen import plain
from manoa.terminal.texts import Texts

# Descriptions that concern a pawn; with two pawns a seat, the sentence says which.
_OF_A_PAWN = ("step", "overcome", "play", "token")


def choice(texts: Texts, view: View, description: Description) -> str:
    """One thing that the player may do."""
    text = texts(_choice_key(description), **_choice_arguments(view, description))
    pawn = description.get("pawn")
    if pawn and description["kind"] in _OF_A_PAWN and any(len(seat["pawns"]) > 1 for seat in view["seats"]):
        return texts("choice-for-pawn", choice=text, pawn=_pawn_number(pawn))
    return text


def _choice_key(description: Description) -> str:
    kind: str = description["kind"]
    if kind in ("step", "overcome"):
        kind = f"{kind}-{description['by']}"
    elif kind == "done":
        kind = f"done-{description['with']}"
    elif kind == "play":
        kind = "play-changed" if "token" in description else "play-power" if "symbol" in description else "play-action"
    elif kind == "tender":
        kind = (
            "tender-card"
            if "token" not in description
            else "tender-changed"
            if "card" in description
            else "tender-token"
        )
    return f"choice-{kind}"


def _choice_arguments(view: View, description: Description) -> dict[str, Argument]:
    arguments = plain(description)
    if "pile" in description:
        arguments["card"] = description["pile"]
    if description["kind"] == "step":
        spaces = {space["id"]: space for space in view["map"]["spaces"]}
        arguments["terrain"] = spaces[description["to"]]["terrain"]
    if description["kind"] == "overcome":
        standing = {blockade["joint"]: blockade for blockade in view["blockades"]}
        arguments["terrain"] = standing[description["joint"]]["terrain"]
    return arguments


def question(texts: Texts, view: View) -> str:
    """What is asked of the player who decides, with the number that it is about."""
    asked = view["asked"]
    text = texts(f"asked-{asked['what']}")
    if asked["what"] == "move":
        moving = asked["moving"]
        return texts("cli-asked-power", question=text, symbol=moving["symbol"], number=moving["power"])
    if asked.get("cards"):
        return texts("cli-asked-cards", question=text, number=asked["cards"])
    if asked.get("coins"):
        return texts("cli-asked-coins", question=text, card=asked["pile"], number=asked["coins"])
    return text


def route_name(texts: Texts, route: str | dict[str, Any]) -> str:
    """A route as people call it."""
    return texts(f"route-{route}") if isinstance(route, str) else texts("cli-own-route")


def _pawn_number(pawn: str) -> int:
    return int(pawn.rsplit("-", 1)[1]) + 1
