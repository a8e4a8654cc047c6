"""Positions: what cannot be is refused by its field, and nothing that can be is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import manoa
from manoa.kernel.language import LANGUAGES
from tests.acting import act
from tests.games.valdora.seeded_games import SeededGame
from tests.simulation import through_json
from tests.valdora_scene import Scene

Change = Callable[[dict[str, Any]], object]


def opening() -> dict[str, Any]:
    position: dict[str, Any] = through_json(manoa.new("valdora", players=3, seed=1).position())
    return position


@pytest.mark.parametrize("number", range(6))
def test_every_position_of_a_game_can_be_taken_up_again(number: int) -> None:
    seeded = SeededGame(number, rounds=25)
    while not seeded.game.is_over:
        seeded.game.apply(seeded.next_action())
        loaded = manoa.load(through_json(seeded.game.position()))
        assert loaded.position() == seeded.game.position()
        assert loaded.legal_actions() == seeded.game.legal_actions()


def seat(field: str, value: Any) -> Change:
    return lambda state: state["seats"][0].update({field: value})


def turn(**values: Any) -> Change:
    return lambda state: state["turn"].update(values)


def top(**values: Any) -> Change:
    return lambda state: state.update(values)


def move_top(state: dict[str, Any]) -> None:
    """A card that nobody has turned lies on the left."""
    state["books"]["C"]["left"].append(state["books"]["C"]["right"].pop())


def commission_in_a_catalogue(state: dict[str, Any]) -> None:
    state["books"]["A"]["right"].append(state["books"]["C"]["right"].pop())


def double(state: dict[str, Any]) -> None:
    state["books"]["C"]["left"] = [state["books"]["C"]["right"][0]]


def lost(state: dict[str, Any]) -> None:
    state["books"]["C"]["right"].pop(0)


def forgotten(state: dict[str, Any]) -> None:
    state["seen"]["fronts"].pop()


def seen_below_unseen(state: dict[str, Any]) -> None:
    state["seen"]["fronts"].append(state["books"]["C"]["right"][0])


def back_only(state: dict[str, Any]) -> None:
    state["seen"]["backs"].append(state["books"]["C"]["right"][0])


def owned_unseen(state: dict[str, Any]) -> None:
    card = state["books"]["C"]["right"].pop(0)
    state["seats"][0]["commissions"].append({"card": card, "face": "front"})


def owned_by_an_unseen_back(state: dict[str, Any]) -> None:
    card = state["books"]["C"]["right"].pop(0)
    state["seats"][0]["commissions"].append({"card": card, "face": "back"})
    state["seen"]["fronts"].append(card)


def a_tool_of_another_kind(state: dict[str, Any]) -> None:
    state["seats"][0]["equipment"]["shovel"] = {"gem": None, "card": "A-Q06"}


def equipment_as_a_commission(state: dict[str, Any]) -> None:
    state["seats"][0]["commissions"].append({"card": "A-Q06", "face": "front"})


def no_pan(state: dict[str, Any]) -> None:
    del state["seats"][0]["equipment"]["pan"]


def too_many_gems(state: dict[str, Any]) -> None:
    state["discard"] = {"ruby": 1}


def gem_on_the_wrong_card(state: dict[str, Any]) -> None:
    heap = next(heap for heap in state["gems"].values() if heap.get("ruby"))
    heap["ruby"] -= 1
    state["seats"][0]["equipment"]["pan"]["gem"] = "ruby"


def workshop_too_early(state: dict[str, Any]) -> None:
    state["workshops"].remove("red")
    state["seats"][0]["workshops"].append("red")


def workshop_too_late(state: dict[str, Any]) -> None:
    state["craftsmen"]["red"] -= 2
    state["seats"][0]["craftsmen"]["red"] = 2


def workshop_gone(state: dict[str, Any]) -> None:
    state["workshops"].remove("red")


def craftsman_gone(state: dict[str, Any]) -> None:
    state["craftsmen"]["red"] -= 1


WRONG: list[tuple[str, Change, str]] = [
    ("chance", top(chance="xyz"), "state.chance"),
    ("mode", top(mode="sleep"), "state.mode"),
    ("a seat when over", top(mode="over"), "state.seat"),
    ("no seat when not over", top(seat=-1), "state.seat"),
    ("round", top(round=0), "state.round"),
    ("turns", top(turns=0), "state.turns"),
    ("ending", top(ending=True), "state.ending"),
    ("ending is no flag", top(ending=1), "state.ending"),
    ("quiet", top(quiet=-1), "state.quiet"),
    ("over too early", top(mode="over", seat=-1), "state.mode"),
    ("an unknown field", top(weather="fine"), "state.weather"),
    ("a field that is no word", lambda state: state.update({7: 1}), "state.7"),  # type: ignore[dict-item]  # wrong on purpose
    ("two seats", lambda state: state["seats"].pop(), "state.seats"),
    ("a missing field", lambda state: state.pop("bonus"), "state.bonus"),
    ("space", seat("space", "Z9"), "state.seats[0].space"),
    ("coins", seat("coins", 7), "state.seats[0].coins"),
    ("provisions", seat("provisions", 1), "state.seats[0].provisions"),
    ("bonus of a seat", seat("bonus", 1), "state.bonus"),
    ("equipment", seat("equipment", []), "state.seats[0].equipment"),
    ("unknown equipment", lambda state: state["seats"][0]["equipment"].update(spoon={}), "spoon"),
    ("no pan", no_pan, "pan"),
    ("commissions", seat("commissions", {}), "state.seats[0].commissions"),
    ("an unknown card", seat("commissions", [{"card": "C-M99", "face": "front"}]), "commissions[0].card"),
    ("an unknown face", seat("commissions", [{"card": "C-M01", "face": "rim"}]), "commissions[0].face"),
    ("a commission of a catalogue", equipment_as_a_commission, "commissions[0].card"),
    ("a tool of another kind", a_tool_of_another_kind, "equipment.shovel.card"),
    ("craftsmen", seat("craftsmen", {"pink": 1}), "pink"),
    ("workshops", seat("workshops", ["pink"]), "workshops"),
    ("gems", lambda state: state["gems"].update(N2={}), "N2"),
    ("a heap", lambda state: state["gems"].update(N1={"ruby": -1}), "state.gems.N1.ruby"),
    ("too many gems", too_many_gems, "ruby"),
    ("a gem on the wrong card", gem_on_the_wrong_card, "equipment.pan.gem"),
    ("books", lambda state: state["books"].update(E={}), "state.books.E"),
    ("a side", lambda state: state["books"]["A"].update(middle=[]), "state.books.A.middle"),
    ("a card in the wrong town", commission_in_a_catalogue, "state.books.A.right"),
    ("a card twice", double, "twice"),
    ("a card twice in a pile", lambda s: s["books"]["C"]["right"].append(s["books"]["C"]["right"][0]), "books.C.right"),
    ("a card lost", lost, "nowhere"),
    ("a back that nobody saw", move_top, "state.seen"),
    ("a top that nobody saw", forgotten, "state.seen.fronts"),
    ("a front seen below one that was not", seen_below_unseen, "state.seen.fronts"),
    ("a back without its front", back_only, "state.seen.backs"),
    ("an owned card that nobody saw", owned_unseen, "state.seen.fronts"),
    ("an owned card whose back nobody saw", owned_by_an_unseen_back, "state.seen.backs"),
    ("seen", lambda state: state["seen"].update(fronts=3), "state.seen.fronts"),
    ("a workshop too early", workshop_too_early, "state.seats[0].workshops"),
    ("a workshop too late", workshop_too_late, "state.workshops"),
    ("a workshop gone", workshop_gone, "workshop"),
    ("a craftsman gone", craftsman_gone, "craftsmen"),
    ("pages before the action", turn(pages=1), "state.turn.pages"),
    ("loads before the action", turn(loaded=["pan"]), "state.turn.loaded"),
    ("ships before the action", turn(ships=1), "state.turn.ships"),
    ("a target before the action", turn(target=1), "state.turn.target"),
    ("a debt before the action", turn(owed={"gold": 1}), "state.turn.owed"),
]


@pytest.mark.parametrize(("change", "said"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_a_position_that_cannot_be_is_refused_by_its_field(change: Change, said: str) -> None:
    position = opening()
    change(position["state"])
    with pytest.raises(manoa.BadRecord) as refused:
        manoa.load(position)
    assert said in str(refused.value)
    assert all(refused.value.say(language) for language in LANGUAGES)


def shopping() -> Scene:
    """Gold on two cards in an equipment town, and a tool to be bought."""
    return Scene().arrived("A").owns(pan="gold", cart="gold").book("A", right=["shovel"])


def paying() -> Scene:
    """Rubies on two cards in the red palace, and a red commission."""
    return Scene().arrived("E3").owns(shovel="ruby", cart="ruby").holds("red", "blue", "green")


TOP, DEEP = "C-M07", "C-M08"


def exchanging(town: str = "C", held: int = 2, coins: int = 3) -> Scene:
    """Before a book, with some commissions of the other: on it lies TOP, and DEEP below."""
    scene = Scene().arrived(town).coins(coins).holds(*("blue", "green")[:held], books="D")
    pile = scene.state["books"]["C"]["right"]
    pile.sort(key=lambda card: (card == TOP, card != DEEP))
    return scene


MIDDLE: list[tuple[str, Scene, dict[str, Any], dict[str, Any], str]] = [
    ("a book on a road", Scene().arrived("N1"), {"mode": "book"}, {}, "state.mode"),
    ("loading in a palace", Scene().arrived("N2"), {"mode": "load"}, {}, "state.mode"),
    ("delivering in a town", Scene().arrived("A"), {"mode": "deliver"}, {}, "state.mode"),
    ("delivering without a delivery", Scene().arrived("E3"), {"mode": "deliver"}, {}, "state.mode"),
    ("exchanging equipment", exchanging("A"), {"mode": "replace"}, {"given": "A-Q01"}, "state.mode"),
    ("nothing given back", exchanging(), {"mode": "replace"}, {}, "state.turn.given"),
    ("given back and forgotten", exchanging(), {"mode": "book"}, {"given": "C-M01"}, "state.turn.given"),
    ("given back with one left", exchanging(held=1), {"mode": "replace"}, {"given": TOP}, "state.turn.given"),
    ("given back elsewhere", exchanging(), {"mode": "replace"}, {"given": "D-M01"}, "state.turn.given"),
    ("given back too deep", exchanging(), {"mode": "replace"}, {"given": DEEP}, "state.turn.given"),
    ("no coin to buy another", exchanging(coins=0), {"mode": "replace"}, {"given": TOP}, "state.turn.given"),
    ("loading without a load", Scene().arrived("N1"), {"mode": "load"}, {}, "state.turn.loaded"),
    ("loaded and empty", Scene().arrived("N1"), {"mode": "load"}, {"loaded": ["pan"]}, "state.turn.loaded"),
    ("pages on arrival", Scene().arrived("A"), {}, {"pages": 1}, "state.turn.pages"),
    ("ships of another harbour", Scene().arrived("O2"), {}, {"ships": 1}, "state.turn.ships"),
    ("paying in a mine", Scene().arrived("E2"), {"mode": "pay"}, {}, "state.mode"),
    ("paying for no side", shopping(), {"mode": "pay"}, {"owed": {"gold": 1}, "target": -1}, "target"),
    ("paying for an empty side", shopping(), {"mode": "pay"}, {"owed": {"gold": 1}, "target": 0}, "target"),
    ("paying nothing", shopping(), {"mode": "pay"}, {"owed": {}, "target": 1}, "state.turn.owed"),
    ("paying too much", shopping(), {"mode": "pay"}, {"owed": {"gold": 2}, "target": 1}, "state.turn.owed"),
    ("paying for no commission", paying(), {"mode": "pay"}, {"owed": {"ruby": 1}, "target": -1}, "target"),
    ("paying for another patron", paying(), {"mode": "pay"}, {"owed": {"ruby": 1}, "target": 1}, "target"),
    (
        "paying without a choice",
        paying().owns(cart="gold"),
        {"mode": "pay"},
        {"owed": {"ruby": 1}, "target": 0},
        "state.turn.owed",
    ),
]


@pytest.mark.parametrize(
    ("scene", "top_fields", "turn_fields", "said"), [c[1:] for c in MIDDLE], ids=[c[0] for c in MIDDLE]
)
def test_a_turn_that_cannot_be_is_refused(
    scene: Scene, top_fields: dict[str, Any], turn_fields: dict[str, Any], said: str
) -> None:
    scene.game()
    scene.state.update(top_fields)
    scene.state["turn"].update(turn_fields)
    with pytest.raises(manoa.BadRecord) as refused:
        scene.game()
    assert said in str(refused.value)


def test_the_middle_of_a_payment_and_of_an_exchange_can_be_taken_up() -> None:
    game = shopping().game()
    act(game, kind="buy", equipment="shovel")
    again = manoa.load(through_json(game.position()))
    act(again, kind="empty", equipment="pan")
    delivery = paying().game()
    act(delivery, kind="deliver")
    act(manoa.load(delivery.position()), kind="empty", equipment="cart")
    exchange = Scene().arrived("C").coins(3).holds("red", "blue", "green").game()
    act(exchange, kind="return", slot=2, side="right")
    exchange = manoa.load(through_json(exchange.position()))
    act(exchange, kind="turn", side="right")
    act(manoa.load(exchange.position()), kind="buy", side="right")


def test_a_round_beyond_the_limits_is_refused() -> None:
    for option, field in (("round_limit", "round"), ("quiet_rounds", "quiet")):
        position = through_json(manoa.new("valdora", players=3, options={option: 3}).position())
        position["state"][field] = 4
        with pytest.raises(manoa.BadRecord, match=field):
            manoa.load(position)


def test_an_ended_game_can_be_taken_up() -> None:
    game = SeededGame(1, rounds=2).play()
    assert manoa.load(through_json(game.position())).is_over


def test_what_is_not_legal_has_no_description() -> None:
    game = Scene().arrived("A").game()
    with pytest.raises(manoa.IllegalAction) as refused:
        game.describe(3)
    assert refused.value.rule == "VA-ACT-3"
