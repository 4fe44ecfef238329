"""Chooses bots' moves in separate processes, so that no search delays a table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from youyi.analysis.review.warm_up import is_warm
from youyi.apps.web.base.processes import WorkerProcesses
from youyi.apps.web.live.bots.bot_protocol import BotRequest, HintTold, counsel
from youyi.games import game
from youyi.kernel.chance import Entropy
from youyi.kernel.game import Game, Table
from youyi.kernel.names import Language
from youyi.kernel.rules import Player
from youyi.kernel.rulings import Value, values
from youyi.kernel.seats import Seat
from youyi.players.player import player, player_spec

_NICENESS = 10
Answers: TypeAlias = tuple[tuple[str, Value], ...]


class ProcessWorkerPool:
    """A pool of worker processes, which start at the first request."""

    def __init__(self, workers: int, niceness: int = _NICENESS) -> None:
        self._processes = WorkerProcesses(workers, niceness)
        self._compiling = WorkerProcesses(1, niceness)
        """Where a player chooses whose kernels are not compiled yet: that takes minutes, and holds up no other table."""
        self._warm: set[str] = set()

    async def choose(self, request: BotRequest) -> Any:
        """Choose one of the request's moves. Raises `BrokenProcessPool` if a worker died; the next request starts new ones."""
        arguments = (_key(request), request.player, request.view, request.moves, request.entropy)
        return request.moves[await self._processes_for(request).run(choose_in_worker, *arguments)]

    async def advise(self, request: BotRequest, position: Any, language: Language) -> HintTold:
        """Choose, weigh and say why. Raises as `choose` does, and `NotJudged`."""
        asked = _Asked(request.player, request.seat, request.view, request.moves, request.entropy, position, language)
        return await self._processes_for(request).run(advise_in_worker, _key(request), asked)

    def prepared(self, name: str, game: Game[Any, Any, Any, Any]) -> bool:
        """Whether a player's kernels are compiled, if it has any."""
        if player_spec(name, game).kernels and game.id not in self._warm:
            if not is_warm(game):
                return False
            self._warm.add(game.id)
        return True

    def _processes_for(self, request: BotRequest) -> WorkerProcesses:
        return self._processes if self.prepared(request.player, request.table.game) else self._compiling

    async def close(self) -> None:
        """End the workers: choices under way have a moment to finish, those that have not begun are dropped."""
        await asyncio.gather(self._processes.close(), self._compiling.close())


@dataclass(frozen=True, slots=True)
class _TableKey:
    """A game and its rules by name: each worker finds the game itself, plug-ins included."""

    game: str
    ruleset: str
    rulings: Answers
    terms: Answers


@dataclass(frozen=True, slots=True)
class _Asked:
    """A request for advice without its table, which a worker makes itself."""

    player: str
    seat: Seat
    view: Any
    moves: tuple[Any, ...]
    entropy: Entropy
    position: Any
    language: Language


def choose_in_worker(key: _TableKey, name: str, view: Any, moves: tuple[Any, ...], entropy: Entropy) -> int:
    """Choose a move in a worker process; returns its index, which is cheaper to send back than the move."""
    return moves.index(_player(key, name).choose(view, moves, entropy))


def advise_in_worker(key: _TableKey, asked: _Asked) -> HintTold:
    """Advise in a worker process: a hint holds up no table."""
    request = BotRequest(
        table=_table(key),
        player=asked.player,
        seat=asked.seat,
        view=asked.view,
        moves=asked.moves,
        entropy=asked.entropy,
    )
    chosen = _player(key, asked.player).choose(asked.view, asked.moves, asked.entropy)
    return counsel(request, chosen, asked.position, asked.language)


@cache
def _player(key: _TableKey, name: str) -> Player[Any, Any]:
    return player(name, _table(key))


@cache
def _table(key: _TableKey) -> Table[Any, Any, Any, Any]:
    return game(key.game).under(key.ruleset, dict(key.rulings), dict(key.terms))


def _key(request: BotRequest) -> _TableKey:
    table = request.table
    return _TableKey(table.game.id, table.ruleset.full_id, _answers(table.rulings), _answers(table.terms))


def _answers(answered: Any) -> Answers:
    by_name: Mapping[str, Value] = values(answered)
    return tuple(by_name.items())
