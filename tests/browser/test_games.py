"""Whole games in the browser: by mouse, by keyboard only, and two browsers against each other."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.adviser import Advised
from tests.browser.conftest import NewPerson
from tests.browser.player import Player
from tests.browser.table import CHEAP, FREE, GREEDY, ME, PATIENT, SHORT, Person, Table, choose_game

# Which key leads from what has the focus towards an element: on the map, the arrows; elsewhere Tab.
KEY_TOWARDS = """(wanted, tries) => {
    const focused = document.activeElement;
    if (wanted === focused) return "Enter";
    if (!wanted.dataset.target || !focused?.dataset?.target) return "Tab";
    const [to, from] = [wanted, focused].map((each) => each.getBoundingClientRect());
    const across = to.x + to.width / 2 - from.x - from.width / 2;
    const down = to.y + to.height / 2 - from.y - from.height / 2;
    const sideways = Math.abs(across) > Math.abs(down) !== (tries % 3 === 2);
    return sideways ? (across > 0 ? "ArrowRight" : "ArrowLeft") : (down > 0 ? "ArrowDown" : "ArrowUp");
}"""


def by_keys(page: Page, thing: Locator) -> None:
    """Goes to a thing with the keyboard and chooses it."""
    for tries in range(150):
        key: str = thing.evaluate(KEY_TOWARDS, tries)
        page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"the keyboard does not reach {thing}")


def test_a_whole_game_against_bots_by_mouse(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, route=SHORT)
    # The first turn lays everything down but one card.
    table.click(table.ready())
    table.asks("discard")
    table.playable.first.click()
    expect(table.primary).to_have_text("Keep 1, discard 3")
    table.put_away()
    player = Player(table)
    player.play()
    assert {"play", "step", "buy", "tender"} <= player.did
    expect(table.result).to_contain_text("Spaces walked")
    expect(table.result.locator("tbody tr").first.locator("td")).to_have_count(3)
    expect(table.page).to_have_title(re.compile(r"^a route of your own · Round \d+ · Manoa$"))
    table.tells_the_same_anew()
    table.result.get_by_role("button", name="Play again").click()
    expect(table.result).to_be_hidden()
    table.my_turn()


def test_a_whole_game_by_keyboard_only(ada: Person) -> None:
    ada.make(ME, GREEDY, GREEDY, route=SHORT, round_limit=4)
    page = ada.page("/")
    by_keys(page, page.locator("section", has_text="My games").locator("li a"))
    table = Table(page)
    table.my_turn()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Take back one step")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()

    by_keys(page, table.ready())
    table.asks("discard")
    page.keyboard.press("u")
    table.asks("play")

    player = Player(table, lambda thing: by_keys(page, thing))
    player.play()
    assert {"play", "step", "buy", "tender"} <= player.did
    expect(table.result).to_be_visible()
    by_keys(page, table.result.get_by_role("link", name="Replay"))
    expect(page.locator(".replay-controls")).to_be_visible()


def test_two_browsers_play_each_other_by_an_invite_link(ada: Person, new_person: NewPerson) -> None:
    bruno = new_person(None)
    one = Table(ada.page(f"/table/{ada.make(ME, FREE, route=SHORT, round_limit=1)}"))
    link = one.page.locator("#invite").input_value()
    two = Table(bruno.page(link))
    two.page.get_by_label("Your name").fill("Bruno")
    two.page.get_by_role("button", name="Take a seat").click()
    expect(two.frame).to_be_visible(timeout=PATIENT)
    expect(one.frame).to_be_visible(timeout=PATIENT)
    # The link is used up, and no longer in the address.
    assert "invite" not in two.page.url
    expect(two.prompt).to_have_text("Ada is deciding")
    expect(one.page).to_have_title("● Your turn · a route of your own · Round 1")

    one.page.get_by_role("button", name="Chat").click()
    one.page.get_by_label("Say something to the table").fill("Hello, Bruno")
    one.page.keyboard.press("Enter")
    expect(two.page.get_by_role("button", name="Chat")).to_have_text("Chat 1")

    players = Player(one), Player(two)
    while (turn := one.peek()["table"]["turn"]) is not None:
        expect(players[1 - turn].table.prompt).to_contain_text("is deciding", timeout=PATIENT)
        players[turn].table.my_turn()
        while one.peek()["table"]["turn"] == turn:
            players[turn].decide()
    for table in (one, two):
        expect(table.result).to_be_visible(timeout=PATIENT)
        expect(table.result.locator("thead th")).to_have_text([re.compile("Ada|Bruno")] * 2)
    assert one.story() == two.story()


def test_the_lobby_leads_to_a_game_in_one_click(ada: Person) -> None:
    page = ada.page("/")
    page.get_by_role("button", name="Play against bots: The Legendary El Dorado").click()
    table = Table(page)
    table.my_turn()
    expect(table.cards).to_have_count(4)
    expect(table.page.locator(".players li")).to_have_count(3)
    page.goto("/")
    page.get_by_role("button", name="Play against bots: Valdora").click()
    table.my_turn()
    expect(page.locator("[data-pawn]")).to_have_count(3)
    page.goto("/")
    rows = page.locator("section", has_text="My games").locator("li strong")
    expect(rows).to_have_text(["The Legendary El Dorado · First Game", "Valdora · Five sections"])


def test_a_name_is_taken_that_was_just_typed(new_person: NewPerson) -> None:
    """The click on the next button is what leaves the field; both for a first name and for another one."""
    page = new_person(None).page("/")
    for name in ("Zora", "Zora the Second"):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Play against bots: Valdora").click()
        table = Table(page, game="valdora")
        table.my_turn()
        assert table.peek()["table"]["seats"][0]["name"] == name
        page.goto("/")
        expect(page.get_by_label("Your name")).to_have_value(name)


def test_a_table_of_any_game_is_made_from_its_catalogue(ada: Person) -> None:
    page = ada.page("/")
    choose_game(page, "The Legendary El Dorado")
    expect(page.locator("form .players label")).to_have_text(["2", "3", "4"])
    choose_game(page, "Valdora")
    expect(page.locator("form .players label")).to_have_text(["3", "4", "5"])
    page.locator(".maps").scroll_into_view_if_needed()
    expect(page.locator(".maps label strong")).to_have_text(["Five sections", "Wheel"])
    page.locator(".maps label", has_text="Wheel").click()
    page.locator("form .players label", has_text="4").click()
    page.get_by_role("button", name="Start the game").click()
    table = Table(page, game="valdora")
    table.my_turn()
    seen = table.peek()
    assert (seen["table"]["game"], seen["view"]["layout"], seen["table"]["players"]) == ("valdora", "wheel", 4)


def test_a_whole_game_of_valdora_by_mouse(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, game="valdora", round_limit=6)
    table.my_turn()
    # A click goes there; a double click is no more than a move.
    table.targets.first.dblclick()
    expect(table.prompt).to_have_text(table.words("asked-act"))
    table.settled()
    assert table.peek()["view"]["asked"]["seat"] == 0
    table.click(table.undo_step)
    player = Advised(table)
    player.play()
    assert {"move", "buy"} <= player.did
    assert {"load", "deliver"} & player.did
    expect(table.result).to_contain_text(table.words("score-total"))
    over = table.peek()["view"]
    totals = table.result.locator("tr", has_text=table.words("score-total")).locator("td")
    wanted = [str(over["seats"][seat]["score"]["total"]) for places in over["ranking"] for seat in places]
    expect(totals).to_have_text(wanted)
    table.tells_the_same_anew()
    table.result.get_by_role("button", name="Play again").click()
    expect(table.result).to_be_hidden()
    table.my_turn()


def test_a_game_of_valdora_by_keyboard_only(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, game="valdora", round_limit=1)
    page = table.page
    table.my_turn()
    player = Advised(table, lambda thing: by_keys(page, thing))
    player.play()
    assert "move" in player.did
    expect(table.result).to_be_visible()


def test_a_hint_is_shown_where_it_lies_in_valdora(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY, game="valdora")
    table.my_turn()
    table.page.keyboard.press("h")
    expect(table.page.locator("[data-target][data-advice] .advice").first).to_be_visible()
    assert table.peek()["ply"] == 0


def test_a_whole_game_of_the_island_by_mouse(ada: Person) -> None:
    """To its end, with low prices and a small cave of weak dwellers, which make it short."""
    weak = dict.fromkeys(("thieves", "bats", "snakes", "spider", "jaguar", "giant"), 1)
    table = ada.sit(ME, GREEDY, game="island", data={**CHEAP, "cave": {"empty": 0}, "dwellers": weak})
    table.my_turn()
    player = Advised(table)
    player.play()
    assert {"explorer", "discover", "lay", "step"} <= player.did
    over = table.peek()["view"]
    assert max(seat["shrines"] for seat in over["seats"]) == 4
    order = [seat for places in over["ranking"] for seat in places]
    shrines = table.result.locator("tr", has_text=table.words("table-shrines")).locator("td")
    expect(shrines).to_have_text([f"{over['seats'][seat]['shrines']} / 4" for seat in order])
    table.tells_the_same_anew()
    table.result.get_by_role("button", name="Play again").click()
    expect(table.result).to_be_hidden()
    table.my_turn()


def test_what_is_bought_on_the_island_is_put_on_the_map(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, game="island", data=CHEAP)
    page = table.page
    player = Advised(table)

    def choices(kind: str) -> list[int]:
        return [choice["action"] for choice in table.peek()["choices"] if choice["description"]["kind"] == kind]

    def explore() -> None:
        table.my_turn()
        while table.peek()["view"]["asked"]["what"] != "explore":
            player.decide()
            table.my_turn()

    def wait_for(kind: str) -> int:
        while not choices(kind):
            player.do(choices("end")[0])
            explore()
        return choices(kind)[0]

    explore()
    # What cannot be bought says why.
    expect(page.locator("[data-tool=army]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-tool=army]").focus()
    page.keyboard.press("Enter")
    expect(table.tray).to_contain_text(table.words("refused-no-villagers"))

    # A thing in hand lights up its own places; a place is picked, told, and bought by the button.
    wait_for("farm")
    page.locator("[data-tool=farm]").click()
    expect(table.targets).to_have_count(len(choices("farm")))
    table.targets.first.click()
    expect(table.primary).to_have_text(table.words("island-do-farm"))
    mine = page.get_by_role("img", name=table.words("island-farm-of", player="Ada"))
    expect(mine).to_have_count(0)
    table.click(table.ready())
    expect(mine).to_have_count(1)
    # It can be taken back, and bought again by two clicks.
    table.click(table.undo_step)
    expect(mine).to_have_count(0)
    player.do(choices("farm")[0])
    expect(mine).to_have_count(1)

    # Where the other explorers have left, a villager comes, and goes on.
    player.do(wait_for("villager"))
    expect(page.get_by_role("img", name=table.words("island-villagers-of", player="Ada", number=1))).to_have_count(1)
    player.do(wait_for("army"))
    table.asks("march")
    player.do(choices("march")[0])


def test_a_game_of_the_island_by_keyboard_only(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, game="island", round_limit=1)
    page = table.page
    table.my_turn()
    player = Advised(table, lambda thing: by_keys(page, thing))
    player.play()
    assert {"explorer", "end"} <= player.did
    expect(table.result).to_be_visible()
