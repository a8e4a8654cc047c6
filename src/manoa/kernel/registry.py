"""The games that there are: how one is begun, taken up from a position, and listed for a lobby."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from manoa.kernel.errors import BadOption, BadRecord, shown
from manoa.kernel.game import Game, Options, Position
from manoa.kernel.options import Option, normal
from manoa.kernel.strategy import Strategy


class Maps:
    """The named maps of a game, for a lobby to choose from.

    `option` is the option that takes their names, `facts` tells what there is to say about one, `picture` draws it as
    SVG, light or dark.
    """

    def __init__(
        self, option: str, facts: Callable[[str], dict[str, Any]], picture: Callable[[str, bool], str]
    ) -> None:
        self.option = option
        self.facts = facts
        self.picture = picture


class Shapes:
    """What a game's view, descriptions and events look like, as TypedDicts: the client's types are generated from them.

    `view` is one TypedDict; `description` and `event` are unions of them, told apart by `kind`.
    """

    def __init__(self, view: type, description: Any, event: Any = None) -> None:
        self.view = view
        self.description = description
        self.event = event


class Title:
    """A game as the registry knows it.

    `begin` deals a new game, `restore` takes up the state of a position, `strategy` knows good play from bad. `maps`
    is None for a game without named maps, `shapes` for one that has no client to be typed.
    """

    def __init__(
        self,
        name: str,
        version: int,
        players: tuple[int, int],
        options: list[Option],
        begin: Callable[[int, int, Options], Game],
        restore: Callable[[int, Options, dict[str, Any]], Game],
        strategy: Strategy,
        maps: Maps | None = None,
        shapes: Shapes | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.players = players
        self.options = options
        self.begin = begin
        self.restore = restore
        self.strategy = strategy
        self.maps = maps
        self.shapes = shapes

    def map_names(self) -> list[str]:
        """The names that the option of maps offers."""
        return [
            name
            for option in self.options
            if self.maps is not None and option.name == self.maps.option
            for name in option.values or []
        ]


_titles: dict[str, Title] = {}


def register(title: Title) -> None:
    """Makes a game known; its package does so when it is imported."""
    _titles[title.name] = title


def title(name: object) -> Title:
    """The game of that name."""
    if not isinstance(name, str) or name not in _titles:
        raise BadOption("error-game-unknown", title=shown(name), values=", ".join(sorted(_titles)))
    return _titles[name]


def new(game: str, *, players: int, seed: int = 0, options: Options | None = None) -> Game:
    """A new game. The same arguments always deal the same game."""
    known = title(game)
    checked_players(known, players)
    checked_seed(seed)
    return known.begin(players, seed, normal(game, known.options, options))


def load(position: Position) -> Game:
    """The game of a position that `Game.position` wrote."""
    if not isinstance(position, dict):
        raise BadRecord("error-position-not-a-table")
    fields = ("game", "version", "players", "options", "state")
    for field in fields:
        if field not in position:
            raise BadRecord("error-position-field-missing", field=field)
    for field in position:
        if field not in fields:
            raise BadRecord("error-position-field-unknown", field=str(field))
    known = title(position["game"])
    checked_version(known, position["version"])
    checked_players(known, position["players"])
    options = normal(known.name, known.options, position["options"])
    if not isinstance(position["state"], dict):
        raise BadRecord("error-position-field", field="state", value=shown(position["state"]))
    return known.restore(position["players"], options, position["state"])


def catalogue() -> list[dict[str, Any]]:
    """The games with their player counts, options and the option that takes maps, JSON-able: what a lobby needs."""
    return [
        {
            "name": known.name,
            "version": known.version,
            "players": list(range(known.players[0], known.players[1] + 1)),
            "options": [option.as_dict() for option in known.options],
            "maps": None if known.maps is None else known.maps.option,
        }
        for _, known in sorted(_titles.items())
    ]


def checked_players(known: Title, players: object) -> int:
    """A player count that the game takes."""
    least, most = known.players
    if isinstance(players, bool) or not isinstance(players, int) or not least <= players <= most:
        raise BadOption("error-players", title=known.name, value=shown(players), least=least, most=most)
    return players


def checked_seed(seed: object) -> int:
    """A seed: a whole number of at most 64 bits."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 64:
        raise BadOption("error-seed", value=shown(seed))
    return seed


def checked_version(known: Title, version: object) -> int:
    """The version of the rules that are here: a position or record of other rules would mean other moves."""
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise BadRecord("error-version-not-a-number", value=shown(version))
    if version > known.version:
        raise BadRecord("error-version-future", title=known.name, value=version, version=known.version)
    if version < known.version:
        raise BadRecord("error-version-past", title=known.name, value=version, version=known.version)
    return version
