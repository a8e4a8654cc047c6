"""ED-EX: the worked examples of the rulebooks, as the books tell them."""

from __future__ import annotations

from collections import Counter

import pytest

import manoa
from tests.eldorado_scene import (
    Scene,
    act,
    asked,
    buying,
    caves_next_to,
    choices,
    end_turn,
    held,
    joint_between,
    own_route,
    path,
    paths,
    print_of,
    refused,
    steps_from,
    where,
)

# Camp, river and rubble meet as in the picture of Anna's turn where tiles K and I do.
ANNAS_ROUTE = own_route(("A", 0, 0, 0), ("K", 0, 7, -3), ("I", 0, 11, -10), ("end-jungle", 0, 15, -14))


def draw_exactly(game: manoa.Game, card: str, wanted: dict[str, int]) -> manoa.Game:
    """The game after a draw card was played and chance dealt just these cards."""
    action = choices(game, kind="play", card=card)[0]
    before = Counter(held(game, 0, "hand")) - Counter([card])
    for word in range(10_000):
        other = game.copy()
        other.apply(action, word)
        if Counter(held(other, 0, "hand")) - before == wanted:
            return other
    raise LookupError(f"chance never deals {wanted}")


@pytest.mark.rule("ED-EX-1")
def test_sara_moves_with_explorer_scout_and_expedition_leader() -> None:
    scene = Scene()
    way = path(scene.board, "jungle 1", "jungle 1", "jungle 1", "jungle 3")
    game = scene.pawn(way[0]).hand("explorer", "scout", "trailblazer").game()
    for card, spaces in (("explorer", way[1:2]), ("scout", way[2:4]), ("trailblazer", way[4:])):
        act(game, kind="play", card=card, symbol="machete")
        for space in spaces:
            act(game, kind="step", to=f"h{space}")
        assert where(game) == spaces[-1]
        assert asked(game)["moving"] is None  # all of its power was used
    assert held(game, 0, "played") == {"explorer": 1, "scout": 1, "trailblazer": 1}


@pytest.mark.rule("ED-EX-2")
@pytest.mark.parametrize("onward", [["jungle 2"], ["jungle 1", "jungle 1"]])
def test_machete_3_overcomes_a_machete_1_blockade_and_goes_on_over_green(onward: list[str]) -> None:
    # Between the tiles I and K of the first game.
    scene = Scene().blockade(3, 1)
    way = next(way for way in paths(scene.board, *onward, over=(3,)) if joint_between(scene.board, *way[:2]) == 3)
    game = scene.pawn(way[0]).hand("trailblazer").game()
    act(game, kind="play", card="trailblazer")
    assert act(game, kind="overcome", joint="j3")["cost"] == 1
    assert where(game) == way[0]
    assert asked(game)["moving"]["power"] == 2
    for space in way[1:]:
        act(game, kind="step", to=f"h{space}")
    assert where(game) == way[-1]
    assert game.view(0)["seats"][0]["blockades"] == [1]
    assert asked(game)["moving"] is None


@pytest.mark.rule("ED-EX-3")
def test_giorgio_pays_four_coins_for_the_transmitter() -> None:
    game = Scene().hand("traveller", "photographer", "explorer", "sailor").game()
    before = where(game)
    assert {game.describe(action)["price"] for action in choices(game, kind="buy")} == {1, 2, 3, 4}
    assert act(game, kind="buy", pile="transmitter")["price"] == 4
    cards = ("traveller", "photographer", "explorer", "sailor")
    assert [act(game, kind="tender", card=card)["coins"] for card in cards] == [1, 2, 0.5, 0.5]
    assert held(game, 0, "discard") == {"transmitter": 1}
    assert held(game, 0, "hand") == {}
    assert where(game) == before
    end_turn(game)
    assert held(game, 0, "discard") == dict.fromkeys(("transmitter", *cards), 1)


