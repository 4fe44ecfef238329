"""Accounts: made, signed in to, changed and deleted; and the seats that they keep."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from unicodedata import normalize

from youyi.apps.web.accounts import passphrases
from youyi.apps.web.accounts.passphrases import Cost, Derived
from youyi.apps.web.accounts.wire import (
    AccountSaid,
    AccountStored,
    BrowserStored,
    LeagueStored,
    LineStored,
    ResultStored,
    SeatKept,
    SeatShown,
    SeatStored,
    TieStored,
)
from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.errors import RequestError, banned
from youyi.apps.web.base.names import is_deceptive
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.live.state.stored_table import token_hash
from youyi.apps.web.store.accounts.account_keys import SealedSecret, fresh_key, fresh_token, hash_of, seal, unseal
from youyi.apps.web.store.accounts.account_store import Account, AccountStore, KeptSeat, Login, Secrets
from youyi.apps.web.store.accounts.known_browsers import KnownBrowsers
from youyi.apps.web.store.company_store import utc
from youyi.apps.web.store.moderation.operators import Operators
from youyi.kernel.face.untrusted_text import name_of

_BY_PASSPHRASE, _BY_COOKIE, _SEAT = b"passphrase", b"cookie", b"seat"
"""What is sealed: the account's key under the passphrase and under a cookie, a seat's token under the account's key."""
_AT_ONCE = 2
"""How many passphrases of strangers are tried at once; each takes a core and 19 MiB."""
_KNOWN_AT_ONCE = 1
"""How many in browsers that the accounts know, beside those."""
_MOST_WAITING = 20
_ID_BYTES = 12


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


@dataclass(frozen=True, slots=True)
class Besides:
    """What other rooms store about a person."""

    browsers: Sequence[BrowserStored]
    ties: Sequence[TieStored]
    results: Sequence[ResultStored]
    leagues: Sequence[LeagueStored]


