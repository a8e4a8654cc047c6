"""ED-CAVE-TOK-6 and ED-CAVE-TOK-9: the tokens that are played together with a card."""

from __future__ import annotations

import pytest

import manoa
from tests.eldorado_scene import (
    Scene,
    act,
    asked,
    buying,
    cave_way,
    choices,
    handing,
    held,
    in_the_box,
    moving_with,
    moving_with_token,
    path,
    paths,
    playing,
    refused,
    stepping,
    tokens_held,
    using_token,
    walk,
    where,
)

# Keep-item ------------------------------------------------------------------------------------------------------------


def check_saved(game: manoa.Game, item: str) -> None:
    """The item waits in the played area and is discarded in phase 2."""
    assert held(game, 0, "played").get(item) == 1
    assert item not in held(game, 0, "removed")
    assert item not in held(game, 0, "discard")
    act(game, kind="end")
    assert held(game, 0, "discard").get(item) == 1


def walking_with_an_item(*tokens: str) -> manoa.Game:
    """A Giant Machete has taken a pawn one step and has power left."""
    scene = Scene(caves=True).hand("giant-machete", "explorer").tokens(*tokens).face_down()
    here, first, _ = path(scene.board, "jungle 1", "jungle 1")
    game = scene.pawn(here).game()
    walk(game, "giant-machete", first)
    return game


@pytest.mark.rule("ED-CAVE-TOK-6")
def test_a_movement_item_is_saved_at_its_stop() -> None:
    assert in_the_box()["keep-item"] == 2
    game = walking_with_an_item("keep-item")
    assert (asked(game)["what"], choices(game, kind="save")) == ("move", [])
    act(game, kind="stop")
    assert (asked(game)["what"], asked(game)["items"]) == ("save", {"giant-machete": 1})
    act(game, kind="save", card="giant-machete")
    assert (asked(game)["what"], tokens_held(game)) == ("play", 0)
    assert game.position()["state"]["spent"]["keep-item"] == 2
    check_saved(game, "giant-machete")


@pytest.mark.rule("ED-CAVE-TOK-6")
def test_without_the_token_or_declined_the_item_leaves_the_game() -> None:
    game = walking_with_an_item()
    act(game, kind="stop")
    assert asked(game)["what"] == "play"
    assert held(game, 0, "removed")["giant-machete"] == 1
    game = walking_with_an_item("keep-item")
    act(game, kind="stop")
    act(game, kind="done")
    assert held(game, 0, "removed")["giant-machete"] == 1
    assert tokens_held(game) == 1
    assert not choices(game, kind="save")


@pytest.mark.rule("ED-CAVE-TOK-6")
def test_the_token_is_played_before_any_other_play() -> None:
    game = walking_with_an_item("keep-item", "draw")
    act(game, kind="stop")
    assert refused(game, moving_with("explorer", "machete")) == "ED-CAVE-TOK-6"
    assert refused(game, using_token("draw")) == "ED-CAVE-TOK-6"
    assert refused(game, handing("explorer")) == "ED-CAVE-TOK-6"
    act(game, kind="done")
    act(game, kind="token", token="draw")
    assert not choices(game, kind="save")


@pytest.mark.rule("ED-CAVE-TOK-6")
@pytest.mark.parametrize("card", ["compass", "travel-log", "transmitter"])
def test_an_action_item_is_saved_right_after_its_action(card: str) -> None:
    game = Scene(caves=True).hand(card).tokens("keep-item").game()
    act(game, kind="play", card=card)
    if card == "transmitter":
        act(game, kind="take", pile="scout")
    elif card == "travel-log":
        act(game, kind="done", **{"with": "remove"})
    act(game, kind="save", card=card)
    check_saved(game, card)


@pytest.mark.rule("ED-CAVE-TOK-6")
def test_an_item_that_interrupts_is_saved_in_the_middle_of_the_movement() -> None:
    scene = Scene(caves=True).hand("scout", "compass").tokens("keep-item").face_down()
    here, first, second = path(scene.board, "jungle 1", "jungle 1")
    game = scene.pawn(here).game()
    walk(game, "scout", first)
    act(game, kind="play", card="compass")
    act(game, kind="save", card="compass")
    act(game, kind="step", to=f"h{second}")
    check_saved(game, "compass")


@pytest.mark.rule("ED-CAVE-TOK-6")
def test_an_item_tendered_as_coins_is_saved_after_the_purchase() -> None:
    game = Scene(caves=True).hand("traveller", "treasure-chest").tokens("keep-item").pile("scout", 0).game()
    act(game, kind="buy", pile="millionaire")
    act(game, kind="tender", card="treasure-chest")
    assert asked(game)["what"] == "tender"
    act(game, kind="tender", card="traveller")
    act(game, kind="save", card="treasure-chest")
    assert held(game, 0, "discard") == {"millionaire": 1}
    check_saved(game, "treasure-chest")


