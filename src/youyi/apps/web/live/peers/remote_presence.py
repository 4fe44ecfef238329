"""Who is connected to the tables of this server at other servers, as they said."""

from __future__ import annotations

from collections.abc import Collection

from youyi.apps.web.base import server_time
from youyi.apps.web.live.peers.bus import SeatsPresent
from youyi.kernel.seats import Seat


class Elsewhere:
    """What each other server last said of each table."""

    def __init__(self) -> None:
        self._said: dict[str, dict[str, SeatsPresent]] = {}
        self._looking: dict[str, tuple[float, tuple[str, ...]]] = {}
        """By server: when it last said which pages of the lobby are open there."""

    def hear(self, server: str, present: SeatsPresent) -> bool:
        """Note what a server says; whether that is new."""
        at_table = self._said.setdefault(present.table, {})
        new = at_table.get(server, SeatsPresent(present.table, (), watched=False)) != present
        at_table[server] = present
        return new

    def seats(self, table: str) -> frozenset[Seat]:
        """The seats of a table that are connected elsewhere."""
        return frozenset(Seat(seat) for each in self._said.get(table, {}).values() for seat in each.seats)

    def watched(self, table: str) -> bool:
        """Whether anyone is connected to a table elsewhere."""
        return any(each.watched for each in self._said.get(table, {}).values())

    def watching(self, table: str) -> int:
        """How many watch a table elsewhere."""
        return sum(each.watching for each in self._said.get(table, {}).values())

    def hear_looking(self, server: str, pages: tuple[str, ...]) -> None:
        """Note which pages of the lobby are open at a server."""
        self._looking[server] = server_time.steady(), pages

    def looking(self, within: float) -> frozenset[str]:
        """The pages of the lobby that are open elsewhere, as was said within so many seconds."""
        since = server_time.steady() - within
        return frozenset(page for at, pages in self._looking.values() if at > since for page in pages)

    def servers(self) -> frozenset[str]:
        """The servers that said anything."""
        return frozenset(server for each in self._said.values() for server in each) | self._looking.keys()

    def forget(self, servers: Collection[str]) -> frozenset[str]:
        """Forget what some servers said; the tables at which a seat was connected there."""
        changed = set()
        for server in self._looking.keys() & set(servers):
            del self._looking[server]
        for table, said in self._said.items():
            for server in said.keys() & set(servers):
                if said.pop(server).seats:
                    changed.add(table)
        return frozenset(changed)

    def keep(self, tables: Collection[str]) -> None:
        """Forget every other table."""
        for each in self._said.keys() - set(tables):
            del self._said[each]
