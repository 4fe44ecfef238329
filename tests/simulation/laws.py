"""What holds after every event of a simulation, whatever fails."""

from __future__ import annotations

import logging
import re
import sqlite3
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import sqlalchemy as sql

from tests.kit.toys.hush import EACH
from tests.simulation.server import Server
from youyi.apps.web.base import logs
from youyi.apps.web.cluster.leases import Leases
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.table_store import NotStored
from youyi.apps.web.store.store import StoreClosed

if TYPE_CHECKING:
    from tests.simulation.person import Person
    from tests.simulation.world import World

PLANNED = (sql.exc.OperationalError, sqlite3.OperationalError, ConnectionError, TimeoutError, NotStored, StoreClosed)
"""What a server may say when the database or the network fails."""
_CARD = re.compile(r"card\d\d")
_SOON = timedelta(milliseconds=50)
_MOST_NEWS, _MOST_MOVES, _MOST_WORK, _MOST_TIMERS = 40, 40, 60, 600
"""How much may wait: news unsent, moves to be written, tasks of a server for the news, timers of all machines."""


class Broken(AssertionError):
    """A law is broken."""


class Laws:
    """Watches a simulation."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.sent: dict[tuple[str, int], set[str | None]] = {}
        """What people sent at tables and plies; None: a throw."""
        self.told: dict[tuple[str, int], str | None] = {}
        """Every move that anybody was shown; None: what it was is a secret."""
        self._posted: set[tuple[object, ...]] = set()

    # What people do and hear.

    def sends(self, person: Person, at: int, text: str | None) -> None:
        """A person sends a move."""
        self.sent.setdefault((person.table, at), set()).add(text)

    def hear(self, person: Person, text: str, message: dict[str, Any]) -> None:
        """A person receives a message."""
        match message["type"]:
            case "Happened":
                self._happened(person, message)
            case "Snapshot":
                if message["at"] < person.at:
                    raise Broken(f"{message['at']} after {person.at}: somebody who reconnects sees less than before")
                person.at = message["at"]
                for ply in message["log"]:
                    self._shown(person.table, ply["at"], ply["move"])
            case "Refused" if message["code"] == "failed" and not self._world.disturbed:
                raise Broken(f"refused without a reason: {message}")
            case _:
                return
        person.over = message.get("over") is not None
        if not person.over:
            self._keeps_secrets(person, text)

    def _happened(self, person: Person, message: dict[str, Any]) -> None:
        at = message["at"]
        if person.state is not None and at != person.state["at"] + 1:
            raise Broken(f"{at} after {person.state['at']}: a move was shown twice, or never")
        person.at = at
        self._shown(person.table, at - 1, message["move"])

    def _shown(self, table: str, ply: int, move: str | None) -> None:
        """What anybody was shown is stored as it was shown."""
        found = self._world.database.ask("SELECT text FROM move WHERE game = ? AND ply = ?", table, ply)
        if not found:
            raise Broken(f"ply {ply} was shown, and is not stored")
        if move is not None and found[0][0] != move:
            raise Broken(f"ply {ply} was shown as {move}, and is stored as {found[0][0]}")
        self.told[table, ply] = found[0][0]

    def _keeps_secrets(self, person: Person, text: str) -> None:
        named = set(_CARD.findall(text))
        if named:
            moves = [row[0] for row in self._world.database.ask("SELECT text FROM move WHERE game = ?", person.table)]
            known = {move[-6:] for move in moves if move.startswith("show:")}
            if person.seat is not None:
                dealt = next(move for move in moves if move.startswith("deal:"))[5:].split(",")
                known.update(dealt[person.seat * EACH : (person.seat + 1) * EACH])
            if named - known:
                raise Broken(f"seat {person.seat} is told of {sorted(named - known)}")

    # What servers do.

    def holds(self) -> None:
        """At most one server relies on the lease of a table."""
        held: dict[str, str] = {}
        for server in self._world.servers:
            leases = server.leases
            if leases is None or not server.up or not leases.sure:
                continue
            for table in leases._held:
                if table in held:
                    raise Broken(f"{held[table]} and {server.machine} both move at {table}")
                held[table] = str(server.machine)

    def moves_at(self, server: Server, leases: Leases, table: str) -> None:
        """A server is about to move for a table's computers."""
        if not leases.holds(table):
            raise Broken(f"{server.machine} moves at {table} without its lease")
        self.holds()

    def posts(self, notice: tuple[object, ...]) -> None:
        """A notice reaches a browser: once, and never again."""
        if notice in self._posted:
            raise Broken(f"told twice: {notice}")
        self._posted.add(notice)

    def look(self) -> None:
        """Look at every server: its tables as they are stored, and nothing that grows without end."""
        for server in self._world.servers:
            if server.registry is not None and server.up:
                for each in server.registry:
                    self._as_stored(each.table)
                self._small(server)
        if self._world.loop.pending() > _MOST_TIMERS:
            raise Broken(f"{self._world.loop.pending()} timers")

    def _as_stored(self, table: LiveTable) -> None:
        """Clocks follow from what is stored: when each move was made is known to the server as it is stored."""
        ask = self._world.database.ask
        rows = ask("SELECT text, at FROM move WHERE game = ? ORDER BY ply LIMIT ?", table.config.id, table.session.at)
        if [row[0] for row in rows] != table.session.moves:
            raise Broken(f"the moves of {table.config.id} are not those that are stored")
        for ply, (row, at) in enumerate(zip(rows, table.times, strict=True)):
            off = abs(at.replace(tzinfo=None) - row_time(row[1]))
            if off > _SOON:
                raise Broken(f"ply {ply} was made at {row[1]}; a server takes it for {at}: its clocks are {off} off")

    @staticmethod
    def _small(server: Server) -> None:
        log, peers = server.store._move_log, server.peers
        if len(log._waiting) > _MOST_MOVES:
            raise Broken(f"{len(log._waiting)} moves wait to be written")
        if peers is not None:
            waiting, work = len(peers._bus._unsent), len(peers._tasks)
            if waiting > _MOST_NEWS or work > _MOST_WORK:
                raise Broken(f"{waiting} news and {work} tasks wait")

    # The end.

    def end(self) -> None:
        """Nothing that was shown is lost or changed later, and everybody at his table knows how it ended."""
        rows = self._world.database.ask("SELECT game, ply, text FROM move")
        stored = {(game, ply): text for game, ply, text in rows}
        for key, move in self.told.items():
            if stored.get(key) != move:
                raise Broken(f"{key} was {move}, and is {stored.get(key)} in the end")
        for person in self._world.people:
            if person.table in self._world.visited and not person.over:
                raise Broken(f"the person at seat {person.seat} still sees {person.at}, and the game is over")
        for table in self._world.visited:
            self._played_by_whom(table)

    def _played_by_whom(self, table: str) -> None:
        """Each move of a person's seat is his own, or that of a computer that sat in for him then."""
        seats = dict(self._world.database.ask("SELECT seat, kind FROM seat WHERE game = ?", table))
        query = "SELECT kind, ply, seat FROM event WHERE game = ? ORDER BY number"
        events = self._world.database.ask(query, table)
        for ply, seat in enumerate(self._world.asked(table)):
            if seat is None or seats[seat] != "human" or (table, ply) in self.sent:
                continue
            latest = [kind for kind, at, of in events if of == seat and at <= ply and kind in _COMINGS]
            if not latest or latest[-1] == "returned":
                raise Broken(f"ply {ply} of seat {seat} is nobody's: {events}")


_COMINGS = ("sat_in", "timed_out", "returned")


class Watching(logging.Handler):
    """Hears what servers log: errors that no planned fault explains break a law."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self._world = world

    def __enter__(self) -> None:
        logs.LOG.addHandler(self)
        logs.LOG.propagate = False
        logs.LOG.setLevel(logging.WARNING)

    def __exit__(self, *_error: object) -> None:
        logs.LOG.removeHandler(self)
        logs.LOG.propagate = True

    def emit(self, record: logging.LogRecord) -> None:
        """Look at one line."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not isinstance(error, PLANNED):
            self._world.broken(Broken(f"a server failed by itself: {record.getMessage()} {error!r}"), error)


def row_time(text: str) -> datetime:
    """A time as SQLite has it."""
    return datetime.fromisoformat(text)
