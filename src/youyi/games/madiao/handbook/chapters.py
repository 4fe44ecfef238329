"""What one must know to play 馬吊 from paper; where rulebooks differ, the answers in force are read out."""

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
    FEMALE_TUS,
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
    CardSet,
    Suit,
    members,
)
from youyi.games.madiao.handbook import say
from youyi.games.madiao.handbook.diagrams import DIAO_SHOWN, diao_by_banker, diao_picture
from youyi.games.madiao.handbook.figures import all_cards
from youyi.games.madiao.patterns.table import pattern_table
from youyi.games.madiao.payments.tricks import DIAO, outcome, table_value
from youyi.games.madiao.play.dealing import substitutes
from youyi.games.madiao.position import Four
from youyi.games.madiao.rulings import SEATS, Rulings
from youyi.kernel.handbook import Block, Chapter, Grid, Paragraph, Picture, Steps, same
from youyi.kernel.names import Name, Words
from youyi.kernel.rulings import Ruling

NAMED, RANK = Words("Card", "牌", "牌"), Words("Rank", "位", "位")
FOUR_JI = "fu_lu_shou_xi"
"""The pattern that pays for four Ji that were dealt."""
TRICKS: tuple[Four, ...] = (
    (8, 0, 0, 0), (7, 1, 0, 0), (6, 1, 1, 0), (5, 1, 1, 1), (6, 2, 0, 0), (5, 2, 1, 0), (4, 2, 1, 1), (4, 2, 2, 0),
    (3, 2, 2, 1), (4, 3, 1, 0), (5, 3, 0, 0), (4, 4, 0, 0), (3, 3, 1, 1), (3, 3, 2, 0), (2, 2, 2, 2),
)  # fmt: skip


def asked(answer: Ruling) -> Words:
    """A question of the rulebook with the answer in force."""
    question, said = type(answer).question, answer.answer.reading
    return Words(f"{question.en} {said.en}", f"{question.zh_hant}{said.zh_hant}", f"{question.zh_hans}{said.zh_hans}")


def chapters(rulings: Rulings) -> tuple[Chapter, ...]:
    """Cards, course, tricks, and the money for tricks."""
    return (
        Chapter(Words("The forty cards", "四十張牌", "四十张牌"), tuple(_cards()), (art.FORTY_CARDS, art.SUITS, art.ORDER, art.COINS_REVERSED)),
        Chapter(Words("Classes of cards", "牌類", "牌类"), (_classes(),), (art.REWARD, art.SHOULDER, art.JI, art.RED, art.GREEN)),
        Chapter(Words("The order of a deal, on one page", "一局之序", "一局之序"), (_course(rulings),), (art.DEAL, art.EIGHT_TRICKS, art.ANTICLOCKWISE, art.WON, art.BAREFOOT)),
        Chapter(Words("The exposed card and its substitute (升代)", "露面之牌與升代", "露面之牌与升代"), tuple(_promotion(rulings)), (art.PROMOTION, art.PROMOTION_TENS)),
        Chapter(Words("Money for tricks (吊)", "吊", "吊"), tuple(_diao(rulings)), (art.DIAO, art.DIAO_BANKER, art.DIAO_SOLE, art.DIAO_EACH, art.DIAO_JOINT, art.DIAO_NONE)),
        Chapter(Words("Money for single cards and the Hundred (注, 敲門)", "注與敲門", "注与敲门"), (_zhu(rulings),), (art.ZHU, art.SINGLES, art.LIVE_HUNDRED, art.DOOR_KNOCK)),
    )  # fmt: skip


def _cards() -> Iterator[Block]:
    yield Picture(
        "cards",
        all_cards,
        Words(
            "Each row from the highest card to the lowest. Stamps: 賞 Reward, 肩 Shoulder, 百 Hundred, 極 Ji.",
            "每行自大至小。印：賞、肩、百、極。",
            "每行自大至小。印：赏、肩、百、极。",
        ),
        170,
    )
    for suit in Suit:
        held = [each for each in reversed(DECK) if SUIT_OF[each] is suit]
        yield Grid(
            (SUIT_NAMES_SAID[suit], NAMED, Words("Person", "人物", "人物"), Words("Class", "類", "类"), RANK),
            tuple(map(_card, held)),
        )
    yield Paragraph(
        Words(
            (
                "In Myriads, Strings and Tens the larger number is higher; in Coins the smaller is, below the Blank "
                "and the Flower. The rank counts from the lowest card of the suit, which is 1: in Coins that is the 9."
            ),
            "萬、索、十以大為大；文錢以小為大，在空文、枝花之下。位自本門最小者起，為一：文錢以九錢為一。",
            "万、索、十以大为大；文钱以小为大，在空文、枝花之下。位自本门最小者起，为一：文钱以九钱为一。",
        )
    )


