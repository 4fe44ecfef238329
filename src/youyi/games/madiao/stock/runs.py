"""What the cards a seat has won give for a turned card of the stock: runs, and single cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from youyi.games.madiao import articles as art
from youyi.games.madiao.stock.suits import JI_BIT, JI_RANK, VICE_JI_RANK, Gate, ranks
from youyi.kernel.rules import Reason

Gives: TypeAlias = tuple[tuple[int, int], ...]
"""Own cards by rank, each with the points that it gives."""
SHORTEST_RUN = 3
KEPT = 1 << 14
"""How many answers are remembered: a suit has few likely ones."""


@dataclass(frozen=True, slots=True)
class Match:
    """How a seat's own cards of a suit meet a turned card."""

    gives: Gives
    """Those that give points."""
    because: Reason
    """Why they give as much, or nothing."""

    @property
    def points(self) -> int:
        """What they give together."""
        return sum(points for _, points in self.gives)


NO_ANCHOR = Match((), art.ANCHOR)
LONE = Match((), art.LONE_SHOULDER)


@lru_cache(maxsize=KEPT)
def match(gate: Gate, own: int, there: int, rank: int) -> Match:
    """冲: what the own cards give for the card of a rank; `there` are all cards of the seat, the taken ones included."""
    if not own & gate.anchors:
        return NO_ANCHOR
    if waits_for_reward(gate, own, there, rank):
        return LONE
    enclosing = chain(gate, there | 1 << rank)
    if enclosing >> rank & 1 and enclosing.bit_count() >= SHORTEST_RUN and own & enclosing:
        runs = runners(gate, own, enclosing)
        return Match(tuple((each, in_run(gate, own, enclosing, each, rank)) for each in runs), art.CHAIN)
    gives = ((each, alone(gate, there, each, rank)) for each in ranks(own & gate.anchors))
    return Match(tuple((each, points) for each, points in gives if points), art.SINGLE_VALUES)


def waits_for_reward(gate: Gate, own: int, there: int, rank: int) -> bool:
    """肩上桌不遇賞: a 肩 without 賞 and 極 beside it draws nothing but the 賞; in the Tens the Hundred comes first."""
    return bool(own & gate.shoulder) and not there & (gate.rewards | JI_BIT) and rank != gate.top


def chain(gate: Gate, there: int) -> int:
    """Follow the cards from the 極 up and from the 賞 down, as far as they are there; the two ends meet."""
    low = JI_RANK
    while low <= gate.top and there >> low & 1:
        low += 1
    high = gate.top
    while high >= low and there >> high & 1:
        high -= 1
    return (1 << low) - 2 | (1 << gate.top + 1) - (1 << high + 1)


def runners(gate: Gate, own: int, enclosing: int) -> tuple[int, ...]:
    """List the own cards of a run; in the Tens the two highest run along."""
    highest = gate.rewards & ~(1 << gate.top)
    return ranks(own & (enclosing | highest))


def in_run(gate: Gate, own: int, enclosing: int, each: int, rank: int) -> int:
    """Count what one own card of a run gives."""
    if gate.big_four >> each & 1 and gate.big_four >> rank & 1:
        return 5
    if each > rank:
        return 3 if gate.rewards >> each & 1 and rank == JI_RANK else 2
    enclosed = own & enclosing & JI_BIT and own & gate.rewards
    return 2 if enclosed else 3


def alone(gate: Gate, there: int, each: int, rank: int) -> int:
    """Count what one own card gives without a run."""
    if gate.rewards >> each & 1:
        return _of_reward(gate, there, rank)
    if gate.shoulder >> each & 1:
        return _of_shoulder(gate, there, rank)
    return _of_ji(gate, there, rank)


def _of_reward(gate: Gate, there: int, rank: int) -> int:
    if gate.big_four >> rank & 1:
        return 5
    if rank == JI_RANK:
        return 3
    if rank == gate.top - 1:
        return 2
    helped = (rank == gate.top - 2 and there & gate.shoulder) or (rank == VICE_JI_RANK and there & JI_BIT)
    return 2 if helped else 1


def _of_shoulder(gate: Gate, there: int, rank: int) -> int:
    if rank == gate.top:
        return 3
    if not there & gate.rewards:
        return 0
    if rank > gate.top:
        return 3
    if rank in (JI_RANK, gate.top - 2):
        return 2
    return 2 if rank == VICE_JI_RANK and there & JI_BIT else 1


def _of_ji(gate: Gate, there: int, rank: int) -> int:
    if rank >= gate.top:
        return 5 if gate.tens else 3
    if rank in (gate.top - 1, VICE_JI_RANK):
        return 2
    both = there >> gate.top & 1 and there & gate.shoulder
    return 2 if rank == gate.top - 2 and both else 1
