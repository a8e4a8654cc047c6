"""IS-SHR, IS-WIN, IS-CAVE: shrines, the cave and its dwellers, and the end."""

from __future__ import annotations

import pytest

import manoa
from manoa.games.island.rules import action
from manoa.kernel.game import Game
from tests.acting import act, asked, choices, refused, words_of
from tests.island_scene import (
    Scene,
    cards,
    cave_cell,
    cell,
    happened,
    laying,
    lucky,
    marching,
    seat_view,
    stepping,
    tile_at,
    told,
    villagers,
    where,
)

DISCOVER = action.DISCOVER
HERE, THERE = cell(0, 0), cell(1, 0)
EXIT = cave_cell(0, 0)
FIRST = cave_cell(1, 0)


def three_shrines() -> Scene:
    """The three island shrines about the first tile, and the others' explorer out of the way."""
    scene = Scene().tile(0, 1, "shrine").tile(-1, 1, "shrine").tile(-1, 0, "shrine")
    return scene.explorer(1, cell(0, -1)).cards(0, 6, 6, 6)


def in_the_cave() -> Scene:
    """An open cave with an empty tile next to the exit, seat 0's explorer on it."""
    return Scene().opened().cave(1, 0, "empty").explorer(0, FIRST).explorer(1, cell(-1, 0))


# Island shrines ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-SHR-1")
def test_every_player_with_an_offering_controls_a_shrine() -> None:
    game = three_shrines().offering(1, 0).game()
    act(game, kind="offering", at=cell(0, 1))
    assert seat_view(game, 0)["shrines"] == seat_view(game, 1)["shrines"] == 1
    assert next(e for e in game.view(None)["island"] if e["id"] == cell(0, 1))["offerings"] == [0, 1]
    assert seat_view(game, 0)["strength"] == 2


@pytest.mark.rule("IS-SHR-1")
def test_offerings_are_never_destroyed() -> None:
    scene = three_shrines().offering(1, 0, 1).explorer(1, THERE)
    game = scene.game()
    lucky(game, stepping("e"), happened("wins-battle", seat=0))
    assert len(seat_view(game, 1)["offerings"]) == 2


# The cave shrine -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-SHR-2")
def test_the_cave_shrine_is_entered_and_taken_by_stepping_off() -> None:
    game = in_the_cave().game()
    lucky(game, DISCOVER, happened("reveals", tile="cave-shrine"))
    act(game, kind="lay", direction="e")
    assert where(game, 0) == cave_cell(2, 0)
    assert game.view(None)["cave_shrine"] == {"where": "map", "seat": None, "cell": cave_cell(2, 0)}
    assert seat_view(game, 0)["strength"] == 1
    act(game, kind="step", to=FIRST)
    assert seat_view(game, 0)["cave_shrine"]
    assert seat_view(game, 0)["strength"] == 3
    assert tile_at(game, cave_cell(2, 0)) is None, "its tile leaves the map"
    assert choices(game, kind="step", to=cave_cell(2, 0)) == []
    assert refused(game, stepping("e")) == "IS-MOVE-1"
    lucky(game, DISCOVER, happened("reveals", tile="empty"))
    act(game, kind="lay", at=cave_cell(2, 0))


@pytest.mark.rule("IS-SHR-2")
def test_discovering_on_from_the_shrine_is_stepping_off_too() -> None:
    game = in_the_cave().cave(2, 0, "cave-shrine").explorer(0, cave_cell(2, 0)).game()
    lucky(game, DISCOVER, happened("reveals", tile="empty"))
    game.apply(game.legal_actions()[0])
    assert seat_view(game, 0)["cave_shrine"]


@pytest.mark.rule("IS-SHR-2")
def test_the_cave_shrine_counts_before_the_battle_of_that_step() -> None:
    scene = in_the_cave().cave(2, 0, "cave-shrine").explorer(0, cave_cell(2, 0)).explorer(1, FIRST)
    game = scene.game()
    lucky(game, stepping("w"), happened("fights", strength=3, defence=1))


