"""IS-TRADE-4: who is made an offer may answer with another."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa.bots import make
from manoa.games.island.rules import action
from manoa.kernel.game import Game
from tests.acting import act, asked, choices, refused, words_of
from tests.island_scene import Scene, cards


def offered(scene: Scene, give: str = "wood", want: str | None = "gold") -> Game:
    """Seat 0 has made seat 1 an offer."""
    game = scene.game()
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource=give)
    if want is not None:
        act(game, kind="want", resource=want)
    act(game, kind="propose")
    return game


def countered(game: Game, *, give: list[str], want: list[str]) -> Game:
    """The asked seat answers with an offer of its own."""
    act(game, kind="counter")
    for resource in give:
        act(game, kind="give", resource=resource)
    for resource in want:
        act(game, kind="want", resource=resource)
    act(game, kind="propose")
    return game


def scene(**options: Any) -> Scene:
    """Wood against gold, and a third who looks on."""
    return Scene(players=3, **options).cards(0, 3, 1, 0).cards(1, 0, 1, 2).cards(2, 1, 1, 1)


@pytest.mark.rule("IS-TRADE-4")
def test_the_partner_builds_an_offer_of_its_own_and_the_active_player_answers() -> None:
    game = offered(scene())
    assert asked(game)["seat"] == 1
    assert not asked(game)["counter"]
    words = act(game, kind="counter")
    assert words == {"kind": "counter", "rival": 0, "give": {"wood": 1}, "want": {"gold": 1}}
    assert asked(game) == {
        "seat": 1,
        "what": "offer",
        "from": 1,
        "to": 0,
        "give": {},
        "want": {},
        "counter": True,
        "answers": {"give": {"wood": 1}, "want": {"gold": 1}},
    }
    act(game, kind="give", resource="gold")
    act(game, kind="want", resource="wood")
    act(game, kind="want", resource="wood")
    game.narrating = True
    act(game, kind="propose")
    assert [(event.kind, event.seat, event.arguments) for event in game.events] == [
        ("counters", 1, {"rival": 0}),
        ("offers-cards", 1, {"resource": "gold", "number": 1}),
        ("wants-cards", 1, {"resource": "wood", "number": 2}),
    ]
    offer = {"from": 1, "to": 0, "give": {"gold": 1}, "want": {"wood": 2}, "counter": True}
    offer["answers"] = {"give": {"wood": 1}, "want": {"gold": 1}}
    assert game.view(None)["offer"] == offer
    assert asked(game) == {"seat": 0, "what": "answer", **offer}
    assert [words["kind"] for words in words_of(game)] == ["decline", "accept"]
    act(game, kind="accept")
    assert [(event.kind, event.seat, event.arguments) for event in game.events] == [("accepts", 0, {"rival": 1})]
    assert cards(game, 0) == (1, 1, 1)
    assert cards(game, 1) == (2, 1, 1)
    assert asked(game)["what"] == "explore"
    assert asked(game)["seat"] == 0
    assert game.view(None)["offer"] is None


@pytest.mark.rule("IS-TRADE-4")
def test_a_counter_offer_is_declined_or_dropped_and_the_offer_with_it() -> None:
    game = countered(offered(scene()), give=["gold"], want=["wood", "wood"])
    game.narrating = True
    act(game, kind="decline")
    assert [(event.kind, event.seat, event.arguments) for event in game.events] == [("declines", 0, {"rival": 1})]
    assert cards(game, 0) == (3, 1, 0)
    assert asked(game)["offers"] == 2
    dropped = offered(scene())
    act(dropped, kind="counter")
    act(dropped, kind="give", resource="food")
    dropped.narrating = True
    act(dropped, kind="drop")
    assert [(event.kind, event.seat, event.arguments) for event in dropped.events] == [("declines", 1, {"rival": 0})]
    assert asked(dropped) == {"seat": 0, "what": "explore", "speed": 4, "free_army": False, "offers": 2}


@pytest.mark.rule("IS-TRADE-4")
def test_a_counter_offer_is_not_countered() -> None:
    game = countered(offered(scene()), give=["gold"], want=["wood", "wood"])
    assert refused(game, action.COUNTER) == "IS-TRADE-4"
    act(game, kind="decline")
    assert refused(game, action.COUNTER) == "IS-EXPL-1"


@pytest.mark.rule("IS-TRADE-4")
def test_a_counter_offer_keeps_the_bounds_of_an_offer() -> None:
    game = offered(scene())
    act(game, kind="counter")
    assert refused(game, action.YES) == "IS-TRADE-3", "it must hold something"
    assert refused(game, action.KIND) == "IS-TRADE-3", "the partner has no wood"
    assert refused(game, action.WANT + 2) == "IS-TRADE-3", "the active player has no gold"
    act(game, kind="give", resource="food")
    assert refused(game, action.KIND + 1) == "IS-TRADE-3", "the partner has but one"
    assert refused(game, action.WANT + 1) == "IS-TRADE-3", "food is given already"
    act(game, kind="give", resource="gold")
    act(game, kind="propose", give={"food": 1, "gold": 1}, want={})
    act(game, kind="accept")
    assert cards(game, 0) == (3, 2, 1), "a gift"


@pytest.mark.rule("IS-TRADE-4")
def test_an_offer_is_not_answered_with_itself() -> None:
    game = offered(scene())
    act(game, kind="counter")
    act(game, kind="give", resource="gold")
    act(game, kind="want", resource="wood")
    assert refused(game, action.YES) == "IS-TRADE-3", "that is the offer itself"
    act(game, kind="want", resource="wood")
    act(game, kind="propose")
    assert asked(game)["seat"] == 0


@pytest.mark.rule("IS-TRADE-4")
@pytest.mark.parametrize("most", [0, 1, 3])
def test_how_often_an_offer_is_answered_with_another_is_data(most: int) -> None:
    game = offered(scene(data={"trade": {"most": 3, "offers": 3, "counters": most}}))
    countered_by = []
    while choices(game, kind="counter"):
        countered_by.append(asked(game)["seat"])
        act(game, kind="counter")
        giver = asked(game)["seat"]
        act(game, kind="give", resource="gold" if giver == 1 else "wood")
        if len(countered_by) % 4 in (1, 2):
            act(game, kind="want", resource="food")
        act(game, kind="propose")
    assert countered_by == [1, 0, 1][:most]
    assert refused(game, action.COUNTER) == "IS-TRADE-4"
    proposed_by = asked(game)["from"]
    act(game, kind="decline")
    assert proposed_by == (1 if most % 2 else 0)
    assert asked(game)["what"] == "explore"
    assert asked(game)["seat"] == 0


@pytest.mark.rule("IS-TRADE-4")
def test_with_hidden_hands_a_counter_offer_may_ask_for_what_is_not_there() -> None:
    game = offered(scene(hidden_hands=True))
    act(game, kind="counter")
    act(game, kind="give", resource="gold")
    for _ in range(3):
        act(game, kind="want", resource="food")
    assert choices(game, kind="want", resource="wood"), "four cards are seen in the hand"
    act(game, kind="propose")
    assert asked(game)["seat"] == 0, "not to be asked would tell"
    assert [words["kind"] for words in words_of(game)] == ["decline"]
    assert refused(game, action.YES) == "IS-TRADE-3"


@pytest.mark.rule("IS-TRADE-4")
def test_dealing_hidden_hands_anew_keeps_what_was_offered_and_countered() -> None:
    unsure = scene(hidden_hands=True).cards(2, 3, 4, 3)
    for entry in unsure.state["seats"]:
        entry["knows"] = [dict.fromkeys(("wood", "food", "gold"), 0) for _ in range(3)]
    game = countered(offered(unsure), give=["gold", "gold"], want=["wood"])
    for seed in range(20):
        for seat in (0, 1, 2):
            dealt = game.determinize(seat, seed)
            assert cards(dealt, 0)[0] >= 1
            assert cards(dealt, 1)[2] >= 2
            assert dealt.view(seat) == game.view(seat)
    assert len({cards(game.determinize(2, seed), 0) for seed in range(20)}) > 1


@pytest.mark.rule("IS-TRADE-4")
def test_the_turn_of_trade_is_bounded() -> None:
    """However long it is offered and countered, it comes to an end with the offers of a turn."""
    game = scene().game()
    plies = 0
    while choices(game, kind="offer"):
        game.apply(choices(game, kind="offer")[0])
        while asked(game)["what"] != "explore":
            more = choices(game, kind="counter") + choices(game, kind="propose")
            game.apply((more or game.legal_actions()[1:] or game.legal_actions())[0])
            plies += 1
            assert plies < 100
    assert refused(game, action.SEAT + 1) == "IS-TRADE-3"


def test_the_greedy_bot_drops_what_it_would_not_have_begun_and_judges_counter_offers() -> None:
    game = offered(Scene("pedro", "stella").cards(0, 3, 2, 1).cards(1, 1, 0, 4))
    act(game, kind="counter")
    assert game.describe(make("greedy", 1).choose(game))["kind"] == "drop"
    act(game, kind="give", resource="gold")
    good, bad = game.copy(), game
    act(good, kind="propose")
    assert good.describe(make("greedy", 1).choose(good))["kind"] == "accept", "a gift"
    act(bad, kind="want", resource="food")
    act(bad, kind="want", resource="food")
    act(bad, kind="propose")
    assert bad.describe(make("greedy", 1).choose(bad))["kind"] == "decline"


def test_positions_of_counter_offers_are_kept() -> None:
    game = offered(scene())
    for step in ("counter", "give", "propose"):
        act(game, kind=step, **({"resource": "gold"} if step == "give" else {}))
        loaded = manoa.load(game.position())
        assert loaded.position() == game.position()
        assert loaded.legal_actions() == game.legal_actions()
    assert game.position()["state"]["doing"]["countered_give"] == {"wood": 1}