SUIT_NAMES_SAID = {
    suit: Words(f"{name.en} {name.zh_hant}", name.zh_hant, name.zh_hans) for suit, name in SUIT_NAMES.items()
}


def _card(card: Card) -> tuple[Words, ...]:
    face = CARD_FACES[card]
    nickname = face.nickname
    also = Words(
        f"{face.name.zh_hant} {face.name.en}" + (f" ({nickname.zh_hant} {nickname.en})" if nickname else ""),
        face.name.zh_hant + (f"（{nickname.zh_hant}）" if nickname else ""),
        face.name.zh_hans + (f"（{nickname.zh_hans}）" if nickname else ""),
    )
    return same(face.code), also, _or_dash(face.figure), _class_of(card), same(str(RANK_OF[card]))


def _or_dash(name: Name | None) -> Words:
    return same("—") if name is None else Words(f"{name.zh_hant} {name.pinyin}", name.zh_hant, name.zh_hans)


def _class_of(card: Card) -> Words:
    if HUNDRED >> card & 1:
        return Words("Hundred 百", "百", "百")
    for each in (REWARDS, SHOULDERS, JI_CARDS, VICE_JI_CARDS):
        if each.cards >> card & 1:
            return _class_name(each)
    return _class_name(FEMALE_TUS) if FEMALE_TUS.cards >> card & 1 else same("—")


def _class_name(each: CardClass) -> Words:
    name = each.article.name
    return Words(f"{name.en} {name.zh_hant}", name.zh_hant, name.zh_hans)


def _classes() -> Grid:
    classes = (REWARDS, SHOULDERS, JI_CARDS, VICE_JI_CARDS, REDS, BROCADES, GREENS, FEMALE_TUS)
    rows = [(_class_name(each), same(_codes(each.cards))) for each in classes]
    return Grid(
        (Words("Class", "類", "类"), Words("Cards", "諸牌", "诸牌")), (*rows, (say.HIGH_TENS, same(_codes(FLAG))))
    )


def _codes(held: CardSet) -> str:
    return " ".join(CODES[card] for card in members(held))


def _course(rulings: Rulings) -> Steps:
    return Steps(
        (
            say.FOUR_PLAY.filled(seats=SEATS, first=SEATS[0]),
            asked(rulings.first_banker),
            asked(rulings.last_card_value),
            say.AS_PRINTED,
            asked(rulings.remainder_base),
            Words("The last card of the stock is turned up; its substitute is promoted (next chapter).", "底牌末張露面，其次升代（見下章）。", "底牌末张露面，其次升代（见下章）。"),
            asked(rulings.redeal_five_suit),
            Words(("Who was dealt a pattern shows it. If anybody does, go to the stock at once; otherwise eight tricks " "are played."), "有鬥前色樣者示之；有則免鬥，即看沖；無則鬥八輪。", "有斗前色样者示之；有则免斗，即看冲；无则斗八轮。"),
            asked(rulings.first_leader),
            Words(("The leader lays any card face up. The others in turn lay any card; there is no duty to follow or to " "beat. A card of the led suit that is higher than the highest so far is laid face up and leads now; " "any other is laid face down and stays unseen."), ("發者出任一張，面朝上。餘家依次出任一張，不必隨門，不必捉。同門而大於當前最大者面朝上，是" "為捉；其餘面朝下，不示人，是為滅。"), ("发者出任一张，面朝上。余家依次出任一张，不必随门，不必捉。同门而大于当前最大者面朝上，是" "为捉；其余面朝下，不示人，是为灭。")),
            Words("The highest card alone goes face up before its owner, behind those he has; he leads next.", "惟最大之牌上桌，依序列於其主之前；其主次輪先發。", "惟最大之牌上桌，依序列于其主之前；其主次轮先发。"),
            asked(rulings.eighth_trick_bar),
            Words("Two won cards are par (正本), fewer is barefoot (赤腳).", "上桌二張為正本，不足為赤腳。", "上桌二张为正本，不足为赤脚。"),
            Words("Then settle, in this order: diao; zhu and door-knock; four-gate and other patterns; the stock.", "結算之序：吊；注與敲門；四門與雜色樣；看沖。", "结算之序：吊；注与敲门；四门与杂色样；看冲。"),
            asked(rulings.next_banker),
            Words(f"Every payment is multiplied by {rulings.base_score}.", f"凡收付以 {rulings.base_score} 倍計。", f"凡收付以 {rulings.base_score} 倍计。"),
            asked(rulings.penalties),
        )
    )  # fmt: skip


