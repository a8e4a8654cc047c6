"""pgx on the processor: many games in one compiled call, each ended game begun anew, random open actions."""

import os
from collections.abc import Callable
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import pgx
from pgx.experimental import auto_reset

from bench.measure import Meter, options, rate, report

GAMES = ("connect_four", "backgammon")
NUMBER = 256


def stepping(name: str) -> Callable[[int], int]:
    environment = pgx.make(name)
    step = auto_reset(environment.step, environment.init)

    def act(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, drawing = jax.random.split(key, 3)
        likely = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, likely, axis=-1)
        return jax.vmap(step)(state, actions, jax.random.split(drawing, NUMBER)), key

    stepped = jax.jit(act)
    state = jax.jit(jax.vmap(environment.init))(jax.random.split(jax.random.PRNGKey(1), NUMBER))
    state, key = stepped(state, jax.random.PRNGKey(2))  # compiled before the clock runs

    def work(_piece: int) -> int:
        nonlocal state, key
        state, key = stepped(state, key)
        jax.block_until_ready(state.observation)
        return NUMBER

    return work


def meter(name: str) -> Meter:
    work: list[Callable[[int], int]] = []

    def measured(seconds: float) -> float:
        if not work:
            work.append(stepping(name))
        return rate(work[0], seconds)

    return measured


if __name__ == "__main__":
    report({f"{name} x {NUMBER}": {"steps": meter(name)} for name in GAMES}, options(__doc__).parse_args())
