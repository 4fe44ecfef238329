"""The lobby: listed tables where somebody waits, then those where people play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from youyi.apps.web.live.people.appointment_view import appointment_said
from youyi.apps.web.live.people.company_view import agreement_said, people_of
from youyi.apps.web.live.registry.load_table import known_rules
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.state.stored_table import StoredTable
from youyi.apps.web.lobby.wire import LobbyTable
from youyi.apps.web.store.tables.lobby_store import LobbyStore
from youyi.kernel.game import Game


class Lobby:
    """The listed tables of one server."""

    def __init__(
        self, registry: TableRegistry, store: LobbyStore, games: Mapping[str, Game[Any, Any, Any, Any]]
    ) -> None:
        self._registry = registry
        self._store = store
        self._games = games

    async def tables(self, after: str | None = None) -> list[LobbyTable]:
        """Tables where somebody waits, the longest waiting first, then where people play, the newest first; at most a page of each.

        `after`: those only that wait, after this one.
        """
        waiting = self._known(await self._store.waiting(after=after))
        if after is not None:
            return [_in_lobby(each) for each in waiting]
        over = {each.table.config.id for each in self._registry if each.table.over}  # one may lack its mark
        running = self._known(await self._store.running())
        return [_in_lobby(each) for each in (*waiting, *running) if each.config.id not in over]

    def _known(self, tables: tuple[StoredTable, ...]) -> list[StoredTable]:
        return [each for each in tables if known_rules(each, self._games)]


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
        appointment=appointment_said(stored.config.appointment, stored.sitters),
    )
