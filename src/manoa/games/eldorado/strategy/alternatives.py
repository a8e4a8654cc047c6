"""Other turns than the one that looks best: they end elsewhere, or with another purchase."""

from __future__ import annotations

from manoa.games.eldorado import zone
from manoa.games.eldorado.state import State
from manoa.games.eldorado.strategy.search import Search
from manoa.kernel.native import i64


class Turn:
    """A way to play the turn: its moves, the pile to buy from (-1 for none), and the turns that would be left."""

    def __init__(self, left: int, moves: list[int], pile: int, places: int) -> None:
        self.left = left
        self.moves = moves
        self.pile = pile
        self.places = places


class Alternatives(Search):
    """The best turn for each place that the pawns can end on and each purchase."""

    def __init__(self, root: State, caves: bool, most: i64) -> None:
        super().__init__(root, caves, most)
        self.turns: dict[int, Turn] = {}

    def keep(self, state: State, left: i64, pile: i64) -> None:
        super().keep(state, left, pile)
        first = zone.PAWN + state.seat * state.pawns
        places: i64 = state.cells[first] + 1
        if state.pawns == 2:
            places = places * 1024 + state.cells[first + 1] + 1
        key: int = int(places * 32 + pile + 1)
        known = self.turns.get(key)
        if known is None or left < known.left:
            self.turns[key] = Turn(int(left), self.path[:], int(pile), int(places))

    def chosen(self, most: int) -> list[Turn]:
        """The best turns, at most so many: first the best of each purchase, then whatever comes next."""
        ordered = sorted(self.turns.values(), key=_by_turns_left)
        bought: set[int] = set()
        first: list[Turn] = []
        later: list[Turn] = []
        for turn in ordered:
            if turn.pile in bought:
                later.append(turn)
            else:
                bought.add(turn.pile)
                first.append(turn)
        picked = (first + later)[:most]
        picked.sort(key=_by_turns_left)
        return picked


def _by_turns_left(turn: Turn) -> int:
    return turn.left
