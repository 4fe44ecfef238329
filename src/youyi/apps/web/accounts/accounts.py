"""Accounts: made, signed in to, changed and deleted; and the seats that they keep."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from unicodedata import normalize

from youyi.apps.web.accounts import passphrases, recovery
from youyi.apps.web.accounts.entered import Entered, SignedIn, enter, opened
from youyi.apps.web.accounts.passphrases import Cost, Derived, WaitingLine
from youyi.apps.web.accounts.wire import (
    AccountSaid,
    AccountStored,
    Besides,
    LineStored,
    SeatKept,
    SeatShown,
    SeatStored,
)
from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.errors import RequestError, banned
from youyi.apps.web.base.names import is_deceptive
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.live.state.stored_table import token_hash
from youyi.apps.web.store.accounts.account_keys import SealedSecret, fresh_key, hash_of, seal, unseal
from youyi.apps.web.store.accounts.account_store import Account, AccountStore, KeptSeat, Secrets
from youyi.apps.web.store.accounts.known_browsers import KnownBrowsers
from youyi.apps.web.store.accounts.recovery_codes import RecoveryCodes
from youyi.apps.web.store.company_store import utc
from youyi.apps.web.store.moderation.operators import Operators
from youyi.kernel.face.untrusted_text import name_of

_BY_PASSPHRASE, _SEAT = b"passphrase", b"seat"
"""What is sealed: the account's key under the passphrase, a seat's token under the account's key."""
_AT_ONCE = 2
"""How many passphrases of strangers are tried at once; each takes a core and 19 MiB."""
_KNOWN_AT_ONCE = 1
"""How many in browsers that the accounts know, beside those."""
_ID_BYTES = 12


