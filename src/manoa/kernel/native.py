"""One source, two speeds: the names that the fast modules take their numbers and vectors from.

mypyc reads the first branch and compiles `i64` to a machine word and `vec[i64]` to a flat native array. Python,
running the very same modules uncompiled, takes the second: plain ints and plain lists, which are the fastest things
it has. This module itself is never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Final

    from librt.strings import read_i64_le as read_i64
    from librt.vecs import append as append, vec as vec
    from mypy_extensions import i64 as i64, u8 as u8

    # Compiled i64 arithmetic wraps at 64 bits by itself, so there the mask keeps every bit.
    MASK64: Final[i64] = -1
else:
    i64 = u8 = int
    MASK64 = 0xFFFF_FFFF_FFFF_FFFF

    class _Vectors:
        """`vec[i64](items)` as a plain list."""

        def __getitem__(self, item):
            return list

    vec = _Vectors()

    def read_i64(data, place):
        """A machine word with a sign, the lowest byte first."""
        return int.from_bytes(data[place : place + 8], "little", signed=True)

    def append(vector, item):
        """Appends as librt's does: the caller goes on with what is returned."""
        vector.append(item)
        return vector


__all__ = ["MASK64", "append", "i64", "read_i64", "u8", "vec"]
