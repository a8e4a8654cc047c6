"""Whatever a script hands in: other kinds of whole numbers are numbers, everything else is refused clearly."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

import manoa
from manoa.kernel import registry
from manoa.kernel.errors import BadOption, IllegalAction

games = pytest.mark.parametrize("game", [title.name for title in registry.titles()])
WRONG: tuple[Any, ...] = (
    "x",
    None,
    1.5,
    [1],
    True,
    -1,
    10**30,
    b"1",
    {},
    numpy.float64(1),
    numpy.bool_(True),
    numpy.int64(-1),
)


@games
def test_numbers_of_other_kinds_are_numbers(game: str) -> None:
    one = manoa.new(game, players=numpy.int64(3), seed=numpy.uint64(2**63), options={"round_limit": numpy.int32(4)})
    other = manoa.new(game, players=3, seed=2**63, options={"round_limit": 4})
    assert one.position() == other.position()
    assert type(one.options["round_limit"]) is int
    for kind in (numpy.int64, numpy.uint8, numpy.uint64):
        action = kind(one.legal_actions()[0])
        assert one.describe(action) == other.describe(int(action))
        one.apply(action, kind(7))
        other.apply(int(action), 7)
        seat = kind(1)
        assert (one.view(seat), one.wishes(seat), one.closed(seat)) == (other.view(1), other.wishes(1), other.closed(1))
        assert one.observation(seat) == other.observation(1)
        assert one.determinize(seat, kind(5)).position() == other.determinize(1, 5).position()
    record = manoa.Record(game, numpy.int64(3), numpy.int64(2), None)
    record.play(record.game.legal_actions()[0])
    assert manoa.record_of(record.as_dict()).game.position() == record.game.position()


@games
@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_everything_else_is_refused_and_changes_nothing(game: str, wrong: Any) -> None:
    state = manoa.new(game, players=3, seed=1)
    before = state.position()
    for refused in (state.describe, state.apply, state.chance_outcomes, lambda action: state.by_lots(action, [])):  # type: ignore[attr-defined]
        if wrong is None and refused not in (state.describe, state.apply, state.chance_outcomes):
            continue  # which deals the opening
        with pytest.raises(IllegalAction):
            refused(wrong)
    for refused in (state.observation, state.wishes, state.closed):
        if wrong is None and refused is not state.observation:
            continue  # a spectator, who wishes nothing
        with pytest.raises(BadOption):
            refused(wrong)
    assert state.wisher(wrong) == -1
    with pytest.raises(IllegalAction):
        state.encode(wrong)
    with pytest.raises(IllegalAction):
        state.encode({wrong: 1} if not isinstance(wrong, (list, dict)) else {"kind": wrong})
    assert state.position() == before


@games
def test_numbers_that_are_drawn_are_checked(game: str) -> None:
    begun = registry.title(game).begin(3, 0, manoa.new(game, players=3).options, registry.title(game).version)
    limit = begun.by_lots(None, [])[1]  # type: ignore[attr-defined]
    assert begun.by_lots(None, [numpy.int64(limit - 1)])[1] > 0  # type: ignore[attr-defined]
    for wrong in (-1, limit, "x", None):
        with pytest.raises(BadOption, match="drawn"):
            begun.by_lots(None, [wrong])  # type: ignore[attr-defined]
