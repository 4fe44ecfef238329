"""看沖 on paper: how the stock is turned, what each card brings, worked rows, the seized banner."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import card, card_set, cards
from youyi.games.madiao.handbook import say
from youyi.games.madiao.handbook.chapters import asked
from youyi.games.madiao.patterns.table import pattern_table
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.as_run import BannerTest
from youyi.games.madiao.rulings.stock import ChongTable, ChongTaker
from youyi.games.madiao.stock.banner import factor
from youyi.games.madiao.stock.draws import Holding, offer, take
from youyi.games.madiao.stock.rules import StockRules, stock_rules
from youyi.kernel.face.handbook import Block, Chapter, Grid, Paragraph, Steps, same
from youyi.kernel.names import Words

WORKED = (
    ("S8 S6", "S9 S7 S5"), ("W1", "W9 W8 W7"), ("Tw Tq", "T20"), ("S9", "S1 S8 S7 S5"), ("S8", "S7 S9"),
    ("W9 W1", "W8 W2 W5"), ("C9", "C0 Ch C8 C4"), ("T90", "Tb Tq"), ("T20", "Tw T30 T50"), ("S1 S2", "S3 S4 S9"),
    ("W8 W1", "W9 W7 W2"), ("Tb T20", "Tw T90 T30"), ("Tw T20", "T40 Tb T90"), ("C9 C0", "Ch C8"), ("Tw T90", "Tb T80 T20"),
)  # fmt: skip
"""Own cards, and stock cards turned one after the other."""


def stock_chapters(rulings: Rulings) -> tuple[Chapter, ...]:
    """The course of 看沖, its points, examples, and 奪錦標."""
    return (
        Chapter(Words("The stock (看沖): its course", "看沖的次序", "看冲的次序"), (_course(rulings),), (art.CHONG, art.CHONG_FIRST, art.PAR_FOR_CHONG)),
        Chapter(Words("The points of a draw", "沖分", "冲分"), tuple(_points(rulings)), (art.CHAIN, art.SINGLE_VALUES, art.ANCHOR, art.LONE_SHOULDER)),
        Chapter(Words("Draws worked out", "沖例", "冲例"), tuple(_worked(rulings)), (art.CHAIN, art.SINGLE_VALUES)),
        Chapter(Words("The seized banner (奪錦標)", "奪錦標", "夺锦标"), (_banner(rulings),), (art.BANNER, art.BANNER_NINETY, art.BANNER_LADY)),
    )  # fmt: skip


def _course(rulings: Rulings) -> Steps:
    return Steps(
        (
            say.TURNS_FIRST,
            Words(f"Who has won fewer than {rulings.chong_min_tricks} cards takes no part. {rulings.stock_cards} cards of the stock are turned, one by one.",
                  f"上桌不足 {rulings.chong_min_tricks} 張者不與。底牌逐張而開，共 {rulings.stock_cards} 張。",
                  f"上桌不足 {rulings.chong_min_tricks} 张者不与。底牌逐张而开，共 {rulings.stock_cards} 张。"),
            asked(rulings.chong_taker),
            *_explained(rulings),
            asked(rulings.chong_pointer),
            Words(("A card that brings a seat points is taken by it and lies with its drawn cards; one that brings " "nobody anything is dead."), "得分的人收下那張牌，放在沖得的牌裡；沒有人得分就是死牌。", "得分的人收下那张牌，放在冲得的牌里；没有人得分就是死牌。"),
            say.WHO_PAYS_DRAWS,
            say.DRAWN_GIVE_NONE,
            asked(rulings.own_card_reuse),
            asked(rulings.merit_chong),
            *([say.MERIT] if stock_rules(rulings).merit else []),
            *([say.DOUBLED] if doubles(rulings) else []),
        )
    )  # fmt: skip


def _explained(rulings: Rulings) -> Iterator[Words]:
    """How near a card is to a seat, where the nearest takes it."""
    match stock_rules(rulings).taker:
        case ChongTaker.FIRST_ABLE:
            return
        case ChongTaker.BEST_PRIORITY:
            yield say.NEAREST.filled(card=_nearest(rulings))


def _nearest(rulings: Rulings) -> Words:
    """Which own cards are looked at for nearness."""
    match rulings.chong_table:
        case ChongTable.R_CHONG:
            return say.OF_SUIT
        case ChongTable.TS2:
            return say.GIVING


def doubles(rulings: Rulings) -> bool:
    """Whether four Shoulders dealt and won double the draws."""
    return pattern_table(rulings).doubling is not None


def _points(rulings: Rulings) -> Iterator[Block]:
    yield from _points_of_a_card(rulings)
    if doubles(rulings):
        yield Paragraph(say.ALSO_DOUBLED)


def _points_of_a_card(rulings: Rulings) -> Iterator[Block]:
    match rulings.chong_table:
        case ChongTable.TS2:
            yield from _by_distance(stock_rules(rulings))
        case ChongTable.R_CHONG:
            yield Paragraph(say.THE_SUIT)
            yield Steps((say.ANCHOR, say.LONE_SHOULDER, say.RUN, say.NO_RUN))
            yield _single_values()


def _single_values() -> Grid:
    with_reward = Words("with a 賞 there 1, else 0", "有賞給一，沒有就零", "有赏给一，没有就零")
    return Grid(
        (Words("Own \\ turned", "本牌＼翻開", "本牌＼翻开"), Words("賞", "賞", "赏"), Words("肩", "肩", "肩"), Words("極", "極", "极"), Words("副肩", "副肩", "副肩"), Words("副極", "副極", "副极"), Words("other green", "其他青張", "其他青张")),
        (
            (Words("賞", "賞", "赏"), Words("Tens: 5", "十字門：五", "十字门：五"), same("2"), Words("3; Tens 5", "三；十字門五", "三；十字门五"), Words("1; 2 with 肩 there", "一；有肩二", "一；有肩二"), Words("1; 2 with 極 there", "一；有極二", "一；有极二"), same("1")),
            (Words("肩", "肩", "肩"), Words("3; in Tens Tq and Tw need a 賞 there", "三；十字門的千萬、萬萬要有賞", "三；十字门的千万、万万要有赏"), same("—"), Words("with a 賞 there 2, else 0", "有賞給二，沒有就零", "有赏给二，没有就零"), Words("with a 賞 there 2, else 0", "有賞給二，沒有就零", "有赏给二，没有就零"), Words("with a 賞 there 1, with 極 too 2; else 0", "有賞給一，又有極給二，沒有就零", "有赏给一，又有极给二，没有就零"), with_reward),
            (Words("極", "極", "极"), Words("3; Tens 5", "三；十字門五", "三；十字门五"), same("2"), same("—"), Words("1; 2 with 賞 (in Tens Tb) and 肩 there", "一；有賞（十字門要百萬）又有肩二", "一；有赏（十字门要百万）又有肩二"), same("2"), same("1")),
        ),
    )  # fmt: skip


def _by_distance(rules: StockRules) -> Iterator[Block]:
    yield Steps(
        (
            Words(("Look at the suit of the turned card alone; own cards are those won in tricks that have not been used " "up. A brocade card or T90 is needed among them."), "只看翻開的牌那一門；本牌是鬥中上桌而還沒用盡的，其中要有錦或九十。", "只看翻开的牌那一门；本牌是斗中上桌而还没用尽的，其中要有锦或九十。"),
            Words("A green other than T90 is refused, but in Tens with T90 or T20 there.", "青張（九十除外）沖不到；只有十字門有九十或二十時可以。", "青张（九十除外）冲不到；只有十字门有九十或二十时可以。"),
            say.SHOULDER_WAITS,
            Words(("Each own card gives the first that fits. Tens: two of the big four (Tw Tq Tb T20) 5; one of them " "with T90 turned 2; T90 with one of them turned 3; one of them with T80 turned 2 if T90 is there, " "else 1; with T30 turned 2 if T20 is there, else 1. Two brocade cards: 賞 and 極 3; 賞 takes 肩 2; 肩 " "takes 賞 3; 極 and 肩 2. 賞 takes a green 2. Else by distance, the suit's ends meeting: one apart, 2 " "from a higher and 3 from a lower card; two apart, 1 between brocade cards or T90; else nothing. Two greens, T90 no green here, give each other nothing."), ("每張本牌各取最先相合的一項。十字門：四大（萬萬、千萬、百萬、二十）相遇，五；四大遇九十，二；九十遇四大，三；四大遇八十，有九十給二，沒有給一；遇三十，有二十給二，沒有給一。兩張錦：賞與極，三；賞沖肩，二；肩沖賞，三；極與肩，二。賞沖青，二。其餘按距離，兩端相接：相鄰，本牌較大給二，較小給三；隔一張，都是錦或九十給一；其餘沒有。兩張青（九十不算青）互不給分。"), ("每张本牌各取最先相合的一项。十字门：四大（万万、千万、百万、二十）相遇，五；四大遇九十，二；九十遇四大，三；四大遇八十，有九十给二，没有给一；遇三十，有二十给二，没有给一。两张锦：赏与极，三；赏冲肩，二；肩冲赏，三；极与肩，二。赏冲青，二。其余按距离，两端相接：相邻，本牌较大给二，较小给三；隔一张，都是锦或九十给一；其余没有。两张青（九十不算青）互不给分。")),
            Words("Add them.", "全部加起來。", "全部加起来。"),
            *([say.THOUSAND] if rules.thousand else []),
        )
    )  # fmt: skip


def _worked(rulings: Rulings) -> Iterator[Block]:
    rules = stock_rules(rulings)
    rows = []
    for own, turned in WORKED:
        held, points = Holding(card_set(cards(own))), []
        for each in cards(turned):
            met, worth = offer(rules, held, each)
            points.append(worth)
            held = take(rules, held, each, met) if worth else held
        rows.append((same(own), same(turned), same(" ".join(map(str, points)))))
    yield Grid(
        (
            Words("Own cards won", "上桌的牌", "上桌的牌"),
            Words("Turned, one after the other", "依次翻開", "依次翻开"),
            Words("Points of each", "各得幾分", "各得几分"),
        ),
        tuple(rows),
    )


def _banner(rulings: Rulings) -> Steps:
    if stock_rules(rulings).factors is None:
        return Steps((asked(rulings.duo_jin_biao),))
    worth = (asked(rulings.duo_jin_biao), say.FOUR_TIMES)
    match rulings.banner_test:
        case BannerTest.FOURTH_SUIT:
            how = (say.IRON_BOLT, say.ONE_BANNER, say.BASE, *worth, *_banner_worked(rulings))
        case BannerTest.ANY_BROCADE:
            how = (say.ANY_BOLT, say.ANY_BASE, *worth)
    return Steps((asked(rulings.banner_test), *how))


def _banner_worked(rulings: Rulings) -> Iterator[Words]:
    """One banner in numbers; nothing where none is seized."""
    factors = stock_rules(rulings).factors
    if factors is not None:
        worth, count = factor(factors, card("S1")), 2
        yield say.BANNER_EXAMPLE.filled(
            lacking="S9", anchor="S1", count=count, factor=worth, base=count * worth, double=2 * count * worth
        )
