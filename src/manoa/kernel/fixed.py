"""What is shared and therefore can't be changed: plain data as dicts and lists that refuse.

They are dicts and lists to everything that reads them (JSON writers, `==`, `isinstance`), at the same speed. A copy of
one, also by `copy.deepcopy` or pickle, is ordinary data of the copier's own.
"""

from __future__ import annotations

from typing import Any, Never

from manoa.kernel.errors import FixedData


def fixed(content: Any) -> Any:
    """The same data, all the way down, for others to read only."""
    if type(content) is FixedDict or type(content) is FixedList:
        return content
    if isinstance(content, dict):
        return FixedDict((name, fixed(value)) for name, value in content.items())
    if isinstance(content, list):
        return FixedList(map(fixed, content))
    return content


def _own(content: Any) -> Any:
    """A copy that may be changed, all the way down."""
    if isinstance(content, dict):
        return {name: _own(value) for name, value in content.items()}
    if isinstance(content, list):
        return [_own(value) for value in content]
    return content


def _refuse(*_: object, **__: object) -> Never:
    raise FixedData("error-fixed")


class FixedDict(dict[str, Any]):
    """A dict that is shared."""

    __slots__ = ()

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __copy__(self) -> dict[str, Any]:
        return dict(self)

    copy = __copy__

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return _own(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (_own(self),)


class FixedList(list[Any]):
    """A list that is shared."""

    __slots__ = ()

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse

    def __copy__(self) -> list[Any]:
        return list(self)

    copy = __copy__

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return _own(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (_own(self),)
