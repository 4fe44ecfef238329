"""The lists of patterns as tables: what is in force, in the order of the lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from youyi.games.madiao import articles as art
from youyi.games.madiao.handbook.diagrams import pattern_pictures
from youyi.games.madiao.patterns.clauses import PATTERNS
from youyi.games.madiao.patterns.pattern import Family, Keep, Pattern
from youyi.games.madiao.patterns.table import PatternTable, pattern_table
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.texts import HANDBOOK as TEXTS
from youyi.games.madiao.winnings import Pile
from youyi.kernel.articles import Article
from youyi.kernel.face.handbook import Block, Chapter, Grid, Paragraph, Steps
from youyi.kernel.names import Language, Words

HEAD = (TEXTS["head.pattern"], TEXTS["head.needs"], TEXTS["head.pays"])


def lists(rulings: Rulings) -> tuple[Chapter, ...]:
    """Dealt patterns, four-gates, miscellaneous patterns, what the stock completes."""
    table = pattern_table(rulings)
    return (
        Chapter(TEXTS["lists.patterns_dealt_no_trick_is"], tuple(_dealt(rulings, table)), (art.DEALT_PATTERNS, art.SHOW_HANDS)),
        Chapter(TEXTS["lists.four_gates_the_best_one"], (GATES, _grid(_rows(table.gates.families), Pile.WON), *pillar(table)), (art.FOUR_GATE, art.NO_GREEN_BETWEEN)),
        Chapter(TEXTS["lists.other_patterns_of_won_cards"], (MISC, *_misc(table.table.families), *pillar(table), *pattern_pictures(rulings)), (art.MISC_NAMES, art.LINKED, art.LONGER_TAKES_IN)),
        Chapter(TEXTS["lists.patterns_completed_by_the_stock"], (RESULTS, *_chains(table.results.families)), (art.CHONG_PATTERN_NAMES,)),
    )  # fmt: skip


def idle_patterns(rulings: Rulings) -> frozenset[Article]:
    """The clauses of patterns that no list in force has."""
    table = pattern_table(rulings)
    groups = (table.dealt_rows.rows, *(_rows(each.families) for each in (table.gates, table.table, table.results)))
    in_force = {row.id for rows in groups for row in rows}
    return frozenset(row.article for row in PATTERNS if row.id not in in_force)


def _rows(families: Iterable[Family]) -> tuple[Pattern, ...]:
    return tuple(row for family in families for row in family.rows)


def _grid(rows: Iterable[Pattern], pile: Pile) -> Grid:
    return Grid(HEAD, tuple((_named(row), _in_all(partial(row.needs, pile)), _in_all(row.pays)) for row in rows))


def _dealt(rulings: Rulings, table: PatternTable) -> Iterator[Block]:
    """The dealt patterns; where the first of an order counts, in that order."""
    yield DEALT
    yield Steps(
        tuple(
            each.answer.reading
            for each in (
                rulings.predeal_players,
                rulings.diao_without_play,
                rulings.predeal_ji_no_chong,
                rulings.predeal_pick,
            )
        )
    )
    yield _grid(table.dealt_in_order, Pile.DEALT)


def pillar(table: PatternTable) -> Iterator[Block]:
    """That four Shoulders dealt and won also double the draws; nothing where they do not."""
    if table.doubling is not None:
        yield Paragraph(TEXTS["also_doubled"])


def _misc(families: tuple[Family, ...]) -> Iterator[Block]:
    """A table of what is paid side by side, and one of each family of which one is paid."""
    together = tuple(each for each in families if each.keep is Keep.ALL)
    yield Paragraph(ALL_THAT_HOLD)
    yield _grid(_rows(together), Pile.WON)
    yield from _taken_in(_rows(families))
    for family in families:
        if family not in together:
            yield Paragraph(CENSERS)
            yield _grid(family.rows, Pile.WON)


def _chains(families: Iterable[Family]) -> Iterator[Block]:
    """A table for each chain."""
    for number, family in enumerate(families, start=1):
        yield Paragraph(CHAIN.filled(number=number))
        yield _grid(family.rows, Pile.ALL)


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


def _in_all(said: Callable[[Language], str]) -> Words:
    return Words(said(Language.EN), said(Language.ZH_HANT), said(Language.ZH_HANS))


TAKEN_HEAD = (TEXTS["taken_head.pattern"], TEXTS["taken_head.takes_in"])
ALL_THAT_HOLD = TEXTS["all_that_hold"]
TAKES_IN = TEXTS["takes_in"]
CENSERS = TEXTS["censers"]
CHAIN = TEXTS["chain"]
DEALT = Paragraph(TEXTS["dealt.tested_on_the_eight_cards"])
GATES = Paragraph(TEXTS["gates.tested_on_the_cards_a"])
MISC = Steps((TEXTS["misc.tested_on_the_cards_a"], TEXTS["misc.right_after"], TEXTS["misc.par"]))
RESULTS = Paragraph(TEXTS["results.tested_on_won_and_drawn"])
