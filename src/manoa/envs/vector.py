"""Many games in one call, with NumPy arrays in and out: what learners that play millions of games step through.

>>> import numpy
>>> from manoa.envs.vector import VectorGames
>>> games = VectorGames("eldorado", number=256, players=2, seed=1)
>>> for _ in range(10):
...     games.step(games.sample())
>>> games.observations.shape[0], games.masks.shape
(256, (256, 185))
"""

from __future__ import annotations

from typing import Any

from manoa.bots.bot import Bot
from manoa.envs.batch import Batch
from manoa.envs.dealing import Deal, missing
from manoa.kernel.errors import BadOption, shown
from manoa.kernel.game import Game, Options, whole_number
from manoa.kernel.registry import checked_seed

try:
    import numpy
except ImportError:
    raise missing("numpy", "envs") from None

_MOST = 1_000_000
# A NumPy array; its types are not read.
Array = Any


class VectorGames:
    """So many games of one kind side by side. A game that ends is dealt anew at once.

    The arrays are what the deciding seats may know and do now. They are read only and change with the next step, since
    compiled they are the games' own memory: copy what is to be kept.
    """

    def __init__(
        self, game: str, number: int, players: int | None = None, options: Options | None = None, seed: int = 0
    ) -> None:
        self.deal = Deal(game, players, options)
        self.number = whole_number(number)
        if not 1 <= self.number <= _MOST:
            raise BadOption("error-option-number", option="number", value=shown(number), least=1, most=_MOST)
        self._batch = Batch(self.number, self.deal.begin, checked_seed(seed))
        self._kept: dict[str, Array] = {}
        self._seen: Array = numpy.zeros((self.number, int(self._batch.observer.size)), numpy.uint8)
        self._shown = self._seen.view()
        self._shown.flags.writeable = False
        self._look()

    @property
    def observations(self) -> Array:
        """For each game the numbers that its deciding seat may know (`Game.observation_labels` names them)."""
        return self._shown

    @property
    def masks(self) -> Array:
        """For each game and action 1 if it is open now."""
        return self._array("masks", self._batch.choices.mask, numpy.uint8, (self.number, -1))

    @property
    def seats(self) -> Array:
        """For each game the seat that decides."""
        return self._array("seats", self._batch.seats, numpy.uint8)

    @property
    def done(self) -> Array:
        """For each game 1 if the last step has ended one; what is shown is the beginning of the next."""
        return self._array("done", self._batch.done, numpy.uint8)

    @property
    def rewards(self) -> Array:
        """For each game and seat the result of the game that the last step has ended, otherwise 0."""
        return self._array("rewards", self._batch.rewards, numpy.float64, (self.number, -1))

    def sample(self) -> Array:
        """In each game one of the open actions, all alike."""
        self._batch.sample()
        return self._array("actions", self._batch.actions, numpy.int64)

    def step(self, actions: Array) -> None:
        """Plays one action in each game; if one of them may not be played, the refusal says which and none is."""
        chosen = numpy.asarray(actions)
        if chosen.dtype.kind not in "iu" or chosen.ndim != 1:
            raise BadOption("error-batch-kind", value=f"{chosen.dtype}{list(chosen.shape)}")
        self._batch.step(chosen.astype("<i8", copy=False).tobytes())
        self._look()

    def game(self, place: int) -> Game:
        """A copy of one of the games, to look at closer."""
        return self._batch.game(place)

    def finished(self, place: int) -> Game | None:
        """The game that the last step has ended in a place where `done` is 1, as it ended."""
        return self._batch.finished(place)

    def play_others(self, seat: int, bots: list[Bot]) -> None:
        """In each game its bot decides for the other seats, until this one is asked again."""
        if len(bots) != self.number:
            least = most = self.number
            raise BadOption("error-option-number", option="bots", value=str(len(bots)), least=least, most=most)
        self._batch.play_others(self.deal.checked_seat(seat), bots)
        self._look()

    def _look(self) -> None:
        """Gathers what the deciding seats may know, a row each."""
        seen = self._array("seen", self._batch.observer.numbers, numpy.uint8, (-1, self._seen.shape[1]))
        rows = self._array("rows", self._batch.rows, numpy.int64)
        # Clipping is what lets it write into the array as it is; all rows are there.
        numpy.take(seen, rows, axis=0, out=self._seen, mode="clip")

    def _array(self, name: str, numbers: Any, kind: Any, shape: tuple[int, ...] = (-1,)) -> Array:
        """A vector as an array: for ever the same one where it has memory of its own, a copy of the list otherwise."""
        if isinstance(numbers, list):
            return numpy.array(numbers, dtype=kind).reshape(shape)
        if name not in self._kept:
            self._kept[name] = numpy.frombuffer(numbers, dtype=kind).reshape(shape)
        return self._kept[name]
