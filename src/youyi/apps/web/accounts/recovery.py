"""Recovery codes of accounts: random, shown once, each good for one new passphrase.

A code is random enough that one round of a hash hides it, as with a cookie; so nobody who reads the database can use what is stored.
"""

from __future__ import annotations

import hmac
import secrets
from unicodedata import normalize

from youyi.apps.web.store.accounts.account_keys import SealedSecret, seal, unseal

CODES = 8
"""So many are made at once."""
_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's thirty-two: none is taken for another."""
_LOOKALIKES = str.maketrans({"o": "0", "i": "1", "l": "1", "-": None, " ": None})
_PART, _PARTS = 5, 4
_PURPOSE = b"recovery code"


def fresh_codes() -> list[str]:
    """Codes of twenty characters, a hundred random bits each."""
    return [
        "-".join("".join(secrets.choice(_LETTERS) for _ in range(_PART)) for _ in range(_PARTS)) for _ in range(CODES)
    ]


def read(code: str) -> str:
    """A code as it is compared, however it was typed.

    >>> read(" Ab1o5-LI2cd ")
    'ab105112cd'
    """
    return normalize("NFKC", code).casefold().translate(_LOOKALIKES)


def hash_of(code: str, account: str) -> str:
    """By what a code of an account is recognised."""
    return hmac.new(read(code).encode(), f"recognises {account}".encode(), "sha256").hexdigest()


def sealed(code: str, key: bytes) -> SealedSecret:
    """An account's key, sealed by a code."""
    return seal(read(code).encode(), _PURPOSE, key)


def unsealed(code: str, stored: SealedSecret) -> bytes:
    """An account's key, by the code under which it was sealed."""
    return unseal(read(code).encode(), _PURPOSE, stored)
