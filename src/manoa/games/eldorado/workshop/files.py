"""A route as a file: TOML as `manoa route check` and the option `route` read it."""

from __future__ import annotations

import json
from typing import Any

from manoa.games.eldorado.routes import entries_of, placements_of


def text_of(route: object, name: str, options: dict[str, Any]) -> str:
    """The file of an own route, under a name. Other options are said in remarks: they are no part of a route."""
    lines = [f"# {name}"] if name else []
    lines += [f"# {option} = {json.dumps(value)}" for option, value in sorted(options.items())]
    for entry in entries_of(placements_of(route)):
        lines += ["", "[[tiles]]", *(f"{field} = {json.dumps(value)}" for field, value in entry.items())]
    return "\n".join(lines).lstrip("\n") + "\n"
