"""The slow 馬吊 gives every worked example and honours every ruling: only then may it judge the engine."""

from __future__ import annotations

import json
import random
from itertools import combinations, product
from pathlib import Path

import pytest

from tests.kit.slow.madiao.cards import JI, JIN, SUITS
from tests.kit.slow.madiao.deal import merits
from tests.kit.slow.madiao.deals import random_given
from tests.kit.slow.madiao.givens import GIVENS
from tests.kit.slow.madiao.kinds import KINDS, slow_deal
from tests.kit.slow.madiao.predeal import TWO_GROUPS, all_patterns
from tests.kit.slow.madiao.rulings import PERMITTED, RULESETS, rulings_of

VECTORS = Path(__file__).parents[1] / "vectors"
EXAMPLES = [
    json.loads(line)
    for name in ("madiao", "madiao_deals")
    for line in (VECTORS / f"{name}.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_a_worked_example_comes_out_as_expected(example):
    got = KINDS[example["kind"]](example["ruleset"], example["rulings"], example["given"])
    assert got == example["expect"]


def test_every_kind_has_an_example():
    assert {example["kind"] for example in EXAMPLES} == set(KINDS)


# Rulings that no worked example changes: kind, ruling, what it is given, the key looked at, the usual and the other value.
SHOULDERS = ["Tq", "W8", "S8", "Ch"]
SIX_REDS = ["Tw", "Tq", "Tb", "W9", "W8", "S9"]
CHANGES = [
    ("zhu", "singles_scope=once_per_class", {"won": ["Tw", "W9", "W8"], "dealt_tb": False}, "total", 3, 2),
    ("zhu", "singles_scope=ji_only_no_fourgate", {"won": ["Tw", "T20", "W1"], "dealt_tb": False}, "total", 3, 3),
    ("zhu", "singles_scope=ts2", {"won": ["Tw", "S1", "W1"], "dealt_tb": False}, "total", 3, 1),
    ("zhu", "xiao_tu=off", {"won": ["T90", "W5"], "dealt_tb": False}, "total", 2, 0),
    ("zhu", "dahuo=ts2", {"won": ["Tb", "T90", "W5", "W6", "W8"], "dealt_tb": True}, "total", 31, 13),
    ("zhu", "dahuo_tu_needs=all_three", {"won": ["Tb", "W5"], "dealt_tb": True}, "qiaomen", 2, 1),
    ("zhu", "qiaomen=cs", {"won": ["Tb", "T90", "W5", "W6", "W8"], "dealt_tb": True}, "qiaomen", 5, 16),
    ("diao", "diao_mode=zero_sum_table", {"tricks": [5, 1, 1, 1], "banker": 1}, "zhu", [2, -2, 0, 0], [6, -2, -2, -2]),
    ("flow", "base_score=2", {"banker": 0, "zhu": [0, 5, 0, 0]}, "net", [-5, 5, 0, 0], [-10, 10, 0, 0]),
    ("table", "four_gate_suits=composition_only", {"won": ["Tw", "Tq", "W9", "W8"]}, "total", 0, 10),
    ("table", "four_gate_values=ts2", {"won": ["Tw", "W9", "S8", "Ch"]}, "total", 10, 12),
    ("table", "xiao_tian_di_fen=off", {"won": ["Tw", "W8", "S1", "C9"]}, "total", 32, 4),
    ("table", "t20_bonus=on", {"won": ["W9", "S9", "C0", "T20"]}, "four_gate", ["qiao_si_shang", 12], ["qiao_si_shang", 17]),
    ("table", "surplus_bonus=on", {"won": ["Tw", "W9", "S9", "C0", "Tb"]}, "four_gate", ["hua_du_dou", 12], ["hua_du_dou", 13]),
    ("table", "qjz=add", {"won": SHOULDERS, "hand": [*SHOULDERS, "W2", "W3", "S2", "S3"]}, "total", 16, 21),
    ("table", "qjz=off", {"won": ["Tq"], "hand": [*SHOULDERS, "W2", "W3", "S2", "S3"]}, "total", 2, 0),
    ("table", "chain_green_test=off", {"won": ["W1", "T70", "Tb", "S4", "S1"]}, "total", 15, 35),
    ("table", "tiannv_first=allowed", {"won": ["T20", "Tb"]}, "total", 20, 30),
    ("table", "longmen_order=any_order", {"won": ["T20", "Tb"]}, "total", 20, 80),
    ("table", "nv_di_deng_ji=v30", {"won": ["T20", "Tb"]}, "total", 20, 35),
    ("table", "sets_exact=exact", {"won": ["Tw", "T20", "W3", "W9", "W1"]}, "total", 3 + 16, 3),
    ("table", "zhuo_ji=pile", {"won": ["S3", "W1", "Tb"]}, "total", 5, 10),
    ("table", "dao_juan_with_huang=skipped", {"won": ["S3", "T20", "Tw", "W1", "W9"]}, "total", 10 + 5 + 16 + 4 + 10, 40),
    ("table", "small_patterns=off", {"won": ["S3", "Tq", "T20"]}, "total", 10, 0),
    ("table", "misc_values=ts2", {"won": ["W1", "S1", "C9"]}, "total", 15 + 30 + 8, 20 + 30 + 4),
    ("table", "juan_lian_fei=never", {"won": ["S3", "W1", "W9", "S1"]}, "total", 10 + 4 + 5, 4 + 5),
    ("table", "extra_patterns=cs", {"won": ["S3", "Ch", "T20"]}, "total", 0, 7),
    ("table", "extra_patterns=ts2", {"won": ["W1", "S1"]}, "total", 19, 119),
    ("table", "xiang_lu_jiao=cs", {"won": ["S2", "S3", "W2", "W3", "T30"], "others": [["Tw"], ["W9"], ["S9"]]}, "total", 25, 22),
    ("predeal", "predeal_structure=composition_only", {"hand": ["Tw", "W9", "S9", "C0", "Tq", "W8", "S8", "Tb"]}, "value", 30, 100),
    ("predeal", "shangxia_with_tb=allowed", {"hand": ["Tq", "Tb", "W9", "W1", "S9", "S8", "Ch", "C9"]}, "value", 30, 40),
    ("predeal", "qi_xiao_yi_hong=rank_le_5", {"hand": ["Tw", "T60", "W1", "W5", "S1", "S5", "C9", "C5"]}, "value", 0, 8),
    ("predeal", "qi_xiao_yi_hong=any_seven_non_red", {"hand": ["Tw", "T90", "W1", "W5", "S1", "S5", "C9", "C5"]}, "value", 0, 8),
    ("predeal", "bada_baxiao=ts2_threshold", {"hand": ["Tw", "T90", "W7", "W8", "S7", "S8", "C1", "C2"]}, "value", 0, 8),
    ("predeal", "predeal_pick=additive_all", {"hand": ["W9", "W8", "S9", "S8", "C0", "Ch", "W2", "W3"]}, "value", 6, 6),
    ("predeal", "predeal_pick=cs_chain", {"hand": ["Tq", "W9", "W8", "S9", "S8", "C0", "Ch", "W3"]}, "value", 7, 6),
    ("chong", "chong_table=ts2", {"own": ["T90"], "stock": ["Tw", "Tb"]}, "points", [0, 3], [3, 3]),
    ("chong_pattern", "ws_full=jiulianhuan30", {"own": ["W9", "W8", "W7", "W6", "W5", "W4"], "stock": ["W3", "W2", "W1"]}, "total", 20, 30),
    ("chong_pattern", "quan_hong_zui=reds_and_t20_only", {"own": SIX_REDS, "stock": ["T20"]}, "total", 0, 80),
    ("chong_pattern", "jue_zang=v60_40", {"own": ["T90", "T50"], "stock": ["Tb", "Tq", "Tw"]}, "total", 100, 60),
    ("chong_pattern", "shuang_jue_zang=v200", {"own": ["T90", "T20"], "stock": ["Tb", "Tq", "Tw"]}, "total", 100, 200),
    ("chong_pattern", "chong_pattern_table=ts2", {"own": [*SIX_REDS, "C0"], "stock": ["T20", "Ch", "S8"]}, "total", 60, 30),
    ("chong_round", "chong_min_tricks=1", {"own": [["Tw"], [], [], []], "starter": 0, "stock": ["Tq"]}, "points", [0, 0, 0, 0], [5, 0, 0, 0]),
    ("chong_round", "chong_pointer=advance_one", {"own": [["Tw", "W2"], ["T20", "W3"], [], []], "starter": 0, "stock": ["Tq", "T70"]}, "points", [6, 0, 0, 0], [5, 1, 0, 0]),
    ("chong_round", "chong_taker=best_priority", {"own": [["W8", "T30"], ["W1", "T40"], [], []], "starter": 0, "stock": ["W9"]}, "points", [3, 0, 0, 0], [0, 3, 0, 0]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "change", "given", "key", "usual", "changed"), CHANGES, ids=lambda value: str(value)[:40]
)
def test_a_ruling_changes_what_the_text_says(kind, change, given, key, usual, changed):
    ruling, _, answer = change.partition("=")
    assert KINDS[kind]("madiao/guide", {}, given)[key] == usual
    assert KINDS[kind]("madiao/guide", {ruling: answer}, given)[key] == changed


def test_the_hands_of_two_gates_are_as_many_as_the_text_counts():
    pairs = [list(combinations([card for card in JIN if card[0] == suit], 2)) for suit in SUITS]
    hands = [[card for pair in choice for card in pair] for choice in product(*pairs)]
    shown = [all_patterns(rulings_of("madiao/guide", {}), hand) for hand in hands]
    three = {"tian_di_jiao_tai", "ren_jie_di_ling", "tian_ren_he_yi"}
    assert [len(hands), len([each for each in shown if not each.keys() & {*TWO_GROUPS, *three}])] == [162, 48]
    counted = [sum(name in each for each in shown) for name in TWO_GROUPS]
    assert counted == [1, 4, 3, 3, 6, 4, 1, 4, 1, 6, 3, 3, 4, 1, 4, 4, 1, 1, 3, 3, 6, 4, 4, 6, 4, 4, 6, 4, 4, 6, 9, 3]


def test_an_own_card_that_scored_is_used_up():
    given = {"own": ["T90"], "stock": ["Tw", "Tb"]}
    assert KINDS["chong"]("madiao/app2025", {}, given) == {"points": [3, 0], "taken": ["Tw"]}
    assert KINDS["chong"]("madiao/app2025", {"own_card_reuse": "on"}, given)["points"] == [3, 3]


def test_the_eighth_trick_is_barred_to_the_barefoot():
    given = {"leader": 0, "plays": ["W2", "W3", "W4", "W5"], "trick_no": 8, "won_before": [5, 0, 2, 0]}
    assert KINDS["trick"]("madiao/guide", {}, given)["winner"] == 3
    barred = {"winner": 2, "card": "W4", "face_up": [True, False, True, False]}
    assert KINDS["trick"]("madiao/after-novels", {}, given) == barred


@pytest.mark.parametrize(
    ("cards", "face_up", "factor"),
    [
        (["Tb", "Tq", "Tw", "W1"], [True, True, True, False], {"Tw": 3}),
        (["Tq", "Tw", "Tb", "W1"], [True, True, False, False], {"Tw": 2}),
        (["T30", "Tb", "Tq", "W1"], [True, True, True, False], {"Tq": 2}),
        (["Tw", "Tq", "Tb", "W1"], [True, False, False, False], {}),
    ],
)
def test_merit_is_what_was_captured_face_up(cards, face_up, factor):
    winner = max(seat for seat in range(4) if face_up[seat])
    seen = {"winner": winner, "card": cards[winner], "face_up": face_up}
    assert merits([seen], [cards])[winner] == factor


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("ruling", PERMITTED)
def test_every_answer_is_played_to_an_end_and_sums_to_nothing(ruleset, ruling):
    for answer in PERMITTED[ruling].split():
        rng = random.Random(f"{ruleset} {ruling} {answer}")
        for _ in range(6):
            result = slow_deal(ruleset, {ruling: answer}, random_given(rng, ruleset, {ruling: answer}))
            assert [sum(flow) for flow in result["flows"].values()] == [0] * 7
            assert sum(result["net"]) == 0
            assert sum(len(cards) for cards in result["won"]) in (0, 8)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("kind", GIVENS)
def test_every_single_computation_answers_random_questions(ruleset, kind):
    rng = random.Random(f"{ruleset} {kind}")
    answers = [KINDS[kind](ruleset, {}, GIVENS[kind](rng)) for _ in range(200)]
    assert any(each != answers[0] for each in answers)


def test_a_ji_of_a_hand_that_was_shown_may_be_kept_from_the_stock():
    rng = random.Random(1)
    while True:
        given = random_given(rng, "madiao/guide", {})
        result = slow_deal("madiao/guide", {}, given)
        hands = [given["order"][8 * seat : 8 * seat + 8] for seat in range(4)]
        if (
            not given["plays"]
            and result["promotion"] is None
            and all(card in hands[result["chong_starter"]] for card in JI)
        ):
            break
    without = slow_deal("madiao/guide", {"predeal_ji_no_chong": "on"}, given)
    assert sum(without["chong_points"]) < sum(result["chong_points"])


@pytest.mark.parametrize(
    ("ruleset", "rulings"),
    [
        ("madiao/nowhere", {}),
        ("madiao/guide@3", {}),
        ("madiao/guide", {"no_such_ruling": "on"}),
        ("madiao/guide", {"diao_mode": "no_such_answer"}),
        ("madiao/guide", {"base_score": 3}),
    ],
)
def test_an_unknown_ruleset_ruling_or_answer_is_refused(ruleset, rulings):
    with pytest.raises(ValueError, match=r"there is no|is "):
        rulings_of(ruleset, rulings)


def test_a_deal_that_cannot_be_is_refused():
    given = next(each["given"] for each in EXAMPLES if each["kind"] == "deal")
    with pytest.raises(ValueError, match="forty cards"):
        slow_deal("madiao/guide", {}, {**given, "order": given["order"][::-1][1:]})
    with pytest.raises(ValueError, match="eight tricks"):
        slow_deal("madiao/guide", {}, {**given, "plays": given["plays"][:7]})
    with pytest.raises(ValueError, match="not in list"):
        slow_deal("madiao/guide", {}, {**given, "plays": given["plays"][::-1]})
    with pytest.raises(ValueError, match="is given"):
        slow_deal("madiao/after-novels", {}, {**given, "banker": None})
