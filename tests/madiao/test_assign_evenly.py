"""Unseen cards are laid evenly over all the ways that the places allow: held to enumeration on small packs."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.amount import some
from youyi.games.madiao.cards import DECK, SUIT_OF, Card, CardSet, card_set, cards
from youyi.games.madiao.worlds import assign_evenly
from youyi.kernel.streams import Stream, key

SEEDS = st.integers(0, 2**32)


def above(card: Card) -> CardSet:
    return card_set(each for each in DECK if each > card and SUIT_OF[each] is SUIT_OF[card])


def ways(pool, refusing):
    """Every way, by trying all of them."""
    return [
        order
        for order in permutations(pool)
        if not any(refuses >> card & 1 for card, refuses in zip(order, refusing, strict=True))
    ]


def drawn(pool, refusing, entropy):
    while True:
        laid = assign_evenly(pool, refusing, entropy)
        if laid is not None:
            return laid


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


SMALL = (
    ("T20 T30 T40 W1 W2", ("T20", "T30", None, None, None)),
    ("T20 T30 T40 W1 W2", ("T20", "W1", "T30", None, None)),
    ("T70 T80 W5 W6 S1 S2", ("T70", "W5", "S1", "T60", None, None)),
    ("T70 T80 W5 W6 S1 S2", ("T60", "T60", "W5", "W4", None, None)),
    ("T70 T80 T90 Tb W5 W6", ("T70", "T70", "T80", "W5", None, None)),
    ("C3 C2 C1 Ch C0 S9", ("C3", "C2", "C2", "S8", None, None)),
)


@pytest.mark.parametrize(("pool", "lows"), SMALL, ids=lambda value: str(value)[:30])
def test_all_ways_are_equally_likely(pool, lows):
    unseen = cards(pool)
    refusing = [CardSet(0) if low is None else above(cards(low)[0]) for low in lows]
    possible = ways(unseen, refusing)
    assert len(possible) > 1
    entropy, draws = Stream(key(7, len(possible))), 60 * len(possible)
    counts = Counter(drawn(unseen, refusing, entropy) for _ in range(draws))
    assert set(counts) == set(possible)
    freedom = len(possible) - 1
    # Mean and deviation of chi-square are known: six deviations are never reached by chance.
    assert chi_square(counts.values(), draws / len(possible)) < freedom + 6 * (2 * freedom) ** 0.5


@given(seed=SEEDS, number=st.integers(2, 6), data=st.data())
@settings(max_examples=some(150), deadline=None)
def test_only_ways_that_the_places_allow_are_drawn(seed, number, data):
    pool = tuple(data.draw(st.permutations(DECK))[:number])
    lows = data.draw(st.lists(st.sampled_from((None, *pool)), min_size=number, max_size=number))
    refusing = [CardSet(0) if low is None else above(low) for low in lows]
    possible = ways(pool, refusing)
    entropy = Stream(key(seed))
    for _ in range(20):
        laid = assign_evenly(pool, refusing, entropy)
        assert laid is None or laid in possible
    if possible:
        assert drawn(pool, refusing, entropy) in possible
