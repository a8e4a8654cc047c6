"""Screenshots for the documents: `python -m tests.browser.pictures` writes docs/images/*.png."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from manoa.games.eldorado.routes import NAMED
from tests.browser.adviser import Advised
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.player import Player
from tests.browser.table import GREEDY, ME, PATIENT, Data, Person, Table, look_at_maps
from tests.server.served import Served

IMAGES = Path(__file__).parents[2] / "docs" / "images"
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


def somebody(browser: Browser, address: str, **look: Any) -> Person:
    """A person with a profile of their own."""
    shown = {"viewport": LAPTOP, "locale": "en", "reduced_motion": "reduce", **look}
    context = browser.new_context(base_url=address, **shown)
    stored = json.dumps(json.dumps({"speed": "skip", "tips": False}))
    context.add_init_script(f"localStorage['manoa-settings'] ??= {stored}")
    return Person(context)


def shoot(page: Page, name: str, folder: Path) -> None:
    """One picture, when everything in it is there."""
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB").quantize(256, Image.Quantize.FASTOCTREE)
    picture.save(folder / f"{name}.png", optimize=True)


def take(browser: Browser, address: str, folder: Path) -> None:
    """All pictures: the lobby, then one game from its middle to its end."""
    folder.mkdir(parents=True, exist_ok=True)
    ada = somebody(browser, address)
    table = ada.sit(ME, GREEDY, GREEDY)
    player = Player(table)
    player.play(rounds=5)
    while table.targets.count() == 0 and "end" in {choice["description"]["kind"] for choice in table.peek()["choices"]}:
        player.decide()
    shoot(table.page, "table", folder)
    table.page.emulate_media(color_scheme="dark")
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
    shoot(table.page, "table-dark", folder)
    table.page.emulate_media(color_scheme="light")
    table.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(table.sheets.first).to_be_visible()
    shoot(table.page, "table-phone", folder)
    table.page.set_viewport_size({"width": LAPTOP["width"], "height": LAPTOP["height"]})
    player.play()
    expect(table.result).to_be_visible(timeout=PATIENT)
    shoot(table.page, "end", folder)
    last = int(table.peek()["moves"])
    table.page.goto(f"/replay/{table.id}?ply={last * 2 // 3}")
    expect(table.page.locator(".replay-controls")).to_be_visible()
    shoot(table.page, "replay", folder)
    valdora(ada, folder)
    island(ada, folder)
    building(ada, folder)
    learning(ada, folder)
    ada.make(ME, GREEDY, GREEDY, route="hills-of-gold")
    lobby = ada.page("/")
    look_at_maps(lobby, 7)
    expect(Table(lobby).page.locator("a[href^='/table/']").first).to_be_visible()
    lobby.wait_for_load_state("networkidle")
    lobby.evaluate("scrollTo(0, 0)")
    shoot(lobby, "lobby", folder)


def valdora(ada: Person, folder: Path) -> None:
    """The valley from the middle of a game: in a town with its book, and on a phone."""
    table = ada.sit(ME, GREEDY, GREEDY, GREEDY, game="valdora")
    player = Advised(table)
    while (seen := table.peek()["view"])["round"] < 9 or seen["asked"]["what"] != "move":
        player.decide()
        table.my_turn()
    shoot(table.page, "valdora", folder)
    while table.page.locator(".book .act.buy").count() < 1:
        player.decide()
        table.my_turn()
    shoot(table.page, "valdora-book", folder)
    table.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(table.sheets.first).to_be_visible()
    shoot(table.page, "valdora-phone", folder)


def island(ada: Person, folder: Path) -> None:
    """The island once it has grown, on a phone too; then at night, when somebody has gone into the cave."""
    table = explored(ada, lambda view: view["round"] >= 5)
    shoot(table.page, "island", folder)
    table.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(table.sheets.first).to_be_visible()
    shoot(table.page, "island-phone", folder)
    night = explored(ada, lambda view: len(view["cave"]) > 2)
    night.page.emulate_media(color_scheme="dark")
    expect(night.page.locator("html")).to_have_attribute("data-theme", "dark")
    shoot(night.page, "island-dark", folder)


def building(ada: Person, folder: Path) -> None:
    """The route workshop with a printed route on its bench, measured, and one of its ways shown."""
    route = NAMED["hills-of-gold"]["tiles"]
    kept = {"game": "eldorado", "name": "Hills of Gold", "options": {"route": {"tiles": route}}}
    page = ada.page(f"/workshop/{ada.ask('POST', '/api/designs', kept)['id']}")
    page.get_by_role("button", name="Let bots try it").click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(page.get_by_role("button", name="Stop")).to_be_hidden(timeout=5 * PATIENT)
    page.get_by_label("Show the ways taken").check()
    expect(page.locator("circle.heat").first).to_be_attached()
    page.get_by_role("heading", name="How hard is it?").evaluate("each => each.scrollIntoView()")
    shoot(page, "workshop", folder)


def learning(ada: Person, folder: Path) -> None:
    """A lesson at its first own decision, and the rules as they open at the table, at what one asked about."""
    page = ada.page("/learn/eldorado/setting-out")
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-advice]").first).to_be_visible()
    shoot(page, "lesson", folder)
    page.locator(".lesson .rule").click()
    expect(page.locator("dialog li.lit")).to_be_visible()
    shoot(page, "rules", folder)
    page.goto("/rules/valdora#glossary")
    expect(page.locator(".things li").first).to_be_visible()
    page.locator("#glossary").evaluate("each => each.scrollIntoView()")
    shoot(page, "glossary", folder)


def explored(ada: Person, wish: Callable[[Data], bool]) -> Table:
    """An island at which it is one's turn to explore and a wish has come true; some games end before that."""
    while True:
        table = ada.sit(ME, GREEDY, GREEDY, game="island")
        player = Advised(table)
        table.my_turn()
        while not (seen := table.peek()["view"])["over"]:
            if seen["asked"]["what"] == "explore" and wish(seen):
                return table
            player.decide()
            table.my_turn()
        table.page.close()


def main() -> None:
    """Makes the pictures with a server and a browser of their own."""
    with (
        tempfile.TemporaryDirectory() as data,
        Served(f"sqlite:///{data}/manoa.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take(browser, server.address, IMAGES)
        browser.close()


if __name__ == "__main__":
    main()
