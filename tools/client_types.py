"""Generates the web client's types from the server's OpenAPI document.

PYTHONPATH=src .venv/bin/python -m tools.client_types

What the server says goes to web/src/generated/api.ts; what a game's shapes say, to a file of the game's name. They are
committed, and a test fails where they are not what would be written.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from manoa.server.app import create_app
from manoa.server.settings import Settings

WEB = Path(__file__).resolve().parent.parent / "web/src"
GENERATED = WEB / "generated"
HEAD = "// Generated from the server's OpenAPI document by tools/client_types.py; changes belong in Python.\n"
WIDTH = 120
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> dict[str, str]:
    """The names of all files, with what stands in each."""
    documented = create_app(Settings(database="sqlite://")).openapi()["components"]["schemas"]
    parts: dict[str, dict[str, Any]] = {"api": {}}
    for name, schema in documented.items():
        game, dot, own = name.rpartition(".")
        # A game that somebody else has registered has its client elsewhere, if it has one.
        if not dot or (WEB / "games" / game).is_dir():
            parts.setdefault(game or "api", {})[own] = schema
    return {f"{part}.ts": _file(schemas) for part, schemas in sorted(parts.items())}


def _file(schemas: dict[str, Any]) -> str:
    return HEAD + "".join(f"\n{_declared(name, schema)}" for name, schema in sorted(schemas.items()))


def _declared(name: str, schema: dict[str, Any]) -> str:
    said = _comment(schema, "")
    if not _is_record(schema):
        return said + _assigned(f"export type {name} =", schema, "")
    fields = [
        _comment(part, "  ") + _assigned(f"  {_key(field, schema)}:", part, "  ")
        for field, part in schema["properties"].items()
    ]
    if schema.get("additionalProperties") is True:
        fields.append("  [field: string]: unknown;\n")
    return f"{said}export interface {name} {{\n{''.join(fields)}}}\n"


def _comment(schema: dict[str, Any], indent: str) -> str:
    lines = schema.get("description", "").splitlines()
    if len(lines) > 1:
        return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"
    return f"{indent}/** {lines[0]} */\n" if lines else ""


def _assigned(begin: str, schema: dict[str, Any], indent: str) -> str:
    """A union that is too long for one line stands with one member in each."""
    line = f"{begin} {_type(schema)};\n"
    members = _members(schema)
    if len(line) <= WIDTH or len(members) == 1:
        return line
    return begin + "".join(f"\n{indent}  | {member}" for member in members) + ";\n"


def _type(schema: dict[str, Any]) -> str:
    return " | ".join(_members(schema))


def _members(schema: dict[str, Any]) -> list[str]:
    """The types of which a value may have one."""
    if "enum" in schema:
        return [json.dumps(value) for value in schema["enum"]]
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return list(dict.fromkeys(member for part in schema[several] for member in _members(part)))
    if "$ref" in schema:
        return [str(schema["$ref"]).rpartition("/")[2].rpartition(".")[2]]
    if "const" in schema:
        return [json.dumps(schema["const"])]
    match schema.get("type"):
        case None:
            return ["unknown"]
        case "array":
            return [_array(schema)]
        case "object":
            return [_object(schema)]
        case plain:
            return [PLAIN[plain]]


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
    members = _members(schema.get("items", {}))
    return f"{members[0]}[]" if len(members) == 1 else f"({' | '.join(members)})[]"


def _object(schema: dict[str, Any]) -> str:
    if _is_record(schema):
        return (
            f"{{ {'; '.join(f'{_key(name, schema)}: {_type(part)}' for name, part in schema['properties'].items())} }}"
        )
    more = schema.get("additionalProperties")
    value = _type(more) if isinstance(more, dict) else "unknown"
    if "propertyNames" in schema:
        return f"Partial<Record<{_type(schema['propertyNames'])}, {value}>>"
    return f"Record<string, {value}>"


def _is_record(schema: dict[str, Any]) -> bool:
    return "properties" in schema


def _key(name: str, schema: dict[str, Any]) -> str:
    written = name if name.isidentifier() else json.dumps(name)
    return written if name in schema.get("required", ()) else f"{written}?"


def main() -> None:
    """Writes the files and removes those that nothing is written to any more."""
    GENERATED.mkdir(exist_ok=True)
    written = files()
    for path in GENERATED.iterdir():
        if path.name not in written:
            path.unlink()
    for name, text in written.items():
        (GENERATED / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
