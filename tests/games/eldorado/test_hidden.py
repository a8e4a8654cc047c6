"""What the table does must not tell what a hand holds."""

from __future__ import annotations

import pytest

import manoa
from manoa.games.eldorado.board import Board
from tests.eldorado_scene import Scene, act, asked, choices, print_of, space_next_to, steps_from


def dead_end(board: Board) -> tuple[int, int, list[int]]:
    """A space, water 1 next to it, and the ways on from there for the rest of power 3: so few that pawns close them."""
    for here in board.spaces:
        for water in steps_from(board, here.number):
            if here.terrain <= 4 and not here.finish and water >= 0 and print_of(board, water) == "water 1":
                around = [space for space in steps_from(board, water) if space >= 0 and space != here.number]
                ways_on = [space for space in around if print_of(board, space) in ("water 1", "water 2")]
                if len(ways_on) <= 2 and print_of(board, here.number) not in ("water 1", "water 2"):
                    return here.number, water, ways_on
    raise LookupError("no dead end")


@pytest.mark.parametrize("other", ["native", "explorer", "sailor", "cartographer"])
def test_a_movement_with_nowhere_to_go_waits_for_its_stop_whatever_the_rest_of_the_hand(other: str) -> None:
    """If it stopped by itself for want of an action card, everyone would know that the hand holds none."""
    scene = Scene(route="swamplands").hand("captain", other)
    here, water, ways_on = dead_end(scene.board)
    for seat, space in enumerate(ways_on, start=1):
        scene.pawn(space, seat=seat)
    game = scene.pawn(here).game()
    act(game, kind="play", card="captain")
    act(game, kind="step", to=f"h{water}")
    assert choices(game, kind="step") == [], "nowhere to go"
    assert asked(game)["what"] == "move"
    assert choices(game, kind="stop")


def test_with_an_empty_hand_and_no_token_a_movement_with_nowhere_to_go_stops_by_itself() -> None:
    scene = Scene().hand("trailblazer")
    here, green = space_next_to(scene.board, "jungle", 1)
    game = scene.pawn(here).game()
    act(game, kind="play", card="trailblazer")
    act(game, kind="step", to=f"h{green}")
    while asked(game)["what"] == "move":
        assert choices(game, kind="step") or choices(game, kind="overcome")
        game.apply((choices(game, kind="step") or choices(game, kind="stop"))[0])
    assert asked(game)["what"] in ("play", "discard")


class Index:
    """A number that is no int, such as numpy's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_numbers_that_are_no_ints_are_taken_as_such() -> None:
    game = manoa.new("eldorado", players=2)
    game.apply(Index(game.legal_actions()[-1]), Index(3))
    record = manoa.Record("eldorado", 2, 1, None)
    record.play(Index(record.game.legal_actions()[-1]), Index(5))
    assert manoa.record_of(record.as_dict()).game.position() == record.game.position()


@pytest.mark.parametrize("seat", [-1, -5, 2, 7, True, "0", 0.0])
def test_a_seat_that_is_not_there_sees_nothing(seat: object) -> None:
    game = manoa.new("eldorado", players=2)
    with pytest.raises(manoa.BadOption):
        game.view(seat)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(manoa.BadOption):
        game.determinize(seat, 1)  # type: ignore[arg-type]  # wrong on purpose


def test_a_value_of_any_length_is_refused_in_a_sentence() -> None:
    for value in ("x" * 100_000, 10**5000):
        with pytest.raises(manoa.BadOption) as refused:
            manoa.new("eldorado", players=2, options={"round_limit": value, "edition": "2023"})
        assert len(str(refused.value)) < 1000
