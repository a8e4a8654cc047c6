"""Labels mean what they say: with one thing of a position, the numbers named after it change, and no others."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import manoa
from manoa.kernel.game import Game

State = dict[str, Any]
# What a seat sees change: labels with what is added to their numbers.
Change = dict[str, int]


def changes(game: Game, edit: Callable[[State], object], seat: int) -> Change:
    """By how much which numbers of a seat change with an edit of the position."""
    position = deepcopy(game.position())
    edit(position["state"])
    after = manoa.load(position).observation(seat)
    pairs = zip(game.observation_labels(), game.observation(seat), after, strict=True)
    return {label: now - before for label, before, now in pairs if now != before}


def eldorado() -> Game:
    return manoa.new("eldorado", players=3, seed=7)


def valdora() -> Game:
    return manoa.new("valdora", players=3, seed=7)


def island() -> Game:
    """In the explore phase of a later round."""
    game = manoa.new("island", players=3, seed=7)
    chooser = random.Random(7)
    while game.view(None)["round"] < 3 or game.view(None)["asked"]["what"] != "explore":
        game.apply(chooser.choice(game.legal_actions()))
    return game


def shift(holder: dict[str, int], name: str, number: int) -> None:
    """So many more of something in a table of counts, where none is said by leaving it out."""
    left = holder.get(name, 0) + number
    holder.pop(name, None)
    if left:
        holder[name] = left


def test_cards_of_a_seat() -> None:
    game = eldorado()

    def draws_another(state: State) -> None:
        seat = state["seats"][0]
        for pile, number in (("hand", 1), ("draw", -1)):
            shift(seat[pile], "traveller", number)
            shift(seat[pile], "explorer", -number)

    def discards(state: State) -> None:
        shift(state["seats"][0]["draw"], "traveller", -1)
        shift(state["seats"][0]["discard"], "traveller", 1)

    def plays(state: State) -> None:
        shift(state["seats"][0]["draw"], "traveller", -1)
        shift(state["seats"][0]["played"], "traveller", 1)

    def buys(state: State) -> None:
        shift(state["piles"], "scout", -1)
        shift(state["seats"][0]["discard"], "scout", 1)

    drawn = {"self hand traveller": 1, "self hand explorer": -1, "self draws traveller": -1, "self draws explorer": 1}
    assert changes(game, draws_another, 0) == drawn
    assert changes(game, draws_another, 1) == {}, "nobody else sees which card it is"
    assert changes(game, discards, 0) == {"self draws traveller": -1, "self discards traveller": 1}
    assert changes(game, discards, 1) == {"second hand or draws traveller": -1, "second discards traveller": 1}
    assert changes(game, plays, 2) == {"next hand or draws traveller": -1, "next played traveller": 1}
    assert changes(game, buys, 0) == {"pile scout": -1, "self discards scout": 1}
    assert changes(game, buys, 2) == {"pile scout": -1, "next discards scout": 1}


def test_the_round_and_whose_turn_it_is() -> None:
    assert changes(eldorado(), lambda state: state.update(round=4), 1) == {"round": 3}
    game = manoa.new("eldorado", players=3, seed=7, options={"begins": "loser", "loser": 1})
    for seat, place in enumerate((1, 0, 2)):
        seen = dict(zip(game.observation_labels(), game.observation(seat), strict=True))
        assert seen["first"] == seen["deciding"] == place, "counted in turn from the one that looks"
    assert changes(valdora(), lambda state: state.update(round=4), 1) == {"round": 3}
    assert changes(valdora(), lambda state: state.update(quiet=2), 1) == {"quiet rounds": 2}


def test_where_a_pawn_is() -> None:
    game = eldorado()
    spaces = {space["id"] for space in game.view(None)["map"]["spaces"]}
    taken = {pawn["space"] for seat in game.position()["state"]["seats"] for pawn in seat["pawns"]}

    def goes(state: State) -> None:
        state["seats"][1]["pawns"][0]["space"] = sorted(spaces - taken)[0]

    assert set(changes(game, goes, 0)) <= {"next pawn 0 space, high", "next pawn 0 space, low", "next pawn 0 left"}
    assert "next pawn 0 left" in changes(game, goes, 0)
    own = changes(game, goes, 1)
    assert "self pawn 0 space, low" in own
    assert all(label.startswith("self pawn 0 ") for label in own)


def test_purses_and_provisions() -> None:
    game = valdora()
    assert changes(game, lambda state: state["seats"][0].update(coins=3), 0) == {"self coins": 2}
    assert changes(game, lambda state: state["seats"][0].update(coins=3), 1) == {"second coins": 2}
    assert changes(game, lambda state: state["seats"][1].update(provisions=True), 0) == {"next provisions": 1}


def test_gems() -> None:
    def is_paid(state: State) -> None:
        shift(state["gems"]["N1"], "ruby", -1)
        shift(state["discard"], "ruby", 1)

    for seat in range(3):
        assert changes(valdora(), is_paid, seat) == {"road 0 ruby": -1, "paid ruby": 1}


def test_pages() -> None:
    def is_turned(state: State) -> None:
        book = state["books"]["C"]
        book["left"].append(book["right"].pop())
        state["seen"]["fronts"].append(book["right"][-1])
        state["seen"]["backs"].append(book["left"][-1])

    changed = changes(valdora(), is_turned, 1)
    assert (changed["book C left cards"], changed["book C right cards"]) == (1, -1)
    assert all(label.startswith(("book C left ", "book C right ")) for label in changed)
    assert "book C left top points" in changed


def test_resources() -> None:
    game = island()

    def gains(state: State) -> None:
        state["seats"][1]["cards"]["food"] += 1

    def is_hoarded(state: State) -> None:
        state["hoard"]["gold"] += 1

    assert changes(game, gains, 1) == {"self food": 1, "self cards": 1, "bank food": -1}
    assert changes(game, gains, 0) == {"next food": 1, "next cards": 1, "bank food": -1}
    assert changes(game, is_hoarded, 2) == {"hoard gold": 1, "bank gold": -1}


def test_tiles_and_pieces() -> None:
    game = island()
    state = game.position()["state"]
    seat = next(number for number in range(3) if "supply" in state["seats"][number]["villagers"])
    here = state["seats"][seat]["at"]
    # Cells of a row follow each other: the one after the last tile in the first tile's row.
    last = max((cell for cell in game.view(None)["island"] if cell["r"] == 0), key=lambda cell: cell["q"])
    bare = f"i{int(last['id'][1:]) + 1}"
    slot = state["seats"][seat]["villagers"].index("supply")

    def settles(state: State) -> None:
        state["seats"][seat]["villagers"][slot] = {"at": here, "from": None}

    def is_destroyed(state: State) -> None:
        state["seats"][seat]["villagers"][slot] = "lost"

    def is_found(state: State) -> None:
        state["stack"]["food"] -= 1
        state["island"][bare] = "food"

    assert changes(game, settles, seat) == {"self villagers left": -1, f"{here} self": 1}
    assert changes(game, settles, (seat + 2) % 3) == {"next villagers left": -1, f"{here} next": 1}
    assert changes(game, is_destroyed, seat) == {"self villagers left": -1, "self villagers lost": 1}
    tiles = {f"{bare} tile", "unseen food"}
    for number in range(3):
        changed = changes(game, is_found, number)
        assert set(changed) == tiles
        assert changed["unseen food"] == -1


def test_who_wants_to_trade_and_who_keeps_silent() -> None:
    game = island()
    wanting = game.position()["state"]["wanting"]
    assert wanting == []
    assert changes(game, lambda state: state.update(wanting=[1]), 0) == {"next wants to trade": 1}
    assert changes(game, lambda state: state.update(wanting=[1]), 1) == {"self wants to trade": 1}


def test_hidden_hands_show_what_is_known_and_what_the_bank_has_left() -> None:
    game = manoa.new("island", players=3, seed=7, options={"hidden_hands": True})
    gold = dict(zip(game.observation_labels(), game.observation(0), strict=True))["bank gold"]
    assert gold == game.view(0)["bank"]["gold"]


@pytest.mark.parametrize("name", ["eldorado", "valdora", "island"])
def test_every_environment_shows_the_same(name: str) -> None:
    """The numbers and masks of a position: by turns, for one learner, draw by draw, and many games in one call."""
    import numpy

    from manoa.envs.course import Course, table
    from manoa.envs.gymnasium import ManoaEnv
    from manoa.envs.pettingzoo import raw_env
    from manoa.envs.vector import VectorGames

    many = VectorGames(name, 2, players=3, options={"round_limit": 4}, seed=3)
    by_turns = raw_env(name, players=3)
    by_turns.reset(seed=1)
    alone = [ManoaEnv(name, players=3, opponents="random", seat=seat) for seat in range(3)]
    course = Course(table(name, 3, "{}"))
    for step in range(60):
        many.step(many.sample())
        if step % 6:
            continue
        game = many.game(1)
        seat = int(many.seats[1])
        numbers, mask = game.observation(seat), game.legal_mask()
        assert (many.observations[1].tobytes(), many.masks[1].tobytes()) == (numbers, mask)
        by_turns.game = game
        for other, agent in enumerate(by_turns.possible_agents):
            seen = by_turns.observe(agent)
            assert seen["observation"].tobytes() == game.observation(other)
            assert seen["action_mask"].tobytes() == (mask if other == seat else bytes(len(mask)))
        alone[seat].game = game
        seen = alone[seat]._seen()
        assert (seen["observation"].tobytes(), seen["action_mask"].tobytes()) == (numbers, mask)
        assert seen["observation"].dtype == numpy.uint8
        course.game = many._batch.game(1)
        assert course.numbers(seat) == numbers
