"""JSON as the server writes it."""

from __future__ import annotations

import json

import orjson


def to_json(content: object) -> bytes:
    """Content as JSON in UTF-8.

    What a fast writer does not take is left to the thorough one: a refusal may quote something that is no proper text
    (a lone surrogate), and games of other packages may use numbers as keys.
    """
    try:
        # Copied, because what the writer returns takes up a page of memory, however short it is, and some is kept.
        return bytes(memoryview(orjson.dumps(content)))
    except TypeError:
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
