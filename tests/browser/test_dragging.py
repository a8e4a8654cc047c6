"""By dragging: the pawn onto a space that is lit, or a card from the hand onto a space."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.table import ME, RANDOM, Person, Table


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def to_go(table: Table) -> str:
    """How far the own pawn is from El Dorado."""
    return table.page.locator(".players li").first.locator(".far").inner_text()


def test_the_pawn_is_dragged_onto_a_space(ada: Person) -> None:
    table = ada.sit_able(ME, RANDOM, RANDOM)
    before = to_go(table)
    table.click(table.playable.first)
    table.asks("move")
    mouse, ply = table.page.mouse, table.ply
    target = table.targets.first
    name = target.get_attribute("data-target")
    mouse.move(*middle(table.page.locator(".pawn.draggable")))
    mouse.down()
    mouse.move(*middle(target), steps=5)
    mouse.up()
    table.moved_on(ply)
    assert to_go(table) != before
    assert table.peek()["view"]["seats"][0]["pawns"][0]["space"] == name


def test_a_pawn_dropped_elsewhere_stays(ada: Person) -> None:
    table = ada.sit_able(ME, RANDOM, RANDOM)
    table.click(table.playable.first)
    table.asks("move")
    mouse, ply = table.page.mouse, table.ply
    x, y = middle(table.page.locator(".pawn.draggable"))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 500, y + 20, steps=5)
    mouse.up()
    table.click(table.undo_step)
    assert table.ply == ply + 1, "nothing but the undo was sent"


def test_a_card_is_dragged_onto_a_space(ada: Person) -> None:
    table = ada.sit_able(ME, RANDOM, RANDOM)
    before = to_go(table)
    card = table.playable.first
    card.click()
    table.asks("move")
    x, y = middle(table.targets.first)
    table.click(table.page.locator(".hand .card-button[aria-pressed=true]"))
    table.asks("play")
    ply = table.ply
    mouse = table.page.mouse
    mouse.move(*middle(table.playable.first))
    mouse.down()
    mouse.move(x + 5, y + 5, steps=4)
    mouse.move(x, y)
    mouse.up()
    table.moved_on(ply)
    expect(table.page.locator(".players li").first.locator(".far")).not_to_have_text(before)
