"""The reviewed matrix of patterns that score together, and what may never stand in it."""

from __future__ import annotations

from itertools import combinations

from tests.patterns.madiao.together import FEW, kept, seen
from tests.patterns.madiao.winnings import every_rulings
from youyi.games.madiao.patterns import pattern_table
from youyi.games.madiao.patterns.pattern import Keep, taken_in


def test_no_two_patterns_score_together_that_never_did():
    reviewed = kept()
    new = {name: sorted(others - reviewed.get(name, set())) for name, others in seen(FEW).items()}
    assert {name: others for name, others in new.items() if others} == {}


def test_the_matrix_is_the_same_from_both_sides():
    reviewed = kept()
    assert all(name in reviewed[other] for name, others in reviewed.items() for other in others)


def test_what_takes_in_another_never_stands_beside_it():
    reviewed, rows = kept(), pattern_table(every_rulings()[0][1]).rows
    assert [row.id for row in rows if reviewed.get(row.id, set()) & taken_in((row,))] == []


def test_a_chain_or_the_four_gates_give_one_pattern():
    reviewed, patterns = kept(), pattern_table(every_rulings()[0][1])
    families = (*patterns.gates.families, *patterns.table.families, *patterns.results.families)
    alone = [[row.id for row in family.rows] for family in families if family.keep is not Keep.ALL]
    assert [pair for rows in alone for pair in combinations(rows, 2) if pair[1] in reviewed.get(pair[0], set())] == []


def test_nothing_flew_in_beside_the_eight_counts_of_another_number():
    reviewed = kept()
    assert reviewed["ba_quan"] & {"qi_zhuo_diao", "liu_zhuo_diao"} == set()
    assert {"shuang_fei_qu", "san_die_qu"} <= reviewed["tian_ran_qu"]
