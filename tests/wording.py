"""What tests ask about the messages of the house and of its games: how they are written, and who says them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Identifier, Junk, Message, TextElement, VariableReference, Variant

import manoa.kernel.language
from manoa.kernel import registry
from manoa.kernel.errors import IllegalAction
from manoa.kernel.language import LANGUAGES, catalogue_text, parts, say

SOURCE = Path(manoa.kernel.language.__file__).parents[1]
WEB = Path(__file__).parents[1] / "web"
# What the web client is written in, and made with, as one text.
CLIENT = "".join(
    path.read_text(encoding="utf-8")
    for path in sorted((*WEB.glob("*.ts"), *WEB.glob("src/**/*")))
    if path.suffix in (".ts", ".svelte")
)


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
    """The messages of one catalogue, with all its parts."""
    text = "\n".join(catalogue_text(language, game, part) for part in ("", *parts(game)))
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


# What the code says -----------------------------------------------------------------------------------------


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
    homes = {title.name: Path(str(title.folder)) for title in registry.titles()}
    house = [path for path in SOURCE.rglob("*.py") if not any(home in path.parents for home in homes.values())]
    files = {"": house, **{game: list(home.rglob("*.py")) for game, home in homes.items()}}
    for game in files:
        for path in sorted(files[game]):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                    name = node.func.id if isinstance(node.func, ast.Name) else name
                    yield f"{path.parent.name}/{path.name}:{node.lineno}", game, name, node


def _said() -> Iterator[Said]:
    for where, game, name, call in _calls():
        given = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
        first = call.args[0] if call.args else None
        if name == "_no" and len(call.args) > 1:
            for what in _results(call.args[1]):
                yield Said(f"refused-{what}", given, game, where)
        elif name in ("_refused", "_fault") and first is not None:
            for what in _results(first):
                yield Said(f"error-route-{what}", {"letter", "other"}, game, where)
        elif name == "tell" and first is not None and isinstance(call.args[-1], ast.Dict):
            arguments = {text for key in call.args[-1].keys if key is not None for text in _texts(key)}
            for kind in _results(first):
                yield Said(f"event-{kind}", arguments | {"player"}, game, where)
        elif name == "Reason" and first is not None and isinstance(call.args[-1], ast.Dict):
            arguments = {text for key in call.args[-1].keys if key is not None for text in _texts(key)}
            for key in _results(first):
                yield Said(key, arguments, game, where)
        elif name == "tell_card" and first is not None:
            for kind in _results(first):
                yield Said(f"event-{kind}", {"player", "card"}, game, where)
        elif first is not None:
            for key in _results(first):
                if key.startswith("error-"):
                    # A refusal that names no game speaks with the words of the house.
                    yield Said(key, given - {"game", "rule"}, game if "game" in given else "", where)


SAID = list(_said())


def keys_of_options(game: str) -> set[str]:
    """The names and explanations of a game's options."""
    names = [option.name for option in registry.title(game).options]
    return {f"option-{name}" for name in names} | {f"option-{name}-help" for name in names}


def terminal_keys(game: str) -> set[str]:
    """What the terminal may say of a game: keys that are written out, and columns that are named by their last word."""
    folder = SOURCE / "terminal" / game
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    columns = re.findall(r'"([a-z]+)"', text)
    written = set(re.findall(r"(?:table|cli)-[a-z-]+[a-z]", text))
    return written | {f"{prefix}-{word}" for word in columns for prefix in ("table", "cli-column", "cli-legend")}


def said_by_the_client(key: str) -> bool:
    """Whether the web client names a key, whole or as a beginning that a variable completes."""
    beginnings = [key[: place + 1] + "${" for place, letter in enumerate(key) if letter == "-"]
    return any(f"{quote}{key}{quote}" in CLIENT for quote in "\"'`") or any(b in CLIENT for b in beginnings)


def without_use(game: str, known: set[str]) -> list[str]:
    """The messages of a game that nothing says: neither its things (`known`), nor its code, terminal or client."""
    used = known | {said.key for said in SAID} | terminal_keys(game)
    return [key for key in sorted(messages("en", game).keys() - used) if not said_by_the_client(key)]


def missing(game: str, known: set[str]) -> list[tuple[str, str]]:
    """The messages that a game lacks, with their languages."""
    return [(language, key) for language in LANGUAGES for key in sorted(known - messages(language, game).keys())]


def told_in_four_languages(title: str, players: int, options: dict[str, object]) -> set[str]:
    """The keys of all events and refusals of a played game; each of them has its words and its arguments."""
    game = registry.new(title, players=players, seed=11, options={**options, "round_limit": 60})
    game.narrating = True
    chance = Random(5)
    heard: set[str] = set()
    while not game.is_over:
        legal = game.legal_actions()
        for action in chance.sample(range(game.action_space_size), min(6, game.action_space_size)):
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
    return heard
