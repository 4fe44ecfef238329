"""斗上雜色樣, cards linked in the order of winning: 三疊趣, 雙飛趣 to 皇倒捲."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import ALL, BROCADE, JI, RED, REWARD, CardSet
from youyi.games.madiao.conditions.condition import And, Condition
from youyi.games.madiao.conditions.kinds import COINS, OWN, SHORT, T20, TB, TW, its
from youyi.games.madiao.conditions.piles import first_of, followed, linked, links
from youyi.games.madiao.conditions.suits import Suits
from youyi.games.madiao.patterns import lists
from youyi.games.madiao.patterns.openings import natural_worth
from youyi.games.madiao.patterns.pattern import Pattern
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.won import ChainGreenTest, JiBaiStacking, JuanLianFei, LinkCards
from youyi.games.madiao.rulings.worths import DaoJuanWithHuang, MiscValues
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.kernel.articles import Grade, enacts

SHUANG_FEI_QU = lists.TABLE.row(
    "shuang_fei_qu",
    TEXTS.name("shuang_fei_qu"),
    links(JI),
    4,
    repeats=True,
    holds=("won: W1 S1", "won: W1 Tb S1"),
    fails=("won: W1 S4 S1", "won: W1 Tb"),
)
QU_HOU_BAI = lists.TABLE_AND_NOVEL.row(
    "qu_hou_bai",
    TEXTS.name("qu_hou_bai"),
    linked(JI, TB),
    5,
    holds=("won: W1 Tb", "won: W1 S9 Tb"),
    fails=("won: W1 S4 Tb", "won: Tb W1"),
)
BAI_HOU_QU = lists.TABLE_AND_NOVEL.row(
    "bai_hou_qu",
    TEXTS.name("bai_hou_qu"),
    linked(TB, JI),
    3,
    holds=("won: Tb W1", "won: Tb S9 W1"),
    fails=("won: Tb S4 W1", "won: W1 Tb"),
)
GUO_QIAO_LONG = lists.TABLE.row(
    "guo_qiao_long",
    TEXTS.name("guo_qiao_long"),
    linked(JI, TB, JI),
    20,
    over=(QU_HOU_BAI, BAI_HOU_QU),
    holds=("won: W1 Tb S1",),
    fails=("won: W1 S5 Tb S1", "won: W1 S1 Tb"),
)
SHUANG_QU_HOU = lists.TABLE.row(
    "shuang_qu_hou",
    TEXTS.name("shuang_qu_hou"),
    linked(JI, JI, TB),
    20,
    over=(QU_HOU_BAI,),
    holds=("won: W1 S1 Tb",),
    fails=("won: W1 S4 S1 Tb", "won: W1 Tb S1"),
)
SHUANG_BAI_HOU = lists.TABLE.row(
    "shuang_bai_hou",
    TEXTS.name("shuang_bai_hou"),
    linked(TB, JI, JI),
    12,
    over=(BAI_HOU_QU,),
    holds=("won: Tb W1 S1",),
    fails=("won: Tb W1 S4 S1", "won: W1 Tb S1"),
)
DAO_JUAN_LIAN = lists.TABLE_AND_NOVEL.row(
    "dao_juan_lian",
    TEXTS.name("dao_juan_lian"),
    Suits(And((followed(its(JI), its(REWARD)), first_of(OWN, its(JI)))), CardSet(SHORT | COINS)),
    5,
    repeats=True,
    holds=("won: T60 W1 W9",),
    fails=("won: W5 W1 W9", "won: W1 S4 W9", "won: W9 W1", "won: T20 Tw"),
)
JUAN_LIAN_FEI = lists.TABLE.row(
    "juan_lian_fei",
    TEXTS.name("juan_lian_fei"),
    links(JI, across=REWARD),
    10,
    repeats=True,
    grade=Grade.INFERRED,
    holds=("won: W1 W9 S1",),
    fails=("won: W1 W8 S1", "won: W1 W9 S4 S1", "won: W1 S1 W9"),
)
HUANG_DAO_JUAN = lists.TABLE.row(
    "huang_dao_juan",
    TEXTS.name("huang_dao_juan"),
    linked(T20, TW, through=RED),
    10,
    holds=("won: T20 Tw", "won: T20 Tq S9 Tw"),
    fails=("won: T20 S1 Tw", "won: Tw T20", "won: T20 S4 Tw"),
)
GONG_LING_SUN = lists.TABLE_AND_NOVEL.row(
    "gong_ling_sun",
    TEXTS.name("gong_ling_sun"),
    Suits(And((followed(its(REWARD), its(JI)), first_of(OWN, its(REWARD))))),
    3,
    repeats=True,
    holds=("won: S4 W9 W1", "won: Tw T20"),
    fails=("won: W5 W9 W1", "won: W1 W9", "won: W9 S4 W1"),
)
BETWEEN = (SHUANG_FEI_QU, GUO_QIAO_LONG, QU_HOU_BAI, BAI_HOU_QU, SHUANG_QU_HOU, SHUANG_BAI_HOU)
CHAINS = (*BETWEEN, DAO_JUAN_LIAN, JUAN_LIAN_FEI, HUANG_DAO_JUAN)
"""In the order of the list."""
SMALL = (QU_HOU_BAI, BAI_HOU_QU)
"""Those that only the old score has."""
LONGER = (GUO_QIAO_LONG, SHUANG_QU_HOU, SHUANG_BAI_HOU)
LINKS: Mapping[Pattern, tuple[CardSet, ...]] = {
    QU_HOU_BAI: (JI, TB), BAI_HOU_QU: (TB, JI), GUO_QIAO_LONG: (JI, TB, JI), SHUANG_QU_HOU: (JI, JI, TB),
    SHUANG_BAI_HOU: (TB, JI, JI),
}  # fmt: skip
APART = {
    GUO_QIAO_LONG: "won: W1 S5 Tb S4 S1",
    SHUANG_QU_HOU: "won: W1 S4 S1 C6 Tb",
    SHUANG_BAI_HOU: "won: Tb C6 W1 S4 S1",
}
"""Chains that a green parts."""
ONE_SIDED = {GUO_QIAO_LONG: "won: W1 S1 Tb", SHUANG_QU_HOU: "won: W1 Tb S1", SHUANG_BAI_HOU: "won: W1 Tb S1"}
"""Ji on the wrong side of the Hundred."""


@enacts(art.LINKED)
def chains(rulings: Rulings) -> tuple[Pattern, ...]:
    """List the rows of this table in force."""
    through = _between_links(rulings)
    tests = {row: linked(*kinds, through=through) for row, kinds in LINKS.items()}
    changed = {row: row.with_changes(when=test) for row, test in tests.items()}
    return (
        *_flying(rulings, through), *_stacked({**changed, **_despite_green(changed, rulings)}, rulings),
        *_screens(rulings, through),
    )  # fmt: skip


def _between_links(rulings: Rulings) -> CardSet:
    """連: what may lie between, which is any brocade card or reds only."""
    return RED if reds_link(rulings) else BROCADE


def reds_link(rulings: Rulings) -> bool:
    """連紅: whether nothing but reds links."""
    return {LinkCards.RED_ONLY: True, LinkCards.ANY_JIN: False}[rulings.link_cards]


def _flying(rulings: Rulings, through: CardSet) -> tuple[Pattern, ...]:
    """雙飛趣: for every pair, or once."""
    match natural_worth(rulings):
        case MiscValues.CS:
            return (SHUANG_FEI_QU.with_changes(when=links(JI, through=through)),)
        case MiscValues.TS2:
            return (SHUANG_FEI_QU.with_changes(when=links(JI, through=through), repeats=False),)


def _despite_green(rows: Mapping[Pattern, Pattern], rulings: Rulings) -> Mapping[Pattern, Pattern]:
    """過橋龍, 雙趣後, 雙百後: whether a green parts them."""
    match rulings.chain_green_test:
        case ChainGreenTest.ON:
            return {}
        case ChainGreenTest.OFF:
            return {
                row: rows[row].with_changes(
                    when=linked(*LINKS[row], through=ALL), holds=(*row.holds, APART[row]), fails=(ONE_SIDED[row],)
                )
                for row in LONGER
            }


def _stacked(rows: Mapping[Pattern, Pattern], rulings: Rulings) -> tuple[Pattern, ...]:
    """極百: whether the longer takes in the shorter."""
    match rulings.ji_bai_stacking:
        case JiBaiStacking.SUBSUME:
            return tuple(rows[row] for row in BETWEEN if row in rows)
        case JiBaiStacking.STACK_ALL:
            return tuple(rows[row].with_changes(over=()) for row in BETWEEN if row in rows)


def _screens(rulings: Rulings, through: CardSet) -> tuple[Pattern, ...]:
    """倒捲簾, 捲簾飛, 皇倒捲."""
    return _beside_imperial(rulings, DAO_JUAN_LIAN, *_rolling(rulings, through))


def _rolling(rulings: Rulings, through: CardSet) -> tuple[Pattern, ...]:
    """捲簾飛: which Reward lies between."""
    match rulings.juan_lian_fei:
        case JuanLianFei.ANY_SHANG:
            return (JUAN_LIAN_FEI.with_changes(when=links(JI, across=REWARD, through=through)),)
        case JuanLianFei.OWN_SUIT_SHANG:
            when: Condition = links(JI, across=REWARD, same_suit=True, through=through)
            return (JUAN_LIAN_FEI.with_changes(when=when, fails=(*JUAN_LIAN_FEI.fails, "won: W1 C0 S1")),)
        case JuanLianFei.NEVER:
            return ()


def _beside_imperial(rulings: Rulings, *others: Pattern) -> tuple[Pattern, ...]:
    """皇倒捲: whether 倒捲簾 counts beside it."""
    match rulings.dao_juan_with_huang:
        case DaoJuanWithHuang.ADDITIVE:
            return *others, HUANG_DAO_JUAN
        case DaoJuanWithHuang.SKIPPED:
            return *others, HUANG_DAO_JUAN.with_changes(over=(DAO_JUAN_LIAN,))
