"""What a game offers to whoever learns it: its rules by number, where they speak of what, and what is in its box.

The rules are told in the part `rules` of a game's texts: `rules-ED-MOVE` is the title of a chapter, `rules-ED-MOVE-7`
a rule of it, in the order in which they are read. Their numbers are those of docs/rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from manoa.kernel.language import catalogue_text, parts

PART = "rules"
# A title, or (with a number behind it) what stands below the last title.
_KEY = re.compile(rf"^{PART}-([A-Za-z][A-Za-z-]*?)(-\d+)? =", re.MULTILINE)


class Chapter(NamedTuple):
    """A chapter of the rules: the name of its title, and those of its rules."""

    id: str
    rules: list[str]


class Learning:
    """What is to be looked up about a game.

    `topics` says which rule speaks of a thing (`card-scout`) or of a choice (`choice-play`, by the kind of its
    description). `glossary` tells what is in the box and how often, in the game's own shape (`Shapes.glossary`).
    """

    def __init__(self, topics: Mapping[str, str], glossary: Callable[[], dict[str, Any]]) -> None:
        self.topics = dict(topics)
        self.glossary = glossary


@cache
def chapters(game: str) -> list[Chapter]:
    """The rules of a game as they are told; none for a game that does not tell them."""
    if PART not in parts(game):
        return []
    found: list[Chapter] = []
    for name, number in _KEY.findall(catalogue_text("en", game, PART)):
        if number:
            found[-1].rules.append(f"{name}{number}")
        else:
            found.append(Chapter(name, []))
    # What is titled and has no rules below belongs to the glossary.
    return [chapter for chapter in found if chapter.rules]
