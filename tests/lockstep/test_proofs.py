"""The cards by which kernels say that a pattern of 馬吊 is made, by which somebody pays for it: those that the pattern proves."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile, zip_longest
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.amount import some
from tests.kit.engines.lockstep import HAVE_NUMBA, lowered_by_lot
from tests.lockstep.test_madiao import SETTINGS, won_cards
from youyi.analysis.runs.engines import fast_engine
from youyi.games.madiao.conditions.links import Links
from youyi.games.madiao.conditions.tally import Tally
from youyi.games.madiao.vectors.read import read_card_set, read_cards
from youyi.games.madiao.winnings import Winnings, Won
from youyi.kernel.streams import Stream, key

pytestmark = [HAVE_NUMBA, pytest.mark.more]
TABLES, HAULS = 8, some(1500)


def known_of(given: dict[str, Any]) -> Winnings:
    """What a seat has to show, for the readable rules."""
    won, led, (one, two, three) = read_cards(given["won"]), read_cards(given["led"]), given["others"]
    counts = (len(won), len(one), len(two), len(three))
    return Winnings(
        dealt=read_card_set(given["hand"]),
        won=tuple(Won(card, trick, opened) for card, trick, opened in zip_longest(won, given["trick_numbers"], led)),
        tricks=counts,
        others=(read_card_set(one), read_card_set(two), read_card_set(three)),
    )


def whole_hauls(random: Random) -> Any:
    """Won cards of which everything is known."""
    while True:
        given = won_cards(random)
        if len(given) == 5:
            return given


def as_python(kernel: Any) -> Any:
    """A kernel that calls no other, as the Python it is written in: only kernels may call it compiled."""
    return getattr(kernel, "py_func", kernel)


@given(st.integers(0, 30), st.integers(1, 11), st.integers(0, 2**40 - 1))
def test_cards_of_a_suit_are_counted_from_its_lowest_up_and_those_prove_it(first, many, held):
    from youyi.games.madiao.fast import conditions, proofs

    climbed, lowest = as_python(conditions.climbed), as_python(proofs.lowest)
    suit = [1 << each for each in range(first, first + many)]
    in_a_row = list(takewhile(lambda card: held & card, suit))
    there = held & sum(suit)
    assert climbed(there, sum(suit)) == len(in_a_row)
    assert lowest(there, len(in_a_row)) == sum(in_a_row)


def test_a_pattern_is_proved_by_the_same_cards():
    from tests.lockstep.proved import proved
    from youyi.games.madiao.fast.programs import GATE_ROWS, TABLE_ROWS, WHEN, groups
    from youyi.games.madiao.fast.scores import winnings

    met = Counter[str]()
    for seed in range(TABLES):
        random, table = (
            Random(seed),
            lowered_by_lot(SETTINGS[seed % len(SETTINGS)], Stream(key(seed)), 1 + seed % 5, {}),
        )
        engine: Any = fast_engine(table)
        rules: Any = table.rules
        rows = [
            (row, engine.tables.rows[group, nth, WHEN])
            for group in (GATE_ROWS, TABLE_ROWS)
            for nth, row in enumerate(row for each in groups(rules.context.patterns)[group] for row in each.rows)
        ]
        for _ in range(HAULS):
            given = whole_hauls(random)
            known = known_of(given)
            winnings(engine, 0, known.order, given)
            for row, start in rows:
                if row.when.holds(known):
                    assert proved(engine.tables, engine.work, 0, start) == row.when.proof(known), (row.id, given)
                    found = engine.work.found[: engine.work.founds[0]].tolist()
                    assert not isinstance(row.when, Tally) or found == list(row.when.found(known)), (row.id, given)
                    met[type(row.when).__name__] += 1
                    met["with something between"] += isinstance(row.when, Links) and row.when.across is not None
    assert len(met) > 10
    assert min(met["Links"], met["with something between"]) > 3, met
