"""VA-BUY, VA-PAGE: buying and turning pages in a book town."""

from __future__ import annotations

import pytest

from manoa.kernel.game import Game
from tests.acting import act, asked, choices, refused
from tests.valdora_scene import (
    Scene,
    book_at,
    buying,
    emptying,
    events,
    giving_back,
    loads,
    narrated,
    seat_of,
    turning,
)


def held(game: Game, seat: int = 0) -> list[str]:
    return [entry["colour"] for entry in seat_of(game, seat)["commissions"]]


@pytest.mark.rule("VA-BUY-1")
def test_purchases_and_page_turns_in_any_order() -> None:
    game = Scene().arrived("C").coins(6).book("C", right=["red", "blue", "green", "silver"]).game()
    act(game, kind="buy", colour="red")
    act(game, kind="turn", side="right", cost=0)
    act(game, kind="buy", side="right", colour="green")
    act(game, kind="turn", side="right", cost=1)
    act(game, kind="turn", side="left", cost=1)
    act(game, kind="buy", colour="silver", side="right")
    assert held(game) == ["red", "green", "silver"]
    assert seat_of(game)["coins"] == 1


@pytest.mark.rule("VA-BUY-1")
def test_two_pieces_of_equipment_in_one_action() -> None:
    game = Scene().arrived("A").owns(pan="gold", cart="gold").book("A", right=["shovel", "hammer"]).game()
    act(game, kind="buy", equipment="shovel")
    act(game, kind="empty", equipment="cart")
    act(game, kind="buy", equipment="hammer")
    assert loads(game) == {"pan": None, "shovel": None, "hammer": None, "cart": None}


@pytest.mark.rule("VA-BUY-2")
def test_either_of_two_visible_cards_can_be_bought_and_no_other() -> None:
    scene = Scene().arrived("D").coins(3).book("D", left=["red", "blue"], right=["green", "silver"])
    game = scene.game()
    assert {game.describe(action)["colour"] for action in choices(game, kind="buy")} == {"red", "green"}
    act(game, kind="buy", side="left")
    assert held(game) == ["red"]
    assert book_at(game, "D")["left"]["top"]["colour"] == "blue"
    fresh = Scene().arrived("D").coins(3).game()
    assert refused(fresh, buying("left")) == "VA-BUY-2"


@pytest.mark.rule("VA-BUY-3")
def test_equipment_costs_a_gold_from_the_load() -> None:
    game = narrated(Scene().arrived("B").owns(pan="gold").book("B", right=["chisel"]).game())
    act(game, kind="buy", equipment="chisel")
    assert loads(game) == {"pan": None, "chisel": None}
    assert game.view(None)["discard"] == {"gold": 1}
    assert events(game)[:2] == ["empties", "buys-equipment"]
    poor = Scene().arrived("B").owns(cart="ruby").coins(6).book("B", right=["chisel"]).game()
    assert refused(poor, buying("right")) == "VA-BUY-3"


@pytest.mark.rule("VA-BUY-4")
def test_a_kind_already_owned_cannot_be_bought() -> None:
    game = Scene().arrived("A").owns(pan="gold", hammer=None).book("A", right=["hammer"]).game()
    assert choices(game, kind="buy") == []
    assert refused(game, buying("right")) == "VA-BUY-4"


@pytest.mark.rule("VA-BUY-5")
def test_a_commission_costs_a_coin() -> None:
    game = narrated(Scene().arrived("C").coins(1).book("C", right=["violet"]).game())
    bank = game.view(None)["bank"]
    act(game, kind="buy", colour="violet")
    assert game.view(None)["bank"] == bank + 1
    assert seat_of(game)["coins"] == 0
    assert events(game)[0] == "buys-commission"
    assert refused(Scene().arrived("C").coins(0).game(), buying("right")) == "VA-BUY-5"


