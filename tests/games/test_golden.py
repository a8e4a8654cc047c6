"""Known counts and known games are as they were (see tests/golden.py)."""

from __future__ import annotations

import pytest

from tests.golden import counts, kept, known, playthrough

KNOWN = known()
POSITIONS = [(game, name) for game, module in KNOWN.items() for name in module.POSITIONS]
GAMES = [(game, number) for game, module in KNOWN.items() for number in range(module.PLAYTHROUGHS)]


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_action_sequences_from_a_known_position_are_as_many_as_ever(game: str, name: str) -> None:
    assert counts(KNOWN[game].POSITIONS[name](), KNOWN[game].DEPTH) == kept(game)["counts"][name]


@pytest.mark.parametrize(("game", "number"), GAMES)
def test_a_known_game_ends_as_ever(game: str, number: int) -> None:
    assert playthrough(game, number, KNOWN[game].ROUNDS) == kept(game)["playthroughs"][number]


@pytest.mark.parametrize("game", KNOWN)
def test_the_golden_file_keeps_nothing_else_and_shows_all_there_is(game: str) -> None:
    content, module = kept(game), KNOWN[game]
    assert list(content["counts"]) == list(module.POSITIONS)
    assert len(content["playthroughs"]) == module.PLAYTHROUGHS
    if hasattr(module, "check_what_is_shown"):
        module.check_what_is_shown(content["playthroughs"])