@pytest.mark.rule("IS-SHR-2")
def test_a_tie_undoes_the_pick_up() -> None:
    scene = in_the_cave().cave(2, 0, "cave-shrine").explorer(0, cave_cell(2, 0)).explorer(1, FIRST)
    game = scene.villagers(1, FIRST, 2).game()
    lucky(game, stepping("w"), happened("ties"))
    assert told(game, "returns-cave-shrine")
    assert where(game, 0) == cave_cell(2, 0)
    assert game.view(None)["cave_shrine"]["where"] == "map"
    assert tile_at(game, cave_cell(2, 0)) == "cave-shrine"


@pytest.mark.rule("IS-SHR-2")
def test_villagers_never_take_it() -> None:
    scene = in_the_cave().cave(2, 0, "cave-shrine").villagers(0, cave_cell(2, 0)).cards(0, gold=2)
    game = scene.game()
    act(game, kind="army")
    act(game, kind="march", to=FIRST)
    assert not seat_view(game, 0)["cave_shrine"]
    assert tile_at(game, cave_cell(2, 0)) == "cave-shrine"


@pytest.mark.rule("IS-SHR-2")
def test_it_is_taken_though_own_villagers_stay_who_stand_on_the_bare_floor_until_they_leave() -> None:
    shrine = cave_cell(2, 0)
    scene = in_the_cave().cave(2, 0, "cave-shrine").explorer(0, shrine).villagers(0, shrine, 2).villagers(0, FIRST)
    game = scene.cards(0, gold=3).game()
    act(game, kind="step", to=FIRST)
    assert seat_view(game, 0)["cave_shrine"]
    assert tile_at(game, shrine) == "floor"
    assert manoa.load(game.position()).position() == game.position()
    assert refused(game, stepping("e")) == "IS-MOVE-1", "nobody enters it"
    assert laid_from_here(game) == {"ne", "se"}, "nothing is laid there"
    act(game, kind="army", **{"from": FIRST})
    assert choices(game, kind="march", to=shrine) == []
    game = scene.game()
    act(game, kind="step", to=FIRST)
    act(game, kind="army", **{"from": shrine})
    act(game, kind="march", number=1, to=FIRST)
    assert tile_at(game, shrine) == "floor", "one still stands there"
    act(game, kind="army", **{"from": shrine})
    act(game, kind="march", to=FIRST)
    assert tile_at(game, shrine) is None
    assert "e" in laid_from_here(game)


def laid_from_here(game: Game) -> set[str]:
    """The directions in which a tile that is discovered now may be laid."""
    (choice,) = choices(game, kind="discover")
    return set(game.describe(choice)["directions"])


@pytest.mark.rule("IS-SHR-2")
@pytest.mark.rule("IS-BAT-4")
def test_who_goes_back_to_where_the_tile_was_taken_stands_on_the_bare_floor() -> None:
    shrine, beyond = cave_cell(2, 0), cave_cell(3, 0)
    scene = in_the_cave().cave(2, 0, "cave-shrine").cave(3, 0, "empty").explorer(0, shrine)
    scene.villagers(0, shrine, 2).villagers(1, beyond, 2)
    game = scene.cards(0, gold=3).game()
    act(game, kind="army")
    lucky(game, marching(2, "e"), happened("ties"))
    assert told(game, "goes-back")
    assert tile_at(game, shrine) == "cave-shrine", "the explorer is still on it"
    game = scene.game()
    act(game, kind="step", to=FIRST)
    act(game, kind="army", **{"from": shrine})
    lucky(game, marching(2, "e"), happened("ties"))
    assert villagers(game, 0) == {shrine: 2}
    assert tile_at(game, shrine) == "floor"
    assert seat_view(game, 0)["cave_shrine"], "the step that took it is not undone"


