"""Sending notices when they are due, unless they are no longer news."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Literal, TypeAlias, assert_never
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.notice import Notice, PushBrowser, browser_id, written_for
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.notices import sealing
from youyi.apps.web.notices.posting import NotSent, Poster, UnfitEndpoint
from youyi.apps.web.notices.reminders import minute
from youyi.apps.web.store.notice_store import Circumstances, NoticeStore
from youyi.kernel.game import Game

_HOLDS = timedelta(days=1)
"""For so long a push service keeps a notice for a browser that is away."""
_SIGNED_FOR = timedelta(hours=12)
_TOPIC = 32
_AT_ONCE = 100
"""How many notices are on their way at once: services that do not answer hold up no others until there are so many."""
_GONE = (404, 410)
"""The browser has taken its subscription back, or it has expired."""
_FIRST_PAUSE, _LONGEST_PAUSE = timedelta(minutes=1), timedelta(hours=1)
_MOST_FAILED = 10
"""After so many failures in a row, at least five hours, a browser is told nothing more. Its page asks anew when it is opened."""
_Came: TypeAlias = Literal["sent", "gone", "failed"]


class Telling:
    """What one server sends."""

    def __init__(
        self,
        store: NoticeStore,
        registry: TableRegistry,
        games: Mapping[str, Game[Any, Any, Any, Any]],
        poster: Poster,
        secret: EllipticCurvePrivateKey,
    ) -> None:
        self._store, self._registry, self._games, self._poster = store, registry, games, poster
        self.secret = secret
        """The key by which push services know this house."""
        self._sending: set[asyncio.Task[None]] = set()

    async def tell(self) -> None:
        """Begin to send what is due; drop what is to be told to people who look at their tables here, due or not."""
        now, waiting = server_time.now(), await self._store.waiting()
        looking = {(each.table.config.id, seat) for each in self._registry for seat in each.table.subscribers.looking()}
        for notice in waiting:
            if (notice.game, notice.seat) in looking:
                await self._store.claim(notice)
            elif notice.due <= now and len(self._sending) < _AT_ONCE and await self._store.claim(notice):
                task = asyncio.create_task(self._send(notice, now), name=f"notice {notice.game}")
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        """Finish what is being sent."""
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _send(self, notice: Notice, now: datetime) -> None:
        try:
            found = await self._store.circumstances(notice)
            if found is None or not _is_news(notice, found[1]) or found[1].game not in self._games:
                return
            came = await self._post(notice, *found)
            self._registry.telemetry.told(came)
            if came == "gone":
                await self._store.forget(notice.browser)
            elif came == "sent":
                await self._store.reached(notice.browser)
            else:
                await self._later(notice, found[0], now)
        except Exception as error:  # noqa: BLE001  # the other notices are sent all the same
            self._registry.telemetry.failed("notices", error, notice.game)

    async def _later(self, notice: Notice, browser: PushBrowser, now: datetime) -> None:
        if browser.failed + 1 >= _MOST_FAILED:
            await self._store.forget(browser.id)
        else:
            await self._store.again(notice, now + min(_LONGEST_PAUSE, _FIRST_PAUSE * 2**browser.failed))

    async def _post(self, notice: Notice, browser: PushBrowser, now: Circumstances) -> _Came:
        game = self._games[now.game].name.said_in(browser.language)
        when = "" if now.meets is None else written_for(browser, now.meets)
        says = words.NOTICES[notice.kind].said_in(browser.language).format(game=game, when=when)
        body, headers = self._written(notice, browser, says)
        try:
            status = await self._poster.post(browser.endpoint, body, headers)
        except (NotSent, UnfitEndpoint):
            return "failed"
        return "gone" if status in _GONE else "sent" if 200 <= status < 300 else "failed"

    def _written(self, notice: Notice, browser: PushBrowser, says: str) -> tuple[bytes, dict[str, str]]:
        path = f"/t/{notice.game}"
        if browser.public is None or browser.auth is None:
            said = {"content": says, "text": says, "kind": notice.kind, "table": browser.site + path}
            return msgspec.json.encode(said), {"Content-Type": "application/json"}
        off = words.NOTICES_OFF.said_in(browser.language)
        told = {"title": says, "tag": f"youyi-{notice.game}", "path": path, "off": off}
        return sealing.seal(msgspec.json.encode(told), browser.public, browser.auth), self._headers(notice, browser)

    def _headers(self, notice: Notice, browser: PushBrowser) -> dict[str, str]:
        parts = urlsplit(browser.endpoint)
        until = server_time.now() + _SIGNED_FOR
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(until.timestamp()),
            "sub": browser.site,
        }
        return {
            "Authorization": sealing.signed(self.secret, claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(_HOLDS.total_seconds())),
            "Topic": browser_id(notice.game)[:_TOPIC],
            "Urgency": "normal",
        }


def _is_news(notice: Notice, now: Circumstances) -> bool:
    """Whether a notice is still true."""
    if not now.holds:
        return False
    match notice.kind:
        case "over" | "called_off":
            return True
        case "turn":
            return not now.ended and now.moves == notice.number
        case "proposed":
            unanswered = now.vacant or notice.number > 1  # the first proposal is answered by sitting down
            return unanswered and now.meets is None and now.moves == 0 and not now.ended
        case "agreed" | "day" | "soon":
            on_time = now.meets is not None and server_time.now() < now.meets and minute(now.meets) == notice.number
            return on_time and not now.ended
        case "seated" | "withdrew":
            return not now.ended
        case _:
            assert_never(notice.kind)
