"""The other tabs of the same browser: they may have the same table open, and write to the same store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from youyi.apps.web.live.peers.bus import Changed, News, TableMoved
from youyi.apps.web.live.peers.peers import Alone
from youyi.apps.web.live.table.mailbox import current

if TYPE_CHECKING:
    from youyi.apps.web.live.registry.registry import TableRegistry

_DECODER = msgspec.json.Decoder(News)


class Tabs(Alone):
    """The other tabs. Each makes a table's own moves by itself: what is stored first counts."""

    shared = True

    def __init__(self, post: Callable[[str], None]) -> None:
        """`post` sends a text to all other tabs."""
        self._post = post
        self._reading: set[asyncio.Task[None]] = set()

    def tell(self, news: News) -> None:
        """Tell the others what has changed in the store."""
        if isinstance(news, TableMoved | Changed):
            self._post(msgspec.json.encode(news).decode())

    def heard(self, text: str, registry: TableRegistry) -> None:
        """Look at the store if another tab has changed a table that is open here."""
        news = _DECODER.decode(text)
        table = registry.at_hand(news.table) if isinstance(news, TableMoved | Changed) else None
        if table is not None:
            task = asyncio.create_task(current(table))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def unclaimed(self, tables: Sequence[str]) -> Sequence[str]:
        """All."""
        return tables
