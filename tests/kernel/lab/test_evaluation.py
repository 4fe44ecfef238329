"""What counts in a bout: what each seat has at its end, and what foretold worths are made to add up to."""

from __future__ import annotations

import pytest

from youyi.kernel.lab.evaluation import HUNDREDTHS, WHOLE, Counts
from youyi.kernel.names import Name

CHIP = Name("帖", "帖", "tiě", "chip")


def test_where_the_score_counts_the_result_is_the_score_whoever_is_first():
    assert Counts.SCORE.result([5, -2, -3], [1]) == (5, -2, -3)
    assert Counts.SCORE.result([5, -5], []) == (5, -5)
    assert Counts.SCORE.unit(CHIP) == CHIP


def test_where_the_first_place_counts_those_who_are_first_share_it_and_all_do_where_nobody_is():
    assert Counts.FIRST.result([5, -2, -3], [1]) == (0, WHOLE, 0)
    assert Counts.FIRST.result([5, 5, -10, 0], [0, 1]) == (WHOLE / 2, WHOLE / 2, 0, 0)
    assert Counts.FIRST.result([0, 0, 0, 0], []) == (WHOLE / 4,) * 4
    assert Counts.FIRST.unit(CHIP) == HUNDREDTHS


@pytest.mark.parametrize(("counts", "worth", "agreed"), [
    (Counts.SCORE, (7.0, 1.0, 1.0), (4.0, -2.0, -2.0)),
    (Counts.FIRST, (60.0, 30.0, 60.0), (40.0, 20.0, 40.0)),
])  # fmt: skip
def test_foretold_worths_add_up_as_results_do(counts, worth, agreed):
    assert counts.agreed(worth) == pytest.approx(agreed)
    assert sum(counts.agreed(worth)) == pytest.approx(sum(counts.result([1, 0, -1], [0])))