@pytest.mark.rule("ED-EX-4")
def test_annas_whole_turn() -> None:
    scene = Scene(route=ANNAS_ROUTE)
    # The blockade between K and I has been removed before, and the Scouts are sold out: a market slot is empty.
    scene.blockade(1, 0).pile("scout", 0)
    chain = ("jungle 1", "jungle 2", "jungle 2", "camp 1", "water 2", "water 1", "rubble 3")
    way = path(scene.board, *chain, over=(1,))
    # Another pawn stands on the only further river space of value 1, so that the plane's last point is of no use.
    (taken,) = (
        space
        for space in steps_from(scene.board, way[6])
        if space >= 0 and space not in way and print_of(scene.board, space) == "water 1"
    )
    scene.pawn(way[0]).pawn(taken, seat=1).hand("cartographer", "pioneer", "traveller", "native")
    scene.zone(0, "draw", "prop-plane", "journalist", "explorer", "explorer", "explorer", "sailor")
    scene.zone(0, "discard", "traveller", "traveller")
    game = scene.game()
    out_before = held(game, 0, "removed")

    # Phase 1: the Cartographer draws two cards.
    game = draw_exactly(game, "cartographer", {"prop-plane": 1, "journalist": 1})
    assert sum(held(game, 0, "hand").values()) == 5
    # a. The Pioneer moves 1 + 2 + 2.
    act(game, kind="play", card="pioneer", power=5)
    for space, left in zip(way[1:4], (4, 2, None), strict=True):
        act(game, kind="step", to=f"h{space}")
        moving = asked(game)["moving"]
        assert (moving["power"] if moving else None) == left
    # b. The base camp costs the Traveller for good.
    act(game, kind="step", to=f"h{way[4]}", by="cards", cost=1)
    act(game, kind="pay", card="traveller")
    assert where(game) == way[4]
    # c. The plane as a paddle moves 2 + 1; its fourth point cannot be used; it leaves the game.
    act(game, kind="play", card="prop-plane", symbol="paddle", power=4)
    act(game, kind="step", to=f"h{way[5]}", cost=2)
    act(game, kind="step", to=f"h{way[6]}", cost=1)
    assert choices(game, kind="step") == []
    assert act(game, kind="stop")["lost"] == 1
    assert Counter(held(game, 0, "removed")) - Counter(out_before) == {"traveller": 1, "prop-plane": 1}
    # d. The Native enters the rubble without the three cards that it would take; she has but one.
    assert held(game, 0, "hand") == {"native": 1, "journalist": 1}
    act(game, kind="play", card="native")
    act(game, kind="step", to=f"h{way[7]}", by="native", cost=0)
    assert where(game) == way[7]
    assert held(game, 0, "hand") == {"journalist": 1}
    # The Journalist's three coins buy the Compass for two; one coin is lost, and the pile moves into the empty slot.
    slots = game.view(0)["market"]["slots"]
    assert slots.count(None) == 1
    assert act(game, kind="buy", pile="compass")["price"] == 2
    assert act(game, kind="tender", card="journalist")["coins"] == 3
    compass = {"card": "compass", "left": 2, "price": 2}
    assert game.view(0)["market"]["slots"] == [compass if slot is None else slot for slot in slots]
    assert "compass" not in [pile["card"] for pile in game.view(0)["market"]["above"]]
    assert refused(game, buying("photographer")) == "ED-BUY-1"
    # All six cards were used.
    assert held(game, 0, "hand") == {}
    assert held(game, 0, "played") == dict.fromkeys(("cartographer", "pioneer", "native", "journalist"), 1)

    # Phases 2 and 3.
    act(game, kind="end")
    assert held(game, 0, "discard") == {
        "traveller": 2,
        **dict.fromkeys(("cartographer", "pioneer", "native", "journalist", "compass"), 1),
    }
    assert Counter(held(game, 0, "removed")) - Counter(out_before) == {"traveller": 1, "prop-plane": 1}
    assert held(game, 0, "hand") == {"explorer": 3, "sailor": 1}
    assert held(game, 0, "draw") == {}
    assert game.current_player == 1


def giulio_next_to_a_cave(edition: str, token: str, next_space: str) -> tuple[manoa.Game, int, int]:
    """Giulio's Explorer has taken him next to a cave whose tokens are all of one kind, and he has taken the top one.

    Returns the game, the next space along the same cave, and the cave.
    """
    scene = Scene(caves=True, edition=edition)
    here, beside, along = next(
        way
        for way in paths(scene.board, "jungle 1", next_space)
        if not caves_next_to(scene.board, way[0])
        and len(caves_next_to(scene.board, way[1])) == 1
        and caves_next_to(scene.board, way[1]) == caves_next_to(scene.board, way[2])
    )
    (cave,) = caves_next_to(scene.board, beside)
    game = scene.pawn(here).hand("explorer").face_down(token, token).cave(cave, 2).game()
    act(game, kind="play", card="explorer")
    act(game, kind="step", to=f"h{beside}")
    if edition == "2023":
        act(game, kind="explore", cave=f"c{cave}")
    assert held(game, 0, "tokens") == {token: 1}
    assert game.view(0)["caves"][cave]["left"] == 1
    return game, along, cave


