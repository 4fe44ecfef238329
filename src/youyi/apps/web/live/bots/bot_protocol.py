"""What chooses the moves of computer players, as a table sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from youyi.analysis.review.advice import Advice, advised, led, speaking, weighed
from youyi.kernel.chance import Entropy
from youyi.kernel.game import Game
from youyi.kernel.game import Table as GameTable
from youyi.kernel.names import Language
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


@dataclass(frozen=True, slots=True)
class HintTold:
    """What is to be told to somebody who asked for a hint."""

    best: Any
    """The move that comes first."""
    advice: tuple[Advice, ...]
    """Of every move, the best first; empty where the game has no judge."""


def counsel(request: BotRequest, chosen: Any, position: Any, language: Language) -> HintTold:
    """Weigh the moves of a request, and say in one language what speaks for each.

    What the player chose comes first, where it cannot be told from the best of what was weighed: a hint never contradicts
    the tutor. Worths follow from the view alone; the position names moves and what they do, as far as the seat will see.
    Raises `NotJudged`.
    """
    table, seat = request.table, request.seat
    valued = weighed(table, request.view, request.moves, seat) if table.game.has("players.judge") else ()
    ordered = led(valued, chosen)
    best = ordered[0].move if ordered else chosen
    return HintTold(best, advised(table, position, ordered, seat, speaking(language)))


class WorkerPool(Protocol):
    """Where bots' moves are chosen."""

    async def choose(self, request: BotRequest) -> Any:
        """Choose one of the request's moves."""
        ...

    async def advise(self, request: BotRequest, position: Any, language: Language) -> HintTold:
        """Choose, weigh and say why, as `counsel` does."""
        ...

    def prepared(self, name: str, game: Game[Any, Any, Any, Any]) -> bool:
        """Whether a player can choose at once; else what it needs is compiled first, which takes minutes."""
        ...

    async def close(self) -> None:
        """Stop the workers."""
        ...
