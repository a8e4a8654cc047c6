"""What the documentation shows is true: its Python is run, page by page.

The blocks of a page run in order, in one namespace and in an empty folder. A block with prompts (>>>) is compared with
the output that it shows; any other block must only run. A block whose fence names a file, such as ```toml my.toml, is
written to that file first.
"""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fastapi.routing import APIRoute

from manoa.server import (
    api_addresses,
    api_analysis,
    api_devices,
    api_games,
    api_guests,
    api_lessons,
    api_people,
    api_results,
    api_tables,
    api_workshop,
)

ROOT = Path(__file__).resolve().parent.parent
PAGES = [page for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))) if page.is_file()]
FENCE = re.compile(r"^```(\w+)(?: +(\S+))? *\n(.*?)^``` *$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block: its language, the file that it is (if any), its text, and the line where that begins."""

    language: str
    file: str | None
    text: str
    line: int


def blocks_of(page: str) -> list[Block]:
    """The fenced blocks of a page that name a language."""
    return [
        Block(found[1], found[2], found[3], page.count("\n", 0, found.start(3)) + 1) for found in FENCE.finditer(page)
    ]


def run_blocks(page: Path, folder: Path) -> list[str]:
    """Runs a page's Python; what came out otherwise than it is shown there."""
    names: dict[str, Any] = {"__name__": "__main__"}
    complaints: list[str] = []
    for block in blocks_of(page.read_text("utf-8")):
        if block.file is not None:
            (folder / block.file).write_text(block.text, "utf-8")
        elif block.language == "python" and block.text.lstrip().startswith(">>>"):
            test = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line - 1)
            doctest.DocTestRunner(verbose=False).run(test, out=complaints.append, clear_globs=False)
            names = test.globs
        elif block.language == "python":
            # Empty lines before it give the code the line numbers that it has on the page.
            exec(compile("\n" * (block.line - 1) + block.text, str(page), "exec"), names)
    return complaints


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_of_a_page_does_what_it_shows(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    complaints = run_blocks(page, tmp_path)
    assert not complaints, "\n".join(complaints)


PAGE = """
```python
number = 1
```
```toml a.toml
number = 2
```
```sh
exit 1
```
```python
>>> import pathlib, tomllib
>>> tomllib.loads(pathlib.Path("a.toml").read_text())["number"] + number
SUM
```
"""


@pytest.mark.parametrize(("shown", "right"), [("3", True), ("4", False)])
def test_a_page_is_run_as_one_program(shown: str, right: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = tmp_path / "page.md"
    page.write_text(PAGE.replace("SUM", shown), "utf-8")
    assert (run_blocks(page, tmp_path) == []) is right


def test_blocks_are_found_with_their_lines() -> None:
    assert blocks_of("text\n```\nplain\n```\n```python\na\nb\n```\n") == [Block("python", None, "a\nb\n", 6)]


def modules_named(text: str) -> set[str]:
    """The modules that the tables of a text name. In the table of rooms a row begins with its folder."""
    named: set[str] = set()
    for line in text.splitlines():
        if line.startswith("|"):
            folder = re.match(r"\| `(\w+/)` \|", line)
            named |= {f"{folder[1] if folder else ''}{name}" for name in re.findall(r"`([\w/]+\.py)`", line)}
    return named


@pytest.mark.parametrize(
    ("game", "heading"),
    [("eldorado", "El Dorado"), ("island", "The Island of El Dorado"), ("valdora", "Valdora")],
)
def test_every_game_has_the_rooms_and_its_chapter_names_what_else_it_has(game: str, heading: str) -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    chapters = dict(chapter.split("\n", 1) for chapter in text.split("\n## ")[1:])
    rooms, more = modules_named(chapters["A game's rooms"]), modules_named(chapters[heading])
    home = ROOT / "src" / "manoa" / "games" / game
    modules = {path.relative_to(home).as_posix() for path in home.rglob("*.py")}
    modules -= {f"{folder}/__init__.py" for folder in ("rules", "showing", "positions", "strategy", "workshop")}
    assert sorted(rooms - modules) == []
    assert sorted(more ^ (modules - rooms)) == []


def test_every_request_is_on_the_page_about_the_server() -> None:
    page = (ROOT / "docs" / "http.md").read_text("utf-8")
    missing = []
    people = (api_guests, api_people, api_devices, api_results)
    for part in (api_games, *people, api_addresses, api_tables, api_analysis, api_lessons, api_workshop):
        for route in part.router.routes:
            assert isinstance(route, APIRoute)
            for method in route.methods or ():
                request = f"{method} {route.path}"
                if f"`{request}`" not in page and f"`{request.replace('/api/tables/{table}', '…')}`" not in page:
                    missing.append(request)
    assert not missing