@pytest.mark.rule("ED-EX-5")
@pytest.mark.parametrize("edition", ["2019", "2023"])
@pytest.mark.parametrize(("token", "next_space"), [("machete-1", "jungle 1"), ("coin-1", "village 1")])
def test_giulio_gets_no_second_token_along_the_same_cave(edition: str, token: str, next_space: str) -> None:
    game, along, cave = giulio_next_to_a_cave(edition, token, next_space)
    act(game, kind="token", token=token)
    act(game, kind="step", to=f"h{along}")
    assert where(game) == along
    assert asked(game)["what"] == "play"
    assert held(game, 0, "tokens") == {}
    assert game.view(0)["caves"][cave]["left"] == 1


@pytest.mark.rule("ED-EX-5")
@pytest.mark.parametrize("edition", ["2019", "2023"])
def test_giulio_could_have_kept_the_token_or_bought_a_card_with_it(edition: str) -> None:
    game, along, _ = giulio_next_to_a_cave(edition, "coin-1", "village 1")
    bought = game.copy()
    act(bought, kind="buy", pile="scout")
    act(bought, kind="tender", token="coin-1")
    assert held(bought, 0, "discard") == {"scout": 1}
    for _ in range(3):
        end_turn(game)
    assert held(game, 0, "tokens") == {"coin-1": 1}
    act(game, kind="token", token="coin-1")
    act(game, kind="step", to=f"h{along}")
    assert where(game) == along


@pytest.mark.rule("ED-EX-6")
@pytest.mark.parametrize(("symbol", "printed"), [("paddle", "water 3"), ("coin", "village 3")])
def test_the_symbol_token_makes_the_expedition_leader_paddle_3_or_coin_3(symbol: str, printed: str) -> None:
    scene = Scene(caves=True).tokens("symbol").hand("trailblazer")
    here, there = next(way for way in paths(scene.board, printed) if not caves_next_to(scene.board, way[1]))
    game = scene.pawn(here).game()
    act(game, kind="token", token="symbol")
    act(game, kind="play", card="trailblazer", symbol=symbol, power=3)
    act(game, kind="step", to=f"h{there}")
    assert where(game) == there
    assert held(game, 0, "tokens") == {}
    assert held(game, 0, "played") == {"trailblazer": 1}


@pytest.mark.rule("ED-EX-6")
def test_the_symbol_token_makes_the_expedition_leader_pay_three_coins() -> None:
    game = Scene(caves=True).tokens("symbol").hand("trailblazer").game()
    act(game, kind="buy", pile="treasure-chest")
    assert act(game, kind="tender", card="trailblazer", token="symbol")["coins"] == 3
    assert held(game, 0, "discard") == {"treasure-chest": 1}
    assert held(game, 0, "tokens") == {}


@pytest.mark.rule("ED-EX-7")
def test_an_item_paid_for_rubble_is_in_the_discard_pile_after_phase_2() -> None:
    scene = Scene()
    here, rubble = path(scene.board, "rubble 1")
    game = scene.pawn(here).hand("prop-plane", "traveller").game()
    act(game, kind="step", to=f"h{rubble}")
    act(game, kind="pay", card="prop-plane")
    assert held(game, 0, "played") == {"prop-plane": 1}
    act(game, kind="end")
    assert held(game, 0, "discard") == {"prop-plane": 1}


@pytest.mark.rule("ED-EX-7")
def test_an_item_spent_as_half_a_coin_is_in_the_discard_pile_after_phase_2() -> None:
    game = Scene().hand("compass", "explorer", "traveller").game()
    act(game, kind="buy", pile="scout")
    assert act(game, kind="tender", card="compass")["coins"] == 0.5
    act(game, kind="tender", card="explorer")
    assert held(game, 0, "played") == {"compass": 1, "explorer": 1}
    act(game, kind="end")
    assert held(game, 0, "discard") == {"compass": 1, "explorer": 1, "scout": 1}
