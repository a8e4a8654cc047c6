"""What is on a screen of a common size when the question comes: the map, the question, all choices; and the hints."""

from __future__ import annotations

import builtins
import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import manoa
from manoa.bots import make
from manoa.kernel.language import LANGUAGES
from manoa.terminal.play import SEEKERS, Sitting
from manoa.terminal.screen import screen_of
from manoa.terminal.texts import Texts
from tests.island_scene import Scene, cave_cell, cell
from tests.terminal.test_play import Terminal

NUMBER = re.compile(r"(?:^| )(\d+)  (?=\S)", re.MULTILINE)
MAPS = {"eldorado": "●1", "valdora": "●1", "island": "●"}


class Screen:
    """A terminal of a size: at every prompt it keeps what the last lines show, and types the first choice."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, width: int, height: int, answers: int) -> None:
        self.drawn = io.StringIO()
        self.console = Console(
            file=self.drawn, force_terminal=True, color_system=None, width=width, height=height, highlight=False
        )
        self.height = height
        self.left = answers
        self.shots: list[list[str]] = []
        monkeypatch.setattr(builtins, "input", self._input)

    def _input(self, prompt: str = "") -> str:
        if self.left == 0:
            raise EOFError
        self.left -= 1
        self.shots.append(self.drawn.getvalue().split("\n")[-self.height :])
        self.drawn.write("1\n")  # as a terminal shows what is typed
        return "1"


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", list(MAPS))
def test_map_question_and_choices_are_on_the_screen_together(
    monkeypatch: pytest.MonkeyPatch, game: str, width: int, height: int
) -> None:
    screen = Screen(monkeypatch, width, height, 25)
    record = manoa.Record(game, 3, 5, {"round_limit": 20})
    texts = Texts("en", game)
    Sitting(record, 0, {seat: make("greedy", seat) for seat in (1, 2)}, None, texts, screen.console).run()
    assert not record.game.is_over
    assert len(screen.shots) == 25
    fitting = 0
    for shot in screen.shots:
        text = "\n".join(shot)
        assert max(len(line) for line in shot) <= width
        numbers = [int(number) for number in NUMBER.findall(text)]
        if numbers and 1 in numbers and MAPS[game] in text:
            fitting += 1
    # A list that is longer than the screen cannot be helped; it is rare.
    assert fitting >= len(screen.shots) * 0.8


def test_the_islands_map_is_cut_about_the_explorer_and_shows_where_it_is() -> None:
    screen, texts = screen_of("island"), Texts("en", "island")
    scene = Scene()
    for q in range(2, 7):
        scene.tile(q, 0, "gold" if q % 2 else "food")
    scene.tile(0, 2, "wood").tile(0, 3, "wood").tile(0, 4, "garden")

    def shown(at: str, width: int, height: int) -> list[str]:
        told = io.StringIO()
        view = scene.explorer(0, at).explorer(1, at).game().view(0)
        Console(file=told, width=width).print(screen.map(texts, view, {}, width, height))
        return told.getvalue().rstrip("\n").split("\n")

    for at in (cell(0, 0), cell(6, 0), cell(0, 4)):
        lines = shown(at, 30, 3)
        assert len(lines) <= 3
        assert max(len(line) for line in lines) <= 30
        assert any("●●" in line for line in lines), "the explorers are seen"
    assert len(shown(cell(0, 0), 200, 40)) == 6
    cave = scene.opened(0, 1).cave(1, 0, "empty").explorer(0, cave_cell(1, 0)).game().view(0)
    told = io.StringIO()
    Console(file=told, width=80).print(screen.map(texts, cave, {}, 80, 9))
    assert "∪" in told.getvalue(), "in the cave its map is shown"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(MAPS))
def test_a_hint_names_a_choice_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, language: str
) -> None:
    answers = iter(["h", "q", ""])
    terminal = Terminal(monkeypatch, lambda since: next(answers))
    record = manoa.Record(game, 3, 5, {})
    texts = Texts(language, game)
    Sitting(record, 0, {seat: make("random", seat) for seat in (1, 2)}, None, texts, terminal.console).run()
    assert record.actions == []
    said = re.escape(texts("cli-hint", number=0, choice="").split("0")[0])
    (hint,) = re.findall(rf"{said}(\d+)", terminal.text)
    assert 1 <= int(hint) <= len(record.game.legal_actions())


def test_bots_are_called_as_in_the_browser() -> None:
    names = (Path(__file__).parents[2] / "web" / "src" / "shell" / "names.ts").read_text(encoding="utf-8")
    assert re.findall(r"SEEKERS = \[(.*)\]", names) == [", ".join(f'"{name}"' for name in SEEKERS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explorers_powers_are_told_when_one_is_chosen_and_at_the_table(language: str) -> None:
    screen, texts = screen_of("island"), Texts(language, "island")
    opening = manoa.new("island", players=2, seed=1)
    said = [screen.choice(texts, opening.view(0), [], opening.describe(action)) for action in opening.legal_actions()]
    people = opening.view(0)["seats"][0]["choices"]
    assert all(texts(f"explorer-{name}-ability") in text for name, text in zip(people, said, strict=True))
    told = io.StringIO()
    for part in screen.rest(texts, Scene("pedro", "emma").game().view(0), ["Ada", "Ben"]):
        Console(file=told, width=300).print(part)
    assert texts("explorer-pedro-ability") in told.getvalue()
    assert texts("explorer-emma-ability") in told.getvalue()
