"""Every decision a seat could ever be offered in 馬吊, numbered 0..39 for programs that learn: the card it plays."""

from __future__ import annotations

from youyi.games.madiao.cards import DECK, Card
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.position import Playing, Position
from youyi.games.madiao.rules import Madiao
from youyi.kernel.lab.actions import Actions

VERSION = "madiao-cards-1"
SIZE = len(DECK)
"""How many numbers there are."""


def actions(rules: Madiao) -> Actions[Position, Move]:
    """Number the plays under the rules of a table."""
    return Actions(version=VERSION, size=SIZE, rules=rules, number=encode, move=decode, by_position=False)


def encode(_position: Position, move: Move) -> int:
    """Number a play: suit after suit, 十 萬 索 文, in each from the lowest card."""
    assert isinstance(move, Play), "draws of chance have no numbers"
    return move.card


def decode(position: Position, number: int) -> Play | None:
    """Find the play of a number; None where no card is asked for."""
    return Play(Card(number)) if isinstance(position.phase, Playing) else None
