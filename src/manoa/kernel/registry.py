"""The games that there are: how one is found, begun, taken up from a position, and listed for a lobby.

The games of this package register themselves when it is imported. Games of other packages are found by their entry
points in the group `manoa.games`, each of which names a `Title`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from threading import RLock
from typing import Any, Final, NamedTuple, SupportsIndex

from manoa.kernel.errors import BadOption, BadRecord, ManoaError, shown
from manoa.kernel.fixed import fixed
from manoa.kernel.game import Game, Options, Position, whole_number
from manoa.kernel.language import LANGUAGES, add_catalogue
from manoa.kernel.learning import Learning
from manoa.kernel.options import Option, complete, normal
from manoa.kernel.strategy import Strategy

GROUP: Final = "manoa.games"

POSITION: Final = ("game", "version", "players", "options", "state")
"""What a position says."""


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


class Workshop:
    """Where people build maps of their own for a game, piece by piece.

    `pieces` tells what there is to build with. `look` takes a map that need not be whole, the side of a piece that
    somebody holds (or nothing) and a language, and tells what follows from it, what is wrong, and where the piece
    fits. `analyse` measures a map as far as it is built; `trial` plays a game on a whole one, the one with that
    number, and `judge` sums trials up, of which it wants `games`. `generate` makes a map from a seed and wishes.
    `text` writes one as a file, under a name and with other options of the game as remarks; `picture` draws it as SVG
    with all that is needed to lay it out, under a name and with other options, in a language, light or dark. All of
    them refuse what is no map. `shapes` says what `pieces`, `look`, `analyse` and `judge` tell.
    """

    def __init__(
        self,
        pieces: Callable[[], dict[str, Any]],
        look: Callable[[object, str, str], dict[str, Any]],
        analyse: Callable[[object], dict[str, Any]],
        trial: Callable[[object, int], dict[str, Any]],
        judge: Callable[[list[dict[str, Any]]], dict[str, Any]],
        games: int,
        generate: Callable[[int, dict[str, Any]], dict[str, Any]],
        text: Callable[[object, str, Options], str],
        picture: Callable[[object, str, Options, str, bool], str],
        shapes: Mapping[str, Any],
    ) -> None:
        self.pieces = pieces
        self.look = look
        self.analyse = analyse
        self.trial = trial
        self.judge = judge
        self.games = games
        self.generate = generate
        self.text = text
        self.picture = picture
        self.shapes = shapes


class Sample(NamedTuple):
    """A way to play a game that shows what it is like: what is measured, and where tests that know no game begin."""

    name: str
    players: int
    options: Options


class Shapes:
    """What a game's view, descriptions and events look like, as TypedDicts: the client's types are generated from them.

    `view` is one TypedDict, and so is `glossary`; `description` and `event` are unions of them, told apart by `kind`.
    """

    def __init__(self, view: type, description: Any, event: Any = None, glossary: type | None = None) -> None:
        self.view = view
        self.description = description
        self.event = event
        self.glossary = glossary


class Title:
    """A game as the registry knows it: all that anything outside its folder must know of it.

    `version` is that of its rules, `oldest` the first that is still played (docs/versions.md says what they mean).
    `begin` deals a new game, `restore` takes up the state of a position; both get all options, and the version to play
    by, which the game keeps as its own. `strategy` knows good play from bad. `folder` is where the game's `locale` and
    `data` lie. `maps` is None for a game without named maps, `workshop` for one without maps of people's own, `shapes`
    for one that has no client to be typed. `terminal` is where its `manoa.terminal.screen.Screen` is, as `module:name`,
    and `commands` are Typer applications of its own for the command line, by the word that calls them, written in the
    same way: both are imported when they are needed. The first of the `samples` is the one that is measured most; after
    `rounds` rounds a random game has shown all that can happen. `learning` is what can be looked up about it. `picture`
    draws what everyone sees of a position on the map, as SVG; None for a game that is shown in words only.
    """

    def __init__(
        self,
        name: str,
        version: int,
        players: tuple[int, int],
        options: list[Option],
        begin: Callable[[int, int, Options, int], Game],
        restore: Callable[[int, Options, dict[str, Any], int], Game],
        strategy: Strategy,
        folder: Traversable,
        maps: Maps | None = None,
        workshop: Workshop | None = None,
        shapes: Shapes | None = None,
        terminal: str = "",
        commands: Mapping[str, str] | None = None,
        samples: Sequence[Sample] = (),
        rounds: int = 60,
        oldest: int = 1,
        learning: Learning | None = None,
        picture: Callable[[Game], str] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.players = players
        self.options = options
        self.begin = begin
        self.restore = restore
        self.strategy = strategy
        self.folder = folder
        self.maps = maps
        self.workshop = workshop
        self.shapes = shapes
        self.terminal = terminal
        self.commands = dict(commands or {})
        # Random players may wander for ever: a round limit ends their games.
        self.samples = list(samples) or [Sample(f"{players[1]} players", players[1], {"round_limit": 100})]
        self.rounds = rounds
        self.oldest = oldest
        self.learning = learning
        self.picture = picture

    @property
    def locale(self) -> Traversable:
        """The folder of its messages, a file a language."""
        return self.folder.joinpath("locale")

    def map_names(self) -> list[str]:
        """The names that the option of maps offers."""
        return [
            name
            for option in self.options
            if self.maps is not None and option.name == self.maps.option
            for name in option.values or []
        ]


# Finding the games ----------------------------------------------------------------------------------------------------

_titles: dict[str, Title] = {}
# What is wrong with games of other packages, by their names and packages.
_broken: dict[tuple[str, str], BadOption] = {}
_looking = RLock()
_looked = False


def register(title: Title) -> None:
    """Makes a game known."""
    _titles[title.name] = title
    add_catalogue(title.name, title.locale)


def title(name: object) -> Title:
    """The game of that name."""
    if isinstance(name, str):
        if name not in _titles:
            _look_elsewhere()
        if name in _titles:
            return _titles[name]
        for (of, _), refused in _broken.items():
            if of == name:
                raise refused
    raise BadOption("error-game-unknown", title=shown(name), values=", ".join(known.name for known in titles()))


def titles() -> list[Title]:
    """All games, by name."""
    _look_elsewhere()
    return [known for _, known in sorted(_titles.items())]


def broken() -> list[BadOption]:
    """What is wrong with games of other packages that are installed."""
    _look_elsewhere()
    return list(_broken.values())


def refuse(name: str, package: str, error: Exception) -> BadOption:
    """Notes what is wrong with a game of another package, or with a part of it."""
    why = error if isinstance(error, ManoaError) else f"{type(error).__name__}: {error}"
    refused = BadOption("error-game-broken", title=name, package=package, reason=why)
    _broken[name, package] = refused
    return refused


def _look_elsewhere() -> None:
    """Takes in the games of other packages. One that is broken is left out; whoever asks for it learns why."""
    global _looked
    with _looking:
        if _looked:
            return
        _looked = True
        for found in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
            try:
                register(_plugged_in(found))
            except Exception as error:  # a package of anybody's: whatever it raises, the other games are played
                refuse(found.name, found.dist.name if found.dist is not None else found.value, error)


def _plugged_in(found: EntryPoint) -> Title:
    """The game of an entry point, looked at so far that it will not fail at the first word."""
    loaded = found.load()
    if not isinstance(loaded, Title) or loaded.name != found.name:
        raise BadOption("error-game-not-a-title", value=found.value, title=found.name)
    if loaded.name in _titles:
        raise BadOption("error-game-twice", title=loaded.name)
    for language in LANGUAGES:
        if not loaded.locale.joinpath(f"{language}.ftl").is_file():
            raise BadOption("error-game-without-words", value=language)
    if all(option.name != "round_limit" for option in loaded.options):
        raise BadOption("error-game-without-limit")
    return loaded


# Beginning a game -----------------------------------------------------------------------------------------------------


def new(
    game: str,
    *,
    players: SupportsIndex,
    seed: SupportsIndex = 0,
    options: Options | None = None,
    version: int | None = None,
) -> Game:
    """A new game, by the rules of now or of an older version. The same arguments always deal the same game."""
    known = title(game)
    by = known.version if version is None else checked_version(known, version)
    seats, chance = checked_players(known, players), checked_seed(seed)
    said = fixed(normal(game, known.options, options, by))
    return _of_version(known.begin(seats, chance, complete(known.options, said), by), said, by)


def load(position: Position) -> Game:
    """The game of a position that `Game.position` wrote."""
    if not isinstance(position, dict):
        raise BadRecord("error-position-not-a-table")
    for field in POSITION:
        if field not in position:
            raise BadRecord("error-position-field-missing", field=field)
    for field in position:
        if field not in POSITION:
            raise BadRecord("error-position-field-unknown", field=str(field))
    known = title(position["game"])
    by = checked_version(known, position["version"])
    players = checked_players(known, position["players"])
    said = fixed(normal(known.name, known.options, position["options"], by))
    if not isinstance(position["state"], dict):
        raise BadRecord("error-position-field", field="state", value=shown(position["state"]))
    restored = known.restore(players, complete(known.options, said), position["state"], by)
    return _of_version(restored, said, by)


def _of_version(game: Game, options: Options, version: int) -> Game:
    """A game that says of itself what its version can say: what it writes is then read by all that know the version."""
    if game.version != version:
        raise RuntimeError(f"{game.name} was to be played by version {version}, but says {game.version}")
    game.options = options
    return game


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
        for known in titles()
    ]


def checked_players(known: Title, players: object) -> int:
    """A player count that the game takes."""
    least, most = known.players
    number = whole_number(players)
    if not least <= number <= most:
        # The word "2" is not the number 2.
        value = repr(players) if isinstance(players, str) else shown(players)
        raise BadOption("error-players", title=known.name, value=value, least=least, most=most)
    return number


def checked_seed(seed: object) -> int:
    """A seed: a whole number of at most 64 bits."""
    number = whole_number(seed)
    if not 0 <= number < 1 << 64:
        raise BadOption("error-seed", value=shown(seed))
    return number


def checked_version(known: Title, version: object) -> int:
    """A version of the rules that is played here."""
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise BadRecord("error-version-not-a-number", value=shown(version))
    if version > known.version:
        raise BadRecord("error-version-future", title=known.name, value=version, version=known.version)
    if version < known.oldest:
        raise BadRecord("error-version-past", title=known.name, value=version, oldest=known.oldest)
    return version
