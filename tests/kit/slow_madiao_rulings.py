"""The 66 rulings of the slow 馬吊: what may be answered, and what each ruleset answers."""

from typing import Any

RULESETS = ["madiao/guide", "madiao/app2022", "madiao/app2025", "madiao/historical"]

PERMITTED = {
    "first_banker": "remainder_seat given",
    "last_card_value": "cs_rank face_digit",
    "remainder_base": "zero_based one_based",
    "first_leader": "banker_leads remainder_seat banker_plus_rank_minus_1 classic",
    "next_banker": "cs_highest_net rotate remainder_each_deal winner_of_last_trick",
    "redeal_five_suit": "off on",
    "promotion_of_ji": "on off",
    "eighth_trick_bar": "off on",
    "predeal_table": "guide cs ts2",
    "predeal_structure": "two_four_gates composition_only",
    "predeal_pick": "highest_single additive_all cs_chain",
    "predeal_players": "all_score first_only first_from_seat_0",
    "shangxia_with_tb": "allowed literal",
    "qi_xiao_yi_hong": "bottom_k rank_le_5 any_seven_non_red",
    "bada_baxiao": "own_hand ts2_threshold",
    "predeal_ji_no_chong": "off on",
    "four_gate_suits": "required composition_only",
    "four_gate_values": "guide ts2",
    "xiao_tian_di_fen": "on off",
    "t20_bonus": "off on",
    "surplus_bonus": "off on",
    "qjz": "replace add off",
    "link_cards": "any_jin red_only",
    "ji_bai_stacking": "subsume stack_all",
    "chain_green_test": "on off",
    "tiannv_names": "cs_ts2 swapped",
    "tiannv_first": "excluded allowed",
    "longmen_order": "tb_first any_order",
    "sets_exact": "subset exact",
    "sfq_none_won": "one zero",
    "fei_lai_qu": "led_ji_wins_trick8 ji_first_with_suit_in_hand never",
    "juan_lian_fei": "any_shang own_suit_shang never",
    "zhuo_ji": "capture pile",
    "dao_juan_with_huang": "additive skipped",
    "xiang_lu_jiao": "default cs ts2",
    "fo_chi_jiao": "minus5 off",
    "small_patterns": "on off",
    "misc_values": "cs ts2",
    "extra_patterns": "none cs ts2",
    "extra_tests": "as_named as_run",
    "diao_mode": "banker_edges banker_difference zero_sum_table",
    "diao_unit": "two_zhu one_zhu",
    "diao_without_play": "off on",
    "dahuo": "guide_table guide_heading cs ts2",
    "dahuo_tu_needs": "any_one all_three",
    "qiaomen": "guide cs ts2",
    "singles_scope": "per_card once_per_class ji_only_no_fourgate ts2",
    "xiao_tu": "on off",
    "dealt_claims": "held none",
    "stock_cards": "8 7",
    "chong_taker": "first_able best_priority",
    "chong_pointer": "taker_stays advance_one taker_then_next",
    "chong_min_tricks": "2 1",
    "chong_table": "r_chong ts2",
    "tq_in_stock": "shoulder reward",
    "own_card_reuse": "on off",
    "merit_chong": "off on",
    "ws_full": "guansuo20 jiulianhuan30",
    "quan_hong_zui": "alias reds_and_t20_only",
    "jue_zang": "v100_60 v60_40",
    "shuang_jue_zang": "v200 v100",
    "chong_pattern_table": "cs ts2",
    "duo_jin_biao": "cs_comment cs_code ts2 off",
    "banner_test": "fourth_suit any_brocade",
    "penalties": "off advise baopei_banker fixed60 baopei_all",
    "base_score": "1 2",
}

