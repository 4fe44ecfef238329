"""看冲: the stock is turned card by card, and the seats in turn look whether it joins their won cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import CARD_OF, NO_CARDS, RANK_OF, Card, CardSet, card_set, named
from youyi.games.madiao.chong.by_distance import urgency
from youyi.games.madiao.chong.kinds import KIND_ARTICLES, ChongKind, kind_of
from youyi.games.madiao.chong.law import ChongLaw
from youyi.games.madiao.chong.runs import Match
from youyi.games.madiao.chong.suits import ANCHORS, GATE_OF, ranks
from youyi.games.madiao.haul import Haul
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.rulings.stock import ChongTaker
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat

FourHauls: TypeAlias = tuple[Haul, Haul, Haul, Haul]
PREY: Mapping[Card, CardSet] = {CARD_OF["Tw"]: named("Tq Tb"), CARD_OF["Tq"]: named("Tb")}
"""Whom to beat in a trick is a merit of a card."""


@dataclass(frozen=True, slots=True)
class Draw:
    """What became of one turned card of the stock."""

    card: Card
    taker: Seat | None
    """None if it joins nobody."""
    points: int
    kind: ChongKind | None
    """What the guide calls the draw; None if there is none."""
    because: Reason
    """Why it is called so, or what becomes of a dead card."""
    counted: Reason
    """Why it brings as many points, or none."""


@dataclass(frozen=True, slots=True)
class Holding:
    """One seat's cards while the stock is turned."""

    own: CardSet
    """Cards won."""
    merits: tuple[tuple[Card, int], ...] = ()
    """How many times an own card counts, where that is more than once."""
    taken: CardSet = NO_CARDS
    used: CardSet = NO_CARDS
    """Own cards that serve no more."""


def merits_of(haul: Haul) -> tuple[tuple[Card, int], ...]:
    """立功: the Myriad counts double if it beat the Thousand or the Hundred, treble if both; so the Thousand the Hundred."""
    beaten = ((won.card, (won.beaten & PREY.get(won.card, NO_CARDS)).bit_count()) for won in haul.won)
    return tuple((each, 1 + count) for each, count in beaten if count)


def holding(law: ChongLaw, haul: Haul) -> Holding:
    """Lay out what a seat has won."""
    return Holding(card_set(haul.order), merits_of(haul) if law.merit else ())


def meeting(law: ChongLaw, own: CardSet, taken: CardSet, card: Card, used: CardSet = NO_CARDS) -> Match:
    """See how a turned card meets what a seat has won and taken."""
    gate = GATE_OF[card]
    return law.matching(gate, gate.of(own & ~used), gate.of(own | taken), RANK_OF[card])


def points(law: ChongLaw, own: CardSet, taken: CardSet, card: Card, used: CardSet = NO_CARDS) -> int:
    """Count what a turned card brings, where no merit multiplies it; nothing if it cannot be taken."""
    return meeting(law, own, taken, card, used).points


def offer(law: ChongLaw, held: Holding, card: Card) -> tuple[Match, int]:
    """Hold a turned card out to a seat: how it meets its cards, and for how many points."""
    met = meeting(law, held.own, held.taken, card, held.used)
    if not held.merits:
        return met, met.points
    gate, times = GATE_OF[card], dict(held.merits)
    return met, sum(points * times.get(gate.card(rank), 1) for rank, points in met.gives)


def take(law: ChongLaw, held: Holding, card: Card, met: Match) -> Holding:
    """Let a card join a seat's own."""
    gate = GATE_OF[card]
    serving = card_set(gate.card(rank) for rank, _ in met.gives) if law.used_up else NO_CARDS
    return Holding(held.own, held.merits, CardSet(held.taken | 1 << card), CardSet(held.used | serving))


def claim(held: Holding, card: Card, met: Match) -> int:
    """Rank a seat's wish for a card; the smallest goes first."""
    # reading: in the table of runs nearness is that of all own cards of the suit, not only of those that score
    gate = GATE_OF[card]
    scoring = [rank for rank, _ in met.gives] if met.because is art.LATE_CHONG else ranks(gate.of(held.own))
    return urgency(gate, scoring, RANK_OF[card])


def offered(law: ChongLaw, stock: Sequence[Card]) -> Sequence[Card]:
    """Say which cards of the stock are turned: all eight, or all but the exposed one."""
    return stock[: law.offered]


def look(law: ChongLaw, hauls: FourHauls, starter: Seat, turning: Sequence[Card]) -> tuple[Draw, ...]:
    """Turn the cards that are offered, one by one, and say who takes each."""
    held = [holding(law, haul) for haul in hauls]
    may = [len(haul.won) >= law.least for haul in hauls]
    asked, draws = starter, list[Draw]()
    for turned in turning:
        order = [Seat((asked + step) % SEATS) for step in range(SEATS)]
        draw = turn(law, held, [seat for seat in order if may[seat]], turned)
        draws.append(draw)
        asked = asked_next(law, asked, draw)
    return tuple(draws)


def asked_next(law: ChongLaw, asked: Seat, draw: Draw) -> Seat:
    """Name the seat that is asked first about the next card."""
    if not law.taker_stays:
        return Seat((asked + 1) % SEATS)
    return asked if draw.taker is None else draw.taker


def turn(law: ChongLaw, held: list[Holding], order: Sequence[Seat], card: Card) -> Draw:
    """Turn one card: it goes to a seat that can use it, whether it wants it or not, and joins what that seat holds."""
    takers = able(law, held, order, card)
    if law.taker is ChongTaker.FIRST_ABLE:
        found = next(takers, None)
    else:
        found = min(takers, key=lambda each: claim(held[each[0]], card, each[1]), default=None)
    if found is None:
        return Draw(card, None, 0, None, art.DEAD_CARD, art.DEAD_CARD)
    seat, met, worth = found
    held[seat] = take(law, held[seat], card, met)
    kind = kind_of(card, met)
    counted = art.MERIT if worth > met.points else met.because
    return Draw(card, seat, worth, kind, KIND_ARTICLES[kind], counted)


def able(
    law: ChongLaw, held: Sequence[Holding], order: Sequence[Seat], card: Card
) -> Iterator[tuple[Seat, Match, int]]:
    """Go through the seats that a card brings points, in the order of asking."""
    for seat in order:
        if held[seat].own & ANCHORS[card]:
            met, worth = offer(law, held[seat], card)
            if worth:
                yield seat, met, worth
