"""Nothing appears and nothing vanishes, at any step of any game; and what was seen in the open stays known."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

from hypothesis import given, settings

from manoa.kernel.game import Game
from tests.eldorado_scene import Scene, act, held
from tests.simulation import Setup, setups

ZONES = ("hand", "draw", "discard", "played", "removed")


def _data(name: str) -> list[dict[str, Any]]:
    """The entries of a data file, read here once more so that the engine's own tables are not their own witness."""
    text = files("manoa.games.eldorado").joinpath("data", f"{name}s.toml").read_text(encoding="utf-8")
    entries: list[dict[str, Any]] = tomllib.loads(text)[name]
    return entries


def all_cards(players: int) -> Counter[str]:
    """The box: the market's cards and an opening deck for each player."""
    return +Counter({card["id"]: card.get("market", 0) + players * card.get("deck", 0) for card in CARDS})


CARDS = _data("card")
ALL_TOKENS = Counter({token["id"]: token["count"] for token in _data("token")})
ALL_BLOCKADES = {blockade["number"] for blockade in _data("blockade")}
ITEMS = {card["id"] for card in CARDS if card.get("item", False)}


def cards_of(state: dict[str, Any]) -> Counter[str]:
    """All cards that a position holds, wherever they lie."""
    cards = Counter(state["piles"])
    for seat in state["seats"]:
        for zone in ZONES:
            cards.update(seat[zone])
    cards.update(state["turn"]["items"])
    # An item that is moving a pawn lies before the player, in no zone.
    if state["turn"]["using"] and state["turn"]["card"] in ITEMS:
        cards[state["turn"]["card"]] += 1
    return +cards


def tokens_of(state: dict[str, Any]) -> Counter[str]:
    tokens = Counter(state["unseen"]) + Counter(state["spent"])
    for seat in state["seats"]:
        tokens.update(seat["tokens"])
    return +tokens


def blockades_of(state: dict[str, Any]) -> list[int]:
    standing = [number for number in state["blockades"] if number]
    return sorted(standing + [number for seat in state["seats"] for number in seat["blockades"]])


def test_the_box_holds_what_the_books_say() -> None:
    assert sum(all_cards(4).values()) == 54 + 4 * 8 == 86
    assert sum(ALL_TOKENS.values()) == 36
    assert {1, 2, 3, 4, 5, 6} == ALL_BLOCKADES


@settings(max_examples=40)
@given(setup=setups("eldorado"))
def test_cards_tokens_blockades_and_pawns_are_conserved(setup: Setup) -> None:
    chooser = setup.chooser()
    game = setup.begin()
    opening = game.position()["state"]
    cards, blockades = all_cards(setup.players), blockades_of(opening)
    assert len(set(blockades)) == len(blockades)
    assert len(blockades) == (len(opening["blockades"]) if setup.options["blockades"] == "random" else 0)
    assert set(blockades) <= ALL_BLOCKADES
    caves = len(opening["caves"])
    while True:
        state = game.position()["state"]
        assert cards_of(state) == cards
        assert tokens_of(state) == (ALL_TOKENS if setup.options["caves"] else Counter())
        assert blockades_of(state) == blockades
        _check_caves(state, caves, setup.options["caves"])
        _check_market(state)
        if game.is_over:
            return
        game.apply(chooser.choose(game), chooser.word())


def _check_caves(state: dict[str, Any], caves: int, on: bool) -> None:
    """Every token that left a cave was seen; every other one was not."""
    taken = 4 * caves - sum(state["caves"]) if on else 0
    assert sum(state["unseen"].values()) == (36 - taken if on else 0)
    assert all(0 <= left <= 4 for left in state["caves"])


def _check_market(state: dict[str, Any]) -> None:
    """Six slots, no pile on two of them, none empty and yet there."""
    slots = [pile for pile in state["market"] if pile is not None]
    assert len(state["market"]) == 6
    assert len(set(slots)) == len(slots)
    assert all(state["piles"][pile] > 0 for pile in slots)


# What everyone knows of a hand --------------------------------------------------------------------------------------

LEAVES_HAND = ("play", "tender", "pay", "remove", "lay-down", "discard")


