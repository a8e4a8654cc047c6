"""Every numbered rule has a test that names it, and no test names a rule that there is not.

The marks are read from the tests' source, so this says the same whichever tests are run.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import manoa

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
NUMBER = re.compile(r"^- ([A-Z]+(?:-[A-Z]+)+-\d+) \S", re.MULTILINE)


def numbers_in(text: str) -> list[str]:
    """The rule numbers of a rules page, one a line."""
    return NUMBER.findall(text)


def marks_in(source: str) -> list[str]:
    """The rule numbers that the tests of a source file are marked with; what is no plain number is given as written."""
    found: list[str] = []
    for place in _mark_places(ast.parse(source)):
        for node in ast.walk(place):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found += [
                    argument.value
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                    else ast.unparse(argument)
                    for argument in node.args
                ]
    return found


def _mark_places(tree: ast.Module) -> Iterator[ast.expr]:
    """Where pytest takes marks from: decorators of tests and of classes of tests, and `pytestmark`."""
    for node in ast.walk(tree):
        if (isinstance(node, ast.FunctionDef) and node.name.startswith("test_")) or (
            isinstance(node, ast.ClassDef) and node.name.startswith("Test")
        ):
            yield from node.decorator_list
        elif isinstance(node, ast.Assign) and "pytestmark" in map(ast.unparse, node.targets):
            yield node.value


def all_numbers() -> list[str]:
    return [number for page in sorted(RULES.glob("*.md")) for number in numbers_in(page.read_text("utf-8"))]


def all_marks() -> dict[str, list[str]]:
    """For each mark the test files that carry it."""
    marks: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for mark in marks_in(path.read_text("utf-8")):
            marks.setdefault(mark, []).append(str(path.relative_to(TESTS)))
    return marks


def test_every_game_has_its_rules_written_down() -> None:
    for game in manoa.catalogue():
        page = RULES / f"{game['name']}.md"
        assert page.is_file(), f"{page} is missing"
        assert numbers_in(page.read_text("utf-8")), f"{page} numbers no rule"


def test_no_rule_number_is_given_twice() -> None:
    assert [number for number, times in Counter(all_numbers()).items() if times > 1] == []


def test_every_rule_has_a_test() -> None:
    marks = all_marks()
    missing = [number for number in all_numbers() if number not in marks]
    assert not missing, f"{len(missing)} rules have no test: {', '.join(missing)}"


def test_every_mark_names_a_rule() -> None:
    known = set(all_numbers())
    unknown = [f"{mark} in {', '.join(files)}" for mark, files in all_marks().items() if mark not in known]
    assert not unknown, f"marks that name no rule: {'; '.join(unknown)}"


@pytest.mark.parametrize(
    ("source", "marks"),
    [
        ("@pytest.mark.rule('ED-MOVE-1')\ndef test_it(): pass", ["ED-MOVE-1"]),
        ("@pytest.mark.rule('A-B-1')\n@pytest.mark.rule('A-B-2')\ndef test_it(): pass", ["A-B-1", "A-B-2"]),
        ("@pytest.mark.rule('A-B-1')\nclass TestIt: pass", ["A-B-1"]),
        ("pytestmark = pytest.mark.rule('A-B-1')", ["A-B-1"]),
        (
            "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('A-B-3'))])\ndef test_it(): pass",
            ["A-B-3"],
        ),
        ("@pytest.mark.rule(NUMBER)\ndef test_it(): pass", ["NUMBER"]),
        ("@pytest.mark.rule('A-B-1')\ndef helper(): pass", []),
        ("text = 'pytest.mark.rule(\"A-B-1\")'", []),
    ],
)
def test_marks_are_found_where_pytest_takes_them_from(source: str, marks: list[str]) -> None:
    assert marks_in(source) == marks


def test_numbers_are_read_from_the_lines_of_a_page() -> None:
    page = "# Rules\n- ED-MOVE-1 One. See ED-MOVE-2.\n- ED-CAVE-TOK-9 Two\n  - no rule\n- ED-NOTHING-1\n"
    assert numbers_in(page) == ["ED-MOVE-1", "ED-CAVE-TOK-9"]