class Accounts:
    """The accounts of one server."""

    def __init__(
        self,
        store: AccountStore,
        cost: Cost,
        browsers: KnownBrowsers | None = None,
        operators: Operators | None = None,
    ) -> None:
        """`browsers`: which of them an account knows; `operators`: who they are; None: none."""
        self._store = store
        self._cost = cost
        self._browsers = browsers
        self._operators = operators
        self._strangers, self._known = _Line(_AT_ONCE), _Line(_KNOWN_AT_ONCE)
        self._nobody = Account("", "", "", _no_secrets(cost), server_time.now())

    async def make(self, name: str, passphrase: str) -> Entered:
        """Make an account, signed in at one place. Raises `RequestError`."""
        shown = name_of(name)
        if shown is None:
            raise RequestError("bad_name", words.BAD_NAME)
        if is_deceptive(shown):
            raise RequestError("bad_name", words.DECEPTIVE_NAME)
        key = fresh_key()
        made = Account(
            secrets.token_hex(_ID_BYTES),
            shown,
            folded(shown),
            await self._secrets(passphrase, shown, key),
            server_time.now(),
        )
        entered, login = _entered(made, key)
        if not await self._store.create(made, login):
            raise RequestError("name_taken", words.NAME_TAKEN, 409)
        return entered

    async def knows(self, name: str, browser: str | None) -> str | None:
        """By what the account of a name knows the browser with this cookie: somebody was signed in there; None: it does not."""
        if self._browsers is None or not browser:
            return None
        return await self._browsers.known(folded(name_of(name) or ""), browser)

    async def note_browser(self, who: SignedIn, browser: str) -> None:
        """Let an account know the browser with this cookie from now on."""
        if self._browsers is not None:
            await self._browsers.note(who.account.id, browser)

    async def sign_in(self, name: str, passphrase: str, *, known: bool = False) -> Entered:
        """Sign in at one more place; in a browser that the account knows nobody waits for strangers.

        Raises `RequestError`: the same, after the same work, whether name or passphrase is wrong.
        """
        found = await self._store.named(folded(name_of(name) or ""))
        account = found or self._nobody
        derived = await self._tried(account, passphrase, self._known if known else self._strangers)
        if found is None or derived is None:
            raise _wrong()
        if (until := await self._store.banned_until(found.id)) is not None:
            raise banned(until)
        entered, login = _entered(account, unseal(derived.key, _BY_PASSPHRASE, account.secrets.key))
        if not await self._store.sign_in(account.id, login):
            raise _wrong()
        return entered

    async def known(self, cookie: str) -> SignedIn | None:
        """The account that a cookie is signed in to."""
        found = await self._store.signed_in(hash_of(cookie.encode()))
        if found is None:
            return None
        account, login = found
        return SignedIn(account, unseal(cookie.encode(), _BY_COOKIE, login.key), login.hash)

    async def sign_out(self, who: SignedIn, *, everywhere: bool) -> None:
        """Sign out here, or at all places."""
        if everywhere:
            await self._store.sign_out_everywhere(who.account.id)
        else:
            await self._store.sign_out(who.cookie_hash)

    async def change_passphrase(self, who: SignedIn, old: str, new: str) -> Entered:
        """Replace the passphrase: all places are signed out, and this one is signed in anew. Raises `RequestError`."""
        if await self._tried(who.account, old, self._known) is None:
            raise _wrong()
        changed = replace(who.account, secrets=await self._secrets(new, who.account.name, who.key))
        entered, login = _entered(changed, who.key)
        if not await self._store.change(who.account.id, who.account.secrets, changed.secrets, login):
            raise _wrong()
        return entered

    async def delete(self, who: SignedIn, passphrase: str, *, traces: bool = False) -> None:
        """Delete an account with everything that it keeps; with its name and words there, if wanted. Raises `RequestError`."""
        if await self._tried(who.account, passphrase, self._known) is None:
            raise _wrong()
        await self._store.delete(who.account.id, traces=traces)

    async def keep(self, who: SignedIn, seats: Sequence[SeatShown]) -> None:
        """Keep those of these seats whose tokens are valid."""
        kept = []
        for each in seats:
            proof = token_hash(each.token)
            seat = await self._store.seat_of(each.table, proof)
            if seat is not None:
                kept.append(KeptSeat(each.table, seat, proof, seal(who.key, _SEAT, each.token.encode())))
        await self._store.keep(who.account.id, kept)

    async def drop(self, who: SignedIn, tables: Sequence[str]) -> None:
        """Take tables off an account's list."""
        await self._store.drop(who.account.id, tables)

    async def said(self, who: SignedIn) -> AccountSaid:
        """What an account is told of itself."""
        kept = [
            SeatKept(each.table, each.seat, _token(who.key, each.token))
            for each in await self._store.seats(who.account.id)
        ]
        since, operator = iso(who.account.since), await self._is_operator(who)
        return AccountSaid(who.account.name, since, await self._store.places(who.account.id), kept, operator)

    async def _is_operator(self, who: SignedIn) -> bool:
        return self._operators is not None and await self._operators.has(who.account.id)

    async def stored(self, who: SignedIn, besides: Besides) -> AccountStored:
        """All that is stored about a person, but what is sealed."""
        seats = [
            SeatStored(
                table=row["game"],
                game=row["of"],
                ruleset=row["ruleset"],
                seat=row["seat"],
                name=row["name"],
                since=_iso(row["since"]),
                seen=_iso(row["seen"]),
                suits=row["suits"] or [],
                came=_iso(row["came"]),
                talk=[LineStored(_iso(line["at"]) or "", line["phrase"], line["text"]) for line in lines],
            )
            for row, lines in await self._store.stored(who.account.id)
        ]
        return AccountStored(
            who.account.name,
            _iso(who.account.since) or "",
            await self._store.places(who.account.id),
            seats,
            list(besides.browsers),
            list(besides.ties),
            list(besides.results),
            list(besides.leagues),
            [] if self._browsers is None else [iso(each) for each in await self._browsers.of(who.account.id)],
            await self._is_operator(who),
        )

    async def _secrets(self, passphrase: str, name: str, key: bytes) -> Secrets:
        """What is stored of a new passphrase. Raises `RequestError`."""
        if not passphrases.acceptable(passphrase):
            raise RequestError("bad_passphrase", words.BAD_PASSPHRASE)
        if passphrases.too_common(passphrase, name):
            raise RequestError("bad_passphrase", words.COMMON_PASSPHRASE)
        salt = passphrases.fresh_salt()
        derived = await self._derived(passphrase, salt, self._cost, self._strangers)
        return Secrets(salt, self._cost.written(), hash_of(derived.proof), seal(derived.key, _BY_PASSPHRASE, key))

    async def _tried(self, account: Account, passphrase: str, line: _Line) -> Derived | None:
        """What follows from a passphrase if it is the account's."""
        stored = account.secrets
        tried = passphrase if passphrases.acceptable(passphrase) else ""
        derived = await self._derived(tried, stored.salt, Cost.read(stored.cost), line)
        return derived if hmac.compare_digest(hash_of(derived.proof), stored.proof) else None

    async def _derived(self, passphrase: str, salt: bytes, cost: Cost, line: _Line) -> Derived:
        async with line.turn():
            return await asyncio.to_thread(passphrases.derive, passphrase, salt, cost)


class _Line:
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


def folded(name: str) -> str:
    """By what a name is found: without differences of case and of width."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def _iso(time: datetime | None) -> str | None:
    return None if time is None else iso(utc(time))


def _entered(account: Account, key: bytes) -> tuple[Entered, Login]:
    """Sign in with a fresh cookie; one that a browser brought along is never taken over."""
    cookie = fresh_token()
    login = Login(hash_of(cookie.encode()), seal(cookie.encode(), _BY_COOKIE, key))
    return Entered(SignedIn(account, key, login.hash), cookie), login


def _token(key: bytes, sealed: SealedSecret) -> str:
    return unseal(key, _SEAT, sealed).decode("ascii", "replace")


def _no_secrets(cost: Cost) -> Secrets:
    """What no passphrase fits: tried in place of an account that does not exist."""
    return Secrets(passphrases.fresh_salt(), cost.written(), hash_of(fresh_key()), SealedSecret(b"", b""))


def _wrong() -> RequestError:
    return RequestError("wrong_passphrase", words.WRONG_PASSPHRASE, 403)
