"""How often a hand has each dealt pattern: hands are counted by suits and classes of cards, not one by one.

Which card lies exposed is counted too: its substitute, if there is one, is held in its place (升代), so a hand is eight of all
cards but one. A hand of cards as they count is thus dealt under 40 exposed cards less those under which a card of it is missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any, TypeAlias

from youyi.games.madiao.cards import ALL, DECK, NO_CARDS, Card, CardSet, Suit, card_set, members, one_suit
from youyi.games.madiao.conditions.condition import Condition, Need
from youyi.games.madiao.conditions.suits import Suits
from youyi.games.madiao.patterns.in_force import dealt_rows
from youyi.games.madiao.play.dealing import substitutes
from youyi.games.madiao.position import HAND
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.texts import TABLE as TEXTS
from youyi.games.madiao.winnings import Winnings
from youyi.kernel.lab.exact import ExactFigure, ExactTable

TITLE = TEXTS["title"]
BY_CARDS = frozenset({"has", "meets", "only", "count"})
"""Conditions that ask only how many cards of a set are there."""
BY_SUITS = frozenset({"run", "tops", "bottoms"})
"""Conditions that hold of a hand as they hold of its suits."""
Mark: TypeAlias = Condition | CardSet
"""A condition that holds of a hand as it holds of its suits, or cards of which every one matters."""


@dataclass(slots=True)
class Alike:
    """Hands, or parts of hands in some suits, of which a condition holds alike."""

    cards: CardSet
    """One of them."""
    outside: int
    """How many of its cards are not what is needed at least."""
    hands: int = 0
    missing: int = 0
    """Under how many exposed cards, summed over the hands, one of their cards is missing."""


Kinds: TypeAlias = dict[tuple[tuple[int, ...], tuple[Any, ...]], Alike]
"""By how many cards of each class there are, and the marks of each suit."""


def exact_tables(rules: Madiao) -> tuple[ExactTable, ...]:
    """The chance of every dealt pattern in force; a deal that is void for a long suit is not left out."""
    rows = (ExactFigure(row.id, row.name, chance_dealt(row.when, rules.rulings)) for row in dealt_rows(rules.rulings))
    return (ExactTable("dealt", TITLE, tuple(rows)),)


def chance_dealt(when: Condition, rulings: Rulings) -> Fraction:
    """How often a hand dealt fulfils a condition on it alone."""
    found = 0
    for alike in _hands(_classes(when), _marks(when), when.need, _missing(rulings)):
        winnings = Winnings(dealt=alike.cards)
        if when.need.met(winnings.piles) and when.holds(winnings):
            found += len(DECK) * alike.hands - alike.missing
    return Fraction(found, len(DECK) * comb(len(DECK) - 1, HAND))


@lru_cache(maxsize=16)
def _missing(rulings: Rulings) -> tuple[int, ...]:
    """Under how many exposed cards each card is in nobody's hand: the exposed one, or the one that takes its place."""
    taken = substitutes(rulings)
    missing = Counter(taken.get(exposed, exposed) for exposed in DECK)
    return tuple(missing[each] for each in DECK)


@lru_cache(maxsize=8)
def _hands(
    classes: tuple[CardSet, ...], marks: tuple[Mark, ...], need: Need, missing: tuple[int, ...]
) -> tuple[Alike, ...]:
    """All hands, by what a condition with these classes and marks can tell apart."""
    kinds: Kinds = {((0,) * len(classes), ()): Alike(NO_CARDS, 0, 1, 0)}
    for suit in map(one_suit, Suit):
        kinds = _joined(kinds, _parts(suit, classes, marks, need, missing), need)
    return tuple(alike for alike in kinds.values() if alike.cards.bit_count() == HAND)


def _joined(kinds: Kinds, parts: Kinds, need: Need) -> Kinds:
    """Put hands of some suits and parts of another together, unless too many cards or too few of what is needed."""
    together: Kinds = {}
    for (counts, marks), alike in kinds.items():
        for (more, mark), part in parts.items():
            outside = alike.outside + part.outside
            if alike.cards.bit_count() + part.cards.bit_count() > HAND or outside > HAND - need.least:
                continue
            key = (tuple(map(int.__add__, counts, more)), (*marks, *mark))
            joined = together.get(key)
            if joined is None:
                joined = together[key] = Alike(CardSet(alike.cards | part.cards), outside)
            joined.hands += alike.hands * part.hands
            joined.missing += alike.missing * part.hands + alike.hands * part.missing
    return together


def _parts(
    suit: CardSet, classes: tuple[CardSet, ...], marks: tuple[Mark, ...], need: Need, missing: tuple[int, ...]
) -> Kinds:
    """What a hand can hold of one suit, by what the condition can tell apart."""
    wanted = need.sets[0] if len(need.sets) == 1 else ALL
    parts: Kinds = {}
    for held, cards in _subsets(suit):
        outside = (held & ~wanted).bit_count()
        if outside > HAND - need.least:
            continue
        counts = tuple((held & each).bit_count() for each in classes)
        key = (counts, (tuple(_marked(mark, held) for mark in marks),))
        alike = parts.setdefault(key, Alike(held, outside))
        alike.hands += 1
        alike.missing += sum(missing[card] for card in cards)
    return parts


@lru_cache(maxsize=4)
def _subsets(suit: CardSet) -> tuple[tuple[CardSet, tuple[Card, ...]], ...]:
    cards = members(suit)
    return tuple(
        (card_set(some), some) for size in range(min(HAND, len(cards)) + 1) for some in combinations(cards, size)
    )


def _marked(mark: Mark, held: CardSet) -> Any:
    """What a mark tells of the cards held in one suit: which of its cards they are, or a condition's own answer."""
    if isinstance(mark, int):
        return held & mark
    return getattr(mark, "count", mark.holds)(Winnings(dealt=held)) if held else None


def _classes(when: Condition) -> tuple[CardSet, ...]:
    """Cards that the condition never tells apart: those that belong to the same of the sets it names."""
    named = [CardSet(op.operands[1]) for op in when.lower() if op.name in BY_CARDS]
    by_sets: dict[tuple[bool, ...], list[Any]] = {}
    for each in DECK:
        by_sets.setdefault(tuple(bool(cards >> each & 1) for cards in named), []).append(each)
    return tuple(card_set(together) for together in by_sets.values())


def _marks(when: Condition) -> tuple[Mark, ...]:
    """The parts of a condition that ask for more than numbers of cards; cards themselves where it does not go by suits."""
    leaves = ((leaf, leaf.lower()[0].name) for leaf in _all_leaves(when))
    marks = (leaf if name in BY_SUITS else leaf.need.sets[0] for leaf, name in leaves if name not in BY_CARDS)
    return tuple(dict.fromkeys(marks))


def _all_leaves(part: Any) -> Iterator[Condition]:
    inner = [part.each] if isinstance(part, Suits) else [getattr(part, each.name) for each in fields(part)]
    parts = [each for value in inner for each in (value if isinstance(value, tuple) else (value,))]
    conditions = [each for each in parts if isinstance(each, Condition)]
    if not conditions:
        yield part
    for each in conditions:
        yield from _all_leaves(each)