@pytest.mark.rule("IS-SHR-2")
def test_a_tie_undoes_the_pick_up_under_villagers_that_stayed() -> None:
    shrine = cave_cell(2, 0)
    scene = in_the_cave().cave(2, 0, "cave-shrine").explorer(0, shrine).villagers(0, shrine).explorer(1, FIRST)
    game = scene.villagers(1, FIRST, 2).game()
    lucky(game, stepping("w"), happened("ties"))
    assert tile_at(game, shrine) == "cave-shrine"
    assert where(game, 0) == shrine
    assert villagers(game, 0) == {shrine: 1}


@pytest.mark.rule("IS-SHR-2")
def test_defeat_is_not_leaving() -> None:
    scene = in_the_cave().cave(2, 0, "cave-shrine").explorer(1, cave_cell(2, 0))
    game = scene.game()
    lucky(game, stepping("e"), happened("wins-battle", seat=0))
    act(game, kind="place", at=HERE)
    assert game.view(None)["cave_shrine"]["where"] == "map"


@pytest.mark.rule("IS-SHR-3")
def test_defeating_the_holders_explorer_takes_the_cave_shrine() -> None:
    scene = Scene().explorer(1, THERE).holds(1)
    game = scene.game()
    lucky(game, stepping("e"), happened("wins-battle", seat=0))
    assert told(game, "wins-cave-shrine")[0].arguments == {"rival": 1}
    assert seat_view(game, 0)["strength"] == 3
    assert not seat_view(game, 1)["cave_shrine"]


@pytest.mark.rule("IS-SHR-3")
def test_a_dweller_that_defeats_the_holder_sends_the_cave_shrine_back_into_the_stack() -> None:
    scene = in_the_cave().holds(0)
    game = scene.game()
    lucky(game, DISCOVER, happened("reveals", tile="dweller"))
    lucky(game, laying("e"), happened("loses-cave-shrine"))
    view = game.view(None)
    assert view["cave_shrine"] == {"where": "stack", "seat": None, "cell": None}
    assert view["cave_stack"] == 13
    assert view["cave_unseen"]["cave-shrine"] == 1


# Winning -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-WIN-1")
def test_the_last_offering_wins_at_once() -> None:
    game = three_shrines().offering(0, 0, 1).holds(0).game()
    act(game, kind="offering")
    assert game.is_over
    assert game.ranking() == [[0], [1]]
    assert game.returns() == [1.0, -1.0]
    assert refused(game, action.DONE) == "IS-WIN-1"


@pytest.mark.rule("IS-WIN-1")
def test_three_shrines_or_the_cave_shrine_alone_do_not_win() -> None:
    game = three_shrines().offering(0, 0, 1).game()
    act(game, kind="offering")
    assert not game.is_over
    other = three_shrines().offering(0, 0).holds(0).game()
    act(other, kind="offering", at=cell(-1, 1))
    assert not other.is_over


@pytest.mark.rule("IS-WIN-1")
def test_picking_the_cave_shrine_up_wins_before_windows_and_battles() -> None:
    scene = three_shrines().offering(0, 0, 1, 2).opened().cave(1, 0, "empty").cave(2, 0, "cave-shrine")
    scene.explorer(0, cave_cell(2, 0)).explorer(1, FIRST).villagers(1, FIRST, 3).cards(1, gold=3)
    game = scene.game()
    game.narrating = True
    act(game, kind="step", to=FIRST)
    assert game.is_over
    assert [event.kind for event in game.events] == ["steps", "takes-cave-shrine", "wins", "over"]


@pytest.mark.rule("IS-WIN-1")
def test_taking_the_cave_shrine_out_of_turn_wins_before_placement_and_payment() -> None:
    scene = three_shrines().offering(1, 0, 1, 2).holds(0)
    scene.villagers(1, cell(1, -1), 4).cards(1, gold=1)
    game = scene.game()
    act(game, kind="step", to=THERE)
    act(game, kind="army")
    lucky(game, marching(4, "se"), happened("wins", seat=1))
    assert game.is_over
    assert game.ranking() == [[1], [0]]
    assert sum(cards(game, 0)) == 18, "nothing is paid any more"


