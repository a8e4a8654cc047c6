"""ED-ACT: the purple cards."""

from __future__ import annotations

import pytest

from tests.eldorado_scene import (
    Scene,
    act,
    asked,
    buying,
    caves_next_to,
    choices,
    end_turn,
    finish_path,
    handing,
    held,
    joint_between,
    moving_with,
    moving_with_token,
    path,
    paths,
    playing,
    print_of,
    refused,
    stepping,
    steps_from,
    using_token,
    where,
)

# At any time ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-ACT-1")
def test_left_over_power_survives_an_action_card() -> None:
    scene = Scene().hand("trailblazer", "cartographer")
    here, first, second = path(scene.board, "jungle 1", "jungle 1")
    game = scene.pawn(here).game()
    act(game, kind="play", card="trailblazer")
    act(game, kind="step", to=f"h{first}")
    act(game, kind="play", card="cartographer")
    assert asked(game)["moving"] == {"pawn": "p0-0", "card": "trailblazer", "symbol": "machete", "power": 2}
    act(game, kind="step", to=f"h{second}")
    assert where(game) == second
    assert held(game, 0, "played") == {"trailblazer": 1, "cartographer": 1}


@pytest.mark.rule("ED-ACT-1")
@pytest.mark.parametrize("card", ["transmitter", "scientist", "cartographer", "travel-log", "compass", "native"])
def test_every_action_card_may_interrupt_and_may_come_before_the_first_step(card: str) -> None:
    scene = Scene().hand("trailblazer", card)
    here, first, _ = path(scene.board, "jungle 1", "jungle 1")
    game = scene.pawn(here).game()
    act(game, kind="play", card="trailblazer")
    assert choices(game, kind="play", card=card)
    act(game, kind="step", to=f"h{first}")
    assert choices(game, kind="play", card=card)


@pytest.mark.rule("ED-ACT-1")
def test_power_goes_on_from_where_the_native_has_taken_the_pawn() -> None:
    scene = Scene().hand("scout", "native")
    here, first, village, last = path(scene.board, "jungle 1", "village 1", "jungle 1")
    game = scene.pawn(here).game()
    act(game, kind="play", card="scout")
    act(game, kind="step", to=f"h{first}")
    act(game, kind="play", card="native")
    act(game, kind="step", to=f"h{village}", by="native")
    assert asked(game)["moving"]["power"] == 1
    act(game, kind="step", to=f"h{last}", by="power")
    assert where(game) == last


@pytest.mark.rule("ED-ACT-1")
def test_power_goes_on_after_the_native_has_removed_a_blockade() -> None:
    scene = Scene().hand("scout", "native")
    here, before, beyond = next(
        way
        for way in paths(scene.board, "jungle 1", "jungle 1", over=(1,))
        if joint_between(scene.board, *way[1:]) == 1
    )
    game = scene.blockade(1, 6).pawn(here).game()
    act(game, kind="play", card="scout")
    act(game, kind="step", to=f"h{before}")
    assert refused(game, stepping(scene.board, before, beyond)) == "ED-BLOCK-1"
    act(game, kind="play", card="native")
    act(game, kind="overcome", joint="j1", by="native")
    act(game, kind="step", to=f"h{beyond}", by="power")
    assert where(game) == beyond


@pytest.mark.rule("ED-ACT-1")
def test_the_native_for_the_other_pawn_ends_the_interrupted_movement() -> None:
    scene = Scene(players=2).hand("trailblazer", "native")
    here, first, second = path(scene.board, "jungle 1", "jungle 1")
    game = scene.pawn(here).game()
    act(game, kind="play", card="trailblazer", pawn="p0-0")
    act(game, kind="step", to=f"h{first}")
    act(game, kind="play", card="native")
    game.apply(choices(game, kind="step", pawn="p0-1", by="native")[0])
    assert asked(game)["what"] == "play"
    assert asked(game)["moving"] is None
    assert refused(game, stepping(scene.board, first, second)) == "ED-MOVE-1"


@pytest.mark.rule("ED-ACT-1")
def test_any_other_play_needs_the_movement_to_end_first() -> None:
    scene = Scene(caves=True).hand("trailblazer", "explorer", "traveller").tokens("machete-1")
    here, first, rubble = path(scene.board, "jungle 1", "rubble 1")
    onward = next(s for s in steps_from(scene.board, first) if s >= 0 and print_of(scene.board, s) == "jungle 1")
    game = scene.pawn(here).game()
    act(game, kind="play", card="trailblazer")
    act(game, kind="step", to=f"h{first}")
    assert refused(game, moving_with("explorer", "machete")) == "ED-MOVE-3"
    assert refused(game, buying("scout")) == "ED-MOVE-3"
    assert refused(game, moving_with_token("machete-1")) == "ED-CAVE-7"
    assert refused(game, stepping(scene.board, first, rubble)) == "ED-SPEC-5"
    assert act(game, kind="stop")["lost"] == 2
    assert choices(game, kind="play", card="explorer")
    assert choices(game, kind="buy", pile="scout")
    assert choices(game, kind="token", token="machete-1")
    assert choices(game, kind="step", to=f"h{rubble}", by="cards")
    assert refused(game, stepping(scene.board, first, onward)) == "ED-MOVE-1"


