"""Random play of any game of the house under any options, with what must hold at every position.

A game that is registered is simulated without a line here. Where options take more than a lobby lists (such as an own
route), `tests/games/<game>/unlisted.py` says what: its `UNLISTED` has a Hypothesis strategy for each such option.
Without that module, such an option is what the game's samples and its default say.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import pytest
from hypothesis import strategies as st

import manoa
from manoa.kernel import registry
from manoa.kernel.game import Game
from manoa.kernel.language import LANGUAGES, say
from manoa.kernel.registry import Title

# How many positions of a game that offer the same kinds of choices are looked at closely.
ALIKE = 2
WORDS = st.integers(0, 2**64 - 1)


@dataclass(frozen=True)
class Setup:
    """A game to simulate: how it is begun, and how its choices are made.

    The first choices come from Hypothesis, which can so shrink a failing game; the others from a generator.
    """

    game: str
    players: int
    seed: int
    options: dict[str, Any]
    first_choices: tuple[int, ...]

    def begin(self) -> Game:
        return manoa.new(self.game, players=self.players, seed=self.seed, options=self.options)

    def record(self) -> manoa.Record:
        return manoa.Record(self.game, self.players, self.seed, self.options)

    def chooser(self) -> Chooser:
        return Chooser(self)


class Chooser:
    """Chooses one legal action after another; the same Setup always chooses alike."""

    def __init__(self, setup: Setup) -> None:
        self.first = list(setup.first_choices)
        self.random = random.Random(setup.seed)

    def choose(self, game: Game) -> int:
        """Any legal action; those of rare kinds as often as those of common ones, so that much of a game is seen."""
        if self.first:
            legal = game.legal_actions()
            return legal[self.first.pop(0) % len(legal)]
        kinds = kinds_of_choices(game)
        return self.random.choice(kinds[self.random.choice(list(kinds))])

    def word(self) -> int | None:
        """Now and then a word that reseeds chance, as a hosted table gives with every action."""
        return self.random.getrandbits(64) if self.random.random() < 0.3 else None

    def wish(self, game: Game) -> int | None:
        """Now and then a wish of any seat, whoever decides."""
        seat = self.random.randrange(game.players)
        open_to_it = game.wishes(seat) if self.random.random() < 0.02 else []
        return self.random.choice(open_to_it) if open_to_it else None

    def now_and_then(self, share: float) -> bool:
        return self.random.random() < share


def kinds_of_choices(game: Game) -> dict[str, list[int]]:
    """The legal actions by the kind of choice that they are."""
    kinds: dict[str, list[int]] = {}
    for action in game.legal_actions():
        kinds.setdefault(game.describe(action)["kind"], []).append(action)
    return kinds


def own_module(game: str, name: str) -> ModuleType | None:
    """A module of the tests of one game, if it has one of that name."""
    place = f"tests.games.{game}"
    found = find_spec(place) is not None and find_spec(f"{place}.{name}") is not None
    return import_module(f"{place}.{name}") if found else None


def unlisted(title: Title) -> dict[str, st.SearchStrategy[Any]]:
    """Values of options that a lobby does not list."""
    own = own_module(title.name, "unlisted")
    values: dict[str, st.SearchStrategy[Any]] = {} if own is None else own.UNLISTED
    for option in title.options:
        if option.values is None and option.name not in values:
            tried = [sample.options[option.name] for sample in title.samples if option.name in sample.options]
            values = {**values, option.name: st.sampled_from([option.default, *tried])}
    return values


@st.composite
def setups(draw: st.DrawFn, game: str) -> Setup:
    """All option sets of a game, player counts and seeds."""
    title = registry.title(game)
    others = unlisted(title)
    options: dict[str, Any] = {}
    for option in title.options:
        name = option.name
        if name == "round_limit":
            # Long enough to reach every kind of decision, short enough to play hundreds of games.
            options[name] = draw(st.just(title.rounds) | st.integers(1, title.rounds))
        elif option.values is None:
            options[name] = draw(others[name])
        else:
            listed: st.SearchStrategy[Any] = st.sampled_from(option.values)
            options[name] = draw(listed | others[name] if name in others else listed)
    return Setup(
        game=game,
        players=draw(st.integers(*title.players)),
        seed=draw(WORDS),
        options=options,
        first_choices=tuple(draw(st.lists(st.integers(0, 1 << 16), max_size=12))),
    )


def play_on(game: Game, seed: int, plies: int = 1 << 30) -> list[tuple[int, int]]:
    """Plays a game on, at most so many plies; who decided and what was chosen."""
    chance = random.Random(seed)
    played: list[tuple[int, int]] = []
    while not game.is_over and len(played) < plies:
        action = chance.choice(game.legal_actions())
        played.append((game.current_player, action))
        game.apply(action)
    return played


def walk(setup: Setup, chooser: Chooser) -> Iterator[Game]:
    """A game through its positions, few of each kind, and to its end; the same object each time."""
    game = setup.begin()
    seen: Counter[tuple[str, ...]] = Counter()
    while not game.is_over:
        offered = tuple(kinds_of_choices(game))
        seen[offered] += 1
        if seen[offered] <= ALIKE:
            yield game
        wish = chooser.wish(game)
        if wish is not None:
            check_wish(game, wish)
        game.apply(chooser.choose(game), chooser.word())
    yield game


def through_json(content: object) -> Any:
    """What comes back from a JSON text; everything that leaves the engine must survive it."""
    return json.loads(json.dumps(content, allow_nan=False))


# What must hold at a position ---------------------------------------------------------------------------------------


def check_choices(game: Game) -> None:
    """Legal actions: sorted, unique, in the space, there until the end; their words unique, JSON-able, invertible."""
    legal = game.legal_actions()
    assert legal == sorted(set(legal))
    assert all(type(action) is int and 0 <= action < game.action_space_size for action in legal)
    assert bool(legal) == (not game.is_over)
    assert (game.current_player == -1) == game.is_over
    assert -1 <= game.current_player < game.players
    words = [game.describe(action) for action in legal]
    assert through_json(words) == words
    assert len({json.dumps(entry, sort_keys=True) for entry in words}) == len(words)
    assert all(isinstance(entry["kind"], str) for entry in words)
    legal.clear()
    assert game.legal_actions() or game.is_over, "the list of legal actions is the caller's own"


def check_wish(game: Game, wish: int) -> None:
    """A wish is no legal action, but is taken; of a seat that does not decide, it changes neither who does nor what."""
    before, seat, legal, turn = game.copy(), game.current_player, game.legal_actions(), game.turn
    assert wish not in legal
    assert game.describe(wish)["seat"] == game.wisher(wish)
    assert game.encode(through_json(game.describe(wish))) == wish
    game.apply(wish)
    assert game.position() != before.position(), "a wish that changes nothing is not offered"
    if game.wisher(wish) != seat:
        assert game.aside
        assert not game.revealed
        assert (game.current_player, game.legal_actions(), game.turn) == (seat, legal, turn)
    else:
        assert not game.aside
    assert manoa.load(through_json(game.position())).position() == game.position()


def check_encode(game: Game, action: int) -> None:
    """A description means its action, and a description of nothing is refused."""
    words = game.describe(action)
    assert game.encode(through_json(words)) == action
    with pytest.raises(manoa.IllegalAction):
        game.encode({**words, "kind": "no such choice"})
    # A part is enough where nothing else fits it.
    part = {"kind": words["kind"]}
    open_now = [*game.legal_actions(), *(wish for seat in range(game.players) for wish in game.wishes(seat))]
    alike = [other for other in open_now if game.describe(other)["kind"] == words["kind"]]
    if len(alike) == 1 or part == words:
        assert game.encode(part) == action
    elif not any(game.describe(other) == part for other in alike):
        with pytest.raises(manoa.IllegalAction) as refused:
            game.encode(part)
        assert refused.value.key == "error-several-choices"
        assert str(refused.value.arguments["choices"]).startswith(f"{alike[0]} {game.describe(alike[0])}"[:200])


def check_refusals(game: Game, tried: list[Any]) -> None:
    """What is not legal is refused in words, and changes nothing."""
    before = game.position()
    legal = game.legal_actions()
    wishes = [wish for seat in range(game.players) for wish in game.wishes(seat)]
    for action in tried:
        if type(action) is int and action in legal + wishes:
            continue
        with pytest.raises(manoa.IllegalAction) as refused:
            game.apply(action, 7)
        assert all(refused.value.say(language).strip() for language in LANGUAGES)
        with pytest.raises(manoa.IllegalAction) as undescribed:
            game.describe(action)
        assert str(undescribed.value) == str(refused.value)
    for word in (-1, 1 << 64, "x", 0.5, True):
        with pytest.raises(manoa.ManoaError):
            game.apply(legal[0] if legal else 0, word)  # type: ignore[arg-type]  # wrong on purpose
    for seat in (-1, int(game.players), 1 << 70, "0", True):
        with pytest.raises(manoa.BadOption):
            game.view(seat)  # type: ignore[arg-type]  # wrong on purpose
        with pytest.raises(manoa.BadOption):
            game.determinize(seat, 7)  # type: ignore[arg-type]  # wrong on purpose
    assert game.position() == before
    assert game.legal_actions() == legal


def check_copy(game: Game, seed: int) -> None:
    """A copy is the same position, shares nothing that changes, and has the same future."""
    before = game.position()
    copy = game.copy()
    assert copy.position() == before
    assert copy.legal_actions() == game.legal_actions()
    future = play_on(copy, seed, 30)
    assert game.position() == before
    other = game.copy()
    assert play_on(other, seed, 30) == future
    assert other.position() == copy.position()


def check_record_from(game: Game, seed: int) -> None:
    """A record that begins here survives its text and replays to the same end; nothing before it can be taken back."""
    record = manoa.Record.from_position(through_json(game.position()))
    chance = random.Random(seed)
    trail = [record.game.position()]
    while not record.game.is_over and len(trail) < 20:
        record.play(chance.choice(record.game.legal_actions()), chance.getrandbits(64) if len(trail) % 3 == 0 else None)
        trail.append(record.game.position())
    again = manoa.record_of(through_json(record.as_dict()))
    assert again.as_dict() == record.as_dict()
    assert [state.position() for state in again.positions()] == trail
    assert again.at(len(trail) // 2).position() == trail[len(trail) // 2]
    while again.can_undo():
        again.undo()
        assert again.game.position() == trail[len(again.actions)]
    assert again.opening().position() == trail[0] == game.position()


def check_position(game: Game, seed: int) -> None:
    """A position survives its text: the same position, the same choices, the same views, the same future."""
    position = game.position()
    loaded = manoa.load(through_json(position))
    assert loaded.position() == position
    assert loaded.legal_actions() == game.legal_actions()
    assert loaded.current_player == game.current_player
    assert loaded.turn == game.turn
    for seat in (None, *range(game.players)):
        assert loaded.view(seat) == game.view(seat)
    other = game.copy()
    assert play_on(loaded, seed, 30) == play_on(other, seed, 30)
    assert loaded.position() == other.position()


def hands_in(view: object) -> int:
    """How many hands a view shows."""
    if isinstance(view, dict):
        return sum((key == "hand") + hands_in(value) for key, value in view.items())
    return sum(map(hands_in, view)) if isinstance(view, list) else 0


def check_hidden(game: Game, seed: int) -> None:
    """A seat's view does not change when what it cannot see is dealt anew, and shows no hand but its own."""
    before = game.position()
    public = game.view(None)
    assert through_json(public) == public
    assert hands_in(public) == 0
    for seat in range(game.players):
        view = game.view(seat)
        assert through_json(view) == view
        assert hands_in(view) <= 1
        dealt = game.determinize(seat, (seed + seat) % (1 << 64))
        assert dealt.view(seat) == view
        assert dealt.observation(seat) == game.observation(seat)
        assert dealt.view(None) == public
        assert dealt.current_player == game.current_player
        assert bool(dealt.legal_actions()) == (not game.is_over)
        if game.current_player == seat:
            assert dealt.legal_actions() == game.legal_actions()
        assert dealt.determinize(seat, seed).view(seat) == view
        # Whatever was dealt, nothing appeared or vanished: the loader checks that the box is complete.
        assert manoa.load(through_json(dealt.position())).position() == dealt.position()
    assert game.position() == before


