"""What the sources leave open about the last stretch and the finish."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(
    zh_hant="不足二十匹可入飛龍院否？",
    zh_hans="不足二十匹可入飞龙院否？",
)
class FeilongEnterPartial(Ruling):
    """May fewer than twenty enter 飛龍院?"""

    TRUE = Answer(
        reading=Words("Yes.", "可。", "可。"),
        cites=(art.FEILONG,),
        grade=Grade.INFERRED,
    )
    FALSE = Answer(
        reading=Words("No.", "不可。", "不可。"),
        cites=(art.FEILONG_TOGETHER,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="飛龍院安全否？",
    zh_hans="飞龙院安全否？",
)
class FeilongHit(Ruling):
    """Is 飛龍院 safe?"""

    NORMAL = Answer(
        reading=Words("No; it is a cell like any other.", "否；與常格同。", "否；与常格同。"),
        cites=(art.STRIKE,),
        grade=Grade.ATTESTED,
    )
    SAFE_SHARED = Answer(
        reading=Words(
            "Yes; nobody strikes there and enemies share it.",
            "是；不打，敵我可同處。",
            "是；不打，敌我可同处。",
        ),
        cites=(art.ELEVEN_STATIONS,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="何采可出飛龍院？",
    zh_hans="何采可出飞龙院？",
)
class FeilongExit(Ruling):
    """Which throws open 飛龍院?"""

    HUNHUA_OR_TRUE = Answer(
        reading=Words(
            "Triples, and the own cast itself of the seat that acts, whoever threw it; no cast beside it.",
            "渾花、真本采、他人擲己真本采；傍本采不可。",
            "浑花、真本采、他人掷己真本采；傍本采不可。",
        ),
        cites=(art.FEILONG,),
        grade=Grade.ATTESTED,
    )
    ANY_SHANG = Answer(
        reading=Words("Any prize cast.", "諸賞采。", "诸赏采。"),
        cites=(art.FEILONG_PRIZES,),
        grade=Grade.INFERRED,
    )
    CLASSIC = Answer(
        reading=Words(
            "Any prize cast, one's own cast, another's throw of it, and a penalty cast of the seat before.",
            "諸賞采、真本采、他人擲己真本采、上位罰采。",
            "诸赏采、真本采、他人掷己真本采、上位罚采。",
        ),
        cites=(art.FEILONG_PRIZES,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="夾是何格？",
    zh_hans="夹是何格？",
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
        reading=Words("84 alone.", "惟第 84 格。", "惟第 84 格。"),
        cites=(art.PINCERS_THREE,),
        grade=Grade.INFERRED,
        word="84",
    )


@question(
    zh_hant="何采出夾，行幾步？",
    zh_hans="何采出夹，行几步？",
)
class PincerExit(Ruling):
    """Which throws leave the pincers, and by how many steps?"""

    PAIR_RESIDUE = Answer(
        reading=Words(
            "Any pincer cast, by its residue.",
            "任何夾采，行其餘數。",
            "任何夹采，行其余数。",
        ),
        cites=(art.PINCERS,),
        grade=Grade.ATTESTED,
    )
    NAMED_FOUR = Answer(
        reading=Words(
            "Only the four casts named 夾, by their residue.",
            "惟夾七、夾八、夾九、夾十，行其餘數。",
            "惟夹七、夹八、夹九、夹十，行其余数。",
        ),
        cites=(art.PINCER_CAST,),
        grade=Grade.INFERRED,
    )
    PAIR_FULL = Answer(
        reading=Words(
            "Any pincer cast, by its full count.",
            "任何夾采，行其采數。",
            "任何夹采，行其采数。",
        ),
        cites=(art.MOVE,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="何為細滿？",
    zh_hans="何为细满？",
)
class FineFinish(Ruling):
    """Which finish takes double?"""

    SIX_FROM_JIA = Answer(
        reading=Words(
            "Leaving the pincers by exactly six steps, exactly to the end.",
            "自夾走六步恰至終點。",
            "自夹走六步恰至终点。",
        ),
        cites=(art.XIMAN,),
        grade=Grade.ATTESTED,
    )
    EXACT = Answer(
        reading=Words(
            "Any exact arrival of the whole army by a move.",
            "全馬行至終點而恰到。",
            "全马行至终点而恰到。",
        ),
        cites=(art.WHOLE_ARMY,),
        grade=Grade.ATTESTED,
    )
    OFF = Answer(
        reading=Words("None.", "無細滿。", "无细满。"),
        cites=(art.CUMAN,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="何采可飛馬出塹？",
    zh_hans="何采可飞马出堑？",
)
class MoatExit(Ruling):
    """Which throws let horses fly from the moat?"""

    SIX_TRIGGERS = Answer(
        reading=Words(
            "Triples, the own cast itself of the seat that acts, whoever threw it (no cast beside it), a penalty cast of the"
            " seat before, and collisions by the seat after.",
            "渾花、真本采、他人擲己真本采（傍本采不可）、上位罰采、下位真撞與傍撞。",
            "浑花、真本采、他人掷己真本采（傍本采不可）、上位罚采、下位真撞与傍撞。",
        ),
        cites=(art.MOAT_FLIGHT,),
        grade=Grade.ATTESTED,
    )
    CLASSIC = Answer(
        reading=Words(
            "Every prize cast, the own cast of the seat that acts and casts beside it, whoever throws them, a penalty cast of"
            " the seat before, and collisions by the seat after.",
            "諸賞采、真本采與傍本采（自擲他擲皆可）、上位罰采、下位真撞與傍撞。",
            "诸赏采、真本采与傍本采（自掷他掷皆可）、上位罚采、下位真撞与傍撞。",
        ),
        cites=(art.MOAT_CASTS,),
        grade=Grade.ATTESTED,
    )
    ANY_SHANG = Answer(
        reading=Words("Any prize cast.", "諸賞采。", "诸赏采。"),
        cites=(art.PRIZE_CAST,),
        grade=Grade.INFERRED,
    )
    ALL_HOME = Answer(
        reading=Words(
            "Any prize cast, and all horses there go home at once.",
            "諸賞采；塹中之馬一時盡飛。",
            "诸赏采；堑中之马一时尽飞。",
        ),
        cites=(art.PRIZE_AGAIN,),
        grade=Grade.INFERRED,
    )
