"""News by Redis: one channel of its publish and subscribe. It needs the extra `youyi[redis]`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from youyi.apps.web.live.peers.bus import BusLine, Connect


def redis_line(address: str, channel: str) -> Connect:
    """How to connect to a channel of the Redis server at `redis://…`."""
    from redis.asyncio import Redis  # an extra: imported only where it is asked for

    async def connect(received: Callable[[str], None], lost: Callable[[], None]) -> BusLine:
        client = Redis.from_url(address, decode_responses=True)
        subscription: Any = client.pubsub(ignore_subscribe_messages=True)
        try:
            await subscription.subscribe(channel)
        except BaseException:
            await subscription.aclose()
            await client.aclose()
            raise
        return _RedisLine(client, subscription, channel, received, lost)

    return connect


class _RedisLine:
    """A subscription, and a connection that publishes."""

    def __init__(
        self, client: Any, subscription: Any, channel: str, received: Callable[[str], None], lost: Callable[[], None]
    ) -> None:
        self._client, self._subscription, self._channel = client, subscription, channel
        self._received = received
        self._task = asyncio.create_task(self._listen(), name="redis")
        self._task.add_done_callback(lambda _task: lost())

    async def send(self, letters: Sequence[str]) -> None:
        """Publish; every call tries both connections."""
        if self._task.done():
            raise ConnectionError("the subscription ended") from self._task.exception()
        await self._subscription.ping()
        async with self._client.pipeline(transaction=False) as pipeline:
            pipeline.ping()
            for each in letters:
                pipeline.publish(self._channel, each)
            await pipeline.execute()

    async def close(self) -> None:
        """Disconnect."""
        self._task.cancel()
        try:
            await asyncio.wait([self._task])  # whatever it ended with; who is cancelled here is cancelled
        finally:
            await self._subscription.aclose()
            await self._client.aclose()

    async def _listen(self) -> None:
        while True:
            letter = await self._subscription.get_message(timeout=None)
            if letter is not None and letter["type"] == "message":
                self._received(letter["data"])
