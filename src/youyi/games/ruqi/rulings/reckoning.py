"""What the sources of 儒棋 leave open about the end of a round."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="一方出盡，殘留之算歸誰？", zh_hans="一方出尽，残留之算归谁？")
class Scoring(Ruling):
    """When a side has left the board, who scores what the other still has there?"""

    RACE = Answer(
        reading=Words(
            "The side that has left takes the worth of the enemy pieces that remain.",
            "出盡者得敵方殘棋之值。",
            "出尽者得敌方残棋之值。",
        ),
        cites=(art.CLEARED_SCORES, art.RECKONING),
        grade=Grade.ATTESTED,
    )
    YIELD = Answer(
        reading=Words(
            "The side left behind takes the worth of its own pieces that remain: yielding wins.",
            "留者得己方殘棋之值：以讓取勝。",
            "留者得己方残棋之值：以让取胜。",
        ),
        cites=(art.RECKONING, art.YIELDING, art.LOSER_LEADS),
        grade=Grade.INFERRED,
    )


@question(zh_hant="虛投既出，得算幾何？", zh_hans="虚投既出，得算几何？")
class VoidAward(Ruling):
    """What do void throws pay when at last a piece leaves?"""

    REMAINING = Answer(
        reading=Words(
            "What is still on the board when that turn is over: nothing, if a stack of five leaves together.",
            "該輪行畢，計局中所餘；五棋相疊同出，則無算。",
            "该轮行毕，计局中所余；五棋相叠同出，则无算。",
        ),
        cites=(art.VOID_THROWS, art.JOINT),
        grade=Grade.INFERRED,
    )
    ALL_BUT_ONE = Answer(
        reading=Words(
            "All five pieces but one: the dearest of those that left in that turn, however many left.",
            "計五棋而去其一：所去者，該輪出局中之最貴者；同出幾枚，皆不論。",
            "计五棋而去其一：所去者，该轮出局中之最贵者；同出几枚，皆不论。",
        ),
        cites=(art.VOID_THROWS, art.ONE_LEFT),
        grade=Grade.SUPPLIED,
    )
