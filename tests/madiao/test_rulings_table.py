"""Every open question of 馬吊 has the answers of the rules document, and every ruleset gives the answers of its column."""

from __future__ import annotations

from typing import Any

import pytest

from youyi.games.madiao.rulings import (
    AFTER_NOVELS,
    APP2022,
    APP2025,
    FORMER,
    GUIDE_RULES,
    RULESETS,
    SEATS,
    Rulings,
    Terms,
)
from youyi.kernel.articles import Grade
from youyi.kernel.rulings import Quantity, UnknownAnswer, answered, differences, questions, values

# The question: its answers in guide, app2022, app2025, after-novels | every answer that may be given, the default first.
TABLE = """
first_banker: remainder_seat remainder_seat given given | remainder_seat given
last_card_value: face_number cs_rank cs_rank face_digit | face_number cs_rank face_digit
remainder_base: zero_based zero_based zero_based zero_based | zero_based one_based
first_leader: banker_leads remainder_seat banker_plus_rank_minus_1 classic | banker_leads remainder_seat banker_plus_rank_minus_1 classic
next_banker: cs_highest_net cs_highest_net rotate rotate | cs_highest_net rotate remainder_each_deal winner_of_last_trick
redeal_five_suit: off off off off | off on
promotion_of_ji: on off on on | on off
eighth_trick_bar: off on on on | off on
predeal_table: guide cs ts2 guide | guide cs ts2
predeal_structure: two_four_gates two_four_gates two_four_gates two_four_gates | two_four_gates composition_only
predeal_pick: highest_single cs_chain additive_all highest_single | highest_single additive_all cs_chain
predeal_players: all_score all_score first_from_seat_0 all_score | all_score first_only first_from_seat_0
shangxia_with_tb: literal allowed allowed literal | literal allowed
qi_xiao_yi_hong: bottom_k bottom_k bottom_k bottom_k | bottom_k rank_le_5 any_seven_non_red
bada_baxiao: own_hand own_hand ts2_threshold own_hand | own_hand ts2_threshold
predeal_ji_no_chong: off on off off | off on
four_gate_suits: required required required required | required composition_only
four_gate_values: guide guide ts2 guide | guide ts2
xiao_tian_di_fen: on on on on | on off
t20_bonus: off on on off | off on
surplus_bonus: off on on off | off on
qjz: replace add off replace | replace add off
link_cards: any_jin any_jin any_jin any_jin | any_jin red_only
ji_bai_stacking: subsume stack_all stack_all subsume | subsume stack_all
chain_green_test: on on off on | on off
tiannv_names: cs_ts2 cs_ts2 cs_ts2 swapped | cs_ts2 swapped
tiannv_first: excluded excluded allowed excluded | excluded allowed
longmen_order: tb_first tb_first any_order tb_first | tb_first any_order
sets_exact: subset exact subset subset | subset exact
sfq_none_won: one one zero one | one zero
fei_lai_qu: led_ji_wins_trick8 never never led_ji_wins_trick8 | led_ji_wins_trick8 ji_first_with_suit_in_hand never
juan_lian_fei: any_shang any_shang never any_shang | any_shang own_suit_shang never
zhuo_ji: capture capture pile capture | capture pile
dao_juan_with_huang: additive skipped additive additive | additive skipped
xiang_lu_jiao: default cs ts2 default | default cs ts2
san_hong_san_su: off off off off | off feet8
fo_chi_jiao: minus5 minus5 minus5 minus5 | minus5 off
small_patterns: on on on off | on off
misc_values: cs cs ts2 cs | cs ts2
nv_di_deng_ji: tian_ran_qu v30 v30 tian_ran_qu | tian_ran_qu v30
extra_patterns: none cs ts2 none | none cs ts2
extra_tests: as_named as_run as_named as_named | as_named as_run
diao_mode: banker_edges banker_difference banker_difference banker_edges | banker_edges banker_difference zero_sum_table
diao_unit: two_zhu two_zhu one_zhu two_zhu | two_zhu one_zhu
diao_without_play: off off on off | off on
dahuo: guide_table cs ts2 guide_table | guide_table guide_heading cs ts2
dahuo_tu_needs: any_one any_one all_three any_one | any_one all_three
qiaomen: guide cs ts2 guide | guide cs ts2
singles_scope: per_card ji_only_no_fourgate ts2 per_card | per_card once_per_class ji_only_no_fourgate ts2
xiao_tu: on on off on | on off
dealt_claims: held held none held | held none
stock_cards: 8 7 7 8 | 8 7
chong_taker: first_able first_able best_priority first_able | first_able best_priority
chong_pointer: taker_stays taker_stays taker_then_next taker_stays | taker_stays advance_one taker_then_next
chong_min_tricks: 2 2 1 2 | 2 1
chong_table: r_chong r_chong ts2 r_chong | r_chong ts2
tq_in_stock: shoulder shoulder reward shoulder | shoulder reward
own_card_reuse: on on off on | on off
merit_chong: off on off off | off on
ws_full: guansuo20 guansuo20 guansuo20 guansuo20 | guansuo20 jiulianhuan30
quan_hong_zui: alias alias alias alias | alias reds_and_t20_only
man_tang_hong: nine_reds nine_reds nine_reds nine_reds | nine_reds all_red
ju_qing_tang: alias alias alias alias | alias completed20
jue_zang: v100_60 v60_40 v100_60 v100_60 | v100_60 v60_40
shuang_jue_zang: golden v100 v200 golden | golden v200 v100
chong_pattern_table: cs cs ts2 cs | cs ts2
duo_jin_biao: cs_comment cs_code ts2 cs_comment | cs_comment cs_code ts2 off
banner_test: fourth_suit fourth_suit any_brocade fourth_suit | fourth_suit any_brocade
penalties: off advise off off | off advise baopei_banker fixed60 baopei_all
banker_faults: any any any any | any as_taught
base_score: 1 1 2 1 | 1 2
"""
COLUMNS = ("madiao/guide", "madiao/app2022", "madiao/app2025", "madiao/after-novels")


