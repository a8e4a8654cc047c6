"""The games for one learner, with bots in the other seats, as Gymnasium environments.

`import manoa.envs.gymnasium` registers `manoa/ElDorado-v0`, `manoa/Valdora-v0` and `manoa/Island-v0`; `make_vec` of
them plays many games in one call.
"""

from __future__ import annotations

from typing import Any, ClassVar

from manoa import bots
from manoa.envs.dealing import Deal, missing
from manoa.envs.rendering import MODES, checked_mode, rendered
from manoa.envs.vector import Array, VectorGames
from manoa.kernel.game import Game, Options

try:
    import gymnasium
    import numpy
except ImportError:
    raise missing("gymnasium", "envs") from None

IDS = {"eldorado": "manoa/ElDorado-v0", "valdora": "manoa/Valdora-v0", "island": "manoa/Island-v0"}

Observation = dict[str, Any]


def _spaces(game: Game) -> tuple[gymnasium.spaces.Dict, gymnasium.spaces.Discrete]:
    size, actions = int(game.observer().size), game.action_space_size
    observation = {
        "observation": gymnasium.spaces.Box(0, 255, (size,), numpy.uint8),
        "action_mask": gymnasium.spaces.Box(0, 1, (actions,), numpy.int8),
    }
    return gymnasium.spaces.Dict(observation), gymnasium.spaces.Discrete(actions)


class ManoaEnv(gymnasium.Env[Observation, int]):  # type: ignore[misc]  # an extra, whose types are not read
    """One seat is the learner's; a bot plays the others. The reward comes at the end, from 1 for the winner to -1.

    An action that is not open ends the game and counts as lost; `action_mask` says which ones are.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        opponents: str = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.deal = Deal(game, players, options)
        self.seat = self.deal.checked_seat(seat)
        self.opponents = opponents
        self.render_mode = checked_mode(render_mode)
        self.game: Game = self.deal.example
        self.observation_space, self.action_space = _spaces(self.game)
        self._observer = self.game.observer()
        self._bot = bots.make(opponents)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        super().reset(seed=seed)
        self.game = self.deal.begin(int(self.np_random.integers(1 << 63)))
        self._bot = bots.make(self.opponents, int(self.np_random.integers(1 << 63)))
        self._let_others_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if action not in self.game.legal_actions():
            return self._seen(), -1.0, True, False, {"illegal_action": True}
        self.game.apply(action)
        self._let_others_play()
        reward = self.game.returns()[self.seat] if self.game.is_over else 0.0
        return self._seen(), reward, self.game.is_over, False, {}

    def render(self) -> Any:
        """The position in words, as a drawing or as pixels (`manoa.envs.rendering`)."""
        return rendered(self.game, self.render_mode)

    def _let_others_play(self) -> None:
        while not self.game.is_over and self.game.current_player != self.seat:
            self.game.apply(self._bot.choose(self.game))

    def _seen(self) -> Observation:
        self.game.observe(self.seat, self._observer)
        mask = bytes(self.game.action_space_size) if self.game.is_over else self.game.legal_mask()
        return {
            "observation": numpy.array(self._observer.numbers, dtype=numpy.uint8),
            "action_mask": numpy.frombuffer(mask, dtype=numpy.int8),
        }


class ManoaVectorEnv(gymnasium.vector.VectorEnv[Observation, Any, Array]):  # type: ignore[misc]  # as above
    """Many games for one learner in one call. A game that ends is dealt anew in the same step, and what was seen of its
    end is in `final_obs`. An action that is not open is refused, and then none is played."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Options | None = None,
        opponents: str = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = checked_mode(render_mode)
        self._settings = (game, num_envs, players, options)
        self._games = VectorGames(*self._settings)
        self.num_envs = self._games.number
        self.opponents = opponents
        self.seat = self._games.deal.checked_seat(seat)
        self.single_observation_space, self.single_action_space = _spaces(self._games.deal.example)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, self.num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, self.num_envs)
        self._bots = [bots.make(opponents, place) for place in range(self.num_envs)]

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 62))
        self._games = VectorGames(*self._settings, seed=drawn)
        self._bots = [bots.make(self.opponents, drawn + place) for place in range(self.num_envs)]
        self._games.play_others(self.seat, self._bots)
        return self._seen(), {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        self._games.step(actions)
        self._games.play_others(self.seat, self._bots)
        rewards = self._games.rewards[:, self.seat].copy()
        done = self._games.done.astype(numpy.bool_)
        return self._seen(), rewards, done, numpy.zeros(self.num_envs, numpy.bool_), self._ends(done)

    def _ends(self, done: Array) -> dict[str, Any]:
        """What the learner saw of the games that have ended."""
        infos: dict[str, Any] = {}
        for place in map(int, numpy.flatnonzero(done)):
            ended = self._games.finished(place)
            assert ended is not None
            seen = {
                "observation": numpy.frombuffer(ended.observation(self.seat), numpy.uint8),
                "action_mask": numpy.zeros(ended.action_space_size, numpy.int8),
            }
            infos = self._add_info(infos, {"final_obs": seen, "final_info": {}}, place)
        return infos

    def _seen(self) -> Observation:
        return {"observation": self._games.observations.copy(), "action_mask": self._games.masks.astype(numpy.int8)}


for _game, _id in IDS.items():
    gymnasium.register(
        id=_id,
        entry_point="manoa.envs.gymnasium:ManoaEnv",
        vector_entry_point="manoa.envs.gymnasium:ManoaVectorEnv",
        kwargs={"game": _game},
    )
