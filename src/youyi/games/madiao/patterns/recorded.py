"""Names of patterns that are on record but that no ruleset scores."""

from __future__ import annotations

from youyi.games.madiao.patterns import lists
from youyi.games.madiao.patterns.pattern import PatternList
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.kernel.articles import Article, Grade
from youyi.kernel.names import Name, Words

NOT_SCORED = TEXTS["not_scored"]


def _recorded(key: str, name: Name, place: PatternList, reading: Words) -> Article:
    return Article(
        key=f"madiao.{key}",
        name=name,
        loci=place.naming(name),
        reading=reading,
        grade=Grade.ATTESTED,
        advice=NOT_SCORED,
    )


FIVE_STRINGS = _recorded(
    "wu_xian_lian_huan_suo",
    TEXTS.name("five_strings.wu_xian_lian_huan_suo.linked_strings_of_five"),
    lists.PROGRAM,
    TEXTS["five_strings.wu_xian_lian_huan_suo.strings_1_to_5_in"],
)
THREE_PURE = _recorded(
    "san_qing_yu_ji",
    TEXTS.name("three_pure.san_qing_yu_ji.the_three_pure_ones_command"),
    lists.PROGRAM,
    TEXTS["three_pure.san_qing_yu_ji.nothing_but_the_name"],
)
DEAD_TU = _recorded(
    "si_bai_tu",
    TEXTS.name("dead_tu.si_bai_tu.dead_hundred_with_tu"),
    lists.PROGRAM,
    TEXTS["dead_tu.si_bai_tu.nothing_but_the_name"],
)
LESSER_LIVE_TU = _recorded(
    "xiao_huo_bai_tu",
    TEXTS.name("lesser_live_tu.xiao_huo_bai_tu.lesser_live_hundred_with_tu"),
    lists.PROGRAM,
    TEXTS["lesser_live_tu.xiao_huo_bai_tu.nothing_but_the_name"],
)
YIN_YANG_GATES = _recorded(
    "yin_yang_si_men",
    TEXTS.name("yin_yang_gates.yin_yang_si_men.four_gate_of_light_and"),
    lists.RESULTS_OF_PROGRAM,
    TEXTS["yin_yang_gates.yin_yang_si_men.the_first_stock_card_drawn"],
)
EARTH_ENDED = _recorded(
    "di_jue",
    TEXTS.name("earth_ended.di_jue.cut_off_on_earth"),
    lists.RESULTS_OF_PROGRAM,
    TEXTS["earth_ended.di_jue.the_cards_won_and_those"],
)
DRAWN_GREAT_CHAN = _recorded(
    "chong_da_can_chan",
    TEXTS.name("drawn_great_chan.chong_da_can_chan.great_chan_study_drawn"),
    lists.RESULTS_OF_PROGRAM,
    TEXTS["drawn_great_chan.chong_da_can_chan.20_of_tens_is_won"],
)
DRAWN_SMALL_CHAN = _recorded(
    "chong_xiao_can_chan",
    TEXTS.name("drawn_small_chan.chong_xiao_can_chan.small_chan_study_drawn"),
    lists.RESULTS_OF_PROGRAM,
    TEXTS["drawn_small_chan.chong_xiao_can_chan.20_of_tens_is_won"],
)
DRAWN_MAIDEN = _recorded(
    "chong_tian_nv_san_hua",
    TEXTS.name("drawn_maiden.chong_tian_nv_san_hua.maiden_strews_flowers_drawn"),
    lists.RESULTS_OF_PROGRAM,
    TEXTS["drawn_maiden.chong_tian_nv_san_hua.20_of_tens_is_won"],
)
DRAWN_GRANDFATHERS = _recorded(
    "chong_gong_sun_dui_zuo",
    TEXTS.name("drawn_grandfathers.chong_gong_sun_dui_zuo.grandfathers_face_grandsons_drawn"),
    lists.RESULTS_OF_PROGRAM,
    TEXTS["drawn_grandfathers.chong_gong_sun_dui_zuo.two_ji_or_more_are"],
)
DRAWN_FATHERS = _recorded(
    "chong_fu_zi_tong_deng",
    TEXTS.name("drawn_fathers.chong_fu_zi_tong_deng.father_and_son_rise_together"),
    lists.RESULTS_OF_PROGRAM,
    TEXTS["drawn_fathers.chong_fu_zi_tong_deng.two_ji_or_more_are"],
)
RECORDED: tuple[Article, ...] = (
    FIVE_STRINGS, THREE_PURE, DEAD_TU, LESSER_LIVE_TU, YIN_YANG_GATES, EARTH_ENDED,
    DRAWN_GREAT_CHAN, DRAWN_SMALL_CHAN, DRAWN_MAIDEN, DRAWN_GRANDFATHERS, DRAWN_FATHERS,
)  # fmt: skip
"""In the order in which the sources bring them."""
