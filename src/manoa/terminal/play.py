"""A person against bots in the terminal: the talk only. Rules, undo and the record are the engine's."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.text import Text

from manoa.bots import Bot, make
from manoa.kernel.errors import ManoaError, UndoRefused
from manoa.kernel.game import View
from manoa.kernel.records import Record
from manoa.terminal.screen import happened, screen_of
from manoa.terminal.texts import Texts

# After those who looked for the city before, seat by seat, as at the table in the browser.
SEEKERS: Final = ("Orellana", "Raleigh", "Quesada", "Berrío", "Hutten")
_ADVISER: Final = "greedy"
# Lines of the map where nobody knows how high the screen is; of a map that has little room; of prompt and answer.
_NEARBY: Final = 14
_LEAST: Final = 5
_PROMPT: Final = 2


class Left(Exception):
    """The person leaves the table; the message is what is said."""


class Sitting:
    """One game at the terminal. `seat` is the person's, `bots` play the others, the record goes to `file`."""

    def __init__(
        self,
        record: Record,
        seat: int,
        bots: dict[int, Bot],
        file: Path | None,
        texts: Texts,
        console: Console,
    ) -> None:
        self.record = record
        self.seat = seat
        self.bots = bots
        self.file = file
        self.texts = texts
        self.console = console
        self.screen = screen_of(record.name)
        self.names = [
            SEEKERS[number] if number in bots and number < len(SEEKERS) else texts("cli-player", number=number + 1)
            for number in range(record.players)
        ]
        self._shown_turn = -1
        self._written: list[tuple[int, int | None]] | None = None  # the actions that the file holds

    def run(self) -> None:
        """Plays until the game is over or the person leaves, and writes the record if a file was named."""
        self._say(
            "cli-play-title",
            title=self.texts("title"),
            name=self.screen.heading(self.texts, self.record.options),
            number=self.record.players,
            seed=str(self.record.seed),
        )
        self._say("cli-play-you", player=self.names[self.seat])
        try:
            while not self.record.game.is_over:
                if self.record.game.current_player == self.seat:
                    self._ask()
                else:
                    self._play(self.bots[self.record.game.current_player].choose(self.record.game))
            self._show_result()
            self._offer_to_save()
        except Left as left:
            self.console.print(escape(str(left)))
        except EOFError:
            self.console.print()
            self._say("cli-end-of-input")
        finally:
            if self.file is not None and self._written != self.record.actions:
                self._save(self.file)

    # One decision ------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        game = self.record.game
        view = game.view(self.seat)
        described = [(action, game.describe(action)) for action in game.legal_actions()]
        described.sort(key=lambda entry: entry[1]["kind"] in self.screen.closing)
        marks: dict[str, str] = {}
        for number, (_, description) in enumerate(described, start=1):
            place = self.screen.place(description)
            if place is not None:
                # Of two pawns that can go to the same place, the map can show but one number.
                marks.setdefault(place, str(number))
        if game.turn != self._shown_turn:
            self._shown_turn = game.turn
            for part in self.screen.rest(self.texts, view, self.names):
                self.console.print(part)
        said = [self.screen.choice(self.texts, view, self.names, description) for _, description in described]
        self._put(view, marks, said)
        while True:
            answer = self._read("cli-prompt")
            if answer.isdecimal() and len(answer) < 5 and 1 <= int(answer) <= len(described):
                self._play(described[int(answer) - 1][0])
                return
            if answer == "h":
                self._hint([action for action, _ in described], said)
            elif not answer or self._command(answer, view, marks):
                return  # to be asked anew, everything listed again

    def _put(self, view: View, marks: dict[str, str], said: list[str]) -> None:
        """Map, own things, the question and what may be chosen: all of it on the screen at once."""
        listed: list[RenderableType] = [
            Text(self.screen.question(self.texts, view), style="bold"),
            *self._listed(said),
        ]
        below: list[RenderableType] = [*self.screen.reminder(self.texts, view), *listed]
        height = _NEARBY
        if self.console.is_terminal:
            taken = sum(len(self.console.render_lines(part, pad=False)) for part in below)
            height = max(_LEAST, self.console.height - taken - _PROMPT)
        self.console.print(self.screen.map(self.texts, view, marks, self.console.width, height))
        for part in below:
            self.console.print(part)

    def _listed(self, said: list[str]) -> list[RenderableType]:
        """The choices with their numbers; many of them side by side, as far as a screen is wide."""
        lines = [f"{number:>3}  {text}" for number, text in enumerate(said, start=1)]
        columns = 1
        if self.console.is_terminal:
            room = max(_LEAST, self.console.height * 2 // 5)
            columns = min(-(-len(lines) // room), self.console.width // (max(len(line) for line in lines) + 2))
            if columns < 2 and len(lines) > self.console.height - 2 * _LEAST:
                # Rather a long sentence cut than the map gone.
                columns = 2
        if columns < 2:
            return [Text(line) for line in lines]
        rows = -(-len(lines) // columns)
        wide = self.console.width // columns
        cut = [line if len(line) < wide else f"{line[: wide - 2]}…" for line in lines]
        return [Text("".join(line.ljust(wide) for line in cut[row::rows]).rstrip()) for row in range(rows)]

    def _hint(self, actions: list[int], said: list[str]) -> None:
        """What a good player would do, from what the person knows."""
        game = self.record.game
        adviser = make(_ADVISER, game.turn)
        place = actions.index(adviser.choose(game.determinize(self.seat, game.turn)))
        key = "cli-hint" if adviser.is_sure() else "cli-hint-close"
        self.console.print(escape(self.texts(key, number=place + 1, choice=said[place])), style="green")

    def _command(self, answer: str, view: View, marks: dict[str, str]) -> bool:
        """Does what a letter asks for. True when the position has changed and is to be shown again."""
        if answer in ("u", "t"):
            return self._take_back(whole_turn=answer == "t")
        if answer == "m":
            self._show_table(view, marks)
        elif answer == "?":
            self._say("cli-help")
        elif answer == "w":
            return self._wish(view)
        elif answer == "s":
            self._save_as(self._read("cli-save-where", file=str(self._usual_file())) or str(self._usual_file()))
        elif answer == "q":
            self._offer_to_save()
            raise Left(self.texts("cli-left"))
        else:
            self._say("cli-not-a-choice", value=answer[:40])
        return False

    def _wish(self, view: View) -> bool:
        """What a seat may say at any moment, beside what it decides. True if something was said."""
        game = self.record.game
        described = [(action, game.describe(action)) for action in game.wishes(self.seat)]
        if not described:
            self._say("cli-no-wishes")
            return False
        said = [self.screen.choice(self.texts, view, self.names, description) for _, description in described]
        for line in self._listed(said):
            self.console.print(line)
        answer = self._read("cli-prompt")
        if not answer.isdecimal() or len(answer) > 2 or not 1 <= int(answer) <= len(described):
            return True
        self._play(described[int(answer) - 1][0])
        return True

    def _play(self, action: int) -> None:
        # A position that undo brought back is a copy, and copies are silent.
        self.record.game.narrating = True
        self.record.play(action)
        for event in self.record.game.events:
            style = "cyan" if event.seat == self.seat else "yellow"
            self.console.print(f"  {escape(happened(self.texts, event, self.names))}", style=style)

    def _take_back(self, whole_turn: bool) -> bool:
        try:
            if whole_turn:
                taken = self.record.undo_turn(self.seat)
            else:
                self.record.undo(self.seat)
                taken = 1
        except UndoRefused as refused:
            self._refuse(refused)
            return False
        self._say("cli-taken-back", number=taken)
        return True

    # What is shown -----------------------------------------------------------------------------------------

    def _show_table(self, view: View, marks: dict[str, str]) -> None:
        for part in self.screen.whole(self.texts, view, self.names, marks, self.console.width):
            self.console.print(part)

    def _show_result(self) -> None:
        view = self.record.game.view(self.seat)
        for part in self.screen.result(self.texts, view, self.names, self.console.width):
            self.console.print(part)

    def _say(self, key: str, **arguments: str | int) -> None:
        self.console.print(escape(self.texts(key, **arguments)))

    def _refuse(self, error: ManoaError) -> None:
        self.console.print(escape(error.say(self.texts.language)), style="red")

    def _read(self, key: str, **arguments: str | int) -> str:
        """A line from the person; EOFError where there are no more."""
        return self.console.input(f"[bold]{escape(self.texts(key, **arguments))}[/] ").strip()

    # The record --------------------------------------------------------------------------------------------

    def _usual_file(self) -> Path:
        return self.file or Path(f"{self.record.name}-{self.record.seed}.json")

    def _offer_to_save(self) -> None:
        """Asks for a file unless one is known, so that nobody loses a game by leaving the table."""
        while self.file is None:
            answer = self._read("cli-save-offer")
            if not answer:
                return
            self._save_as(answer)

    def _save_as(self, name: str) -> None:
        path = Path(name)
        if self._save(path, new=path != self.file):
            self.file = path

    def _save(self, path: Path, new: bool = False) -> bool:
        try:
            if new and path.exists():
                self._refuse(ManoaError("cli-file-exists", file=str(path)))
                return False
            self.record.save(path)
        except (OSError, ValueError) as error:
            # A name can be too long, hold a NUL, lead nowhere: the game goes on all the same.
            reason = getattr(error, "strerror", None) or str(error)
            self._refuse(ManoaError("cli-file", file=str(path), reason=reason))
            return False
        self._written = list(self.record.actions)
        self._say("cli-saved", file=str(path))
        return True
