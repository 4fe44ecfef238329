"""Sets of up to 63 things as the bits of a number, in kernels."""

from __future__ import annotations

from youyi.compiled.jit import part
from youyi.compiled.streams import Word, signed

PAIRS, NIBBLES, BYTES, ONES = (
    Word(0x5555555555555555),
    Word(0x3333333333333333),
    Word(0x0F0F0F0F0F0F0F0F),
    Word(0x0101010101010101),
)
BY_ONE, BY_TWO, BY_FOUR, TO_TOP = Word(1), Word(2), Word(4), Word(56)


@part
def how_many(members: int) -> int:
    """Count the bits; the compiler finds the processor's own instruction for it."""
    word = Word(members)
    word = word - (word >> BY_ONE & PAIRS)
    word = (word & NIBBLES) + (word >> BY_TWO & NIBBLES)
    word = word + (word >> BY_FOUR) & BYTES
    return signed(word * ONES >> TO_TOP)
