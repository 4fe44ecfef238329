"""Notices: who is to be told what happens at a table, and the telling.

A notice is stored before it is sent, under a key that admits one of its kind, and taken out by one server: whatever
restarts meanwhile, and however many servers there are, a browser is told each thing once at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from youyi.apps.web.accounts.wire import SeatShown
from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.notice import Notice, NoticeKind, PushBrowser, after_quiet, browser_id
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.phase import Closed, Over, Playing
from youyi.apps.web.live.state.stored_table import token_hash
from youyi.apps.web.notices import sealing
from youyi.apps.web.notices.posting import GONE, NotSent, Poster, UnfitEndpoint
from youyi.apps.web.notices.wire import AskNotices
from youyi.apps.web.store.notice_store import Circumstances, NoticeStore
from youyi.kernel.game import Game
from youyi.kernel.names import Language

_MOST_SEATS = 100
_LONGEST_ZONE = 64
_DAY = 24 * 60
_HOLDS = timedelta(days=1)
"""For so long a push service keeps a notice for a browser that is away."""
_SIGNED_FOR = timedelta(hours=12)
_TOPIC = 32


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeRules:
    """How notices are sent."""

    grace: float = 10
    """Seconds until something is told: whoever comes to the table meanwhile need not be."""
    poster: Poster = Poster()


class Notices:
    """The notices of one server."""

    def __init__(
        self,
        store: NoticeStore,
        registry: TableRegistry,
        games: Mapping[str, Game[Any, Any, Any, Any]],
        rules: NoticeRules,
    ) -> None:
        self._store, self._registry, self._games, self._rules = store, registry, games, rules
        self._secret: EllipticCurvePrivateKey | None = None
        self._noting: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read the server's key; make it if there is none yet."""
        fresh = sealing.stored_form(sealing.fresh_key())
        self._secret = sealing.from_stored(await self._store.secret(fresh))
        self._registry.herald = self.happened

    @property
    def key(self) -> str:
        """The public key."""
        return sealing.encoded(sealing.point(self._private))

    @property
    def _private(self) -> EllipticCurvePrivateKey:
        assert self._secret is not None, "not opened"
        return self._secret

    async def ask(self, wanted: AskNotices, site: str, login: str | None) -> None:
        """Tell a browser from now on. Raises `RequestError`."""
        if len(wanted.seats) > _MOST_SEATS:
            raise RequestError("too_large", words.TOO_LARGE, 413)
        await self._store.keep(self._browser(wanted, site, login), [_proof(each) for each in wanted.seats])

    def _browser(self, wanted: AskNotices, site: str, login: str | None) -> PushBrowser:
        try:
            self._rules.poster.fit(wanted.endpoint)
            public, auth = sealing.decoded(wanted.public), sealing.decoded(wanted.auth)
            sealing.public_of(public)
        except ValueError:
            raise _malformed() from None
        quiet = (None, None) if wanted.quiet is None else (wanted.quiet.since, wanted.quiet.until)
        fits = all(each is None or 0 <= each < _DAY for each in quiet) and wanted.zone.isprintable()
        if len(auth) != sealing.AUTH_BYTES or len(wanted.zone) > _LONGEST_ZONE or not fits:
            raise _malformed()
        return PushBrowser(
            id=browser_id(wanted.endpoint),
            endpoint=wanted.endpoint,
            public=public,
            auth=auth,
            site=site,
            language=Language(wanted.language),
            quiet_from=quiet[0],
            quiet_to=quiet[1],
            zone=wanted.zone,
            login=login,
            since=server_time.now(),
        )

    async def stop(self, endpoint: str) -> None:
        """Tell a browser nothing more."""
        await self._store.forget(browser_id(endpoint))

    def happened(self, table: LiveTable, sat: int | None = None) -> None:
        """Something was stored at a table; `sat`: somebody took this seat. Nobody waits until it is noted who is to be told."""
        told = list(_told(table, sat))
        if told:
            task = asyncio.create_task(self._note(table.config.id, told), name=f"notices {table.config.id}")
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def _note(self, table: str, told: Iterable[tuple[int, NoticeKind, int]]) -> None:
        now = server_time.now()
        try:
            for seat, kind, number in told:
                for browser in await self._store.at_seat(table, seat):
                    due = after_quiet(browser, now + timedelta(seconds=self._rules.grace))
                    await self._store.note(
                        Notice(browser=browser.id, game=table, seat=seat, kind=kind, number=number, at=now, due=due)
                    )
        except Exception as error:  # noqa: BLE001  # the move is stored; a notice less is no reason to fail
            self._registry.telemetry.failed("notices", error, table)

    async def tell(self) -> None:
        """Send what is due."""
        for notice in await self._store.due(server_time.now()):
            if await self._store.claim(notice):
                found = await self._store.circumstances(notice)
                if found is not None and self._still_news(notice, found[1]):
                    await self._send(notice, *found)

    async def close(self) -> None:
        """Finish what is being noted."""
        await asyncio.gather(*self._noting, return_exceptions=True)

    def _still_news(self, notice: Notice, now: Circumstances) -> bool:
        """Whether a notice is still true, and its reader has not been at the table since."""
        if not now.holds or (now.seen is not None and now.seen >= notice.at):
            return False
        table = self._registry.at_hand(notice.game)
        if table is not None and table.presence.here(table.sitters[notice.seat]):
            return False
        return notice.kind == "over" or not (now.ended or (notice.kind == "turn" and now.moves != notice.number))

    async def _send(self, notice: Notice, browser: PushBrowser, now: Circumstances) -> None:
        game = self._games.get(now.game)
        if game is None:
            return
        title = words.NOTICES[notice.kind].said_in(browser.language).format(game=game.name.said_in(browser.language))
        said = {"title": title, "tag": f"youyi-{notice.game}", "path": f"/t/{notice.game}"}
        sealed = sealing.seal(msgspec.json.encode(said), browser.public, browser.auth)
        try:
            status = await asyncio.to_thread(
                self._rules.poster.post, browser.endpoint, sealed, self._headers(notice, browser)
            )
        except (NotSent, UnfitEndpoint) as error:
            self._registry.telemetry.failed("push", error, notice.game)
            return
        if status in GONE:
            await self._store.forget(browser.id)

    def _headers(self, notice: Notice, browser: PushBrowser) -> dict[str, str]:
        parts = urlsplit(browser.endpoint)
        until = server_time.now() + _SIGNED_FOR
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(until.timestamp()),
            "sub": browser.site,
        }
        return {
            "Authorization": sealing.signed(self._private, claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(_HOLDS.total_seconds())),
            "Topic": browser_id(notice.game)[:_TOPIC],
            "Urgency": "normal",
        }


def _told(table: LiveTable, sat: int | None) -> Iterable[tuple[int, NoticeKind, int]]:
    """Who of those who are not here is to be told what: the seat, the kind, and the number that tells it from others."""
    absent = [each.seat for each in table.sitters if each.kind == "human" and not table.presence.here(each)]
    asked = table.session.asked
    match table.phase:
        case Over() | Closed("conceded"):
            yield from ((seat, "over", 0) for seat in absent)
        case Playing() if asked in absent and table.sitters[asked].plays is None:
            yield int(asked), "turn", table.session.at
            absent.remove(int(asked))  # who is told of his turn sees the rest when he comes
        case _:
            pass
    if sat is not None:
        yield from ((seat, "seated", sat) for seat in absent if seat != sat)


def _proof(shown: SeatShown) -> tuple[str, str]:
    return shown.table, token_hash(shown.token)


def _malformed() -> RequestError:
    return RequestError("malformed", words.UNREADABLE)
