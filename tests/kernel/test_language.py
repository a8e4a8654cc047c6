"""The words: four languages that say the same things, and a message for everything that the code says."""

from __future__ import annotations

import re

import pytest
from fluent.syntax.ast import Pattern, Placeable

from manoa.kernel import registry
from manoa.kernel.language import LANGUAGES, catalogue_text, has_message, parts
from tests.wording import (
    SAID,
    Said,
    keys_of_options,
    messages,
    missing,
    plural_forms,
    said_by_the_client,
    told_in_four_languages,
    variables,
    words_of,
)

GAMES = [title.name for title in registry.titles()]
CATALOGUES = ["", *GAMES]
OTHERS = [language for language in LANGUAGES if language != "en"]

# Names that a language keeps as the publisher prints them.
SAME_IN_ALL = {"title"}


# The catalogues among themselves ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", CATALOGUES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(game: str, language: str) -> None:
    english, other = messages("en", game), messages(language, game)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    assert list(other) == list(english), "the same messages, in another order"


@pytest.mark.parametrize("game", CATALOGUES)
def test_the_keys_of_a_part_begin_with_its_name(game: str) -> None:
    for part in parts(game):
        keys = re.findall(r"^([a-z][\w-]*) =", catalogue_text("en", game, part), re.MULTILINE)
        assert keys != []
        assert [key for key in keys if not key.startswith(f"{part}-")] == []


@pytest.mark.parametrize("game", CATALOGUES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(game: str, language: str) -> None:
    english, other = messages("en", game), messages(language, game)
    different = {
        key: (variables(english[key]), variables(other[key]))
        for key in english.keys() & other.keys()
        if variables(english[key]) != variables(other[key])
    }
    assert different == {}


@pytest.mark.parametrize("game", CATALOGUES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    english, other = messages("en", game), messages(language, game)
    left = [
        key
        for key in english.keys() & other.keys()
        if key not in SAME_IN_ALL and len(words_of(english[key])) > 3 and english[key].equals(other[key])
    ]
    assert left == []


def test_no_game_says_the_house_messages_anew() -> None:
    for game in GAMES:
        assert sorted(messages("en", "").keys() & messages("en", game).keys()) == []


@pytest.mark.parametrize("game", CATALOGUES)
def test_polish_plurals_are_complete(game: str) -> None:
    """Polish counts 1, 2 to 4, and 5 or more in different words: a message that knows one must know all.

    In the genitive or locative all numbers but 1 share a word, so that `one` and `other` are enough.
    """
    for key, message in messages("pl", game).items():
        forms = plural_forms(message)
        if forms & {"few", "many"}:
            assert forms == {"one", "few", "many", "other"}, key


# The catalogues and the code --------------------------------------------------------------------------------


def test_the_search_finds_what_the_code_says() -> None:
    keys = {said.key for said in SAID}
    assert {"error-players", "error-undo-nothing", "error-undo-revealed", "error-route-overlap"} <= keys
    assert {
        "refused-mountain",
        "refused-cannot-pay",
        "event-draws",
        "event-buys",
        "event-leaves-at-camp",
    } <= keys


@pytest.mark.parametrize("said", SAID, ids=lambda said: f"{said.key} at {said.where}")
def test_all_that_the_code_says_has_words(said: Said) -> None:
    for language in LANGUAGES:
        assert has_message(language, said.key, said.game)
    message = messages("en", "").get(said.key) or messages("en", said.game)[said.key]
    assert variables(message) - said.arguments == set(), f"{said.where} does not hand these over"


def test_no_refusal_or_event_without_use() -> None:
    """A message that nothing in the code says any more would be translated in vain."""
    keys = {said.key for said in SAID} | {"error-route-twice", "error-route-both-sides"}
    for game in CATALOGUES:
        spoken = [key for key in messages("en", game) if re.match(r"(error|refused|event)-", key)]
        assert sorted(set(spoken) - keys) == []


# Every game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_its_options_have_names(game: str) -> None:
    assert missing(game, {"title", "tagline"} | keys_of_options(game)) == []


def test_the_client_has_no_words_without_use() -> None:
    keys = [key for key in messages("en", "") if key.startswith(("web-", *(f"{part}-" for part in parts())))]
    assert len(keys) > 50
    # The house's own reasons come from the server by their keys.
    told = {said.key for said in SAID if not said.game}
    assert [key for key in keys if key not in told and not said_by_the_client(key)] == []


@pytest.mark.parametrize("game", GAMES)
def test_names_stand_alone(game: str) -> None:
    """Names are put into other messages as they are, so they need no arguments."""
    for language in LANGUAGES:
        arguments = {name for message in messages(language, game).values() for name in variables(message)}
        for key, message in messages(language, game).items():
            # An argument `card` with the value `scout` is said as `card-scout`; a `choice` is a whole sentence.
            if key.split("-")[0] in arguments - {"choice"}:
                assert variables(message) == set(), key
                assert isinstance(message.value, Pattern)
                assert not any(isinstance(part, Placeable) for part in message.value.elements), key


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_in_four_languages(game: str) -> None:
    for sample in registry.title(game).samples:
        heard = told_in_four_languages(game, sample.players, sample.options)
        assert any(key.startswith("event-") for key in heard)
        assert any(key.startswith("refused-") for key in heard)
