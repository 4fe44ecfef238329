"""Names of patterns that are on record but that no ruleset scores."""

from __future__ import annotations

from youyi.games.madiao.patterns import lists
from youyi.games.madiao.patterns.pattern import PatternList
from youyi.kernel.articles import Article, Grade
from youyi.kernel.names import Name, Words

NOT_SCORED = Words(
    "A name on record; no ruleset scores it.",
    "但存其名，諸規則皆不計。",
    "但存其名，诸规则皆不计。",
)


def _recorded(key: str, name: Name, place: PatternList, reading: Words) -> Article:
    return Article(
        key=f"madiao.{key}",
        name=name,
        loci=place.loci,
        text=name.zh_hans,
        reading=reading,
        grade=Grade.ATTESTED,
        advice=NOT_SCORED,
    )


FIVE_STRINGS = _recorded(
    "wu_xian_lian_huan_suo",
    Name("五弦連環索", "五弦连环索", "wǔ xián liánhuán suǒ", "linked Strings of five"),
    lists.PROGRAM,
    Words("Strings 1 to 5 in a row: 10.", "一索至五索相連：十。", "一索至五索相连：十。"),
)
THREE_PURE = _recorded(
    "san_qing_yu_ji",
    Name("三清御極", "三清御极", "sān qīng yù jí", "the Three Pure Ones command the Ji"),
    lists.PROGRAM,
    Words("Nothing but the name.", "僅有其名。", "仅有其名。"),
)
DEAD_TU = _recorded(
    "si_bai_tu",
    Name("死百突", "死百突", "sǐ bǎi tū", "dead Hundred with Tu"),
    lists.PROGRAM,
    Words("Nothing but the name.", "僅有其名。", "仅有其名。"),
)
LESSER_LIVE_TU = _recorded(
    "xiao_huo_bai_tu",
    Name("小活百突", "小活百突", "xiǎo huó bǎi tū", "lesser live Hundred with Tu"),
    lists.PROGRAM,
    Words("Nothing but the name.", "僅有其名。", "仅有其名。"),
)
YIN_YANG_GATES = _recorded(
    "yin_yang_si_men",
    Name("陰陽四門", "阴阳四门", "yīnyáng sì mén", "four-gate of light and shade"),
    lists.RESULTS_OF_PROGRAM,
    Words(
        "The first stock card drawn is brocade and completes a four-gate: half of its worth, 20 at most.",
        "首張沖得為錦而成四門：賀其半，至多二十。",
        "首张冲得为锦而成四门：贺其半，至多二十。",
    ),
)
EARTH_ENDED = _recorded(
    "di_jue",
    Name("地絕", "地绝", "dì jué", "cut off on earth"),
    lists.RESULTS_OF_PROGRAM,
    Words(
        "The cards won and those drawn before the first green form a dealt pattern: half of its worth.",
        "上桌牌與首張青以前沖得之牌合成鬥前色樣：賀其半。",
        "上桌牌与首张青以前冲得之牌合成斗前色样：贺其半。",
    ),
)
DRAWN_GREAT_CHAN = _recorded(
    "chong_da_can_chan",
    Name("大參禪（沖）", "大参禅（冲）", "dà cān chán", "great Chan study, drawn"),
    lists.RESULTS_OF_PROGRAM,
    Words(
        "20 of Tens is won and the Thousand drawn before any green: 5.",
        "二十上桌，沖得千萬而其前無青：五。",
        "二十上桌，冲得千万而其前无青：五。",
    ),
)
DRAWN_SMALL_CHAN = _recorded(
    "chong_xiao_can_chan",
    Name("小參禪（沖）", "小参禅（冲）", "xiǎo cān chán", "small Chan study, drawn"),
    lists.RESULTS_OF_PROGRAM,
    Words(
        "20 of Tens is won and 50 of Tens drawn before any other green: 5.",
        "二十上桌，沖得五十而其前無青：五。",
        "二十上桌，冲得五十而其前无青：五。",
    ),
)
DRAWN_MAIDEN = _recorded(
    "chong_tian_nv_san_hua",
    Name("天女散花（沖）", "天女散花（冲）", "tiān nǚ sàn huā", "maiden strews flowers, drawn"),
    lists.RESULTS_OF_PROGRAM,
    Words(
        "20 of Tens is won and the Hundred drawn before any green: 5.",
        "二十上桌，沖得百萬而其前無青：五。",
        "二十上桌，冲得百万而其前无青：五。",
    ),
)
DRAWN_GRANDFATHERS = _recorded(
    "chong_gong_sun_dui_zuo",
    Name("公孫對座（沖）", "公孙对座（冲）", "gōng sūn duì zuò", "grandfathers face grandsons, drawn"),
    lists.RESULTS_OF_PROGRAM,
    Words(
        "Two Ji or more are won and two Rewards or more drawn before any green: 8.",
        "二極以上上桌，沖得二賞以上而其前無青：八。",
        "二极以上上桌，冲得二赏以上而其前无青：八。",
    ),
)
DRAWN_FATHERS = _recorded(
    "chong_fu_zi_tong_deng",
    Name("父子同登（沖）", "父子同登（冲）", "fù zǐ tóng dēng", "father and son rise together, drawn"),
    lists.RESULTS_OF_PROGRAM,
    Words(
        "Two Ji or more are won and two Shoulders or more drawn before any green: 6.",
        "二極以上上桌，沖得二肩以上而其前無青：六。",
        "二极以上上桌，冲得二肩以上而其前无青：六。",
    ),
)
RECORDED: tuple[Article, ...] = (
    FIVE_STRINGS, THREE_PURE, DEAD_TU, LESSER_LIVE_TU, YIN_YANG_GATES, EARTH_ENDED,
    DRAWN_GREAT_CHAN, DRAWN_SMALL_CHAN, DRAWN_MAIDEN, DRAWN_GRANDFATHERS, DRAWN_FATHERS,
)  # fmt: skip
"""In the order in which the sources bring them."""
