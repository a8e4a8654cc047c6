"""Reading a table of data field by field: whatever is wrong is refused with the place where it stands."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from manoa.kernel.errors import BadOption, shown

# Words about a number; people may keep them in their files.
_MARKS: Final = ("provenance", "reason")
# Deeper than the tables of any game go. What lies deeper is left as it is, for the checks to refuse.
_DEPTH: Final = 8


def load_datafile(path: Path) -> dict[str, Any]:
    """The content of a TOML file of a person's own."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as broken:
        raise BadOption("error-data-not-text", file=str(path)) from broken
    except (ValueError, RecursionError) as broken:  # also of numbers too long and of lists too deep for the parser
        raise BadOption("error-data-not-toml", file=str(path), reason=str(broken)) from broken


def unmarked(value: Any, depth: int = _DEPTH) -> Any:
    """The same data without the words about it."""
    if depth == 0:
        return value
    if isinstance(value, dict):
        return {name: unmarked(inner, depth - 1) for name, inner in value.items() if name not in _MARKS}
    if isinstance(value, list):
        return [unmarked(inner, depth - 1) for inner in value]
    return value


def as_of(content: dict[str, Any], version: int) -> dict[str, Any]:
    """The tables of a data file as they are for games of a version of the rules.

    An entry of its list `before` has a `version`, and tables as they were for games of all versions below it.
    """
    result = {name: table for name, table in content.items() if name != "before"}
    # From the newest change back to the oldest that came after this version.
    for change in sorted(content.get("before", []), key=lambda entry: -int(entry["version"])):
        if version < change["version"]:
            result.update({name: table for name, table in change.items() if name != "version"})
    return result


class DataTable:
    """A table of an own data file, or of one of ours. `where` is its name in sentences."""

    def __init__(self, content: object, where: str) -> None:
        if not isinstance(content, dict):
            raise BadOption("error-data-not-a-table", where=where)
        self.content: dict[Any, Any] = content  # keys are whatever was handed in
        self.where = where

    def only(self, fields: list[str]) -> None:
        """Refuses fields that do not belong here."""
        for field in self.content:
            if field not in fields:
                raise BadOption("error-data-field-unknown", where=self.where, field=shown(field))

    def has(self, field: str) -> bool:
        """Whether the field is given."""
        return field in self.content

    def place(self, field: str) -> str:
        """The name of a field in sentences."""
        return f"{self.where}.{field}"

    def any(self, field: str) -> Any:
        """A field that must be there."""
        if field not in self.content:
            raise BadOption("error-data-field-missing", where=self.where, field=field)
        return self.content[field]

    def number(self, field: str, least: int, most: int) -> int:
        """A whole number in a range."""
        return number_in(self.any(field), self.place(field), least, most)

    def numbers(self, fields: list[str], least: int, most: int) -> list[int]:
        """A whole number in a range for each of these fields, and no other field."""
        self.only(fields)
        return [self.number(field, least, most) for field in fields]

    def word(self, field: str, values: list[str]) -> int:
        """The place of a word among those that it may be."""
        return word_in(self.any(field), self.place(field), values)

    def text(self, field: str, most: int) -> str:
        """A short word of the writer's own."""
        value = self.any(field)
        if not isinstance(value, str) or not 0 < len(value) <= most or not value.isprintable() or " " in value:
            raise BadOption("error-data-id", where=self.place(field), value=shown(value), most=most)
        return value

    def items(self, field: str) -> list[Any]:
        """A list."""
        value = self.any(field)
        if not isinstance(value, list):
            raise BadOption("error-data-not-a-list", where=self.place(field))
        return value

    def just(self, field: str, number: int) -> list[Any]:
        """A list of so many entries."""
        value = self.items(field)
        if len(value) != number:
            raise BadOption("error-data-count", where=self.place(field), value=len(value), wanted=number)
        return value

    def table(self, field: str) -> DataTable:
        """A table within this one."""
        return DataTable(self.any(field), self.place(field))


def number_in(value: object, where: str, least: int, most: int) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOption("error-data-number", where=where, value=shown(value), least=least, most=most)
    return value


def word_in(value: object, where: str, values: list[str]) -> int:
    """The place of a word among those that it may be."""
    if not isinstance(value, str) or value not in values:
        raise BadOption("error-data-word", where=where, value=shown(value), values=", ".join(values))
    return values.index(value)


def twice(where: str, value: str) -> BadOption:
    """The refusal of something that may be there only once."""
    return BadOption("error-data-twice", where=where, value=value)
