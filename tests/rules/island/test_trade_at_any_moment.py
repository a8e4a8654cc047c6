"""IS-TRADE-5, IS-TRADE-6: trade out of order, by wish."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa.games.island.rules import action
from manoa.kernel.game import Game
from tests.acting import act, asked, choices, refused, words_of
from tests.island_scene import Scene, banking, cards, cell, happened, lucky, marching, seat_view, told

HERE, THERE = cell(0, 0), cell(1, 0)


def wish(game: Game, seat: int, kind: str = "want-trade", **words: Any) -> None:
    """A seat says what it wishes, whoever decides."""
    game.apply(game.encode({"kind": kind, "seat": seat, **words}))


def wishes(game: Game, seat: int) -> list[str]:
    """The kinds of wishes that are open to a seat."""
    return [game.describe(each)["kind"] for each in game.wishes(seat)]


def three() -> Scene:
    """Seat 0 explores; seats 1 and 2 have what the other lacks, and no armies."""
    scene = Scene("stella", "pedro", "hector").explorer(1, cell(-1, 0)).explorer(2, cell(0, -1))
    return scene.cards(1, 3, 0, 0).cards(2, 0, 0, 3)


@pytest.mark.rule("IS-TRADE-5")
def test_two_who_are_not_on_turn_trade_at_the_next_moment() -> None:
    game = three().game()
    game.narrating = True
    wish(game, 1)
    assert asked(game) == {"seat": 0, "what": "explore", "speed": 4, "free_army": False, "offers": 3}, "nobody waits"
    assert [(event.kind, event.seat) for event in game.events] == [("wants-trade", 1)]
    assert seat_view(game, 1)["wants_trade"]
    act(game, kind="step", to=THERE)
    assert asked(game) == {"seat": 1, "what": "trade", "offers": 3, "during": "window"}
    assert game.view(None)["trade"] == {"seat": 1, "during": "window"}
    assert not seat_view(game, 1)["wants_trade"], "a wish is for one time"
    assert {words["kind"] for words in words_of(game)} == {"enough", "offer"}
    act(game, kind="offer", rival=2)
    act(game, kind="give", resource="wood")
    act(game, kind="want", resource="gold")
    act(game, kind="propose")
    assert asked(game)["seat"] == 2
    act(game, kind="accept")
    assert (cards(game, 1), cards(game, 2)) == ((2, 0, 1), (1, 0, 2))
    assert asked(game) == {"seat": 1, "what": "trade", "offers": 2, "during": "window"}
    act(game, kind="enough")
    assert asked(game) == {"seat": 0, "what": "explore", "speed": 3, "free_army": False, "offers": 3}
    act(game, kind="step", to=HERE)
    assert asked(game)["what"] == "explore", "nobody is asked without a wish"


@pytest.mark.rule("IS-TRADE-5")
@pytest.mark.parametrize("what", ["dice", "reroll", "harvest", "steal", "look", "lay", "react", "rival", "discard"])
def test_who_decides_trades_at_once_whatever_is_asked(what: str) -> None:
    game = asked_for(what)
    seat, before = game.current_player, asked(game)
    assert before["what"] == what
    hand = cards(game, seat)
    wish(game, seat)
    assert not game.aside, "of who decides it is a decision"
    assert asked(game)["seat"] == seat
    assert asked(game)["what"] == "trade"
    assert asked(game)["during"] == ("window" if what in ("react", "rival") else what)
    assert manoa.load(game.position()).position() == game.position()
    act(game, kind="bank", give="wood", resource="food")
    act(game, kind="enough")
    if what == "discard":
        before["left"] -= 4
    assert asked(game) == before, "the game goes on where it was"
    assert cards(game, seat) == (hand[0] - 5, hand[1] + 1, hand[2])


def asked_for(what: str) -> Game:
    """A position in which the deciding seat has five wood for the bank."""
    person = {"reroll": "nicolas", "steal": "laffite", "look": "emma"}.get(what, "stella")
    scene = Scene(person, "pedro", "william", hand_limit=what == "discard").cards(0, 6, 1, 1).cards(1, 1).cards(2, 1)
    state = scene.state
    if what in ("dice", "reroll", "steal"):
        state["turn"].update(speed_die=-1, speed=0)
    if what in ("dice", "reroll", "steal", "harvest", "look", "discard"):
        state["mode"] = what
        state["doing"]["left"] = {"steal": 1, "harvest": 3, "discard": 5}.get(what, 0)
    if what == "harvest":
        scene.farm(0, THERE, 3).villagers(0, THERE)
    elif what == "discard":
        scene.cards(0, 12, 1, 1)
        state["turn"]["speed"] = 0
    elif what == "look":
        state["top"] = ["water", "garden", "gold"]
        for kind in state["top"]:
            state["stack"][kind] -= 1
    elif what == "lay":
        game = scene.explorer(0, THERE).game()
        return lucky(game, action.DISCOVER, happened("reveals", tile="gold"))
    elif what == "rival":
        scene.explorer(1, THERE).explorer(2, THERE)
    elif what == "react":
        scene.turn_of(1).explorer(1, cell(-1, 0)).villagers(0, HERE)
    game = scene.game()
    if what == "rival":
        act(game, kind="step", to=THERE)
    elif what == "react":
        act(game, kind="step", to=cell(-1, 1))
    return game


@pytest.mark.rule("IS-TRADE-6")
@pytest.mark.parametrize("army", [True, False])
def test_the_attacked_trade_before_the_dice_with_the_bank_and_with_others(army: bool) -> None:
    scene = three().explorer(1, THERE).cards(1, 6, 0, 0)
    if army:
        scene.villagers(1, THERE)
    game = scene.game()
    act(game, kind="step", to=THERE)
    assert asked(game)["seat"] == 1
    assert asked(game)["why"] == "attacked"
    wish(game, 1)
    act(game, kind="bank", give="wood", resource="gold")
    act(game, kind="offer", rival=2)
    act(game, kind="give", resource="wood")
    act(game, kind="propose")
    act(game, kind="accept")
    act(game, kind="enough")
    assert asked(game)["seat"] == 1, "asked for the reaction again"
    assert bool(choices(game, kind="army")) == army
    assert cards(game, 1) == (0, 0, 1)
    lucky(game, action.DONE, happened("wins-battle", seat=0))
    while asked(game)["what"] == "place":
        game.apply(game.legal_actions()[0])
    assert cards(game, 1) == (0, 0, 1), "half of one card is none"


@pytest.mark.rule("IS-TRADE-6")
@pytest.mark.parametrize("heed", ["concerned", "attacked"])
def test_whose_explorer_is_attacked_is_asked_if_there_are_cards_to_lose(heed: str) -> None:
    game = three().explorer(1, THERE).heed(1, heed).game()
    act(game, kind="step", to=THERE)
    assert asked(game)["seat"] == 1
    assert {words["kind"] for words in words_of(game)} == {"pass"}
    empty = three().explorer(1, THERE).cards(1).heed(1, heed).game()
    empty.narrating = True
    act(empty, kind="step", to=THERE)
    assert told(empty, "fights"), "nothing to trade with, nothing to lose"


@pytest.mark.rule("IS-TRADE-5")
def test_a_wish_is_heard_before_the_dice_and_not_between_defeat_and_payment() -> None:
    game = three().explorer(1, THERE).cards(1, 4, 0, 0).game()
    wish(game, 2)
    act(game, kind="step", to=THERE)
    assert asked(game)["seat"] == 2, "before the dice"
    act(game, kind="enough")
    lucky(game, action.DONE, happened("wins-battle", seat=0))
    assert asked(game)["what"] == "place"
    wish(game, 1)
    wish(game, 0)
    act(game, kind="place", at=HERE)
    assert refused(game, banking("wood", "gold")) == "IS-BAT-6" if asked(game)["what"] == "pay" else True
    while asked(game)["what"] == "pay":
        game.apply(game.legal_actions()[0])
    assert asked(game) == {"seat": 1, "what": "trade", "offers": 3, "during": "window"}
    act(game, kind="enough")
    while asked(game)["what"] == "trade":
        act(game, kind="enough")
    assert asked(game)["what"] == "explore"
    assert not seat_view(game, 0)["wants_trade"]


@pytest.mark.rule("IS-TRADE-5")
def test_nobody_trades_while_an_army_move_is_made_or_explorers_are_chosen() -> None:
    game = three().villagers(0, HERE).cards(0, gold=1).game()
    wish(game, 1)
    act(game, kind="army")
    assert asked(game)["what"] == "march"
    wish(game, 0)
    assert asked(game)["what"] == "march", "who decides waits as well"
    act(game, kind="march", to=THERE)
    assert [asked(game)["what"], asked(game)["seat"]] == ["trade", 1]
    opening = manoa.new("island", players=2, seed=1)
    assert wishes(opening, 1) == ["heed", "heed"]


@pytest.mark.rule("IS-TRADE-5")
def test_a_wish_can_be_taken_back_as_long_as_it_waits() -> None:
    game = three().game()
    wish(game, 1)
    assert wishes(game, 1)[0] == "want-no-trade"
    wish(game, 1, "want-no-trade")
    assert told(game, "wants-no-trade")
    act(game, kind="step", to=THERE)
    assert asked(game)["what"] == "explore"


@pytest.mark.rule("IS-TRADE-5")
def test_one_wishes_only_what_can_be() -> None:
    game = three().game()
    assert wishes(game, 0) == ["heed", "heed"], "in the own explore phase one trades at will"
    assert refused(game, action.WISH) == "IS-TRADE-5"
    assert refused(game, action.WISH + 3 * action.WISHES) == "IS-TRADE-5", "nobody sits there"
    nothing = Scene(players=3).game()
    assert wishes(nothing, 1) == ["heed", "heed"], "nobody has a card"
    people = ("stella", "pedro")
    with_nobody = Scene(*people, data={"trade": {"most": 0, "offers": 3}}).cards(1, 4, 4, 4).game()
    assert wishes(with_nobody, 1) == ["heed", "heed"]
    with_the_bank = Scene(*people, data={"trade": {"most": 0, "offers": 3}}).cards(1, 5).game()
    assert wishes(with_the_bank, 1)[0] == "want-trade"


@pytest.mark.rule("IS-TRADE-1")
@pytest.mark.rule("IS-TRADE-5")
def test_a_gift_to_who_has_no_cards_buys_the_defence() -> None:
    scene = three().explorer(1, THERE).villagers(1, cell(0, 1), 2).cards(1, 1).cards(2, 0, 0, 3)
    game = scene.game()
    act(game, kind="step", to=THERE)
    assert choices(game, kind="army") == []
    wish(game, 1)
    act(game, kind="offer", rival=2)
    act(game, kind="want", resource="gold")
    act(game, kind="propose", give={}, want={"gold": 1})
    act(game, kind="accept")
    act(game, kind="enough")
    act(game, kind="army")
    lucky(game, marching(2, "ne"), happened("fights", strength=1, defence=4))


@pytest.mark.rule("IS-TRADE-5")
def test_the_harvest_goes_on_with_what_the_bank_has_now() -> None:
    scene = Scene("stella", "pedro").farm(0, THERE, 3).villagers(0, THERE).cards(0, 5, 0, 0).cards(1, 0, 24, 0)
    scene.state["mode"] = "harvest"
    scene.state["doing"]["left"] = 2
    scene.state["hoard"]["food"] = 0
    game = scene.game()
    assert {words["resource"] for words in words_of(game)} == {"food", "gold"}
    wish(game, 0)
    game.narrating = True
    act(game, kind="bank", give="wood", resource="food")
    act(game, kind="enough")
    assert cards(game, 0) == (0, 1, 2), "the last food was traded for, so that only gold is left to take"
    assert asked(game)["what"] == "explore"


@pytest.mark.rule("IS-TRADE-5")
def test_several_are_asked_clockwise_from_the_active_players_left() -> None:
    game = three().cards(0, 2, 2, 2).game()
    wish(game, 2)
    wish(game, 1)
    act(game, kind="step", to=THERE)
    assert asked(game)["seat"] == 1
    act(game, kind="enough")
    assert asked(game)["seat"] == 2
    act(game, kind="enough")
    assert asked(game)["what"] == "explore"


@pytest.mark.rule("IS-TRADE-3")
def test_an_option_lifts_the_bounds() -> None:
    game = Scene(free_trade=True).cards(0, 12, 0, 0).cards(1, 0, 0, 9).game()
    assert game.view(None)["map"]["trade"] == {"most": 60, "offers": 99, "counters": 9}
    for _ in range(5):
        act(game, kind="offer", rival=1)
        act(game, kind="drop")
    act(game, kind="offer", rival=1)
    for _ in range(12):
        act(game, kind="give", resource="wood")
    for _ in range(9):
        act(game, kind="want", resource="gold")
    act(game, kind="propose")
    act(game, kind="counter")
    act(game, kind="give", resource="gold")
    act(game, kind="propose")
    act(game, kind="counter")
    act(game, kind="give", resource="wood")
    act(game, kind="propose")
    act(game, kind="accept")
    assert (cards(game, 0), cards(game, 1)) == ((11, 0, 0), (1, 0, 9))


@pytest.mark.rule("IS-TRADE-5")
def test_with_hidden_hands_being_asked_to_trade_tells_only_how_many_cards_there_are() -> None:
    one, other = (
        Scene("stella", "pedro", "hector", hidden_hands=True).cards(1, *hands[0]).cards(2, *hands[1]).game()
        for hands in (((5, 0, 0), (2, 2, 1)), ((2, 2, 1), (5, 0, 0)))
    )
    for game in (one, other):
        wish(game, 1)
        act(game, kind="step", to=THERE)
        assert asked(game)["what"] == "trade"
    assert one.view(0) == other.view(0)
    assert choices(one, kind="bank")
    assert not choices(other, kind="bank")


def test_taking_back_passes_over_wishes_of_others_and_leaves_them() -> None:
    record = manoa.Record("island", 3, 1, {})
    while record.game.view(None)["asked"]["what"] != "dice":
        record.play(record.game.legal_actions()[0])
    seat = record.game.current_player
    other = (seat + 1) % 3
    record.play(record.game.encode({"kind": "heed", "seat": other, "when": "attacked"}))
    before = len(record.actions)
    assert not record.can_undo(), "what was rolled stays so, though another has wished since"
    record.play(record.game.legal_actions()[0])
    assert record.game.view(None)["asked"]["what"] == "explore"
    record.play(record.game.encode({"kind": "want-trade", "seat": other}))
    record.play(record.game.encode({"kind": "want-no-trade", "seat": other}))
    record.play(record.game.encode({"kind": "want-trade", "seat": other}))
    assert record.can_undo(seat)
    assert not record.can_undo(other)
    record.undo(seat)
    assert len(record.actions) == before + 3
    assert record.game.view(None)["seats"][other]["wants_trade"]
    assert record.game.current_player == seat
    assert record.game.position() == manoa.record_of(record.as_dict()).game.position()
    with pytest.raises(manoa.UndoRefused):
        record.undo(seat)
