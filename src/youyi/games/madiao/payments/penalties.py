"""罰、包賠: what faults in play cost, in three ways; two more cost nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from youyi.games.madiao.context import RuleContext
from youyi.games.madiao.events import Paid, PaymentKind
from youyi.games.madiao.offences import Offence
from youyi.games.madiao.patterns import Scored
from youyi.games.madiao.payments.claims import Claim, everyone_else, paid
from youyi.games.madiao.rulings.money import Penalties
from youyi.games.madiao.winnings import FourWinnings, Winnings
from youyi.kernel.seats import Seat

FIXED_FINE = 20
"""注 to each of the three others."""


def penalty_payments(
    context: RuleContext, banker: Seat, all_winnings: FourWinnings, offences: Sequence[Offence], settled: Sequence[Paid]
) -> tuple[Paid, ...]:
    """罰: what the faults of a deal cost, on top of all that has been settled in it."""
    guilty = [offence for offence in offences if offence.costs]
    match context.penalties:
        case Penalties.OFF | Penalties.ADVISE:
            return ()
        case Penalties.BAOPEI_BANKER:
            claims, base = bankers_loss(banker, guilty, settled), 1
        case Penalties.FIXED60:
            claims, base = fixed_fines(guilty), 1
        case Penalties.BAOPEI_ALL:
            claims, base = patterns_allowed(context, all_winnings, guilty), context.payments.base
    return tuple(paid(base, claim) for claim in claims)


def first_of_each(offences: Sequence[Offence]) -> Iterator[Offence]:
    """The first fault of each offender."""
    seen = set[Seat]()
    for offence in offences:
        if offence.seat not in seen:
            seen.add(offence.seat)
            yield offence


def bankers_loss(banker: Seat, offences: Sequence[Offence], settled: Sequence[Paid]) -> Iterator[Claim]:
    """包賠莊家: the first of the others to offend takes over what the banker has lost in the deal."""
    net = sum(payment.flow[banker] for payment in settled)
    guilty = next((offence for offence in offences if offence.seat != banker), None)
    if guilty is not None and net < 0:
        yield Claim(PaymentKind.PENALTY, banker, guilty.code, -net, (guilty.seat,), guilty.because)


def fixed_fines(offences: Sequence[Offence]) -> Iterator[Claim]:
    """罰六十: each offender pays twenty to each of the three others, once a deal."""
    # reading: once a deal, however many faults
    for offence in first_of_each(offences):
        yield Claim(
            PaymentKind.PENALTY, offence.seat, offence.code, -FIXED_FINE, everyone_else(offence.seat), offence.because
        )


def patterns_allowed(context: RuleContext, all_winnings: FourWinnings, offences: Sequence[Offence]) -> Iterator[Claim]:
    """包賠: who allowed a pattern pays for it in place of the two others; the first to offend, if several did."""
    for winnings in all_winnings:
        gate = context.patterns.four_gate(winnings)
        for scored in (*filter(None, [gate]), *context.patterns.misc(winnings)):
            guilty = next((each for each in offences if scored.worth > 0 and allowed(each, winnings, scored)), None)
            if guilty is not None:
                yield from _in_place_of_others(winnings.seat, guilty, scored)


def allowed(offence: Offence, winnings: Winnings, scored: Scored) -> bool:
    """Whether a fault let a seat win a card of its pattern: one won in that trick."""
    # reading: no source says when a fault allows a pattern
    if offence.seat == winnings.seat:
        return False
    return any(won.trick == offence.trick and scored.cards >> won.card & 1 for won in winnings.won)


def _in_place_of_others(scorer: Seat, guilty: Offence, scored: Scored) -> Iterator[Claim]:
    for seat in everyone_else(scorer):
        if seat != guilty.seat:
            yield Claim(PaymentKind.PENALTY, seat, guilty.code, scored.worth, (guilty.seat,), guilty.because)
