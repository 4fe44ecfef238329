"""The 56 casts as a table, under the answers in force."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama import articles as art
from youyi.games.dama.casts import CASTS, CLASS_NAMES, Cast, CastClass, Reading, readings
from youyi.games.dama.handbook.figures import dice
from youyi.games.dama.payments import anything_staked
from youyi.games.dama.rulings import Rulings
from youyi.kernel.dice import ways
from youyi.kernel.face.handbook import Block, Chapter, Grid, Paragraph, Picture, same
from youyi.kernel.face.svg import picture, text
from youyi.kernel.names import Language, Name, Words

RARE = "𩟐"
"""A character of one cast's name that open faces lack."""
HALVES = Words("[食達]", "[食達]", "[食达]")
FACES = "⚀⚁⚂⚃⚄⚅"
TRIPLE = Words("prize, triple", "賞采（渾花）", "赏采（浑花）")
DASH = same("—")
HEAD = (
    Words("Dice", "骰", "骰"), Words("Name", "采名", "采名"), Words("Class", "類", "类"), Words("Count 采數", "采數", "采数"), Words("Horses", "馬", "马"),
    Words("帖 at once", "立刻收付的帖", "立刻收付的帖"), Words("Drop ends on", "下馬到", "下马到"), Words("Leaves 夾 by", "出夾幾步", "出夹几步"), Words("Ways of 216", "二百一十六分之幾", "二百一十六分之几"),
)  # fmt: skip


def cast_chapter(rulings: Rulings) -> Chapter:
    """All casts, by their count from the highest within each class."""
    return Chapter(
        Words("The 56 casts", "五十六采", "五十六采"),
        tuple(_blocks(rulings)),
        (art.CASTS, art.COUNT, art.PRIZE_CAST, art.TRIPLE, art.FINE_CAST, art.PINCER_CAST),
    )


def _blocks(rulings: Rulings) -> Iterator[Block]:
    yield Paragraph(
        Words(
            (
                "Three dice; their order does not matter. The count is the sum of the dice, but 小浮圖 counts as the "
                "table says. Horses: how many a throw drops from the hand, or lets fly from the moat, when it is "
                "nobody's own cast. A cast with two or three equal dice is a 夾 cast: it alone leads out of the "
                "pincers, by the steps in the column, which are the count less two equal dice. A minus: its thrower "
                "pays."
            ),
            (
                "三枚骰子，不論次序。采數就是點數之和，只有小浮圖照表。「馬」是不作本采時，從手裡下馬或從塹飛馬的匹數。兩枚或三枚同點的是夾采，只有夾采能出夾，步數見表，就是采數減去兩個同點。負號表示擲的人出帖。"
            ),
            (
                "三枚骰子，不论次序。采数就是点数之和，只有小浮图照表。“马”是不作本采时，从手里下马或从堑飞马的匹数。两枚或三枚同点的是夹采，只有夹采能出夹，步数见表，就是采数减去两个同点。负号表示掷的人出帖。"
            ),
        )
    )
    yield Picture("casts", casts_picture, Words("The casts as they fall.", "各采的樣子。", "各采的样子。"), 160)
    yield Grid(HEAD, tuple(_row(rulings, cast) for cast in CASTS))
    yield Paragraph(
        Words(
            "The four casts whose own names say 夾 are 2-2-3, 2-2-4, 2-2-5 and 2-2-6.",
            "名稱裡有「夾」字的采有四種：二二三、二二四、二二五、二二六。",
            "名称里有“夹”字的采有四种：二二三、二二四、二二五、二二六。",
        )
    )


def _row(rulings: Rulings, cast: Cast) -> tuple[Words, ...]:
    read = readings(rulings)[cast.throw]
    return (
        same(" ".join(FACES[face - 1] for face in cast.throw.faces) + " " + "-".join(cast.dice)),
        _named(cast.name),
        TRIPLE if read.noble else _plainly(CLASS_NAMES[cast.kind]),
        same(str(read.count)),
        same(str(cast.horses)),
        _paid(rulings, cast),
        DASH if read.idle else same(str(read.drops_on)),
        _leaves(read),
        same(str(ways(cast.throw))),
    )  # fmt: skip


def _plainly(name: Name) -> Words:
    return Words(name.en, name.zh_hant, name.zh_hans)


def _named(name: Name) -> Words:
    hant, hans = drawable(name, Language.ZH_HANT), drawable(name, Language.ZH_HANS)
    return Words(f"{hant} {name.pinyin} “{name.en}”", f"{hant} {name.pinyin}", f"{hans} {name.pinyin}")


def _paid(rulings: Rulings, cast: Cast) -> Words:
    if not anything_staked(rulings) or cast.kind is CastClass.PLAIN:
        return DASH
    return same(f"+{cast.horses}" if cast.kind is CastClass.PRIZE else f"−{cast.horses}")


def _leaves(read: Reading) -> Words:
    return DASH if read.leaves_by is None else same(str(read.leaves_by))


def drawable(name: Name, language: Language) -> str:
    """A cast's name in a Chinese script, a character that open faces lack written by its parts."""
    said = name.zh_hans if language is Language.ZH_HANS else name.zh_hant
    return said.replace(RARE, HALVES.said_in(language))


def casts_picture(language: Language) -> str:
    """Every cast as three dice with its name, seven in a row."""
    parts = []
    for nth, cast in enumerate(CASTS):
        x, y = 4 + (nth % 7) * 30, 4 + (nth // 7) * 18
        said = drawable(cast.name, language)
        parts += [dice(cast, x, y, 7.5), text(x + 12.3, y + 12.6, said, 4.4)]
    return picture(214, 152, parts)