@pytest.mark.rule("VA-BUY-6")
def test_with_three_commissions_one_is_given_back_before_another_is_bought() -> None:
    scene = Scene().arrived("C").coins(2).holds("red", "blue", "green", books="D", face=1)
    game = narrated(scene.book("C", right=["silver"]).game())
    assert choices(game, kind="buy") == []
    assert refused(game, buying("right")) == "VA-BUY-6"
    returned = scene.box.number_of[scene.seat(0)["commissions"][1]["card"]]
    act(game, kind="return", slot=1, side="left", colour="blue", town="C")
    assert events(game) == ["returns"]
    assert held(game) == ["red", "green"]
    assert asked(game) == {
        "seat": 0,
        "what": "replace",
        "town": "C",
        "turned": 0,
        "page_cost": 0,
        "returned": "left",
    }
    # A card of D lies in C now, on the left, and shows its back.
    left = book_at(game, "C")["left"]
    assert left["size"] == 1
    assert left["top"]["needs"] == scene.box.faces[2 * returned].needs()
    assert game.revealed, "nobody had seen that back"
    assert seat_of(game)["coins"] == 2, "nothing is paid for it and nothing received"
    act(game, kind="buy", side="right", colour="silver")
    assert events(game)[0] == "buys-commission"
    assert held(game) == ["red", "green", "silver"]
    assert seat_of(game)["coins"] == 1
    assert asked(game)["what"] == "book"


@pytest.mark.rule("VA-BUY-6")
@pytest.mark.parametrize(("side", "face"), [("left", 0), ("right", 1)])
def test_the_player_chooses_the_side_and_the_card_shows_that_sides_face(side: str, face: int) -> None:
    scene = Scene().arrived("C").coins(3).holds("red", "blue", "green", face=1).book("C", left=["violet"])
    game = scene.game()
    before = book_at(game, "C")
    returned = scene.box.number_of[scene.seat(0)["commissions"][0]["card"]]
    act(game, kind="return", slot=0, side=side)
    after = book_at(game, "C")
    assert after[side]["size"] == before[side]["size"] + 1
    assert after[side]["top"]["needs"] == scene.box.faces[2 * returned + face].needs()
    other = "left" if side == "right" else "right"
    assert after[other] == before[other]
    # The card just given back is not another one.
    assert refused(game, buying(side)) == "VA-BUY-6"
    act(game, kind="buy", side=other)
    # A later purchase may buy it back, and giving back may be repeated.
    assert refused(game, buying(side)) == "VA-BUY-6"
    act(game, kind="return", slot=2, side=other)
    bought = act(game, kind="buy", side=side)
    assert bought["needs"] == after[side]["top"]["needs"]


@pytest.mark.rule("VA-BUY-6")
def test_pages_may_be_turned_between_giving_back_and_buying() -> None:
    scene = Scene().arrived("C").coins(3).holds("red", "blue", "green").book("C", right=["silver", "violet", "yellow"])
    game = scene.game()
    act(game, kind="return", slot=0, side="right")
    act(game, kind="turn", side="right", cost=0)
    assert asked(game)["returned"] == "left"
    act(game, kind="turn", side="right", cost=1)
    assert (asked(game)["what"], asked(game)["returned"]) == ("replace", None)
    act(game, kind="buy", colour="violet", side="right")
    assert held(game) == ["blue", "green", "violet"]
    assert seat_of(game)["coins"] == 1


@pytest.mark.rule("VA-BUY-6")
def test_once_a_commission_is_given_back_another_must_be_bought() -> None:
    scene = Scene().arrived("C").coins(2).holds("red", "blue", "green").book("C", left=["violet"])
    game = scene.game()
    act(game, kind="return", slot=0, side="right")
    assert {words["kind"] for words in map(game.describe, game.legal_actions())} == {"turn", "buy"}
    assert refused(game, 0) == "VA-BUY-6"
    assert refused(game, giving_back(0, "left")) == "VA-BUY-6"
    act(game, kind="turn", side="right", cost=0)
    act(game, kind="turn", side="right", cost=1)
    # The last coin is for the purchase.
    assert choices(game, kind="turn") == []
    assert refused(game, turning("right")) == "VA-BUY-6"
    act(game, kind="buy", side="right")
    assert game.current_player == 1


