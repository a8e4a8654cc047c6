"""The outcomes of chance: all of them, each once, with how likely it is and a word that brings it about."""

from __future__ import annotations

import random
from contextlib import suppress
from fractions import Fraction
from math import comb, prod

import pytest

import manoa
from manoa.kernel import registry
from manoa.kernel.game import Game, Position
from manoa.kernel.language import LANGUAGES
from tests.eldorado_scene import choices

games = pytest.mark.parametrize("name", [entry["name"] for entry in manoa.catalogue()])


def settled(game: Game) -> Position:
    """A position without the state of chance."""
    twin = game.copy()
    twin.reseed(0)
    return twin.position()


@games
def test_outcomes_are_all_that_can_happen_each_once(name: str) -> None:
    several = 0
    for number, sample in enumerate(registry.title(name).samples):
        chance = random.Random(number)
        game = manoa.new(name, players=sample.players, seed=number, options=sample.options)
        for _ in range(150):
            if game.is_over:
                break
            action = chance.choice(game.legal_actions())
            before = game.position()
            outcomes: list[manoa.Outcome] = []
            with suppress(manoa.BadOption):  # too many
                outcomes = game.chance_outcomes(action, 250)
            assert game.position() == before, "asking changes nothing"
            if outcomes:
                several += len(outcomes) > 1
                check(game, action, outcomes, chance)
            game.apply(action, chance.getrandbits(64))
    # Valdora shuffles once, before the first decision.
    assert several > 5 or name == "valdora"


def check(game: Game, action: int, outcomes: list[manoa.Outcome], chance: random.Random) -> None:
    """Nothing is missing, nothing is twice, and every word does what it says."""
    positions = [settled(outcome.game) for outcome in outcomes]
    assert sum(outcome.chance for outcome in outcomes) == 1
    assert all(outcome.chance > 0 for outcome in outcomes)
    assert all(one not in positions[:number] for number, one in enumerate(positions))
    for outcome in outcomes[:5]:
        after = game.copy()
        after.apply(action, outcome.word)
        assert after.position() == outcome.game.position()
        assert len(outcomes) == 1 or after.revealed
    for _ in range(10):
        after = game.copy()
        after.apply(action, chance.getrandbits(64))
        assert settled(after) in positions


def test_two_dice_have_36_outcomes() -> None:
    game = manoa.new("island", players=2, seed=3)
    while "end" not in [game.describe(action)["kind"] for action in game.legal_actions()]:
        game.apply(game.legal_actions()[0])
    [end] = choices(game, kind="end")
    outcomes = game.chance_outcomes(end)
    assert [outcome.chance for outcome in outcomes] == [Fraction(1, 36)] * 36
    dice = sorted(tuple(outcome.game.view(None)["dice"]) for outcome in outcomes)
    assert dice == [(one, other) for one in range(1, 7) for other in range(1, 7)]


def test_a_draw_is_as_likely_as_counting_says() -> None:
    game = manoa.new("eldorado", players=2, seed=5)
    seat = game.current_player
    pile: dict[str, int] = game.position()["state"]["seats"][seat]["draw"]
    assert sum(pile.values()) == 4
    game.apply(choices(game, kind="end")[0])
    for _ in range(2):
        game.apply(choices(game, kind="discard")[0])
    kept = game.view(seat)["seats"][seat]["hand"]
    outcomes = game.chance_outcomes(choices(game, kind="done")[0])
    assert len(outcomes) > 1
    for outcome in outcomes:
        hand = outcome.game.view(seat)["seats"][seat]["hand"]
        drawn = {card: number - kept.get(card, 0) for card, number in hand.items()}
        assert sum(drawn.values()) == 2
        assert outcome.chance == Fraction(prod(comb(pile.get(card, 0), drawn[card]) for card in drawn), comb(4, 2))


def test_an_action_without_chance_has_one_outcome() -> None:
    game = manoa.new("eldorado", players=2, seed=5)
    [outcome] = game.chance_outcomes(choices(game, kind="end")[0])
    assert outcome.chance == 1
    assert outcome.game.current_player == game.current_player


def test_too_many_outcomes_are_refused_in_words() -> None:
    game = manoa.new("island", players=2, seed=3)
    while "end" not in [game.describe(action)["kind"] for action in game.legal_actions()]:
        game.apply(game.legal_actions()[0])
    [end] = choices(game, kind="end")
    assert len(game.chance_outcomes(end, 36)) == 36
    with pytest.raises(manoa.BadOption) as refused:
        game.chance_outcomes(end, most=35)
    assert refused.value.key == "error-chance-large"
    assert all("35" in refused.value.say(language) for language in LANGUAGES)


def test_dice_that_are_rolled_until_somebody_leads_have_no_end_and_are_refused() -> None:
    game = manoa.new("island", players=2, seed=3)
    game.apply(game.legal_actions()[0])
    with pytest.raises(manoa.BadOption) as refused:
        game.chance_outcomes(game.legal_actions()[0])
    assert refused.value.key == "error-chance-large"


@pytest.mark.parametrize("most", [0, -1, "many", None, 1.5])
def test_a_bound_that_is_none_is_refused(most: object) -> None:
    game = manoa.new("eldorado", players=2)
    with pytest.raises(manoa.BadOption):
        game.chance_outcomes(game.legal_actions()[0], most)  # type: ignore[arg-type]  # wrong on purpose


def test_an_illegal_action_is_refused_as_ever() -> None:
    game = manoa.new("eldorado", players=2)
    with pytest.raises(manoa.IllegalAction):
        game.chance_outcomes(184)
