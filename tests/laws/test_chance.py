"""The dice are fair in every game: what `table` says is exactly what `draw` does."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.amount import some
from tests.kit.strategies import journeys
from tests.kit.tables import settings as every_setting
from tests.kit.walks import stroll
from youyi.kernel.rules import Chance
from youyi.kernel.streams import Numbered, Stream


class Scripted:
    """Entropy that follows a script, and notes where it had to go on beyond it."""

    def __init__(self, script: tuple[int, ...]) -> None:
        self.script = script
        self.widths: list[int] = []

    def below(self, n: int, /) -> int:
        at = len(self.widths)
        self.widths.append(n)
        return self.script[at] if at < len(self.script) else 0


def exactly(draw: Callable[[Any], Any]) -> dict[Any, Fraction]:
    """Follow every way the numbers can fall, each with its exact chance."""
    chances: defaultdict[Any, Fraction] = defaultdict(Fraction)
    open_scripts: list[tuple[int, ...]] = [()]
    while open_scripts:
        script = open_scripts.pop()
        entropy = Scripted(script)
        outcome = draw(entropy)
        widths = entropy.widths
        chance = Fraction(1)
        for width in widths:
            chance /= width
        chances[outcome] += chance
        for at in range(len(script), len(widths)):
            follow = (*script, *([0] * (at - len(script))))
            open_scripts += [(*follow, value) for value in range(1, widths[at])]
    return dict(chances)


def odds_met() -> set[Any]:
    """All odds of all games, as met in play."""
    met = set()
    for setting in every_setting():
        for pace in stroll(setting.bout().rules, seed=5):
            if isinstance(pace.prompt, Chance):
                met.add(pace.prompt.odds)
    return met


def test_the_table_of_odds_is_what_draw_does():
    met = odds_met()
    assert met
    for odds in met:
        table = odds.table()
        if table is not None:
            assert sum(chance for _, chance in table) == 1
            assert len({outcome for outcome, _ in table}) == len(table)
            assert exactly(odds.draw) == dict(table)


@settings(max_examples=some(40))
@given(journeys())
def test_only_what_the_odds_list_may_be_thrown(journey):
    for pace in journey.paces[-40:]:
        if isinstance(pace.prompt, Chance) and (table := pace.prompt.odds.table()) is not None:
            outcomes = [outcome for outcome, _ in table]
            assert pace.move in outcomes
            assert [each for each in outcomes if journey.table.rules.objection(pace.before, each) is not None] == []


@given(st.integers(0, 2**64), st.integers(0, 10**6), st.integers(0, 4), st.integers(1, 200))
def test_draws_never_disturb_each_other(seed, game, seat, nth):
    """However many numbers one draw took, the next begins where it always does."""
    chances = Numbered(seed, game)
    first = chances.for_draw(seat, nth)
    for _ in range(nth % 7):
        first.below(6)
    afterwards, alone = chances.for_draw(seat, nth + 1), Numbered(seed, game).for_draw(seat, nth + 1)
    assert [afterwards.word() for _ in range(4)] == [alone.word() for _ in range(4)]
    assert isinstance(first, Stream)


@settings(max_examples=some(60))
@given(journeys())
def test_bouts_never_go_back(journey):
    bouts = [journey.table.rules.bout(position) for position in journey.positions]
    assert bouts == sorted(bouts)
    assert bouts[0] in (0, 1)
