"""The texts that a page fetches: all that it says, and nothing that only the command line says."""

from __future__ import annotations

import re

import pytest

from manoa.kernel import registry
from manoa.server.api_games import _catalogue
from tests.wording import CLIENT

SAID = set(re.findall(r"cli-[a-z]+(?:-[a-z]+)*", CLIENT))


@pytest.mark.parametrize("game", ["", *(title.name for title in registry.titles())])
def test_whatever_a_page_says_of_the_terminals_texts_is_fetched(game: str) -> None:
    from manoa.kernel.language import catalogue_text

    written = set(re.findall(r"^(cli-[\w-]+) =", catalogue_text("en", game), re.MULTILINE))
    fetched = set(re.findall(r"^(cli-[\w-]+) =", _catalogue("en", game, "").decode(), re.MULTILINE))
    assert sorted(SAID & written - fetched) == []
    assert len(fetched - SAID) <= len(fetched) / 2 + 12
