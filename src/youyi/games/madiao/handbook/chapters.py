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
    CardFace,
    CardSet,
    Suit,
    members,
)
from youyi.games.madiao.handbook import say
from youyi.games.madiao.handbook.diagrams import DIAO_SHOWN, diao_by_banker, diao_picture
from youyi.games.madiao.handbook.figures import all_cards
from youyi.games.madiao.handbook.persons import STYLES
from youyi.games.madiao.patterns.table import pattern_table
from youyi.games.madiao.payments.tricks import DIAO, outcome, table_value
from youyi.games.madiao.play.dealing import substitutes
from youyi.games.madiao.position import Four
from youyi.games.madiao.rulings import SEATS, Rulings
from youyi.kernel.face.handbook import Block, Chapter, Grid, Paragraph, Picture, Steps, same
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
        Chapter(Words("The order of a deal, on one page", "一局的次序", "一局的次序"), (_course(rulings),), (art.DEAL, art.EIGHT_TRICKS, art.ANTICLOCKWISE, art.WON, art.BAREFOOT)),
        Chapter(Words("The exposed card and its substitute (升代)", "露面的牌與升代", "露面的牌与升代"), tuple(_promotion(rulings)), (art.PROMOTION, art.PROMOTION_TENS)),
        Chapter(Words("Money for tricks (吊)", "吊", "吊"), tuple(_diao(rulings)), (art.DIAO, art.DIAO_BANKER, art.DIAO_SOLE, art.DIAO_EACH, art.DIAO_JOINT, art.DIAO_NONE)),
        Chapter(Words("Money for single cards and the Hundred (注, 敲門)", "注與敲門", "注与敲门"), (_zhu(rulings),), (art.ZHU, art.SINGLES, art.LIVE_HUNDRED, art.DOOR_KNOCK)),
    )  # fmt: skip


def _cards() -> Iterator[Block]:
    yield Picture(
        "cards",
        all_cards,
        Words(
            "Each row from the highest card to the lowest. Stamps: 賞 Reward, 肩 Shoulder, 百 Hundred, 極 Ji.",
            "每行從大到小。印：賞、肩、百、極。",
            "每行从大到小。印：赏、肩、百、极。",
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
            "萬、索、十，數大的大；文錢數小的反而大，都在空沒文、枝花之下。「位」從這一門最小的數起，最小是一：文錢的九錢是一。",
            "万、索、十，数大的大；文钱数小的反而大，都在空没文、枝花之下。“位”从这一门最小的数起，最小是一：文钱的九钱是一。",
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
    return same(face.code), also, _person(face), _class_of(card), same(str(RANK_OF[card]))


def _person(face: CardFace) -> Words:
    """Star, byname and name."""
    if face.figure is None:
        return same("—")
    name, style = face.figure, STYLES[face.code]
    english = f"{style.zh_hant}{name.zh_hant} {name.pinyin}: {style.en}"
    return Words(english, style.zh_hant + name.zh_hant, style.zh_hans + name.zh_hans)


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
        (Words("Class", "類", "类"), Words("Cards", "有哪些", "有哪些")), (*rows, (say.HIGH_TENS, same(_codes(FLAG))))
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
            Words("The last card of the stock is turned up; its substitute is promoted (next chapter).", "底牌最後一張露面，然後升代（見下章）。", "底牌最后一张露面，然后升代（见下章）。"),
            asked(rulings.redeal_five_suit),
            Words(("Who was dealt a pattern shows it. If anybody does, go to the stock at once; otherwise eight tricks " "are played."), "有鬥前色樣的亮出來；有人亮就免鬥，直接看沖；沒有就鬥八輪。", "有斗前色样的亮出来；有人亮就免斗，直接看冲；没有就斗八轮。"),
            asked(rulings.first_leader),
            Words(("The leader lays any card face up. The others in turn lay any card; there is no duty to follow or to " "beat. A card of the led suit that is higher than the highest so far is laid face up and leads now; " "any other is laid face down and stays unseen."), ("發牌的人任意出一張，面朝上。其他各家依次任意出一張，不必跟門，也不必捉。同門而比桌上最大的更大，就面朝上，叫做捉；其餘面朝下，不給人看，叫做滅。"), ("发牌的人任意出一张，面朝上。其他各家依次任意出一张，不必跟门，也不必捉。同门而比桌上最大的更大，就面朝上，叫做捉；其余面朝下，不给人看，叫做灭。")),
            Words("The highest card alone goes face up before its owner, behind those he has; he leads next.", "只有最大的一張上桌，按次序排在主人面前；下一輪由他先發。", "只有最大的一张上桌，按次序排在主人面前；下一轮由他先发。"),
            asked(rulings.eighth_trick_bar),
            Words("Two won cards are par (正本), fewer is barefoot (赤腳).", "上桌兩張是正本，不足兩張是赤腳。", "上桌两张是正本，不足两张是赤脚。"),
            Words("Then settle, in this order: diao; zhu and door-knock; four-gate and other patterns; the stock.", "結算的次序：吊；注與敲門；四門與雜色樣；看沖。", "结算的次序：吊；注与敲门；四门与杂色样；看冲。"),
            asked(rulings.next_banker),
            Words(f"Every payment is multiplied by {rulings.base_score}.", f"所有收付都按 {rulings.base_score} 倍計。", f"所有收付都按 {rulings.base_score} 倍计。"),
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
            (
                "露面的牌如果有牌代它，代它的牌又在某人手裡，這一局那張就當作露面的牌；底牌裡露面的那張，反過來當作代它的牌。代它的牌在底牌裡，就什麼也不變。"
            ),
            (
                "露面的牌如果有牌代它，代它的牌又在某人手里，这一局那张就当作露面的牌；底牌里露面的那张，反过来当作代它的牌。代它的牌在底牌里，就什么也不变。"
            ),
        )
    )
    rows = tuple(
        (same(CODES[card]), same(CODES[taken])) for card, taken in sorted(substitutes(rulings).items(), reverse=True)
    )
    yield Grid((Words("Exposed", "露面的牌", "露面的牌"), Words("Substitute", "代它的牌", "代它的牌")), rows)