class Watcher:
    """Someone at the table who forgets nothing: what each hand must hold, worked out anew from what lies open.

    When a discard pile is shuffled, the draw pile is empty and all of the player's cards but the hand lie open, so the
    hand is known at that moment; from then on it is known less the cards that were seen to leave it.
    """

    def __init__(self, players: int) -> None:
        self.sure: list[Counter[str]] = [Counter() for _ in range(players)]

    def watch(self, game: Game, action: int, word: int | None) -> None:
        """Sees an action played."""
        words, seat = game.describe(action), game.current_player
        before = game.position()["state"]["seats"][seat]
        game.narrating = True
        game.apply(action, word)
        after = game.position()["state"]["seats"][seat]
        gone = Counter([words["card"]] if words["kind"] in LEAVES_HAND and "card" in words else [])
        self.sure[seat] -= gone
        if any(event.kind == "reshuffles" for event in game.events):
            discards = Counter(before["discard"])
            if words["kind"] == "end":
                discards += Counter(before["played"])
            elif words["kind"] == "discard":
                discards += gone
            self.sure[seat] = Counter(after["hand"]) + Counter(after["draw"]) + Counter(after["discard"])
            self.sure[seat] -= discards


@settings(max_examples=30)
@given(setup=setups("eldorado"))
def test_what_was_seen_in_the_open_stays_known_however_the_rest_is_dealt(setup: Setup) -> None:
    chooser = setup.chooser()
    game = setup.begin()
    watcher = Watcher(setup.players)
    while not game.is_over:
        watcher.watch(game, chooser.choose(game), chooser.word())
        seats = game.position()["state"]["seats"]
        for seat, sure in zip(seats, watcher.sure, strict=True):
            assert Counter(seat["known"]) == sure
            assert sure <= Counter(seat["hand"])
        if chooser.now_and_then(0.1):
            _check_dealt(game, seats, setup.seed)


def _check_dealt(game: Game, seats: list[dict[str, Any]], seed: int) -> None:
    """Dealt anew, each hand keeps its size and what is known of it, and only the draw pile changes cards with it."""
    for viewer in range(len(seats)):
        dealt = game.determinize(viewer, seed).position()["state"]["seats"]
        for seat, (old, new) in enumerate(zip(seats, dealt, strict=True)):
            assert new["known"] == old["known"]
            assert Counter(old["known"]) <= Counter(new["hand"])
            assert sum(new["hand"].values()) == sum(old["hand"].values())
            assert Counter(new["hand"]) + Counter(new["draw"]) == Counter(old["hand"]) + Counter(old["draw"])
            if seat == viewer or not old["draw"]:
                assert new["hand"] == old["hand"]


def kept_through_a_reshuffle() -> Game:
    """Seat 0 keeps a Scout and a Captain while its discard pile is shuffled and two cards of it are drawn."""
    scene = Scene(players=3, seed=5).hand("scout", "captain").zone(0, "draw")
    game = scene.zone(0, "discard", "traveller", "traveller", "explorer", "explorer", "sailor").game()
    act(game, kind="end")
    act(game, kind="done")
    return game


def test_a_hand_kept_through_a_reshuffle_is_known_to_all() -> None:
    game = kept_through_a_reshuffle()
    assert held(game, 0, "known") == {"scout": 1, "captain": 1}
    hands = [held(game.determinize(1, seed), 0, "hand") for seed in range(40)]
    assert all(hand["scout"] == hand["captain"] == 1 for hand in hands)
    assert len({json.dumps(hand, sort_keys=True) for hand in hands}) > 3, "the two drawn cards are not known"


def test_what_left_a_known_hand_is_not_known_to_be_there_any_more() -> None:
    game = kept_through_a_reshuffle()
    for _ in range(2):
        act(game, kind="end")
        act(game, kind="done", **{"with": "discard"})
    act(game, kind="end")
    act(game, kind="discard", card="scout")
    assert held(game, 0, "known") == {"captain": 1}


def test_cards_drawn_before_the_shuffle_are_known_as_well() -> None:
    scene = Scene(players=3, seed=5).hand("scout").zone(0, "draw", "pioneer")
    game = scene.zone(0, "discard", "traveller", "traveller", "explorer", "sailor").game()
    act(game, kind="end")
    act(game, kind="done")
    assert held(game, 0, "known") == {"scout": 1, "pioneer": 1}


def test_without_a_reshuffle_nothing_of_a_hand_is_known() -> None:
    game = Scene(players=3, seed=5).hand("scout", "captain").game()
    act(game, kind="end")
    act(game, kind="done")
    assert held(game, 0, "known") == {}
