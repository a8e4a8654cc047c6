"""A table as one sees it in a browser: what it shows, and what can be done to it by mouse and by keyboard."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from manoa.terminal.texts import Texts

Data = dict[str, Any]

ME, FREE = {"kind": "me"}, {"kind": "free"}
GREEDY, RANDOM = {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}
# One tile and the end: a whole game takes a few rounds.
SHORT: Data = {
    "tiles": [
        {"tile": "A", "rotation": 0, "q": 0, "r": 0},
        {"tile": "end-river", "rotation": 0, "q": 4, "r": -4},
    ]
}
# The island with low prices: everything can be bought in a first turn, and a whole game takes few rounds.
CHEAP: Data = {
    "costs": {
        "villager": {"food": 1},
        "offering": {"gold": 1},
        "fort": {"wood": 2},
        "farm": {"wood": 1},
        "army": {"gold": 1},
    }
}
# For what waits for a bot, a server or a slow machine.
PATIENT = 30_000


def local(name: str) -> Data:
    """A seat for another person at the same browser."""
    return {"kind": "local", "name": name}


class Person:
    """Somebody with a browser, and a name."""

    def __init__(self, context: BrowserContext, name: str | None = "Ada") -> None:
        self.context = context
        self.problems: list[str] = []
        if name is not None:
            self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Data | None = None) -> Data:
        """What the server answers this person, beside the page."""
        answer = self.context.request.fetch(path, method=method, data=body)
        assert answer.ok, answer.text()
        content: Data = answer.json()
        return content

    def page(self, path: str = "/") -> Page:
        """A new tab. What goes wrong in it is noted."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.goto(path)
        return page

    def _hear(self, kind: str, text: str) -> None:
        # A refusal is an answer; the browser still calls it a failure.
        if kind in ("error", "warning") and "Failed to load resource" not in text:
            self.problems.append(text)

    def make(self, *seats: Data, game: str = "eldorado", **options: Any) -> str:
        """A new table's id."""
        wish = {"game": game, "options": options, "seats": list(seats), "open": False}
        return str(self.ask("POST", "/api/tables", wish)["id"])

    def sit(self, *seats: Data, game: str = "eldorado", **options: Any) -> Table:
        """A new table, looked at."""
        return self.open(self.make(*seats, game=game, **options), game)

    def sit_able(self, *seats: Data) -> Table:
        """A new table at which the first hand can move: some hands hold no machete."""
        table = self.sit(*seats)
        table.my_turn()
        if table.playable.count() > 0:
            return table
        table.page.close()
        return self.sit_able(*seats)

    def finished(self, game: str = "eldorado", **options: Any) -> str:
        """The id of a short game against bots that is over, played beside the page."""
        short = {"route": SHORT} if game == "eldorado" else {}
        bots = [GREEDY] if game == "eldorado" else [GREEDY, GREEDY]
        table = self.make(ME, *bots, game=game, round_limit=2, **short, **options)
        seen: Data = {"table": {"status": "playing"}}
        while seen["table"]["status"] != "finished":
            seen = self.ask("GET", f"/api/tables/{table}/snapshot?since=1000000")
            if seen["choices"]:
                body = {"seat": 0, "ply": seen["ply"], "action": seen["choices"][-1]["action"]}
                self.ask("POST", f"/api/tables/{table}/actions", body)
        return table

    def open(self, table: str, game: str = "eldorado") -> Table:
        """A table in a new tab."""
        shown = Table(self.page(f"/table/{table}"), game=game)
        expect(shown.frame).to_be_visible(timeout=PATIENT)
        return shown


def choose_game(page: Page, title: str) -> None:
    """A game of the lobby, by its card."""
    page.locator(".hero label", has_text=title).click()


def look_at_maps(page: Page, number: int) -> None:
    """Goes down to the maps of the game that is chosen, and waits until they are there."""
    page.locator(".maps").scroll_into_view_if_needed()
    expect(page.locator(".maps label")).to_have_count(number)