@pytest.mark.rule("ED-ACT-1")
def test_action_cards_come_just_before_and_just_after_the_purchase() -> None:
    game = Scene().hand("cartographer", "scientist", "traveller").game()
    act(game, kind="play", card="cartographer")
    act(game, kind="buy", pile="scout")
    assert refused(game, playing("scientist")) == "ED-BUY-9"
    act(game, kind="tender", card="traveller")
    assert asked(game)["bought"]
    act(game, kind="play", card="scientist")
    act(game, kind="done")
    assert held(game, 0, "played") == {"cartographer": 1, "scientist": 1, "traveller": 1}


@pytest.mark.rule("ED-ACT-1")
def test_action_cards_belong_to_the_play_phase() -> None:
    game = Scene().hand("cartographer").game()
    act(game, kind="end")
    assert asked(game)["what"] == "discard"
    assert refused(game, playing("cartographer")) == "ED-DISC-2"


# Transmitter ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-ACT-2")
def test_the_transmitter_takes_a_card_from_above_though_no_slot_is_empty_and_its_pile_stays_above() -> None:
    game = Scene().hand("transmitter", "traveller").game()
    slots = [slot["card"] for slot in game.view(0)["market"]["slots"]]
    assert not game.view(0)["market"]["all_on_sale"]
    assert not choices(game, kind="buy", pile="millionaire")
    act(game, kind="play", card="transmitter")
    act(game, kind="take", pile="millionaire")
    market = game.view(0)["market"]
    assert [slot["card"] for slot in market["slots"]] == slots
    assert {"card": "millionaire", "left": 2, "price": 5} in market["above"]
    assert held(game, 0, "discard") == {"millionaire": 1}
    assert held(game, 0, "removed").get("transmitter") == 1
    assert "transmitter" not in held(game, 0, "played")


@pytest.mark.rule("ED-ACT-2")
def test_a_pile_above_stays_above_even_if_a_slot_is_empty() -> None:
    game = Scene().pile("scout", 0).hand("transmitter").game()
    act(game, kind="play", card="transmitter")
    act(game, kind="take", pile="pioneer")
    assert None in game.view(0)["market"]["slots"]
    assert {"card": "pioneer", "left": 2, "price": 5} in game.view(0)["market"]["above"]


@pytest.mark.rule("ED-ACT-2")
def test_the_transmitter_is_not_the_purchase_of_the_turn() -> None:
    game = Scene().hand("transmitter", "transmitter", "traveller").game()
    act(game, kind="play", card="transmitter")
    act(game, kind="take", pile="scout")
    act(game, kind="buy", pile="scout")
    act(game, kind="tender", card="traveller")
    assert refused(game, buying("scout")) == "ED-BUY-1"
    act(game, kind="play", card="transmitter")
    act(game, kind="take", pile="scout")
    assert held(game, 0, "discard") == {"scout": 3}


@pytest.mark.rule("ED-ACT-2")
def test_taking_the_last_card_of_a_market_pile_opens_its_slot() -> None:
    game = Scene().pile("scout", 1).hand("transmitter", "photographer").game()
    assert not choices(game, kind="buy", pile="captain")
    act(game, kind="play", card="transmitter")
    act(game, kind="take", pile="scout")
    assert None in game.view(0)["market"]["slots"]
    assert choices(game, kind="buy", pile="captain")


@pytest.mark.rule("ED-ACT-2")
def test_the_transmitter_takes_exactly_one_card_of_a_pile_that_has_one() -> None:
    game = Scene().pile("scout", 0).hand("transmitter", "cartographer").game()
    act(game, kind="play", card="transmitter")
    assert refused(game, buying("scout")) == "ED-SETUP-6"
    assert refused(game, playing("cartographer")) == "ED-ACT-2"
    assert {game.describe(action)["kind"] for action in game.legal_actions()} == {"take"}
    assert len(game.legal_actions()) == 17


# Drawing and removing ---------------------------------------------------------------------------------------


