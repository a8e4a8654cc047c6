"""VA-SETUP, VA-LIM: what lies on the table at the beginning, and what is seen of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import manoa
from manoa.games.valdora.boxes import box_of
from manoa.games.valdora.components import GEAR
from manoa.games.valdora.showing.describe import face_words
from tests.acting import act, asked, choices, refused
from tests.valdora_scene import Scene, book_at, going, loads, seat_of

GEMS = {"ruby": 13, "sapphire": 13, "amethyst": 15, "emerald": 15, "gold": 22}
players = pytest.mark.parametrize("players", [3, 4, 5])
layouts = pytest.mark.parametrize("layout", ["five-sections", "wheel"])


def new(players: int = 3, seed: int = 1, **options: Any) -> manoa.Game:
    return manoa.new("valdora", players=players, seed=seed, options=options)


@pytest.mark.rule("VA-SETUP-1")
@layouts
@players
def test_pawns_start_in_the_harbour_town(players: int, layout: str) -> None:
    view = new(players, layout=layout).view(None)
    start = next(space for space in view["map"]["spaces"] if space["start"])
    assert start["kind"] == "harbour-town"
    assert [seat["space"] for seat in view["seats"]] == [start["id"]] * players


@pytest.mark.rule("VA-SETUP-1")
@pytest.mark.parametrize("players", [2, 6])
def test_other_player_counts_are_refused(players: int) -> None:
    with pytest.raises(manoa.BadOption):
        new(players)


@pytest.mark.rule("VA-SETUP-2")
def test_everyone_has_an_empty_pan_and_no_provisions() -> None:
    game = new(5)
    for seat in range(5):
        assert loads(game, seat) == {"pan": None}
        assert not seat_of(game, seat)["provisions"]


@pytest.mark.rule("VA-SETUP-3")
@layouts
def test_six_of_the_78_gems_lie_on_each_road(layout: str) -> None:
    view = new(layout=layout).view(None)
    assert len(view["gems"]) == 13
    assert all(sum(heap.values()) == 6 for heap in view["gems"].values())
    total: Counter[str] = Counter()
    for heap in view["gems"].values():
        total.update(heap)
    assert total == GEMS
    assert view["discard"] == {}


@pytest.mark.rule("VA-SETUP-3")
def test_gems_lie_otherwise_in_another_game() -> None:
    assert new(seed=1).view(None)["gems"] != new(seed=2).view(None)["gems"]
    assert new(seed=1).view(None)["gems"] == new(seed=1).view(None)["gems"]


@pytest.mark.rule("VA-SETUP-4")
@players
def test_each_next_player_has_one_coin_more(players: int) -> None:
    view = new(players).view(None)
    assert [seat["coins"] for seat in view["seats"]] == list(range(1, players + 1))


@pytest.mark.rule("VA-SETUP-5")
def test_books_lie_front_up_on_the_right() -> None:
    state = new().position()["state"]
    box = box_of(None)
    for town, number in (("A", 18), ("B", 18), ("C", 27), ("D", 27)):
        pile = state["books"][town]["right"]
        assert state["books"][town]["left"] == []
        assert len(pile) == len(set(pile)) == number
        assert all(card.startswith(town) for card in pile)
        top = book_at(new(), town)["right"]["top"]
        front = box.faces[2 * box.number_of[pile[-1]] + 1]
        assert top.get("needs", front.needs()) == front.needs()
    assert state["books"]["A"]["right"] != [card.replace("B", "A") for card in state["books"]["B"]["right"]]


@pytest.mark.rule("VA-SETUP-6")
@pytest.mark.parametrize(("players", "small"), [(3, 3), (4, 4), (5, 4)])
def test_craftsmen_lie_beside_the_board(players: int, small: int) -> None:
    left = {entry["colour"]: entry["left"] for entry in new(players).view(None)["craftsmen"]}
    assert left == {
        "silver": 9,
        "yellow": 9,
        "white": 5,
        "violet": small,
        "red": small,
        "blue": small,
        "green": small,
    }


@pytest.mark.rule("VA-SETUP-7")
def test_workshops_bonus_tiles_and_the_bank_lie_ready() -> None:
    view = new(5).view(None)
    assert len({shop["colour"] for shop in view["workshops"]}) == len(view["workshops"]) == 7
    assert all(shop["owner"] is None for shop in view["workshops"])
    assert view["bonus"] == 13
    assert view["bank"] + sum(seat["coins"] for seat in view["seats"]) == 30
    rich = Scene(players=5)
    for seat in range(5):
        rich.coins(6, seat)
    assert rich.game().view(None)["bank"] == 0


@pytest.mark.rule("VA-SETUP-8")
def test_seat_0_begins() -> None:
    game = new()
    assert game.current_player == 0
    assert game.view(None)["start_seat"] == 0
    assert asked(game) == {"seat": 0, "what": "move"}


# What is seen -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VA-LIM-1")
def test_a_position_beyond_the_limits_is_refused() -> None:
    with pytest.raises(manoa.BadRecord, match="coins"):
        Scene().coins(7).game()
    with pytest.raises(manoa.BadRecord, match="commissions"):
        Scene().holds("red", "blue", "green", "violet").game()
    with pytest.raises(manoa.BadRecord, match="gem"):
        Scene().owns(shovel="sapphire").game()


@pytest.mark.rule("VA-LIM-1")
def test_three_gems_of_a_kind_are_the_most_and_seven_cards() -> None:
    names = ("pan", "shovel", "pickaxe", "hammer", "chisel", "cart", "horse")
    scene = Scene().owns(pan="gold", shovel="ruby", pickaxe=None, hammer=None, chisel=None, cart="ruby", horse="ruby")
    game = scene.arrived("N1").gems("N1", ruby=6).coins(6).game()
    assert tuple(loads(game)) == names
    assert choices(game, kind="load") == []


@pytest.mark.rule("VA-LIM-2")
def test_completed_commissions_are_hidden_from_the_others_and_all_else_is_open() -> None:
    scene = Scene().owns(seat=1, shovel="ruby").holds("red", seat=1).completed("blue", "silver", seat=1)
    game = scene.craftsmen(1, blue=1, silver=1).coins(4, 1).game()
    own, other, public = (game.view(seat)["seats"][1] for seat in (1, 0, None))
    assert [face["colour"] for face in own["completed_commissions"]] == ["silver", "blue"]
    assert "completed_commissions" not in other
    hidden = {"completed_commissions": 0, "standing": 0}
    assert {**own, **hidden} == {**other, **hidden}
    parts = {"commissions": 6, "colours": 20, "workshops": 0, "bonus": 0, "gems": 1}
    assert own["standing"] == {**parts, "total": 27, "known": 27}
    assert other["standing"] == {**parts, "commissions": None, "total": None, "known": 21}
    assert other == public
    assert (other["completed"], other["coins"], other["craftsmen"]) == (2, 4, {"silver": 1, "blue": 1})
    assert other["commissions"] == [{"slot": 0, "colour": "red", "needs": ["ruby"], "points": 5}]
    assert other["score"] is None


@pytest.mark.rule("VA-LIM-2")
def test_dealing_anew_keeps_completed_commissions() -> None:
    game = Scene().completed("blue", "silver", ("gold", "ruby", "amethyst"), seat=1).game()
    faces = game.view(1)["seats"][1]["completed_commissions"]
    for seed in range(20):
        assert game.determinize(0, seed).view(1)["seats"][1]["completed_commissions"] == faces


@pytest.mark.rule("VA-LIM-3")
def test_of_a_book_only_the_tops_and_the_sizes_are_seen() -> None:
    game = Scene().book("C", left=["red", "blue"], right=["green", "silver"]).game()
    assert book_at(game, "C") == {
        "town": "C",
        "letter": "C",
        "kind": "commission",
        "left": {"size": 2, "top": {"colour": "red", "needs": ["ruby"], "points": 5}},
        "right": {"size": 25, "top": {"colour": "green", "needs": ["emerald"], "points": 5}},
    }
    assert book_at(game, "A")["left"] == {"size": 0, "top": None}


@pytest.mark.rule("VA-TURN-1")
def test_a_turn_is_a_move_and_an_action_and_goes_clockwise() -> None:
    scene = Scene()
    game = scene.game()
    for number in range(7):
        assert game.current_player == number % 3
        assert asked(game)["what"] == "move"
        if number == 0:
            assert refused(game, 0) == "VA-TURN-1"
        act(game, kind="move", to=("E2", "C", "D", "E4", "B", "A", "H")[number], pay=[])
        assert asked(game)["what"] == "act"
        assert refused(game, going(scene, "H")) == "VA-ACT-3"
        act(game, kind="pass")
    assert game.view(None)["round"] == 3


@pytest.mark.rule("VA-SETUP-9")
def test_the_summary_card_tells_how_often_everything_is_in_each_book() -> None:
    summary = new(seed=5).view(None)["map"]["summary"]
    box = box_of(None)
    for first, number, kind in ((0, 18, "equipment"), (2 * 18, 27, "commissions")):
        for start in (first, first + number):
            shown = [face_words(box.faces[face]) for face in range(2 * start, 2 * (start + number))]
            for entry in summary[kind]:
                words = {name: value for name, value in entry.items() if name != "number"}
                assert shown.count(words) == entry["number"], (start, words)
            assert sum(entry["number"] for entry in summary[kind]) == 2 * number
    assert [entry["equipment"] for entry in summary["equipment"]] == list(GEAR[1:])


@pytest.mark.rule("VA-SETUP-9")
def test_the_summary_card_of_an_own_box_is_its_own_and_never_changes() -> None:
    cards = [{"id": str(number), "front": "cart", "back": "horse" if number else "shovel"} for number in range(18)]
    game = new(data={"equipment_cards": {"list": cards}})
    printed = game.view(1)["map"]
    numbers = {entry["equipment"]: entry["number"] for entry in printed["summary"]["equipment"]}
    assert numbers == {"shovel": 1, "pickaxe": 0, "hammer": 0, "chisel": 0, "cart": 18, "horse": 17}
    assert new().view(1)["map"]["summary"] != printed["summary"]
    for _ in range(10):
        game.apply(game.legal_actions()[0])
    assert game.view(0)["map"] == printed
