"""The timer of an open table."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from youyi.apps.web.live.registry import clock_watch
from youyi.apps.web.live.registry.clock_watch import ClockWatch


def test_a_table_stays_open_while_its_clock_is_seen_to(monkeypatch):
    """Closed, it would go on asking the database, and nobody would stop that."""

    async def run():
        begun = asyncio.Event()

        async def hand_back(_table):
            begun.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(clock_watch, "mistaken", lambda _table: [0])
        monkeypatch.setattr(clock_watch, "hand_back", hand_back)
        table: Any = SimpleNamespace(config=SimpleNamespace(id="one"))
        watch = ClockWatch(table)
        assert not watch.near
        watch.look()
        await begun.wait()
        assert watch.near
        await watch.stop()
        assert not watch.near

    asyncio.run(run())