@pytest.mark.rule("VA-BUY-6")
def test_a_commission_is_given_back_only_if_another_can_follow() -> None:
    def returns(scene: Scene) -> set[str]:
        game = scene.game()
        return {game.describe(action)["side"] for action in choices(game, kind="return")}

    def full(coins: int) -> Scene:
        return Scene().arrived("C").coins(coins).holds("red", "blue", "green", books="D")

    assert returns(full(1)) == {"left", "right"}, "on the right the free page uncovers another card"
    poor = full(0).game()
    assert choices(poor, kind="return") == []
    assert refused(poor, giving_back(0, "left")) == "VA-BUY-5"
    paged = full(1)
    paged.state["mode"] = "book"
    paged.state["turn"]["pages"] = 1
    assert returns(paged) == {"left"}, "a further page would cost the coin of the purchase"
    assert refused(paged.game(), giving_back(0, "right")) == "VA-BUY-6"
    assert returns(full(3).empty_book("C")) == set(), "there is no other card"
    two = Scene().arrived("C").coins(3).holds("red", "blue").game()
    assert refused(two, giving_back(0, "left")) == "VA-BUY-6"
    assert refused(full(3).arrived("A").game(), giving_back(0, "left")) == "VA-ACT-3"
    travelling = Scene().pawn("C").coins(3).holds("red", "blue", "green").game()
    assert refused(travelling, giving_back(0, "left")) == "VA-TURN-1"


@pytest.mark.rule("VA-BUY-6")
def test_no_page_is_turned_after_which_only_the_card_given_back_would_show_and_no_coin_be_left() -> None:
    def given_back_on_an_empty_left(coins: int) -> Game:
        game = Scene().arrived("C").coins(coins).holds("red", "blue", "green").game()
        act(game, kind="return", slot=0, side="left")
        return game

    # Turned back, it would lie on all the others: it would take a second page, for a coin, and the purchase one more.
    assert choices(given_back_on_an_empty_left(1), kind="turn", side="left") == []
    game = given_back_on_an_empty_left(2)
    act(game, kind="turn", side="left", cost=0)
    assert [game.describe(action)["kind"] for action in game.legal_actions()] == ["turn"]
    act(game, kind="turn", side="right", cost=1)
    assert [game.describe(action)["kind"] for action in game.legal_actions()] == ["buy"]


# Pages --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VA-PAGE-1")
def test_a_page_goes_over_to_the_other_side_and_back() -> None:
    scene = Scene().arrived("A").coins(6).book("A", right=["shovel", "hammer"])
    game = scene.game()
    card = scene.box.number_of[scene.state["books"]["A"]["right"][-1]]
    act(narrated(game), kind="turn", side="right")
    book = book_at(game, "A")
    assert (book["left"]["size"], book["right"]["size"]) == (1, 17)
    assert scene.box.faces[2 * card].gear > 0
    back = scene.box.faces[2 * card]
    assert game.events[0].arguments["equipment"] == book["left"]["top"]["equipment"]
    assert book["right"]["top"] == {"equipment": "hammer"}
    assert back.gear == ("pan", "shovel", "pickaxe", "hammer", "chisel", "cart", "horse").index(
        book["left"]["top"]["equipment"]
    )
    act(game, kind="turn", side="left")
    assert book_at(game, "A")["right"]["top"] == {"equipment": "shovel"}


@pytest.mark.rule("VA-PAGE-2")
def test_the_first_page_is_free_and_each_further_one_costs_a_coin() -> None:
    game = Scene().arrived("C").coins(2).book("C", left=["red"]).game()
    assert asked(game)["page_cost"] == 0
    act(game, kind="turn", side="right", cost=0)
    act(game, kind="turn", side="left", cost=1)
    assert asked(game)["page_cost"] == 1
    act(game, kind="turn", side="right", cost=1)
    assert game.current_player == 1, "no coin is left for anything"
    assert seat_of(game)["coins"] == 0


