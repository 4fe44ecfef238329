"""Passphrases of accounts: what Argon2id makes of one, and what may be one.

From a passphrase come a proof, of which the hash is stored, and a key, which is not stored: it opens the account's own key,
under which the tokens of seats are kept (`account_keys`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from unicodedata import normalize

from argon2.low_level import Type, hash_secret_raw

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError

_MOST_WAITING = 20
"""Passphrases in a line, those that are tried among them."""
SHORTEST = 8
LONGEST = 200
"""In code points."""
COMMON = frozenset(
    [
        "12345678",
        "123456789",
        "1234567890",
        "87654321",
        "987654321",
        "0123456789",
        "123123123",
        "147258369",
        "789456123",
        "1q2w3e4r",
        "1q2w3e4r5t",
        "1qaz2wsx",
        "a12345678",
        "a123456789",
        "abc12345",
        "abcd1234",
        "abcdefgh",
        "asdf1234",
        "asdfghjk",
        "asdfghjkl",
        "qazwsxedc",
        "qwer1234",
        "qwertyui",
        "qwertyuiop",
        "qwerty12",
        "qwerty123",
        "zxcvbnm1",
        "zxcvbnm123",
        "password",
        "password1",
        "password12",
        "password123",
        "passw0rd",
        "p@ssw0rd",
        "p@ssword",
        "pass1234",
        "letmein1",
        "welcome1",
        "changeme",
        "iloveyou",
        "iloveyou1",
        "sunshine",
        "princess",
        "football",
        "baseball",
        "basketball",
        "superman",
        "spiderman",
        "trustno1",
        "starwars",
        "whatever",
        "computer",
        "internet",
        "michelle",
        "jennifer",
        "jonathan",
        "samantha",
        "victoria",
        "charlie1",
        "dragon123",
        "monkey123",
        "master123",
        "admin123",
        "administrator",
        "5201314520",
        "woaini1314",
        "woaini520",
        "woaini521",
        "wodemima",
        "a5201314",
        "zhang123",
        "wang1234",
        "1314520520",
        "aini1314",
    ]
)
"""What lists of leaked passwords begin with, of those that are long enough."""
_FEWEST_DIFFERENT = 4
_SALT = 16
_PART = 32


@dataclass(frozen=True, slots=True)
class Cost:
    """What one trial of a passphrase costs: by default what OWASP recommends for Argon2id."""

    passes: int = 2
    memory: int = 19 * 1024
    """In KiB."""
    lanes: int = 1

    def written(self) -> str:
        """The cost as it is stored beside a passphrase's proof."""
        return f"{self.passes},{self.memory},{self.lanes}"

    @classmethod
    def read(cls, written: str) -> Cost:
        """Read a stored cost."""
        return cls(*map(int, written.split(",")))


@dataclass(frozen=True, slots=True)
class Derived:
    """What comes of a passphrase and a salt."""

    proof: bytes
    key: bytes


def acceptable(passphrase: str) -> bool:
    """Whether this may be a passphrase: any text of `SHORTEST` to `LONGEST` code points."""
    return SHORTEST <= len(_normal(passphrase)) <= LONGEST


def too_common(passphrase: str, name: str) -> bool:
    """Whether a passphrase is tried first by whoever guesses: a common one, the name itself, or the same few characters.

    >>> too_common("Password1", "Li"), too_common("12121212", "Li"), too_common("three horses at the moat", "Li")
    (True, True, False)
    """
    plain = _normal(passphrase).casefold().strip()
    return plain in COMMON or plain == _normal(name).casefold() or len(set(plain)) < _FEWEST_DIFFERENT


def fresh_salt() -> bytes:
    """A salt for a new passphrase."""
    return secrets.token_bytes(_SALT)


def derive(passphrase: str, salt: bytes, cost: Cost) -> Derived:
    """Derive the proof and the key; some 50 ms of one core by the usual cost."""
    raw = hash_secret_raw(_normal(passphrase).encode(), salt, cost.passes, cost.memory, cost.lanes, 2 * _PART, Type.ID)
    return Derived(raw[:_PART], raw[_PART:])


def _normal(passphrase: str) -> str:
    """One text however it was typed: composed (NFC)."""
    return normalize("NFC", passphrase)


class WaitingLine:
    """Where passphrases wait to be tried."""

    def __init__(self, at_once: int) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._waiting = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until few enough passphrases are being tried. Raises `RequestError` if many wait already."""
        if self._waiting >= _MOST_WAITING:
            raise RequestError("busy", words.BUSY, 503)
        self._waiting += 1
        try:
            async with self._free:
                yield
        finally:
            self._waiting -= 1