@pytest.mark.rule("ED-ACT-3")
def test_the_scientist_draws_one_and_may_remove_one_at_once() -> None:
    game = Scene().hand("scientist", "traveller", "native").zone(0, "draw", "sailor").game()
    act(game, kind="play", card="scientist")
    assert held(game, 0, "hand") == {"sailor": 1, "traveller": 1, "native": 1}
    assert refused(game, playing("native")) == "ED-ACT-3"
    assert refused(game, handing("scientist")) == "ED-TURN-3"
    gone = held(game, 0, "removed").get("traveller", 0)
    act(game, kind="remove", card="traveller")
    assert held(game, 0, "removed")["traveller"] == gone + 1
    assert held(game, 0, "hand") == {"sailor": 1, "native": 1}
    assert held(game, 0, "played") == {"scientist": 1}
    assert asked(game)["what"] == "play"


@pytest.mark.rule("ED-ACT-3")
def test_the_scientist_may_remove_the_card_just_drawn_or_none() -> None:
    scene = Scene().hand("scientist", "traveller").zone(0, "draw", "sailor")
    game = scene.game()
    act(game, kind="play", card="scientist")
    act(game, kind="remove", card="sailor")
    assert held(game, 0, "hand") == {"traveller": 1}
    game = scene.game()
    act(game, kind="play", card="scientist")
    act(game, kind="done")
    assert held(game, 0, "hand") == {"sailor": 1, "traveller": 1}


@pytest.mark.rule("ED-ACT-3")
def test_the_scientist_may_remove_even_if_nothing_could_be_drawn() -> None:
    game = Scene().hand("scientist", "traveller").zone(0, "draw").game()
    act(game, kind="play", card="scientist")
    act(game, kind="remove", card="traveller")
    assert held(game, 0, "hand") == {}


@pytest.mark.rule("ED-ACT-4")
@pytest.mark.rule("ED-ACT-8")
def test_the_cartographer_draws_two_cards_that_are_usable_at_once() -> None:
    scene = Scene().hand("cartographer").zone(0, "draw", "explorer", "explorer")
    here, first, second = path(scene.board, "jungle 1", "jungle 1")
    game = scene.pawn(here).game()
    act(game, kind="play", card="cartographer")
    assert held(game, 0, "hand") == {"explorer": 2}
    for target in (first, second):
        act(game, kind="play", card="explorer")
        act(game, kind="step", to=f"h{target}")
    assert where(game) == second
    act(game, kind="end")
    assert sum(held(game, 0, zone).get("cartographer", 0) for zone in ("hand", "draw", "discard")) == 1


@pytest.mark.rule("ED-ACT-5")
@pytest.mark.parametrize("removed", [0, 1, 2])
def test_the_travel_log_draws_two_then_removes_up_to_two_at_once(removed: int) -> None:
    game = Scene().hand("travel-log", "traveller", "compass").zone(0, "draw", "sailor", "traveller").game()
    gone = held(game, 0, "removed").get("traveller", 0)
    act(game, kind="play", card="travel-log")
    assert held(game, 0, "hand") == {"sailor": 1, "traveller": 2, "compass": 1}
    for _ in range(removed):
        assert playing("compass") not in game.legal_actions()
        act(game, kind="remove", card="traveller")
    if removed < 2:
        act(game, kind="done")
    assert asked(game)["what"] == "play"
    assert held(game, 0, "removed").get("traveller", 0) == gone + removed
    assert sum(held(game, 0, "hand").values()) == 4 - removed
    assert held(game, 0, "removed")["travel-log"] == 1
    assert held(game, 0, "played") == {}


@pytest.mark.rule("ED-ACT-6")
def test_the_compass_draws_three_and_leaves_the_game() -> None:
    game = Scene().hand("compass").zone(0, "draw", "sailor", "explorer", "explorer", "explorer").game()
    act(game, kind="play", card="compass")
    assert sum(held(game, 0, "hand").values()) == 3
    assert sum(held(game, 0, "draw").values()) == 1
    assert held(game, 0, "removed")["compass"] == 1
    end_turn(game)
    assert all("compass" not in held(game, 0, zone) for zone in ("hand", "draw", "discard", "played"))


@pytest.mark.rule("ED-ACT-8")
def test_a_short_draw_pile_is_emptied_and_the_discard_pile_shuffled_without_the_played_area() -> None:
    scene = Scene().hand("cartographer", "compass").zone(0, "draw", "sailor")
    game = scene.zone(0, "discard", "explorer", "explorer", "explorer").game()
    act(game, kind="play", card="cartographer")
    assert held(game, 0, "hand") == {"sailor": 1, "explorer": 1, "compass": 1}
    assert held(game, 0, "draw") == {"explorer": 2}
    assert held(game, 0, "discard") == {}
    act(game, kind="play", card="compass")
    assert held(game, 0, "hand") == {"sailor": 1, "explorer": 3}
    assert held(game, 0, "played") == {"cartographer": 1}


