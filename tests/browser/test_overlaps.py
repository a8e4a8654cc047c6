"""At every width, with the fullest hands and in every language: nothing is cut off, nothing is covered."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.crowded import crowded, stored
from tests.browser.table import PATIENT, Table
from tests.server.served import Served

WIDTHS = range(360, 1921, 40)
# Phones on their side, tablets, and what a small laptop leaves to a page.
OTHERS = [(640, 360), (844, 390), (932, 430), (820, 1180), (1024, 768), (1180, 820), (1366, 768), (1536, 639)]
LONGEST = "pl"

# What a person would complain of, one line for each. Whatever scrolls can be scrolled to, and the map can be dragged.
FAULTS = """() => {
    const faults = new Set();
    const name = (element) => {
        const parts = [];
        for (let each = element; each && each !== document.body && parts.length < 4; each = each.parentElement) {
            const kind = [...each.classList].filter((one) => !one.startsWith("svelte-")).slice(0, 2).join(".");
            parts.unshift(each.tagName.toLowerCase() + (kind && "." + kind));
        }
        return parts.join(" > ");
    };
    const hidden = (element) => {
        // Read out only: clipped to nothing.
        const { clipPath } = getComputedStyle(element);
        return clipPath === "inset(50%)" || element.getBoundingClientRect().width <= 1;
    };
    const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !element.closest("main.board .sheet, [inert], dialog:not([open]), [popover]") && !hidden(element);
    // The part of the page in which an element can be seen, and whether what is beyond can be scrolled to.
    const room = (element) => {
        const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, across: false, down: false };
        let fixed = getComputedStyle(element).position === "fixed";
        for (let each = element.parentElement; each && !fixed; each = each.parentElement) {
            const style = getComputedStyle(each), edge = each.getBoundingClientRect();
            const clips = (way) => !["visible"].includes(way);
            if (clips(style.overflowX)) {
                if (["auto", "scroll"].includes(style.overflowX)) box.across = true;
                box.left = Math.max(box.left, edge.left); box.right = Math.min(box.right, edge.right);
            }
            if (clips(style.overflowY)) {
                if (["auto", "scroll"].includes(style.overflowY)) box.down = true;
                box.top = Math.max(box.top, edge.top); box.bottom = Math.min(box.bottom, edge.bottom);
            }
            fixed = style.position === "fixed";
        }
        return box;
    };
    const SLACK = 1.5;
    const cut = (rect, box) =>
        (!box.across && (rect.left < box.left - SLACK || rect.right > box.right + SLACK))
        || (!box.down && (rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK));
    const inside = (rect, box) => rect.right > box.left + 2 && rect.left < box.right - 2
        && rect.bottom > box.top + 2 && rect.top < box.bottom - 2;
    const related = (one, other) => one.contains(other) || other.contains(one);
    const covered = (element, rect, box) => {
        const x = (Math.max(rect.left, box.left) + Math.min(rect.right, box.right)) / 2;
        const y = (Math.max(rect.top, box.top) + Math.min(rect.bottom, box.bottom)) / 2;
        const top = document.elementFromPoint(x, y);
        // On one card or button things are laid on each other on purpose, and so are the cards of a fan.
        const whole = [top?.closest("button, label, .card"), top?.closest("[data-fan]")];
        return top && !related(top, element) && !whole.some((each) => each?.contains(element)) ? top : null;
    };

    // Texts: whole, and not under anything.
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode, element = text.parentElement;
        if (!text.textContent.trim() || element.closest("script, style, option, svg") || !seen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const style = getComputedStyle(element);
        const own = element.getBoundingClientRect();
        const outer = room(element);
        if (style.overflowX !== "visible" && !["auto", "scroll"].includes(style.overflowX)) {
            outer.left = Math.max(outer.left, own.left); outer.right = Math.min(outer.right, own.right);
        }
        if (style.overflowY !== "visible" && !["auto", "scroll"].includes(style.overflowY)) {
            outer.top = Math.max(outer.top, own.top); outer.bottom = Math.min(outer.bottom, own.bottom);
        }
        const line = Math.max(2, parseFloat(style.fontSize) * 0.35);
        for (const rect of range.getClientRects()) {
            if (rect.width < 1) continue;
            // Letters are lower than the line they stand on.
            const { left, right, top, bottom } = rect;
            const letters = { left, right, top: top + line / 2, bottom: bottom - line / 2 };
            const what = `${name(element)}: “${text.textContent.trim().slice(0, 40)}”`;
            if (cut(letters, outer)) { faults.add(`cut text ${what}`); break; }
            if (!inside(letters, outer)) continue;
            const over = covered(element, letters, outer);
            if (over) { faults.add(`text under ${name(over)}: ${what}`); break; }
        }
    }
    // Things to press: whole, and none on another.
    const PRESSED = "button, a[href], input, select, textarea, [role=button], [tabindex='0']:not(div)";
    const things = [...document.querySelectorAll(PRESSED)].filter((each) => seen(each) && !each.closest("svg"));
    const places = things.map((thing) => [thing, thing.getBoundingClientRect(), room(thing)]);
    for (const [thing, rect, box] of places) {
        if (rect.width < 1) continue;
        if (cut(rect, box)) faults.add(`cut ${name(thing)} “${thing.innerText?.trim().slice(0, 30)}”`);
        else if (inside(rect, box) && !thing.closest("[data-fan]")) {
            const over = covered(thing, rect, box);
            if (over) faults.add(`${name(thing)} under ${name(over)}`);
        }
    }
    for (const [index, [one, a, roomA]] of places.entries()) for (const [other, b, roomB] of places.slice(index + 1)) {
        if (related(one, other) || one.closest("label")?.contains(other)) continue;
        const fan = one.closest("[data-fan]");
        if (fan && fan === other.closest("[data-fan]")) continue;
        const all = [a, b, roomA, roomB];
        const across = Math.min(...all.map((box) => box.right)) - Math.max(...all.map((box) => box.left));
        const down = Math.min(...all.map((box) => box.bottom)) - Math.max(...all.map((box) => box.top));
        if (across > 2 && down > 2) faults.add(`${name(one)} overlaps ${name(other)}`);
    }
    // Pictures: not under anything.
    for (const picture of document.querySelectorAll("svg, img")) {
        if (!seen(picture) || picture.parentElement.closest("svg")) continue;
        const rect = picture.getBoundingClientRect(), box = room(picture);
        if (rect.width < 4 || !inside(rect, box) || picture.closest("[data-fan]")) continue;
        const over = covered(picture, rect, box);
        if (over) faults.add(`picture ${name(picture)} under ${name(over)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.add("the page scrolls sideways");
    return [...faults].sort();
}"""
# What is cut off at the edge by something that scrolls or hides is no fault.
HANGING = """() => [...document.querySelectorAll("body *")].filter((each) => {
    if (each.getBoundingClientRect().right <= innerWidth + 1) return false;
    for (let around = each.parentElement; around !== document.body; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== "visible") return false;
    return each.checkVisibility();
}).map((each) => `${each.tagName} ${each.className}`)"""
LAID_OUT = """([width, height]) => {
    const { right, bottom } = document.querySelector(".table").getBoundingClientRect();
    return innerWidth === width && innerHeight === height && right === width && bottom === height;
}"""


def height_at(width: int) -> int:
    """How high a screen of that width usually is."""
    if width < 640:
        return 640 if width == 360 else 800
    if width < 900:
        return 1100
    return 640 if width % 80 == 0 else 768


def faults(page: Page, width: int, height: int) -> list[str]:
    """What is wrong at that size."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(LAID_OUT, arg=[width, height])
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize("game", ["eldorado", "valdora", "island"])
def test_nothing_is_cut_or_covered(server: Served, new_person: NewPerson, game: str) -> None:
    person = new_person(name := f"Wilhelmina {game}")
    table = stored(server, crowded(game), name)
    sizes = [*((width, height_at(width)) for width in WIDTHS), *OTHERS]
    complaints: dict[str, list[str]] = {}
    for number, language in enumerate(("it", "es", "en", LONGEST)):
        page = person.page("/")
        page.evaluate("(language) => localStorage.setItem('manoa-language', language)", json.dumps(language))
        page.goto(f"/table/{table}")
        shown = Table(page, language, game)
        expect(shown.yours).to_be_visible(timeout=PATIENT)
        for width, height in sizes if language == LONGEST else sizes[number::3]:
            for fault in faults(page, width, height):
                complaints.setdefault(fault, []).append(f"{language} {width}×{height}")
        page.close()
    told = [f"{fault} ← {len(where)}: {', '.join(where[:5])}" for fault, where in sorted(complaints.items())]
    assert not told, "\n".join(told)


@pytest.mark.parametrize("language", ["en", "it", "es", "pl"])
def test_no_page_hangs_over_the_edge_of_a_phone(new_person: NewPerson, language: str) -> None:
    person = new_person("Wilhelmina", locale=language, viewport={"width": 360, "height": 640})
    for path in ("/", "/me", "/best/eldorado"):
        page = person.page(path)
        expect(page.locator("h2, h1").first).to_be_visible(timeout=PATIENT)
        if path == "/":
            # The form for a new table comes with the list of games.
            expect(page.locator("#clock")).to_be_attached(timeout=PATIENT)
        assert page.evaluate(HANGING) == [], path
        page.close()
