"""The messages of the command line: one language for one run."""

from __future__ import annotations

import os

from manoa.kernel.language import Argument, best_language, say


class Texts:
    """Says messages in one language, those of a game among them where one is named."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game

    def __call__(self, key: str, **arguments: Argument) -> str:
        return say(self.language, key, arguments, self.game)

    def of(self, game: str) -> Texts:
        """The same language with a game's own messages."""
        return Texts(self.language, game)


def chosen_language(wanted: str | None) -> str:
    """The language that was asked for, or else the one of MANOA_LANGUAGE or of the system."""
    return best_language(wanted or os.environ.get("MANOA_LANGUAGE") or os.environ.get("LANG", ""))
