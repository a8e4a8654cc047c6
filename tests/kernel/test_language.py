"""The words: four languages that say the same things, and a message for everything that the code says."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    Pattern,
    Placeable,
    TextElement,
    VariableReference,
    Variant,
)

import manoa.games  # registers the games
import manoa.kernel.language
from manoa.kernel import registry
from manoa.kernel.errors import IllegalAction
from manoa.kernel.language import LANGUAGES, Argument, has_message, say

SOURCE = Path(manoa.kernel.language.__file__).parents[1]
# What the web client is written in, as one text.
CLIENT = "".join(
    path.read_text(encoding="utf-8")
    for path in sorted(Path(__file__).parents[2].glob("web/src/**/*"))
    if path.suffix in (".ts", ".svelte")
)
GAMES = sorted(folder.parent.name for folder in SOURCE.glob("games/*/locale"))
CATALOGUES = ["", *GAMES]
OTHERS = [language for language in LANGUAGES if language != "en"]

# Names that a language keeps as the publisher prints them.
SAME_IN_ALL = {"title"}

CHOICES = [
    "end",
    "stop",
    "done-discard",
    "done-remove",
    "done-replace",
    "done-explore",
    "done-save",
    "explore",
    "step-power",
    "step-cards",
    "step-native",
    "overcome-power",
    "overcome-cards",
    "overcome-native",
    "play-power",
    "play-action",
    "play-changed",
    "token",
    "tender-card",
    "tender-token",
    "tender-changed",
    "pay",
    "remove",
    "lay-down",
    "discard",
    "save",
    "buy",
    "take",
    "for-pawn",
]


VALDORA_CHOICES = [
    "move",
    "move-provisions",
    "stay",
    "pass",
    "stop",
    "provisions",
    "silver",
    "turn",
    "buy-equipment",
    "buy-commission",
    "return",
    "load",
    "load-instead",
    "deliver",
    "empty",
]


def _nodes(part: object) -> Iterator[BaseNode]:
    """A message's syntax tree, node by node."""
    if isinstance(part, BaseNode):
        yield part
        for inner in vars(part).values():
            yield from _nodes(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _nodes(inner)


@cache
def messages(language: str, game: str) -> dict[str, Message]:
    """The messages of one catalogue file."""
    folder = SOURCE / "games" / game if game else SOURCE
    text = (folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser(with_spans=False).parse(text)
    result: dict[str, Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, Junk), f"{game or 'house'}/{language}.ftl: {entry.content!r}"
        if isinstance(entry, Message):
            assert entry.id.name not in result, f"{game or 'house'}/{language}.ftl: {entry.id.name} twice"
            result[entry.id.name] = entry
    return result


def variables(message: Message) -> set[str]:
    """The variables that a message needs."""
    return {node.id.name for node in _nodes(message) if isinstance(node, VariableReference)}


def words_of(message: Message) -> list[str]:
    """The words of a message without its variables, in all its variants."""
    texts = [node.value for node in _nodes(message) if isinstance(node, TextElement)]
    return re.findall(r"[^\W\d_]+", " ".join(texts))


def plural_forms(message: Message) -> set[str]:
    """The plural categories that a message tells apart."""
    keys = [node.key for node in _nodes(message) if isinstance(node, Variant)]
    return {key.name for key in keys if isinstance(key, Identifier)} & {"one", "few", "many", "other"}


# The catalogues among themselves ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", CATALOGUES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(game: str, language: str) -> None:
    english, other = messages("en", game), messages(language, game)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    assert list(other) == list(english), "the same messages, in another order"


@pytest.mark.parametrize("game", CATALOGUES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(game: str, language: str) -> None:
    english, other = messages("en", game), messages(language, game)
    different = {
        key: (variables(english[key]), variables(other[key]))
        for key in english.keys() & other.keys()
        if variables(english[key]) != variables(other[key])
    }
    assert different == {}


@pytest.mark.parametrize("game", CATALOGUES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    english, other = messages("en", game), messages(language, game)
    left = [
        key
        for key in english.keys() & other.keys()
        if key not in SAME_IN_ALL and len(words_of(english[key])) > 3 and english[key].equals(other[key])
    ]
    assert left == []


def test_no_game_says_the_house_messages_anew() -> None:
    for game in GAMES:
        assert sorted(messages("en", "").keys() & messages("en", game).keys()) == []


@pytest.mark.parametrize("game", CATALOGUES)
def test_polish_plurals_are_complete(game: str) -> None:
    """Polish counts 1, 2 to 4, and 5 or more in different words: a message that knows one must know all.

    In the genitive or locative all numbers but 1 share a word, so that `one` and `other` are enough.
    """
    for key, message in messages("pl", game).items():
        forms = plural_forms(message)
        if forms & {"few", "many"}:
            assert forms == {"one", "few", "many", "other"}, key


# The catalogues and the code --------------------------------------------------------------------------------


class Said:
    """Something that the code says: a message key, the arguments handed over, and the game it belongs to."""

    def __init__(self, key: str, arguments: set[str], game: str, where: str) -> None:
        self.key = key
        self.arguments = arguments
        self.game = game
        self.where = where


def _texts(node: ast.AST) -> list[str]:
    return [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def _results(node: ast.expr) -> list[str]:
    """The texts that an expression may be: a constant, or either side of a condition."""
    if isinstance(node, ast.IfExp):
        return _results(node.body) + _results(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _calls() -> Iterator[tuple[str, str, str, ast.Call]]:
    """Every call in the sources: its file, the game of that file, the name that is called, the call."""
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE)
        game = place.parts[1] if place.parts[0] == "games" and len(place.parts) > 2 else ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                name = node.func.id if isinstance(node.func, ast.Name) else name
                yield f"{place}:{node.lineno}", game, name, node


def _said() -> Iterator[Said]:
    for where, game, name, call in _calls():
        given = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
        first = call.args[0] if call.args else None
        if name == "_no" and len(call.args) > 1:
            for what in _results(call.args[1]):
                yield Said(f"refused-{what}", given, game, where)
        elif name == "_refused" and first is not None:
            for what in _results(first):
                yield Said(f"error-route-{what}", {"letter", "other"}, game, where)
        elif name == "tell" and first is not None and isinstance(call.args[-1], ast.Dict):
            arguments = {text for key in call.args[-1].keys if key is not None for text in _texts(key)}
            for kind in _results(first):
                yield Said(f"event-{kind}", arguments | {"player"}, game, where)
        elif name == "_tell_card" and len(call.args) > 1:
            for kind in _results(call.args[1]):
                yield Said(f"event-{kind}", {"player", "card"}, game, where)
        elif first is not None:
            for key in _results(first):
                if key.startswith("error-"):
                    # A refusal that names no game speaks with the words of the house.
                    yield Said(key, given - {"game", "rule"}, game if "game" in given else "", where)


SAID = list(_said())


def test_the_search_finds_what_the_code_says() -> None:
    keys = {said.key for said in SAID}
    assert {"error-players", "error-undo-nothing", "error-undo-revealed", "error-route-overlap"} <= keys
    assert {
        "refused-mountain",
        "refused-cannot-pay",
        "event-draws",
        "event-buys",
        "event-leaves-at-camp",
    } <= keys


@pytest.mark.parametrize("said", SAID, ids=lambda said: f"{said.key} at {said.where}")
def test_all_that_the_code_says_has_words(said: Said) -> None:
    for language in LANGUAGES:
        assert has_message(language, said.key, said.game)
    message = messages("en", "").get(said.key) or messages("en", said.game)[said.key]
    assert variables(message) - said.arguments == set(), f"{said.where} does not hand these over"


def test_no_refusal_or_event_without_use() -> None:
    """A message that nothing in the code says any more would be translated in vain."""
    keys = {said.key for said in SAID} | {"error-route-twice", "error-route-both-sides"}
    for game in CATALOGUES:
        spoken = [key for key in messages("en", game) if re.match(r"(error|refused|event)-", key)]
        assert sorted(set(spoken) - keys) == []


# El Dorado --------------------------------------------------------------------------------------------------


def _ids(file: str, table: str) -> list[str]:
    text = (SOURCE / "games" / "eldorado" / "data" / file).read_text(encoding="utf-8")
    return [entry["id"] for entry in tomllib.loads(text)[table]]


def _eldorado_keys() -> set[str]:
    from manoa.games.eldorado.components import SYMBOLS, TERRAINS
    from manoa.games.eldorado.mode import NAMES as MODES
    from manoa.games.eldorado.routes import NAMED
    from manoa.kernel.hexes import DIRECTION_NAMES

    cards, tokens = _ids("cards.toml", "card"), _ids("tokens.toml", "token")
    keys = {
        "title",
        "tagline",
        "target-native",
        "target-market",
        "error-route-twice",
        "error-route-both-sides",
        "event-plays-token",
    }
    keys |= {f"card-{name}" for name in cards} | {f"card-{name}-effect" for name in cards}
    keys |= {f"token-{name}" for name in tokens} | {f"token-{name}-effect" for name in tokens}
    keys |= {f"symbol-{name}" for name in SYMBOLS} | {f"terrain-{name}" for name in TERRAINS}
    keys |= {f"route-{name}" for name in _ids("routes.toml", "route")}
    keys |= {f"difficulty-{route['difficulty']}" for route in NAMED.values()}
    keys |= {f"asked-{mode}" for mode in MODES} | {f"direction-{name}" for name in DIRECTION_NAMES}
    keys |= {f"choice-{kind}" for kind in CHOICES}
    for option in registry.title("eldorado").options:
        keys |= {f"option-{option.name}", f"option-{option.name}-help"}
    return keys


def test_eldorado_has_words_for_its_things() -> None:
    for language in LANGUAGES:
        assert sorted(_eldorado_keys() - messages(language, "eldorado").keys()) == []


def _valdora_keys() -> set[str]:
    from manoa.games.valdora import mode, site
    from manoa.games.valdora.components import COLOURS, GEAR, GEMS, SIDES
    from manoa.games.valdora.layouts import NAMED

    keys = {"title", "tagline", "needs-coin"}
    keys |= (
        {f"gem-{name}" for name in GEMS} | {f"side-{name}" for name in SIDES} | {f"place-{name}" for name in site.NAMES}
    )
    keys |= {f"equipment-{name}" for name in GEAR} | {f"equipment-{name}-effect" for name in GEAR}
    for colour in COLOURS:
        keys |= {f"{what}-{colour}" for what in ("colour", "commission", "craftsman", "workshop", "place-palace")}
    keys |= {f"layout-{name}" for name in NAMED} | {f"layout-{name}-help" for name in NAMED}
    keys |= {f"asked-{asked}" for asked in mode.NAMES} | {f"choice-{kind}" for kind in VALDORA_CHOICES}
    keys |= {f"score-{part}" for part in ("commissions", "colours", "workshops", "bonus", "gems", "total")}
    for option in registry.title("valdora").options:
        keys |= {f"option-{option.name}", f"option-{option.name}-help"}
    return keys


def test_valdora_has_words_for_its_things_and_none_without_use() -> None:
    terminal = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.glob("terminal/*.py")))
    known = _valdora_keys() | {said.key for said in SAID} | set(re.findall(r"table-[a-z]+", terminal))
    # Columns of the terminal's tables are named by their last word.
    known |= {f"table-{word}" for word in re.findall(r'"([a-z]+)"', terminal)}
    for language in LANGUAGES:
        assert sorted(_valdora_keys() - messages(language, "valdora").keys()) == []
    unknown = sorted(messages("en", "valdora").keys() - known)
    assert [key for key in unknown if not _said_by_the_client(key)] == []


ISLAND_CHOICES = [
    "explorer",
    "reroll",
    "keep",
    "steal",
    "dice",
    "harvest",
    "look",
    "step",
    "step-open",
    "step-battle",
    "discover-island",
    "discover-cave",
    "cover",
    "lay",
    "villager",
    "offering",
    "fort",
    "farm",
    "army",
    "army-free",
    "march",
    "march-battle",
    "attack",
    "bank",
    "offer",
    "give",
    "want",
    "propose",
    "drop",
    "accept",
    "decline",
    "counter",
    "pass",
    "silence",
    "enough",
    "want-trade",
    "want-no-trade",
    "heed",
    "rival",
    "place",
    "pay",
    "discard",
    "end",
]


def _island_keys() -> set[str]:
    from manoa.games.island.components import DWELLERS, EXPLORERS, PIECES, RESOURCES, TILES
    from manoa.games.island.grid import DIRECTION_WORDS
    from manoa.games.island.mode import NAMES

    keys = {"title", "tagline", "tile-dweller", "piece-explorer", "map-island", "map-cave"}
    keys |= {f"{what}-{name}" for name in RESOURCES for what in ("resource", "give")}
    tiles = [name for name in TILES if name != "nothing"]
    keys |= {f"tile-{name}" for name in tiles} | {f"dweller-{name}" for name in DWELLERS}
    # A tile that is found, stood on and gone to: the client hands over its name.
    keys |= {f"{how}-{name}" for name in [*tiles, "dweller"] for how in ("found", "upon", "onto")}
    keys |= {f"explorer-{name}{what}" for name in EXPLORERS for what in ("", "-title", "-ability")}
    keys |= {f"piece-{name}" for name in PIECES} | {f"asked-{mode}" for mode in NAMES}
    keys |= {f"direction-{name}" for name in DIRECTION_WORDS} | {f"choice-{kind}" for kind in ISLAND_CHOICES}
    for option in registry.title("island").options:
        keys |= {f"option-{option.name}", f"option-{option.name}-help"}
    return keys


def test_the_island_has_words_for_its_things_and_none_without_use() -> None:
    terminal = (SOURCE / "terminal" / "island.py").read_text(encoding="utf-8")
    known = _island_keys() | {said.key for said in SAID} | set(re.findall(r"table-[a-z]+", terminal))
    # Columns of the terminal's tables are named by their last word.
    known |= {f"table-{word}" for word in re.findall(r'"([a-z]+)"', terminal)}
    for language in LANGUAGES:
        assert sorted(_island_keys() - messages(language, "island").keys()) == []
    unknown = sorted(messages("en", "island").keys() - known)
    assert [key for key in unknown if not _said_by_the_client(key)] == []


def _said_by_the_client(key: str) -> bool:
    """Whether the web client names a key, whole or as a beginning that a variable completes."""
    beginnings = [key[: place + 1] + "${" for place, letter in enumerate(key) if letter == "-"]
    return any(f"{quote}{key}{quote}" in CLIENT for quote in "\"'`") or any(b in CLIENT for b in beginnings)


def test_eldorado_has_no_words_without_use() -> None:
    known = _eldorado_keys() | {said.key for said in SAID}
    unknown = sorted(messages("en", "eldorado").keys() - known)
    assert [key for key in unknown if not _said_by_the_client(key)] == []


def test_the_client_has_no_words_without_use() -> None:
    keys = [key for key in messages("en", "") if key.startswith("web-")]
    assert len(keys) > 50
    assert [key for key in keys if not _said_by_the_client(key)] == []


@pytest.mark.parametrize("game", GAMES)
def test_names_stand_alone(game: str) -> None:
    """Names are put into other messages as they are, so they need no arguments."""
    for language in LANGUAGES:
        for key, message in messages(language, game).items():
            if not re.match(r"(error|refused|event|choice|table|valley|island|guide)-", key):
                assert variables(message) == set(), key
                assert isinstance(message.value, Pattern)
                assert not any(isinstance(part, Placeable) for part in message.value.elements), key


WHOLE_GAMES = [
    (
        "eldorado",
        2,
        {"caves": True, "route": "witchs-cauldron"},
        {"event-draws", "event-steps", "event-buys", "refused-not-in-hand"},
    ),
    (
        "eldorado",
        4,
        {"caves": True, "route": "witchs-cauldron"},
        {"event-draws", "event-steps", "event-buys", "refused-not-in-hand"},
    ),
    ("island", 4, {}, {"event-steps", "event-reveals", "event-fights", "refused-cannot-pay", "refused-no-speed"}),
    (
        "valdora",
        4,
        {},
        {"event-moves", "event-loads", "event-buys-commission", "refused-not-here", "refused-past-a-town"},
    ),
]


@pytest.mark.parametrize(("title", "players", "options", "told"), WHOLE_GAMES)
def test_whole_games_are_told_in_four_languages(
    title: str, players: int, options: dict[str, object], told: set[str]
) -> None:
    """Every event, question and refusal of played games has its words and its arguments."""
    game = registry.new(title, players=players, seed=11, options={**options, "round_limit": 60})
    game.narrating = True
    chance = Random(5)
    heard: set[str] = set()
    while not game.is_over:
        legal = game.legal_actions()
        for action in chance.sample(range(game.action_space_size), 6):
            if action not in legal and game.wisher(action) < 0:
                with pytest.raises(IllegalAction) as refused:
                    game.apply(action)
                for language in LANGUAGES:
                    assert "{" not in refused.value.say(language)
                heard.add(refused.value.key)
        # The first choice often ends the turn; without it there is more to tell.
        game.apply(chance.choice(legal[1:] or legal))
        for event in game.events:
            for language in LANGUAGES:
                text = say(language, f"event-{event.kind}", {"player": "Ada", **event.arguments}, title)
                assert "{" not in text
            heard.add(f"event-{event.kind}")
    assert {*told, "event-turn", "event-over", "refused-not-asked"} <= heard


def test_valdora_in_italian_is_as_the_rulebook_says_it() -> None:
    arguments: dict[str, Argument] = {"player": "Andrea", "equipment": "cart", "gem": "emerald", "number": 2}
    loaded = say("it", "event-loads", arguments, "valdora")
    assert loaded == "Andrea carica sulla carta Carretto: smeraldo, per 2 monete."
    opened = say("it", "event-opens", {"player": "Francesca", "workshop": "violet", "points": 10}, "valdora")
    assert opened == "Francesca apre il laboratorio viola (punti: 10)."
