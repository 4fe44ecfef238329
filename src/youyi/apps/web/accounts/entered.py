"""Who is signed in, and the cookie that proves it."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.apps.web.store.accounts.account_keys import fresh_token, hash_of, seal, unseal
from youyi.apps.web.store.accounts.account_store import Account, Login

_BY_COOKIE = b"cookie"
"""For what an account's key is sealed by a cookie."""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Who asks: an account, opened by the cookie of this browser."""

    account: Account
    key: bytes
    cookie_hash: str


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody who has just signed in, and the cookie that proves it from now on."""

    signed_in: SignedIn
    cookie: str


def enter(account: Account, key: bytes) -> tuple[Entered, Login]:
    """Sign in with a fresh cookie; one that a browser brought along is never taken over."""
    cookie = fresh_token()
    login = Login(hash_of(cookie.encode()), seal(cookie.encode(), _BY_COOKIE, key))
    return Entered(SignedIn(account, key, login.hash), cookie), login


def opened(account: Account, cookie: str, login: Login) -> SignedIn:
    """An account, opened by a cookie that is signed in to it."""
    return SignedIn(account, unseal(cookie.encode(), _BY_COOKIE, login.key), login.hash)
