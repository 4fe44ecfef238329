"""What tables play differently, the ruleset, and what is agreed each time."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.kernel.articles import Grade
from youyi.kernel.names import Name, Words
from youyi.kernel.rulings import Answer, Ruleset, Ruling, quantity, question
from youyi_pig import articles as art


@question(zh_hant="擲得一者失何點？", zh_hans="掷得一者失何点？")
class One(Ruling):
    """Which points does a one take?"""

    TURN = Answer(
        reading=Words("Those of the turn.", "本回之點。", "本回之点。"), cites=(art.ONE,), grade=Grade.SUPPLIED
    )
    ALL = Answer(
        reading=Words("All that the seat has.", "所有之點。", "所有之点。"),
        cites=(art.ONE_TAKES_ALL,),
        grade=Grade.SUPPLIED,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    """The open questions."""

    one: One = One.TURN


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What a table agrees each time."""

    seats: int = quantity(
        2,
        question=Words("How many sit at the table?", "幾人同桌？", "几人同桌？"),
        unit=Words("seats", "人", "人"),
        lowest=2,
        highest=4,
    )
    goal: int = quantity(
        100,
        question=Words("How many points win?", "滿幾點者勝？", "满几点者胜？"),
        unit=Words("points", "點", "点"),
        lowest=2,
        highest=1000,
        cites=(art.GOAL,),
    )


USUAL = Ruleset(
    id="pig/usual",
    version=1,
    name=Name("常法", "常法", "chángfǎ", "usual rules"),
    summary=Words("Pig as it is usually played.", "依常法行之。", "依常法行之。"),
    rulings=Rulings(),
)
