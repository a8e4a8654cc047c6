"""`greedy` plays as it always did: what others are measured against today is what they were measured against before."""

from __future__ import annotations

import json

import pytest

from tests.bots.frozen import FILE, GAMES, choices


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_greedy_chooses_as_ever(number: int) -> None:
    assert choices(number) == json.loads(FILE.read_text(encoding="utf-8"))[number]
