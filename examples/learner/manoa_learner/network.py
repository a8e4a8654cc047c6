"""A small network that judges a seat by what the game measures of it, and how it learns: NumPy and nothing else.

It sees one seat at a time: features, brought to a common scale, go straight and through a hidden layer to one number.
By how much the number of one seat is above that of the other says who will win, as a logit.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy

Array = Any

UNITS = 4
EPOCHS = 4
BATCH = 256
RATE = 0.005
FADING = 0.3
"""What a weight loses at each step, as a part of the rate, if nothing speaks for it."""


class Lessons(NamedTuple):
    """Positions: the features of both seats (positions, 2, features), and for each the chance of seat 0 to learn."""

    features: Array
    chances: Array


class Network:
    """Weights by name, and the scale of the features."""

    def __init__(self, means: Array, scales: Array, weights: dict[str, Array]) -> None:
        self.means, self.scales, self.weights = means, scales, weights

    def scaled(self, features: Array) -> Array:
        """Features on a common scale."""
        return (features - self.means) / self.scales

    def chances(self, inputs: Array) -> Array:
        """How probable it is that seat 0 wins, for scaled features of both seats."""
        hidden = numpy.maximum(inputs @ self.weights["hidden"] + self.weights["hidden_bias"], 0.0)
        seats = inputs @ self.weights["straight"] + hidden @ self.weights["bent"]
        return 1.0 / (1.0 + numpy.exp(seats[:, 1] - seats[:, 0]))

    def slopes(self, inputs: Array, chances: Array) -> dict[str, Array]:
        """How the mean surprise (cross-entropy) at these chances changes with each weight."""
        hidden = numpy.maximum(inputs @ self.weights["hidden"] + self.weights["hidden_bias"], 0.0)
        wrong = (self.chances(inputs) - chances) / len(inputs)
        # What is too much for one seat is too little for the other.
        both = numpy.stack([wrong, -wrong], axis=1)
        back = both[..., None] * self.weights["bent"] * (hidden > 0.0)
        return {
            "straight": numpy.tensordot(both, inputs, axes=2),
            "bent": numpy.tensordot(both, hidden, axes=2),
            "hidden": numpy.tensordot(inputs, back, axes=([0, 1], [0, 1])),
            "hidden_bias": back.sum(axis=(0, 1)),
        }

    def surprise(self, lessons: Lessons) -> float:
        """The mean cross-entropy; 0.693 is that of somebody who always says one half."""
        said = numpy.clip(self.chances(self.scaled(lessons.features)), 1e-9, 1.0 - 1e-9)
        true = lessons.chances
        return float(-(true * numpy.log(said) + (1.0 - true) * numpy.log(1.0 - said)).mean())

    def save(self, path: Path, game: str, names: list[str]) -> None:
        """Writes it as the house's levels read it: `hard:weights=…`. The expected result, which they tell besides, is
        not learned here."""
        width, units = len(names), len(self.weights["bent"])
        content = {
            "format": 1,
            "game": game,
            "features": names,
            "means": self.means.tolist(),
            "scales": self.scales.tolist(),
            "hidden": self.weights["hidden"].T.tolist(),
            "hidden_bias": self.weights["hidden_bias"].tolist(),
            "logit": [*self.weights["straight"].tolist(), *self.weights["bent"].tolist()],
            "result": [0.0] * (width + units),
            "bias": [0.0, 0.0],
        }
        unfinished = path.with_suffix(".part")
        unfinished.write_text(json.dumps(content) + "\n", encoding="utf-8")
        unfinished.replace(path)


def untaught(features: Array, random: numpy.random.Generator) -> Network:
    """A network that finds both seats alike, for features like these."""
    seats = features.reshape(-1, features.shape[-1])
    scales = seats.std(axis=0)
    width = len(scales)
    return Network(
        seats.mean(axis=0),
        numpy.where(scales > 1e-6, scales, 1.0),
        {
            "straight": numpy.zeros(width),
            "bent": numpy.zeros(UNITS),
            "hidden": random.normal(0.0, 1.0 / numpy.sqrt(width), (width, UNITS)),
            "hidden_bias": numpy.zeros(UNITS),
        },
    )


def taught(lessons: Lessons, random: numpy.random.Generator, epochs: int = EPOCHS) -> Network:
    """A network that has learned from some lessons: Adam on small batches."""
    network = untaught(lessons.features, random)
    weights = network.weights
    inputs = network.scaled(lessons.features)
    means = {name: numpy.zeros_like(array) for name, array in weights.items()}
    squares = {name: numpy.zeros_like(array) for name, array in weights.items()}
    steps, total = 0, epochs * -(-len(inputs) // BATCH)
    for _ in range(epochs):
        order = random.permutation(len(inputs))
        for begin in range(0, len(order), BATCH):
            rows = order[begin : begin + BATCH]
            steps += 1
            rate = RATE * (1.0 - (steps - 1) / total)
            for name, slope in network.slopes(inputs[rows], lessons.chances[rows]).items():
                means[name] += 0.1 * (slope - means[name])
                squares[name] += 0.001 * (slope * slope - squares[name])
                mean, square = means[name] / (1.0 - 0.9**steps), squares[name] / (1.0 - 0.999**steps)
                weights[name] -= rate * (mean / (numpy.sqrt(square) + 1e-8) + FADING * weights[name])
    return network
