"""Names that look alike: two people at one table must not be taken for each other, whether by chance or on purpose.

Names are compared by what they look like and not by their characters, after the idea of Unicode's report 39: each
character stands for all that are drawn like it. Of those, the ones that occur in names are listed here.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

# Cyrillic and Greek letters and figures that are drawn like the Latin letter before them.
_DRAWN_ALIKE = {
    "a": "аɑα",
    "b": "Ьβ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еҽ",
    "g": "ɡ",
    "h": "һн",
    "i": "іιıl1|!jјӏ",
    "k": "кκ",
    "m": "мμ",
    "n": "ո",
    "o": "оοσօ0",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ5",
    "t": "тτ",
    "u": "υս",
    "v": "ѵν",
    "w": "ѡω",
    "x": "хχ×",
    "y": "уγү",
    "z": "ʐ2",
}
_SKELETON = {ord(other): letter for letter, others in _DRAWN_ALIKE.items() for other in others.casefold()}
# What stands between letters, and what is drawn in two strokes like one letter.
_LEFT_OUT = str.maketrans("", "", " .,'’`´_-·")
_IN_TWO = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """The same for all names that look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    drawn = letters.translate(_LEFT_OUT).translate(_SKELETON)
    for two, one in _IN_TWO:
        drawn = drawn.replace(two, one)
    return drawn


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name; with a number, if it looks like one of the others."""
    taken = {skeleton(other) for other in others}
    if skeleton(name) not in taken:
        return name
    number = 2
    while skeleton(f"{name} ({number})") in taken:
        number += 1
    return f"{name} ({number})"
