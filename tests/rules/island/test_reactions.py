"""IS-BUY-7: army moves out of turn."""

from __future__ import annotations

import pytest

from manoa.games.island.rules import action
from tests.acting import act, asked, choices
from tests.island_scene import (
    Scene,
    building_ids,
    cards,
    cell,
    happened,
    lucky,
    marching,
    seat_view,
    told,
    villagers,
)

PLENTY = (6, 6, 6)


def apart() -> Scene:
    """Seat 1's explorer out of the way, and plenty of cards for seat 0."""
    return Scene().explorer(1, cell(-1, 0)).cards(0, *PLENTY)


def watched(*people: str) -> Scene:
    """Three players; seats 1 and 2 have an army each, out of the way, and can pay for moves."""
    scene = Scene(*people, players=3).explorer(1, cell(-1, 0)).explorer(2, cell(0, -1)).cards(0, *PLENTY)
    scene.villagers(1, cell(-1, 0), 2).villagers(2, cell(0, -1), 2)
    return scene.cards(1, gold=3).cards(2, gold=3)


@pytest.mark.rule("IS-BUY-7")
@pytest.mark.parametrize("what", ["step", "reveal", "army", "farm", "fort", "villager", "offering", "battle"])
def test_a_window_opens_after_moves_and_before_purchases_and_battles(what: str) -> None:
    scene = watched().farm(0, cell(0, 0), 0).tile(1, -1, "shrine").villagers(0, cell(0, 0))
    if what == "reveal":
        scene.explorer(0, cell(0, 1))
    if what == "battle":
        scene.farm(1, cell(0, 0), 1)
    game = scene.game()
    if what == "step":
        act(game, kind="step", to=cell(1, 0))
    elif what == "reveal":
        lucky(game, action.DISCOVER, happened("reveals", tile="water"))
        act(game, kind="lay", direction="e")
    elif what == "army":
        act(game, kind="army")
        act(game, kind="march", to=cell(1, 0))
    elif what == "battle":
        act(game, kind="attack", **{"from": cell(0, 0)})
    elif what in ("farm", "fort"):
        act(game, kind=what, corner=1)
    elif what == "villager":
        act(game, kind=what, at=cell(1, 0))
    else:
        act(game, kind=what)
    about = {"reveal": "step", "step": "step", "army": "army", "battle": "battle"}.get(what, "purchase")
    assert asked(game).items() >= {"seat": 1, "what": "react", "about": about, "by": 0}.items()
    window = game.view(None)["window"]
    assert window == {"about": about, "seat": 0, "passed": [], "cause": asked(game)["cause"]}
    cause = {"reveal": "discovery", "battle": "attack"}.get(what, about)
    assert (window["cause"]["kind"], window["cause"]["seat"]) == (cause, 0)
    if about == "purchase":
        assert game.view(None)["purchase"]["piece"] == what
        assert cards(game, 0) == PLENTY, "nothing is paid before the window closes"
    act(game, kind="pass")
    assert asked(game)["seat"] == 2, "clockwise from the active player's left"
    act(game, kind="pass")
    if about == "purchase":
        assert cards(game, 0) != PLENTY
    if what == "battle":
        return
    assert asked(game)["what"] == "explore"


@pytest.mark.rule("IS-BUY-7")
def test_bank_trades_offers_and_the_end_open_no_window() -> None:
    game = watched().game()
    act(game, kind="bank", give="wood", resource="food")
    assert asked(game)["what"] == "explore"
    act(game, kind="offer", rival=1)
    act(game, kind="drop")
    assert asked(game)["what"] == "explore"


@pytest.mark.rule("IS-BUY-7")
def test_an_army_move_restarts_the_asking_and_windows_do_not_nest() -> None:
    game = watched().game()
    act(game, kind="step", to=cell(1, 0))
    act(game, kind="pass")
    assert asked(game)["seat"] == 2
    act(game, kind="army")
    act(game, kind="march", number=1, to=cell(1, -1))
    assert asked(game)["seat"] == 1, "asked again, though already passed"
    act(game, kind="pass")
    assert asked(game)["seat"] == 2, "the one who moved too"
    act(game, kind="pass")
    assert asked(game)["what"] == "explore"
    assert cards(game, 2) == (0, 0, 2)


@pytest.mark.rule("IS-BUY-7")
def test_who_cannot_move_or_pay_is_not_asked() -> None:
    nobody = watched().cards(1).cards(2, wood=4)
    game = nobody.game()
    act(game, kind="step", to=cell(1, 0))
    assert asked(game)["what"] == "explore"
    bankrupt_but_rich = watched("stella", "pedro", "hector").cards(1).cards(2, wood=5).game()
    act(bankrupt_but_rich, kind="step", to=cell(1, 0))
    assert asked(bankrupt_but_rich)["seat"] == 2, "five wood buy the gold"


