"""The keys of accounts: seat tokens are stored sealed, and whoever reads the database cannot sit down with them.

An account has a random key of its own. It is stored sealed by the key that follows from the passphrase, and once more for
each place that is signed in, sealed by the token in that browser's cookie, of which the server stores only the hash.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

KEY = 32
_TOKEN = 32
_NONCE = 16


@dataclass(frozen=True, slots=True)
class SealedSecret:
    """A secret of at most 64 bytes, sealed under a key for one purpose."""

    nonce: bytes
    text: bytes


def seal(key: bytes, purpose: bytes, secret: bytes) -> SealedSecret:
    """Seal a secret with a pad that is used once: HMAC-SHA512 of the purpose and a fresh nonce.

    What is sealed cannot be altered to anything of use: tokens and keys are recognised by hashes stored beside them.
    """
    nonce = secrets.token_bytes(_NONCE)
    return SealedSecret(nonce, _padded(key, purpose + nonce, secret))


def unseal(key: bytes, purpose: bytes, sealed: SealedSecret) -> bytes:
    """Open what was sealed under this key for this purpose; another key gives other bytes."""
    return _padded(key, purpose + sealed.nonce, sealed.text)


def _padded(key: bytes, of: bytes, text: bytes) -> bytes:
    pad = hmac.digest(key, of, "sha512")
    if len(text) > len(pad):
        raise ValueError("too long to be sealed")
    return bytes(each ^ mask for each, mask in zip(text, pad, strict=False))


def fresh_key() -> bytes:
    """The key of a new account."""
    return secrets.token_bytes(KEY)


def fresh_token() -> str:
    """What a cookie holds."""
    return secrets.token_urlsafe(_TOKEN)


def hash_of(secret: bytes) -> str:
    """The hash by which a proof or a cookie is recognised; the secrets are random or slowly derived, so one round does."""
    return hashlib.sha256(secret).hexdigest()