def check_revealed(game: Game, action: int, seed: int) -> None:
    """An action whose outcome hangs on chance or on what its player cannot know says so: taking back ends there."""
    seat = game.current_player
    plain, same, dealt = game.copy(), game.copy(), game.determinize(seat, seed)
    plain.apply(action, 1)
    same.apply(action, 2)
    dealt.apply(action, 1)
    outcomes = [[after.view(viewer) for viewer in range(game.players)] for after in (plain, same)]
    if outcomes[0] != outcomes[1] or plain.view(seat) != dealt.view(seat):
        assert plain.revealed


def check_events(game: Game) -> None:
    """What happened can be told in every language."""
    for event in game.events:
        assert through_json(event.as_dict()) == event.as_dict()
        assert -1 <= event.seat < game.players
        for language in LANGUAGES:
            told = say(language, f"event-{event.kind}", {"player": "Ada", **event.arguments}, game.name)
            assert told.strip()
            assert event.seat < 0 or "Ada" in told


def check_end(game: Game) -> None:
    """The ranking names every seat once; returns follow it: equal where seats tie, less further down, zero in sum."""
    ranking, returns = game.ranking(), game.returns()
    assert sorted(seat for group in ranking for seat in group) == list(range(game.players))
    assert all(ranking)
    for group in ranking:
        assert len({returns[seat] for seat in group}) == 1
    best_first = [returns[group[0]] for group in ranking]
    assert best_first == sorted(set(best_first), reverse=True)
    assert abs(sum(returns)) < 1e-9
    assert all(-1.0 <= value <= 1.0 for value in returns)
    assert game.current_player == -1
    assert game.legal_actions() == []
