"""Who may say what at one open table, and who hears it: here, and at other servers through the store."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from youyi.apps.web.base import logs
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.base.limits import Bucket, Rate
from youyi.apps.web.live.state.stored_table import Sitter
from youyi.apps.web.live.state.table_store import TalkStore
from youyi.apps.web.live.table.table_view import TableView
from youyi.apps.web.wire.company import ChatMode
from youyi.apps.web.wire.talk import Chat, Report, Say, Talk
from youyi.kernel.face.untrusted_text import line_of
from youyi.kernel.seats import Seat

LONGEST_LINE = 200
"""In code points."""
_TOLD = 50
"""How many of the latest lines a page is told."""
_LINES = Rate(burst=5, per_second=1 / 3)
"""Lines of one seat."""


class Talking:
    """The talk of one table."""

    def __init__(
        self,
        table: TableView,
        store: TalkStore,
        change: Callable[[Callable[[], Awaitable[bool]]], Awaitable[bool]],
    ) -> None:
        """`change` does work on the store with the table's lock held, and publishes what is new."""
        self._table = table
        self._store = store
        self._change = change
        self._told = table.config.talks
        self._allowances: dict[Seat, Bucket] = {}

    async def handle(self, seat: Seat | None, message: Say | Report | Chat) -> None:
        """Do what a message asks. Raises `MessageError`."""
        name = self._table.config.id
        match message:
            case Say(phrase=phrase, text=text):
                await self._say(self._sitter(seat), Say(phrase, text))
            case Report(number=number):
                sitter = self._sitter(seat)
                if not await self._store.report(name, number):
                    raise MessageError("no_talk")
                logs.write("talk_reported", logging.WARNING, table=name, line=number, seat=sitter.seat)
            case Chat(mode=mode):
                await self._switch(self._sitter(seat), mode)

    async def latest(self) -> Talk | None:
        """What was said lately; None if nothing was."""
        if not self._table.config.talks:
            return None
        return Talk(list(await self._store.lines(self._table.config.id, 0, _TOLD)))

    async def hear(self) -> None:
        """Publish here what was said since, here or at another server."""
        if self._table.config.talks > self._told:
            since, self._told = self._told, self._table.config.talks
            lines = await self._store.lines(self._table.config.id, since, _TOLD)
            if lines:
                self._table.subscribers.publish(lambda _to: Talk(list(lines)))

    async def _say(self, sitter: Sitter, said: Say) -> None:
        mode, text = self._table.config.chat, None
        if mode == "none" or (said.phrase is None) == (said.text is None) or (said.text is not None and mode != "free"):
            raise MessageError("no_talk")
        if said.text is not None and (text := line_of(said.text, LONGEST_LINE)) is None:
            raise MessageError("no_talk")
        if not self._allowances.setdefault(Seat(sitter.seat), Bucket(_LINES)).take():
            raise MessageError("too_fast")

        async def work() -> bool:
            await self._store.say(self._table.config.id, sitter, said.phrase, text)
            return True

        await self._change(work)

    async def _switch(self, sitter: Sitter, mode: ChatMode) -> None:
        if sitter.seat != self._table.config.host:
            raise MessageError("no_talk")
        await self._change(lambda: self._store.switch(self._table.config.id, mode))

    def _sitter(self, seat: Seat | None) -> Sitter:
        """Who speaks: those who sit here, also after the end. Raises `MessageError`."""
        if seat is None:
            raise MessageError("no_such_seat")
        return self._table.sitters[seat]
