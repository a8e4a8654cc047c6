"""What the table shows is open or closed, and what is closed says why: just what trying it would say."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import manoa
from manoa.games.valdora import site
from manoa.games.valdora.components import GEAR, GEMS, SIDES
from manoa.games.valdora.rules import action
from manoa.kernel.game import Closed, Game
from manoa.kernel.language import LANGUAGES, say
from tests.simulation import Setup, setups, walk
from tests.valdora_scene import Scene

READING = ("act", "book", "replace")


def number_of(view: dict[str, Any], words: dict[str, Any]) -> int:
    """The action that a description means."""
    kind = words["kind"]
    if kind == "move":
        return action.MOVE + [space["id"] for space in view["map"]["spaces"]].index(words["to"])
    if kind == "load":
        return int(action.load(GEAR.index(words["on"]), GEMS.index(words["gem"])))
    if kind == "empty":
        return action.EMPTY + GEAR.index(words["equipment"])
    if kind == "deliver":
        return action.DELIVER + int(words["slot"])
    if kind == "return":
        return int(action.give_back(words["slot"], SIDES.index(words["side"])))
    if kind in ("turn", "buy"):
        return (action.TURN if kind == "turn" else action.BUY) + SIDES.index(words["side"])
    return {"provisions": action.PROVISIONS, "silver": action.SILVER}[kind]


def shown(view: dict[str, Any]) -> set[tuple[str, ...]]:
    """Everything that the one who decides sees as something to do, from the view alone."""
    asked, own = view["asked"], view["seats"][view["asked"]["seat"]]
    if asked["what"] == "move":
        return {("move", space["id"]) for space in view["map"]["spaces"]}
    here = next(space for space in view["map"]["spaces"] if space["id"] == own["space"])
    kind, things = here["kind"], set[tuple[str, ...]]()
    if kind.endswith("-town"):
        things.add(("provisions",))
    if kind == "mine":
        things.add(("silver",))
    for book in view["books"]:
        if book["town"] == here["id"] and asked["what"] in READING:
            for side in SIDES:
                if book[side]["top"] is not None:
                    things |= {("buy", side), ("turn", side)}
            full = len(own["commissions"]) == 3
            if book["kind"] == "commission" and full and asked["what"] != "replace":
                things |= {("return", str(slot), side) for slot in range(3) for side in SIDES}
    if asked["what"] == "pay":
        things |= {("card", entry["equipment"]) for entry in own["equipment"]}
    elif kind == "palace":
        things |= {("deliver", str(held["slot"])) for held in own["commissions"]}
    elif kind == "road" or here["ships"] > 0:
        things |= {("card", entry["equipment"]) for entry in own["equipment"]}
    return things


def thing(words: dict[str, Any]) -> tuple[str, ...]:
    """What a description lies on."""
    kind = words["kind"]
    if kind in ("load", "empty"):
        return ("card", words["on"] if kind == "load" else words["equipment"])
    return (kind, *(str(words[key]) for key in ("to", "slot", "side") if key in words))


@settings(max_examples=20)
@given(setup=setups("valdora"))
def test_whatever_is_shown_is_open_or_closed_and_what_is_closed_says_why(setup: Setup) -> None:
    for game in walk(setup, setup.chooser()):
        if game.is_over:
            continue
        seat = game.current_player
        view, closed = game.view(seat), game.closed(seat)
        choices = [game.describe(each) for each in game.legal_actions()]
        choosing = {thing(words) for words in choices if words["kind"] not in ("pass", "stop", "stay")}
        shut = [thing(each["description"]) for each in closed]
        assert len(shut) == len(set(shut))
        assert set(shut).isdisjoint(choosing)
        assert set(shut) | choosing == shown(view)
        for each in closed:
            number = number_of(view, each["description"])
            assert number not in game.legal_actions()
            with pytest.raises(manoa.IllegalAction) as refused:
                game.apply(number)
            why = {"key": refused.value.key, "rule": refused.value.rule, "arguments": refused.value.arguments}
            assert each["why"] == why
        assert game.determinize(seat, setup.seed).closed(seat) == closed, "nothing hidden shows"
        assert all(game.closed(other) == [] for other in range(setup.players) if other != seat)


def why(game: Game, **wanted: Any) -> tuple[str, str]:
    """Why a thing is closed: the rule, and the English sentence, which every language has."""
    closed: list[Closed] = game.closed(game.current_player)
    found = [
        each["why"]
        for each in closed
        if all(each["description"].get(field) == value for field, value in wanted.items())
    ]
    assert len(found) == 1, closed
    said = [say(language, found[0]["key"], found[0]["arguments"], "valdora") for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    return found[0]["rule"], said[0]


def test_places_say_what_keeps_one_away() -> None:
    game = Scene().pawn("N4").coins(0).pawn("C", 1).game()
    assert why(game, to="N4") == ("VA-MOVE-1", "The move must not end where it began.")
    assert why(game, to="E1")[1] == "The way there leads past a town, and you have no provisions."
    assert why(game, to="O3")[0] == "VA-MOVE-3"
    assert why(game, to="C")[1] == "Ending there costs 1 coin for whoever stands there; you have 0."


def test_cards_say_why_they_take_nothing() -> None:
    full = (
        Scene().arrived("N1").gems("N1", ruby=2).owns(pan="gold", shovel=None, cart="ruby", horse=None).coins(1).game()
    )
    assert why(full, on="pan")[1].startswith("This card carries a gem already")
    assert why(full, on="cart")[0] == "VA-LOAD-4"
    assert why(full, on="horse")[1] == "Loading the card Horse costs 3 coins; you have 1."
    bare = Scene().arrived("N1").gems("N1").game()
    assert why(bare, on="pan") == ("VA-LOAD-1", "There are no gems here to load.")
    harbour = Scene().arrived("O2").discard(ruby=1).game()
    assert why(harbour, on="pan") == ("VA-LOAD-3", "There is none of this here to load: gold.")


def test_commissions_say_what_they_lack() -> None:
    game = Scene().arrived("S2").holds(("gold", "ruby", "amethyst"), "red").owns(pan="gold", cart="ruby").game()
    assert why(game, slot=0)[1] == "You lack this for it: amethyst (0 of 1)."
    assert why(game, slot=1)[1].startswith("Another patron waits for this")


def test_the_map_lists_its_spaces_as_they_are_numbered() -> None:
    spaces = manoa.new("valdora", players=3).view(None)["map"]["spaces"]
    assert len(spaces) == site.SPACES
