"""Positions: whatever is wrong with one is refused, and named by its path; nothing is repaired in silence."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import manoa
from manoa.kernel.game import Game, Position
from manoa.kernel.language import LANGUAGES
from tests.eldorado_scene import Scene, act, cave_way, path, walk

Path = tuple[str | int, ...]


def moving() -> Game:
    """A Scout has carried a pawn one space; one point of power is left."""
    scene = Scene(players=3, caves=True).hand("scout", "native", "explorer").tokens("draw")
    way = path(scene.board, "jungle 1", "jungle 1")
    game = scene.pawn(way[0]).game()
    act(game, kind="play", card="scout")
    act(game, kind="step", to=f"h{way[1]}")
    return game


def paying() -> Game:
    """One card is owed for a base camp."""
    scene = Scene(players=2).hand("explorer", "sailor")
    here, camp = path(scene.board, "camp 1")
    game = scene.pawn(here).game()
    act(game, kind="step", to=f"h{camp}")
    return game


def tendering() -> Game:
    """A Trailblazer is being bought."""
    game = Scene(players=3).hand("traveller", "photographer", "explorer").game()
    act(game, kind="buy", pile="trailblazer")
    act(game, kind="tender", card="traveller")
    return game


def exploring() -> Game:
    """A pawn has stopped next to a cave."""
    scene = Scene(players=3, caves=True).hand("explorer", "sailor")
    way = cave_way(scene.board, "jungle 1", near="-c")
    game = scene.pawn(way[0]).game()
    walk(game, "explorer", way[1])
    return game


GAMES: dict[str, Callable[[], Game]] = {
    "opening": lambda: Scene(players=4).game(),
    "opening with two pawns and caves": lambda: Scene(players=2, caves=True).game(),
    "moving": moving,
    "paying": paying,
    "tendering": tendering,
    "exploring": exploring,
}


@pytest.fixture(params=GAMES)
def position(request: pytest.FixtureRequest) -> Position:
    return copy.deepcopy(GAMES[request.param]().position())


def refused(position: Position) -> manoa.ManoaError:
    with pytest.raises(manoa.ManoaError) as caught:
        manoa.load(position)
    assert all(caught.value.say(language).strip() for language in LANGUAGES)
    return caught.value


# Fields -------------------------------------------------------------------------------------------------------------


def fields(content: Any, so_far: Path = ()) -> Iterator[Path]:
    """The paths of all fields and entries of a position, tables and lists included."""
    entries = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    for name, value in entries:
        yield (*so_far, name)
        yield from fields(value, (*so_far, name))


def at(content: Any, place: Path) -> Any:
    for name in place:
        content = content[name]
    return content


def put(position: Position, place: Path, value: Any) -> Position:
    """The position with one field changed."""
    changed = copy.deepcopy(position)
    at(changed, place[:-1])[place[-1]] = value
    return changed


def words(place: Path) -> str:
    """A path as a refusal writes it: state.seats[0].hand."""
    return "".join(f"[{name}]" if isinstance(name, int) else f".{name}" for name in place).removeprefix(".")


def wrong_values(value: Any) -> list[Any]:
    """What a field with such a value can never hold."""
    if isinstance(value, bool):
        return [0, 1, None, "true", []]
    if isinstance(value, int):
        return [-2, 10**9, 10**30, True, None, 1.5, "1", []]
    if isinstance(value, str):
        return ["no such thing", "", 7, True, [], {}]
    if isinstance(value, dict):
        return [None, 3, [], "x", {"dragon": 1}]
    if isinstance(value, list):
        return [None, 3, {}, "x", ["x"], [-1], [99], [True], [1.5], [None] * 17]
    return ["no such thing", 7, True, [], {}]


# Tables that count cards or tokens. What is wrong in one is named by the path of the whole table.
BAGS = ("hand", "known", "draw", "discard", "played", "removed", "tokens", "unseen", "spent", "items")


def named(place: Path, position: Position) -> str:
    """The path under which a field is refused: that of its bag or list, where it is a plain entry of one."""
    plain = not isinstance(at(position, place), dict | list)
    in_bag = len(place) > 1 and place[-2] in BAGS
    return words(place[:-1] if plain and (in_bag or isinstance(place[-1], int)) else place)


def state_fields(position: Position) -> list[Path]:
    return [("state", *place) for place in fields(position["state"])]


def test_every_field_of_the_state_is_refused_by_its_path_when_it_is_corrupted(position: Position) -> None:
    for place in state_fields(position):
        for value in wrong_values(at(position, place)):
            error = refused(put(position, place, value))
            assert named(place, position) in str(error), f"{words(place)} = {value!r}: {error}"


def test_every_missing_field_is_named(position: Position) -> None:
    for place in state_fields(position):
        parent = at(position, place[:-1])
        if isinstance(parent, dict) and place[-2] not in BAGS:
            lacking = copy.deepcopy(position)
            del at(lacking, place[:-1])[place[-1]]
            error = refused(lacking)
            assert error.key == "error-position-field-missing"
            assert words(place) in str(error)


def test_every_field_too_many_is_named(position: Position) -> None:
    tables = [place for place in state_fields(position) if isinstance(at(position, place), dict)]
    for place in [("state",), *tables]:
        assert words(place) in str(refused(put(position, (*place, "treasure"), 1)))


def test_every_list_has_its_length(position: Position) -> None:
    for place in state_fields(position):
        entries = at(position, place)
        if isinstance(entries, list) and place[-1] in ("seats", "pawns", "market", "caves") and entries:
            for other in (entries[:-1], [*entries, entries[-1]]):
                assert words(place) in str(refused(put(position, place, other)))


@pytest.mark.parametrize("count", [-1, 8, True, "1", 1.0, None])
@pytest.mark.parametrize("bag", ["hand", "draw", "discard", "played", "removed", "known"])
def test_a_count_of_cards_is_a_small_whole_number(bag: str, count: Any) -> None:
    position = Scene().position
    position["state"]["seats"][1][bag]["explorer"] = count
    assert f"state.seats[1].{bag}" in str(refused(position))


# Around the state ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [None, 7, "position", [], [1]])
def test_a_position_is_a_table(value: Any) -> None:
    # Compiled code turns away what is no table before the house can speak.
    with pytest.raises((manoa.BadRecord, TypeError)):
        manoa.load(value)


@pytest.mark.parametrize("field", ["game", "version", "players", "options", "state"])
def test_a_field_missing_beside_the_state_is_named(field: str) -> None:
    position = Scene().position
    del position[field]
    assert field in str(refused(position))


def test_a_field_too_many_beside_the_state_is_named() -> None:
    assert "treasure" in str(refused({**Scene().position, "treasure": 1}))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "chess"),
        ("game", None),
        ("version", 0),
        ("version", 99),
        ("version", True),
        ("version", "1"),
        ("players", 4),
        ("players", 2),
        ("players", 9),
        ("players", True),
        ("players", "3"),
        ("options", {"route": "nowhere"}),
        ("options", {"caves": 1}),
        ("options", {"treasure": 1}),
        ("options", []),
        ("state", None),
        ("state", []),
        ("state", "x"),
    ],
)
def test_a_wrong_value_beside_the_state_is_refused(field: str, value: Any) -> None:
    refused({**Scene().position, field: value})


# The box ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand", "draw", "discard", "played", "removed"])
@pytest.mark.parametrize("card", ["traveller", "sailor", "scout", "native"])
def test_a_card_too_many_is_named(zone: str, card: str) -> None:
    position = Scene().position
    bag = position["state"]["seats"][2][zone]
    bag[card] = bag.get(card, 0) + 1
    error = refused(position)
    assert error.key == "error-position-cards"
    assert card in str(error).lower()


def test_a_missing_card_is_named() -> None:
    position = Scene().hand("sailor", "explorer").position
    del position["state"]["seats"][0]["hand"]["sailor"]
    assert "Sailor" in str(refused(position))
    position = Scene().position
    position["state"]["piles"]["compass"] -= 1
    assert "Compass" in str(refused(position))


def test_an_item_in_use_counts_as_there() -> None:
    scene = Scene().hand("prop-plane")
    here, beyond = path(scene.board, "water 1")
    game = scene.pawn(here).game()
    act(game, kind="play", card="prop-plane", symbol="paddle")
    position = copy.deepcopy(game.position())
    assert manoa.load(position).position() == position
    position["state"]["turn"]["card"] = "giant-machete"
    assert refused(position).key == "error-position-cards"
    assert beyond != here


def test_no_more_of_a_hand_is_known_than_is_there() -> None:
    position = Scene().hand("sailor").position
    position["state"]["seats"][0]["known"] = {"sailor": 2}
    assert "state.seats[0].known" in str(refused(position))


def test_tokens_are_complete_with_caves_and_none_without() -> None:
    for change in (1, -1):
        position = Scene(caves=True).position
        position["state"]["unseen"]["draw"] += change
        assert refused(position).key == "error-position-tokens"
    position = Scene().position
    position["state"]["seats"][0]["tokens"] = {"draw": 1}
    assert refused(position).key == "error-position-tokens"


def test_a_blockade_is_there_once() -> None:
    position = Scene().position
    position["state"]["blockades"][1] = position["state"]["blockades"][0]
    assert refused(position).key == "error-position-blockade"
    position = Scene().position
    position["state"]["seats"][1]["blockades"] = [position["state"]["blockades"][0]]
    assert refused(position).key == "error-position-blockade"
    position = Scene().position
    position["state"]["blockades"][0] = 0
    position["state"]["seats"][0]["blockades"] = position["state"]["seats"][1]["blockades"] = [1]
    position["state"]["blockades"] = [0 if number == 1 else number for number in position["state"]["blockades"]]
    assert refused(position).key == "error-position-blockade"


# What cannot be -----------------------------------------------------------------------------------------------------


def changed(game: Game, **fields: Any) -> Position:
    """The position with some fields of the state (`turn__owed` for one of the turn) set to other values."""
    position = copy.deepcopy(game.position())
    for name, value in fields.items():
        table, _, inner = name.partition("__")
        if inner:
            position["state"][table][inner] = value
        else:
            position["state"][table] = value
    return position


def a_pawn_left_behind() -> Position:
    position = Scene(players=3).home(1, 1).position
    position["state"]["seats"][1]["pawns"][0]["space"] = "h20"
    return position


def twice_first() -> Position:
    return Scene(players=3).home(0, 1).home(1, 1).turn_of(2).position


def keeping(*numbers: int) -> Position:
    """The first seat keeps these blockades, which stand nowhere."""
    position = Scene().position
    position["state"]["blockades"] = [0 if n in numbers else n for n in position["state"]["blockades"]]
    position["state"]["seats"][0]["blockades"] = list(numbers)
    return position


def caves_without_tokens() -> Position:
    position = Scene(caves=True).position
    position["state"]["spent"], position["state"]["unseen"] = position["state"]["unseen"], {}
    return position


IMPOSSIBLE: dict[str, Callable[[], Position]] = {
    "nobody's turn though the game is on": lambda: changed(Scene().game(), seat=-1),
    "somebody's turn though the game is over": lambda: changed(Scene().game(), mode="over"),
    "a pawn on the board of a player who is home": a_pawn_left_behind,
    "two players arrived first": twice_first,
    "an arrival of nobody": lambda: changed(Scene().game(), arrivals=2),
    "a player who keeps blockade 0": lambda: keeping(0),
    "a player who keeps a blockade twice": lambda: keeping(1, 1),
    "a pile on two slots": lambda: changed(Scene().game(), market=["scout", "scout", None, None, None, None]),
    "a sold out pile on the market": lambda: changed(
        Scene().pile("scout", 0).game(), market=["scout", None, None, None, None, None]
    ),
    "moving without power": lambda: changed(moving(), turn__power=0),
    "moving with nothing in use": lambda: changed(moving(), turn__using=False),
    "paying nothing": lambda: changed(paying(), turn__owed=0),
    "paying more cards than there are in hand": lambda: changed(paying(), turn__owed=3),
    "paying for nothing": lambda: changed(paying(), turn__target=-1),
    "paying for a space in a direction that there is not": lambda: changed(paying(), turn__target=6),
    "paying for a mountain or off the map": lambda: next(
        changed(paying(), turn__target=direction) for direction in _closed_directions(paying())
    ),
    "paying for a blockade that does not stand": lambda: changed(
        paying(), turn__target=0, turn__for_joint=True, blockades=[0] * len(paying().position()["state"]["blockades"])
    ),
    "tendering for nothing": lambda: changed(tendering(), turn__target=-1),
    "tendering more than the hand can pay": lambda: changed(tendering(), turn__owed=28),
    "removing a card from an empty hand": lambda: changed(
        Scene().hand().game(), mode="remove", turn__owed=1, turn__must=True
    ),
    "exploring no cave": lambda: changed(exploring(), turn__pending=[]),
    "exploring a cave that there is not": lambda: changed(exploring(), turn__pending=[7]),
    "exploring with a pawn that there is not": lambda: changed(exploring(), turn__pending=[8]),
    "exploring an empty cave": lambda: changed(exploring(), caves=[0] * len(exploring().position()["state"]["caves"])),
    "exploring without the caves variant": lambda: changed(Scene().game(), mode="explore", turn__pending=[0]),
    "saving no item": lambda: changed(Scene(caves=True).tokens("keep-item").game(), mode="save"),
    "caves with more tokens than nobody has seen": caves_without_tokens,
    "tokens in caves without the caves variant": lambda: changed(
        Scene().game(), caves=[4] * len(Scene().position["state"]["caves"])
    ),
}


def _closed_directions(game: Game) -> Iterator[int]:
    """The directions that a paid step cannot take."""
    played = copy.deepcopy(game.position())
    played["state"]["mode"] = "play"
    before = manoa.load(played)
    steps = [before.describe(action) for action in before.legal_actions()]
    paid = {step["direction"] for step in steps if step["kind"] == "step"}
    yield from (number for number, name in enumerate(("e", "se", "sw", "w", "nw", "ne")) if name not in paid)


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_cannot_be_is_refused(what: str) -> None:
    assert isinstance(refused(IMPOSSIBLE[what]()), manoa.BadRecord)


def test_a_position_belongs_to_its_reader() -> None:
    game = Scene(caves=True).game()
    before = copy.deepcopy(game.position())
    scribbled = game.position()
    scribbled["state"]["seats"][0]["hand"].clear()
    scribbled["state"]["market"].clear()
    scribbled["options"]["caves"] = False
    assert game.position() == before
    manoa.load(before).apply(0)
    assert game.position() == before
