"""看冲: the stock is turned card by card, and the seats in turn look whether it joins their won cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import CARD_OF, NO_CARDS, RANK_OF, Card, CardSet, card_set, named
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.rulings.stock import ChongTaker
from youyi.games.madiao.stock.by_distance import crowned, urgency
from youyi.games.madiao.stock.kinds import KIND_ARTICLES, ChongKind, kind_of
from youyi.games.madiao.stock.rules import StockRules
from youyi.games.madiao.stock.runs import Match
from youyi.games.madiao.stock.suits import ANCHORS, GATE_OF, ranks
from youyi.games.madiao.winnings import FourWinnings, Winnings
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat

PREY: Mapping[Card, CardSet] = {CARD_OF["Tw"]: named("Tq Tb"), CARD_OF["Tq"]: named("Tb")}
"""The cards whose capture is a merit of a card."""


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
    givers: CardSet = NO_CARDS
    """The own cards for which it brings them."""


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


def merits_of(winnings: Winnings) -> tuple[tuple[Card, int], ...]:
    """立功: the Red Myriad counts double if it beat the Thousand or the Hundred, treble if both; so the Thousand the Hundred."""
    beaten = ((won.card, (won.beaten & PREY.get(won.card, NO_CARDS)).bit_count()) for won in winnings.won)
    return tuple((each, 1 + count) for each, count in beaten if count)


def holding(rules: StockRules, winnings: Winnings) -> Holding:
    """What a seat holds before the stock is turned."""
    return Holding(card_set(winnings.order), merits_of(winnings) if rules.merit else ())


def meeting(rules: StockRules, own: CardSet, taken: CardSet, card: Card, used: CardSet = NO_CARDS) -> Match:
    """How a turned card matches what a seat has won and taken."""
    gate = GATE_OF[card]
    return rules.matching(gate, gate.of(own & ~used), gate.of(own | taken), RANK_OF[card])


def points(rules: StockRules, own: CardSet, taken: CardSet, card: Card, used: CardSet = NO_CARDS) -> int:
    """Count what a turned card brings, where no merit multiplies it; nothing if it cannot be taken."""
    return meeting(rules, own, taken, card, used).points


def offer(rules: StockRules, held: Holding, card: Card) -> tuple[Match, int]:
    """Offer a turned card to a seat: how it matches the seat's cards, and for how many points."""
    met = meeting(rules, held.own, held.taken, card, held.used)
    if not held.merits:
        return met, met.points
    gate, times = GATE_OF[card], dict(held.merits)
    return met, sum(points * times.get(gate.card(rank), 1) for rank, points in met.gives)


def givers(card: Card, met: Match) -> CardSet:
    """The own cards that give points for a card."""
    return card_set(GATE_OF[card].card(rank) for rank, _ in met.gives)


def take(rules: StockRules, held: Holding, card: Card, met: Match) -> Holding:
    """What a seat holds after taking a card."""
    serving = givers(card, met) if rules.used_up else NO_CARDS
    return Holding(held.own, held.merits, CardSet(held.taken | 1 << card), CardSet(held.used | serving))


def claim(rules: StockRules, held: Holding, card: Card, met: Match) -> int:
    """Priority of a seat's wish for a card; the smallest goes first."""
    # reading: in the table of runs nearness is that of all own cards of the suit, not only of those that score
    gate = GATE_OF[card]
    scoring = [rank for rank, _ in met.gives] if met.because is art.LATE_CHONG else ranks(gate.of(held.own))
    return urgency(gate, crowned(gate, thousand=rules.thousand), scoring, RANK_OF[card])


def offered(rules: StockRules, stock: Sequence[Card]) -> Sequence[Card]:
    """The cards of the stock that are turned: all eight, or all but the exposed one."""
    return stock[: rules.offered]


def turn_stock(
    rules: StockRules, all_winnings: FourWinnings, starter: Seat, turning: Sequence[Card]
) -> tuple[Draw, ...]:
    """Turn the cards that are offered, one by one: who takes each, and for how many points."""
    held = [holding(rules, winnings) for winnings in all_winnings]
    may = [len(winnings.won) >= rules.least for winnings in all_winnings]
    asked, draws = starter, list[Draw]()
    for turned in turning:
        order = [Seat((asked + step) % SEATS) for step in range(SEATS)]
        draw = turn_card(rules, held, [seat for seat in order if may[seat]], turned)
        draws.append(draw)
        asked = asked_next(rules, asked, draw)
    return tuple(draws)


def asked_next(rules: StockRules, asked: Seat, draw: Draw) -> Seat:
    """The seat that is asked first about the next card."""
    if draw.taker is not None and rules.taker_first:
        return draw.taker
    return Seat((asked + 1) % SEATS) if rules.moves_on else asked


def turn_card(rules: StockRules, held: list[Holding], order: Sequence[Seat], card: Card) -> Draw:
    """Turn one card: it goes to a seat that can use it, whether it wants it or not, and joins what that seat holds."""
    takers = able(rules, held, order, card)
    match rules.taker:
        case ChongTaker.FIRST_ABLE:
            found = next(takers, None)
        case ChongTaker.BEST_PRIORITY:
            found = min(takers, key=lambda each: claim(rules, held[each[0]], card, each[1]), default=None)
    if found is None:
        return Draw(card, None, 0, None, art.DEAD_CARD, art.DEAD_CARD)
    seat, met, worth = found
    held[seat] = take(rules, held[seat], card, met)
    kind = kind_of(card, met)
    counted = art.MERIT if worth > met.points else met.because
    return Draw(card, seat, worth, kind, KIND_ARTICLES[kind], counted, givers(card, met))


def able(
    rules: StockRules, held: Sequence[Holding], order: Sequence[Seat], card: Card
) -> Iterator[tuple[Seat, Match, int]]:
    """The seats to which a card brings points, in the order of asking."""
    for seat in order:
        if held[seat].own & ANCHORS[card]:
            met, worth = offer(rules, held[seat], card)
            if worth:
                yield seat, met, worth
