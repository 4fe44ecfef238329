"""The line between a page and a table in its browser's worker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from youyi.apps.web.live.line.browser_line import Gone


class Port:
    """A line whose other end is a page; `post` sends it a message."""

    def __init__(self, post: Callable[[str], None]) -> None:
        self._post = post
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def put(self, message: str | None) -> None:
        """Take a message of the page; None: it is gone."""
        self._heard.put_nowait(message)

    async def receive(self) -> str | None:
        """The next message. Raises `Gone`."""
        message = await self._heard.get()
        if message is None:
            raise Gone
        return message

    async def send_text(self, message: str, /) -> None:
        """Send a message; does not wait."""
        self._post(message)

    async def close(self, code: int, reason: str) -> None:
        """End: nothing more is heard."""
        self.put(None)