@pytest.mark.rule("IS-BUY-7")
def test_a_player_may_pass_until_the_own_turn() -> None:
    game = watched().game()
    act(game, kind="step", to=cell(1, 0))
    act(game, kind="silence")
    assert seat_view(game, 1)["silent"]
    act(game, kind="pass")
    act(game, kind="step", to=cell(0, 1))
    assert asked(game)["seat"] == 2, "seat 1 is not asked any more"
    act(game, kind="pass")
    act(game, kind="end")
    assert game.view(None)["active"] == 1
    assert not seat_view(game, 1)["silent"]


@pytest.mark.rule("IS-BUY-7")
def test_a_purchase_that_has_become_illegal_lapses_unpaid() -> None:
    scene = watched().villagers(1, cell(1, -1)).farm(0, cell(0, 0), 0)
    game = scene.game()
    act(game, kind="villager", at=cell(1, 0))
    act(game, kind="army", **{"from": cell(1, -1)})
    act(game, kind="march", number=1, to=cell(1, 0))
    game.narrating = True
    act(game, kind="pass")
    act(game, kind="pass")
    assert told(game, "lapses")
    assert asked(game)["what"] == "explore"
    assert cards(game, 0) == PLENTY
    assert villagers(game, 0) == {}


@pytest.mark.rule("IS-BUY-7")
@pytest.mark.parametrize("piece", ["farm", "offering"])
def test_a_purchase_lapses_when_a_tie_sends_the_explorer_away(piece: str) -> None:
    scene = apart().villagers(1, cell(1, 0)).cards(1, gold=1).came_from(0, cell(0, -1)).tile(0, 1, "shrine")
    game = scene.game()
    if piece == "farm":
        act(game, kind="farm", corner=1)
    else:
        act(game, kind="offering")
    act(game, kind="army")
    lucky(game, marching(1, "w"), happened("ties"))
    assert told(game, "lapses")[0].arguments == {"piece": piece}
    assert asked(game)["what"] == "explore"
    assert cards(game, 0) == PLENTY


@pytest.mark.rule("IS-BUY-7")
def test_a_purchase_lapses_when_a_reaction_has_spent_its_price() -> None:
    scene = Scene().explorer(1, cell(-1, 0)).villagers(1, cell(1, 0)).cards(1, gold=1).cards(0, 2, 0, 1)
    game = scene.villagers(0, cell(0, -1)).game()
    act(game, kind="fort", corner=1)
    act(game, kind="army")
    act(game, kind="march", to=cell(0, 0))
    assert asked(game)["seat"] == 0
    act(game, kind="army")
    lucky(game, marching(1, "se"), happened("wins-battle", seat=0))
    assert told(game, "lapses")


@pytest.mark.rule("IS-BUY-7")
def test_the_active_player_is_asked_last_and_only_in_a_battle() -> None:
    scene = watched().villagers(0, cell(0, 0), 2)
    game = scene.game()
    act(game, kind="step", to=cell(-1, 0))
    seats = []
    while asked(game)["what"] == "react":
        seats.append(asked(game)["seat"])
        if len(seats) == 3:
            break
        act(game, kind="pass")
    assert seats == [1, 2, 0]


@pytest.mark.rule("IS-BUY-7")
def test_begun_battles_are_fought_before_the_purchase_is_made() -> None:
    scene = watched().villagers(1, cell(1, 0)).villagers(0, cell(0, 0))
    game = scene.game()
    act(game, kind="farm", corner=3)
    act(game, kind="army", **{"from": cell(1, 0)})
    act(game, kind="march", to=cell(0, 0))
    assert game.view(None)["battles"][0]["attacker"] == 1
    while asked(game)["what"] == "react":
        act_or_fight = choices(game, kind="pass")[0]
        if asked(game)["seat"] == 0:
            lucky(game, act_or_fight, happened("wins-battle", seat=0))
        else:
            game.apply(act_or_fight)
    assert [event.kind for event in game.events][-1] == "builds-farm"
    assert asked(game)["what"] == "explore"


@pytest.mark.rule("IS-BUY-7")
def test_a_purchase_lapses_when_the_turn_ends() -> None:
    scene = watched().villagers(1, cell(1, 0), 2)
    game = scene.game()
    act(game, kind="farm", corner=3)
    act(game, kind="army", **{"from": cell(1, 0)})
    act(game, kind="march", number=2, to=cell(0, 0))
    act(game, kind="pass")
    lucky(game, choices(game, kind="pass")[0], happened("wins-battle", seat=1))
    while asked(game)["what"] in ("place", "pay"):
        game.apply(game.legal_actions()[0])
    assert game.view(None)["active"] == 1
    assert building_ids(game, "farm", 0) == []


@pytest.mark.rule("IS-BUY-7")
def test_with_hidden_hands_being_asked_tells_nothing() -> None:
    scene = Scene(hidden_hands=True).explorer(1, cell(-1, 0)).villagers(1, cell(-1, 0)).cards(1, wood=1)
    game = scene.game()
    act(game, kind="step", to=cell(1, 0))
    assert asked(game)["seat"] == 1
    assert {game.describe(a)["kind"] for a in game.legal_actions()} == {"pass", "silence"}
