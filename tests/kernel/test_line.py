"""Lines of play: going back is exact however few positions are kept, and few are."""

from __future__ import annotations

import random
import tracemalloc

import pytest

import manoa
from manoa.kernel import registry
from manoa.kernel.errors import UndoRefused
from manoa.kernel.game import Game
from manoa.kernel.line import Line

GAMES = [title.name for title in registry.titles()]


def opening(game: str) -> Game:
    return manoa.new(game, players=3, seed=5)


def any_action(game: Game, rng: random.Random) -> int:
    """A decision, or now and then a wish of any seat."""
    wishes = [wish for seat in range(game.players) for wish in game.wishes(seat)]
    return rng.choice(wishes) if wishes and rng.random() < 0.2 else rng.choice(game.legal_actions())


class Thorough:
    """The same with every position kept: what going back means."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions: list[tuple[int, int | None]] = []
        self.stretch: list[tuple[Game, bool]] = []

    def play(self, action: int, word: int | None) -> None:
        before = self.game.copy()
        self.game.apply(action, word)
        self.actions.append((action, word))
        if self.game.revealed:
            self.stretch = []
        else:
            self.stretch.append((before, self.game.aside))

    def undo(self) -> None:
        place = max(number for number, (_, aside) in enumerate(self.stretch) if not aside)
        since = len(self.actions) - len(self.stretch) + place
        asides = self.actions[since + 1 :]
        self.game = self.stretch[place][0]
        del self.stretch[place:]
        del self.actions[since:]
        for action, word in asides:
            wisher = self.game.wisher(action)
            if wisher != self.game.current_player and action in self.game.wishes(wisher):
                self.play(action, word)

    def undo_turn(self) -> int:
        self.undo()
        taken, who, turn = 1, self.game.current_player, self.game.turn
        while decisions := [before for before, aside in self.stretch if not aside]:
            if (decisions[-1].current_player, decisions[-1].turn) != (who, turn):
                break
            self.undo()
            taken += 1
        return taken


@pytest.mark.parametrize("most_kept", [1, 2, 64])
@pytest.mark.parametrize("game", GAMES)
def test_going_back_is_exact(game: str, most_kept: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoa.kernel.line._MOST_KEPT", most_kept)
    rng = random.Random(3)
    line, thorough = Line(opening(game)), Thorough(opening(game))
    for _ in range(400):
        if line.game.is_over:
            break
        chance = rng.random()
        if chance > 0.25 or not line.can_undo():
            action, word = any_action(line.game, rng), rng.choice((None, rng.getrandbits(64)))
            line.play(action, word)
            thorough.play(action, word)
        elif chance > 0.12:
            line.undo()
            thorough.undo()
        elif chance > 0.06:
            assert line.undo_turn() == thorough.undo_turn()
        else:
            count = rng.randint(1, len([None for _, aside in thorough.stretch if not aside]))
            line.undo_last(count)
            for _ in range(count):
                thorough.undo()
        assert line.actions == thorough.actions
        assert line.game.position() == thorough.game.position()
        assert line.can_undo() == any(not aside for _, aside in thorough.stretch)
        moves = rng.randint(line.settled, len(line.actions))
        replayed = opening(game)
        for action, word in line.actions[:moves]:
            replayed.apply(action, word)
        assert line.recent(moves).position() == replayed.position()


def test_a_line_that_is_taken_up_later_knows_that_it_is_not_the_beginning() -> None:
    with pytest.raises(UndoRefused) as refused:
        Line(opening("eldorado")).undo()
    assert refused.value.key == "error-undo-nothing"
    later = Line(opening("eldorado"), earlier=7)
    assert later.settled == 7
    with pytest.raises(UndoRefused) as refused:
        later.undo()
    assert refused.value.key == "error-undo-revealed"
    with pytest.raises(IndexError):
        later.recent(6)


def test_a_long_way_back_takes_little_memory() -> None:
    """In Valdora people may travel to and fro for ever, and nothing new is seen."""
    line = Line(manoa.new("valdora", players=3, seed=1, options={"quiet_rounds": None}))
    tracemalloc.start()
    while len(line.actions) < 20_000:
        line.play(next(action for action in line.game.legal_actions() if not reveals(line.game, action)))
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert line.settled == 0
    assert used < 5_000_000
    line.undo_last(19_999)
    assert len(line.actions) == 1


def reveals(game: Game, action: int) -> bool:
    after = game.copy()
    after.apply(action)
    return after.revealed
