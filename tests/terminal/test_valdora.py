"""Valdora's table in the terminal: a whole game by script, in four languages, and a replay of it."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import manoa
from manoa.bots import make
from manoa.kernel.language import LANGUAGES
from manoa.terminal.play import Sitting
from manoa.terminal.replay import retell
from manoa.terminal.screen import screen_of
from manoa.terminal.texts import Texts
from tests.games.valdora.own_data import layout
from tests.terminal.test_play import Terminal
from tests.valdora_scene import Scene

CHOICE = re.compile(r"^ +(\d+)  ", re.MULTILINE)


def sitting(terminal: Terminal, record: manoa.Record, language: str = "en", file: Path | None = None) -> Sitting:
    others = {seat: make("greedy", seat) for seat in range(1, record.players)}
    return Sitting(record, 0, others, file, Texts(language, "valdora"), terminal.console)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str) -> None:
    asked = 0

    def answer(since: str) -> str:
        nonlocal asked
        asked += 1
        if asked == 3:
            return "m"
        numbers = CHOICE.findall(since)
        return numbers[asked * 7 % len(numbers)] if numbers else ""

    terminal = Terminal(monkeypatch, answer)
    file = tmp_path / "game.json"
    record = manoa.Record("valdora", 3, 7, {"round_limit": 12})
    sitting(terminal, record, language, file).run()
    assert record.game.is_over
    texts = Texts(language, "valdora")
    for key in ("table-roads", "table-books", "table-craftsmen", "table-discard", "score-total", "cli-result"):
        assert texts(key) in terminal.text
    assert texts("layout-five-sections") in terminal.text
    told = io.StringIO()
    retell(manoa.load_record(file), len(record.actions), texts, Console(file=told, width=300))
    assert texts("score-total") in told.getvalue()


def test_every_kind_of_choice_is_said() -> None:
    screen, texts = screen_of("valdora"), Texts("en", "valdora")

    def said(scene: Scene) -> set[str]:
        game = scene.game()
        view = game.view(0)
        return {
            screen.choice(texts, view, ["Ada", "Ben", "Cid"], game.describe(action)) for action in game.legal_actions()
        }

    town = Scene().arrived("C").coins(3).holds("red", "blue", "green").book("C", left=["silver"])
    assert {
        "Take no action",
        "Take provisions",
        "Turn a page (side: right), free",
        "Give back the blue commission (sapphire; points: 5), to the left side of the book, to buy another",
        "Give back the blue commission (sapphire; points: 5), to the right side of the book, to buy another",
    } <= said(town)
    loading = Scene().arrived("N1").gems("N1", ruby=1).owns(cart="gold", shovel=None).coins(2)
    assert {"Load on the card Cart: ruby instead of gold, for 2 coins", "Load on the card Shovel: ruby"} <= said(
        loading
    )
    moving = Scene().pawn("N4").provisions().pawn("C", 1)
    assert {"Go to C (commission town), pay 1 coin", "With provisions, go to E1 (road space)"} <= said(moving)
    assert "Buy the card Shovel for one gold (side: right)" in said(
        Scene().arrived("A").owns(pan="gold").book("A", right=["shovel"])
    )
    assert "Buy the red commission (ruby; points: 5) for one coin" in said(
        Scene().arrived("C").book("C", right=["red"])
    )


def test_own_maps_have_a_heading_and_a_table() -> None:
    screen, texts = screen_of("valdora"), Texts("en", "valdora")
    game = manoa.new("valdora", players=3, options={"data": {"layout": layout()}})
    assert screen.heading(texts, game.options) == "Own data"
    shown = io.StringIO()
    console = Console(file=shown, width=200)
    for part in screen.whole(texts, game.view(None), ["Ada", "Bo", "Cy"], {"hd2": "4"}, 200):
        console.print(part)
    assert "[4] hd2 silver mine" in shown.getvalue()
    assert "Ada" in shown.getvalue()
    assert "Stacks of craftsmen that must still run out for the end: 6" in shown.getvalue()


def test_the_countdown_of_quiet_rounds_is_shown_once_it_runs() -> None:
    screen, texts = screen_of("valdora"), Texts("en", "valdora")
    scene = Scene(quiet_rounds=4)

    def shown() -> str:
        text = io.StringIO()
        for part in screen.whole(texts, scene.game().view(None), ["Ada", "Bo", "Cy"], {}, 200):
            Console(file=text, width=200).print(part)
        return text.getvalue()

    assert "without a completed commission" not in shown()
    scene.state["quiet"] = 3
    assert "Rounds without a completed commission: 3. The game ends after one more." in shown()
