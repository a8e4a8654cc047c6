"""Own data: what may be said anew, and how what is wrong is refused by its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.games.valdora.boxes import box_of, check_data
from manoa.games.valdora.components import GEAR
from manoa.games.valdora.layouts import NAMED, board_of
from manoa.kernel.language import LANGUAGES
from tests.acting import act, choices
from tests.games.valdora.own_data import layout
from tests.valdora_scene import Scene, seat_of

CARDS = [{"id": f"x{number}", "front": "cart", "back": "horse"} for number in range(18)]
WHITE = {"colour": "white", "needs": ["gold", "gold", "gold"]}
COLOURS = ("silver", "yellow", "violet", "red", "blue", "green")
COMMISSIONS = [
    {"id": f"y{number}", "front": {"colour": COLOURS[number % 6]}, "back": {"colour": COLOURS[number % 2]}}
    for number in range(24)
] + [{"id": f"w{number}", "front": WHITE, "back": WHITE} for number in range(3)]
WORKSHOP = {"craftsmen": 2, "points": 1}


def new(data: Any) -> manoa.Game:
    return manoa.new("valdora", players=3, options={"data": data})


def test_every_reconstructed_number_can_be_said_anew() -> None:
    data = {
        "provenance": "my box",
        "loads": {"shovel": "emerald", "pickaxe": "ruby", "hammer": "sapphire", "chisel": "amethyst"},
        "load_coins": {"cart": 1, "horse": 0, "reason": "read from the cards"},
        "equipment_cards": {"list": CARDS},
        "commissions": {
            "white": {"points": 20},
            **{colour: {"needs": ["coin", "coin"], "points": 4} for colour in COLOURS},
        },
        "commission_cards": {"list": COMMISSIONS},
        "clockwise": {"order": ["green", "blue", "red", "violet", "white", "yellow", "silver"]},
        "workshops": dict.fromkeys((*COLOURS, "white"), WORKSHOP),
        "bonus_tiles": {"number": 2},
        "starting_coins": {"by_turn_order": [6, 5, 4, 3, 2]},
        "layout": layout("wheel"),
    }
    view = new(data).view(None)
    assert view["layout"] is None
    assert any(space["id"] == "hd2" for space in view["map"]["spaces"])
    gear = {entry["equipment"]: entry for entry in view["map"]["equipment"]}
    assert gear["shovel"]["loads"] == ["emerald"]
    assert (gear["cart"]["coins"], gear["horse"]["coins"]) == (1, 0)
    assert view["books"][0]["right"]["top"] == {"equipment": "cart"}
    assert view["books"][2]["right"]["top"]["needs"] == ["coin", "coin"]
    assert view["craftsmen"][0]["colour"] == "green"
    assert all((shop["craftsmen"], shop["points"]) == (2, 1) for shop in view["workshops"])
    assert view["bonus"] == 2
    assert [seat["coins"] for seat in view["seats"]] == [6, 5, 4]


def test_own_data_is_part_of_the_record_and_of_a_position() -> None:
    data = {"bonus_tiles": {"number": 1, "provenance": "printed"}}
    game = new(data)
    assert game.options["data"] == {"bonus_tiles": {"number": 1}}
    record = manoa.Record("valdora", 3, 1, {"data": data})
    record.play(record.game.legal_actions()[0])
    assert manoa.record_of(record.as_dict()).game.position() == record.game.position()
    assert manoa.load(game.position()).view(None) == game.view(None)


def test_two_of_a_gem_can_be_asked_for_and_the_rules_follow() -> None:
    two = {"colour": "red", "needs": ["ruby", "ruby"], "points": 9}
    own = [{"id": "two", "front": two, "back": {"colour": "silver"}}, *COMMISSIONS[1:]]
    scene = Scene(data={"commission_cards": {"list": own}}).arrived("E3")
    scene.owns(shovel="ruby", cart="ruby", horse="ruby").state["books"]["C"]["right"].remove("C-two")
    scene.seat(0)["commissions"] = [{"card": "C-two", "face": "front"}]
    game = scene.game()
    act(game, kind="deliver", points=9)
    act(game, kind="empty", equipment="cart")
    assert len(choices(game, kind="empty")) == 2
    act(game, kind="empty", equipment="horse")
    assert seat_of(game)["completed"] == 1


def without(entries: list[Any], place: int) -> list[Any]:
    return [entry for number, entry in enumerate(entries) if number != place]


def cards(place: int, **changed: Any) -> list[Any]:
    """The equipment cards with one of them changed."""
    return [{**card, **changed} if number == place else card for number, card in enumerate(CARDS)]


def faces(**changed: Any) -> dict[str, Any]:
    """The commission cards with the front of the first changed."""
    first = {**COMMISSIONS[0], "front": changed}
    return {"commission_cards": {"list": [first, *COMMISSIONS[1:]]}}


WRONG: list[tuple[Any, str]] = [
    ("wheel.toml", "data must be a table"),
    (["loads"], "data must be a table"),
    ({"gems": {}}, "“gems”"),
    ({7: {}}, "“7”"),
    ({"loads": 3}, "data.loads must be a table"),
    ({"loads": {"shovel": "ruby"}}, "lacks the field “pickaxe”"),
    ({"loads": {"spoon": "ruby"}}, "spoon"),
    ({"loads": {"shovel": "ruby", "pickaxe": "ruby", "hammer": "amethyst", "chisel": "emerald"}}, "twice"),
    ({"loads": {"shovel": "gold", "pickaxe": "ruby", "hammer": "amethyst", "chisel": "emerald"}}, "loads.shovel"),
    ({"load_coins": {"cart": 7, "horse": 3}}, "load_coins.cart must be a whole number from 0 to 6"),
    ({"load_coins": {"cart": True, "horse": 3}}, "load_coins.cart"),
    ({"equipment_cards": {"list": CARDS[1:]}}, "17"),
    ({"equipment_cards": {"list": "all"}}, "must be a list"),
    ({"equipment_cards": {"list": cards(3, id="x1")}}, "x1"),
    ({"equipment_cards": {"list": cards(3, id="")}}, "list[3].id"),
    ({"equipment_cards": {"list": cards(3, id="two words")}}, "list[3].id"),
    ({"equipment_cards": {"list": cards(3, front="pan")}}, "list[3].front"),
    ({"equipment_cards": {"list": cards(3, colour="red")}}, "“colour”"),
    ({"equipment_cards": {"list": [*CARDS[:17], 5]}}, "list[17] must be a table"),
    (faces(colour="pink"), "pink"),
    (faces(colour="white"), "“needs”"),
    (faces(colour="red", needs=[]), "needs[]"),
    (faces(colour="red", needs=["diamond"]), "diamond"),
    (faces(colour="red", needs=["ruby"] * 4), "ruby"),
    (faces(colour="red", points=101), "points"),
    ({"commission_cards": {"list": [{**card, "front": {"colour": "silver"}} for card in COMMISSIONS]}}, "violet"),
    ({"commissions": {"red": {"needs": ["ruby"], "points": 5}}}, "“silver”"),
    ({"clockwise": {"order": ["silver"] * 7}}, "twice"),
    ({"clockwise": {"order": ["silver"]}}, "7"),
    ({"workshops": {"red": WORKSHOP}}, "“silver”"),
    ({"workshops": {colour: {"craftsmen": 0, "points": 1} for colour in (*COLOURS, "white")}}, "craftsmen"),
    ({"bonus_tiles": {"number": -1}}, "bonus_tiles.number"),
    ({"starting_coins": {"by_turn_order": [1, 2, 3]}}, "3"),
    ({"starting_coins": {"by_turn_order": [1, 2, 3, 4, 9]}}, "by_turn_order[4]"),
]


@pytest.mark.parametrize(("data", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_is_wrong_is_refused_with_its_place(data: Any, said: str) -> None:
    with pytest.raises(manoa.BadOption) as refused:
        new(data)
    assert said in str(refused.value)
    assert all(refused.value.say(language) for language in LANGUAGES)


# Layouts ------------------------------------------------------------------------------------------------------------


def changed(**change: Any) -> dict[str, Any]:
    """The wheel with a space changed: `at` names it, the rest is what it becomes; None takes a field away."""
    own = layout()
    space = next(space for space in own["spaces"] if space["id"] == change["at"])
    for field, value in change.items():
        if field != "at":
            space[field] = value
            if value is None:
                del space[field]
    return own


def roads(*more: Any) -> dict[str, Any]:
    own = layout()
    own["roads"] += more
    return own


def cut_off() -> dict[str, Any]:
    own = layout()
    own["roads"] = [road for road in own["roads"] if "ha1" not in road]
    return own


def fewer() -> dict[str, Any]:
    own = layout()
    own["spaces"] = [space for space in own["spaces"] if space["id"] != "hd2"]
    return own


BROKEN: list[tuple[Any, str]] = [
    (5, "layout must be a table"),
    ({"spaces": []}, "“roads”"),
    ({"spaces": [], "roads": [], "towns": []}, "“towns”"),
    ({"spaces": [4], "roads": []}, "layout.spaces[0]"),
    (fewer(), "silver mine"),
    (changed(at="n1", id="n2"), "n2"),
    (changed(at="n1", id="far away place"), "far away place"),
    (changed(at="n1", kind="bog"), "bog"),
    (changed(at="n1", x=101), "spaces[5].x"),
    (changed(at="n1", y=None), "“y”"),
    (changed(at="n1", ships=1), "n1"),
    (changed(at="n1", colour="red"), "n1"),
    (changed(at="n2", colour="red"), "palaces of the same colour"),
    (changed(at="n2", colour=None), "“colour”"),
    (changed(at="n3", ships=3), "ships"),
    (changed(at="n3", ships=2), "n3, s3"),
    (changed(at="H", ships=2), "harbour town H"),
    (roads(["n1"]), "roads[8]"),
    (roads("n1"), "roads[8]"),
    (roads(["n1", "z9"]), "z9"),
    (roads(["n1", "n1"]), "leads from n1 to itself"),
    (roads(["n2", "n1"]), "n2 and n1 are joined twice"),
    (cut_off(), "ha1"),
]


@pytest.mark.parametrize(("own", "said"), BROKEN, ids=[said for _, said in BROKEN])
def test_a_layout_that_cannot_be_is_refused_by_name(own: Any, said: str) -> None:
    with pytest.raises(manoa.ManoaError) as refused:
        new({"layout": own})
    assert said in str(refused.value)
    assert all(refused.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize("name", NAMED)
def test_the_named_layouts_hold_and_are_told_apart(name: str) -> None:
    board = board_of(name, None)
    assert len(board.spaces) == 30
    assert board_of(name, {"layout": layout(name)}) is not board
    assert board_of(name, {"bonus_tiles": {"number": 1}}) is board
    for space in range(30):
        assert not board.near[space] & board.far[space]
        for other in range(30):
            if (board.near[space] >> other) & 1:
                way = board.way(space, other)
                assert (way[0], way[-1]) == (space, other)
                assert not any(board.is_town(step) for step in way[1:-1])
            elif (board.far[space] >> other) & 1:
                assert sum(board.is_town(step) for step in board.way(space, other)[1:-1]) == 1


def test_a_layout_of_another_name_is_refused() -> None:
    with pytest.raises(manoa.BadOption, match="five-sections, wheel"):
        manoa.new("valdora", players=3, options={"layout": "circle"})


# Files --------------------------------------------------------------------------------------------------------------


def test_the_option_never_opens_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[bonus_tiles]\nnumber = 5\n", encoding="utf-8")
    with pytest.raises(manoa.BadOption, match="table"):
        new(str(file))
    assert check_data(None) is None


def test_many_boxes_and_boards_are_kept_no_longer_than_needed() -> None:
    first = box_of(None)
    for number in range(70):
        own = layout()
        own["spaces"][0]["x"] = number
        data = {"bonus_tiles": {"number": number % 60}, "load_coins": {"cart": number % 7, "horse": 1}, "layout": own}
        assert len(board_of("wheel", data).spaces) == 30
        assert box_of(data).load_coins[GEAR.index("horse")] == 1
        new(data).view(None)
    assert box_of(None).ids == first.ids
