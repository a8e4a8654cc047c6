"""What everyone has seen stays known, and nothing else is: books, backs, and what is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings

from manoa.games.valdora.boxes import box_of
from manoa.kernel.game import Game
from tests.acting import act
from tests.simulation import Setup, setups
from tests.valdora_scene import Scene, book_at, seat_of


class Watcher:
    """Someone at the table who forgets nothing: which faces have lain open, worked out anew from the tops."""

    def __init__(self) -> None:
        self.fronts: set[str] = set()
        self.backs: set[str] = set()

    def look(self, state: dict[str, Any]) -> bool:
        """Sees the tops of all books; whether one of them is new."""
        before = len(self.fronts) + len(self.backs)
        for book in state["books"].values():
            self.fronts |= set(book["right"][-1:])
            self.backs |= set(book["left"][-1:])
        return len(self.fronts) + len(self.backs) > before


def where(state: dict[str, Any]) -> dict[str, str]:
    """The place of every card."""
    places: dict[str, str] = {}
    for town, book in state["books"].items():
        for side in ("left", "right"):
            places.update({card: f"{town} {side} {place}" for place, card in enumerate(book[side])})
    for number, seat in enumerate(state["seats"]):
        places.update({e["card"]: f"{number} {name}" for name, e in seat["equipment"].items() if "card" in e})
        places.update({e["card"]: f"{number} held {slot}" for slot, e in enumerate(seat["commissions"])})
        places.update({e["card"]: f"{number} completed" for e in seat["completed"]})
    return places


@settings(max_examples=25)
@given(setup=setups("valdora"))
def test_what_was_seen_stays_and_only_the_unseen_is_dealt_anew(setup: Setup) -> None:
    chooser = setup.chooser()
    game = setup.begin()
    watcher = Watcher()
    watcher.look(game.position()["state"])
    while not game.is_over:
        game.apply(chooser.choose(game), chooser.word())
        state = game.position()["state"]
        new = watcher.look(state)
        assert game.revealed == new
        assert set(state["seen"]["fronts"]) == watcher.fronts
        assert set(state["seen"]["backs"]) == watcher.backs
        if chooser.now_and_then(0.05):
            _check_dealt(game, state, watcher, setup.seed)


def _check_dealt(game: Game, state: dict[str, Any], watcher: Watcher, seed: int) -> None:
    """Cards seen on both sides stay; one seen from the front gives way only to one that looks alike there."""
    box = box_of(game.options["data"])
    dealt = game.determinize(0, seed).position()["state"]
    before, after = where(state), where(dealt)
    at = {place: card for card, place in after.items() if not place.endswith("completed")}
    for card, place in before.items():
        if card in watcher.backs:
            assert after[card] == place
        elif card in watcher.fronts and not place.endswith("completed"):
            front, other = (box.faces[2 * box.number_of[name] + 1] for name in (card, at[place]))
            assert front.same(other)
            assert at[place].split("-")[0] == card.split("-")[0], "the border tells which set it is of"
    for number in range(game.players):
        done = Counter(entry["card"].split("-")[0] for entry in state["seats"][number]["completed"])
        assert done == Counter(entry["card"].split("-")[0] for entry in dealt["seats"][number]["completed"])


def test_the_back_of_a_card_bought_unturned_is_not_known_to_anyone() -> None:
    game = Scene().holds("red", face=1).game()
    card = game.position()["state"]["seats"][0]["commissions"][0]["card"]
    dealt = {game.determinize(0, seed).position()["state"]["seats"][0]["commissions"][0]["card"] for seed in range(60)}
    assert card in dealt
    assert len(dealt) == 3, "the set has three cards with a red front"
    assert seat_of(game)["commissions"][0].keys() == {"slot", "colour", "needs", "points"}


def test_a_turned_card_is_known_even_when_it_is_covered_and_bought() -> None:
    game = Scene().arrived("C").coins(6).game()
    act(game, kind="turn", side="right")
    card = game.position()["state"]["books"]["C"]["left"][-1]
    act(game, kind="turn", side="right")
    act(game, kind="turn", side="left")
    act(game, kind="buy", side="left")
    for seed in range(30):
        assert game.determinize(1, seed).position()["state"]["seats"][0]["commissions"][0]["card"] == card


def test_every_deal_that_fits_comes_up_and_each_as_often() -> None:
    """Both cards with a front are as likely to be the one on top."""
    game = Scene().book("A", right=["horse"]).game()
    tops = Counter(game.determinize(0, seed).position()["state"]["books"]["A"]["right"][-1] for seed in range(600))
    assert set(tops) == {"A-Q04", "A-Q11", "A-Q15"}
    assert all(150 < number < 250 for number in tops.values())
    under = Counter(game.determinize(0, seed).position()["state"]["books"]["A"]["right"][0] for seed in range(600))
    assert len(under) == 18, "any card may lie at the bottom"
    assert book_at(game, "A")["right"]["top"] == {"equipment": "horse"}


@settings(max_examples=15)
@given(setup=setups("valdora"))
def test_two_positions_that_look_alike_are_dealt_anew_alike(setup: Setup) -> None:
    """What is dealt hangs on what was seen and on the seed alone, so that a search cannot tell them apart."""
    chooser = setup.chooser()
    game = setup.begin()
    while not game.is_over:
        game.apply(chooser.choose(game), chooser.word())
        if chooser.now_and_then(0.03):
            twin = game.determinize(0, setup.seed)
            assert hidden_part(twin.determinize(1, 5)) == hidden_part(game.determinize(1, 5))


def hidden_part(game: Game) -> dict[str, Any]:
    """A position without the order in which completed commissions are listed."""
    state = game.position()["state"]
    for seat in state["seats"]:
        seat["completed"].sort(key=lambda entry: (entry["card"], entry["face"]))
    return dict(state)
