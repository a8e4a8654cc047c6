"""Learning at the table: lessons step by step, the rules from wherever they are asked for, and on paper."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from manoa.kernel.language import LANGUAGES
from manoa.kernel.lessons import LOOKED, Lesson, lessons
from tests.browser.adviser import Advised
from tests.browser.conftest import NewPerson
from tests.browser.table import GREEDY, ME, Person, Table
from tests.browser.test_axe import faults
from tests.browser.test_closed import Data, asked, marked, play_on
from tests.browser.test_sizes import PHONES, RESIZED, SCROLLS, SMALL

PHONE = {"width": 390, "height": 844}
# Buttons of a lesson that lie outside of its bar.
HIDDEN = """() => {
    const bar = document.querySelector(".lesson[data-step]").getBoundingClientRect();
    return [...document.querySelectorAll(".lesson[data-step] .buttons > *")]
        .filter((each) => each.getBoundingClientRect().bottom > bar.bottom)
        .map((each) => each.textContent);
}"""
GAMES = ["eldorado", "island", "valdora"]
# A point of a thing that nothing else covers.
SEEN = """(thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const x of [0.5, 0.3, 0.7, 0.2, 0.8]) {
        for (const y of [0.5, 0.3, 0.7, 0.2, 0.8]) {
            const at = [left + x * width, top + y * height];
            if (thing.contains(document.elementFromPoint(...at))) return at;
        }
    }
    return null;
}"""
ANSWER = """async ([game, lesson, answers]) => {
    const response = await fetch(`/api/games/${game}/lessons/${lesson}`, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ answers }),
    });
    return response.json();
}"""


def do_step(table: Table, taught: Lesson, answers: list[int]) -> int:
    """Does what the lesson wants now: on the table, or by its button where there is only something to look at."""
    page, say = table.page, table.words
    moment = page.evaluate(ANSWER, [taught.game, taught.id, answers])
    if not moment["wanted"]:
        page.get_by_role("button", name=say("lesson-next"), exact=True).click()
        return LOOKED
    wanted = int(moment["wanted"][0])
    [words] = [each["description"] for each in moment["snapshot"]["choices"] if each["action"] == wanted]
    button = page.locator(f'button[data-action="{wanted}"]:visible').first
    if words["kind"] == "discard":
        table.ready().click()
    elif taught.game == "eldorado" and "card" in words and button.count() == 0:
        # A card that can be several things: which one is asked then.
        table.card(words["card"]).click()
        button.click()
    elif button.count() > 0:
        # A place on the map may begin with a card and go on: where a card or a button does it, that is meant.
        button.click()
    elif taught.game == "eldorado":
        table.thing(words).click()
    else:
        Advised(table).do(wanted)
    return wanted


def play_through(table: Table, taught: Lesson) -> None:
    """From the first step to the last, each in words and with its rule."""
    page, say = table.page, table.words
    answers: list[int] = []
    for number, step in enumerate(taught.steps, start=1):
        expect(page.get_by_text(say("lesson-step", number=number, of=len(taught.steps)), exact=True)).to_be_visible()
        expect(page.locator(".do")).to_have_text(say(f"lesson-{taught.id}-{step.id}"))
        expect(page.locator(".why")).to_have_text(
            f"{say(f'lesson-{taught.id}-{step.id}-why')} {say('web-rule', rule=step.rule)}"
        )
        answers.append(do_step(table, taught, answers))
    expect(page.locator('[data-step="done"]')).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_are_played_from_start_to_end(new_person: NewPerson, game: str, language: str) -> None:
    page = new_person(None, locale=language).page(f"/learn/{game}")
    table = Table(page, language, game)
    say = table.words
    page.get_by_role("link", name=say(f"lesson-{lessons(game)[0].id}")).click()
    for number, taught in enumerate(lessons(game), start=1):
        play_through(table, taught)
        if number < len(lessons(game)):
            expect(page.locator(".do")).to_have_text(say("lesson-done"))
            page.get_by_role("link", name=say("lesson-go-on")).click()
    expect(page.locator(".do")).to_have_text(say("lesson-all-done"))
    # What is finished stays so, even if it is begun anew.
    page.get_by_role("button", name=say("lesson-again")).click()
    expect(page.get_by_text(say("lesson-step", number=1, of=len(taught.steps)), exact=True)).to_be_visible()
    page.locator("header .where a").click()
    expect(page.get_by_text(say("lesson-finished"), exact=True)).to_have_count(len(lessons(game)))


def test_a_lesson_goes_on_where_it_was_left(new_person: NewPerson) -> None:
    page, taught = new_person(None).page("/learn/eldorado/setting-out"), lessons("eldorado")[0]
    answers = [do_step(Table(page), taught, [])]
    expect(page.get_by_text("Step 2 of 9")).to_be_visible()
    do_step(Table(page), taught, answers)
    expect(page.get_by_text("Step 3 of 9")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Step 3 of 9")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_text("Step 2 of 9")).to_be_visible()


def test_a_guests_lesson_goes_on_on_another_device(ada: Person) -> None:
    page, taught = ada.page("/learn/eldorado/setting-out"), lessons("eldorado")[0]
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
        do_step(Table(page), taught, [])
    expect(page.get_by_text("Step 2 of 9")).to_be_visible()
    # What this browser remembers is gone; the guest is the same.
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.get_by_text("Step 2 of 9")).to_be_visible()
    # While the server can't say how far one has come, the browser knows.
    page.route("**/api/me/lessons**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("Step 2 of 9")).to_be_visible()


def test_the_lobby_knows_from_the_server_what_was_played(ada: Person) -> None:
    ada.make(ME, GREEDY, game="island")
    page = ada.page("/learn/valdora")
    nothing: dict[str, list[str]] = {"mine": [], "open": [], "finished": []}
    page.route("**/api/lobby", lambda route: route.fulfill(json=nothing))
    page.goto("/")
    expect(page.locator(".more .first")).to_have_count(2)


def test_something_else_is_explained_and_nothing_happens(new_person: NewPerson) -> None:
    page = new_person(None).page("/learn/valdora/workshops")
    # Where there is only something to look at, by what is wanted; later by why not that.
    page.locator('[data-action="68"]').first.dispatch_event("click")
    expect(page.get_by_text("The rules allow that. Here, though, we want: Next")).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("Step 2 of 5")).to_be_visible()
    page.locator('[data-action="68"]').first.dispatch_event("click")
    expect(page.get_by_text("Violet commissions are completed in the violet palace")).to_be_visible()
    expect(page.get_by_text("Step 2 of 5")).to_be_visible()
    page.get_by_role("button", name="Rule VA-COMM-1").click()
    expect(page.locator("dialog #rule-VA-COMM-1.lit")).to_be_visible()


def test_the_lobby_offers_lessons_and_rules(ada: Person) -> None:
    page = ada.page("/")
    expect(page.locator(".more .first")).to_have_count(3)
    page.get_by_role("link", name="Learn by playing: Valdora").click()
    expect(page.get_by_role("link", name="Turning pages")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("game", ["eldorado", "valdora", "island"])
def test_the_rules_are_searched_and_printed(new_person: NewPerson, game: str) -> None:
    page = new_person(None).page(f"/rules/{game}")
    rules = page.locator("ol > li[id^=rule-]")
    expect(page.locator(".things li").first).to_be_visible()
    whole = rules.count()
    assert whole > 60
    assert faults(page) == []
    page.get_by_label("Search the rules").fill("tie")
    expect(rules).not_to_have_count(whole)
    page.get_by_label("Search the rules").fill("")
    page.emulate_media(media="print")
    expect(page.get_by_label("Search the rules")).to_be_hidden()
    expect(rules.first).to_be_visible()


def test_an_address_leads_to_a_place_in_the_rules_and_there_is_a_way_back(new_person: NewPerson) -> None:
    page = new_person(None).page("/rules/island#rule-IS-BAT-6")
    fight, win = page.locator("#rule-IS-BAT-6"), page.locator("#rule-IS-WIN-1")
    expect(fight).to_be_in_viewport()
    expect(fight).to_have_class(re.compile("lit"))
    # In another language one still reads the same rule.
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", name="Świątynie")).to_be_attached()
    expect(fight).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#rule-IS-BAT-6$"))
    win.get_by_role("link").click()
    expect(page).to_have_url(re.compile("#rule-IS-WIN-1$"))
    expect(win).to_have_class(re.compile("lit"))
    page.locator("#thing-tile-water .rule").click()
    expect(page.locator("#rule-IS-MOVE-4")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#rule-IS-MOVE-4$"))
    page.go_back()
    expect(win).to_have_class(re.compile("lit"))
    expect(win).to_be_in_viewport()
    page.go_back()
    expect(fight).to_be_in_viewport()
    # By what it speaks of, and anywhere else in the page.
    page.goto("/rules/valdora#rule-gem-gold")
    expect(page.locator("#rule-VA-LOAD-1")).to_be_in_viewport()
    page.goto("/rules/valdora#glossary")
    expect(page.locator("#glossary")).to_be_in_viewport()


def test_the_rules_open_where_they_are_asked_for(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY)
    table.my_turn()
    page = table.page
    page.keyboard.press("r")
    expect(page.locator("dialog li.lit")).to_be_visible()
    assert faults(page) == []


def test_the_letter_r_opens_the_rules_but_not_where_it_means_something_else(new_person: NewPerson) -> None:
    page = new_person(None).page("/learn/eldorado/setting-out")
    expect(page.locator(".lesson .do")).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator("dialog li.lit")).to_be_visible()
    page.get_by_label("Search the rules").focus()
    page.keyboard.press("r")
    expect(page.get_by_label("Search the rules")).to_have_value("r")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.goto("/workshop")
    page.locator("[data-side]:enabled").first.click()
    before = page.locator(".bench").inner_html()
    page.keyboard.press("r")
    expect(page.locator(".bench")).not_to_have_js_property("innerHTML", before)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_why_is_asked_of_a_card_and_of_a_space(new_person: NewPerson) -> None:
    """With a mouse, from the bubble that comes up."""
    table = new_person().sit(ME, GREEDY, GREEDY)
    table.my_turn()
    page = table.page
    why = page.locator("#explained").get_by_role("button", name="Why?")
    card, near, far = (
        page.locator("[data-pile=scout] button"),
        table.targets.first,
        page.locator(".ground polygon").nth(60),
    )
    for thing, rule in ((card, "ED-MOVE-1"), (near, "ED-MOVE-1"), (far, "ED-SPEC-1")):
        thing.hover()
        expect(why).to_be_visible()
        why.click()
        expect(page.locator(f"dialog #rule-{rule}.lit")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize(("game", "ground"), [("eldorado", ".ground"), ("island", ".land"), ("valdora", ".spot")])
def test_a_place_that_is_refused_leads_to_the_rule_that_refuses(ada: Person, game: str, ground: str) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, game=game)
    page, chance = table.page, random.Random("refused")
    inside = f"{ground} [data-closed], {ground}[data-closed]"
    seen = asked(table)
    while not any({"to", "space"} & set(each["description"]) for each in seen["closed"]):
        seen = play_on(ada, table, chance)
    marked(table, seen["ply"])
    place = page.locator(inside).first
    key = place.get_attribute("data-closed")
    [rule, *_] = [each["why"]["rule"] for each in seen["closed"] if each["why"]["key"] == key]
    point_at(place)
    page.locator("#explained").get_by_role("button", name="Why?").click()
    expect(page.locator(f"dialog #rule-{rule}.lit")).to_be_visible()


def point_at(thing: Locator) -> None:
    """With the mouse, from elsewhere, on what of it is not covered."""
    at = thing.evaluate(SEEN)
    assert at is not None
    thing.page.mouse.move(2, 2)
    thing.page.mouse.move(*at, steps=3)


def test_a_button_of_the_island_says_what_it_does_and_leads_to_its_rule(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, game="island")
    page, chance = table.page, random.Random("button")
    seen = asked(table)
    while seen["view"]["asked"]["what"] != "explore":
        seen = play_on(ada, table, chance)
    marked(table, seen["ply"])
    page.locator('[data-key="end"]').hover()
    expect(page.locator("#explained")).to_contain_text("Ends your turn.")
    page.locator("#explained").get_by_role("button", name="Why?").click()
    expect(page.locator("dialog #rule-IS-MOVE-8.lit")).to_be_visible()


def test_a_first_game_comes_with_tips_until_they_are_switched_off(new_person: NewPerson) -> None:
    person = new_person(tips=True)
    person.context.add_init_script("localStorage.removeItem('manoa-settings')")
    page = person.page("/")
    page.clock.install()
    page.goto(f"/table/{person.make(ME, GREEDY, GREEDY)}")
    table = Table(page)
    table.my_turn()
    page.clock.run_for(8000)
    tip = page.get_by_text("Click a card to use it, or straight away a lit space")
    expect(tip).to_be_visible()
    page.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Tips in first games")).not_to_be_checked()


@pytest.mark.parametrize("game", GAMES)
def test_fingers_hit_what_they_mean_in_rules_and_lessons(new_person: NewPerson, game: str) -> None:
    phone = new_person(None, viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    page = phone.page(f"/rules/{game}")
    expect(page.locator(".things li").first).to_be_visible()
    assert page.evaluate(SMALL) == []
    assert page.evaluate(SCROLLS)[0] is False
    assert faults(page) == []
    page.goto(f"/learn/{game}")
    expect(page.locator("ol a").first).to_be_visible()
    assert page.evaluate(SMALL) == []
    for lesson in lessons(game):
        page.goto(f"/learn/{game}/{lesson.id}")
        expect(page.locator(".lesson .do")).to_be_visible()
        for width, height in sorted(PHONES):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(RESIZED, arg=[width, height])
            assert page.evaluate(SCROLLS) == [False, False]
            # However long the words are, the buttons are in sight.
            assert page.evaluate(HIDDEN) == []
    assert page.evaluate(SMALL) == []
    assert faults(page) == []


def test_all_decks_are_looked_through_on_a_phone(new_person: NewPerson) -> None:
    """One's own cards by where they lie, and those of others as far as all may know them."""
    table = new_person(viewport=PHONE, has_touch=True, is_mobile=True).sit(ME, GREEDY, GREEDY)
    table.my_turn()
    page = table.page
    table.sheets.first.tap()
    page.get_by_role("button", name="Look through the cards").tap()
    looking = page.get_by_role("dialog", name="Look through the cards")
    expect(looking.get_by_role("heading", level=3)).to_have_text(["Ada", "Raleigh", "Quesada"])
    expect(looking).to_contain_text("Your hand")
    expect(looking).to_contain_text("In hand or draw pile")
    assert page.evaluate(SMALL) == []
    assert faults(page) == []


