"""Advice with reasons, and the analysis of a whole game: what was a mistake, and where the game turned."""

from __future__ import annotations

from math import exp
from typing import Any

import pytest

import manoa
from manoa import bots
from manoa.bots import Bot, Opinion
from manoa.bots.advice import advise, foreseen, is_sure
from manoa.bots.analysis import look_at, stretches, turning_points
from manoa.kernel.game import Game
from manoa.kernel.language import LANGUAGES, say
from manoa.kernel.records import Record
from manoa.kernel.registry import title


class Pacer(Bot):
    """Thinks that whoever has fewer spaces to go wins, and knows two ways to go on: the greedy one and the first."""

    def opinions(self, game: Game, most: int) -> list[Opinion]:
        greedy = title(game.name).strategy.plan(game, 1).actions
        chance = self.chances(game)[game.current_player]
        return [
            Opinion(greedy, min(1.0, chance + 0.1)),
            Opinion(greedy[:1], 0.2),
            Opinion([game.legal_actions()[0]], 0.1),
        ]

    def chances(self, game: Game) -> list[float]:
        view = game.view(None)
        left = {space["id"]: space["left"] or 0 for space in view["map"]["spaces"]}
        to_go = [sum(left.get(pawn["space"], 0) for pawn in seat["pawns"]) for seat in view["seats"]]
        shares = [exp(-0.3 * spaces) for spaces in to_go]
        return [share / sum(shares) for share in shares]


@pytest.fixture(scope="module")
def lazy() -> Record:
    """A game in which the first player only ends turns."""
    record = Record("eldorado", 2, 3, {"round_limit": 4})
    other = bots.make("greedy", 1)
    while not record.game.is_over:
        game = record.game
        chosen = game.legal_actions()[0] if game.current_player == 0 else other.choose(game)
        record.play(chosen, 5 * len(record.actions))
    return record


def test_a_game_falls_into_stretches_of_one_seat(lazy: Record) -> None:
    found = stretches(lazy)
    assert [number for stretch in found for number in range(stretch.first, stretch.end)] == list(
        range(len(lazy.actions))
    )
    for stretch in found:
        game = lazy.at(stretch.first)
        for number, action in enumerate(stretch.actions):
            assert game.current_player == stretch.seat
            assert number == 0 or not game.revealed, "nothing has come to light within a stretch"
            game.apply(action, lazy.actions[stretch.first + number][1])


def test_a_turn_that_was_wasted_could_have_been_better(lazy: Record) -> None:
    told = [look_at(lazy, stretch, Pacer, 7) for stretch in stretches(lazy)]
    wasted = [turn for turn in told if turn["seat"] == 0 and turn["better"] is not None]
    assert wasted
    for turn in wasted:
        assert turn["better"]["chance"] > turn["played"]["chance"]
        assert any(reason["key"] == "analysis-nearer" for reason in turn["better"]["reasons"])
    assert len(wasted) > sum(turn["better"] is not None for turn in told if turn["seat"] == 1)
    points = turning_points(told, [0.0, 1.0])
    assert [point["turn"] for point in points] == sorted(point["turn"] for point in points)
    assert points[-1] == {**points[-1], "turn": len(told) - 1}, "the end is the largest swing"


def test_what_the_seat_did_not_know_changes_nothing(lazy: Record) -> None:
    """Deal anew what the seat cannot know, and the judgement is the same."""
    stretch = stretches(lazy)[2]
    position = lazy.at(stretch.first)

    class Dealt(Record):
        def at(self, ply: int) -> Game:
            return position.determinize(stretch.seat, 99)

    other = Dealt(lazy.name, lazy.players, 3, lazy.options)

    def judge() -> Bot:
        return bots.make("expert", 3, nodes=4)

    assert look_at(other, stretch, judge, 5) == look_at(lazy, stretch, judge, 5)


@pytest.mark.parametrize("name", ["eldorado", "valdora", "island"])
def test_every_reason_is_said_in_every_language(name: str) -> None:
    players = max(2, title(name).players[0])
    game = manoa.new(name, players=players, seed=2, options={"round_limit": 5})
    said: set[str] = set()
    while not game.is_over:
        seat = game.current_player
        before, plan = game.determinize(seat, 4), title(name).strategy.plan(game, 1).actions
        after = before.copy()
        foreseen(after, plan)
        for reason in title(name).strategy.reasons(before.view(seat), after.view(seat), seat, after.revealed):
            said.add(reason.key)
            for language in LANGUAGES:
                assert say(language, reason.key, reason.arguments, game=name)
        game.apply(plan[0])
    assert len(said) >= 3


def test_advice_begins_differently_and_says_when_it_is_close() -> None:
    game = manoa.new("eldorado", players=2, seed=1)
    advices = advise(Pacer(), game.determinize(0, 1), 3)
    firsts = [advice.actions[0] for advice in advices]
    assert len(firsts) == len(set(firsts)) == 2
    told: dict[str, Any] = advices[0].as_dict()
    assert [step["action"] for step in told["steps"]] == advices[0].actions
    assert told["reasons"]
    assert is_sure(advices, 5)
    advices[1].chance = advices[0].chance
    assert not is_sure(advices, 5)
    assert not is_sure(advices[:1], 5), "nothing was compared"
    assert is_sure(advices[:1], 1)


def test_where_a_bot_sees_one_plan_the_other_choices_are_judged_beside_it() -> None:
    # The choice of an explorer, which the search itself takes as the seed falls.
    game = manoa.new("island", players=2, seed=3)
    assert len(game.legal_actions()) == 2
    bot = bots.make("expert", 3, nodes=40)
    assert len(bot.opinions(game, 24)) == 1
    advices = advise(bot, game, 3)
    assert {advice.actions[0] for advice in advices} == {*game.legal_actions()}
    assert all(0.0 < advice.chance < 1.0 for advice in advices)


@pytest.mark.parametrize("name", ["eldorado", "valdora", "island"])
def test_every_choice_has_a_reason_that_is_said_in_every_language(name: str) -> None:
    game = manoa.new(name, players=3, seed=2)
    adviser, guide = bots.make("hard", 1), bots.make("greedy", 1)
    said: set[str] = set()
    for _ in range(30):
        for advice in advise(adviser, game.determinize(game.current_player, 1), 3):
            assert advice.reasons, advice.steps
            said |= {reason["key"] for reason in advice.reasons}
            for language in LANGUAGES:
                assert all(say(language, reason["key"], reason["arguments"], game=name) for reason in advice.reasons)
        game.apply(guide.choose(game))
    assert said & {"analysis-unknown", "analysis-nothing", "analysis-prepares", "analysis-town"}
