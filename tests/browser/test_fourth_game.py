"""A server that plays a game for which the client has no drawing: the lobby offers the others, and nothing breaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests import plugged
from tests.browser.conftest import NewPerson
from tests.server.people import FREE, ME
from tests.server.served import Served, data, guest


def test_the_lobby_lists_only_what_it_can_draw(new_person: NewPerson, tmp_path: Path) -> None:
    plugged.install(tmp_path / "site", "summit", {"summit": "tests.minigame:TITLE"})
    path = plugged.environment(tmp_path / "site")["PYTHONPATH"]
    with Served(f"sqlite:///{tmp_path / 'manoa.sqlite'}", PYTHONPATH=path) as server:
        with server.client(guest(server, "Ben")) as client:
            for game in ("summit", "eldorado"):
                body: dict[str, Any] = {"game": game, "options": {}, "seats": [ME, FREE], "open": True}
                data(client.post("/api/tables", json=body), 201)
            names = [entry["name"] for entry in data(client.get("/api/games"))["games"]]
        assert "summit" in names
        page = new_person(at=server.address).page("/")
        expect(page.locator("input[name=game]")).to_have_count(3)
        tables = page.locator("section", has=page.get_by_role("heading", name="Open tables")).locator("li")
        expect(tables).to_have_count(1)
        expect(tables).to_contain_text("El Dorado")
        expect(page.get_by_text("Summit")).to_have_count(0)
