"""Fitting the evaluation's network to positions that were played: Adam on small batches, in NumPy.

Two things are learned at once: by how much the result of each seat will be better than that of the others (squared
error), and whose game it will be (cross-entropy of the chances that the seats' logits make). The first tells far more
about each position than the second, so a seat's logit is its expected result, times a gain that is learned, plus what
the result does not tell, which is held small. Results are compared within a position: otherwise what makes one map
longer than another would be taken for what makes one seat better than another.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from manoa.kernel.errors import ManoaError

UNITS = 4
EPOCHS = 12
BATCH = 256
RATE = 0.01
DECAY = 2.0
REST_DECAY = 3.0
"""How fast weights fade that nothing speaks for: those of what the expected result does not tell fade fast."""
HELD_OUT = 10
"""One position in so many games is kept out of the fitting, to see how well it does on what it has not seen."""


class Positions(NamedTuple):
    """Positions as arrays: `features` (positions, seats, width), `there` which of the seats there are, the `shares` of
    the victory to learn, the `results`, and the number of the `game` that each was played in."""

    features: Any
    there: Any
    shares: Any
    results: Any
    game: Any


class Fit(NamedTuple):
    """The weights, and how surprised they are (cross-entropy) by games they have not seen, beside even chances."""

    weights: dict[str, Any]
    surprise: float
    even: float


def numpy() -> Any:
    """NumPy, which only training needs."""
    try:
        import numpy as found
    except ImportError:
        raise ManoaError("error-extra-missing", package="numpy", extra="train") from None
    return found


def untaught(game: str, features: list[str]) -> dict[str, Any]:
    """Weights that find all seats alike."""
    width = len(features)
    return {
        "game": game,
        "features": features,
        "means": [0.0] * width,
        "scales": [1.0] * width,
        "hidden": [],
        "hidden_bias": [],
        "logit": [0.0] * width,
        "result": [0.0] * width,
        "bias": [0.0, 0.0],
    }


def fit(game: str, names: list[str], positions: Positions, seed: int) -> Fit:
    """The weights that fit some positions best."""
    np = numpy()
    random = np.random.default_rng(seed)
    there = positions.there
    rows = positions.features[there]
    means = rows.mean(axis=0)
    scales = rows.std(axis=0)
    scales[scales < 1e-6] = 1.0
    inputs = (positions.features - means) / scales * there[..., None]
    known = positions.results[there]
    middle, spread = known.mean(), max(known.std(), 1e-6)
    results = _apart(np, (positions.results - middle) / spread, there)
    held = positions.game % HELD_OUT == 0
    if held.all() or not held.any():
        held[:] = False
        held[:1] = True
    taught = np.flatnonzero(~held) if not held.all() else np.flatnonzero(held)
    width = len(names)
    weights = {
        "hidden": random.normal(0.0, 1.0 / np.sqrt(width), (UNITS, width)),
        "hidden_bias": np.zeros(UNITS),
        "out": np.concatenate([np.zeros((width, 2)), random.normal(0.0, 0.1, (UNITS, 2)) * [0.0, 1.0]]),
        "bias": np.zeros(2),
        "gain": np.ones(1),
    }
    fading = dict.fromkeys(weights, DECAY) | {"out": np.array([REST_DECAY, DECAY]), "bias": 0.0, "gain": 0.0}
    moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in weights.items()}
    steps = 0
    total = EPOCHS * max(1, (len(taught) + BATCH - 1) // BATCH)
    for _ in range(EPOCHS):
        order = random.permutation(taught)
        for begin in range(0, len(order), BATCH):
            batch = order[begin : begin + BATCH]
            steps += 1
            slopes = _slopes(np, weights, inputs[batch], there[batch], positions.shares[batch], results[batch])
            rate = RATE * (1.0 - 0.95 * steps / total)
            for name, slope in slopes.items():
                mean, square = moments[name]
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                fair_mean = mean / (1.0 - 0.9**steps)
                fair_square = square / (1.0 - 0.999**steps)
                weights[name] -= rate * (fair_mean / (np.sqrt(fair_square) + 1e-8) + fading[name] * weights[name])
    kept = np.flatnonzero(held)
    judged = _forward(np, weights, inputs[kept])[1]
    chances = _chances(np, judged[..., 0] + weights["gain"] * judged[..., 1], there[kept])
    shares = positions.shares[kept]
    surprise = -(shares * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean()
    even = (shares.sum(axis=1) * np.log(there[kept].sum(axis=1))).mean()
    return Fit(_as_data(game, names, weights, means, scales, middle, spread), float(surprise), float(even))


def _forward(np: Any, weights: dict[str, Any], inputs: Any) -> tuple[Any, Any]:
    """The hidden layer, and for each seat what its result does not tell, and its result."""
    hidden = np.maximum(inputs @ weights["hidden"].T + weights["hidden_bias"], 0.0)
    width = inputs.shape[-1]
    return hidden, inputs @ weights["out"][:width] + hidden @ weights["out"][width:] + weights["bias"]


def _chances(np: Any, logits: Any, there: Any) -> Any:
    logits = np.where(there, logits, -1e9)
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def _apart(np: Any, numbers: Any, there: Any) -> Any:
    """By how much each seat's number is above the mean of its position."""
    mean = (numbers * there).sum(axis=1, keepdims=True) / there.sum(axis=1, keepdims=True)
    return (numbers - mean) * there


def _slopes(np: Any, weights: dict[str, Any], inputs: Any, there: Any, shares: Any, results: Any) -> dict[str, Any]:
    """How the loss of a batch changes with each weight."""
    hidden, out = _forward(np, weights, inputs)
    number = len(inputs)
    wrong = np.zeros_like(out)
    wrong[..., 0] = (_chances(np, out[..., 0] + weights["gain"] * out[..., 1], there) - shares) * there / number
    wrong[..., 1] = (_apart(np, out[..., 1], there) - results) / number + weights["gain"] * wrong[..., 0]
    flat, deep, both = (array.reshape(-1, array.shape[-1]) for array in (inputs, hidden, wrong))
    back = (both @ weights["out"][inputs.shape[-1] :].T) * (deep > 0.0)
    return {
        "hidden": back.T @ flat,
        "hidden_bias": back.sum(axis=0),
        "out": np.concatenate([flat.T @ both, deep.T @ both]),
        "bias": both.sum(axis=0),
        "gain": np.array([(wrong[..., 0] * out[..., 1]).sum()]),
    }


def _as_data(
    game: str, names: list[str], weights: dict[str, Any], means: Any, scales: Any, middle: float, spread: float
) -> dict[str, Any]:
    def rounded(array: Any) -> Any:
        return [rounded(inner) for inner in array] if getattr(array, "ndim", 0) else float(f"{float(array):.5g}")

    return {
        "game": game,
        "features": names,
        "means": rounded(means),
        "scales": rounded(scales),
        "hidden": rounded(weights["hidden"]),
        "hidden_bias": rounded(weights["hidden_bias"]),
        "logit": rounded(weights["out"][:, 0] + weights["gain"] * weights["out"][:, 1]),
        "result": rounded(weights["out"][:, 1] * spread),
        "bias": [
            rounded(weights["bias"][0] + weights["gain"][0] * weights["bias"][1]),
            rounded(weights["bias"][1] * spread + middle),
        ],
    }
