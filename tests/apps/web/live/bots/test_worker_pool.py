"""Worker processes choose what a player would choose here, in every game, and are replaced when they die."""

from __future__ import annotations

import asyncio
import os

import pytest

from tests.kit.amount import some_of
from youyi.apps.web.base.processes import WorkerProcesses
from youyi.apps.web.live.bots import worker_pool
from youyi.apps.web.live.bots.bot_protocol import BotRequest
from youyi.apps.web.live.bots.worker_pool import ProcessWorkerPool
from youyi.games import catalogue, game
from youyi.kernel.committed import Committed
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session
from youyi.players.player import player, players_at

CHANCES = Committed(bytes(32))


def request(table, name):
    """The first choice of a game, put to a player."""
    session = Session(table.rules)
    while not isinstance(session.prompt, Decision):
        session.advance((), CHANCES)
    seat = session.prompt.seat
    view, moves = table.rules.view(session.position, seat), tuple(session.prompt.moves)
    return BotRequest(
        table=table, player=name, seat=seat, view=view, moves=moves, entropy=CHANCES.for_player(seat, session.at)
    )


def requests(table, names):
    return ((name, request(table, name)) for name in names)


def chosen(*requests):
    async def run():
        pool = ProcessWorkerPool(1)
        try:
            return [await pool.choose(each) for each in requests]
        finally:
            await pool.close()

    return asyncio.run(run())


@pytest.mark.more
@pytest.mark.parametrize("name", [each.id for each in catalogue()])
def test_workers_choose_as_players_do_here(name):
    table = game(name).under()
    names = [
        each.id for each in some_of(players_at(table)) if each.id != "search"
    ]  # its kernels would be compiled in the worker
    here = [
        player(each, table).choose(asked.view, asked.moves, asked.entropy) for each, asked in requests(table, names)
    ]
    assert chosen(*(asked for _, asked in requests(table, names))) == here


PLUGIN = """[youyi.games]
fords = tests.kit.toys.fords:FORDS
"""


def test_workers_find_games_of_other_packages(tmp_path, monkeypatch):
    installed = tmp_path / "fords-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: fords\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(PLUGIN)
    monkeypatch.syspath_prepend(str(tmp_path))
    table = game("fords").under(None, {"toll": 0}, {"seats": 2})
    asked = request(table, "first")
    assert chosen(asked) == [asked.moves[0]]


def test_a_worker_that_dies_is_replaced():
    asked = request(game("ruqi").under(), "first")

    async def run():
        pool = ProcessWorkerPool(1)
        first = await pool.choose(asked)
        executor = pool._processes._executor
        assert executor is not None
        [worker] = executor._processes
        os.kill(worker, 9)
        with pytest.raises(Exception, match="terminated abruptly"):
            await pool.choose(asked)
        assert await pool.choose(asked) == first
        await pool.close()

    asyncio.run(run())


def test_who_has_kernels_to_be_compiled_holds_up_no_other_table(monkeypatch):
    """One worker compiled for minutes, and every table of the server waited for it."""
    ran = []

    class Noted(WorkerProcesses):
        async def run(self, function, *arguments):
            ran.append(self)
            return 0

    table = game("madiao").under()
    kernels, other = request(table, "level-6"), request(table, "level-3")
    warm: list[bool] = []
    monkeypatch.setattr(worker_pool, "WorkerProcesses", Noted)
    monkeypatch.setattr(worker_pool, "is_warm", lambda _game: bool(warm))

    async def run():
        pool = ProcessWorkerPool(1)
        for each in (kernels, other):
            assert await pool.choose(each) == each.moves[0]
        assert ran[0] is not ran[1]
        warm.append(True)
        await pool.choose(kernels)
        assert ran[2] is ran[1]
        await pool.close()

    asyncio.run(run())
