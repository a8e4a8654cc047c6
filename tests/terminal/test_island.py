"""The island's table in the terminal: a whole game by script, in four languages, and a replay of it."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import manoa
from manoa.bots import make
from manoa.kernel.game import Event
from manoa.kernel.language import LANGUAGES
from manoa.terminal.play import Sitting
from manoa.terminal.replay import retell
from manoa.terminal.screen import happened, screen_of
from manoa.terminal.texts import Texts
from tests.acting import act
from tests.island_scene import Scene, cave_cell, cell
from tests.terminal.test_play import Terminal

CHOICE = re.compile(r"^ +(\d+)  ", re.MULTILINE)


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
    record = manoa.Record("island", 3, 7, {"round_limit": 5})
    others = {seat: make("random", seat) for seat in (1, 2)}
    texts = Texts(language, "island")
    Sitting(record, 0, others, file, texts, terminal.console).run()
    assert record.game.is_over
    for key in ("table-island", "table-stack", "table-bank", "table-explorer", "table-shrines", "cli-result"):
        assert texts(key) in terminal.text
    told = io.StringIO()
    retell(manoa.load_record(file), len(record.actions), texts, Console(file=told, width=300))
    assert texts("table-strength") in told.getvalue()


def test_choices_are_said() -> None:
    screen, texts = screen_of("island"), Texts("en", "island")

    def said(scene: Scene) -> set[str]:
        game = scene.game()
        view = game.view(game.current_player)
        return {screen.choice(texts, view, ["Ada", "Ben"], game.describe(action)) for action in game.legal_actions()}

    rich = Scene().cards(0, 5, 4, 4).tile(1, 0, "shrine").farm(0, cell(0, 0), 3).villagers(0, cell(0, 0))
    choices = said(rich.explorer(1, cell(0, 1)).farm(1, cell(0, 0), 1))
    assert f"Lay an offering on the shrine {cell(1, 0)} (2 wood, 2 food, 2 gold)" in choices
    assert f"Attack: go south-east to {cell(0, 1)} (wood); win 42%" in choices
    assert f"Move an army from {cell(0, 0)} (1 gold)" in choices
    assert "Make Ben an offer" in choices
    free = said(Scene("bellona", "pedro").villagers(0, cell(0, 0)).tile(1, 0, "entrance").explorer(0, cell(1, 0)))
    assert f"Move an army from {cell(0, 0)} for free" in free
    assert "Enter the cave" in free
    asked = Scene().cards(0, 1).cards(1, 0, 1).game()
    for kind in ("offer", "give", "propose"):
        act(asked, kind=kind)
    answers = {
        screen.choice(texts, asked.view(1), ["Ada", "Ben"], asked.describe(action)) for action in asked.legal_actions()
    }
    assert answers == {"Accept", "Decline", "Answer Ada with a counter-offer"}
    cave = said(Scene().opened().cave(1, 0, "empty").explorer(0, cave_cell(1, 0)))
    assert "Discover a cave tile" in cave


@pytest.mark.parametrize(
    ("language", "through", "east"),
    [
        ("en", "Go through the cave mouth to c30 (cave exit)", "Go east to i64 (wood)"),
        ("it", "Vai attraverso la bocca della grotta su c30 (uscita della grotta)", "Vai a est su i64 (legno)"),
        ("es", "Ir por la boca de la cueva a c30 (salida de la cueva)", "Ir al este a i64 (madera)"),
        ("pl", "Idź (przez wylot jaskini) na c30 (wyjście z jaskini)", "Idź (na wschód) na i64 (drewno)"),
    ],
)
def test_every_direction_fits_its_sentence(language: str, through: str, east: str) -> None:
    screen, texts = screen_of("island"), Texts(language, "island")
    view = Scene().game().view(0)
    step = {"kind": "step", "opens": False, "battle": None}
    assert screen.choice(texts, view, [], {**step, "to": "c30", "tile": "exit", "direction": "through"}) == through
    assert screen.choice(texts, view, [], {**step, "to": "i64", "tile": "wood", "direction": "e"}) == east


def test_the_table_shows_the_cave_and_hides_hidden_hands() -> None:
    screen, texts = screen_of("island"), Texts("en", "island")
    scene = Scene(hidden_hands=True, hand_limit=True).opened().cave(1, 0, "empty").explorer(0, cave_cell(1, 0))
    scene.cards(1, 0, 7, 0).villagers(1, cell(0, 0), 2).tile(0, 1, "shrine").offering(1, 0)
    scene.state["beaten"] = ["thieves"]
    scene.state["cave_stack"]["dwellers"].remove("thieves")
    scene.state["cave_stack"]["empty"] += 1
    game = scene.game()
    told = io.StringIO()
    console = Console(file=told, width=200)
    for part in screen.whole(texts, game.view(0), ["Ada", "Ben"], {}, 200):
        console.print(part)
    text = told.getvalue()
    assert texts("table-cave") in text
    assert texts("table-hoard") not in text
    assert "7 food" not in text
    assert screen.heading(texts, game.options) == "Hand limit, Hidden hands"


def test_a_second_player_is_named_in_events() -> None:
    event = Event("ties", 0, {"rival": 1, "cell": "i63"})
    assert happened(Texts("en", "island"), event, ["Ada", "Ben"]) == "Ada and Ben tie on i63."


def test_one_die_is_told_as_well_as_several() -> None:
    event = Event("fights", 0, {"rival": 1, "strength": 1, "roll": 6, "defence": 3, "other": 9})
    assert happened(Texts("en", "island"), event, ["Ada", "Ben"]) == "Ada (dice: 1) rolls 6, Ben (dice: 3) rolls 9."


def test_a_wish_is_said_beside_what_is_decided(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """IS-REACT-1, IS-TRADE-5 at the terminal: the setting and the wish to trade, by the letter w."""
    answers = iter(["w", "99", "w", "1", "q", ""])
    terminal = Terminal(monkeypatch, lambda _since: next(answers))
    record = manoa.Record("island", 2, 7, {"round_limit": 5})
    while record.game.view(0)["round"] < 1 or record.game.current_player != 0 or not record.game.wishes(0):
        record.play(record.game.legal_actions()[0])
    before, first = len(record.actions), record.game.wishes(0)[0]
    Sitting(record, 0, {1: make("random", 1)}, tmp_path / "game.json", Texts("en", "island"), terminal.console).run()
    assert [action for action, _ in record.actions[before:]] == [first]


def test_a_game_without_wishes_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answers = iter(["w", "q", ""])
    terminal = Terminal(monkeypatch, lambda _since: next(answers))
    record = manoa.Record("eldorado", 2, 7, {})
    texts = Texts("en", "eldorado")
    Sitting(record, 0, {1: make("random", 1)}, tmp_path / "game.json", texts, terminal.console).run()
    assert texts("cli-no-wishes") in terminal.text
