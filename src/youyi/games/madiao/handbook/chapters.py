"""What one must know to play 馬吊 from paper; where rulebooks differ, the rules that the answers in force make."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import partial

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import (
    BROCADES,
    CARD_FACES,
    CODES,
    DECK,
    FEMALE_TU,
    FLAG,
    GREENS,
    HUNDRED,
    JI_CARDS,
    RANK_OF,
    REDS,
    REWARDS,
    SHOULDERS,
    SUIT_NAMES,
    SUIT_OF,
    VICE_JI_CARDS,
    Card,
    CardClass,
    CardFace,
    CardSet,
    Suit,
    members,
)
from youyi.games.madiao.conditions.kinds import PLAIN
from youyi.games.madiao.handbook.diagrams import DIAO_SHOWN, diao_by_banker, diao_picture
from youyi.games.madiao.handbook.figures import all_cards
from youyi.games.madiao.handbook.persons import STYLES
from youyi.games.madiao.patterns.table import pattern_table
from youyi.games.madiao.payments.tricks import DIAO, outcome, table_value
from youyi.games.madiao.play.dealing import substitutes
from youyi.games.madiao.position import Four
from youyi.games.madiao.rulings import SEATS, Rulings
from youyi.games.madiao.rulings.money import Penalties
from youyi.games.madiao.texts import HANDBOOK as TEXTS
from youyi.kernel.face.handbook import Block, Chapter, Grid, Illustration, Paragraph, Steps, same
from youyi.kernel.names import Name, Words

NAMED, RANK = TEXTS["card"], TEXTS["rank"]
FOUR_JI = "fu_lu_shou_xi"
"""The pattern that pays for four Ji that were dealt."""
TRICKS: tuple[Four, ...] = (
    (8, 0, 0, 0), (7, 1, 0, 0), (6, 1, 1, 0), (5, 1, 1, 1), (6, 2, 0, 0), (5, 2, 1, 0), (4, 2, 1, 1), (4, 2, 2, 0),
    (3, 2, 2, 1), (4, 3, 1, 0), (5, 3, 0, 0), (4, 4, 0, 0), (3, 3, 1, 1), (3, 3, 2, 0), (2, 2, 2, 2),
)  # fmt: skip


def chapters(rulings: Rulings) -> tuple[Chapter, ...]:
    """Cards, course, tricks, and the money for tricks."""
    return (
        Chapter(TEXTS["chapters.the_forty_cards"], tuple(_cards()), (art.FORTY_CARDS, art.SUITS, art.ORDER, art.COINS_REVERSED)),
        Chapter(TEXTS["chapters.classes_of_cards"], (_classes(),), (art.REWARD, art.SHOULDER, art.JI, art.RED, art.GREEN)),
        Chapter(TEXTS["chapters.the_order_of_a_deal"], (_course(rulings),), (art.DEAL, art.EIGHT_TRICKS, art.ANTICLOCKWISE, art.WON, art.BAREFOOT)),
        Chapter(TEXTS["chapters.the_exposed_card_and_its"], tuple(_promotion(rulings)), (art.PROMOTION, art.PROMOTION_TENS)),
        Chapter(TEXTS["chapters.money_for_tricks"], tuple(_diao(rulings)), (art.DIAO, art.DIAO_BANKER, art.DIAO_SOLE, art.DIAO_EACH, art.DIAO_JOINT, art.DIAO_NONE)),
        Chapter(TEXTS["chapters.money_for_single_cards_and"], (_zhu(rulings),), (art.ZHU, art.SINGLES, art.LIVE_HUNDRED, art.DOOR_KNOCK)),
    )  # fmt: skip


def _cards() -> Iterator[Block]:
    yield Illustration(
        "cards",
        all_cards,
        TEXTS["cards"],
        170,
    )
    for suit in Suit:
        held = [each for each in reversed(DECK) if SUIT_OF[each] is suit]
        yield Grid(
            (SUIT_NAMES_SAID[suit], NAMED, TEXTS["cards.person"], TEXTS["cards.class"], RANK),
            tuple(map(_card, held)),
        )
    yield Paragraph(TEXTS["cards.in_myriads_strings_and_tens"])


SUIT_NAMES_SAID = {
    suit: Words(f"{name.en} {name.zh_hant}", name.zh_hant, name.zh_hans) for suit, name in SUIT_NAMES.items()
}


def _card(card: Card) -> tuple[Words, ...]:
    face = CARD_FACES[card]
    return same(face.code), _named(face), _person(face), _class_of(card), same(str(RANK_OF[card]))


def _named(face: CardFace) -> Words:
    """What a card is called; what is printed where that is another word."""
    called, printed = face.called, face.name
    words = Words(f"{called.en} {called.zh_hant}", called.zh_hant, called.zh_hans)
    if called == printed:
        return words
    return TEXTS["cards.printed"].filled(called=words, printed=Words(printed.zh_hant, printed.zh_hant, printed.zh_hans))


def _person(face: CardFace) -> Words:
    """Star, byname and name."""
    if face.figure is None:
        return same("—")
    name, style = face.figure, STYLES[face.code]
    english = f"{style.zh_hant}{name.zh_hant} {name.pinyin}: {style.en}"
    return Words(english, style.zh_hant + name.zh_hant, style.zh_hans + name.zh_hans)


def _class_of(card: Card) -> Words:
    if HUNDRED >> card & 1:
        return TEXTS["class_of.hundred"]
    for each in (REWARDS, SHOULDERS, JI_CARDS, VICE_JI_CARDS):
        if each.cards >> card & 1:
            return _class_name(each)
    return TEXTS["female_tu"] if FEMALE_TU >> card & 1 else same("—")


def _class_name(each: CardClass) -> Words:
    name = each.article.name
    return Words(f"{name.en} {name.zh_hant}", name.zh_hant, name.zh_hans)


def _classes() -> Grid:
    classes = (REWARDS, SHOULDERS, JI_CARDS, VICE_JI_CARDS, REDS, BROCADES, GREENS)
    rows = [(_class_name(each), same(_codes(each.cards))) for each in classes]
    others = ((TEXTS["plain"], PLAIN), (TEXTS["female_tu"], FEMALE_TU), (TEXTS["high_tens"], FLAG))
    return Grid(
        (TEXTS["classes.class"], TEXTS["classes.cards"]),
        (*rows, *((name, same(_codes(held))) for name, held in others)),
    )


def _codes(held: CardSet) -> str:
    return " ".join(CODES[card] for card in members(held))


def _course(rulings: Rulings) -> Steps:
    return Steps(
        (
            TEXTS["four_play"].filled(seats=SEATS, first=SEATS[0]),
            rulings.first_banker.answer.reading,
            rulings.last_card_value.answer.reading,
            TEXTS["as_printed"],
            rulings.remainder_base.answer.reading,
            TEXTS["course.the_last_card_of_the"],
            rulings.redeal_five_suit.answer.reading,
            TEXTS["course.who_was_dealt_a_pattern"],
            rulings.first_leader.answer.reading,
            TEXTS["course.the_leader_lays_any_card"],
            TEXTS["course.the_highest_card_alone_goes"],
            rulings.eighth_trick_bar.answer.reading,
            TEXTS["course.two_won_cards_are_par"],
            TEXTS["course.then_settle_in_this_order"],
            rulings.next_banker.answer.reading,
            TEXTS["course.every_payment"].filled(times=rulings.base_score),
            rulings.penalties.answer.reading,
            *_faults(rulings.penalties),
        )
    )  # fmt: skip


def _faults(penalties: Penalties) -> tuple[Words, ...]:
    """What the answer leaves open: who pays if several made faults, and what is multiplied."""
    match penalties:
        case Penalties.OFF | Penalties.ADVISE:
            return ()
        case Penalties.BAOPEI_BANKER:
            return (TEXTS["faults.of_the_banker"],)
        case Penalties.FIXED60:
            return (TEXTS["faults.fixed"],)
        case Penalties.BAOPEI_ALL:
            return (TEXTS["faults.of_a_pattern"],)


def _promotion(rulings: Rulings) -> Iterator[Block]:
    yield Paragraph(TEXTS["promotion.if_a_hand_holds_the"])
    rows = tuple(
        (same(CODES[card]), same(CODES[taken])) for card, taken in sorted(substitutes(rulings).items(), reverse=True)
    )
    yield Grid((TEXTS["promotion.exposed"], TEXTS["promotion.substitute"]), rows)


def _diao(rulings: Rulings) -> Iterator[Block]:
    yield Paragraph(TEXTS["diao.fewer_than_two_tricks_lose"])
    yield Grid((TEXTS["diao.name"], TEXTS["diao.tricks"], TEXTS["diao.text"]), tuple(map(_diao_row, TRICKS)))
    yield Illustration("diao", partial(diao_picture, TRICKS), DIAO_SHOWN, 110)
    yield Steps((rulings.diao_mode.answer.reading, rulings.diao_unit.answer.reading))
    yield from diao_by_banker(rulings, TRICKS)


def _diao_row(tricks: Four) -> tuple[Words, ...]:
    found = outcome(tricks)
    name = TEXTS["diao_row.name.all_even"] if found is None else _article_name(found.because.name)
    values = " ".join(_half(value) for value in table_value(tricks))
    return name, same(" ".join(map(str, tricks))), same(values)


def _article_name(name: Name) -> Words:
    return Words(f"{name.zh_hant} {name.en}", name.zh_hant, name.zh_hans)


def _half(value: int) -> str:
    amount = Fraction(value, DIAO)
    return f"{float(amount):+g}" if amount else "0"


def _dealt_claims(rulings: Rulings) -> Iterator[Words]:
    """What is paid for cards dealt and not won, and whether four Ji are among it."""
    yield rulings.dealt_claims.answer.reading
    listed = {row.id for family in pattern_table(rulings).table.families for row in family.rows}
    if FOUR_JI not in listed:
        yield TEXTS["four_ji_not_paid"]


def _zhu(rulings: Rulings) -> Steps:
    return Steps(
        (
            TEXTS["zhu.run_between_the_banker_and"],
            TEXTS["zhu.par_is_needed_but_for"],
            rulings.singles_scope.answer.reading,
            rulings.xiao_tu.answer.reading,
            TEXTS["zhu.the_hundred_dealt_not_won"],
            rulings.dahuo.answer.reading,
            rulings.dahuo_tu_needs.answer.reading,
            *_dealt_claims(rulings),
            TEXTS["door_knock"],
            rulings.qiaomen.answer.reading,
            TEXTS["common_he"],
        )
    )  # fmt: skip
