"""看冲 as the program of 2025 counts: by the distance of two cards, each own card serving once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from youyi.games.madiao import articles as art
from youyi.games.madiao.stock.runs import KEPT, NO_ANCHOR, Match
from youyi.games.madiao.stock.suits import JI_BIT, JI_RANK, Gate, ranks

NINETY = 8
"""Rank of the 90 of the Tens, which serves as 錦 here."""
EIGHTY = NINETY - 1
THIRTY = 2
NEAR = 2
"""The greatest distance that is counted straight; beyond it the two ends of the suit meet."""
CLOSE = 100
"""A seat's urgency at no distance."""
REWARD_FOR_JI = 50
"""How much more urgent it is for a 極 to draw its 賞."""


@lru_cache(maxsize=KEPT)
def match_by_distance(gate: Gate, own: int, there: int, rank: int) -> Match:
    """What own cards that have not served yet give for the card of a rank; `there` are all cards of the seat."""
    return _match(gate, crowned(gate), own, there, rank)


@lru_cache(maxsize=KEPT)
def match_with_thousand(gate: Gate, own: int, there: int, rank: int) -> Match:
    """The same where the Thousand is a 賞."""
    return _match(gate, crowned(gate, thousand=True), own, there, rank)


BY_DISTANCE = (match_by_distance, match_with_thousand)
"""Both ways of counting by distance."""


def crowned(gate: Gate, *, thousand: bool = False) -> int:
    """The 賞 of a suit: its highest card, and in the Tens the one below it too where the Thousand is a 賞."""
    return 1 << gate.size | (1 << gate.size - 1 if thousand and gate.tens else 0)


def _match(gate: Gate, crowns: int, own: int, there: int, rank: int) -> Match:
    counted = strong(gate)
    union = there | 1 << rank
    if not own & counted:
        return NO_ANCHOR
    if not counted >> rank & 1 and not (gate.tens and union & (1 << NINETY | JI_BIT)):
        return Match((), art.LATE_CHONG)
    able = (each for each in ranks(own) if not idle(gate, crowns, own, union, each))
    gives = ((each, _gives(gate, crowns, union, each, rank)) for each in able)
    return Match(tuple((each, points) for each, points in gives if points), art.LATE_CHONG)


def strong(gate: Gate) -> int:
    """Gather the cards that draw and are drawn: the 錦, and in the Tens the 90."""
    return gate.brocade | 1 << NINETY if gate.tens else gate.brocade


def idle(gate: Gate, crowns: int, own: int, union: int, each: int) -> bool:
    """肩上桌不遇賞: whether an own card is a 肩 that has met neither 賞 nor 極."""
    shoulder = each == gate.size - 1 and not crowns >> each & 1
    return shoulder and not union & crowns and not own & (crowns | JI_BIT)


def distance(gate: Gate, one: int, other: int) -> int:
    """Measure how far two ranks of a suit are apart, round its end if that is not near."""
    straight = abs(one - other)
    return straight if straight <= NEAR else gate.size - straight


def urgency(gate: Gate, crowns: int, scoring: Sequence[int], rank: int) -> int:
    """Priority of a seat's claim to a card, by its nearest own card; the smallest comes first."""
    return min(
        CLOSE + distance(gate, each, rank) - (REWARD_FOR_JI if each == JI_RANK and crowns >> rank & 1 else 0)
        for each in scoring
    )


def _gives(gate: Gate, crowns: int, union: int, each: int, rank: int) -> int:
    counted = strong(gate)
    if not counted & (1 << each | 1 << rank):
        return 0
    if gate.tens and (points := _of_tens(gate, union, each, rank)):
        return points
    if gate.brocade >> each & 1 and gate.brocade >> rank & 1:
        return _of_two_brocades(gate, each, rank)
    if crowns >> each & 1 and not gate.brocade >> rank & 1:
        return 2
    return _by_distance(gate, each, rank)


def _of_tens(gate: Gate, union: int, each: int, rank: int) -> int:
    """Count what the four highest points of the Tens give; nothing if the pair is none of them."""
    great, offered_great = gate.big_four >> each & 1, gate.big_four >> rank & 1
    if great and offered_great:
        return 5
    if great and rank == NINETY:
        return 2
    if each == NINETY and offered_great:
        return 3
    if great and rank == EIGHTY:
        return 2 if union >> NINETY & 1 else 1
    if great and rank == THIRTY:
        return 2 if union & JI_BIT else 1
    return 0


def _of_two_brocades(gate: Gate, each: int, rank: int) -> int:
    reward = gate.size
    if {each, rank} == {reward, JI_RANK}:
        return 3
    if JI_RANK in (each, rank):
        return 2
    return 2 if each == reward else 3


def _by_distance(gate: Gate, each: int, rank: int) -> int:
    counted = strong(gate)
    match distance(gate, each, rank):
        case 1:
            return 2 if each > rank else 3
        case 2 if counted >> each & 1 and counted >> rank & 1:
            return 1
        case _:
            return 0
