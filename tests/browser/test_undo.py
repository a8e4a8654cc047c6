"""Taking back, and what keeps a turn from ending by mistake."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.table import GREEDY, ME, RANDOM, Person


def test_undo_step_by_step_and_the_whole_turn(ada: Person) -> None:
    table = ada.sit_able(ME, RANDOM, RANDOM)
    expect(table.undo_step).to_be_disabled()
    expect(table.undo_turn).to_be_disabled()
    hand = table.cards.all_inner_texts()
    player = Player(table)
    while "step" not in player.did:
        player.decide()
    moved = table.page.locator(".players li").first.locator(".far").inner_text()
    table.click(table.undo_step)
    table.asks("move")
    expect(table.page.locator(".players li").first.locator(".far")).not_to_have_text(moved)
    table.click(table.undo_turn)
    table.asks("play")
    assert sorted(table.cards.all_inner_texts()) == sorted(hand)
    expect(table.undo_turn).to_be_disabled()

    # The same by keys.
    player = Player(table)
    while "step" not in player.did:
        player.decide()
    ply = table.ply
    table.page.keyboard.press("Shift+U")
    table.moved_on(ply)
    table.asks("play")
    assert sorted(table.cards.all_inner_texts()) == sorted(hand)


def test_a_card_can_be_laid_back_for_another(ada: Person) -> None:
    table = ada.sit_able(ME, RANDOM, RANDOM)
    table.click(table.playable.first)
    table.asks("move")
    expect(table.targets.first).to_be_visible()
    table.click(table.page.locator(".hand .card-button[aria-pressed=true]"))
    table.asks("play")
    expect(table.cards).to_have_count(4)


def test_what_was_revealed_is_not_taken_back(ada: Person) -> None:
    table = ada.sit(ME, GREEDY, GREEDY)
    table.end_turn()
    table.my_turn()
    expect(table.undo_step).to_be_disabled()
    expect(table.undo_turn).to_be_disabled()


def test_a_double_click_never_ends_the_turn_unseen(ada: Person) -> None:
    table = ada.sit(ME, RANDOM, RANDOM)
    ply = table.ply
    table.ready().dblclick()
    table.asks("discard")
    assert table.ply == ply + 1
    table.click(table.undo_step)
    table.asks("play")
    # Two quick clicks that the browser does not call a double click, and a key held down.
    ply = table.ply
    box = table.ready().bounding_box()
    assert box is not None
    for _ in range(2):
        table.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.asks("discard")
    table.ready()
    assert table.ply == ply + 1
    expect(table.yours).to_be_visible()
