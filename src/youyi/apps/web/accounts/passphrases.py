"""Passphrases of accounts: what Argon2id makes of one, and what may be one.

From a passphrase come a proof, of which the hash is stored, and a key, which is not stored: it opens the account's own key,
under which the tokens of seats are kept (`account_keys`).
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from unicodedata import normalize

from argon2.low_level import Type, hash_secret_raw

SHORTEST = 8
LONGEST = 200
"""In code points."""
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
