"""One server and one browser for each worker; for each person, a profile of their own."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.table import Person
from tests.server.served import Served
from tools.tasks import BROWSERS

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
DEALT = (sys.executable, str(Path(__file__).with_name("dealt.py")))
# Generous: what is late on a busy machine is not wrong.
TIMEOUT = 20_000

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """`manoa serve` in a process of its own, with a database of its own, and the same cards in every test."""
    database = tmp_path_factory.mktemp("house") / "manoa.sqlite"
    with Served(
        f"sqlite:///{database}",
        manoa=DEALT,
        MANOA_HINT_NODES="8",
        MANOA_ANALYSIS_NODES="4",
        MANOA_ANALYSIS_NICENESS="0",
    ) as served:
        yield served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def new_person(server: Served, browser: Browser) -> Iterator[NewPerson]:
    """Makes people: each with a browser profile of their own. At the end, nothing may have gone wrong in any."""
    people: list[Person] = []

    def make(name: str | None = "Ada", *, at: str = "", speed: str = "skip", tips: bool = False, **more: Any) -> Person:
        look = {"viewport": {"width": 1366, "height": 768}, "locale": "en", "reduced_motion": "reduce", **more}
        context = browser.new_context(base_url=at or server.address, **look)
        context.set_default_timeout(TIMEOUT)
        # Who is slow in a first game gets advice: how long a test takes must not matter.
        stored = json.dumps(json.dumps({"speed": speed, "tips": tips}))
        context.add_init_script(f"localStorage['manoa-settings'] ??= {stored}")
        people.append(Person(context, name))
        return people[-1]

    yield make
    for person in people:
        person.context.close()
    assert [problem for person in people for problem in person.problems] == []


@pytest.fixture
def ada(new_person: NewPerson) -> Person:
    """Somebody at a laptop, in English."""
    return new_person()


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    """Where downloaded files go."""
    return tmp_path