def _promotion(rulings: Rulings) -> Iterator[Block]:
    yield Paragraph(
        Words(
            (
                "If a hand holds the substitute of the exposed card, it stands for the exposed card in this deal; in "
                "the stock the exposed card then stands for its substitute. A substitute in the stock changes "
                "nothing."
            ),
            ("露面之牌有代者，代者若在手，則本局作露面之牌論；底中露面之牌即作代者論。代者在底，則無事。"),
            ("露面之牌有代者，代者若在手，则本局作露面之牌论；底中露面之牌即作代者论。代者在底，则无事。"),
        )
    )
    rows = tuple(
        (same(CODES[card]), same(CODES[taken])) for card, taken in sorted(substitutes(rulings).items(), reverse=True)
    )
    yield Grid((Words("Exposed", "露面", "露面"), Words("Substitute", "代者", "代者")), rows)


def _diao(rulings: Rulings) -> Iterator[Block]:
    yield Paragraph(
        Words(
            (
                "Fewer than two tricks lose, more than two win, two are even. The table gives each seat's place in 吊, "
                "from most tricks to fewest."
            ),
            "不足二桌為輸，逾二桌為贏，二桌為平。表列四家自多至少之吊數。",
            "不足二桌为输，逾二桌为赢，二桌为平。表列四家自多至少之吊数。",
        )
    )
    yield Grid(
        (Words("Name", "名", "名"), Words("Tricks", "桌", "桌"), Words("吊", "吊", "吊")), tuple(map(_diao_row, TRICKS))
    )
    yield Picture("diao", partial(diao_picture, TRICKS), DIAO_SHOWN, 110)
    yield Steps((asked(rulings.diao_mode), asked(rulings.diao_unit)))
    yield from diao_by_banker(rulings, TRICKS)


def _diao_row(tricks: Four) -> tuple[Words, ...]:
    found = outcome(tricks)
    name = Words("all even", "四和氣", "四和气") if found is None else _article_name(found.because.name)
    values = " ".join(_half(value) for value in table_value(tricks))
    return name, same(" ".join(map(str, tricks))), same(values)


def _article_name(name: Name) -> Words:
    return Words(f"{name.zh_hant} {name.en}", name.zh_hant, name.zh_hans)


def _half(value: int) -> str:
    amount = Fraction(value, DIAO)
    return f"{float(amount):+g}" if amount else "0"


def _dealt_claims(rulings: Rulings) -> Iterator[Words]:
    """What is paid for cards dealt and not won, and whether four Ji are among it."""
    yield asked(rulings.dealt_claims)
    listed = {row.id for family in pattern_table(rulings).table.families for row in family.rows}
    if FOUR_JI not in listed:
        yield say.FOUR_JI_NOT_PAID


def _zhu(rulings: Rulings) -> Steps:
    return Steps(
        (
            Words(("注 run between the banker and each of the three others. A banker takes from or pays all three; " "another only the banker."), "注行於莊散之間：莊家與三家收付，散家惟與莊家收付。", "注行于庄散之间：庄家与三家收付，散家惟与庄家收付。"),
            Words("Par is needed, but for 吊百.", "須正本，惟吊百除外。", "须正本，惟吊百除外。"),
            asked(rulings.singles_scope),
            Words("小突 (T90 and one of W5, W6, W8 won), two zhu:", "小突（九十與五、六、八萬之一上桌），二注：", "小突（九十与五、六、八万之一上桌），二注："),
            asked(rulings.xiao_tu),
            Words(("The Hundred (百老): dealt, not won, and barefoot (吊百) 1; dealt, not won, at par (正本百) 2, received by " "who was dealt it (a banker, barefoot or not, from all three, another from the banker); won at par is a live Hundred (大活百), with a female Tu also won 大活百突, with T90 and " "all three 全突大活; the dearest alone counts."), ("百老：發得而未上桌，赤腳（吊百）一注；正本（正本百）二注，由發得者收（莊家不論赤腳與否向三家收，散家向莊家收）。正本而上桌為大活百" "；又有雌突上桌為大活百突；九十與三雌突俱上為全突大活。止計最貴者。"), ("百老：发得而未上桌，赤脚（吊百）一注；正本（正本百）二注，由发得者收（庄家不论赤脚与否向三家收，散家向庄家收）。正本而上桌为大活百" "；又有雌突上桌为大活百突；九十与三雌突俱上为全突大活。止计最贵者。")),
            asked(rulings.dahuo),
            asked(rulings.dahuo_tu_needs),
            *_dealt_claims(rulings),
            say.DOOR_KNOCK,
            asked(rulings.qiaomen),
            say.COMMON_HE,
        )
    )  # fmt: skip
