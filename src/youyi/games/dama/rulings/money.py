"""What the sources leave open about money."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(
    zh_hant="計帖嗎？",
    zh_hans="计帖吗？",
)
class Chips(Ruling):
    """Is anything staked?"""

    TRUE = Answer(
        reading=Words("Yes.", "計。", "计。"),
        cites=(art.STAKE,),
        grade=Grade.ATTESTED,
    )
    FALSE = Answer(
        reading=Words("No; nothing is ever paid.", "不計；一概沒有收付。", "不计；一概没有收付。"),
        cites=(art.NO_STAKES,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="賞帖由誰出？",
    zh_hans="赏帖由谁出？",
)
class Payment(Ruling):
    """Who pays rewards?"""

    BOWL = Answer(
        reading=Words("The bowl; fines go into it.", "公盆出；罰帖入盆。", "公盆出；罚帖入盆。"),
        cites=(art.BOWL_PAYS, art.PRIZE_REWARD),
        grade=Grade.ATTESTED,
    )
    PLAYERS = Answer(
        reading=Words(
            "The players: everybody for a reward, the offender for an offence.",
            "各家出：賞帖由在局各家出，犯規由犯的人出。",
            "各家出：赏帖由在局各家出，犯规由犯的人出。",
        ),
        cites=(art.EVERYBODY_PAYS, art.OFFENDER_PAYS),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="入窩得什麼賞？",
    zh_hans="入窝得什么赏？",
)
class StationReward(Ruling):
    """What does entering a station bring?"""

    CHIP = Answer(
        reading=Words("One 帖.", "一帖。", "一帖。"),
        cites=(art.STATION_REWARD,),
        grade=Grade.ATTESTED,
    )
    THROW = Answer(
        reading=Words("Another turn.", "一擲。", "一掷。"),
        cites=(art.STATION_AGAIN,),
        grade=Grade.ATTESTED,
    )
    BOTH = Answer(
        reading=Words("One 帖 and another turn.", "一帖並一擲。", "一帖并一掷。"),
        cites=(art.STATION_REWARD, art.STATION_AGAIN),
        grade=Grade.INFERRED,
    )
    NONE = Answer(
        reading=Words("Nothing.", "沒有賞。", "没有赏。"),
        cites=(art.NO_STAKES,),
        grade=Grade.INFERRED,
    )


@question(
    zh_hant="入哪些窩有賞？",
    zh_hans="入哪些窝有赏？",
)
class StationSet(Ruling):
    """Which stations reward who enters?"""

    EIGHT = Answer(
        reading=Words("The eight ordinary ones.", "普通的八窩。", "普通的八窝。"),
        cites=(art.STATION_REWARD,),
        grade=Grade.ATTESTED,
    )
    NINE = Answer(
        reading=Words("Those eight and 飛龍院.", "八窩和飛龍院。", "八窝和飞龙院。"),
        cites=(art.ELEVEN_STATIONS,),
        grade=Grade.ATTESTED,
    )


@question(
    zh_hant="二十匹全部被打，那一家怎麼辦？",
    zh_hans="二十匹全部被打，那一家怎么办？",
)
class FullStackHit(Ruling):
    """What becomes of a seat whose twenty horses are struck at once?"""

    REDROP = Answer(
        reading=Words("It drops them again.", "重新下馬。", "重新下马。"),
        cites=(art.REDROP,),
        grade=Grade.ATTESTED,
    )
    MAY_RETIRE = Answer(
        reading=Words(
            "It may leave the game or drop them again.",
            "可以出局，也可以再下。",
            "可以出局，也可以再下。",
        ),
        cites=(art.MAY_RETIRE,),
        grade=Grade.ATTESTED,
    )
