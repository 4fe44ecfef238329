"""One notice, two servers of one database."""

from __future__ import annotations

import asyncio

from tests.apps.web.notices.away import NOON, browser
from youyi.apps.web.base.notice import Notice
from youyi.apps.web.store.store import Store


def test_one_server_claims_a_notice(any_database):
    async def run():
        stores = [await Store.open(any_database) for _ in range(2)]
        keys = await asyncio.gather(*(each.notices.secret(bytes([nth])) for nth, each in enumerate(stores)))
        absent = Notice(browser="b", game="t", seat=0, kind="turn", number=0, at=NOON, due=NOON)
        claimed = await asyncio.gather(*(each.notices.claim(absent) for each in stores))
        await stores[0].notices.keep(browser(), [("none", "hash")])
        await stores[1].notices.keep(browser(zone="Asia/Taipei"), [])
        await stores[0].notices.forget("b")
        for each in stores:
            await each.close()
        return keys, claimed

    keys, claimed = asyncio.run(run())
    assert keys[0] == keys[1]
    assert claimed == [False, False]