def test_completed_commissions_are_looked_through_ones_own_and_in_the_end_all(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, game="valdora", round_limit=6)
    page = table.page
    seen = asked(table)
    while not any(seat["completed"] for seat in seen["view"]["seats"]):
        act_last(ada, table, seen)
        seen = asked(table)
    marked(table, seen["ply"])
    page.get_by_role("button", name="Completed commissions", exact=True).click()
    cards = page.get_by_role("dialog", name="Completed commissions").locator("[data-completed] li")
    expect(page.get_by_text("They stay hidden until the end.").first).to_be_visible()
    expect(cards).to_have_count(0)
    while seen["table"]["status"] != "finished":
        act_last(ada, table, seen)
        seen = asked(table)
    expect(cards).to_have_count(sum(seat["completed"] for seat in seen["view"]["seats"]))
    assert faults(page) == []


def act_last(person: Person, table: Table, seen: Data) -> None:
    """Takes the last choice, beside the page."""
    body = {"seat": 0, "ply": seen["ply"], "action": seen["choices"][-1]["action"]}
    person.ask("POST", f"/api/tables/{table.id}/actions", body)


def test_things_of_all_games_enlarge(new_person: NewPerson) -> None:
    """In the glossary, by mouse."""
    page = new_person(None).page("/rules/eldorado")
    for game, thing in (("eldorado", "tile-C"), ("island", "hoard"), ("valdora", "gem-ruby")):
        page.goto(f"/rules/{game}")
        picture = page.locator(f"#thing-{thing} .picture")
        # What scrolls hides what is said.
        picture.scroll_into_view_if_needed()
        point_at(picture)
        expect(page.locator("#explained svg").first).to_be_visible()
        small, large = picture.locator("svg").first.bounding_box(), page.locator("#explained svg").first.bounding_box()
        assert small is not None
        assert large is not None
        assert large["width"] > small["width"]
        page.mouse.move(2, 2)


def test_the_summary_card_of_valdora_tells_how_often_each_card_is_there(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, game="valdora")
    table.my_turn()
    table.page.get_by_role("button", name="Summary card").click()
    card = table.page.get_by_role("dialog", name="Summary card")
    numbers = card.get_by_text(re.compile(r"^×\d+$"))
    expect(numbers.first).to_be_visible()
    counts = [int(text.removeprefix("×")) for text in numbers.all_inner_texts()]
    # Both faces of the 27 commissions in each of the two books, and of the 18 equipment cards in each catalogue.
    assert (sum(counts[:-6]), counts[-6:]) == (2 * 27, [6] * 6)
    expect(card).to_contain_text("What counts at the end")
    assert faults(table.page) == []