@pytest.mark.rule("IS-WIN-2")
def test_the_others_rank_by_shrines_and_ties_are_shared() -> None:
    scene = Scene(players=4).tile(0, 1, "shrine").tile(-1, 1, "shrine").tile(-1, 0, "shrine").cards(0, 2, 2, 2)
    game = scene.offering(0, 0, 1).holds(0).offering(1, 0).offering(3, 2).game()
    act(game, kind="offering")
    assert game.ranking() == [[0], [1, 3], [2]]
    assert game.returns() == pytest.approx([1.0, 0.0, -1.0, 0.0])


@pytest.mark.rule("IS-WIN-2")
def test_the_round_limit_ends_the_game_and_ranks_the_same_way() -> None:
    scene = Scene(players=2, round_limit=2).tile(0, 1, "shrine").offering(1, 0).turn_of(1)
    game = scene.game()
    act(game, kind="end")
    assert game.is_over
    assert game.ranking() == [[1], [0]]
    cave = Scene(players=2, round_limit=2).holds(0).tile(0, 1, "shrine").offering(1, 0).turn_of(1).game()
    act(cave, kind="end")
    assert cave.ranking() == [[0, 1]], "the cave shrine counts as one"


@pytest.mark.rule("IS-WIN-2")
def test_without_a_limit_the_game_goes_on() -> None:
    game = Scene().round(500).turn_of(1).game()
    act(game, kind="end")
    assert not game.is_over
    assert game.view(None)["round"] == 501


# The cave ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-CAVE-1")
def test_an_explorer_opens_the_cave_from_the_entrance() -> None:
    scene = Scene().tile(1, 0, "entrance").explorer(0, THERE).explorer(1, cell(-1, 0)).villagers(0, THERE)
    game = scene.cards(0, gold=2).game()
    act(game, kind="army")
    assert choices(game, kind="march", direction="through") == [], "only an explorer opens the cave"
    game = scene.game()
    words = act(game, kind="step", direction="through")
    assert words["opens"]
    assert words["to"] == EXIT
    assert where(game, 0) == EXIT
    assert asked(game)["speed"] == 3
    act(game, kind="army")
    act(game, kind="march", direction="through", to=EXIT)
    act(game, kind="step", direction="through", to=THERE)
    assert where(game, 0) == THERE


@pytest.mark.rule("IS-CAVE-1")
def test_there_is_no_way_through_elsewhere() -> None:
    assert refused(Scene().opened().game(), stepping("through")) == "IS-CAVE-1"


@pytest.mark.rule("IS-CAVE-2")
def test_the_first_cave_tile_touches_the_exit_and_no_other_does() -> None:
    game = Scene().opened().explorer(0, EXIT).explorer(1, cell(-1, 0)).game()
    lucky(game, DISCOVER, happened("reveals", tile="empty"))
    assert len(choices(game, kind="lay")) == 6
    act(game, kind="lay", direction="e")
    assert where(game, 0) == FIRST
    lucky(game, DISCOVER, happened("reveals", tile="empty"))
    assert {words["at"] for words in words_of(game)} == {cave_cell(2, 0), cave_cell(1, 1), cave_cell(2, -1)}
    assert refused(game, laying("sw")) == "IS-CAVE-2"


@pytest.mark.rule("IS-CAVE-2")
def test_nothing_more_is_discovered_from_the_exit() -> None:
    game = in_the_cave().explorer(0, EXIT).game()
    assert refused(game, DISCOVER) == "IS-CAVE-2"


