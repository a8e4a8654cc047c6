"""Random words: SplitMix64, the same numbers compiled or not.

A generator is one 64-bit state, so a game that carries it stays cheap to copy. Compiled, the state is a signed machine
word; uncompiled, it is an int kept below 2**64 by MASK64. The bits agree, and `unsigned` gives their common reading.
"""

from __future__ import annotations

from typing import Final

from manoa.kernel.native import MASK64, i64

# The constants of SplitMix64 as signed words, which is how a compiled i64 holds them.
GAMMA: Final = 0x9E3779B97F4A7C15 - (1 << 64)
MIX_1: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
MIX_2: Final = 0x94D049BB133111EB - (1 << 64)


def advance(state: i64) -> i64:
    """The generator's next state."""
    return (state + GAMMA) & MASK64


def word(state: i64) -> i64:
    """The 64 random bits that belong to a state. The masks after `>>` make a signed shift a logical one."""
    mixed: i64 = ((state ^ ((state >> 30) & 0x3FFFFFFFF)) * MIX_1) & MASK64
    mixed = ((mixed ^ ((mixed >> 27) & 0x1FFFFFFFFF)) * MIX_2) & MASK64
    return mixed ^ ((mixed >> 31) & 0x1FFFFFFFF)


def below(state: i64, limit: i64) -> i64:
    """A number in 0..limit-1 from the upper 32 bits; for the small limits of a game the bias is under 2**-24."""
    return (((word(state) >> 32) & 0xFFFFFFFF) * limit) >> 32


def unsigned(state: i64) -> int:
    """The state as a number in 0..2**64-1, whichever way the machine holds it."""
    number: int = state
    return number & 0xFFFFFFFFFFFFFFFF


def signed(number: int) -> i64:
    """The inverse of `unsigned`: any int's low 64 bits as a state."""
    number &= 0xFFFFFFFFFFFFFFFF
    if number >= 1 << 63:
        number -= 1 << 64
    return number
