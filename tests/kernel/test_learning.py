"""What can be looked up about a game: its rules, which of them speak of what, and what is in its box."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from manoa.kernel import registry
from manoa.kernel.language import LANGUAGES, has_message, say
from manoa.kernel.learning import chapters
from manoa.server.openapi import exact
from tests.test_rule_coverage import RULES, numbers_in

GAMES = [path.stem for path in sorted(Path(RULES).glob("*.md"))]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told_in_the_order_of_its_page(game: str) -> None:
    page = numbers_in((RULES / f"{game}.md").read_text("utf-8"))
    told = [rule for chapter in chapters(game) for rule in chapter.rules if rule[0].isupper()]
    assert told == page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_chapter_has_words(game: str, language: str) -> None:
    for chapter in chapters(game):
        for name in (chapter.id, *chapter.rules):
            assert has_message(language, f"rules-{name}", game)


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_told_by_halves(game: str) -> None:
    """What is told is about as long as the rule itself, but for what it puts in brackets."""
    page = (RULES / f"{game}.md").read_text("utf-8")
    short = {
        number: told
        for number, rule in re.findall(r"^- ([A-Z]{2}(?:-[A-Z]+)+-\d+) (.+)$", page, re.MULTILINE)
        if len(told := say("en", f"rules-{number}", game=game)) < 0.5 * len(re.sub(r"\([^)]*\)", "", rule))
    }
    assert short == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_language_tells_as_much_of_a_rule_with_the_same_numbers(game: str) -> None:
    wrong = []
    for rule in (rule for chapter in chapters(game) for rule in chapter.rules):
        english, *others = [say(language, f"rules-{rule}", game=game) for language in LANGUAGES]
        for told in others:
            numbers = [sorted(re.findall(r"\d+", text)) for text in (english, told)]
            if numbers[0] != numbers[1] or not 0.55 < len(told) / len(english) < 1.6:
                wrong.append((rule, told))
    assert wrong == []


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("IS-MOVE-7", ["shuffled back", "only water"]),
        ("IS-REACT-2", ["round 2", "three shrines", "onto the explorer’s tile"]),
        ("IS-BAT-6", ["only the loser occupies", "without a battle", "battles that have begun", "gives no cards"]),
        ("IS-BAT-8", ["without a step", "of their own first", "Each farm", "like any winner"]),
        ("IS-SHR-2", ["leaves the map", "discovered again", "bare floor", "undoes"]),
        ("IS-WIN-2", ["number of rounds"]),
        ("IS-CAVE-2", ["touching one is enough"]),
        ("IS-CAVE-3", ["first round too", "rounded down", "only your own armies"]),
        ("IS-RUL-2", ["first round"]),
        ("IS-RUL-4", ["third player", "lapses"]),
        ("ED-ACT-2", ["even if no place", "empties its place"]),
        ("ED-TWO-2", ["starts nothing", "second pawn"]),
        ("VA-BUY-6", ["whichever book", "may be repeated", "impossible", "only a later one"]),
    ],
)
def test_the_finer_points_of_a_rule_are_told(rule: str, said: list[str]) -> None:
    game = {"IS": "island", "ED": "eldorado", "VA": "valdora"}[rule[:2]]
    told = say("en", f"rules-{rule}", game=game)
    assert [words for words in said if words not in told] == []


def test_a_chapter_holds_the_rules_of_its_name() -> None:
    for game in GAMES:
        for chapter in chapters(game):
            if chapter.id[0].isupper():
                assert {rule.rpartition("-")[0] for rule in chapter.rules} == {chapter.id}


def test_valdora_tells_what_is_easily_forgotten_and_gives_hints() -> None:
    told = {chapter.id: len(chapter.rules) for chapter in chapters("valdora")}
    assert told["easily-forgotten"] == 10
    assert told["hints"] == 6


def test_a_game_without_rules_in_its_texts_has_no_chapters() -> None:
    assert chapters("") == []


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_leads_to_a_rule(game: str) -> None:
    learning = registry.title(game).learning
    assert learning is not None
    known = {rule for chapter in chapters(game) for rule in chapter.rules}
    assert {topic: rule for topic, rule in learning.topics.items() if rule not in known} == {}


def _meant(shape: Any) -> Any:
    """What a named type stands for."""
    return getattr(shape, "__value__", shape)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_choice_has_a_rule(game: str) -> None:
    title = registry.title(game)
    assert title.shapes is not None
    assert title.learning is not None
    shapes = get_args(_meant(title.shapes.description))
    kinds = {kind for shape in shapes for kind in get_args(_meant(get_type_hints(shape)["kind"]))}
    assert len(kinds) > 10
    assert sorted(kind for kind in kinds if f"choice-{kind}" not in title.learning.topics) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_is_of_its_shape_and_all_its_things_have_a_rule(game: str) -> None:
    title = registry.title(game)
    assert title.shapes is not None
    assert title.learning is not None
    told = title.learning.glossary()
    exact(title.shapes.glossary).validate_python((told,))
    things = {
        "eldorado": [("cards", "id", "card"), ("tokens", "id", "token")],
        "valdora": [("equipment", "equipment", "equipment"), ("gems", "gem", "gem"), ("crafts", "colour", "workshop")],
        "island": [("tiles", "tile", "tile"), ("explorers", "explorer", "explorer"), ("pieces", "piece", "piece")],
    }
    for part, field, kind in things[game]:
        assert [entry[field] for entry in told[part] if f"{kind}-{entry[field]}" not in title.learning.topics] == []


def test_the_glossary_counts_the_whole_box() -> None:
    def told(game: str) -> dict[str, Any]:
        learning = registry.title(game).learning
        assert learning is not None
        return learning.glossary()

    assert sum(card["market"] for card in told("eldorado")["cards"]) == 54
    assert sum(card["deck"] for card in told("eldorado")["cards"]) == 8
    assert sum(token["number"] for token in told("eldorado")["tokens"]) == 36
    sides = {str(side["tile"]): str(side["other"]) for side in told("eldorado")["tiles"]}
    assert {sides[other]: other for other in sides.values()} == sides
    assert sides["end-jungle"] == "end-river"
    assert told("island")["hoard"] == {"wood": 2, "food": 2, "gold": 2}
    assert sum(gem["number"] for gem in told("valdora")["gems"]) == 78
    assert sum(craft["craftsmen"] for craft in told("valdora")["crafts"]) == 39
    assert sum(tile["number"] for tile in told("island")["tiles"]) + len(told("island")["dwellers"]) == 63
