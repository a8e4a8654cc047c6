"""The OpenAPI document is true: Schemathesis makes requests from it, good and bad, and checks the answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from manoa.server.app import create_app
from manoa.server.settings import Settings
from tests.server.people import FREE, GREEDY, ME
from tests.server.served import Served, data, guest

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


class Site:
    """A running server with a guest and some tables."""

    def __init__(self, server: Served) -> None:
        self.address = server.address
        self.cookie = guest(server, "Ada")
        with server.client(self.cookie) as client:
            rows = ((ME, FREE), (ME, {"kind": "local"}), (ME, GREEDY))
            bodies = [{"game": "eldorado", "seats": list(row), "open": True} for row in rows]
            self.tables = [data(client.post("/api/tables", json=body), 201)["id"] for body in bodies]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("schema")
    with Served(f"sqlite:///{folder / 'manoa.sqlite'}") as server:
        yield Site(server)


DOCUMENT = schemathesis.openapi.from_dict(create_app(Settings(database="sqlite://")).openapi())
OPERATIONS = {found.ok().label: found.ok() for found in DOCUMENT.get_all_operations() if isinstance(found, Ok)}


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_as_documented(label: str, site: Site) -> None:
    operation = OPERATIONS[label]
    cases = operation.as_strategy() | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @given(case=cases)
    @settings(max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def ask(case: Case[Any]) -> None:
        if "table" in case.path_parameters:
            # A made-up name is no table; the paths behind it need one that is there.
            case.path_parameters["table"] = site.tables[len(str(case.body)) % len(site.tables)]
        case.call_and_validate(base_url=site.address, checks=CHECKS, headers={"Cookie": f"manoa={site.cookie}"})

    ask()
