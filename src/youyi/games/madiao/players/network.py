"""A player of 馬吊 that values each card by a network, which has learnt what a card brings from deals played out, and takes the best.

It foretells how many 注 a card brings more than the cards of the hand do on average. It was trained under `madiao/guide@1` and
plays other rules too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from youyi.games.madiao import Card, Madiao, Move, Play, View, substitutes
from youyi.games.madiao.players.heuristic import weight
from youyi.games.madiao.players.inputs import EXPECTED, of_card, of_situation
from youyi.games.madiao.situation import Situation, situation_of
from youyi.kernel.chance import Entropy
from youyi.players.network import Network, shipped

_PACKAGE, _NAME = "youyi.games.madiao.players.networks", "cards"


@cache
def network_of() -> Network:
    """The shipped network. Raises `WrongNetwork`."""
    return shipped(_PACKAGE, _NAME, EXPECTED)


def card_values(network: Network, situation: Situation, cards: Sequence[Card]) -> list[int]:
    """What a network foretells of each card of a hand, in parts of `players.network.UNIT`."""
    points = [weight(situation, card) for card in cards]
    most, base = max(points), network.summed(of_situation(situation))
    added = [network.summed(of_card(situation, card, most - each)) for card, each in zip(cards, points, strict=True)]
    return [network.value([one + other for one, other in zip(base, each, strict=True)]) for each in added]


@dataclass(frozen=True, slots=True)
class MadiaoNetwork:
    """Plays the card of which the network foretells most; of equal ones the first."""

    rules: Madiao
    network: Network
    stand_in: Mapping[Card, Card] = field(init=False, repr=False, compare=False)
    """Which card takes the place of an exposed one under these rulings."""

    def __post_init__(self) -> None:
        """Consult the rulings once."""
        object.__setattr__(self, "stand_in", substitutes(self.rules.rulings))

    def choose(self, view: View, moves: Sequence[Move], _entropy: Entropy, /) -> Move:
        """Value every card that may be played."""
        if len(moves) == 1:
            return moves[0]
        plays = [move for move in moves if isinstance(move, Play)]
        values = card_values(self.network, situation_of(view, self.stand_in), [move.card for move in plays])
        return plays[values.index(max(values))]
