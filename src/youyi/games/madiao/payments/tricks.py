"""吊: what trick counts bring, three ways of paying the same table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from youyi.games.madiao import articles as art
from youyi.games.madiao.context import DiaoRules
from youyi.games.madiao.events import PaymentKind
from youyi.games.madiao.payments.claims import Claim
from youyi.games.madiao.position import SEATS, Four
from youyi.games.madiao.rulings.as_run import DiaoWithoutPlay
from youyi.games.madiao.rulings.money import DiaoMode
from youyi.games.madiao.winnings import PAR
from youyi.kernel.articles import Article, enacts
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat, others, round_from

DIAO = 2
"""Halves in a 吊: all amounts here are counted in half 吊, each a 注 or half a 注 (`diao_unit`)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal came out in tricks."""

    item: str
    because: Article
    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]

    @property
    def share(self) -> int:
        """What each winner has of a loser's 吊, in half 吊."""
        return DIAO // len(self.winners)


@enacts(art.DIAO_WORTH)
def outcome(tricks: Four) -> Outcome | None:
    """獨吊、各吊、合吊: name what the tricks amount to; None for 四和氣, where all have two.

    >>> outcome((3, 3, 2, 0)).item, outcome((5, 1, 1, 1)).item, outcome((2, 2, 2, 2))
    ('he_diao', 'du_diao', None)
    """
    winners = tuple(seat for seat in round_from(Seat(0), SEATS) if tricks[seat] > PAR)
    losers = tuple(seat for seat in round_from(Seat(0), SEATS) if tricks[seat] < PAR)
    match len(winners), len(losers):
        case 0, _:
            return None
        case 1, _:
            return Outcome("du_diao", art.DIAO_SOLE, winners, losers)
        case _, 1:
            return Outcome("he_diao", art.DIAO_JOINT, winners, losers)
        case _:
            return Outcome("ge_diao", art.DIAO_EACH, winners, losers)


def table_value(tricks: Four) -> Four:
    """Each seat's place in the guide's table, in half 吊.

    >>> table_value((3, 3, 2, 0))
    (1, 1, 0, -2)
    """
    found, values = outcome(tricks), [0] * SEATS
    if found is not None:
        for winner, loser in _edges(found):
            values[winner] += found.share
            values[loser] -= found.share
    east, north, west, south = values
    return east, north, west, south


def rating(tricks: Four) -> Four:
    """評等: rate each seat by its tricks, in half 吊: minus or plus one 吊, half a 吊 for the two of a 合吊."""
    found = outcome(tricks)
    plus = found.share if found is not None and len(found.losers) == 1 else DIAO
    east, north, west, south = (plus if count > PAR else -DIAO if count < PAR else 0 for count in tricks)
    return east, north, west, south


@enacts(art.DIAO, art.DIAO_BANKER, art.LOSERS_EDGE)
def diao_claims(rules: DiaoRules, banker: Seat, tricks: Four) -> tuple[Claim, ...]:
    """吊: which winner is owed by which loser."""
    found = outcome(tricks)
    if found is None:
        return ()
    match rules.mode:
        case DiaoMode.BANKER_EDGES:
            edges = [edge for edge in _edges(found) if banker in edge]
            claims = tuple(_claim(found, winner, loser) for winner, loser in edges)
        case DiaoMode.ZERO_SUM_TABLE:
            claims = tuple(_claim(found, winner, loser) for winner, loser in _edges(found))
        case DiaoMode.BANKER_DIFFERENCE:
            claims = tuple(_differences(found.item, DiaoMode.BANKER_DIFFERENCE, banker, rating(tricks)))
    return tuple(replace(claim, halved=rules.halved) for claim in claims)


def idle_diao_claims(rules: DiaoRules, banker: Seat, holders: Sequence[Seat]) -> tuple[Claim, ...]:
    """吊 of a deal that was not fought: who shows no pattern that counts owes the banker one, or has it from a loser who banks."""
    if not rules.without_play:
        return ()
    east, north, west, south = (0 if seat in holders else -DIAO for seat in range(SEATS))
    claims = _differences("du_diao", DiaoWithoutPlay.ON, banker, (east, north, west, south))
    return tuple(replace(claim, halved=rules.halved) for claim in claims)


def _edges(found: Outcome) -> Iterator[tuple[Seat, Seat]]:
    for winner in found.winners:
        for loser in found.losers:
            yield winner, loser


def _claim(found: Outcome, winner: Seat, loser: Seat) -> Claim:
    return Claim(PaymentKind.DIAO, winner, found.item, found.share, (loser,), found.because)


def _differences(item: str, because: Reason, banker: Seat, ratings: Four) -> Iterator[Claim]:
    for seat in others(banker, SEATS):
        worth = ratings[seat] - ratings[banker]
        winner, loser = (seat, banker) if worth > 0 else (banker, seat)
        if worth:
            yield Claim(PaymentKind.DIAO, winner, item, abs(worth), (loser,), because)
