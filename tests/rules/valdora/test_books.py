"""VA-BUY, VA-PAGE: buying and turning pages in a book town."""

from __future__ import annotations

import pytest

from manoa.kernel.game import Game
from tests.acting import act, asked, choices, refused
from tests.valdora_scene import Scene, book_at, buying, emptying, events, loads, narrated, seat_of, turning


def held(game: Game, seat: int = 0) -> list[str]:
    return [entry["colour"] for entry in seat_of(game, seat)["commissions"]]


@pytest.mark.rule("VA-BUY-1")
def test_purchases_and_page_turns_in_any_order() -> None:
    game = Scene().arrived("C").coins(6).book("C", right=["red", "blue", "green", "silver"]).game()
    act(game, kind="buy", colour="red")
    act(game, kind="turn", side="right", cost=0)
    act(game, kind="buy", colour="green")
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
    act(game, kind="buy", equipment="chisel", returns=False)
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
def test_with_three_commissions_one_goes_back_on_the_other_side() -> None:
    scene = Scene().arrived("C").coins(2).holds("red", "blue", "green", books="D", face=1)
    game = narrated(scene.book("C", right=["silver"]).game())
    words = act(game, kind="buy", side="right")
    assert words["returns"]
    assert asked(game)["what"] == "return"
    assert (asked(game)["side"], asked(game)["to"]) == ("right", "left")
    assert seat_of(game)["coins"] == 2, "nothing is paid yet"
    returned = scene.box.number_of[scene.seat(0)["commissions"][1]["card"]]
    act(game, kind="return", slot=1, to="left", colour="blue")
    assert events(game)[:2] == ["returns", "buys-commission"]
    assert held(game) == ["red", "green", "silver"]
    assert seat_of(game)["coins"] == 1
    # A card of D lies in C now, on the left, and shows its back.
    left = book_at(game, "C")["left"]
    assert left["size"] == 1
    assert left["top"]["needs"] == scene.box.faces[2 * returned].needs()
    assert game.revealed, "nobody had seen that back"


@pytest.mark.rule("VA-BUY-6")
def test_a_card_given_back_on_the_right_shows_its_front_and_cannot_be_bought_at_once() -> None:
    scene = Scene().arrived("C").coins(3).holds("red", "blue", "green", face=1).book("C", left=["violet"])
    game = scene.game()
    right = book_at(game, "C")["right"]["size"]
    act(game, kind="buy", side="left")
    act(game, kind="return", slot=0, to="right")
    assert held(game) == ["blue", "green", "violet"]
    assert book_at(game, "C")["right"] == {"size": right + 1, "top": {"colour": "red", "needs": ["ruby"], "points": 5}}
    # A later purchase may buy it back, and may be repeated.
    act(game, kind="buy", side="right", colour="red")
    act(game, kind="return", slot=2, to="left")
    assert held(game) == ["blue", "green", "red"]


@pytest.mark.rule("VA-BUY-6")
def test_between_giving_back_and_buying_nothing_else_is_done() -> None:
    scene = Scene().arrived("C").coins(3).holds("red", "blue", "green")
    game = scene.game()
    act(game, kind="buy", side="right")
    assert [words["kind"] for words in map(game.describe, game.legal_actions())] == ["return"] * 3
    assert refused(game, turning("right")) == "VA-BUY-6"
    assert refused(game, 0) == "VA-BUY-6"
    assert refused(Scene().arrived("C").coins(3).game(), 8) == "VA-ACT-3"


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