# In the order of RULESETS.
ANSWERS = {
    "first_banker": "remainder_seat remainder_seat given given",
    "last_card_value": "cs_rank cs_rank cs_rank face_digit",
    "remainder_base": "zero_based zero_based zero_based zero_based",
    "first_leader": "banker_leads remainder_seat banker_plus_rank_minus_1 classic",
    "next_banker": "cs_highest_net cs_highest_net rotate rotate",
    "redeal_five_suit": "off off off off",
    "promotion_of_ji": "on off on on",
    "eighth_trick_bar": "off on on on",
    "predeal_table": "guide cs ts2 guide",
    "predeal_structure": "two_four_gates two_four_gates two_four_gates two_four_gates",
    "predeal_pick": "highest_single cs_chain additive_all highest_single",
    "predeal_players": "all_score all_score first_only all_score",
    "shangxia_with_tb": "allowed allowed allowed allowed",
    "qi_xiao_yi_hong": "bottom_k bottom_k bottom_k bottom_k",
    "bada_baxiao": "own_hand own_hand ts2_threshold own_hand",
    "predeal_ji_no_chong": "off on off off",
    "four_gate_suits": "required required required required",
    "four_gate_values": "guide guide ts2 guide",
    "xiao_tian_di_fen": "on on on on",
    "t20_bonus": "off on on off",
    "surplus_bonus": "off on on off",
    "qjz": "replace add off replace",
    "link_cards": "any_jin any_jin any_jin any_jin",
    "ji_bai_stacking": "subsume stack_all stack_all subsume",
    "chain_green_test": "on on off on",
    "tiannv_names": "cs_ts2 cs_ts2 cs_ts2 swapped",
    "tiannv_first": "excluded excluded allowed excluded",
    "longmen_order": "tb_first tb_first any_order tb_first",
    "sets_exact": "subset exact subset subset",
    "sfq_none_won": "one one zero one",
    "fei_lai_qu": "led_ji_wins_trick8 never never led_ji_wins_trick8",
    "juan_lian_fei": "any_shang any_shang never any_shang",
    "zhuo_ji": "capture capture pile capture",
    "dao_juan_with_huang": "additive skipped additive additive",
    "xiang_lu_jiao": "default cs ts2 default",
    "fo_chi_jiao": "minus5 minus5 minus5 minus5",
    "small_patterns": "on on on off",
    "misc_values": "cs cs ts2 cs",
    "extra_patterns": "none cs ts2 none",
    "extra_tests": "as_named as_named as_named as_named",
    "diao_mode": "banker_edges banker_difference banker_difference banker_edges",
    "diao_unit": "two_zhu two_zhu two_zhu two_zhu",
    "diao_without_play": "off off off off",
    "dahuo": "guide_table cs ts2 guide_table",
    "dahuo_tu_needs": "any_one any_one all_three any_one",
    "qiaomen": "guide cs ts2 guide",
    "singles_scope": "per_card ji_only_no_fourgate ts2 per_card",
    "xiao_tu": "on on off on",
    "dealt_claims": "held held held held",
    "stock_cards": "8 7 7 8",
    "chong_taker": "first_able first_able best_priority first_able",
    "chong_pointer": "taker_stays taker_stays advance_one taker_stays",
    "chong_min_tricks": "2 2 1 2",
    "chong_table": "r_chong r_chong ts2 r_chong",
    "tq_in_stock": "shoulder shoulder shoulder shoulder",
    "own_card_reuse": "on on off on",
    "merit_chong": "off on on off",
    "ws_full": "guansuo20 guansuo20 guansuo20 guansuo20",
    "quan_hong_zui": "alias alias alias alias",
    "jue_zang": "v100_60 v60_40 v100_60 v100_60",
    "shuang_jue_zang": "v200 v100 v200 v200",
    "chong_pattern_table": "cs cs ts2 cs",
    "duo_jin_biao": "cs_comment cs_code ts2 cs_comment",
    "banner_test": "fourth_suit fourth_suit fourth_suit fourth_suit",
    "penalties": "off advise baopei_banker off",
    "base_score": "1 1 2 1",
}

SECOND = {
    "madiao/app2022": {"extra_tests": "as_run"},
    "madiao/app2025": {
        "predeal_players": "first_from_seat_0", "diao_unit": "one_zhu", "diao_without_play": "on", "merit_chong": "off",
        "dealt_claims": "none", "chong_pointer": "taker_then_next", "tq_in_stock": "reward", "penalties": "off",
        "banner_test": "any_brocade",
    },
}  # fmt: skip
"""What version 2 answers otherwise than the column, which is version 1."""


def rulings_of(ruleset: str, changes: dict[str, Any]) -> dict[str, str]:
    """Every ruling's answer: the ruleset's, unless it is changed."""
    name, _, version = ruleset.partition("@")
    newest = "2" if name in SECOND else "1"
    if name not in RULESETS or version not in ("", "1", newest):
        raise ValueError(f"there is no ruleset {ruleset!r}")
    answers = {ruling: row.split()[RULESETS.index(name)] for ruling, row in ANSWERS.items()}
    if (version or newest) == "2":
        answers |= SECOND[name]
    for ruling, answer in changes.items():
        if ruling not in PERMITTED:
            raise ValueError(f"there is no ruling {ruling!r}")
        if str(answer) not in PERMITTED[ruling].split():
            raise ValueError(f"{ruling} is {PERMITTED[ruling]}, not {answer!r}")
        answers[ruling] = str(answer)
    return answers
