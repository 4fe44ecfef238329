"""Who may say what at a live table, and who hears it: here, and at other servers through the store."""

from __future__ import annotations

import logging

from youyi.apps.web.base import logs
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.base.limits import Rate, TokenBucket
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.live.table.catch_up import TOLD
from youyi.apps.web.live.table.mailbox import change
from youyi.apps.web.live.table.permissions import check_host, check_speech, sitting
from youyi.apps.web.wire.talk import Chat, Report, Say, Talk
from youyi.kernel.face.untrusted_text import line_of
from youyi.kernel.seats import Seat

LONGEST_LINE = 200
"""In code points."""
_LINES = Rate(burst=5, per_second=1 / 3)
"""Lines of one seat."""


async def talk(table: LiveTable, seat: Seat | None, message: Say | Report | Chat) -> None:
    """Do what a message of somebody who sits here asks, also after the end. Raises `MessageError`."""
    sitter, name, store = sitting(table, seat), table.config.id, table.store.talk
    match message:
        case Say():
            await _say(table, sitter, message)
        case Report(number=number):
            if not await store.report(name, number):
                raise MessageError("no_talk")
            logs.write("talk_reported", logging.WARNING, table=name, line=number, seat=sitter.seat)
        case Chat(mode=mode):
            check_host(table, sitter)
            await change(table, lambda: store.switch(name, mode))


async def latest_talk(table: LiveTable) -> Talk | None:
    """What was said lately; None if nothing was."""
    if not table.config.talks:
        return None
    return Talk(list(await table.store.talk.lines(table.config.id, 0, TOLD)))


async def _say(table: LiveTable, sitter: SeatHolder, said: Say) -> None:
    check_speech(table, said)
    text = None if said.text is None else line_of(said.text, LONGEST_LINE)
    if said.text is not None and text is None:
        raise MessageError("no_talk")
    if not table.speaking.setdefault(Seat(sitter.seat), TokenBucket(_LINES)).take():
        raise MessageError("too_fast")
    await change(table, lambda: table.store.talk.say(table.config.id, sitter, said.phrase, text))
