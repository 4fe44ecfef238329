"""Each answer of 馬吊 that is not the default changes what comes of at least one worked example."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from tests.kit.slow.madiao.deals import random_given
from tests.kit.slow.madiao.givens import GIVENS
from tests.madiao.deals import pack_of, played, table
from youyi.games.madiao.cards import DECK
from youyi.games.madiao.events import DealEnded, DealVoided, Warned
from youyi.games.madiao.position import Playing, ToDeal, ToSeatBanker
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.vectors import KINDS
from youyi.kernel.cards import Shuffle
from youyi.kernel.rulings import Quantity, answered, questions, value_of, values
from youyi.kernel.streams import Stream, key

THREE_RED_FEET = {"won": ["Tw", "W9", "S5", "C5", "T70"], "others": [["W8"], ["S8"], ["Tb"]]}
EXAMPLES: dict[tuple[str, Any], Any] = {
    # ruling and answer: the kind of example, the seed that makes one, and what else must be answered for it to matter
    ("last_card_value", "face_digit"): ("banker", 0),
    ("last_card_value", "cs_rank"): ("banker", 0),
    ("remainder_base", "one_based"): ("banker", 0),
    ("first_leader", "remainder_seat"): ("leader", 0),
    ("first_leader", "banker_plus_rank_minus_1"): ("leader", 0),
    ("first_leader", "classic"): ("leader", 0),
    ("next_banker", "rotate"): ("next_banker", 0),
    ("next_banker", "remainder_each_deal"): ("next_banker", 0),
    ("next_banker", "winner_of_last_trick"): ("next_banker", 0),
    ("promotion_of_ji", "off"): ("promotion", 32),
    ("eighth_trick_bar", "on"): ("deal", 4),
    ("predeal_table", "cs"): ("deal", 27),
    ("predeal_table", "ts2"): ("deal", 27),
    ("predeal_structure", "composition_only"): ("deal", 58),
    ("predeal_pick", "additive_all"): ("deal", 19),
    ("predeal_pick", "cs_chain"): ("deal", 22),
    ("predeal_players", "first_only"): ("deal", 105),
    ("shangxia_with_tb", "allowed"): ("deal", 304),
    ("qi_xiao_yi_hong", "rank_le_5"): ("deal", 22),
    ("qi_xiao_yi_hong", "any_seven_non_red"): ("predeal", 0),
    ("bada_baxiao", "ts2_threshold"): ("predeal", 22),
    ("predeal_ji_no_chong", "on"): ("deal", 15),
    ("four_gate_suits", "composition_only"): ("deal", 4),
    ("four_gate_values", "ts2"): ("table", 104),
    ("xiao_tian_di_fen", "off"): ("table", 144),
    ("t20_bonus", "on"): ("table", 21),
    ("surplus_bonus", "on"): ("deal", 2),
    ("qjz", "add"): ("table", 356),
    ("qjz", "off"): ("table", 27),
    ("ji_bai_stacking", "stack_all"): ("table", 23),
    ("chain_green_test", "off"): ("deal", 44),
    ("tiannv_names", "swapped"): ("deal", 47),
    ("tiannv_first", "allowed"): ("table", 549),
    ("longmen_order", "any_order"): ("table", 179),
    ("sets_exact", "exact"): ("table", 32),
    ("sfq_none_won", "zero"): ("table", 11),
    ("fei_lai_qu", "ji_first_with_suit_in_hand"): ("deal", 8),
    ("fei_lai_qu", "never"): ("deal", 3),
    ("juan_lian_fei", "own_suit_shang"): ("table", 57),
    ("juan_lian_fei", "never"): ("table", 53),
    ("zhuo_ji", "pile"): ("deal", 80),
    ("xiang_lu_jiao", "cs"): ("table", 7),
    ("xiang_lu_jiao", "ts2"): ("table", 79),
    ("fo_chi_jiao", "off"): ("deal", 4),
    ("small_patterns", "off"): ("deal", 7),
    ("misc_values", "ts2"): ("deal", 3),
    ("extra_patterns", "cs"): ("deal", 0),
    ("extra_patterns", "ts2"): ("deal", 3),
    ("diao_mode", "banker_difference"): ("diao", 0),
    ("diao_mode", "zero_sum_table"): ("diao", 0),
    ("dahuo", "guide_heading"): ("deal", 2),
    ("dahuo", "cs"): ("deal", 2),
    ("dahuo", "ts2"): ("deal", 2),
    ("dahuo_tu_needs", "all_three"): ("zhu", 11),
    ("qiaomen", "cs"): ("deal", 79),
    ("qiaomen", "ts2"): ("deal", 79),
    ("singles_scope", "once_per_class"): ("zhu", 0),
    ("singles_scope", "ji_only_no_fourgate"): ("zhu", 0),
    ("singles_scope", "ts2"): ("zhu", 0),
    ("xiao_tu", "off"): ("zhu", 9),
    ("stock_cards", 7): ("deal", 0),
    ("chong_taker", "best_priority"): ("deal", 7),
    ("chong_pointer", "advance_one"): ("chong_round", 1),
    ("chong_min_tricks", 1): ("deal", 4),
    ("chong_table", "ts2"): ("chong_pattern", 0),
    ("own_card_reuse", "off"): ("chong_pattern", 0, {"chong_table": "ts2"}),
    ("merit_chong", "on"): ("deal", 28),
    ("ws_full", "jiulianhuan30"): ("chong_pattern", 2),
    ("quan_hong_zui", "reds_and_t20_only"): ("chong_pattern", 2347),
    ("man_tang_hong", "all_red"): ("chong_pattern", {"own": ["Tw", "W9"], "stock": ["W8"]}),
    ("ju_qing_tang", "completed20"): ("chong_pattern", 2),
    ("link_cards", "red_only"): ("chong_pattern", {"own": ["T90", "W9"], "stock": ["Tb", "W1", "Tq", "Tw"]}),
    ("san_hong_san_su", "feet8"): ("table", THREE_RED_FEET),
    ("jue_zang", "v60_40"): ("deal", 65),
    ("shuang_jue_zang", "v200"): ("deal", 84),
    ("shuang_jue_zang", "v100"): ("chong_pattern", {"own": ["T90", "T20"], "stock": ["Tb", "Tq", "Tw"]}),
    ("nv_di_deng_ji", "v30"): ("table", {"won": ["T20", "S4"]}),
    ("chong_pattern_table", "ts2"): ("chong_pattern", 0),
    ("duo_jin_biao", "cs_code"): ("chong_round", 214),
    ("duo_jin_biao", "ts2"): ("chong_round", 214),
    ("duo_jin_biao", "off"): ("chong_round", 214),
    ("base_score", 2): ("flow", 0),
    ("extra_tests", "as_run"): ("table", 14, {"extra_patterns": "cs"}),
    ("diao_unit", "one_zhu"): ("diao", 0),
    ("diao_without_play", "on"): ("deal", 15),
    ("dealt_claims", "none"): ("deal", 0),
    ("tq_in_stock", "reward"): ("deal", 18, {"chong_table": "ts2"}),
    ("banner_test", "any_brocade"): ("chong_round", 381),
    ("predeal_players", "first_from_seat_0"): ("deal", 105),
    ("chong_pointer", "taker_then_next"): ("chong_round", 16),
    ("dao_juan_with_huang", "skipped"): ("table", {"won": ["T20", "Tw", "W1", "W9"]}),
}
BETWEEN = (
    # where several answers are not the default: what tells those from each other
    ("first_leader", "leader", 1),
    ("next_banker", "next_banker", 5),
    ("predeal_table", "deal", 105),
    ("predeal_players", "deal", 300),
    ("dahuo", "deal", 44),
    ("dahuo", "deal", 79),
    ("singles_scope", "zhu", 1),
    ("duo_jin_biao", "chong_round", 336),
)
OUTSIDE_OF_EXAMPLES = {("first_banker", "given"), ("redeal_five_suit", "on"), ("banker_faults", "as_taught")}
PENALTIES = ("advise", "baopei_banker", "fixed60", "baopei_all")


def given_of(kind: str, seed: Any) -> dict[str, Any]:
    if isinstance(seed, dict):
        return seed
    rng = random.Random(f"{kind} {seed}")
    return random_given(rng, "madiao/guide", {}) if kind == "deal" else GIVENS[kind](rng)


@pytest.mark.parametrize(("ruling", "answer"), EXAMPLES, ids=str)
def test_the_answer_changes_its_example(ruling, answer):
    kind, seed, *beside = EXAMPLES[ruling, answer]
    before = answered(Rulings(), beside[0] if beside else {})
    given = given_of(kind, seed)
    assert KINDS[kind](before, given) != KINDS[kind](answered(before, {ruling: answer}), given)


@pytest.mark.parametrize("ruling", sorted({ruling for ruling, _ in EXAMPLES}))
def test_any_two_answers_are_told_apart_by_an_example(ruling):
    found = [(*example, {})[:3] for (name, _), example in EXAMPLES.items() if name == ruling]
    found += [(kind, seed, {}) for name, kind, seed in BETWEEN if name == ruling]
    results: dict[Any, list[Any]] = {}
    for answer in answers_to(ruling):
        results[answer] = [
            KINDS[kind](answered(Rulings(), {**beside, ruling: answer}), given_of(kind, seed))
            for kind, seed, beside in found
        ]
    assert [pair for pair in combinations(results, 2) if results[pair[0]] == results[pair[1]]] == []


def answers_to(ruling: str) -> list[Any]:
    asked = questions(Rulings())[ruling]
    if isinstance(asked, Quantity):
        return list(range(asked.lowest, (asked.highest or asked.lowest) + 1))
    return [value_of(member) for member in asked]


def test_every_answer_has_its_example():
    usual, told = Rulings(), set(EXAMPLES) | OUTSIDE_OF_EXAMPLES | {("penalties", each) for each in PENALTIES}
    wanted = set()
    for name in questions(usual):
        wanted |= {(name, each) for each in answers_to(name) if each != values(usual)[name]}
    # own cards are used up only where the second table counts, so there the answer is told from that table's default
    assert wanted == told - {key for key in told if key[1] == values(usual)[key[0]]}


def test_a_banker_who_is_given_sits_before_the_cut():
    assert isinstance(table().rules.start().phase, ToSeatBanker)
    given = table(rulings={"first_banker": "given"}).rules.start().phase
    assert isinstance(given, ToDeal)
    assert given.banker == 0


def test_a_hand_of_five_in_a_suit_voids_the_deal_where_the_custom_is_kept():
    kept, usual = table(rulings={"redeal_five_suit": "on"}), table()
    found = 0
    for seed in range(30):
        pack = Shuffle(DECK).draw(Stream(key(3, seed)))
        void = [each for each in kept.rules.play(kept.rules.start(), pack).events if isinstance(each, DealVoided)]
        assert not any(isinstance(each, DealVoided) for each in usual.rules.play(usual.rules.start(), pack).events)
        found += len(void)
    assert 0 < found < 30


def settled(mode: str, seed: int, **other: Any) -> tuple[Any, ...]:
    """Play one and the same deal by lot under a manner of penalties: what it brought, and who was warned."""
    plain = played(table(), seed, 31)
    if not isinstance(plain.position.phase, Playing):
        return ()
    laid = table(rulings={"penalties": mode, **other})
    rules = laid.rules
    step = rules.play(rules.start(), pack_of(plain.position))
    events = [*step.events]
    while isinstance(step.position.phase, Playing):
        prompt: Any = rules.prompt(step.position)
        step = rules.play(step.position, prompt.moves[seed % len(prompt.moves)])
        events += step.events
    net = [each.net for each in events if isinstance(each, DealEnded)]
    return tuple(net), sum(isinstance(each, Warned) for each in events)


@pytest.mark.parametrize("mode", PENALTIES)
def test_faults_in_play_are_told_or_cost_something(mode):
    differs = [seed for seed in range(40) if settled(mode, seed) != settled("off", seed)]
    assert differs
    for seed in differs[:5]:
        (net,), warned = settled(mode, seed)
        assert sum(net) == 0
        assert (warned > 0) is (mode == "advise")


def test_the_faults_of_not_stopping_the_banker_are_others_as_they_were_taught():
    assert any(settled("advise", seed) != settled("advise", seed, banker_faults="as_taught") for seed in range(10))
