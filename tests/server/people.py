"""People at tables, for tests: each has a cookie of their own, all talk to one app."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from fastapi.testclient import TestClient
from httpx2 import Response
from starlette.testclient import WebSocketTestSession

ME, FREE = {"kind": "me"}, {"kind": "free"}
RANDOM = {"kind": "bot", "bot": "random"}
GREEDY = {"kind": "bot", "bot": "greedy"}
ORIGIN = "http://testserver"

Data = dict[str, Any]


class Person:
    """Somebody with a browser."""

    def __init__(self, client: TestClient, name: str | None = None) -> None:
        self.client = client
        self.cookie = ""
        if name is not None:
            answer = self.ask("PUT", "/api/me", json={"name": name})
            assert answer.status_code == 200, answer.text
            self.cookie = answer.cookies["manoa"]

    def ask(self, method: str, path: str, **more: Any) -> Response:
        """A request, with this person's cookie and no other: those that the client collects are thrown away."""
        headers = {**more.pop("headers", {}), **({"Cookie": f"manoa={self.cookie}"} if self.cookie else {})}
        answer = self.client.request(method, path, headers=headers, **more)
        self.client.cookies.clear()
        return answer

    def get(self, path: str, **more: Any) -> Data:
        """What a GET answers, which must go well."""
        answer = self.ask("GET", path, **more)
        assert answer.status_code == 200, answer.text
        return self._data(answer)

    def post(self, path: str, body: Data | None = None, status: int = 200) -> Data:
        """What a POST answers, with that status."""
        answer = self.ask("POST", path, json=body)
        assert answer.status_code == status, answer.text
        return self._data(answer)

    def refused(self, status: int, key: str, method: str, path: str, **more: Any) -> Data:
        """What a request answers that must be refused like this."""
        answer = self.ask(method, path, **more)
        data = self._data(answer)
        assert (answer.status_code, data["error"]["key"]) == (status, key), answer.text
        assert data["error"]["message"]
        return data

    def table(self, *seats: Data, is_open: bool = False, **options: Any) -> Data:
        """A new table of El Dorado."""
        body = {"game": "eldorado", "options": options, "seats": list(seats), "open": is_open}
        return self.post("/api/tables", body, 201)

    def snapshot(self, table: str, **query: Any) -> Data:
        """The table as this person sees it."""
        return self.get(f"/api/tables/{table}/snapshot", params=query)

    def act(self, table: str, seen: Data, action: int, seat: int | None = None) -> Data:
        """Plays an action in sight of a snapshot."""
        body = {"seat": seen["seat"] if seat is None else seat, "ply": seen["ply"], "action": action}
        return self.post(f"/api/tables/{table}/actions", body)

    def live(self, table: str, query: str = "", origin: str = ORIGIN) -> AbstractContextManager[WebSocketTestSession]:
        """A connection to the table."""
        headers = {"Origin": origin, "Cookie": f"manoa={self.cookie}"}
        return self.client.websocket_connect(f"/api/tables/{table}/live{query}", headers=headers)

    def _data(self, answer: Response) -> Data:
        data: Data = answer.json()
        return data


def choice(seen: Data, kind: str) -> int:
    """The first choice of a kind."""
    return next(int(one["action"]) for one in seen["choices"] if one["description"]["kind"] == kind)


def kinds(seen: Data) -> set[str]:
    """The kinds of choices that there are."""
    return {one["description"]["kind"] for one in seen["choices"]}


def bare(seen: Data) -> Data:
    """A snapshot without its type, which it has on a live connection, and without the map, which is sent once."""
    view = {key: value for key, value in seen["view"].items() if key != "map"}
    return {**{key: value for key, value in seen.items() if key != "type"}, "view": view}