class Accounts:
    """The accounts of one server."""

    def __init__(
        self,
        store: AccountStore,
        cost: Cost,
        browsers: KnownBrowsers | None = None,
        operators: Operators | None = None,
        codes: RecoveryCodes | None = None,
    ) -> None:
        """`browsers`: which of them an account knows; `operators`: who they are; `codes` recover an account; None: none."""
        self._store = store
        self._cost = cost
        self._browsers = browsers
        self._operators = operators
        self._codes = codes
        self._strangers, self._known = WaitingLine(_AT_ONCE), WaitingLine(_KNOWN_AT_ONCE)
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
            (await self._sealing(passphrase, shown))(key),
            server_time.now(),
        )
        entered, login = enter(made, key)
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
        entered, login = enter(account, unseal(derived.key, _BY_PASSPHRASE, account.secrets.key))
        if not await self._store.sign_in(account.id, login):
            raise _wrong()
        return entered

    async def known(self, cookie: str) -> SignedIn | None:
        """The account that a cookie is signed in to."""
        found = await self._store.signed_in(hash_of(cookie.encode()))
        if found is None:
            return None
        account, login = found
        return opened(account, cookie, login)

    async def sign_out(self, who: SignedIn, *, everywhere: bool) -> None:
        """Sign out here, or at all places."""
        if everywhere:
            await self._store.sign_out_everywhere(who.account.id)
        else:
            await self._store.sign_out(who.cookie_hash)

    async def change_passphrase(self, who: SignedIn, old: str, new: str) -> Entered:
        """Replace the passphrase: all places are signed out, and this one is signed in anew. Raises `RequestError`."""
        await self._check(who, old)
        changed = replace(who.account, secrets=(await self._sealing(new, who.account.name))(who.key))
        entered, login = enter(changed, who.key)
        if not await self._store.change(who.account.id, who.account.secrets, changed.secrets, login):
            raise _wrong()
        return entered

    async def _check(self, who: SignedIn, passphrase: str) -> None:
        """Check the passphrase of somebody who is signed in. Raises `RequestError`."""
        if await self._tried(who.account, passphrase, self._known) is None:
            raise _wrong()

    async def make_codes(self, who: SignedIn, passphrase: str) -> list[str]:
        """Make recovery codes; those made before are void. Raises `RequestError`."""
        await self._check(who, passphrase)
        codes = recovery.fresh_codes()
        if self._codes is not None:
            account = who.account.id
            sealed = {recovery.hash_of(each, account): recovery.sealed(each, who.key) for each in codes}
            await self._codes.replace(account, sealed)
        return codes

    async def recover(self, name: str, code: str, passphrase: str, *, known: bool = False) -> Entered:
        """Set a new passphrase by a recovery code, which is used up; all places are signed out, and this one is signed in.

        Raises `RequestError`: the same, after the same work, whether name or code is wrong.
        """
        sealing = await self._sealing(passphrase, name, known=known)
        found = await self._store.named(folded(name_of(name) or ""))
        account, read = found or self._nobody, recovery.read(code)
        by = recovery.hash_of(read, account.id)
        stored = None if self._codes is None else await self._codes.find(account.id, by)
        if found is None or stored is None:
            raise _wrong_code()
        if (until := await self._store.banned_until(found.id)) is not None:
            raise banned(until)
        key = recovery.unsealed(read, stored)
        changed = replace(found, secrets=sealing(key))
        entered, login = enter(changed, key)
        if not await self._store.change(found.id, by, changed.secrets, login):
            raise _wrong_code()
        return entered

    async def delete(self, who: SignedIn, passphrase: str, *, traces: bool = False) -> None:
        """Delete an account with everything that it keeps; with its name and words there, if wanted. Raises `RequestError`."""
        await self._check(who, passphrase)
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
        account, since = who.account.id, iso(who.account.since)
        codes = 0 if self._codes is None else await self._codes.left(account)
        places, operator = await self._store.places(account), await self._is_operator(who)
        return AccountSaid(who.account.name, since, places, kept, operator, codes)

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
            besides.browsers,
            besides.ties,
            besides.invitations,
            besides.results,
            besides.tries,
            besides.leagues,
            [] if self._browsers is None else [iso(each) for each in await self._browsers.of(who.account.id)],
            await self._is_operator(who),
        )

    async def _sealing(self, passphrase: str, name: str, *, known: bool = False) -> Callable[[bytes], Secrets]:
        """What makes, of an account's key, what is stored of a new passphrase. Raises `RequestError`."""
        if not passphrases.acceptable(passphrase):
            raise RequestError("bad_passphrase", words.BAD_PASSPHRASE)
        if passphrases.too_common(passphrase, name):
            raise RequestError("bad_passphrase", words.COMMON_PASSPHRASE)
        salt, line = passphrases.fresh_salt(), self._known if known else self._strangers
        derived, cost = await self._derived(passphrase, salt, self._cost, line), self._cost.written()
        return lambda key: Secrets(salt, cost, hash_of(derived.proof), seal(derived.key, _BY_PASSPHRASE, key))

    async def _tried(self, account: Account, passphrase: str, line: WaitingLine) -> Derived | None:
        """What follows from a passphrase if it is the account's."""
        stored = account.secrets
        tried = passphrase if passphrases.acceptable(passphrase) else ""
        derived = await self._derived(tried, stored.salt, Cost.read(stored.cost), line)
        return derived if hmac.compare_digest(hash_of(derived.proof), stored.proof) else None

    async def _derived(self, passphrase: str, salt: bytes, cost: Cost, line: WaitingLine) -> Derived:
        async with line.turn():
            return await asyncio.to_thread(passphrases.derive, passphrase, salt, cost)


def folded(name: str) -> str:
    """By what a name is found: without differences of case and of width."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def _iso(time: datetime | None) -> str | None:
    return None if time is None else iso(utc(time))


def _token(key: bytes, sealed: SealedSecret) -> str:
    return unseal(key, _SEAT, sealed).decode("ascii", "replace")


def _no_secrets(cost: Cost) -> Secrets:
    """What no passphrase fits: tried in place of an account that does not exist."""
    return Secrets(passphrases.fresh_salt(), cost.written(), hash_of(fresh_key()), SealedSecret(b"", b""))


def _wrong() -> RequestError:
    return RequestError("wrong_passphrase", words.WRONG_PASSPHRASE, 403)


def _wrong_code() -> RequestError:
    return RequestError("wrong_code", words.WRONG_CODE, 403)
