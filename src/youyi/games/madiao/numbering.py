"""Every decision a seat could ever be offered in 馬吊, numbered 0..39 for learners: the card it plays."""

from __future__ import annotations

from youyi.games.madiao.cards import DECK, Card
from youyi.games.madiao.legality import choices
from youyi.games.madiao.moves import Play
from youyi.games.madiao.position import Playing
from youyi.kernel.errors import Unknown

VERSION = "madiao-cards-1"
SIZE = len(DECK)
"""How many numbers there are."""


def encode(play: Play) -> int:
    """Number a play: suit after suit, 十 萬 索 文, in each from the lowest card."""
    return play.card


def decode(number: int) -> Play:
    """Find the play of a number. Raises `Unknown` for a number outside 0..39."""
    if not 0 <= number < SIZE:
        raise Unknown("play number", str(number), (f"0 to {SIZE - 1}",))
    return Play(Card(number))


def mask(playing: Playing) -> frozenset[int]:
    """List the numbers of the choices; derived, never stored."""
    return frozenset(map(encode, choices(playing)))
