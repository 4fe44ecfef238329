"""Servers of one database, of which each may be stopped and started anew while a league goes on."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from itertools import cycle

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import in_server
from youyi.apps.web.cluster.cluster import Cluster
from youyi.apps.web.people.results import Results
from youyi.apps.web.server.app import Settings, application


class House:
    """Servers asked by turns."""

    def __init__(self, settings: Settings, count: int) -> None:
        self._settings = settings
        self._stacks = [ExitStack() for _ in range(count)]
        self.servers = [self._start(stack) for stack in self._stacks]
        self._turn = cycle(range(count))
        self.restarts = 0

    def _start(self, stack: ExitStack) -> TestClient:
        return stack.enter_context(TestClient(application(self._settings)))

    @property
    def any(self) -> TestClient:
        """The next server."""
        return self.servers[next(self._turn)]

    def restart(self, nth: int) -> None:
        nth %= len(self.servers)
        self._stacks[nth].close()
        self._stacks[nth] = ExitStack()
        self.servers[nth] = self._start(self._stacks[nth])
        self.restarts += 1

    def settle(self) -> None:
        """Every server stores, all at once, the results of what has ended."""
        with ThreadPoolExecutor(len(self.servers)) as all_at_once:
            list(all_at_once.map(_settle, self.servers))

    def close(self) -> None:
        for each in self._stacks:
            each.close()


def _settle(server: TestClient) -> None:
    in_server(server, Results(server.app.state.registry, server.app.state.store).settle)  # type: ignore[attr-defined]


def house_of(settings: Settings, count: int, request: pytest.FixtureRequest) -> Iterator[House]:
    """A house of one server on SQLite, or of several on Postgres."""
    if count > 1:
        create = request.getfixturevalue("postgres_store")
        settings = replace(settings, database=create(), cluster=Cluster())
    found = House(settings, count)
    yield found
    found.close()
