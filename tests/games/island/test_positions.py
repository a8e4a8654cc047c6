"""Positions of the island: what contradicts itself is refused with its field, and nothing else is."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import manoa
from manoa.games.island.rules import action
from tests.acting import act, refused
from tests.island_scene import Scene, cave_cell, cell, corner, happened, lucky

Words = dict[str, Any]
HERE, THERE = cell(0, 0), cell(1, 0)


def exploring() -> Words:
    """An explore phase with a few pieces about."""
    scene = Scene("stella", "emma").cards(0, 1, 1, 2).tile(0, 1, "shrine").farm(0, HERE, 0).villagers(0, HERE)
    return scene.fort(1, cell(-1, 0), 3).opened().cave(1, 0, "empty").position


def reacting() -> Words:
    """A window before a battle, and a purchase announced."""
    scene = Scene(players=3).explorer(1, THERE).explorer(2, cell(-1, 0)).villagers(1, cell(0, 1)).cards(1, gold=1)
    game = scene.cards(0, 1, 1, 0).game()
    act(game, kind="farm", corner=3)
    return game.position()


def in_battle() -> Words:
    """A window about a battle."""
    scene = Scene().explorer(1, THERE).villagers(1, cell(0, 1)).cards(1, gold=1)
    game = scene.game()
    act(game, kind="step", to=THERE)
    return game.position()


def naming() -> Words:
    """An attacker to name a rival."""
    game = Scene(players=3).explorer(1, THERE).explorer(2, THERE).game()
    act(game, kind="step", to=THERE)
    return game.position()


def placing() -> Words:
    """A beaten explorer to be put down."""
    game = Scene().explorer(1, THERE).cards(1, 2, 2, 0).game()
    lucky(game, action.STEP, happened("wins-battle", seat=0))
    return game.position()


def paying() -> Words:
    """A loser to pay."""
    game = manoa.load(placing())
    act(game, kind="place", at=HERE)
    return game.position()


def offering() -> Words:
    """An offer to be answered."""
    game = Scene().cards(0, 2, 1, 0).cards(1, 0, 0, 2).game()
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource="wood")
    act(game, kind="want", resource="gold")
    act(game, kind="propose")
    return game.position()


def building() -> Words:
    """A second offer being built."""
    game = manoa.load(offering())
    act(game, kind="decline")
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource="food")
    return game.position()


def unanswered() -> Words:
    """A counter-offer being built."""
    game = Scene(players=3).cards(0, 2, 1, 0).cards(1, 0, 0, 2).game()
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource="wood")
    act(game, kind="propose")
    act(game, kind="counter")
    act(game, kind="give", resource="gold")
    return game.position()


def countering() -> Words:
    """A counter-offer to be answered."""
    game = manoa.load(unanswered())
    act(game, kind="want", resource="wood")
    act(game, kind="propose")
    return game.position()


def laying() -> Words:
    """A tile to be laid."""
    game = Scene().explorer(0, THERE).game()
    lucky(game, action.DISCOVER, happened("reveals", tile="gold"))
    return game.position()


def marching() -> Words:
    """An army move begun."""
    game = Scene().explorer(1, cell(-1, 0)).villagers(0, HERE).cards(0, gold=1).game()
    act(game, kind="army")
    return game.position()


def looking() -> Words:
    """Emma with three tiles."""
    scene = Scene("emma", "pedro")
    scene.state["mode"] = "look"
    scene.state["top"] = ["water", "garden", "gold"]
    for kind in scene.state["top"]:
        scene.state["stack"][kind] -= 1
    return scene.position


def trading() -> Words:
    """A player who trades out of order while another explores."""
    game = Scene().cards(1, 0, 0, 2).villagers(0, HERE).cards(0, gold=2).game()
    game.apply(game.encode({"kind": "want-trade", "seat": 1}))
    act(game, kind="step", to=THERE)
    return game.position()


def hidden() -> Words:
    """Hidden hands."""
    return Scene(hidden_hands=True).cards(0, 1, 2, 3).position


def choosing() -> Words:
    """Explorers being chosen."""
    return manoa.new("island", players=2, seed=1).position()


def fighting_a_dweller() -> Words:
    """A dweller discovered, with an army that could come."""
    scene = Scene().opened().cave(1, 0, "empty").explorer(0, cave_cell(1, 0)).explorer(1, cell(-1, 0))
    game = scene.villagers(0, cave_cell(1, 0)).cards(0, gold=1).game()
    lucky(game, action.DISCOVER, happened("reveals", tile="dweller"))
    act(game, kind="lay", direction="e")
    return game.position()


def over() -> Words:
    """The end at a round limit."""
    game = Scene(round_limit=2).turn_of(1).game()
    act(game, kind="end")
    return game.position()


def attacking_a_farm() -> Words:
    """A window before a farm is fought."""
    scene = Scene().explorer(1, cell(-1, 0)).farm(1, HERE, 0).villagers(1, cell(-1, 0)).cards(1, gold=1)
    game = scene.game()
    act(game, kind="attack", **{"from": HERE})
    return game.position()


def discarding() -> Words:
    """A hand above the limit."""
    game = Scene(hand_limit=True).cards(0, 6, 6, 0).game()
    act(game, kind="end")
    return game.position()


def asking_too_much() -> Words:
    """With hidden hands, an offer that the partner cannot accept."""
    game = Scene(hidden_hands=True).cards(0, 2, 1, 0).cards(1, 1, 0, 0).game()
    act(game, kind="offer", rival=1)
    act(game, kind="give", resource="wood")
    act(game, kind="want", resource="gold")
    act(game, kind="propose")
    return game.position()


POSITIONS: list[Callable[[], Words]] = [
    exploring,
    reacting,
    in_battle,
    naming,
    placing,
    paying,
    offering,
    building,
    unanswered,
    countering,
    laying,
    marching,
    looking,
    trading,
    hidden,
    choosing,
    fighting_a_dweller,
    attacking_a_farm,
    discarding,
    asking_too_much,
    over,
]


@pytest.mark.parametrize("position", POSITIONS)
def test_what_can_be_is_taken_up(position: Callable[[], Words]) -> None:
    words = position()
    assert manoa.load(words).position() == words


@pytest.mark.parametrize("position", POSITIONS)
def test_every_action_is_legal_or_refused_by_a_rule(position: Callable[[], Words]) -> None:
    game = manoa.load(position())
    legal = game.legal_actions() + [wish for seat in range(game.players) for wish in game.wishes(seat)]
    for choice in range(game.action_space_size):
        if choice not in legal:
            assert refused(game, choice).startswith("IS-")
            with pytest.raises(manoa.IllegalAction):
                game.describe(choice)
    assert refused(game, game.action_space_size) == ""


def twice(name: str) -> Callable[[Words], None]:
    """The entries of a list twice."""
    return lambda state: state[name].extend(copy.deepcopy(state[name]))


def put(path: str, value: Any) -> Callable[[Words], None]:
    """Sets a field of the state by its path."""

    def change(state: Words) -> None:
        *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
        place: Any = state
        for part in way:
            place = place[part]
        place[last] = value

    return change


def offers(numbers: list[int]) -> Callable[[Words], None]:
    """So many offers of each seat, to the other."""

    def change(state: Words) -> None:
        state["turn"]["offered"] = numbers
        state["turn"]["approached"] = [[1 - seat] if number else [] for seat, number in enumerate(numbers)]

    return change


def drop(path: str) -> Callable[[Words], None]:
    """Takes a field away."""

    def change(state: Words) -> None:
        *way, last = path.split(".")
        place: Any = state
        for part in way:
            place = place[int(part) if part.isdecimal() else part]
        del place[last]

    return change


WRONG: list[tuple[Callable[[], Words], Callable[[Words], None], str]] = [
    # Fields by themselves.
    (exploring, put("chance", "x"), "state.chance"),
    (exploring, put("mode", "sleep"), "state.mode"),
    (exploring, put("seat", 2), "state.seat"),
    (exploring, put("seat", -1), "state.seat"),
    (exploring, put("seat", 1), "state.seat"),
    (exploring, put("active", -1), "state.active"),
    (exploring, put("first", -1), "state.first"),
    (exploring, put("round", 0), "state.round"),
    (exploring, put("silent", [0, 0]), "state.silent"),
    (exploring, put("extra", 1), "state.extra"),
    (exploring, drop("hoard"), "state.hoard"),
    (exploring, put("hoard.stone", 1), "state.hoard.stone"),
    (exploring, put("turn.dice", [3]), "state.turn.dice"),
    (exploring, put("turn.dice", [3, True]), "state.turn.dice"),
    (exploring, put("turn.dice", [0, 0]), "state.turn.dice"),
    (exploring, put("turn.speed_die", -1), "state.turn.speed_die"),
    (exploring, put("turn.speed", 8), "state.turn.speed"),
    (exploring, put("turn.offered", 3), "state.turn.offered"),
    (exploring, put("turn.offered", [True, 0]), "state.turn.offered"),
    (exploring, put("turn.approached", [[1], []]), "state.turn.approached"),
    (exploring, put("heed", ["always"]), "state.heed"),
    (exploring, put("heed", ["always", "never"]), "state.heed"),
    (exploring, put("wanting", [2]), "state.wanting"),
    (exploring, put("wanting", [0]), "state.wanting"),
    (exploring, put("turn.mover", 0), "state.turn.mover"),
    (exploring, put("turn.moved", 6), "state.turn.moved"),
    (exploring, put("turn.moved", 1), "state.turn.mover"),
    (exploring, put("doing.paused", "explore"), "state.doing.paused"),
    (exploring, put("doing.trader", 1), "state.doing.trader"),
    (exploring, put("doing.tile", "nothing"), "state.doing.tile"),
    (exploring, put("doing.give", {"wood": 61}), "state.doing.give.wood"),
    # The maps.
    (exploring, put("island.c0", "gold"), "state.island"),
    (exploring, put(f"island.{cell(2, 0)}", "exit"), f"state.island.{cell(2, 0)}"),
    (exploring, put(f"cave.{cave_cell(2, 0)}", "gold"), f"state.cave.{cave_cell(2, 0)}"),
    (exploring, put(f"island.{cell(2, 0)}", "gold"), "gold"),
    (exploring, drop(f"island.{HERE}"), "gold"),
    (exploring, put("shrines", [HERE]), "state.shrines"),
    (exploring, put("shrines", []), "state.shrines"),
    (exploring, put("stack.gold", 16), "state.stack.gold"),
    (exploring, put("top", ["exit"]), "state.top"),
    (exploring, put("covered", 3), "water"),
    (hidden, lambda state: (put("top", ["water"])(state), put("stack.water", 8)(state), None)[-1], "state.top"),
    (exploring, drop(f"cave.{cave_cell(0, 0)}"), "state.cave"),
    (exploring, put("cave_stack.empty", 5), "empty"),
    (exploring, put("cave_stack.size", 5), "state.cave_stack.size"),
    (exploring, put("cave_stack.depth", 7), "state.cave_stack.depth"),
    (exploring, put("cave_stack.dwellers", ["bats"]), "dweller"),
    (exploring, put("beaten", ["bats"]), "Bats"),
    (exploring, put("cave_shrine", "map"), "state.cave_shrine"),
    (exploring, put("cave_shrine", 7), "state.cave_shrine"),
    # Seats.
    (exploring, put("seats.1.card", 0), "state.seats[0].card"),
    (exploring, put("seats.0.explorer", "laffite pirate"), "state.seats[0].explorer"),
    (exploring, put("seats.0.explorer", "pedro"), "state.seats[0].explorer"),
    (choosing, put("seats.1.cards", {"wood": 1, "food": 0, "gold": 0}), "state.seats[1].cards"),
    (choosing, put("round", 2), "state.round"),
    (exploring, put("seats.0.cards.wood", 60), "wood"),
    (exploring, put("seats.0.at", None), "state.seats[0].at"),
    (exploring, put("seats.0.at", cell(0, 1)), "state.seats[0].at"),
    (exploring, put("seats.1.from", HERE), "state.seats[1].from"),
    (exploring, put("seats.0.villagers", ["supply"]), "state.seats[0].villagers"),
    (exploring, put("seats.0.villagers.1", "gone"), "state.seats[0].villagers"),
    (exploring, put("seats.0.villagers.1", {"at": cell(0, 1), "from": None}), "state.seats[0].villagers"),
    (exploring, put("seats.0.villagers.1", {"at": HERE, "from": cell(0, 1)}), "state.seats[0].villagers"),
    (exploring, put("seats.0.farms.1", "v9999"), "state.seats[0].farms"),
    (exploring, put("seats.0.farms.1", corner(HERE, 0)), "state.seats[0].farms"),
    (exploring, put("seats.0.farms.1", corner(cell(5, 0), 0)), "state.seats[0].farms"),
    (exploring, put("seats.0.forts.0", corner(cell(-1, 0), 2)), "state.seats[1].forts"),
    (exploring, put("seats.0.offerings", [2]), "state.seats[0].offerings"),
    (hidden, put("seats.1.knows.0.gold", 4), "state.seats[1].knows[0].gold"),
    # The turn.
    (exploring, put("turn.marched", True), "state.turn.marched"),
    (exploring, put("turn.picked", True), "state.turn.picked"),
    (exploring, put("turn.ending", True), "state.turn.ending"),
    (exploring, put("doing.due", True), "state.doing.due"),
    (exploring, put("doing.named", 1), "state.doing.named"),
    (exploring, put("doing.piece", "farm"), "state.doing.piece"),
    (exploring, put("doing.spot", 3), "state.doing.spot"),
    (exploring, put("doing.left", 3), "state.doing.left"),
    (exploring, put("doing.tile", "gold"), "gold"),
    (exploring, put("doing.march_from", HERE), "state.doing.march_from"),
    (exploring, put("doing.loser", 1), "state.doing.loser"),
    (exploring, put("doing.winner", 1), "state.doing.winner"),
    (exploring, put("doing.payee", "bank"), "state.doing.payee"),
    (exploring, put("doing.partner", 1), "state.doing.partner"),
    (exploring, put("doing.want", {"wood": 1}), "state.doing.give"),
    (exploring, put("mode", "reroll"), "state.mode"),
    (exploring, put("mode", "discard"), "state."),
    (looking, put("doing.left", 2), "state.doing.left"),
    (looking, lambda state: (put("top", ["water"])(state), put("stack.garden", 2)(state), None)[-1], "gold"),
    # What is going on.
    (reacting, put("doing.spot", -1), "state.doing.spot"),
    (reacting, put("doing.piece", "offering"), "state.doing.spot"),
    (reacting, put("doing.passed", [1]), "state.seat"),
    (reacting, put("seat", 2), "state.seat"),
    (in_battle, put("battles.0.rivals", [0, 1]), "state.battles[0].rivals"),
    (in_battle, put("battles.0.farm", corner(HERE, 0)), "state.battles[0].farm"),
    (in_battle, put("battles.0.against", "dweller"), "state.battles[0].cell"),
    (in_battle, put("battles", 5), "state.battles"),
    (in_battle, put("round", 1), "state.battles[0].cell"),
    (in_battle, lambda state: state["battles"][0].update(against="farm", farm=corner(HERE, 0)), "battles[0].farm"),
    (naming, put("seat", 1), "state.seat"),
    (in_battle, put("doing.named", 0), "state.doing.named"),
    (paying, put("doing.named", 1), "state.doing.named"),
    (reacting, put("doing.named", 1), "state.doing.named"),
    (naming, put("battles", []), "state.seat"),
    (placing, put("doing.winner", 1), "state.doing.winner"),
    (placing, put("seat", 1), "state.seat"),
    (placing, put("doing.left", 5), "state.doing.left"),
    (paying, put("seat", 0), "state.seat"),
    (paying, put("doing.left", 9), "state.doing.left"),
    (paying, put("doing.left", 0), "state.doing.left"),
    (offering, put("doing.partner", 0), "state.doing.partner"),
    (offering, put("seat", 0), "state.seat"),
    (offering, put("doing.give", {"gold": 1}), "state.doing.give"),
    (offering, put("doing.want", {"wood": 1}), "state.doing.want"),
    (offering, put("doing.counter", 1), "state.seat"),
    (offering, put("doing.trader", -1), "state.doing.trader"),
    (offering, put("turn.approached", [[], [0]]), "state.turn.approached"),
    (offering, put("turn.approached", [[0], []]), "state.turn.approached"),
    (exploring, put("doing.counter", 1), "state.doing.counter"),
    (exploring, offers([4, 0]), "state.turn.offered"),
    (over, offers([1, 0]), "state.turn.offered"),
    (building, offers([0, 0]), "state.doing.partner"),
    (countering, put("seat", 1), "state.seat"),
    (countering, put("doing.counter", 0), "state.doing.countered_give"),
    (countering, put("doing.counter", 3), "state.doing.counter"),
    (countering, put("doing.countered_give", {}), "state.doing.countered_give"),
    (countering, put("doing.countered_give", {"gold": 1}), "state.doing.countered_give"),
    (countering, put("doing.countered_want", {"wood": 1}), "state.doing.countered_want"),
    (offering, put("doing.countered_want", {"wood": 1}), "state.doing.countered_want"),
    (unanswered, put("doing.partner", 2), "state.doing.partner"),
    (trading, put("doing.paused", None), "state.doing.paused"),
    (trading, put("doing.paused", "pay"), "state.doing.paused"),
    (trading, put("seat", 0), "state.seat"),
    (trading, put("wanting", [1]), "state.wanting"),
    (choosing, put("wanting", [1]), "state.wanting"),
    (offering, put("doing.give", {"wood": 3}), "state.doing.give"),
    (offering, put("doing.want", {"gold": 3}), "state.doing.want"),
    (laying, put("seats.0.at", HERE), "state.doing.tile"),
    (marching, put("doing.march_from", THERE), "state.doing.march_from"),
    (marching, put("seats.0.cards.gold", 0), "state.seat"),
    (fighting_a_dweller, put("battles", []), "state.battles"),
    (attacking_a_farm, put("round", 1), "state.battles[0].against"),
    (attacking_a_farm, put("battles.0.cell", cell(-1, 0)), "state.battles[0].cell"),
    (attacking_a_farm, put("battles.0.rivals", []), "state.battles[0].farm"),
    (attacking_a_farm, twice("battles"), "state.battles[1]"),
    (in_battle, twice("battles"), "state.battles[1]"),
    (in_battle, put("battles.0.cell", cell(0, -1)), "state.battles[0]"),
    (over, put("seats.0.from", HERE), "state.seats[0].from"),
    (discarding, put("doing.left", 1), "state.doing.left"),
    (reacting, put("seats.0.farms", ["lost", "lost"]), "state.doing.piece"),
    (offering, lambda state: state["doing"].update(give={}, want={}), "state.doing.give"),
    (over, put("round", 1), "state.mode"),
    (over, put("active", 0), "state.active"),
]


@pytest.mark.parametrize(("position", "change", "said"), WRONG)
def test_what_cannot_be_is_refused(position: Callable[[], Words], change: Callable[[Words], None], said: str) -> None:
    words = copy.deepcopy(position())
    change(words["state"])
    with pytest.raises(manoa.ManoaError) as refused:
        manoa.load(words)
    assert said in str(refused.value)


def test_a_position_in_which_nothing_can_be_chosen_is_refused() -> None:
    scene = Scene().opened().explorer(0, cave_cell(0, 0))
    scene.state["mode"] = "harvest"
    scene.state["doing"]["left"] = 2
    with pytest.raises(manoa.ManoaError, match="Nobody could play on"):
        scene.game()


def test_a_game_that_was_won_is_over() -> None:
    scene = Scene().tile(0, 1, "shrine").tile(-1, 1, "shrine").tile(-1, 0, "shrine").offering(0, 0, 1, 2).holds(0)
    with pytest.raises(manoa.ManoaError, match=r"state\.mode"):
        scene.game()


def test_a_round_beyond_the_limit_is_refused() -> None:
    with pytest.raises(manoa.ManoaError, match=r"state\.round"):
        Scene(round_limit=3).round(4).game()


def test_more_offers_than_a_turn_has_are_refused() -> None:
    scene = Scene(data={"trade": {"most": 1, "offers": 1}})
    offers([2, 0])(scene.state)
    with pytest.raises(manoa.ManoaError, match=r"state\.turn\.offered"):
        scene.game()
