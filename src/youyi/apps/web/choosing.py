"""What chooses the moves of computer players, as a table sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from youyi.analysis.review.values import Valued
from youyi.kernel.chance import Entropy
from youyi.kernel.game import Table as GameTable
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class BotRequest:
    """Everything a bot is given for one choice."""

    table: GameTable[Any, Any, Any, Any]
    player: str
    """The player's id."""
    seat: Seat
    """Who chooses."""
    view: Any
    """What the bot's own seat may see of the position."""
    moves: tuple[Any, ...]
    entropy: Entropy
    """The bot's private randomness for this choice."""


class WorkerPool(Protocol):
    """Where bots' moves are chosen."""

    async def choose(self, request: BotRequest) -> Any:
        """Choose one of the request's moves."""
        ...

    async def weigh(self, request: BotRequest) -> tuple[Valued, ...]:
        """Say what each of the request's moves is worth to its seat, the best first. Raises `NotJudged`."""
        ...

    async def close(self) -> None:
        """Stop the workers."""
        ...
