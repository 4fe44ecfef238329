"""Numbered chance inside kernels: the very numbers of `youyi.kernel.streams`, draw by draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from youyi.compiled.arrays import Words, np
from youyi.compiled.jit import kernel

Word: TypeAlias = np.uint64
"""64 bits without a sign. Numba adds a signed and an unsigned number as floats, so the two never meet here."""
signed: Callable[[Word], int] = np.int64  # type: ignore[assignment]  # in kernels the two are one
"""A small word as an ordinary number."""

_WORD = (1 << 64) - 1
GAMMA = Word(0x9E3779B97F4A7C15)
FIRST_FACTOR, SECOND_FACTOR = Word(0xBF58476D1CE4E5B9), Word(0x94D049BB133111EB)
FIRST_SHIFT, SECOND_SHIFT, LAST_SHIFT = Word(30), Word(27), Word(31)
NOTHING, DRAW, PLAYER = Word(0), Word(1), Word(2)
"""NOTHING begins a key; DRAW and PLAYER are its third parts, as in `Numbered`."""


def word(number: int) -> Word:
    """A number of any size as 64 bits: what lies beyond is dropped, as in `youyi.kernel.streams`."""
    return Word(number & _WORD)


SEED, GAME, MIND = range(3)
"""Where in the keys of games stand their seed, the number of the first, and of the one whose private numbers its players draw."""


def first_key(seed: int, games: range, minds: int | None = None) -> Words:
    """The keys of some games, as `playouts` kernels are given them."""
    return np.array([word(seed), word(games.start), word(games.start if minds is None else minds)], np.uint64)


@kernel
def mix(word: Word) -> Word:
    """Scatter 64 bits one to one."""
    word = (word ^ (word >> FIRST_SHIFT)) * FIRST_FACTOR
    word = (word ^ (word >> SECOND_SHIFT)) * SECOND_FACTOR
    return word ^ (word >> LAST_SHIFT)


@kernel
def extended(state: Word, part: Word) -> Word:
    """Hash one more part into a key."""
    return mix(state + GAMMA + part)


@kernel
def hand_key(seed: Word, game: Word, whose: Word, hand: int) -> Word:
    """Begin the key of one hand's draws or of one player's choices; `hand` is 0 for the table, s + 1 for seat s."""
    return extended(extended(extended(extended(NOTHING, seed), game), whose), Word(hand))


@kernel
def below(state: Word, n: int) -> tuple[int, Word]:
    """Draw from 0..n-1, exactly fairly; returns the number and the state of the stream after it."""
    sides = Word(n)
    while True:
        state = state + GAMMA
        word = mix(state)
        # The unequal remainder is smaller than n: only a word among the last n has to be looked at closely.
        if word < NOTHING - sides or word < NOTHING - (NOTHING - sides) % sides or (NOTHING - sides) % sides == NOTHING:
            return signed(word % sides), state
