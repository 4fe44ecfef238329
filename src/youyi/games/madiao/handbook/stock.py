"""看沖 on paper: how the stock is turned, what each card brings, worked rows, the seized banner."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import CARD_FACES, card, card_set, cards
from youyi.games.madiao.handbook import say
from youyi.games.madiao.patterns.table import pattern_table
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.rulings.as_run import BannerTest
from youyi.games.madiao.rulings.stock import ChongTable, ChongTaker
from youyi.games.madiao.stock.banner import factor
from youyi.games.madiao.stock.draws import Holding, offer, take
from youyi.games.madiao.stock.rules import StockRules, stock_rules
from youyi.games.madiao.texts import HANDBOOK as TEXTS
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
        Chapter(TEXTS["stock_chapters.the_stock_its_course"], (_course(rulings),), (art.CHONG, art.CHONG_FIRST, art.PAR_FOR_CHONG)),
        Chapter(TEXTS["stock_chapters.the_points_of_a_draw"], tuple(_points(rulings)), (art.CHAIN, art.SINGLE_VALUES, art.ANCHOR, art.LONE_SHOULDER)),
        Chapter(TEXTS["stock_chapters.draws_worked_out"], tuple(_worked(rulings)), (art.CHAIN, art.SINGLE_VALUES)),
        Chapter(TEXTS["stock_chapters.the_seized_banner"], (_banner(rulings),), (art.BANNER, art.BANNER_NINETY, art.BANNER_LADY)),
    )  # fmt: skip


def _course(rulings: Rulings) -> Steps:
    return Steps(
        (
            TEXTS["turns_first"],
            TEXTS["turns_first_after_dealt"],
            TEXTS["course.turned_one_by_one"].filled(least=rulings.chong_min_tricks, count=rulings.stock_cards),
            rulings.chong_taker.answer.reading,
            *_explained(rulings),
            rulings.chong_pointer.answer.reading,
            TEXTS["course.a_card_that_brings_a"],
            TEXTS["who_pays_draws"],
            TEXTS["drawn_give_none"],
            rulings.own_card_reuse.answer.reading,
            rulings.merit_chong.answer.reading,
            *([TEXTS["merit"]] if stock_rules(rulings).merit else []),
            *([TEXTS["doubled"]] if doubles(rulings) else []),
        )
    )  # fmt: skip


def _explained(rulings: Rulings) -> Iterator[Words]:
    """How near a card is to a seat, where the nearest takes it."""
    match stock_rules(rulings).taker:
        case ChongTaker.FIRST_ABLE:
            return
        case ChongTaker.BEST_PRIORITY:
            yield TEXTS["nearest"].filled(card=_nearest(rulings))


def _nearest(rulings: Rulings) -> Words:
    """Which own cards are looked at for nearness."""
    match rulings.chong_table:
        case ChongTable.R_CHONG:
            return TEXTS["of_suit"]
        case ChongTable.TS2:
            return TEXTS["giving"]


def doubles(rulings: Rulings) -> bool:
    """Whether four Shoulders dealt and won double the draws."""
    return pattern_table(rulings).doubling is not None


def _points(rulings: Rulings) -> Iterator[Block]:
    yield from _points_of_a_card(rulings)
    if doubles(rulings):
        yield Paragraph(TEXTS["also_doubled"])


def _points_of_a_card(rulings: Rulings) -> Iterator[Block]:
    match rulings.chong_table:
        case ChongTable.TS2:
            yield from _by_distance(stock_rules(rulings))
        case ChongTable.R_CHONG:
            yield Paragraph(TEXTS["the_suit"])
            yield Steps(say.SUIT_WORDS)
            yield Paragraph(TEXTS["reckoning"])
            yield Steps(
                (TEXTS["anchor"], TEXTS["lone_shoulder"], *say.RUN, _run_worked(stock_rules(rulings)), TEXTS["no_run"])
            )
            yield _single_values()


def _run_worked(rules: StockRules) -> Words:
    """One run in numbers."""
    own, turned = cards("S1 S2"), card("S3")
    _, points = offer(rules, Holding(card_set(own)), turned)
    return TEXTS["run.example"].filled(
        own=tuple(CARD_FACES[each].called for each in own),
        turned=CARD_FACES[turned].called,
        each=points // len(own),
        points=points,
    )


def _single_values() -> Grid:
    with_reward = TEXTS["single_values.with_reward"]
    return Grid(
        (TEXTS["single_values.own_turned"], TEXTS["single_values.text"], TEXTS["stock.single_values.text"], TEXTS["stock.single_values.text_2"], TEXTS["stock.single_values.text_3"], TEXTS["stock.single_values.text_4"], TEXTS["single_values.other_green"]),
        (
            (TEXTS["stock.single_values.text_5"], TEXTS["single_values.tens_5"], same("2"), TEXTS["single_values.3_tens_5"], TEXTS["single_values.1_2_with_there"], TEXTS["stock.single_values.1_2_with_there"], same("1")),
            (TEXTS["stock.single_values.text_6"], TEXTS["single_values.3_in_tens_tq_and"], same("—"), TEXTS["single_values.with_a_there_2_else"], TEXTS["stock.single_values.with_a_there_2_else"], TEXTS["single_values.with_a_there_1_with"], with_reward),
            (TEXTS["stock.single_values.text_7"], TEXTS["stock.single_values.3_tens_5"], same("2"), same("—"), TEXTS["single_values.1_2_with_in_tens"], same("2"), same("1")),
        ),
    )  # fmt: skip


def _by_distance(rules: StockRules) -> Iterator[Block]:
    yield Steps(
        (
            TEXTS["by_distance.look_at_the_suit_of"],
            TEXTS["by_distance.a_green_other_than_t90"],
            TEXTS["shoulder_waits"],
            TEXTS["by_distance.each_own_card_gives_the"],
            *say.DISTANCES,
            TEXTS["by_distance.add_them"],
            *([TEXTS["thousand"]] if rules.thousand else []),
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
            TEXTS["worked.own_cards_won"],
            TEXTS["worked.turned_one_after_the_other"],
            TEXTS["worked.points_of_each"],
        ),
        tuple(rows),
    )


def _banner(rulings: Rulings) -> Steps:
    if stock_rules(rulings).factors is None:
        return Steps((rulings.duo_jin_biao.answer.reading,))
    worth = (rulings.duo_jin_biao.answer.reading, TEXTS["four_times"])
    match rulings.banner_test:
        case BannerTest.FOURTH_SUIT:
            how = (
                TEXTS["iron_bolt"],
                TEXTS["rival"],
                TEXTS["one_banner"],
                TEXTS["base"],
                *worth,
                *_banner_worked(rulings),
            )
        case BannerTest.ANY_BROCADE:
            how = (TEXTS["any_bolt"], TEXTS["any_base"], *worth)
    return Steps((rulings.banner_test.answer.reading, *how))


def _banner_worked(rulings: Rulings) -> Iterator[Words]:
    """One banner in numbers; nothing where none is seized."""
    factors = stock_rules(rulings).factors
    if factors is not None:
        worth, count = factor(factors, card("S1")), 2
        yield TEXTS["banner_example"].filled(
            lacking="S9", anchor="S1", count=count, factor=worth, base=count * worth, double=2 * count * worth
        )
