"""A person at the terminal, played by a script: whole games, undo, records, and input that ends early."""

from __future__ import annotations

import builtins
import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import manoa
from manoa.bots import make
from manoa.kernel.language import LANGUAGES
from manoa.terminal.play import SEEKERS, Sitting
from manoa.terminal.texts import Texts

Answer = Callable[[str], str]


class Terminal:
    """A screen that is read and a keyboard that types what `answer` makes of the text since the last prompt."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, answer: Answer) -> None:
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=1000, highlight=False)
        self.answer = answer
        self.seen = 0
        monkeypatch.setattr(builtins, "input", self._input)

    def _input(self, prompt: str = "") -> str:
        text = self.screen.getvalue()
        since, self.seen = text[self.seen :], len(text)
        return self.answer(since)

    @property
    def text(self) -> str:
        """All that was shown."""
        return self.screen.getvalue()


def typing(*lines: str) -> Answer:
    """Types the lines one after the other; then there are no more."""
    left = iter(lines)

    def answer(_since: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return answer


def record_of(players: int = 2, limit: int | None = 2, **options: object) -> manoa.Record:
    return manoa.Record("eldorado", players, 7, {"round_limit": limit, **options})


def sit(
    terminal: Terminal, record: manoa.Record, *, seat: int = 0, file: Path | None = None, language: str = "en"
) -> None:
    bots = {other: make("random", other) for other in range(record.players) if other != seat}
    Sitting(record, seat, bots, file, Texts(language, "eldorado"), terminal.console).run()


def listed(since: str) -> list[int]:
    """The numbers that are offered."""
    return [int(number) for number in re.findall(r"^ {0,2}(\d+)  \S", since, flags=re.MULTILINE)]


def random_answers(seed: int) -> Answer:
    """Always one of the numbers offered, never an undo; nothing where a file name is asked for."""
    numbers = _numbers(seed)

    def answer(since: str) -> str:
        offered = listed(since)
        return str(offered[next(numbers) % len(offered)]) if offered else ""

    return answer


def _numbers(seed: int) -> Iterator[int]:
    while True:
        seed = (seed * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        yield seed >> 33


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "seat"), [(2, 0), (4, 2)])
def test_a_whole_game_by_typing_numbers(
    monkeypatch: pytest.MonkeyPatch, language: str, players: int, seat: int
) -> None:
    terminal = Terminal(monkeypatch, random_answers(players))
    record = record_of(players, limit=4, caves=True)
    sit(terminal, record, seat=seat, language=language)
    assert record.game.is_over
    texts = Texts(language, "eldorado")
    assert texts("cli-undecided", round=4) in terminal.text
    assert texts("event-over", round=4) in terminal.text
    assert "Raleigh" in terminal.text, "as the browser calls a bot on the second seat"


def test_the_winner_is_shown_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    route = {
        "tiles": [
            {"tile": "B", "rotation": 0, "q": 0, "r": 0},
            {"tile": "end-river", "rotation": 0, "q": 4, "r": -4},
        ]
    }
    terminal = Terminal(monkeypatch, random_answers(3))
    record = record_of(4, limit=None, route=route)
    sit(terminal, record)
    best = record.game.ranking()[0][0]
    name = "Player 1" if best == 0 else SEEKERS[best]
    assert re.search(rf"│ 1 +│ {name} +│ El Dorado", terminal.text)


def test_every_choice_is_listed_once_and_does_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, typing())
    record = record_of()
    sit(terminal, record)
    number = len(record.game.legal_actions())
    assert listed(terminal.text) == list(range(1, number + 1))
    # What ends the turn stands last.
    assert re.search(rf"^ *{number}  End the turn$", terminal.text, flags=re.MULTILINE)

    terminal = Terminal(monkeypatch, typing(str(number)))
    sit(terminal, record)
    assert record.actions[0] == (0, None)


def test_undo_takes_back_one_decision_or_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    def numbers_and_letters(*lines: str) -> manoa.Record:
        record = record_of()
        terminal = Terminal(monkeypatch, typing(*lines))
        sit(terminal, record)
        texts.append(terminal.text)
        return record

    texts: list[str] = []
    # The first choice of this deal is to play a card for a move, so that two decisions make one step.
    played = numbers_and_letters("1", "1")
    assert len(played.actions) == 2
    assert numbers_and_letters("1", "1", "u").actions == played.actions[:1]
    assert numbers_and_letters("1", "1", "t").actions == []
    assert "2 decisions were taken back." in texts[-1]
    assert numbers_and_letters("1", "1", "u", "1").actions == played.actions
    assert numbers_and_letters("u").actions == []
    assert "nothing to take back" in texts[-1]


def test_what_was_drawn_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def end_the_turn_then(letter: str) -> Answer:
        answered = 0

        def answer(since: str) -> str:
            nonlocal answered
            answered += 1
            # The turn's end and, after it, keeping the hand both stand last. Then cards are drawn and the bot plays.
            if answered <= 2:
                return str(listed(since)[-1])
            if answered == 3:
                plies.append(len(record.actions))
                return letter
            raise EOFError

        return answer

    for letter in ("u", "t"):
        plies: list[int] = []
        record = record_of()
        terminal = Terminal(monkeypatch, end_the_turn_then(letter))
        sit(terminal, record)
        assert record.game.turn == 3
        assert "cannot be taken back" in terminal.text
        assert plies == [len(record.actions)]


def test_what_is_not_a_choice_is_refused_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in ("0", "99", "-1", "1.5", "²", "[bold]", "exit"):
        terminal = Terminal(monkeypatch, typing(wrong))
        record = record_of()
        sit(terminal, record)
        assert record.actions == []
        assert f"“{wrong}” is none of the choices" in terminal.text


def test_help_and_map_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch, typing("?", "m", ""))
    sit(terminal, record_of())
    assert "take back the whole turn" in terminal.text
    assert terminal.text.count("Market") == 2
    assert terminal.text.count("End the turn") == 2


def test_the_end_of_the_input_ends_the_game_and_keeps_the_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(monkeypatch, typing("1"))
    record = record_of()
    sit(terminal, record, file=file)
    assert "no more input" in terminal.text
    assert manoa.load_record(file).actions == record.actions
    assert len(record.actions) == 1


def test_quitting_offers_to_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    terminal = Terminal(monkeypatch, typing("1", "q", str(taken), str(tmp_path / "no" / "x.json"), str(file)))
    record = record_of()
    sit(terminal, record)
    assert taken.read_text() == "mine"
    assert "exists already" in terminal.text
    assert manoa.load_record(file).actions == record.actions
    assert terminal.text.count("The record is in") == 1
    assert "You leave the table." in terminal.text


def test_saving_in_between_goes_on_afterwards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = Terminal(monkeypatch, typing("1", "s", "", "1"))
    record = record_of()
    sit(terminal, record)
    # The usual name is the game's and its seed; what came after is in the file too.
    assert manoa.load_record(tmp_path / "eldorado-7.json").actions == record.actions
    assert len(record.actions) == 2
