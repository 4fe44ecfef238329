"""The lists of patterns as tables: what is in force, in the order of the lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from youyi.games.madiao import articles as art
from youyi.games.madiao.handbook.diagrams import pattern_pictures
from youyi.games.madiao.patterns.clauses import PATTERNS
from youyi.games.madiao.patterns.pattern import Family, Pattern
from youyi.games.madiao.patterns.table import pattern_table
from youyi.games.madiao.rulings import Rulings
from youyi.kernel.articles import Article
from youyi.kernel.handbook import Block, Chapter, Grid, Paragraph
from youyi.kernel.names import Language, Words

HEAD = (
    Words("Pattern", "色樣", "色样"),
    Words("When it is scored, and what it brings", "何時計，得幾何", "何时计，得几何"),
)


def lists(rulings: Rulings) -> tuple[Chapter, ...]:
    """Dealt patterns, four-gates, miscellaneous patterns, what the stock completes."""
    table = pattern_table(rulings)
    return (
        Chapter(Words("Patterns dealt (鬥前色樣): no trick is played", "鬥前色樣：免鬥", "斗前色样：免斗"), (DEALT, _grid(table.dealt_rows.rows)), (art.DEALT_PATTERNS, art.SHOW_HANDS)),
        Chapter(Words("Four-gates (四門): the best one only", "四門色樣：止計最貴者", "四门色样：止计最贵者"), (GATES, _grid(_rows(table.gates.families))), (art.FOUR_GATE, art.NO_GREEN_BETWEEN)),
        Chapter(Words("Other patterns of won cards (雜色樣): all that hold", "雜色樣：合者並計", "杂色样：合者并计"), (MISC, _grid(_rows(table.table.families)), *_taken_in(_rows(table.table.families)), *pattern_pictures(rulings)), (art.MISC_NAMES, art.LINKED, art.LONGER_TAKES_IN)),
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


TAKEN_HEAD = (Words("Pattern", "色樣", "色样"), Words("takes in", "所包", "所包"))
TAKES_IN = Words(
    "Everything of this list that holds is paid, but a pattern that a longer one takes in. What this table does not set"
    " against each other is paid side by side, even for the same cards:",
    "合者並計，惟為長者所包者不計。表中未言所包者，雖同牌亦並計：",
    "合者并计，惟为长者所包者不计。表中未言所包者，虽同牌亦并计：",
)
CHAIN = Words("Chain {number}: the first row that holds.", "第{number}列：取首個合者。", "第{number}列：取首个合者。")
DEALT = Paragraph(
    Words(
        (
            "Tested on the eight cards dealt, after promotion. If anybody shows one, no trick is played: no diao, "
            "no zhu, no four-gate and no other pattern of won cards; each holder is paid for the dearest pattern of the hand (of "
            "equals one). Then the stock is turned: the holder's hand counts as cards won in tricks there and for the patterns "
            "that the stock completes; the others take no part."
        ),
        (
            "以升代後所發八張論。有一家示之則免鬥，無吊無注，亦無四門、雜色樣；有者各受賀，計其手中最貴之一（相等者亦止計一）。"
            "其後看沖：有者之手牌作鬥中上桌之牌，沖成色樣亦然；餘家不與。"
        ),
        (
            "以升代后所发八张论。有一家示之则免斗，无吊无注，亦无四门、杂色样；有者各受贺，计其手中最贵之一（相等者亦止计一）。"
            "其后看冲：有者之手牌作斗中上桌之牌，冲成色样亦然；余家不与。"
        ),
    )
)
GATES = Paragraph(
    Words(
        "Tested on the cards a seat has won, with two or more. A four-gate is four brocade cards, one of every suit. Only the"
        " dearest is paid, of equals one.",
        "以上桌牌論，須正本（二張以上）。四門者，四張錦，每門一張。止計最貴之一，相等者亦止計一。",
        "以上桌牌论，须正本（二张以上）。四门者，四张锦，每门一张。止计最贵之一，相等者亦止计一。",
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
            "以上桌牌論，依其上桌之序。「緊接」謂本家一列之次張，不論其間他家得幾桌。須正本，惟言所發"
            "之牌、或言不足二張者除外。"
        ),
        (
            "以上桌牌论，依其上桌之序。“紧接”谓本家一列之次张，不论其间他家得几桌。须正本，惟言所发"
            "之牌、或言不足二张者除外。"
        ),
    )
)
RESULTS = Paragraph(
    Words(
        (
            "Tested on won and drawn cards together, for a seat that has drawn at least one. There are several "
            "chains, each a table; of each the first row that holds counts, whatever the others bring."
        ),
        "合上桌牌與沖得之牌論，至少沖得一張。凡數列，每列一表，各取首個合者，諸列並計。",
        "合上桌牌与冲得之牌论，至少冲得一张。凡数列，每列一表，各取首个合者，诸列并计。",
    )
)
