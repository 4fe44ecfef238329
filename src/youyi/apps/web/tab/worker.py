"""The tables of one browser: what the worker's script starts, and hands the messages of its pages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Limits, Rate, TokenBucket
from youyi.apps.web.live.line.connection import Connection
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.state.subscribers import encode
from youyi.apps.web.tab.chooser import Chooser, Fetch
from youyi.apps.web.tab.games_of_tab import GamesOfTab
from youyi.apps.web.tab.port import Port
from youyi.apps.web.tab.requests import Request, answer, language_named
from youyi.apps.web.tab.tab_daily import TabDaily
from youyi.apps.web.tab.tab_store import Database, TabStore
from youyi.apps.web.tab.tabs import Tabs
from youyi.apps.web.wire.messages import Code, Refused
from youyi.kernel.names import Language

_UNHURRIED = Rate(burst=1e9, per_second=1e9)
"""Nobody else is here to be slowed down."""


_REQUESTS = msgspec.json.Decoder(Request)


class Worker:
    """All tables of this browser, and the lines of its pages to them."""

    def __init__(
        self,
        database: Database,
        post: Callable[[int, str], None],
        others: Callable[[str], None],
        pace: float,
        weights: Fetch,
        kernels: Fetch,
    ) -> None:
        """`post` sends a line's message to its page, `others` a text to the other tabs; `pace` as for a registry.

        `weights` waits until those of the networks can be read, `kernels` until kernels can be called.
        """
        self._post = post
        self._tabs = Tabs(others)
        self._registry = TableRegistry(
            store=TabStore(database),
            games=GamesOfTab(),
            pool=Chooser(weights, kernels),
            pace=pace,
            peers=self._tabs,
        )
        self._daily = TabDaily(self._registry, database, weights)
        self._limits = Limits(messages=_UNHURRIED, unsent=2**30)
        self._ports: dict[int, Port] = {}
        self._serving: dict[int, asyncio.Task[None]] = {}

    async def ask(self, request: str) -> str:
        """Answer a `Request`, given as JSON; returns a `TabResponse` as JSON."""
        found = await answer(self._registry, _REQUESTS.decode(request), self._daily.routes)
        return msgspec.json.encode(found).decode()

    def open(self, line: int, table: str, language: str, drawing: bool) -> None:
        """Open a line to a table."""
        port = self._ports[line] = Port(lambda message: self._post(line, message))
        serving = self._serving[line] = asyncio.ensure_future(
            self._serve(port, table, language_named(language), drawing)
        )
        serving.add_done_callback(lambda _: self._serving.pop(line, None))

    def say(self, line: int, message: str) -> None:
        """Take a message of a line."""
        self._ports[line].put(message)

    def close(self, line: int) -> None:
        """Close a line: its page is gone."""
        self._ports.pop(line).put(None)

    def heard(self, news: str) -> None:
        """Take the news of another tab."""
        self._tabs.heard(news, self._registry)

    async def _serve(self, port: Port, name: str, language: Language, drawing: bool) -> None:
        try:
            table = await self._registry.find(name)
        except RequestError as refusal:
            code: Code = "other_release" if refusal.error == "other_release" else "unknown_table"
            says = words.REFUSED[code].said_in(language)
            await port.send_text(encode(Refused(code, says, None, 0, None, None)))
            return
        await Connection(port, table, language, self._limits, TokenBucket(_UNHURRIED), drawing=drawing).run()