def row(line):
    name, _, rest = line.partition(": ")
    given, _, permitted = rest.partition(" | ")
    return name, given.split(), permitted.split()


ROWS = [row(line) for line in TABLE.strip().splitlines()]
ASKED = questions(Rulings())
EACH_ROW = pytest.mark.parametrize(("name", "given", "permitted"), ROWS, ids=[name for name, _, _ in ROWS])


def permitted_by(asked):
    """Every answer that the program accepts."""
    if isinstance(asked, Quantity):
        return {str(number) for number in range(asked.lowest, (asked.highest or asked.lowest) + 1)}
    return {member.word for member in asked}


def test_the_questions_stand_in_the_order_of_the_table():
    assert list(ASKED) == [name for name, _, _ in ROWS]


@EACH_ROW
def test_exactly_the_permitted_answers_may_be_given(name, given, permitted):
    assert permitted_by(ASKED[name]) == set(permitted)
    assert given[0] == permitted[0]


@EACH_ROW
def test_every_ruleset_answers_as_its_column_says(name, given, permitted):
    assert [str(values(ruleset.rulings)[name]) for ruleset in RULESETS] == given
    assert set(given) <= set(permitted)


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
def test_every_permitted_answer_can_be_chosen_alone(ruleset):
    for name, _, permitted in ROWS:
        for answer in permitted:
            assert differences(answered(ruleset.rulings, {name: answer}), ruleset.rulings).keys() <= {name}
            assert str(values(answered(ruleset.rulings, {name: answer}))[name]) == answer


def test_the_rulesets_are_four_and_the_guide_is_the_default():
    assert [ruleset.id for ruleset in RULESETS] == list(COLUMNS)
    assert RULESETS == (GUIDE_RULES, APP2022, APP2025, AFTER_NOVELS)
    assert [ruleset.version for ruleset in RULESETS] == [2, 2, 2, 1]
    assert GUIDE_RULES.rulings == Rulings()
    assert len({ruleset.rulings for ruleset in RULESETS}) == len(RULESETS)


def test_a_former_version_answers_as_it_always_did():
    """What release 0.1.0 played: what came after changed these answers and no others."""
    guide, app2022, app2025, historical = FORMER
    as_released = {"shangxia_with_tb": "allowed", "nv_di_deng_ji": "v30", "shuang_jue_zang": "v200"}
    assert [each.full_id for each in FORMER] == [
        "madiao/guide@1", "madiao/app2022@1", "madiao/app2025@1", "madiao/historical@1",
    ]  # fmt: skip
    assert differences(guide.rulings, GUIDE_RULES.rulings) == {"last_card_value": "cs_rank", **as_released}
    assert differences(historical.rulings, AFTER_NOVELS.rulings) == as_released
    assert differences(APP2022.rulings, app2022.rulings) == {"extra_tests": "as_run"}
    assert differences(app2025.rulings, APP2025.rulings) == {
        "predeal_players": "first_only",
        "diao_unit": "two_zhu",
        "diao_without_play": "off",
        "dealt_claims": "held",
        "chong_pointer": "advance_one",
        "tq_in_stock": "shoulder",
        "merit_chong": "on",
        "banner_test": "fourth_suit",
        "penalties": "baopei_banker",
    }


def test_every_answer_names_the_clauses_it_rests_on():
    numbers = [asked for asked in ASKED.values() if isinstance(asked, Quantity)]
    words = [member.answer for asked in ASKED.values() if not isinstance(asked, Quantity) for member in asked]
    answers: list[Any] = [*numbers, *words]
    assert [each for each in answers if not each.cites] == []


def test_an_attested_answer_has_a_clause_that_a_witness_says():
    unfounded = [
        (name, member.word)
        for name, asked in ASKED.items()
        if not isinstance(asked, Quantity)
        for member in asked
        if member.answer.grade is Grade.ATTESTED
        and not any(article.grade is Grade.ATTESTED for article in member.answer.cites)
    ]
    assert unfounded == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("chong_table", "cs_old"),
        ("stock_cards", 9),
        ("stock_cards", 6),
        ("base_score", 0),
        ("diao_mode", "banker"),
        ("eighth_trick_bar", True),
        ("no_such_question", "on"),
    ],
)
def test_what_the_table_does_not_list_is_refused(name, value):
    with pytest.raises(UnknownAnswer):
        answered(GUIDE_RULES.rulings, {name: value})


def test_four_sit_down_and_agree_on_deals_and_the_first_bank():
    assert Terms().seats == len(SEATS) == 4
    assert values(Terms()) == {"deals": 8, "banker": 0}
    for name, lowest, highest in (("deals", 1, 99), ("banker", 0, 3)):
        for value in (lowest - 1, highest + 1):
            with pytest.raises(UnknownAnswer):
                answered(Terms(), {name: value})
        assert values(answered(Terms(), {name: highest}))[name] == highest


def test_the_seats_stand_anticlockwise():
    assert [seat.en for seat in SEATS] == ["East", "North", "West", "South"]
