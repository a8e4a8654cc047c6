"""The games for OpenSpiel: `import manoa.envs.openspiel` registers `manoa_eldorado`, `manoa_island`, `manoa_valdora`.

>>> import pyspiel
>>> import manoa.envs.openspiel
>>> game = pyspiel.load_game("manoa_eldorado(players=2,round_limit=20)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 6)

Chance is explicit in all of them, the opening included: a draw is a chance node with as many outcomes as there are
lots, all alike. Options of a game are its parameters; see `settings`.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, ClassVar

from manoa.envs.course import Course, table
from manoa.envs.dealing import missing
from manoa.envs.rendering import words_of
from manoa.kernel import registry
from manoa.kernel.game import Options
from manoa.kernel.options import Option

try:
    import numpy
    import pyspiel
except ImportError:
    raise missing("open-spiel", "openspiel") from None

PREFIX = "manoa_"
# An option that is off, or that is not said, as a number and as a text; and how a table or list begins.
_NONE = -1
_NOTHING = ""
_JSON = "json-"
# Parameters that are no options of a game.
_PLAYERS, _LENGTH = "players", "max_decisions"
_ROUNDS, _DECISIONS = 200, 100_000
# No game draws among more: cards in a deck, gems in a bag, tiles in a stack.
_LOTS = 256
# Most decisions bring no draw, a few several.
_DRAWS = 8


def settings(game: str, options: Options | None = None, **more: int) -> dict[str, Any]:
    """The parameters for `pyspiel.load_game` that mean those options; `more` are `players` and `max_decisions`."""
    return {**more, **{name: _said(value) for name, value in (options or {}).items()}}


def _said(value: Any) -> bool | int | str:
    if value is None:
        return _NONE
    if isinstance(value, str) and value.isdecimal():
        return int(value)  # as OpenSpiel reads it from a text
    if isinstance(value, (bool, int, str)):
        return value
    # OpenSpiel writes parameters into a text in which brackets, commas and such mean something.
    return _JSON + urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")


def _meant(option: Option, value: Any) -> Any:
    if option.takes_words and isinstance(value, int):
        return str(value)
    if isinstance(value, str) and value.startswith(_JSON):
        coded = value.removeprefix(_JSON)
        return json.loads(urlsafe_b64decode(coded + "=" * (-len(coded) % 4)))
    return None if value in (_NONE, _NOTHING) and not isinstance(value, bool) else value


def _parameters(title: registry.Title) -> dict[str, Any]:
    """What can be said about a game, with what holds where nothing is said."""
    said: dict[str, Any] = {_PLAYERS: title.players[0], _LENGTH: _DECISIONS}
    for option in title.options:
        default = _ROUNDS if option.name == "round_limit" else option.simulated
        # A count may be off; a table, which has no count to offer, is written as a text.
        said[option.name] = _NOTHING if option.name == "data" else _said(default)
    return said


def _type(title: registry.Title) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + title.name,
        long_name=f"Manoa: {title.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.players[1],
        min_num_players=title.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(title),
    )


class ManoaGame(pyspiel.Game):  # type: ignore[misc]  # an extra, whose types are not read
    """A game with its players and options. After `max_decisions` it is over, undecided if the rules do not say more."""

    title: ClassVar[registry.Title]
    kind: ClassVar[Any]

    def __init__(self, parameters: dict[str, Any]) -> None:
        title = self.title
        options = {option.name: _meant(option, parameters[option.name]) for option in title.options}
        players = registry.checked_players(title, parameters[_PLAYERS])
        self.table = table(title.name, players, json.dumps(options, sort_keys=True))
        self.longest: int = max(1, parameters[_LENGTH])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.opening.action_space_size,
            max_chance_outcomes=_LOTS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, info, parameters)

    def new_initial_state(self) -> ManoaState:
        return ManoaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return _LOTS + _DRAWS * self.longest

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> ManoaObserver:
        if isinstance(kind, dict):
            # OpenSpiel leaves the kind out where any will do.
            kind, parameters = None, kind
        if parameters:
            raise ValueError(f"observations of {self.get_type().short_name} have no parameters, not {parameters}")
        return ManoaObserver(self, kind)


class ManoaState(pyspiel.State):  # type: ignore[misc]  # as above
    """A position: of a seat that decides, of chance that draws, or the end."""

    def __init__(self, game: ManoaGame) -> None:
        super().__init__(game)
        self.course = Course(game.table)
        self.longest = game.longest

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.course.left or self.course.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.course.game.current_player)

    def is_terminal(self) -> bool:
        course = self.course
        if course.left or course.game is None:
            return False
        return bool(course.game.is_over) or course.decisions >= self.longest

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course.game is not None
        return self.course.game.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = self.course.left
        return [(lot, 1 / left) for lot in range(left)]

    def _apply_action(self, action: int) -> None:
        if self.course.left:
            self.course.draw(action)
        else:
            self.course.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.course.game
        if player < 0:
            return f"lot {action}"
        if self.course.left or game is None or action not in game.legal_actions():
            return f"action {action}"
        return " ".join(said if name == "kind" else f"{name}={said}" for name, said in game.describe(action).items())

    def returns(self) -> list[float]:
        game = self.course.game
        return [0.0] * self.num_players() if game is None or not self.is_terminal() else game.returns()

    def __str__(self) -> str:
        course = self.course
        state = None if course.game is None else course.game.position()["state"]
        return json.dumps({"state": state, "history": self.history()[-1:], "lots": course.left}, sort_keys=True)


class ManoaObserver:
    """What a seat sees now, as numbers and in words; or, with perfect recall, a name for all that it has seen."""

    def __init__(self, game: ManoaGame, kind: Any) -> None:
        wanted = pyspiel.IIGObservationType(perfect_recall=False) if kind is None else kind
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("a seat sees what is public together with what is its own, not one of them alone")
        self.recalls = bool(wanted.perfect_recall)
        size = len(game.table.labels)
        self.tensor: Any = None if self.recalls else numpy.zeros(size, numpy.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: ManoaState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = numpy.frombuffer(state.course.numbers(player), numpy.uint8)

    def string_from(self, state: ManoaState, player: int) -> str:
        if self.recalls:
            return f"seat {player}: {state.course.seen(player)}"
        return words_of(state.course.table.labels, state.course.numbers(player))


def _register() -> None:
    for title in registry.titles():
        kind = _type(title)
        # A class for each: OpenSpiel lets go of what makes games when Python is gone already, which only a class bears.
        maker = type(f"{ManoaGame.__name__}_{title.name}", (ManoaGame,), {"title": title, "kind": kind})
        pyspiel.register_game(kind, maker)


_register()