class Table:
    """One tab with a table in it, in English unless said otherwise."""

    def __init__(self, page: Page, language: str = "en", game: str = "eldorado") -> None:
        self.page = page
        self.words = Texts(language, game)
        self.frame = page.locator(".table")
        self.board = page.locator("main.board")
        self.tray = page.locator(".table > .tray")
        self.prompt = page.locator(".now p")
        self.yours = page.locator(".now .pill.yours")
        self.primary = page.locator(".action-buttons button.primary")
        self.cards = page.locator(".hand .card-button")
        self.playable = page.locator(".hand button.card-button:enabled")
        self.log = page.locator("aside .tabs button").first
        self.targets = page.locator("[data-target]")
        self.options = page.locator(".asking .option:not(.cancel)")
        self.undo_step = page.locator("button.undo").nth(0)
        self.undo_turn = page.locator("button.undo").nth(1)
        self.result = page.locator("dialog[open] .end")
        # Where there is no room beside the board: buttons that open players and market, log and chat.
        self.sheets = page.locator("nav.sheets button[aria-haspopup]")
        self.passing = page.locator(".tray-message.large")

    @property
    def id(self) -> str:
        """The table's id, from the address."""
        found = re.search(r"/(?:table|replay)/([^/?]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def ply(self) -> int:
        """How many decisions lie behind what is shown."""
        return int(self.frame.get_attribute("data-ply") or 0)

    def peek(self) -> Data:
        """What the server says of this table now. Decides what is clicked, never what is expected."""
        answer = self.page.request.get(f"/api/tables/{self.id}/snapshot?since=1000000")
        assert answer.ok, answer.text()
        content: Data = answer.json()
        return content

    # Waiting ----------------------------------------------------------------------------------------------------------

    def settled(self) -> None:
        """Waits until nothing is under way."""
        expect(self.frame).to_have_attribute("data-busy", "false", timeout=PATIENT)

    def moved_on(self, ply: int) -> None:
        """Waits until another position than that one is shown."""
        expect(self.frame).not_to_have_attribute("data-ply", str(ply), timeout=PATIENT)
        self.settled()

    def my_turn(self) -> None:
        """Waits until one is asked, or the game is over."""
        expect(self.yours).to_be_visible(timeout=PATIENT)
        self.settled()

    def question(self, what: str) -> re.Pattern[str]:
        """How the table asks that: of a card just picked, and of the hand at the end of a turn, in words of its own."""
        texts = [self.words(f"asked-{what}")]
        if what == "move":
            texts.append(self.words("table-asked-card", card="", symbol="", number=0).split(". ")[-1])
        if what == "discard":
            texts = [self.words("table-asked-discard")]
        return re.compile("|".join(map(re.escape, texts)))

    def asks(self, what: str) -> None:
        """Waits until one is asked that."""
        expect(self.prompt).to_contain_text(self.question(what), timeout=PATIENT)
        self.settled()

    def ready(self) -> Locator:
        """The primary button, as soon as it does what it says."""
        expect(self.primary).to_have_attribute("aria-disabled", "false", timeout=PATIENT)
        return self.primary

    # Doing ------------------------------------------------------------------------------------------------------------

    def click(self, thing: Locator) -> None:
        """A click that is a decision: waits until it has come about."""
        ply = self.ply
        thing.click()
        self.moved_on(ply)

    def card(self, card: str) -> Locator:
        """A card of the hand that can be chosen."""
        return self.playable.filter(has_text=self.words(f"card-{card}")).first

    def pile(self, card: str) -> Locator:
        """A pile of the market that can be chosen."""
        return self.page.locator(f'[data-pile="{card}"] button:not([aria-disabled="true"])')

    def target(self, name: str) -> Locator:
        """A space, a blockade or a cave that can be chosen."""
        return self.page.locator(f'[data-target="{name}"]')

    def choice(self, action: int) -> Locator:
        """What on the table does one of the server's choices, as soon as it does what it says."""
        thing = self.page.locator(f'[data-action="{action}"]').first
        expect(thing).not_to_have_attribute("aria-disabled", "true", timeout=PATIENT)
        return thing

    def thing(self, words: Data) -> Locator:
        """Where on the table a choice of the server's lies."""
        match words["kind"]:
            case "step":
                return self.target(words["to"])
            case "overcome":
                return self.target(words["joint"])
            case "buy" | "take":
                if self.sheets.count() > 0 and not self.page.get_by_role("dialog").is_visible():
                    self.sheets.first.click()
                return self.pile(words["pile"])
            case "end" | "stop" | "done" | "explore":
                return self.ready()
            case "save":
                return self.options.first
        if "card" in words:
            return self.card(words["card"])
        return self.page.locator(".token.offered").first

    def end_turn(self) -> None:
        """Ends the turn, all cards laid down."""
        self.asks("play")
        self.click(self.ready())
        if self.prompt.get_by_text(self.question("discard")).is_visible():
            self.put_away()

    def put_away(self) -> None:
        """The button of the last phase: one click for the whole hand."""
        self.ready().click()
        expect(self.prompt).not_to_contain_text(self.question("discard"), timeout=PATIENT)
        self.settled()

    # Looking back -----------------------------------------------------------------------------------------------------

    def story(self) -> tuple[list[str], list[str]]:
        """A finished game as this tab tells it: the whole log, and the figures of the end."""
        expect(self.result).to_be_visible(timeout=PATIENT)
        figures = self.result.locator("tbody tr").all_inner_texts()
        self.page.keyboard.press("Escape")
        expect(self.result).to_be_hidden()
        if self.log.get_attribute("aria-expanded") == "false":
            self.log.click()
        earlier = self.page.get_by_role("button", name=self.words("web-log-more"))
        while earlier.count() > 0:
            earlier.click()
        return self.page.locator(".log li").all_inner_texts(), figures

    def tells_the_same_anew(self) -> None:
        """What was told live is what is told after a reload, line by line; the end is on the screen again."""
        told, figures = self.story()
        assert told
        self.page.reload()
        assert self.story() == (told, figures)
        self.page.get_by_role("button", name=self.words("web-result")).click()
        expect(self.result).to_be_visible()
