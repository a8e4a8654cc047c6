"""What the table shows is open or closed, and what is closed has the rules' own reason."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import manoa
from manoa.games.eldorado.game import Eldorado
from manoa.games.eldorado.rules import action
from manoa.games.eldorado.rules.refusals import keeping
from manoa.games.eldorado.showing.describe import in_words
from manoa.kernel.game import Closed, Description, Game, closed_by
from manoa.kernel.language import LANGUAGES, say
from tests.eldorado_scene import Scene, act, path
from tests.simulation import Setup, setups, walk


def reason(game: Game, **words: Any) -> str:
    """The key of the reason for which something is closed."""
    return str(entry_of(game, **words)["why"]["key"])


def entry_of(game: Game, **words: Any) -> Closed:
    found = [each for each in game.closed(game.current_player) if words.items() <= each["description"].items()]
    assert found, f"not closed: {words}"
    return found[0]


def number_of(game: Eldorado, description: Description) -> int:
    """The number of the closed action with that description."""
    legal = game.legal_actions()
    for number in range(action.STEP, action.SIZE):
        try:
            if number not in legal and in_words(game, number) == description:
                return number
        except (KeyError, IndexError):
            continue  # a number that means nothing now
    raise LookupError(description)


def place_of(words: Description) -> Any:
    """Where on the map a description leads."""
    return words.get("to") or words.get("joint")


def shown(game: Game) -> list[tuple[str, str]]:
    """Cards, tokens and piles that lie before the seat that decides, but for items that have been used."""
    view = game.view(game.current_player)
    own = view["seats"][game.current_player]
    things = [("card", card) for card in own["hand"]] + [("token", token) for token in own["tokens"]]
    if view["asked"]["what"] == "save":
        things = [thing for thing in things if thing != ("token", "keep-item")]
    return things + [("pile", pile["card"]) for pile in [*view["market"]["slots"], *view["market"]["above"]] if pile]


@settings(max_examples=25)
@given(setup=setups("eldorado"))
def test_whatever_is_shown_is_open_or_closed_with_the_reason_of_trying_it(setup: Setup) -> None:
    for game in walk(setup, setup.chooser()):
        assert isinstance(game, Eldorado)
        seat = game.current_player
        assert all(game.closed(other) == [] for other in range(setup.players) if other != seat)
        if game.is_over:
            continue
        legal = [game.describe(action) for action in game.legal_actions()]
        closed = game.closed(seat)
        descriptions = [entry["description"] for entry in closed]
        for entry in closed:
            words = entry["description"]
            assert not any(words.items() <= other.items() for other in legal), words
            if words.get("token") == "keep-item":
                assert entry == closed_by(words, keeping(game))
                continue
            with pytest.raises(manoa.IllegalAction) as refused:
                game.apply(number_of(game, words))
            assert entry == closed_by(words, refused.value)
        for thing, name in shown(game):
            is_open = any(words.get(thing) == name and words["kind"] != "save" for words in legal)
            # A card that the symbol token does nothing for is closed; the token itself goes with another.
            is_closed = any(
                words.get(thing) == name and (thing == "card" or "card" not in words) for words in descriptions
            )
            assert is_open != is_closed, (thing, name)
        # A place is lit up by an action or a way, or closed, but never both.
        lit = {words.get("to") or words.get("joint") for words in legal} | {
            way["to"] for way in game.view(seat)["ways"]
        }
        assert not lit & {words.get("to") or words.get("joint") for words in descriptions} - {None}


@settings(max_examples=25)
@given(setup=setups("eldorado"))
def test_reasons_tell_nothing_that_is_hidden_and_have_words(setup: Setup) -> None:
    for game in walk(setup, setup.chooser()):
        for seat in range(setup.players):
            closed = game.closed(seat)
            assert game.determinize(seat, setup.seed).closed(seat) == closed
            for language in LANGUAGES if setup.seed % 5 == 0 else LANGUAGES[:1]:
                for entry in closed:
                    assert say(language, entry["why"]["key"], entry["why"]["arguments"], "eldorado")


def test_a_hand_with_a_symbol_token_is_worth_what_the_rules_say() -> None:
    """ED-CAVE-TOK-9: the token makes five coins of a Pioneer; the Explorer adds half a one."""
    game = Scene(caves=True).hand("pioneer", "explorer").tokens("symbol").game()
    assert game.view(0)["seats"][0]["coins"] == 5.5
    assert "coins" not in game.view(1)["seats"][0]


def test_reasons_at_the_market() -> None:
    game = Scene().hand("explorer", "traveller", "traveller").game()
    assert reason(game, kind="buy", pile="native") == "refused-not-on-sale"
    entry = entry_of(game, kind="buy", pile="trailblazer")
    assert entry["why"]["key"] == "refused-cannot-pay"
    assert (entry["why"]["arguments"]["price"], entry["why"]["arguments"]["purse"]) == (3, 2.5)
    act(game, kind="buy", pile="scout")
    assert reason(game, pile="scout") == "refused-not-asked"
    act(game, kind="tender", card="traveller")
    assert reason(game, pile="scout") == "refused-bought-already"
    assert reason(game, kind="play", card="explorer") == "refused-after-purchase"


def test_reasons_of_cards_and_places() -> None:
    scene = Scene()
    here, there = path(scene.board, "jungle 2")
    game = scene.pawn(here).hand("sailor", "explorer", "jack-of-all-trades", "native").game()
    closed = {entry["description"].get("to"): entry["why"]["key"] for entry in game.closed(0)}
    assert closed[f"h{there}"] == "refused-none-enters"


def test_a_token_that_is_asked_for_by_itself_says_so() -> None:
    game = Scene(caves=True).tokens("keep-item").game()
    assert reason(game, kind="token", token="keep-item") == "refused-keep-waits"
