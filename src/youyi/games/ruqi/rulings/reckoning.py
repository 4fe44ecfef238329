"""What the sources of 儒棋 leave open about the end of a round."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.kernel.articles import Grade
from youyi.kernel.names import Words
from youyi.kernel.rulings import Answer, Ruling, question


@question(zh_hant="一方出盡，剩下的算歸誰？", zh_hans="一方出尽，剩下的算归谁？")
class Scoring(Ruling):
    """When a side has left the board, who scores what the other still has there?"""

    RACE = Answer(
        reading=Words(
            "The side that has left takes the worth of the enemy pieces that remain.",
            "出盡的一方，得敵方剩下各棋的值。",
            "出尽的一方，得敌方剩下各棋的值。",
        ),
        cites=(art.CLEARED_SCORES, art.RECKONING),
        grade=Grade.ATTESTED,
    )
    YIELD = Answer(
        reading=Words(
            "The side left behind takes the worth of its own pieces that remain: yielding wins.",
            "留著棋的一方，得自己剩下各棋的值：以讓取勝。",
            "留着棋的一方，得自己剩下各棋的值：以让取胜。",
        ),
        cites=(art.RECKONING, art.YIELDING, art.LOSER_LEADS),
        grade=Grade.INFERRED,
    )


@question(zh_hant="虛投之後出了棋，得幾算？", zh_hans="虚投之后出了棋，得几算？")
class VoidAward(Ruling):
    """What do void throws pay when at last a piece leaves?"""

    REMAINING = Answer(
        reading=Words(
            "What is still on the board when that turn is over: nothing, if a stack of five leaves together.",
            "計那一輪走完時局上剩下的棋；五枚疊在一起同時出局，就沒有算。",
            "计那一轮走完时局上剩下的棋；五枚叠在一起同时出局，就没有算。",
        ),
        cites=(art.VOID_THROWS, art.JOINT),
        grade=Grade.INFERRED,
    )
    ALL_BUT_ONE = Answer(
        reading=Words(
            "All five pieces but one: the dearest of those that left in that turn, however many left.",
            "計五枚棋的值，減去一枚：減去那一輪出局的棋裡最貴的；同時出局幾枚都不論。",
            "计五枚棋的值，减去一枚：减去那一轮出局的棋里最贵的；同时出局几枚都不论。",
        ),
        cites=(art.VOID_THROWS, art.ONE_LEFT),
        grade=Grade.SUPPLIED,
    )
