"""The patterns in force under one set of rulings, and what a haul scores by them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby

from youyi.games.madiao.cards import NO_CARDS, Card, CardSet
from youyi.games.madiao.conditions.word import Condition, Need
from youyi.games.madiao.haul import Haul, Pile
from youyi.games.madiao.patterns import chains, couples, openings
from youyi.games.madiao.patterns.censers import censers
from youyi.games.madiao.patterns.dealt import CHAIN
from youyi.games.madiao.patterns.dealt_rows import dealt_rows
from youyi.games.madiao.patterns.drawn_rows import drawn_families
from youyi.games.madiao.patterns.extras import extras
from youyi.games.madiao.patterns.four_gates import four_gates
from youyi.games.madiao.patterns.pattern import Family, Keep, Pattern, Scored, check_acyclic, taken_in
from youyi.games.madiao.patterns.sets import COUNTS, barefoot, sets, shoulders
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.dealt import PredealPick
from youyi.games.madiao.rulings.worths import SmallPatterns

SMALL = frozenset(row.id for row in (*openings.SMALL, *chains.SMALL, *couples.SMALL))
"""小色樣: what the old score had and the later one dropped."""


@dataclass(frozen=True, slots=True)
class Sieve:
    """Rows behind what they need at least, so that a haul without it costs one look for many of them."""

    rows: tuple[Pattern, ...]
    meshes: tuple[tuple[Pile, int, tuple[CardSet, ...], tuple[Pattern, ...]], ...] = field(init=False)
    place: dict[Pattern, int] = field(init=False)

    def __post_init__(self) -> None:
        def need(row: Pattern) -> Need:
            return row.when.need

        meshes = tuple(
            (key.pile, key.least, key.sets, tuple(rows)) for key, rows in groupby(sorted(self.rows, key=need), need)
        )
        object.__setattr__(self, "meshes", meshes)
        object.__setattr__(self, "place", {row: place for place, row in enumerate(self.rows)})

    def passing(self, piles: tuple[CardSet, ...]) -> list[Pattern]:
        """Give the rows whose needs are met, in their order."""
        found: list[Pattern] = []
        for pile, least, any_of, rows in self.meshes:
            held = piles[pile]
            for each in any_of:
                if (held & each).bit_count() >= least:
                    found += rows
                    break
        found.sort(key=self.place.__getitem__)
        return found

    def holding(self, haul: Haul) -> list[Pattern]:
        """Give the rows that hold, in their order."""
        return [row for row in self.passing(haul.piles) if row.when.holds(haul)]


@dataclass(frozen=True, slots=True)
class Resolver:
    """Families that are reckoned side by side, each by its own policy."""

    families: tuple[Family, ...]
    sieve: Sieve = field(init=False)

    def __post_init__(self) -> None:
        rows = tuple(row for family in self.families for row in family.rows)
        check_acyclic(rows)
        object.__setattr__(self, "sieve", Sieve(rows))

    def resolve(self, haul: Haul) -> tuple[Scored, ...]:
        """Reckon a haul: what holds, by each family's policy, less what another takes in."""
        holding = self.sieve.holding(haul)
        if not holding:
            return ()
        kept = [scored for family in self.families for scored in _kept(family, holding, haul)]
        lesser = taken_in(scored.pattern for scored in kept)
        return tuple(scored for scored in kept if scored.pattern.id not in lesser)


def _kept(family: Family, holding: Iterable[Pattern], haul: Haul) -> tuple[Scored, ...]:
    rows = [row for row in holding if row in family.rows]
    match family.keep:
        case Keep.ALL:
            return tuple(scored for row in rows for scored in row.scored(haul))
        case Keep.CHAIN:
            return rows[0].scored(haul) if rows else ()
        case Keep.BEST:
            scored = [each for row in rows for each in row.scored(haul)]
            return (max(scored, key=lambda each: each.worth),) if scored else ()


