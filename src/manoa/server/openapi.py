"""The OpenAPI document: what FastAPI writes of the paths, and beside it the shapes of the games' own parts.

The web client's types are generated from its components (tools/client_types.py). Those of a game are called by its
name and theirs: `eldorado.View`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI
from pydantic import ConfigDict, TypeAdapter

from manoa.kernel import registry
from manoa.kernel.registry import Shapes

# What is sent is exactly what the shapes say; what they say of a field is kept.
_EXACT = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class Documented(FastAPI):
    """An app whose document also tells what views, descriptions and events of the games look like."""

    def openapi(self) -> dict[str, Any]:
        """The document, made when it is first asked for."""
        if self.openapi_schema is None:
            document = super().openapi()
            for entry in registry.catalogue():
                title = registry.title(entry["name"])
                if title.shapes is not None:
                    built = title.workshop.shapes if title.workshop is not None else {}
                    document["components"]["schemas"].update(components(title.name, title.shapes, built))
            self.openapi_schema = document
        return self.openapi_schema


def components(game: str, shapes: Shapes, workshop: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A game's shapes as component schemas: `View`, `Description`, `Event`, `Glossary`, what its workshop tells, and
    all that they are made of."""
    named = {"View": shapes.view, "Description": shapes.description, **(workshop or {})}
    if shapes.event is not None:
        named["Event"] = shapes.event
    if shapes.glossary is not None:
        named["Glossary"] = shapes.glossary
    schema = exact(*named.values()).json_schema(ref_template=f"#/components/schemas/{game}.{{model}}")
    found = {**dict(zip(named, schema["prefixItems"], strict=True)), **schema.get("$defs", {})}
    return {f"{game}.{name}": part for name, part in found.items()}


def exact(*shapes: Any) -> TypeAdapter[Any]:
    """Checks values, one of each shape in a row: all fields, no others, no type turned into another.

    The row is there because a TypedDict takes no configuration, but hands on what is around it.
    """
    row: Any = tuple.__class_getitem__(shapes)
    return TypeAdapter(row, config=_EXACT)
