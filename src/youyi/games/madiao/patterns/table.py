"""The patterns in force under one set of rulings, and what winnings score by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby, permutations
from typing import NamedTuple

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import NO_CARDS, Card, CardSet
from youyi.games.madiao.conditions.condition import Condition, Need
from youyi.games.madiao.patterns.dealt import CHAIN
from youyi.games.madiao.patterns.four_gates import four_gates
from youyi.games.madiao.patterns.in_force import dealt_rows, drawn_families, misc_families
from youyi.games.madiao.patterns.pattern import Family, Keep, Pattern, Scored, check_acyclic, taken_in
from youyi.games.madiao.patterns.sets import shoulders
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.dealt import PredealPick
from youyi.games.madiao.winnings import Pile, Winnings
from youyi.kernel.articles import enacts


class Bucket(NamedTuple):
    """Rows that need the same cards at least."""

    pile: Pile
    least: int
    any_of: tuple[CardSet, ...]
    """The pile holds `least` cards of one of these."""
    rows: tuple[Pattern, ...]


@dataclass(frozen=True, slots=True)
class CandidateIndex:
    """Rows grouped by the cards they need at least: winnings without those cost one test for a whole group."""

    rows: tuple[Pattern, ...]
    buckets: tuple[Bucket, ...] = field(init=False)
    place: dict[Pattern, int] = field(init=False)

    def __post_init__(self) -> None:
        def need(row: Pattern) -> Need:
            return row.when.need

        grouped = groupby(sorted(self.rows, key=need), need)
        buckets = tuple(Bucket(key.pile, key.least, key.sets, tuple(rows)) for key, rows in grouped)
        object.__setattr__(self, "buckets", buckets)
        object.__setattr__(self, "place", {row: place for place, row in enumerate(self.rows)})

    def candidates(self, piles: tuple[CardSet, ...]) -> list[Pattern]:
        """The rows whose needs are met, in their order; whether they hold is to be tested."""
        found: list[Pattern] = []
        for pile, least, any_of, rows in self.buckets:
            held = piles[pile]
            for each in any_of:
                if (held & each).bit_count() >= least:
                    found += rows
                    break
        found.sort(key=self.place.__getitem__)
        return found

    def holding(self, winnings: Winnings) -> list[Pattern]:
        """The rows that hold, in their order."""
        return [row for row in self.candidates(winnings.piles) if row.when.holds(winnings)]


@dataclass(frozen=True, slots=True)
class Resolver:
    """Families that are scored side by side, each by its own policy."""

    families: tuple[Family, ...]
    index: CandidateIndex = field(init=False)

    def __post_init__(self) -> None:
        rows = tuple(row for family in self.families for row in family.rows)
        check_acyclic(rows)
        object.__setattr__(self, "index", CandidateIndex(rows))

    @enacts(art.LONGER_TAKES_IN)
    def resolve(self, winnings: Winnings) -> tuple[Scored, ...]:
        """The score of winnings: what holds, by each family's policy, less what another takes in."""
        holding = self.index.holding(winnings)
        if not holding:
            return ()
        kept = [scored for family in self.families for scored in _kept(family, holding, winnings)]
        lesser = taken_in(scored.pattern for scored in kept)
        return tuple(scored for scored in kept if scored.pattern.id not in lesser)


def _kept(family: Family, holding: Iterable[Pattern], winnings: Winnings) -> tuple[Scored, ...]:
    rows = [row for row in holding if row in family.rows]
    match family.keep:
        case Keep.ALL:
            return tuple(scored for row in rows for scored in row.scored(winnings))
        case Keep.CHAIN:
            return rows[0].scored(winnings) if rows else ()
        case Keep.BEST:
            scored = [each for row in rows for each in row.scored(winnings)]
            return (max(scored, key=lambda each: each.worth),) if scored else ()


