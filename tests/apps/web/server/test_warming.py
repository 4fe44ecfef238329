"""Kernels are compiled before anybody waits for them, once."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import pytest

from tests.kit.amount import third
from tests.kit.engines.lockstep import HAVE_NUMBA
from tests.kit.patience import PATIENCE
from youyi.analysis.review import warm_up as warming_up
from youyi.analysis.review.warm_up import is_warm, warm_up
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.server import warming
from youyi.apps.web.server.metrics import Metrics
from youyi.games import game


@pytest.fixture
def mark(tmp_path, monkeypatch):
    monkeypatch.setattr(warming_up, "_mark", lambda _game: tmp_path / "warm")
    return tmp_path / "warm"


@HAVE_NUMBA
@pytest.mark.parametrize("name", third(["ruqi", "dama", "madiao"]))
def test_a_game_is_warm_when_it_has_been_played_and_weighed(mark, name):
    assert not is_warm(game(name))
    warm_up(game(name))
    assert mark.exists()
    assert is_warm(game(name))


@HAVE_NUMBA
def test_the_mark_lies_with_the_kernels_of_the_game_and_is_of_one_numba(monkeypatch):
    from youyi.compiled.cache import cache_folder
    from youyi.games.ruqi import fast

    found = warming_up._mark(game("ruqi"))
    assert found.parent == cache_folder(type(found)(fast.__file__).parent)
    monkeypatch.setattr(warming_up, "version", lambda _library: "another")
    assert warming_up._mark(game("ruqi")) not in (found, *found.parent.iterdir())  # another Numba compiles anew


def test_what_has_no_kernels_is_warm(monkeypatch):
    monkeypatch.setattr(warming_up, "installed", lambda: False)
    assert is_warm(game("ruqi"))


class Noted:
    """Notes what a process is asked for."""

    asked: ClassVar[list[Any]] = []

    def __init__(self, *_arguments: object) -> None:
        self.asked.clear()

    async def run(self, function: Any, name: str) -> None:
        self.asked.append((function, name))
        if name == "madiao":
            raise OSError("no room")

    async def end(self) -> None:
        self.asked.append("ended")


class Slow(Noted):
    """Does not end by itself."""

    begun = asyncio.Event()

    async def run(self, function: Any, name: str) -> None:
        self.begun.set()
        await asyncio.Event().wait()


def test_a_server_warms_up_what_is_cold_and_goes_on_if_it_fails(monkeypatch):
    monkeypatch.setattr(warming, "WorkerProcesses", Noted)
    monkeypatch.setattr(warming, "is_warm", lambda each: each.id == "dama")
    games = [game(name) for name in ("dama", "ruqi", "madiao")]
    asyncio.run(warming.warmed_up(games, Telemetry(Metrics())))
    assert Noted.asked == [(warming.warm_up_in_worker, "ruqi"), (warming.warm_up_in_worker, "madiao"), "ended"]


def test_a_server_that_stops_ends_the_warming_up(monkeypatch):
    monkeypatch.setattr(warming, "WorkerProcesses", Slow)
    monkeypatch.setattr(warming, "is_warm", lambda _each: False)

    async def served() -> None:
        async with warming.warming([game("ruqi")], Telemetry(Metrics())):
            await Slow.begun.wait()

    asyncio.run(asyncio.wait_for(served(), PATIENCE))
    assert Noted.asked == ["ended"]
