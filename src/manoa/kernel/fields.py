"""Reading a position field by field: what is missing, unknown or wrong is refused with its path."""

from __future__ import annotations

from typing import Any

from manoa.kernel import splitmix
from manoa.kernel.errors import BadRecord, shown
from manoa.kernel.native import i64


class Fields:
    """Reads a table of a position field by field; what is wrong is refused by its path."""

    def __init__(self, content: object, path: str) -> None:
        if not isinstance(content, dict):
            raise BadRecord("error-position-field", field=path, value=shown(content))
        self.content: dict[Any, Any] = content  # keys are whatever was handed in
        self.path = path
        self.seen: set[str] = set()

    def where(self, name: str) -> str:
        """The path of a field."""
        return f"{self.path}.{name}"

    def refuse(self, name: str) -> BadRecord:
        """The refusal of a field's value."""
        return BadRecord("error-position-field", field=self.where(name), value=shown(self.content.get(name)))

    def any(self, name: str) -> Any:
        """A field that must be there."""
        if name not in self.content:
            raise BadRecord("error-position-field-missing", field=self.where(name))
        self.seen.add(name)
        return self.content[name]

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number in a range."""
        value = self.any(name)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.refuse(name)
        return value

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.any(name)
        if not isinstance(value, bool):
            raise self.refuse(name)
        return value

    def word(self, name: str, values: list[str]) -> int:
        """The place of a word among those that it may be."""
        value = self.any(name)
        if not isinstance(value, str) or value not in values:
            raise self.refuse(name)
        return values.index(value)

    def word_or_none(self, name: str, values: list[str]) -> int:
        """The same, or -1 for null."""
        return -1 if self.any(name) is None else self.word(name, values)

    def items(self, name: str, length: int) -> list[Any]:
        """A list of so many entries."""
        value = self.any(name)
        if not isinstance(value, list) or len(value) != length:
            raise self.refuse(name)
        return value

    def different(self, name: str, values: list[str]) -> list[int]:
        """A list of different words, each by its place among those that it may be."""
        value = self.any(name)
        if not isinstance(value, list):
            raise self.refuse(name)
        places: list[int] = []
        for word in value:
            if not isinstance(word, str) or word not in values or values.index(word) in places:
                raise self.refuse(name)
            places.append(values.index(word))
        return places

    def mask(self, name: str, limit: int, least: int = 0) -> i64:
        """A list of different numbers, as a mask of bits."""
        value = self.any(name)
        if not isinstance(value, list):
            raise self.refuse(name)
        mask: i64 = 0
        for bit in value:
            if isinstance(bit, bool) or not isinstance(bit, int) or not least <= bit < limit or (mask >> bit) & 1:
                raise self.refuse(name)
            mask |= 1 << bit
        return mask

    def chance(self, name: str) -> i64:
        """The state of the random generator, sixteen hexadecimal digits."""
        value = self.any(name)
        if not isinstance(value, str) or len(value) != 16 or any(digit not in "0123456789abcdef" for digit in value):
            raise self.refuse(name)
        return splitmix.signed(int(value, 16))

    def close(self) -> None:
        """Refuses fields that nobody asked for."""
        for name in self.content:
            if name not in self.seen:
                raise BadRecord("error-position-field-unknown", field=self.where(str(name)))