def _diao(rulings: Rulings) -> Iterator[Block]:
    yield Paragraph(
        Words(
            (
                "Fewer than two tricks lose, more than two win, two are even. The table gives each seat's place in 吊, "
                "from most tricks to fewest."
            ),
            "不足兩桌是輸，多於兩桌是贏，兩桌是平。表中從多到少列出四家的吊數。",
            "不足两桌是输，多于两桌是赢，两桌是平。表中从多到少列出四家的吊数。",
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
            Words(("注 run between the banker and each of the three others. A banker takes from or pays all three; " "another only the banker."), "注只在莊家與散家之間：莊家與三家收付，散家只與莊家收付。", "注只在庄家与散家之间：庄家与三家收付，散家只与庄家收付。"),
            Words("Par is needed, but for 吊百.", "要正本才算，只有吊百例外。", "要正本才算，只有吊百例外。"),
            asked(rulings.singles_scope),
            say.LESSER_TU,
            asked(rulings.xiao_tu),
            Words(("The Hundred (百老): dealt, not won, and barefoot (吊百) 1; dealt, not won, at par (正本百) 2, received by " "who was dealt it (a banker, barefoot or not, from all three, another from the banker); won at par is a live Hundred (大活百), with a female Tu also won 大活百突, with T90 and " "all three 全突大活; the dearest alone counts."), ("百老：發到手裡而沒有上桌，赤腳（吊百）一注，正本（正本百）二注，由拿到的人收（莊家不論是否赤腳，向三家收；散家向莊家收）。正本而百老上桌，是大活百；又有雌突上桌，是大活百突；九十與三張雌突都上桌，是全突大活。只計最貴的一種。"), ("百老：发到手里而没有上桌，赤脚（吊百）一注，正本（正本百）二注，由拿到的人收（庄家不论是否赤脚，向三家收；散家向庄家收）。正本而百老上桌，是大活百；又有雌突上桌，是大活百突；九十与三张雌突都上桌，是全突大活。只计最贵的一种。")),
            asked(rulings.dahuo),
            asked(rulings.dahuo_tu_needs),
            *_dealt_claims(rulings),
            say.DOOR_KNOCK,
            asked(rulings.qiaomen),
            say.COMMON_HE,
        )
    )  # fmt: skip