@pytest.mark.rule("VA-PAGE-2")
def test_buying_does_not_make_pages_free_again_and_the_poor_turn_one() -> None:
    scene = Scene().arrived("A").owns(pan="gold").coins(0).book("A", right=["shovel", "hammer"])
    game = scene.game()
    act(game, kind="turn", side="right", cost=0)
    assert refused(game, turning("right")) == "VA-PAGE-2"
    act(game, kind="buy", side="right", equipment="hammer")
    assert game.current_player == 1
    poor = Scene().arrived("A").coins(0).game()
    assert choices(poor, kind="turn") == [turning("right")]
    assert refused(poor, turning("left")) == "VA-PAGE-2"


@pytest.mark.rule("VA-PAGE-3")
def test_turning_pages_alone_is_the_action() -> None:
    game = Scene().arrived("C").coins(3).game()
    act(game, kind="turn")
    assert refused(game, 2) == "VA-ACT-1"
    act(game, kind="stop")
    assert game.current_player == 1


@pytest.mark.rule("VA-PAGE-4")
def test_a_bought_card_keeps_the_face_that_showed() -> None:
    scene = Scene().arrived("C").coins(6).book("C", left=[("gold", "ruby", "amethyst")])
    game = scene.game()
    act(game, kind="buy", side="left")
    assert seat_of(game)["commissions"][0]["needs"] == ["ruby", "amethyst", "gold"]
    assert game.position()["state"]["seats"][0]["commissions"][0]["face"] == "back"


@pytest.mark.rule("VA-PAGE-5")
def test_the_right_pile_shows_fronts_and_the_left_one_backs() -> None:
    scene = Scene(seed=4).arrived("D").coins(6)
    game = scene.game()
    for side in ("right", "right", "left", "right", "right"):
        act(game, kind="turn", side=side)
        for name, face in (("left", 0), ("right", 1)):
            pile = game.position()["state"]["books"]["D"][name]
            top = book_at(game, "D")[name]["top"]
            if pile:
                shown = scene.box.faces[2 * scene.box.number_of[pile[-1]] + face]
                assert (top["needs"], top["points"]) == (shown.needs(), shown.points)


@pytest.mark.rule("VA-PAGE-6")
def test_a_turned_page_cannot_be_taken_back_and_its_back_is_not_known_before() -> None:
    game = Scene().arrived("C").coins(3).game()
    backs = set()
    for seed in range(40):
        other = game.determinize(0, seed)
        assert other.view(0) == game.view(0)
        act(other, kind="turn", side="right")
        assert other.revealed
        backs.add(str(book_at(other, "C")["left"]["top"]))
    assert len(backs) > 1


@pytest.mark.rule("VA-PAGE-6")
def test_a_page_whose_faces_all_have_seen_can_be_taken_back() -> None:
    game = Scene().arrived("C").coins(3).book("C", left=["red", "blue"]).game()
    act(game, kind="turn", side="left")
    assert not game.revealed
    act(game, kind="buy", side="left")
    assert not game.revealed, "the left side is empty now, and red lay open before"


@pytest.mark.rule("VA-COMM-3")
def test_which_gold_pays_for_equipment_is_the_players_choice() -> None:
    scene = Scene().arrived("A").owns(pan="gold", cart="gold", horse="ruby").book("A", right=["shovel"])
    game = scene.game()
    act(game, kind="buy", equipment="shovel")
    assert asked(game) == {"seat": 0, "what": "pay", "gem": "gold", "for": {"equipment": "shovel"}}
    assert {game.describe(action)["equipment"] for action in game.legal_actions()} == {"pan", "cart"}
    assert refused(game, emptying("horse")) == "VA-COMM-3"
    assert refused(game, 0) == "VA-COMM-3"
    act(game, kind="empty", equipment="cart", gem="gold")
    assert loads(game) == {"pan": "gold", "shovel": None, "cart": None, "horse": "ruby"}
    assert refused(game, emptying("pan")) in ("VA-TURN-1", "VA-ACT-1")
