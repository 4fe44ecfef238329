"""The lobby: listed tables that are not over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from youyi.apps.web.company_view import agreement_said, people_of
from youyi.apps.web.opening import known_rules
from youyi.apps.web.registry import TableRegistry
from youyi.apps.web.store import Store
from youyi.apps.web.stored_table import StoredTable
from youyi.apps.web.wire_lobby import LobbyTable
from youyi.kernel.game import Game

_LENGTH = 50


class Lobby:
    """The listed tables of one server."""

    def __init__(self, registry: TableRegistry, store: Store, games: Mapping[str, Game[Any, Any, Any, Any]]) -> None:
        self._registry = registry
        self._store = store
        self._games = games
        self._checked: set[str] = set()
        """Full tables that were opened once to see whether they are over."""

    async def tables(self) -> list[LobbyTable]:
        """Listed tables that are not over and can be opened here, the newest first."""
        opened = {each.table.config.id: each.table.over for each in self._registry}
        stored = await self._store.lobby(_LENGTH)
        known = [each for each in stored if known_rules(each, self._games)]
        for each in known:
            self._check(each, opened)
        return [_in_lobby(each) for each in known if not opened.get(each.config.id)]

    def _check(self, stored: StoredTable, opened: Mapping[str, bool]) -> None:
        """Open a full table once: if it is over, it is marked so and not listed the next time."""
        name = stored.config.id
        if name not in opened and name not in self._checked and all(each.kind != "open" for each in stored.sitters):
            self._checked.add(name)
            _ = self._registry.begin_to_open(name)


def _in_lobby(stored: StoredTable) -> LobbyTable:
    return LobbyTable(
        id=stored.config.id,
        game=stored.config.game,
        ruleset=stored.config.ruleset,
        open_seats=[each.seat for each in stored.sitters if each.kind == "open"],
        seats=len(stored.sitters),
        names=[each.name for each in stored.sitters if each.name is not None],
        computers=sum(each.kind == "computer" for each in stored.sitters),
        agreement=None
        if stored.config.agreement is None
        else agreement_said(stored.config.agreement, people_of(stored.sitters)),
        since=stored.config.since.isoformat(),
    )