@pytest.mark.rule("ED-CAVE-TOK-6")
@pytest.mark.parametrize("tokens", [1, 2])
def test_one_token_saves_one_item(tokens: int) -> None:
    scene = Scene(caves=True).hand("prop-plane", "treasure-chest").tokens(*["keep-item"] * tokens)
    game = scene.pile("scout", 0).game()
    act(game, kind="buy", pile="millionaire")
    act(game, kind="tender", card="treasure-chest")
    act(game, kind="tender", card="prop-plane")
    assert asked(game)["items"] == {"treasure-chest": 1, "prop-plane": 1}
    act(game, kind="save", card="prop-plane")
    if tokens == 2:
        act(game, kind="save", card="treasure-chest")
    assert (asked(game)["what"], tokens_held(game)) == ("play", 0)
    assert held(game, 0, "removed").get("treasure-chest", 0) == 2 - tokens
    check_saved(game, "prop-plane")


@pytest.mark.rule("ED-CAVE-TOK-6")
@pytest.mark.parametrize("edition", ["2019", "2023"])
def test_a_token_just_taken_at_that_stop_may_be_used(edition: str) -> None:
    scene = Scene(caves=True, edition=edition).hand("giant-machete").face_down("keep-item").cave(0, 1)
    here, cave, _ = cave_way(scene.board, "jungle 1", "jungle 1", near="-c-")
    game = scene.pawn(here).game()
    walk(game, "giant-machete", cave)
    act(game, kind="stop")
    if edition == "2023":
        act(game, kind="explore")
    act(game, kind="save", card="giant-machete")
    check_saved(game, "giant-machete")


@pytest.mark.rule("ED-CAVE-TOK-6")
@pytest.mark.parametrize("terrain", ["camp 1", "rubble 1"])
def test_an_item_paid_for_a_space_is_not_saved(terrain: str) -> None:
    scene = Scene(caves=True).hand("giant-machete").tokens("keep-item").face_down()
    here, target = path(scene.board, terrain)
    game = scene.pawn(here).game()
    act(game, kind="step", to=f"h{target}")
    act(game, kind="pay", card="giant-machete")
    assert (asked(game)["what"], tokens_held(game)) == ("play", 1)
    assert held(game, 0, "removed" if terrain == "camp 1" else "played")["giant-machete"] == 1


@pytest.mark.rule("ED-CAVE-TOK-6")
@pytest.mark.parametrize("means", ["scientist", "remove"])
def test_an_item_that_an_effect_removed_is_not_saved(means: str) -> None:
    game = Scene(caves=True).hand("giant-machete", "scientist").tokens("keep-item", "remove").game()
    if means == "scientist":
        act(game, kind="play", card="scientist")
    else:
        act(game, kind="token", token="remove")
    act(game, kind="remove", card="giant-machete")
    assert (asked(game)["what"], held(game, 0, "removed")["giant-machete"]) == ("play", 1)


@pytest.mark.rule("ED-CAVE-TOK-6")
def test_an_item_that_is_half_a_coin_needs_no_saving() -> None:
    game = Scene(caves=True).hand("giant-machete", "sailor").tokens("keep-item").game()
    act(game, kind="buy", pile="scout")
    act(game, kind="tender", card="giant-machete", coins=0.5)
    act(game, kind="tender", card="sailor")
    assert (asked(game)["what"], tokens_held(game)) == ("play", 1)
    check_saved(game, "giant-machete")


@pytest.mark.rule("ED-CAVE-TOK-6")
def test_an_item_whose_movement_the_native_ends_for_the_other_pawn_may_be_saved() -> None:
    scene = Scene(players=2, caves=True).hand("giant-machete", "native").tokens("keep-item").face_down()
    here, first, _ = path(scene.board, "jungle 1", "jungle 1")
    game = scene.pawn(here).game()
    walk(game, "giant-machete", first)
    act(game, kind="play", card="native")
    game.apply(choices(game, kind="step", pawn="p0-1")[0])
    act(game, kind="save", card="giant-machete")
    check_saved(game, "giant-machete")


# Symbol ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ED-CAVE-TOK-9")
@pytest.mark.parametrize(("symbol", "terrain"), [("paddle", "water 1"), ("coin", "village 1")])
def test_a_symbol_token_gives_a_card_the_chosen_symbol_at_its_own_power_for_its_whole_use(
    symbol: str, terrain: str
) -> None:
    assert in_the_box()["symbol"] == 2
    scene = Scene(caves=True).hand("trailblazer", "sailor").tokens("symbol").face_down()
    here, first, second = path(scene.board, terrain, terrain)
    game = scene.pawn(here).game()
    act(game, kind="token", token="symbol")
    act(game, kind="play", card="trailblazer", symbol=symbol, power=3, token="symbol")
    act(game, kind="step", to=f"h{first}")
    assert asked(game)["moving"] == {"pawn": "p0-0", "card": "trailblazer", "symbol": symbol, "power": 2}
    jungles = [way[1] for way in paths(scene.board, "jungle 1") if way[0] == first]
    assert all(refused(game, stepping(scene.board, first, jungle)) == "ED-MOVE-1" for jungle in jungles)
    act(game, kind="step", to=f"h{second}")
    assert where(game) == second
    assert tokens_held(game) == 0
    assert held(game, 0, "played") == {"trailblazer": 1}


