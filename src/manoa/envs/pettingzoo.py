"""The games as PettingZoo environments, one agent a seat: `env("eldorado", players=4)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from manoa.envs.dealing import Deal, missing
from manoa.envs.rendering import MODES, checked_mode, rendered
from manoa.kernel.errors import BadOption, shown
from manoa.kernel.game import Game, Options, whole_number

try:
    import gymnasium
    import numpy
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise missing("pettingzoo", "envs") from None

Observation = dict[str, Any]
# As many decisions as anybody waits for.
_LONGEST = 1_000_000_000


def env(game: str, **settings: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual guards: an illegal action ends the game and counts as lost."""
    made: Any = raw_env(game, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name
    """A game. After `max_cycles` decisions it is cut short, if that is set; random players may wander for ever."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "render_fps": 2,
        "name": "manoa_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, max_cycles, render_mode)
        super().__init__()
        self.deal = Deal(game, players, options)
        self.max_cycles = None if max_cycles is None else whole_number(max_cycles)
        if self.max_cycles is not None and not 1 <= self.max_cycles <= _LONGEST:
            raise BadOption("error-option-number", option="max_cycles", value=shown(max_cycles), least=1, most=_LONGEST)
        # PettingZoo's own tests ask for a window of every environment; nothing is drawn in one.
        self.render_mode = render_mode if render_mode == "human" else checked_mode(render_mode)
        self.game: Game = self.deal.example
        self._observer = self.game.observer()
        size, actions = int(self._observer.size), self.game.action_space_size
        self.possible_agents = [f"player_{seat}" for seat in range(self.deal.players)]
        self.agents = self.possible_agents[:]
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.agents}
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 255, (size,), numpy.uint8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), numpy.int8),
                }
            )
            for agent in self.agents
        }
        self._random = seeding.np_random()[0]
        self._decisions = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deals anew: from the seed, or from what the last one leads to."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.game = self.deal.begin(int(self._random.integers(1 << 63)))
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.current_player]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and what it may do if it decides."""
        seat = self.possible_agents.index(agent)
        self.game.observe(seat, self._observer)
        decides = self.game.current_player == seat
        mask = self.game.legal_mask() if decides else bytes(self.game.action_space_size)
        return {
            "observation": numpy.array(self._observer.numbers, dtype=numpy.uint8),
            "action_mask": numpy.frombuffer(mask, dtype=numpy.int8),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent = self.agent_selection
        self.game.apply(action)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.is_over:
            self.rewards = dict(zip(self.agents, self.game.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self.game.current_player]
            if self._decisions == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> Any:
        """The position in words, as a drawing or as pixels (`manoa.envs.rendering`)."""
        if self.render_mode is None:
            gymnasium.logger.warn("No render mode was chosen when the environment was made.")
        return rendered(self.game, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