@dataclass(frozen=True, slots=True)
class PatternTable:
    """Every pattern in force."""

    dealt_rows: CandidateIndex
    pick: PredealPick
    gates: Resolver
    table: Resolver
    results: Resolver
    doubling: Condition | None

    def dealt(self, hand: CardSet | Winnings) -> tuple[Scored, ...]:
        """List every dealt pattern of a hand, in the order of the list."""
        cards = (hand.dealt or NO_CARDS) if isinstance(hand, Winnings) else hand
        rows = self.dealt_rows.candidates((cards,))
        if not rows:
            return ()
        winnings = hand if isinstance(hand, Winnings) else Winnings(dealt=hand)
        return tuple(scored for row in rows if row.when.holds(winnings) for scored in row.scored(winnings))

    def dealt_result(self, hand: CardSet | Winnings) -> Scored | None:
        """What a hand is paid before play: the row that names it, and the worth."""
        return _picked(self.dealt(hand), self.pick)

    @property
    def dealt_in_order(self) -> tuple[Pattern, ...]:
        """The dealt patterns as they are asked for: in the fixed order where the first counts, else as the list has them."""
        match self.pick:
            case PredealPick.HIGHEST_SINGLE | PredealPick.ADDITIVE_ALL:
                return self.dealt_rows.rows
            case PredealPick.CS_CHAIN:
                listed = {row.id: row for row in self.dealt_rows.rows}
                return tuple(listed[row.id] for row in CHAIN if row.id in listed)

    @enacts(art.FOUR_GATE)
    def four_gate(self, winnings: Winnings) -> Scored | None:
        """The four-gate of a won pile, if it has one and is at par."""
        return next(iter(self.gates.resolve(winnings)), None)

    def misc(self, winnings: Winnings) -> tuple[Scored, ...]:
        """The miscellaneous patterns of a won pile; what counts repeatedly is listed repeatedly."""
        return self.table.resolve(winnings)

    @enacts(art.CHONG_NEEDS_DRAW)
    def chong(self, winnings: Winnings) -> tuple[Scored, ...]:
        """What the drawn cards made; nothing if none was drawn."""
        return self.results.resolve(winnings) if winnings.drawn else ()

    def doubles_chong(self, winnings: Winnings) -> bool:
        """全上雙沖: whether this seat's 沖 points count double."""
        return self.doubling is not None and self.doubling.holds(winnings)

    @property
    def rows(self) -> tuple[Pattern, ...]:
        """Every row in force, in the order of the lists."""
        return (*self.dealt_rows.rows, *self.gates.index.rows, *self.table.index.rows, *self.results.index.rows)


def _picked(holding: tuple[Scored, ...], pick: PredealPick) -> Scored | None:
    """Choose among the dealt patterns of one hand."""
    if not holding:
        return None
    dearest = max(holding, key=lambda each: (each.worth, each.pattern.uses))
    match pick:
        case PredealPick.HIGHEST_SINGLE:
            return dearest
        case PredealPick.ADDITIVE_ALL:
            return dearest._replace(worth=sum(each.worth for each in holding))
        case PredealPick.CS_CHAIN:
            found = {each.pattern.id: each for each in holding}
            return next((found[row.id] for row in CHAIN if row.id in found), None)


@lru_cache(maxsize=64)
def pattern_table(rulings: Rulings) -> PatternTable:
    """The rows in force under these rulings; cached, the rulings are not consulted again."""
    return PatternTable(
        dealt_rows=CandidateIndex(dealt_rows(rulings)),
        pick=rulings.predeal_pick,
        gates=Resolver((four_gates(rulings),)),
        table=Resolver(misc_families(rulings)),
        results=Resolver(drawn_families(rulings)),
        doubling=shoulders(rulings).doubling,
    )


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A pattern of a won pile in progress."""

    pattern: Pattern
    missing: tuple[Card, ...]
    """The cards that would make it if they were won next, in this order; none if it is made."""


def near_misses(
    winnings: Winnings, patterns: PatternTable, candidates: Sequence[Card], most: int = 1
) -> tuple[NearMiss, ...]:
    """List what a won pile makes, then what each candidate would add if led and won next, then, if `most` is 2, what two of them would that neither would alone."""
    now = _made(winnings, patterns)
    after = {card: _made(winnings.winning(card), patterns) for card in candidates}
    found = [NearMiss(row, ()) for row in now]
    for card, made in after.items():
        found += (NearMiss(row, (card,)) for row in made - now)
    if most == 2:
        pairs: dict[tuple[Pattern, frozenset[Card]], NearMiss] = {}
        for both in permutations(candidates, 2):
            one, other = both
            made = _made(winnings.winning(one).winning(other), patterns)
            for row in made - (now | after[one] | after[other]):
                pairs.setdefault((row, frozenset(both)), NearMiss(row, both))
        found += pairs.values()
    return tuple(found)


def _made(winnings: Winnings, patterns: PatternTable) -> Counter[Pattern]:
    gate = patterns.four_gate(winnings)
    scored = (*([gate] if gate else []), *patterns.misc(winnings))
    return Counter(each.pattern for each in scored)
