"""The lists of patterns as tables: what is in force, in the order of the lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from youyi.games.madiao import articles as art
from youyi.games.madiao.handbook import say
from youyi.games.madiao.handbook.chapters import asked
from youyi.games.madiao.handbook.diagrams import pattern_pictures
from youyi.games.madiao.patterns.clauses import PATTERNS
from youyi.games.madiao.patterns.pattern import Family, Keep, Pattern
from youyi.games.madiao.patterns.table import PatternTable, pattern_table
from youyi.games.madiao.rulings import Rulings
from youyi.kernel.articles import Article
from youyi.kernel.face.handbook import Block, Chapter, Grid, Paragraph, Steps
from youyi.kernel.names import Language, Words

HEAD = (
    Words("Pattern", "色樣", "色样"),
    Words("When it is scored, and what it brings", "什麼時候計，得多少", "什么时候计，得多少"),
)


def lists(rulings: Rulings) -> tuple[Chapter, ...]:
    """Dealt patterns, four-gates, miscellaneous patterns, what the stock completes."""
    table = pattern_table(rulings)
    return (
        Chapter(Words("Patterns dealt (鬥前色樣): no trick is played", "鬥前色樣：免鬥", "斗前色样：免斗"), tuple(_dealt(rulings, table)), (art.DEALT_PATTERNS, art.SHOW_HANDS)),
        Chapter(Words("Four-gates (四門): the best one only", "四門色樣：只計最貴的", "四门色样：只计最贵的"), (GATES, _grid(_rows(table.gates.families)), *pillar(table)), (art.FOUR_GATE, art.NO_GREEN_BETWEEN)),
        Chapter(Words("Other patterns of won cards (雜色樣)", "雜色樣", "杂色样"), (MISC, *_misc(table.table.families), *pillar(table), *pattern_pictures(rulings)), (art.MISC_NAMES, art.LINKED, art.LONGER_TAKES_IN)),
        Chapter(Words("Patterns completed by the stock (沖成色樣)", "沖成色樣", "冲成色样"), (RESULTS, *_chains(table.results.families)), (art.CHONG_PATTERN_NAMES,)),
    )  # fmt: skip


def idle_patterns(rulings: Rulings) -> frozenset[Article]:
    """The clauses of patterns that no list in force has."""
    table = pattern_table(rulings)
    groups = (table.dealt_rows.rows, *(_rows(each.families) for each in (table.gates, table.table, table.results)))
    in_force = {row.id for rows in groups for row in rows}
    return frozenset(row.article for row in PATTERNS if row.id not in in_force)


def _rows(families: Iterable[Family]) -> tuple[Pattern, ...]:
    return tuple(row for family in families for row in family.rows)


def _grid(rows: Iterable[Pattern]) -> Grid:
    return Grid(HEAD, tuple((_named(row), _said(row)) for row in rows))


def _dealt(rulings: Rulings, table: PatternTable) -> Iterator[Block]:
    """The dealt patterns; where the first of an order counts, in that order."""
    yield DEALT
    yield Steps(
        tuple(
            map(
                asked,
                (rulings.predeal_players, rulings.diao_without_play, rulings.predeal_ji_no_chong, rulings.predeal_pick),
            )
        )
    )
    yield _grid(table.dealt_in_order)


def pillar(table: PatternTable) -> Iterator[Block]:
    """That four Shoulders dealt and won also double the draws; nothing where they do not."""
    if table.doubling is not None:
        yield Paragraph(say.ALSO_DOUBLED)


def _misc(families: tuple[Family, ...]) -> Iterator[Block]:
    """A table of what is paid side by side, and one of each family of which one is paid."""
    together = tuple(each for each in families if each.keep is Keep.ALL)
    yield Paragraph(ALL_THAT_HOLD)
    yield _grid(_rows(together))
    yield from _taken_in(_rows(families))
    for family in families:
        if family not in together:
            yield Paragraph(CENSERS)
            yield _grid(family.rows)


def _chains(families: Iterable[Family]) -> Iterator[Block]:
    """A table for each chain."""
    for number, family in enumerate(families, start=1):
        yield Paragraph(CHAIN.filled(number=number))
        yield _grid(family.rows)


def _taken_in(rows: Iterable[Pattern]) -> Iterator[Block]:
    """Which patterns are not paid beside which; nothing where all are paid side by side."""
    longer = tuple(row for row in rows if row.over)
    if longer:
        yield Paragraph(TAKES_IN)
        yield Grid(TAKEN_HEAD, tuple((_named(row), _all_named(row.over)) for row in longer))


def _all_named(rows: Iterable[Pattern]) -> Words:
    names = [row.name for row in rows]
    return Words(
        ", ".join(f"{name.zh_hant} “{name.en}”" for name in names),
        "、".join(name.zh_hant for name in names),
        "、".join(name.zh_hans for name in names),
    )


def _named(row: Pattern) -> Words:
    name = row.name
    return Words(
        f"{name.zh_hant} {name.pinyin} “{name.en}”", f"{name.zh_hant} {name.pinyin}", f"{name.zh_hans} {name.pinyin}"
    )


def _said(row: Pattern) -> Words:
    return Words(row.speak(Language.EN), row.speak(Language.ZH_HANT), row.speak(Language.ZH_HANS))


TAKEN_HEAD = (Words("Pattern", "色樣", "色样"), Words("takes in", "包含", "包含"))
ALL_THAT_HOLD = Words(
    "All that hold are paid side by side, even for the same cards, but a pattern that a longer one takes in (next table):",
    "合的都計，用到同樣的牌也一起計，只有已被較長的包含在內的（見下一張表）不計：",
    "合的都计，用到同样的牌也一起计，只有已被较长的包含在内的（见下一张表）不计：",
)
TAKES_IN = Words("Where both hold, the longer alone is paid:", "兩樣都合的，只計較長的：", "两样都合的，只计较长的：")
CENSERS = Words(
    "Censers (香爐). Of these one alone is paid, beside what the list above brings: the first row that holds.",
    "香爐。只計一種，與上面的雜色樣並計：取最先合的一個。",
    "香炉。只计一种，与上面的杂色样并计：取最先合的一个。",
)
CHAIN = Words(
    "Chain {number}: the first row that holds.", "第{number}串：取最先合的一個。", "第{number}串：取最先合的一个。"
)
DEALT = Paragraph(
    Words(
        (
            "Tested on the eight cards dealt, after promotion. If anybody shows one, no trick is played: no zhu, no four-gate and"
            " no other pattern of won cards; who counts as a holder is paid for his hand. Then the stock is turned: his hand"
            " counts as cards won in tricks there and for the patterns that the stock completes; the others take no part. In"
            " force:"
        ),
        (
            "按升代之後手裡的八張來算。只要有一家亮出，就免鬥：沒有注，也沒有四門、雜色樣；受賀的各按手牌。然後看沖：他們的手牌當作鬥中上桌的牌，沖成色樣也一樣；其他各家不參加。這套規則裡："
        ),
        (
            "按升代之后手里的八张来算。只要有一家亮出，就免斗：没有注，也没有四门、杂色样；受贺的各按手牌。然后看冲：他们的手牌当作斗中上桌的牌，冲成色样也一样；其他各家不参加。这套规则里："
        ),
    )
)
GATES = Paragraph(
    Words(
        "Tested on the cards a seat has won, with two or more. A four-gate is four brocade cards, one of every suit. Only the"
        " dearest is paid, of equals one.",
        "按上桌的牌來算，要正本（兩張以上）。四門，是四張錦，每門一張。只計最貴的一個，相等的也只計一個。",
        "按上桌的牌来算，要正本（两张以上）。四门，是四张锦，每门一张。只计最贵的一个，相等的也只计一个。",
    )
)
MISC = Paragraph(
    Words(
        (
            "Tested on the cards a seat has won, in the order in which they were won. “Won right after” means the "
            "next card in the seat's own row, whatever tricks others won between. Two won cards are needed, "
            "unless a row speaks of what was dealt or of fewer."
        ),
        (
            "按上桌的牌來算，看上桌的次序。「緊接」是自己那一列裡的下一張，不論中間別家得過幾桌。要正本才算；說的是手牌，或說不足兩張的，不在此限。"
        ),
        (
            "按上桌的牌来算，看上桌的次序。“紧接”是自己那一列里的下一张，不论中间别家得过几桌。要正本才算；说的是手牌，或说不足两张的，不在此限。"
        ),
    )
)
RESULTS = Paragraph(
    Words(
        (
            "Tested on won and drawn cards together, for a seat that has drawn at least one. There are several "
            "chains, each a table; of each the first row that holds counts, whatever the others bring."
        ),
        "把上桌的牌與沖得的牌合起來算，至少要沖得一張。分成幾串，每串一張表，各取最先合的一個，各串都計。",
        "把上桌的牌与冲得的牌合起来算，至少要冲得一张。分成几串，每串一张表，各取最先合的一个，各串都计。",
    )
)
