"""Many games of one kind, played side by side in one call: what may be known and done there, as plain numbers.

Everything lies in flat vectors that stay where they are, so that an array library reads them in place. A game that ends
is begun anew at once with another seed; its results are there until the next call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from manoa.bots.bot import Bot
from manoa.kernel import splitmix
from manoa.kernel.choices import Choices
from manoa.kernel.deciding import Deciding
from manoa.kernel.errors import BadOption
from manoa.kernel.native import i64, read_i64, u8, vec
from manoa.kernel.observer import Observer

_BYTES: Final = 8


@final
class Batch:
    """So many games. `begin` deals a new one from a seed.

    For each game: `choices.mask` has a byte for each action, `seats` the one that decides, `rewards` a number for each
    seat, `done` a 1 where the last call ended a game. `observer.numbers` has a row for each game and seat, of which the
    one in `rows` is up to date: what the deciding seat may know. Most of it is as it was when that seat was asked last.
    """

    def __init__(self, number: int, begin: Callable[[int], Deciding], seed: int) -> None:
        self._begin = begin
        self._chance: i64 = splitmix.signed(seed)
        self._games: list[Deciding] = []
        for _ in range(number):
            self._games.append(self._dealt())
        first = self._games[0]
        self.number: i64 = number
        self.players: i64 = first.players
        self.space: i64 = first.action_space_size
        self.observer: Observer = first.observer(number * int(first.players))
        self.rows: vec[i64] = vec[i64]([0] * number)
        self.choices: Choices = Choices(number, first.action_space_size)
        self.seats: vec[u8] = vec[u8]([0] * number)
        self.done: vec[u8] = vec[u8]([0] * number)
        self.rewards: vec[float] = vec[float]([0.0] * (number * int(first.players)))
        self.actions: vec[i64] = vec[i64]([0] * number)
        self.ended = False  # whether the last call ended any game
        self._finished: list[Deciding | None] = [None] * number
        place: i64 = 0
        while place < self.number:
            self._show(place)
            place += 1

    def step(self, actions: bytes) -> None:
        """Plays one action in each game: machine words of 64 bits, the lowest byte first. If one of them may not be
        played, none is."""
        number: i64 = self.number
        if len(actions) != number * _BYTES:
            raise BadOption("error-batch-actions", number=int(number), value=len(actions) // _BYTES)
        place: i64 = 0
        while place < number:
            self.actions[place] = read_i64(actions, place * _BYTES)
            place += 1
        self.play()

    def sample(self) -> None:
        """Chooses in each game one of the open actions, all alike."""
        choices = self.choices
        place: i64 = 0
        while place < self.number:
            self._chance = splitmix.advance(self._chance)
            chosen: i64 = splitmix.below(self._chance, choices.numbers[place])
            self.actions[place] = choices.actions[place * self.space + chosen]
            place += 1

    def play(self) -> None:
        """Plays the actions that were chosen."""
        self._check()
        if self.ended:
            self._forget_results()
        place: i64 = 0
        while place < self.number:
            self._play_at(place, self.actions[place])
            self._show(place)
            place += 1

    def play_others(self, seat: int, bots: list[Bot]) -> None:
        """In each game a bot of its own decides for all other seats, until the seat is asked again."""
        own: i64 = seat
        place: i64 = 0
        while place < self.number:
            if self._games[place].seat != own:
                while self._games[place].seat != own:
                    self._play_at(place, bots[place].choose(self._games[place]))
                self._show(place)
            place += 1

    def game(self, place: int) -> Deciding:
        """A copy of one of the games."""
        copied = self._games[place].copy()
        assert isinstance(copied, Deciding)
        return copied

    def finished(self, place: int) -> Deciding | None:
        """The game that the last call has ended there, as it ended."""
        return self._finished[place]

    def _check(self) -> None:
        mask = self.choices.mask
        place: i64 = 0
        while place < self.number:
            action: i64 = self.actions[place]
            if action < 0 or action >= self.space or mask[place * self.space + action] == 0:
                raise self._games[place].refusal(int(action))
            place += 1

    def _dealt(self) -> Deciding:
        self._chance = splitmix.advance(self._chance)
        return self._begin(splitmix.unsigned(splitmix.word(self._chance)))

    def _play_at(self, place: i64, action: i64) -> None:
        """Plays an open action in one game. What may be done next is not shown yet."""
        game = self._games[place]
        game.choices = None
        game.revealed = False
        game.aside = False
        game.perform(action)
        if game.is_over:
            self._end(place, game)
            self._games[place] = self._dealt()

    def _show(self, place: i64) -> None:
        game = self._games[place]
        choices = self.choices
        choices.begin(place)
        game.find_actions(choices)
        choices.close(place)
        seat: i64 = game.seat
        self.seats[place] = u8(seat)
        row: i64 = place * self.players + seat
        self.rows[place] = row
        self.observer.begin(row)
        game.tell_observer(seat, self.observer)

    def _end(self, place: i64, game: Deciding) -> None:
        self.done[place] = 1
        self._finished[place] = game
        self.ended = True
        seat: i64 = place * self.players
        for value in game.returns():
            self.rewards[seat] = value
            seat += 1

    def _forget_results(self) -> None:
        self.ended = False
        place: i64 = 0
        while place < self.number:
            if self.done[place] != 0:
                self.done[place] = 0
                self._finished[place] = None
                seat: i64 = place * self.players
                end: i64 = seat + self.players
                while seat < end:
                    self.rewards[seat] = 0.0
                    seat += 1
            place += 1
