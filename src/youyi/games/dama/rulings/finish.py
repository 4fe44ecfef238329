"""What the sources leave open about the last stretch and the finish."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(
    zh_hant="不足二十匹可以進飛龍院嗎？",
    zh_hans="不足二十匹可以进飞龙院吗？",
)
class FeilongEnterPartial(Ruling):
    """May fewer than twenty enter 飛龍院?"""

    TRUE = Answer(
        reading=Words("Yes.", "可以。", "可以。"),
        cites=(art.FEILONG,),
        grade=Grade.INFERRED,
    )
    FALSE = Answer(
        reading=Words("No.", "不可以。", "不可以。"),
        cites=(art.FEILONG_TOGETHER,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="飛龍院安全嗎？",
    zh_hans="飞龙院安全吗？",
)
class FeilongHit(Ruling):
    """Is 飛龍院 safe?"""

    NORMAL = Answer(
        reading=Words("No; it is a cell like any other.", "不安全；與普通的格相同。", "不安全；与普通的格相同。"),
        cites=(art.STRIKE,),
        grade=Grade.ATTESTED,
    )
    SAFE_SHARED = Answer(
        reading=Words(
            "Yes; nobody strikes there and enemies share it.",
            "安全；不打馬，敵我可以同處。",
            "安全；不打马，敌我可以同处。",
        ),
        cites=(art.ELEVEN_STATIONS,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="哪些采可以出飛龍院？",
    zh_hans="哪些采可以出飞龙院？",
)
class FeilongExit(Ruling):
    """Which throws open 飛龍院?"""

    HUNHUA_OR_TRUE = Answer(
        reading=Words(
            "Triples, and the own cast itself of the seat that acts, whoever threw it; no cast beside it.",
            "渾花、真本采、別人擲出自己的真本采；傍本采不可以。",
            "浑花、真本采、别人掷出自己的真本采；傍本采不可以。",
        ),
        cites=(art.FEILONG,),
        grade=Grade.ATTESTED,
    )
    ANY_SHANG = Answer(
        reading=Words("Any prize cast.", "各種賞采。", "各种赏采。"),
        cites=(art.FEILONG_PRIZES,),
        grade=Grade.INFERRED,
    )
    CLASSIC = Answer(
        reading=Words(
            "Any prize cast, one's own cast, another's throw of it, and a penalty cast of the seat before.",
            "各種賞采、真本采、別人擲出自己的真本采、上位的罰采。",
            "各种赏采、真本采、别人掷出自己的真本采、上位的罚采。",
        ),
        cites=(art.FEILONG_PRIZES,),
        grade=Grade.ATTESTED,
    )
    TRUE_ONLY = Answer(
        reading=Words(
            "The own cast itself of the seat that acts, whoever threw it, and nothing else.",
            "只有真本采和別人擲出自己的真本采；渾花也不可以。",
            "只有真本采和别人掷出自己的真本采；浑花也不可以。",
        ),
        cites=(art.TRUE_OWN_ALONE,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="夾是哪幾格？",
    zh_hans="夹是哪几格？",
)
class PincerCells(Ruling):
    """Which cells are the pincers?"""

    C84_88 = Answer(
        reading=Words("84 to 88.", "第 84 至 88 格。", "第 84 至 88 格。"),
        cites=(art.PINCERS,),
        grade=Grade.ATTESTED,
        word="84_88",
    )
    C82_84 = Answer(
        reading=Words("82 to 84.", "第 82 至 84 格。", "第 82 至 84 格。"),
        cites=(art.PINCERS_THREE,),
        grade=Grade.ATTESTED,
        word="82_84",
    )
    C82_88 = Answer(
        reading=Words("82 to 88.", "第 82 至 88 格。", "第 82 至 88 格。"),
        cites=(art.PINCERS_THREE,),
        grade=Grade.INFERRED,
        word="82_88",
    )
    C84 = Answer(
        reading=Words("84 alone.", "只有第 84 格。", "只有第 84 格。"),
        cites=(art.PINCERS_THREE,),
        grade=Grade.INFERRED,
        word="84",
    )


@question(
    zh_hant="哪些采可以出夾，走幾步？",
    zh_hans="哪些采可以出夹，走几步？",
)
class PincerExit(Ruling):
    """Which throws leave the pincers, and by how many steps?"""

    PAIR_RESIDUE = Answer(
        reading=Words(
            "Any pincer cast, by its residue.",
            "任何夾采，走它的餘數。",
            "任何夹采，走它的余数。",
        ),
        cites=(art.PINCERS,),
        grade=Grade.ATTESTED,
    )
    NAMED_FOUR = Answer(
        reading=Words(
            "Only the four casts named 夾, by their residue.",
            "只有夾七、夾八、夾九、夾十，走它的餘數。",
            "只有夹七、夹八、夹九、夹十，走它的余数。",
        ),
        cites=(art.PINCER_CAST,),
        grade=Grade.INFERRED,
    )
    PAIR_FULL = Answer(
        reading=Words(
            "Any pincer cast, by its full count.",
            "任何夾采，走它的采數。",
            "任何夹采，走它的采数。",
        ),
        cites=(art.MOVE,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="什麼是細滿？",
    zh_hans="什么是细满？",
)
class FineFinish(Ruling):
    """Which finish takes double?"""

    SIX_FROM_JIA = Answer(
        reading=Words(
            "Leaving the pincers by exactly six steps, exactly to the end.",
            "從夾走六步，正好到終點。",
            "从夹走六步，正好到终点。",
        ),
        cites=(art.XIMAN,),
        grade=Grade.ATTESTED,
    )
    EXACT = Answer(
        reading=Words(
            "Any exact arrival of the whole army by a move.",
            "全部的馬一起走，正好到終點。",
            "全部的马一起走，正好到终点。",
        ),
        cites=(art.WHOLE_ARMY,),
        grade=Grade.ATTESTED,
    )
    OFF = Answer(
        reading=Words("None.", "沒有細滿。", "没有细满。"),
        cites=(art.CUMAN,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="哪些采可以從塹裡飛馬？",
    zh_hans="哪些采可以从堑里飞马？",
)
class MoatExit(Ruling):
    """Which throws let horses fly from the moat?"""

    SIX_TRIGGERS = Answer(
        reading=Words(
            "Triples, the own cast itself of the seat that acts, whoever threw it (no cast beside it), a penalty cast of the"
            " seat before, and collisions by the seat after.",
            "渾花、真本采、別人擲出自己的真本采（傍本采不可以）、上位的罰采、下位的真撞與傍撞。",
            "浑花、真本采、别人掷出自己的真本采（傍本采不可以）、上位的罚采、下位的真撞与傍撞。",
        ),
        cites=(art.MOAT_FLIGHT,),
        grade=Grade.ATTESTED,
    )
    CLASSIC = Answer(
        reading=Words(
            "Every prize cast, the own cast of the seat that acts and casts beside it, whoever throws them, a penalty cast of"
            " the seat before, and collisions by the seat after.",
            "各種賞采、真本采與傍本采（自己擲、別人擲都可以）、上位的罰采、下位的真撞與傍撞。",
            "各种赏采、真本采与傍本采（自己掷、别人掷都可以）、上位的罚采、下位的真撞与傍撞。",
        ),
        cites=(art.MOAT_CASTS,),
        grade=Grade.ATTESTED,
    )
    ANY_SHANG = Answer(
        reading=Words("Any prize cast.", "各種賞采。", "各种赏采。"),
        cites=(art.PRIZE_CAST,),
        grade=Grade.INFERRED,
    )
    ALL_HOME = Answer(
        reading=Words(
            "Any prize cast, and all horses there go home at once.",
            "各種賞采；塹裡的馬一次全部飛走。",
            "各种赏采；堑里的马一次全部飞走。",
        ),
        cites=(art.PRIZE_AGAIN,),
        grade=Grade.INFERRED,
    )
