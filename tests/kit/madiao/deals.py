"""Deals of 馬吊 laid out card by card: four hands and a stock, then what is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from youyi.games import game
from youyi.games.madiao.cards import DECK, Card, cards
from youyi.games.madiao.moves import Play
from youyi.games.madiao.position import HAND, SEATS, Playing, ToDeal, to_play
from youyi.kernel.cards import Deal
from youyi.kernel.seats import Seat

QUIET = (
    "T90 T80 W7 W6 S7 S6 C1 C2",
    "T70 T60 W5 W4 S5 S4 C3 C4",
    "T50 T40 W3 W2 S3 S2 C5 C6",
    "T30 W8 S8 Tb Tq C7 C8 W1",
)
"""Four hands without a dealt pattern."""


def pack(hands: Sequence[str] = QUIET, *, exposed: str = "C9") -> Deal[Card]:
    """The pack that deals these hands, the rest as the stock with the exposed card last."""
    dealt = [card for hand in hands for card in cards(hand)]
    (last,) = cards(exposed)
    stock = [card for card in DECK if card not in dealt and card != last]
    assert len(dealt) == SEATS * HAND
    assert last not in dealt
    return Deal((*dealt, *stock, last))


class Laid:
    """A deal in progress: what it is played by, where it stands, and all that happened."""

    def __init__(self, order: Deal[Card], *, deals: int = 1, banker: int | None = None, **answers: Any) -> None:
        """Deal a pack; with a banker given, that seat banks."""
        if banker is not None:
            answers["first_banker"] = "given"
        terms = {"deals": deals} if banker is None else {"deals": deals, "banker": banker}
        self.rules: Any = game("madiao").under("madiao/guide", answers, terms).rules
        self.position: Any = self.rules.start()
        self.events: list[Any] = []
        self.turn(order)

    def turn(self, move: Any) -> list[Any]:
        """Make a move; returns what happened."""
        step = self.rules.play(self.position, move)
        self.position = step.position
        self.events += step.events
        return list(step.events)

    def play(self, codes: str) -> list[Any]:
        """Play cards one by one; returns what happened."""
        return [event for card in cards(codes) for event in self.turn(Play(card))]

    def play_out(self) -> list[Any]:
        """Play the first card of each hand until the deal is over; returns what happened."""
        found: list[Any] = []
        while isinstance(self.position.phase, Playing):
            found += self.turn(Play(self.position.phase.hands[to_play(self.position.phase)][0]))
        return found

    @property
    def playing(self) -> Playing:
        """The deal in progress."""
        assert isinstance(self.position.phase, Playing)
        return self.position.phase

    @property
    def asked(self) -> Seat:
        """Whose turn it is."""
        return to_play(self.playing)

    @property
    def to_deal(self) -> Seat:
        """Who banks the deal that is to be dealt."""
        assert isinstance(self.position.phase, ToDeal)
        return self.position.phase.banker