# Native -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-ACT-7")
@pytest.mark.parametrize("terrain", ["jungle 2", "water 2", "village 4", "rubble 1", "rubble 3", "camp 3"])
def test_the_native_enters_any_adjacent_space_without_meeting_its_requirement(terrain: str) -> None:
    scene = Scene().hand("native", "traveller")
    here, target = path(scene.board, terrain)
    game = scene.pawn(here).game()
    act(game, kind="play", card="native")
    act(game, kind="step", to=f"h{target}", by="native", cost=0)
    assert where(game) == target
    assert held(game, 0, "hand") == {"traveller": 1}
    assert held(game, 0, "played") == {"native": 1}
    assert asked(game)["what"] == "play"


@pytest.mark.rule("ED-ACT-7")
def test_the_native_enters_a_finish_space() -> None:
    scene = Scene().hand("native")
    here, finish = finish_path(scene.board)
    game = scene.pawn(here).game()
    act(game, kind="play", card="native")
    act(game, kind="step", to=f"h{finish}")
    assert where(game) is None
    assert game.view(None)["last_round"]


@pytest.mark.rule("ED-ACT-7")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_native_removes_an_adjacent_blockade_and_the_pawn_stays(number: int) -> None:
    scene = Scene().hand("native", "traveller").blockade(0, number)
    here, beyond = next(
        way for way in paths(scene.board, "water 1", over=(0,)) if joint_between(scene.board, *way) == 0
    )
    game = scene.pawn(here).game()
    act(game, kind="play", card="native")
    assert refused(game, stepping(scene.board, here, beyond)) == "ED-BLOCK-1"
    act(game, kind="overcome", joint="j0", by="native", cost=0)
    assert where(game) == here
    assert game.view(None)["seats"][0]["blockades"] == [number]
    assert held(game, 0, "hand") == {"traveller": 1}
    # One or the other: the step would be a second use.
    assert asked(game)["what"] == "play"
    assert not choices(game, kind="step", by="native")


@pytest.mark.rule("ED-ACT-7")
def test_the_native_never_goes_onto_an_occupied_space_a_mountain_or_a_start_space() -> None:
    scene = Scene().hand("native")
    mountain = scene.board.cave_spaces[0]
    beside = next(s.number for s in scene.board.spaces if caves_next_to(scene.board, s.number) == [0])
    start = int(scene.board.start[3])
    above = next(s for s in steps_from(scene.board, start) if s >= 0)
    here, target = path(scene.board, "jungle 1")
    for place, forbidden, rule in (
        (beside, mountain, "ED-MOVE-6"),
        (above, start, "ED-MOVE-9"),
        (here, target, "ED-MOVE-7"),
    ):
        game = scene.pawn(place).pawn(target, seat=1).game()
        act(game, kind="play", card="native")
        assert refused(game, stepping(scene.board, place, forbidden)) == rule


# Targets ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-ACT-9")
@pytest.mark.parametrize("card", ["cartographer", "scientist", "travel-log", "compass"])
def test_a_draw_card_may_be_played_with_empty_piles(card: str) -> None:
    game = Scene().hand(card).zone(0, "draw").game()
    act(game, kind="play", card=card)
    assert asked(game)["what"] == "play"
    assert held(game, 0, "hand") == {}
    zone = "removed" if card in ("travel-log", "compass") else "played"
    assert held(game, 0, zone)[card] == 1


@pytest.mark.rule("ED-ACT-9")
def test_the_native_needs_somewhere_to_go() -> None:
    scene = Scene(caves=True).hand("native").tokens("native")
    corner = int(scene.board.start[3])
    first, second = (space for space in steps_from(scene.board, corner) if space >= 0)
    game = scene.pawn(corner).pawn(first, seat=1).pawn(second, seat=2).game()
    assert refused(game, playing("native")) == "ED-ACT-9"
    assert refused(game, using_token("native")) == "ED-ACT-9"
    game = scene.pawn(int(scene.board.start[2]), seat=2).game()
    assert choices(game, kind="play", card="native")
    assert choices(game, kind="token", token="native")


@pytest.mark.rule("ED-ACT-9")
def test_the_transmitter_needs_a_card_to_take() -> None:
    scene = Scene().hand("transmitter")
    for card in scene.state["piles"]:
        scene.pile(card, 0)
    assert refused(scene.game(), playing("transmitter")) == "ED-ACT-9"
    assert choices(Scene().hand("transmitter").game(), kind="play", card="transmitter")


@pytest.mark.rule("ED-ACT-9")
@pytest.mark.parametrize("token", ["remove", "replace"])
def test_remove_and_replace_tokens_need_a_hand_card(token: str) -> None:
    assert refused(Scene(caves=True).hand().tokens(token).game(), using_token(token)) == "ED-ACT-9"
    assert choices(Scene(caves=True).hand("sailor").tokens(token).game(), kind="token", token=token)
