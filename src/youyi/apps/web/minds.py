"""Computer players think in processes of their own, so that no thought delays a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeAlias

from youyi.games import game
from youyi.kernel.chance import Entropy
from youyi.kernel.game import Table as Laying
from youyi.kernel.rules import Player
from youyi.kernel.rulings import Value, values
from youyi.players.player import player

_NICENESS = 10
Answers: TypeAlias = tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking:
    """All that a computer player is given: which table, its view, its choices, its private randomness."""

    table: Laying[Any, Any, Any, Any]
    player: str
    view: Any
    moves: tuple[Any, ...]
    entropy: Entropy


class Minds(Protocol):
    """Where computer players think."""

    async def choose(self, asking: Asking) -> Any:
        """Answer with one of the moves."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class Processes:
    """Minds in worker processes; the first is started by the first question."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None

    async def choose(self, asking: Asking) -> Any:
        """Answer with one of the moves. Raises `BrokenProcessPool` if a worker died; the next question starts anew."""
        table = asking.table
        book = _Book(table.game.id, table.ruleset.full_id, _answers(table.rulings), _answers(table.terms))
        pool = self._opened()
        question = (book, asking.player, asking.view, asking.moves, asking.entropy)
        try:
            place = await asyncio.get_running_loop().run_in_executor(pool, think, *question)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise
        return asking.moves[place]

    async def close(self) -> None:
        """Stop the workers when they have thought to the end; thoughts not begun are dropped."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    def _opened(self) -> Executor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy the event loop, its sockets and its threads' locks.
            fresh = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=fresh, initializer=_begin)
        return self._pool


@dataclass(frozen=True, slots=True)
class _Book:
    """A rulebook by name: workers open it themselves."""

    game: str
    ruleset: str
    rulings: Answers
    terms: Answers


def think(book: _Book, name: str, view: Any, moves: tuple[Any, ...], entropy: Entropy) -> int:
    """Choose in a worker; the answer is the place of the move, so that no value has to be made twice."""
    return moves.index(_player(book, name).choose(view, moves, entropy))


@cache
def _player(book: _Book, name: str) -> Player[Any, Any]:
    return player(name, game(book.game).under(book.ruleset, dict(book.rulings), dict(book.terms)))


def _answers(answered: Any) -> Answers:
    told: Mapping[str, Value] = values(answered)
    return tuple(told.items())


def _begin() -> None:
    """Let tables go before thoughts, leave Ctrl-C to the server, and end with it even when it is killed."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def follow() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
