"""Four languages: chosen by the browser at first, switched at once, and nothing left over."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from manoa.kernel import registry
from manoa.terminal.texts import Texts
from tests.browser.adviser import Advised
from tests.browser.conftest import NewPerson
from tests.browser.table import CHEAP, GREEDY, ME, PATIENT, Person, Table, choose_game, look_at_maps

# Everything that is read or read out: texts, names, descriptions, hints.
TEXTS = """() => {
    const found = new Set([document.title]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const { parentElement, textContent } = walk.currentNode;
        if (!parentElement.closest("script, style, [lang]:not(html)")) found.add(textContent.trim());
    }
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
        for (const each of document.querySelectorAll(`[${name}]`)) found.add(each.getAttribute(name).trim());
    return [...found];
}"""


def messages(language: str) -> dict[str, str]:
    """The catalogues of a language: keys, and what stands behind them on the same line."""
    found: dict[str, str] = {}
    for folder in ("locale", *(f"games/{title.name}/locale" for title in registry.titles())):
        text = (files("manoa") / folder / f"{language}.ftl").read_text(encoding="utf-8")
        # Two games may use a key for different things: both stand here, under the game's own name.
        found.update({f"{folder} {key}": said for key, said in re.findall(r"^([a-z][\w-]*) *= *(.*)$", text, re.M)})
    return found


KEYS = sorted({key.split()[1] for key in messages("en") if "-" in key.split()[1]})
# Of the site, of people (whose tables may be in the lobby) and of bots.
NAMES = ["Manoa", "Ada", "Ben", "Bruno", "Cleo", "Wilhelmina", "Orellana", "Raleigh", "Quesada"]


def texts(page: Page) -> set[str]:
    """What is written on a page, without what is no word."""
    found: list[str] = page.evaluate(TEXTS)
    return {text for text in found if re.search(r"[^\W\d_]{3}", re.sub("|".join(NAMES), "", text))}


def switch(page: Page, language: str) -> set[str]:
    """Another language by the list at the top; what is then written."""
    page.locator("header select:has(option[value=pl])").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    return texts(page)


def shared(language: str) -> list[str]:
    """Patterns of the messages that are written alike in English and in that language."""
    here, there = (messages(each) for each in ("en", language))
    alike = [text for key, text in here.items() if there.get(key) == text]
    return [".+".join(re.escape(part) for part in re.split(r"\{[^}]*\}", text)) for text in alike]


def check(page: Page, language: str) -> None:
    """No key is shown, and nothing that is written in English stays as it was, unless both languages say the same."""
    english, other = switch(page, "en"), switch(page, language)
    fine = re.compile("|".join([*NAMES, *shared(language)]))
    left = {text for text in english & other if not all(fine.fullmatch(part) for part in text.split(" · "))}
    assert left == set()
    assert len(other) > 10
    shown = {key for key in KEYS for text in other if re.search(rf"(?<![\w/-]){re.escape(key)}(?![\w-])", text)}
    assert shown == set()


@pytest.mark.parametrize("language", ["it", "es", "pl"])
def test_nothing_is_left_over_in_another_language(ada: Person, language: str) -> None:
    over = ada.finished()
    page = ada.page("/")
    look_at_maps(page, 7)
    expect(page.locator("a[href^='/replay/']").first).to_be_visible()
    check(page, language)

    switch(page, "en")
    table = ada.sit(ME, GREEDY, GREEDY)
    table.end_turn()
    table.my_turn()
    table.log.click()
    check(table.page, language)
    for key in ("u", "?"):
        table.page.keyboard.press(key)
    expect(table.page.get_by_role("dialog")).to_be_visible()
    help_words = texts(table.page)
    assert Texts("en")("web-help-gold") not in help_words
    assert Texts(language)("web-help-gold") in help_words

    page.goto(f"/replay/{over}?ply=12")
    expect(page.locator(".replay-controls output")).to_contain_text("12 /")
    check(page, language)
    page.goto(f"/table/{over}")
    end = Table(page)
    expect(end.result).to_be_visible(timeout=PATIENT)
    assert Texts(language)("web-result") in texts(page)
    assert Texts("en", "eldorado")("table-ranking") not in texts(page)


@pytest.mark.parametrize("language", ["it", "es", "pl"])
def test_nothing_of_valdora_is_left_over_in_another_language(ada: Person, language: str) -> None:
    page = ada.page("/")
    choose_game(page, "Valdora")
    look_at_maps(page, 2)
    check(page, language)

    switch(page, "en")
    table = ada.sit(ME, GREEDY, GREEDY, game="valdora", round_limit=1)
    table.my_turn()
    check(table.page, language)
    switch(table.page, "en")
    player = Advised(table)
    while player.decide()["kind"] != "move":
        pass
    table.my_turn()
    table.log.click()
    check(table.page, language)
    switch(table.page, "en")
    player.play()
    expect(table.result).to_be_visible(timeout=PATIENT)
    english = texts(table.page)
    assert Texts("en", "valdora")("table-ranking") in english
    assert Texts("en", "valdora")("score-colours") in english


@pytest.mark.parametrize("language", ["it", "es", "pl"])
def test_nothing_of_the_island_is_left_over_in_another_language(ada: Person, language: str) -> None:
    page = ada.page("/")
    choose_game(page, "The Island of El Dorado")
    check(page, language)

    switch(page, "en")
    table = ada.sit(ME, GREEDY, game="island", data=CHEAP)
    player = Advised(table)
    table.my_turn()
    while table.peek()["view"]["asked"]["what"] != "explore":
        player.decide()
        table.my_turn()
    table.log.click()
    check(table.page, language)


@pytest.mark.parametrize(
    ("locale", "language"), [("en-GB", "en"), ("it-CH", "it"), ("es-MX", "es"), ("pl", "pl"), ("fr", "en")]
)
def test_the_browser_chooses_at_first(new_person: NewPerson, locale: str, language: str) -> None:
    page = new_person(locale=locale).page("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".hero button").first).to_contain_text(Texts(language)("web-play-bots"))
    other = "pl" if language != "pl" else "it"
    switch(page, other)
    page.reload()
    expect(page.locator(".hero button").first).to_contain_text(Texts(other)("web-play-bots"))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_without_the_server_the_page_says_so_in_the_readers_language(language: str, new_person: NewPerson) -> None:
    texts = Texts(language, "eldorado")
    person = new_person(None, locale=language)
    person.context.route("**/api/**", lambda route: route.abort())
    page = person.page()
    expect(page.locator("main")).to_have_attribute("lang", language)
    expect(page.locator("main p")).to_have_text(texts("offline-away"))
    person.context.unroute("**/api/**")
    page.get_by_role("button", name=texts("offline-again")).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".hero")).to_be_visible()
    person.problems.clear()  # The browser notes what it could not fetch.