@pytest.mark.rule("ED-CAVE-TOK-9")
def test_in_a_purchase_a_card_with_a_symbol_token_is_worth_its_full_power() -> None:
    assert refused(Scene(caves=True).hand("trailblazer").game(), buying("photographer")) == "ED-BUY-9"
    game = Scene(caves=True).hand("trailblazer", "captain").tokens("symbol", "symbol").pile("scout", 0).game()
    act(game, kind="buy", pile="millionaire")
    act(game, kind="tender", card="trailblazer", token="symbol", coins=3.0)
    act(game, kind="tender", card="captain", token="symbol", coins=3.0)
    assert held(game, 0, "discard") == {"millionaire": 1}
    assert tokens_held(game) == 0


@pytest.mark.rule("ED-CAVE-TOK-9")
def test_a_symbol_token_may_stay_out_of_a_purchase_that_needs_none() -> None:
    game = Scene(caves=True).hand("trailblazer", "traveller").tokens("symbol").game()
    act(game, kind="buy", pile="scout")
    act(game, kind="tender", card="trailblazer", coins=0.5)
    act(game, kind="tender", card="traveller")
    assert held(game, 0, "tokens") == {"symbol": 1}


@pytest.mark.rule("ED-CAVE-TOK-9")
def test_a_symbol_token_is_not_for_purple_cards_nor_for_tokens() -> None:
    scene = (
        Scene(caves=True).hand("native", "compass", "explorer").tokens("symbol", "machete-3", "paddle-2").face_down()
    )
    here = path(scene.board, "water 1")[0]
    game = scene.pawn(here).game()
    bought = game.copy()
    act(game, kind="token", token="symbol")
    words = [game.describe(action) for action in game.legal_actions()]
    assert words
    assert {entry["card"] for entry in words} == {"explorer"}
    assert refused(game, playing("native")) == "ED-CAVE-TOK-9"
    assert refused(game, moving_with_token("paddle-2")) == "ED-CAVE-TOK-9"
    act(bought, kind="buy", pile="scout")
    assert {bought.describe(action)["card"] for action in choices(bought, token="symbol")} <= {"explorer"}
    assert not choices(bought, token="machete-3")
    game = Scene(caves=True).hand("native", "compass").tokens("symbol").pawn(here).game()
    assert refused(game, using_token("symbol")) == "ED-CAVE-TOK-9"


@pytest.mark.rule("ED-CAVE-TOK-9")
def test_a_symbol_token_is_not_for_a_card_already_in_use() -> None:
    scene = Scene(caves=True).hand("trailblazer", "captain").tokens("symbol").face_down()
    here, first, _ = path(scene.board, "jungle 1", "jungle 1")
    game = scene.pawn(here).game()
    walk(game, "trailblazer", first)
    assert refused(game, using_token("symbol")) == "ED-CAVE-TOK-9"
    act(game, kind="stop")
    assert choices(game, kind="token", token="symbol"), "it may go with the next card"


@pytest.mark.rule("ED-CAVE-TOK-9")
def test_a_symbol_token_moves_nothing_after_the_purchase() -> None:
    scene = Scene(caves=True).hand("captain", "traveller").tokens("symbol")
    game = scene.pawn(path(scene.board, "jungle 1")[0]).game()
    assert choices(game, kind="token", token="symbol")
    act(game, kind="buy", pile="scout")
    act(game, kind="tender", card="traveller")
    assert refused(game, using_token("symbol")) == "ED-TURN-4"


@pytest.mark.rule("ED-CAVE-TOK-9")
def test_an_item_used_with_a_symbol_token_has_used_its_function() -> None:
    scene = Scene(caves=True).hand("giant-machete", "traveller").tokens("symbol").face_down()
    here, first, _ = path(scene.board, "water 1", "water 1")
    game = scene.pawn(here).game()
    other = game.copy()
    act(game, kind="token", token="symbol")
    act(game, kind="play", card="giant-machete", symbol="paddle", power=6)
    act(game, kind="step", to=f"h{first}")
    act(game, kind="stop")
    assert held(game, 0, "removed")["giant-machete"] == 1
    act(other, kind="buy", pile="transmitter")
    assert refused(other, handing("giant-machete")) == "ED-BUY-9", "at half a coin the price could not be met"
    act(other, kind="tender", card="giant-machete", token="symbol", coins=6.0)
    assert held(other, 0, "removed")["giant-machete"] == 1
    assert held(other, 0, "discard") == {"transmitter": 1}


@pytest.mark.rule("ED-CAVE-TOK-6")
@pytest.mark.rule("ED-CAVE-TOK-9")
def test_an_item_used_with_a_symbol_token_may_be_saved() -> None:
    game = Scene(caves=True).hand("giant-machete").tokens("symbol", "keep-item").game()
    act(game, kind="buy", pile="transmitter")
    act(game, kind="tender", card="giant-machete", token="symbol")
    act(game, kind="save", card="giant-machete")
    check_saved(game, "giant-machete")
