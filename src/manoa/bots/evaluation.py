"""The learned evaluation: what each seat's chances are, as a small network reads it off a game's features.

The network sees one seat at a time: its features, brought to a common scale, go straight and through one hidden layer
to two numbers, the seat's logit and the result that it can expect. The seats' logits together make their chances
(softmax), so that one network serves any number of seats. The weights are data of the game, `data/evaluation.json`,
written by `manoa train`, and belong to the features whose names they carry.
"""

from __future__ import annotations

import json
from importlib.resources.abc import Traversable
from math import exp
from typing import Any, Final

from manoa.bots.bot import outcome
from manoa.kernel import registry
from manoa.kernel.errors import BadOption
from manoa.kernel.game import Game
from manoa.kernel.native import i64, vec
from manoa.kernel.strategy import Strategy

FILE: Final = "evaluation.json"
FIELDS: Final = ("game", "features", "means", "scales", "hidden", "hidden_bias", "logit", "result", "bias")


class Evaluation:
    """A network with its features. `logit` and `result` have a weight for each feature, then for each hidden unit."""

    def __init__(self, strategy: Strategy, weights: dict[str, Any], where: str) -> None:
        self.strategy = strategy
        _check(strategy.feature_names(), weights, where)
        self.width: i64 = len(weights["features"])
        self.units: i64 = len(weights["hidden"])
        self.means = _vector(weights["means"])
        self.inverse = _vector([1.0 / float(scale) for scale in weights["scales"]])
        self.hidden = _vector([float(weight) for unit in weights["hidden"] for weight in unit])
        self.hidden_bias = _vector(weights["hidden_bias"])
        self.logit = _vector(weights["logit"])
        self.result = _vector(weights["result"])
        self.bias = _vector(weights["bias"])
        self.input = _vector([0.0] * int(self.width))
        # The last position that was looked at: all seats' features, and each seat's logit and expected result.
        self.features: vec[float] = vec[float]()
        self.logits: vec[float] = vec[float]()
        self.results: vec[float] = vec[float]()

    def look(self, game: Game) -> None:
        """Measures and judges all seats of a position."""
        players = int(game.players)
        if len(self.logits) != players:
            self.features = vec[float]([0.0] * (players * int(self.width)))
            self.logits = vec[float]([0.0] * players)
            self.results = vec[float]([0.0] * players)
        self.strategy.features(game, self.features)
        seat: i64 = 0
        while seat < players:
            self._judge(seat)
            seat += 1

    def _judge(self, seat: i64) -> None:
        width = self.width
        logit: float = self.bias[0]
        result: float = self.bias[1]
        feature: i64 = 0
        while feature < width:
            value: float = (self.features[seat * width + feature] - self.means[feature]) * self.inverse[feature]
            self.input[feature] = value
            logit += value * self.logit[feature]
            result += value * self.result[feature]
            feature += 1
        unit: i64 = 0
        while unit < self.units:
            total: float = self.hidden_bias[unit]
            begin: i64 = unit * width
            feature = 0
            while feature < width:
                total += self.input[feature] * self.hidden[begin + feature]
                feature += 1
            if total > 0.0:
                logit += total * self.logit[width + unit]
                result += total * self.result[width + unit]
            unit += 1
        self.logits[seat] = logit
        self.results[seat] = result

    def chances(self, game: Game) -> list[float]:
        """Each seat's chance of winning; the outcome of a game that is over."""
        self.look(game)
        if game.is_over:
            return outcome(game)
        return softmax(self.logits)


def softmax(logits: vec[float]) -> list[float]:
    """Shares that sum to one, in the proportions of the logits' exponentials."""
    most: float = logits[0]
    seat: i64 = 1
    while seat < len(logits):
        if logits[seat] > most:
            most = logits[seat]
        seat += 1
    shares: list[float] = []
    total: float = 0.0
    seat = 0
    while seat < len(logits):
        share: float = exp(logits[seat] - most)
        shares.append(share)
        total += share
        seat += 1
    return [share / total for share in shares]


def weights_of(path: Traversable) -> dict[str, Any]:
    """The weights in a file; a file that holds none is refused by its name."""
    try:
        weights = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadOption("error-evaluation-file", file=str(path), reason=str(error)) from error
    if not isinstance(weights, dict):
        raise BadOption("error-evaluation-file", file=str(path), reason=type(weights).__name__)
    return weights


def evaluation_from(path: Traversable) -> Evaluation:
    """The evaluation of the game whose weights are in a file."""
    weights = weights_of(path)
    return Evaluation(registry.title(weights.get("game")).strategy, weights, str(path))


_known: dict[str, Evaluation | None] = {}


def evaluation_of(game: str) -> Evaluation | None:
    """The evaluation of a game, read once; None for a game that has none."""
    if game not in _known:
        title = registry.title(game)
        path = title.folder.joinpath("data", FILE)
        found: Evaluation | None = None
        if title.strategy.feature_names() and path.is_file():
            found = Evaluation(title.strategy, weights_of(path), f"{game}/data/{FILE}")
        _known[game] = found
    return _known[game]


def _check(features: list[str], weights: dict[str, Any], where: str) -> None:
    """Refuses weights that belong to other features, or of other lengths than theirs."""
    for field in FIELDS:
        if field not in weights:
            raise BadOption("error-evaluation-field", file=where, field=field)
    for one, other in zip(features, weights["features"], strict=False):
        if one != other:
            raise BadOption("error-evaluation-feature", file=where, value=str(other), feature=one)
    width, units = len(features), len(weights["hidden"])
    lengths = {
        "features": width,
        "means": width,
        "scales": width,
        "hidden_bias": units,
        "logit": width + units,
        "result": width + units,
        "bias": 2,
    }
    for field, length in lengths.items():
        if len(weights[field]) != length:
            raise BadOption(
                "error-evaluation-length", file=where, field=field, value=len(weights[field]), length=length
            )
    for unit in weights["hidden"]:
        if len(unit) != width:
            raise BadOption("error-evaluation-length", file=where, field="hidden", value=len(unit), length=width)


def _vector(numbers: list[Any]) -> vec[float]:
    return vec[float]([float(number) for number in numbers])
