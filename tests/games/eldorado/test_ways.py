"""Where pawns can get in several steps: what the view says is what the rules let one do, no more and no less."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings

from manoa.kernel.game import Game
from tests.eldorado_scene import Scene, act, asked, path
from tests.simulation import Setup, setups, walk

Reached = dict[tuple[str, str], int]


def power_left(game: Game) -> int:
    """The power that is in use."""
    moving = asked(game).get("moving")
    return int(moving["power"]) if moving else 0


def reached(game: Game, seat: int) -> Reached:
    """All that a movement under way reaches, with the least that it costs, found by taking every step."""
    pawn, whole = asked(game)["moving"]["pawn"], power_left(game)
    found: Reached = {}
    seen: set[tuple[object, ...]] = set()
    waiting = [game]
    while waiting:
        here = waiting.pop()
        state = here.position()["state"]
        stand = (
            tuple(each["space"] for each in state["seats"][seat]["pawns"]),
            tuple(state["blockades"]),
            power_left(here),
        )
        if stand in seen:
            continue
        seen.add(stand)
        for action in here.legal_actions():
            words = here.describe(action)
            if words["kind"] not in ("step", "overcome") or words.get("by") != "power":
                continue
            spent = whole - power_left(here) + words["cost"]
            place = (pawn, words.get("to") or words["joint"])
            after = here.copy()
            after.apply(action)
            if spent < found.get(place, 99):
                found[place] = spent
            if after.current_player == seat and asked(after)["what"] == "move":
                waiting.append(after)
    return found


def own_ways(game: Game) -> list[dict[str, Any]]:
    ways: list[dict[str, Any]] = game.view(game.current_player)["ways"]
    return ways


def spaces_of(game: Game, seat: int) -> dict[str, str | None]:
    return {pawn["id"]: pawn["space"] for pawn in game.view(seat)["seats"][seat]["pawns"]}


@settings(max_examples=25)
@given(setup=setups("eldorado"))
def test_ways_are_those_that_the_rules_allow(setup: Setup) -> None:
    for game in walk(setup, setup.chooser()):
        seat = game.current_player
        for other in (None, *range(setup.players)):
            if other != seat:
                assert game.view(other)["ways"] == []
        if game.is_over:
            continue
        ways = own_ways(game)
        assert game.determinize(seat, 1).view(seat)["ways"] == ways
        assert len({(way["pawn"], way["to"]) for way in ways}) == len(ways)
        legal = game.legal_actions()
        if asked(game)["what"] == "move":
            stood = spaces_of(game, seat)[asked(game)["moving"]["pawn"]]
            near = {game.describe(a).get("to") or game.describe(a).get("joint") for a in legal}
            expected = {p: c for p, c in reached(game, seat).items() if p[1] != stood and p[1] not in near}
            assert {(way["pawn"], way["to"]): way["cost"] for way in ways} == expected
            assert all(way["begins"] == [] for way in ways)
            continue
        for action in legal:
            words = game.describe(action)
            moves = words["kind"] in ("play", "token") and "pawn" in words
            begun = {(w["pawn"], w["to"]): w["cost"] for w in ways for b in w["begins"] if b["action"] == action}
            if not moves:
                assert begun == {}
                continue
            after = game.copy()
            after.apply(action)
            stood = spaces_of(game, seat)[words["pawn"]]
            assert begun == {p: c for p, c in reached(after, seat).items() if p[1] != stood}


@settings(max_examples=25)
@given(setup=setups("eldorado"))
def test_the_actions_of_a_way_lead_there(setup: Setup) -> None:
    for game in walk(setup, setup.chooser()):
        for way in [] if game.is_over else own_ways(game):
            seat = game.current_player
            for begin in way["begins"][:2] or [None]:
                after = game.copy()
                for action in [*([begin["action"]] if begin else []), *way["actions"]]:
                    after.apply(action)
                if begin and asked(after)["what"] == "move":
                    assert power_left(after) == begin["lost"]
                space = spaces_of(after, seat)[way["pawn"]]
                if way["to"].startswith("j"):
                    assert all(blockade["joint"] != way["to"] for blockade in after.view(seat)["blockades"])
                elif space is not None:
                    assert space == way["to"] == way["spaces"][-1]
                else:
                    finish = {each["id"] for each in game.view(seat)["map"]["spaces"] if each["finish"]}
                    assert way["to"] in finish


def test_what_wastes_least_comes_first() -> None:
    scene = Scene()
    here, there = path(scene.board, "jungle 1")
    game = scene.pawn(here).hand("pioneer", "explorer", "trailblazer").game()
    (way,) = [way for way in own_ways(game) if way["to"] == f"h{there}"]
    assert [begin["lost"] for begin in way["begins"]] == [0, 2, 4]
    names = [game.describe(begin["action"])["card"] for begin in way["begins"]]
    assert names == ["explorer", "trailblazer", "pioneer"]
    act(game, kind="play", card="explorer")
    assert own_ways(game) == [], "one step is a choice, not a way"
