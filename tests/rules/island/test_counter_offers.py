"""IS-TRADE-4: who is made an offer may answer with another."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa.bots import make
from manoa.games.island import actions
from manoa.games.island.trading import has_new_deal
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
    assert refused(game, actions.COUNTER) == "IS-TRADE-4"
    act(game, kind="decline")
    assert refused(game, actions.COUNTER) == "IS-EXPL-1"


@pytest.mark.rule("IS-TRADE-4")
def test_a_counter_offer_keeps_the_bounds_of_an_offer() -> None:
    game = offered(scene())
    act(game, kind="counter")
    assert refused(game, actions.YES) == "IS-TRADE-3", "it must give something"
    assert refused(game, actions.KIND) == "IS-TRADE-3", "the partner has no wood"
    assert refused(game, actions.WANT + 2) == "IS-TRADE-3", "the active player has no gold"
    act(game, kind="give", resource="food")
    assert refused(game, actions.KIND + 1) == "IS-TRADE-3", "the partner has but one"
    assert refused(game, actions.WANT + 1) == "IS-TRADE-3", "food is given already"
    act(game, kind="give", resource="gold")
    act(game, kind="propose", give={"food": 1, "gold": 1}, want={})
    act(game, kind="accept")
    assert cards(game, 0) == (3, 2, 1), "a gift"


@pytest.mark.rule("IS-TRADE-4")
def test_nothing_is_proposed_twice_whoever_proposes_it() -> None:
    game = offered(scene())
    act(game, kind="counter")
    act(game, kind="give", resource="gold")
    act(game, kind="want", resource="wood")
    assert refused(game, actions.YES) == "IS-TRADE-3", "that is the offer itself"
    act(game, kind="want", resource="wood")
    act(game, kind="propose")
    act(game, kind="decline")
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource="wood")
    act(game, kind="want", resource="gold")
    assert refused(game, actions.YES) == "IS-TRADE-3", "the offer of before"
    act(game, kind="give", resource="wood")
    assert refused(game, actions.YES) == "IS-TRADE-3", "the counter-offer of before"
    act(game, kind="give", resource="wood")
    act(game, kind="propose")
    act(game, kind="decline")
    other = game.copy()
    act(other, kind="offer", rival=2)
    act(other, kind="give", resource="wood")
    act(other, kind="want", resource="gold")
    act(other, kind="propose")
    assert asked(other)["seat"] == 2, "to another player it is another offer"
    act(game, kind="end")
    turn = game.position()["state"]["turn"]
    assert turn["offers"] == turn["counters"] == [], "with the turn all is forgotten"


@pytest.mark.rule("IS-TRADE-4")
def test_who_could_build_no_counter_offer_is_not_given_the_choice() -> None:
    empty_handed = offered(Scene().cards(0, 2, 0, 0), want=None)
    assert {words["kind"] for words in words_of(empty_handed)} == {"accept", "decline"}
    assert refused(empty_handed, actions.COUNTER) == "IS-TRADE-4"
    # The only card of the partner was offered as a gift and declined; there is nothing else to propose.
    game = countered(offered(Scene().cards(0, 2, 0, 0).cards(1, 1), want=None), give=["wood"], want=[])
    act(game, kind="decline")
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource="wood")
    act(game, kind="give", resource="wood")
    act(game, kind="propose")
    assert choices(game, kind="counter") == []
    assert refused(game, actions.COUNTER) == "IS-TRADE-4"


@pytest.mark.rule("IS-TRADE-3")
def test_an_offer_is_begun_only_where_something_new_can_be_proposed() -> None:
    game = offered(Scene(players=3).cards(0, 1), want=None)
    act(game, kind="decline")
    assert [words["rival"] for words in words_of(game) if words["kind"] == "offer"] == [2]
    assert refused(game, actions.SEAT + 1) == "IS-TRADE-3"


@pytest.mark.rule("IS-TRADE-4")
@pytest.mark.parametrize("hidden", [False, True])
def test_whether_something_new_can_be_proposed_is_counted_out(hidden: bool) -> None:
    """All that can be built step by step, against the short cut."""
    start = Scene(hidden_hands=hidden, data={"trade": {"most": 1, "offers": 3}}).cards(0, 1).cards(1, 0, 1)

    def answers(game: Game, tried: int) -> None:
        if tried == 3:
            return
        can = choices(game, kind="counter") != []
        assert can == bool(deals_of(game, counter=True))
        act(game, kind="decline")
        new = deals_of(game, counter=False)
        assert bool(choices(game, kind="offer")) == (bool(new) and tried < 2)
        for give, want in new if tried < 2 else []:
            after = game.copy()
            act(after, kind="offer", rival=1)
            build(after, give, want)
            answers(after, tried + 1)

    for give, want in deals_of(start.game(), counter=False):
        game = start.game()
        act(game, kind="offer", rival=1)
        build(game, give, want)
        answers(game, 0)


def build(game: Game, give: dict[str, int], want: dict[str, int]) -> None:
    for kind, side in (("give", give), ("want", want)):
        for resource in side:
            act(game, kind=kind, resource=resource)
    act(game, kind="propose")


def deals_of(game: Game, *, counter: bool) -> list[tuple[dict[str, int], dict[str, int]]]:
    """Everything that seat 0 could propose to seat 1 now, or seat 1 could counter with: one card of a kind at most."""
    state = game.position()["state"]
    giver, taker = (1, 0) if counter else (0, 1)
    hands = [entry["cards"] for entry in state["seats"]]
    made = [(deal["give"], deal["want"]) for deal in state["turn"]["counters" if counter else "offers"]]
    made += [(deal["want"], deal["give"]) for deal in state["turn"]["offers" if counter else "counters"]]
    found = []
    for code in range(64):
        give = {name: 1 for bit, name in enumerate(("wood", "food", "gold")) if (code >> bit) & 1}
        want = {name: 1 for bit, name in enumerate(("wood", "food", "gold")) if (code >> (3 + bit)) & 1}
        held = all(hands[giver][name] for name in give)
        if game.options["hidden_hands"]:
            there = len(want) <= sum(hands[taker].values())
        else:
            there = all(hands[taker][name] for name in want)
        if give and held and there and not give.keys() & want.keys() and (give, want) not in made:
            found.append((give, want))
    return found


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
    assert refused(game, actions.YES) == "IS-TRADE-3"


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
    assert refused(game, actions.SEAT + 1) == "IS-TRADE-3"


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
    assert game.position()["state"]["turn"]["counters"] == [{"from": 1, "give": {"gold": 1}, "want": {}}]
    assert not has_new_deal(Scene().game(), 1, False)  # nobody has a card