@dataclass(frozen=True, slots=True)
class PatternBook:
    """Every pattern in force."""

    dealt_rows: Sieve
    pick: PredealPick
    gates: Resolver
    table: Resolver
    results: Resolver
    doubling: Condition | None

    def dealt(self, hand: CardSet | Haul) -> tuple[Scored, ...]:
        """List every dealt pattern of a hand, in the order of the list."""
        cards = (hand.dealt or NO_CARDS) if isinstance(hand, Haul) else hand
        rows = self.dealt_rows.passing((cards,))
        if not rows:
            return ()
        haul = hand if isinstance(hand, Haul) else Haul(dealt=hand)
        return tuple(scored for row in rows if row.when.holds(haul) for scored in row.scored(haul))

    def dealt_result(self, hand: CardSet | Haul) -> Scored | None:
        """What a hand is paid before play: the row that names it, and the worth."""
        return _picked(self.dealt(hand), self.pick)

    def four_gate(self, haul: Haul) -> Scored | None:
        """The four-gate of a won pile, if it has one and is at par."""
        return next(iter(self.gates.resolve(haul)), None)

    def misc(self, haul: Haul) -> tuple[Scored, ...]:
        """The miscellaneous patterns of a won pile; what counts repeatedly is listed repeatedly."""
        return self.table.resolve(haul)

    def chong(self, haul: Haul) -> tuple[Scored, ...]:
        """What the drawn cards made; nothing if none was drawn."""
        return self.results.resolve(haul) if haul.drawn else ()

    def doubles_chong(self, haul: Haul) -> bool:
        """全上雙沖: whether this seat's 沖 points count double."""
        return self.doubling is not None and self.doubling.holds(haul)

    @property
    def rows(self) -> tuple[Pattern, ...]:
        """Every row in force, in the order of the lists."""
        return (*self.dealt_rows.rows, *self.gates.sieve.rows, *self.table.sieve.rows, *self.results.sieve.rows)


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
def book(rulings: Rulings) -> PatternBook:
    """Put the rows together as these rulings answer; nothing asks them again."""
    return PatternBook(
        dealt_rows=Sieve(dealt_rows(rulings)),
        pick=rulings.predeal_pick,
        gates=Resolver((four_gates(rulings),)),
        table=Resolver(misc_families(rulings)),
        results=Resolver(drawn_families(rulings)),
        doubling=shoulders(rulings).doubling,
    )


def misc_families(rulings: Rulings) -> tuple[Family, ...]:
    """雜色樣, in the order of the list: all that hold, but one censer."""
    before = (*openings.openings(rulings), *sets(rulings))
    linked = chains.chains(rulings)
    riders = (*barefoot(rulings), *shoulders(rulings).rider)
    after = (*linked, *COUNTS, *couples.COUPLES, chains.GONG_LING_SUN, *riders, *extras(rulings))
    small = rulings.small_patterns is SmallPatterns.ON
    first, last = (tuple(row for row in rows if small or row.id not in SMALL) for rows in (before, after))
    return Family(first, Keep.ALL), censers(rulings), Family(last, Keep.ALL)


@dataclass(frozen=True, slots=True)
class Near:
    """A pattern of a won pile in progress."""

    pattern: Pattern
    missing: Card | None
    """The one more won card that would make it; None if it is made."""


def near(haul: Haul, patterns: PatternBook, candidates: Iterable[Card], trick: int | None = None) -> tuple[Near, ...]:
    """List what a won pile makes, then what each candidate would add if led and won next.

    `trick` is the number of that next trick, if it is to count.
    """
    now = _counted(_made(haul, patterns))
    found = [Near(row, None) for row in now]
    for card in candidates:
        after = _counted(_made(haul.winning(card, trick), patterns))
        found += (Near(row, card) for row, times in after.items() if times > now.get(row, 0))
    return tuple(found)


def _made(haul: Haul, patterns: PatternBook) -> list[Pattern]:
    gate = patterns.four_gate(haul)
    found = [gate] if gate else []
    return [scored.pattern for scored in (*found, *patterns.misc(haul))]


def _counted(rows: list[Pattern]) -> dict[Pattern, int]:
    return {row: rows.count(row) for row in rows}
