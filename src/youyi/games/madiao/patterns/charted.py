"""The chart of patterns: each by its kind, as the cards of an example, with how often it came in counted deals."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files

from youyi.games.madiao.cards import Card, CardSet, members
from youyi.games.madiao.conditions.gates import TwoGates, fours
from youyi.games.madiao.patterns import chains, dealt, drawn, four_gates, pairs
from youyi.games.madiao.patterns.censers import CENSERS, THREE_FEET
from youyi.games.madiao.patterns.pattern import Pattern
from youyi.games.madiao.winnings import Winnings, read_winnings


class ChartKind(Enum):
    """When a pattern is made, and of what: the order of the chart."""

    GATES = "gates"
    WON = "won"
    CHAINS = "chains"
    CENSERS = "censers"
    DRAWN = "drawn"
    DEALT = "dealt"
    PAIRS = "pairs"


@dataclass(frozen=True, slots=True)
class ShownPile:
    """Cards of one kind in an example."""

    name: str
    """`dealt`, `won`, `drawn`, or `others`: what another won."""
    cards: tuple[Card, ...]
    needed: frozenset[Card]
    """Those of all piles that make the pattern."""


@dataclass(frozen=True, slots=True)
class PatternCount:
    """In how many of the counted deals a pattern came."""

    deals: int
    able: int
    """With computers that think."""
    blind: int
    """With computers that play at random."""


_ROWS: Mapping[ChartKind, Sequence[Pattern]] = {
    ChartKind.PAIRS: pairs.PAIRS,
    ChartKind.DEALT: (*dealt.NUMBERED_ROWS, *dealt.LETTERED_ROWS),
    ChartKind.GATES: four_gates.FOUR_GATES,
    ChartKind.CENSERS: (*CENSERS, *THREE_FEET),
    ChartKind.CHAINS: chains.CHAINS,
    ChartKind.DRAWN: drawn.ROWS,
}
_KIND_OF = {row.id: kind for kind, rows in _ROWS.items() for row in rows}


def kind_of(row: Pattern) -> ChartKind:
    """Under which heading of the chart a pattern stands."""
    return _KIND_OF.get(row.id, ChartKind.WON)


def count_of(row: Pattern) -> PatternCount:
    """How often a pattern came in the deals counted by the guide's rules."""
    deals, (blind, able) = _counted()
    return PatternCount(deals, able[row.article.key], blind[row.article.key])


@cache
def _counted() -> tuple[int, tuple[Mapping[str, int], ...]]:
    """What `python -m workshop frequencies` wrote: the deals, and for each player the clauses cited in them."""
    found = json.loads((files("youyi.games.madiao") / "frequencies.json").read_text("utf-8"))
    return found["games"], tuple(found["cited"].values())


def example(row: Pattern) -> tuple[ShownPile, ...]:
    """The piles of a haul that has a pattern; two four-gates stand apart. Raises ValueError if no example has it."""
    winnings = _that_holds(row)
    needed = frozenset(members(row.when.proof(winnings)))
    if isinstance(row.when, TwoGates) and winnings.dealt is not None:
        return tuple(ShownPile("dealt", four, needed) for four in _parted(winnings.dealt, row.when))
    return tuple(ShownPile(name, tuple(cards), needed) for name, cards in _piles(winnings) if cards)


def _that_holds(row: Pattern) -> Winnings:
    for written in row.holds:
        winnings = read_winnings(written)
        if row.when.holds(winnings):
            return winnings
    raise ValueError(f"{row.id}: its example does not hold")


def _piles(winnings: Winnings) -> Iterator[tuple[str, Iterable[Card]]]:
    yield "dealt", members(winnings.dealt) if winnings.dealt is not None else ()
    yield "won", tuple(each.card for each in winnings.won)
    yield "drawn", winnings.drawn
    for others in winnings.others or ():
        yield "others", members(others)


def _parted(hand: CardSet, when: TwoGates) -> tuple[tuple[Card, ...], ...]:
    """The two four-gates that a hand parts into, the first of the first make."""
    made = fours(hand, each_suit=True)
    rest = frozenset(made[when.other])
    one = next(four for four in made[when.one] if CardSet(hand & ~four) in rest)
    return tuple(members(one)), tuple(members(CardSet(hand & ~one)))
