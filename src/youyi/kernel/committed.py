"""Chance fixed beforehand: a secret is committed to before the first throw, and every throw follows from it.

Whoever keeps the commitment can redo every throw and shuffle once the secret is told. It proves that nothing
was changed on the way; it does not prove that nobody chose the secret. A draw's key is the HMAC-SHA256 of the
table's secret over `hand <number> <nth>` (the table's hand is number 0, seat s is s + 1) or `mind <number> <ply>`;
its stream is the HMAC of that key over 0, 1, 2 … (eight bytes each, high byte first), read as 64-bit words.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from youyi.kernel.seats import Seat

SECRET_BYTES = 32
_WORD_BYTES = 8
_WORD = 1 << (8 * _WORD_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown before the first throw; the secret cannot be found from it.

    >>> commitment(bytes(32))
    'sha256:66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    return f"sha256:{hashlib.sha256(secret).hexdigest()}"


class KeyedStream:
    """Fair numbers that follow from a key and from nothing else."""

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        """Begin at the key's first block."""
        self._key = key
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            digest = hmac.digest(self._key, self._block.to_bytes(_WORD_BYTES, "big"), "sha256")
            self._block += 1
            starts = range(0, len(digest), _WORD_BYTES)
            self._words = [int.from_bytes(digest[at : at + _WORD_BYTES], "big") for at in starts]
        return self._words.pop(0)

    def below(self, n: int, /) -> int:
        """Draw from 0..n-1, exactly fairly: the unequal remainder is thrown away."""
        if not 1 <= n <= _WORD:
            raise ValueError(f"cannot draw below {n}")
        fair = _WORD - _WORD % n
        while True:
            word = self._word()
            if word < fair:
                return word % n


@dataclass(frozen=True, slots=True)
class Committed:
    """The chances of one table, all following from its secret."""

    secret: bytes

    @property
    def commit(self) -> str:
        """The commitment to the secret."""
        return commitment(self.secret)

    def for_draw(self, by: Seat | None, nth: int, /) -> KeyedStream:
        """Stream for the nth draw (from 1) by a seat, or by the table (None)."""
        assert nth > 0, "draws are counted from 1"
        return self._stream("hand", 0 if by is None else by + 1, nth)

    def for_player(self, seat: Seat, nth: int, /) -> KeyedStream:
        """Stream for the choice of a player at ply nth (from 0)."""
        assert nth >= 0, "plies are counted from 0 where a player chooses"
        return self._stream("mind", seat + 1, nth)

    def _stream(self, kind: str, number: int, nth: int) -> KeyedStream:
        return KeyedStream(hmac.digest(self.secret, f"{kind} {number} {nth}".encode("ascii"), "sha256"))
