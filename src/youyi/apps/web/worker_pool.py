"""Chooses bots' moves in separate processes, so that no search delays a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from multiprocessing.process import BaseProcess
from typing import Any, TypeAlias

from youyi.apps.web.choosing import BotRequest
from youyi.games import game
from youyi.kernel.chance import Entropy
from youyi.kernel.rules import Player
from youyi.kernel.rulings import Value, values
from youyi.players.player import player

_NICENESS = 10
_PATIENCE = 2.0
"""Seconds that a choice under way has when the server stops."""
Answers: TypeAlias = tuple[tuple[str, Value], ...]


class ProcessWorkerPool:
    """A pool of worker processes, which start at the first request; a server's own threads go before them."""

    def __init__(self, workers: int, niceness: int = _NICENESS) -> None:
        self._workers = workers
        self._niceness = niceness
        self._executor: ProcessPoolExecutor | None = None

    async def choose(self, request: BotRequest) -> Any:
        """Choose one of the request's moves. Raises `BrokenProcessPool` if a worker died; the next request starts new ones."""
        table = request.table
        key = _TableKey(table.game.id, table.ruleset.full_id, _answers(table.rulings), _answers(table.terms))
        executor = self._started()
        arguments = (key, request.player, request.view, request.moves, request.entropy)
        try:
            index = await asyncio.get_running_loop().run_in_executor(executor, choose_in_worker, *arguments)
        except BrokenProcessPool:
            if self._executor is executor:
                self._executor = None
            raise
        return request.moves[index]

    async def close(self) -> None:
        """End the workers: choices under way have a moment to finish, those that have not begun are dropped."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        workers = tuple((executor._processes or {}).values())  # a broken pool has none
        executor.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(_end, workers)

    def _started(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Spawned, not forked: a fork would copy the event loop, its sockets and its threads' locks.
            spawning = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, spawning, _initialize, (self._niceness,))
        return self._executor


@dataclass(frozen=True, slots=True)
class _TableKey:
    """A game and its rules by name: each worker finds the game itself, plug-ins included."""

    game: str
    ruleset: str
    rulings: Answers
    terms: Answers


def choose_in_worker(key: _TableKey, name: str, view: Any, moves: tuple[Any, ...], entropy: Entropy) -> int:
    """Choose a move in a worker process; returns its index, which is cheaper to send back than the move."""
    return moves.index(_player(key, name).choose(view, moves, entropy))


@cache
def _player(key: _TableKey, name: str) -> Player[Any, Any]:
    return player(name, game(key.game).under(key.ruleset, dict(key.rulings), dict(key.terms)))


def _answers(answered: Any) -> Answers:
    by_name: Mapping[str, Value] = values(answered)
    return tuple(by_name.items())


def _end(workers: tuple[BaseProcess, ...]) -> None:
    """Wait for processes to end by themselves, and kill those that do not."""
    deadline = time.monotonic() + _PATIENCE
    for each in workers:
        each.join(max(0, deadline - time.monotonic()))
    for each in workers:
        if each.is_alive():
            each.kill()
            each.join()


def _initialize(niceness: int) -> None:
    """Give way to the server, leave signals to it, and exit when it exits, even if it is killed."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a service manager signals every process of a server
    server = multiprocessing.parent_process()
    assert server is not None

    def exit_with_server() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=exit_with_server, daemon=True).start()
