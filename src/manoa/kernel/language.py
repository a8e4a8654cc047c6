"""Words for people: Fluent messages in four languages, one catalogue for the house and one for each game.

An argument may be a name of the game's own: an argument `card` with the value `scout` is said as the message
`card-scout` of the same catalogue, so that events and errors carry ids and every language prints its own names.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it", "es", "pl")

Argument = str | int | float

# Where each game keeps its messages; the house's have no name.
_folders: dict[str, Traversable] = {"": files("manoa").joinpath("locale")}


def add_catalogue(game: str, folder: Traversable) -> None:
    """Makes the messages of a game known: a folder with one file a language, which may lie anywhere."""
    _folders[game] = folder
    _bundle.cache_clear()


def parts(game: str = "") -> list[str]:
    """The parts of a catalogue that lie in folders of their own: what is long and not needed at every table, such as a
    game's guide. The keys of a part begin with its name."""
    return sorted(entry.name for entry in _folders[game].iterdir() if entry.joinpath("en.ftl").is_file())


def catalogue_text(language: str, game: str = "", part: str = "") -> str:
    """The messages of the house, or of a game, as they are written; without its parts, or one of them."""
    folder = _folders[game].joinpath(part) if part else _folders[game]
    return folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def say(language: str, key: str, arguments: Mapping[str, Argument] | None = None, game: str = "") -> str:
    """The message `key` in `language`, from the game's catalogue or the house's."""
    bundle = _bundle(language, game)
    message = bundle.get_message(key) if bundle.has_message(key) else None
    if message is None or message.value is None:
        raise KeyError(f"no message {key!r} in {language!r} for {game or 'the house'}")
    named = {name: _named(bundle, name, value) for name, value in (arguments or {}).items()}
    text, problems = bundle.format_pattern(message.value, named)
    if problems:
        raise KeyError(f"message {key!r} in {language!r}: {problems[0]}")
    return str(text)


def has_message(language: str, key: str, game: str = "") -> bool:
    """Whether the catalogue holds the message."""
    return bool(_bundle(language, game).has_message(key))


def best_language(wanted: str) -> str:
    """One of the four for a locale name such as `pl_PL.UTF-8`; English when it is none of them."""
    short = wanted.replace("_", "-").split("-")[0].lower()
    return short if short in LANGUAGES else "en"


def _named(bundle: FluentBundle, name: str, value: Argument) -> Any:
    key = f"{name}-{value}"
    if isinstance(value, str) and bundle.has_message(key):
        pattern = bundle.get_message(key).value
        if pattern is not None:
            return str(bundle.format_pattern(pattern, {})[0])
    return value


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    # Isolation marks around arguments are for mixed writing directions, which these four languages do not have.
    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in ("", game) if game else ("",):
        for part in ("", *parts(catalogue)):
            bundle.add_resource(FluentResource(catalogue_text(language, catalogue, part)))
    return bundle
