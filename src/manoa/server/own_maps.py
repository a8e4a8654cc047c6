"""Maps that people build for a game, and what a whole one is."""

from __future__ import annotations

from typing import Any

from manoa.kernel import registry
from manoa.kernel.registry import Workshop
from manoa.server.refusals import Refusal


def workshop_of(game: str) -> Workshop:
    """A game's workshop; most have none."""
    workshop = registry.title(game).workshop
    if workshop is None:
        raise Refusal("error-not-found", status=404)
    return workshop


def option_of(game: str) -> str:
    """The game's option that takes a map of one's own."""
    workshop_of(game)
    maps = registry.title(game).maps
    if maps is None:
        raise Refusal("error-not-found", status=404)
    return maps.option


def checked(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Options of a game with a whole map of one's own, in their normal form."""
    option = option_of(game)
    # A map that is only named is nobody's own.
    if not isinstance(options.get(option), dict):
        raise Refusal("error-request", status=422, field=f"options.{option}")
    return registry.new(game, players=registry.title(game).players[0], options=options).options