@pytest.mark.rule("IS-CAVE-2")
def test_later_cave_tiles_touch_two_unless_there_is_no_such_place() -> None:
    scene = in_the_cave().cave(2, 0, "empty").explorer(0, cave_cell(2, 0))
    game = scene.game()
    lucky(game, DISCOVER, happened("reveals", tile="empty"))
    assert {words["at"] for words in words_of(game)} == {cave_cell(1, 1), cave_cell(2, -1)}
    alone = in_the_cave().cave(2, 0, "empty").cave(3, 0, "empty").cave(2, -1, "empty").cave(1, 1, "empty")
    alone.cave(3, -1, "empty").cave(2, 1, "empty").explorer(0, cave_cell(2, 0))
    assert choices(alone.game(), kind="discover") == [], "six neighbours are laid"
    lone = Scene().opened().cave(1, 0, "empty").cave(4, 0, "empty").explorer(0, cave_cell(4, 0)).game()
    lucky(lone, DISCOVER, happened("reveals", tile="empty"))
    assert {words["direction"] for words in words_of(lone)} == {"sw", "w", "nw"}, "no cell there touches two"


@pytest.mark.rule("IS-CAVE-2")
def test_with_nothing_next_to_the_exit_a_tile_may_be_laid_there_from_either_side() -> None:
    scene = Scene().opened().cave(1, 0, "cave-shrine").cave(2, 0, "empty").explorer(0, FIRST)
    game = scene.explorer(1, cell(-1, 0)).game()
    act(game, kind="step", to=cave_cell(2, 0))
    assert tile_at(game, FIRST) is None
    assert laid_from_here(game) == {"w"}, "there it touches the exit and the tile beyond"
    other = (
        Scene().opened().cave(2, 0, "empty").holds(0).explorer(0, cave_cell(2, 0)).explorer(1, EXIT).turn_of(1).game()
    )
    assert laid_from_here(other) == {"e"}


def an_empty_cave_stack(scene: Scene) -> Scene:
    """All that is left of the cave stack is laid in the east of the cave, its dwellers beaten."""
    state = scene.state
    state["beaten"] = list(state["cave_stack"]["dwellers"])
    places = [(q, r) for q in range(3, 5) for r in range(-4, 5) if abs(q + r) <= 4] + [(2, -4)]
    for _ in range(state["cave_stack"]["empty"] + len(state["beaten"])):
        state["cave"][cave_cell(*places.pop(0))] = "empty"
    state["cave_stack"].update(empty=0, dwellers=[], size=0)
    return scene


@pytest.mark.rule("IS-CAVE-5")
def test_who_is_cut_off_with_an_empty_cave_stack_steps_out_to_the_exit() -> None:
    shrine, beyond = cave_cell(2, 0), cave_cell(3, 0)
    scene = an_empty_cave_stack(in_the_cave().cave(2, 0, "cave-shrine").explorer(0, shrine).villagers(0, shrine))
    game = scene.cards(0, gold=2).game()
    assert choices(game, kind="step", direction="through") == [], "a way leads out"
    act(game, kind="step", to=beyond)
    act(game, kind="army")
    act(game, kind="march", direction="e", to=beyond)
    act(game, kind="army")
    act(game, kind="march", direction="through", to=EXIT)
    act(game, kind="step", direction="through", to=EXIT)
    assert where(game, 0) == EXIT
    assert asked(game)["speed"] == 2


@pytest.mark.rule("IS-CAVE-5")
def test_as_long_as_tiles_are_left_a_way_out_is_discovered() -> None:
    scene = in_the_cave().cave(2, 0, "cave-shrine").cave(3, 0, "empty").explorer(0, cave_cell(2, 0))
    game = scene.game()
    act(game, kind="step", to=cave_cell(3, 0))
    assert refused(game, stepping("through")) == "IS-CAVE-1"
    assert laid_from_here(game) == {"w"}


@pytest.mark.rule("IS-CAVE-2")
def test_an_empty_cave_stack_gives_nothing() -> None:
    scene = in_the_cave()
    state = scene.state
    state["beaten"] = list(state["cave_stack"]["dwellers"])
    places = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4 and q >= 2]
    for _ in range(6 + len(state["beaten"])):
        q, r = places.pop(0)
        state["cave"][cave_cell(q, r)] = "empty"
    state["cave_stack"].update(empty=0, dwellers=[], size=0)
    state["cave_shrine"] = 1
    game = scene.game()
    assert game.view(None)["cave_stack"] == 0
    assert refused(game, DISCOVER) == "IS-MOVE-6"
