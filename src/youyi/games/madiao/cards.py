"""The forty cards: four suits, their orders, classes and names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import NewType

from youyi.games.madiao import articles as art
from youyi.games.madiao.texts import PIECES as TEXTS
from youyi.kernel.articles import Article, enacts
from youyi.kernel.names import Name

Card = NewType("Card", int)
"""A card, 0..39: suit after suit (十 萬 索 文), in each from the lowest to the highest. Within a suit the larger number wins."""

CardSet = NewType("CardSet", int)
"""Cards as one number: bit n stands for card n."""


class Suit(Enum):
    """One of the four gates 門."""

    T = "T"
    W = "W"
    S = "S"
    C = "C"


SUIT_NAMES: dict[Suit, Name] = {
    Suit.T: TEXTS.name("suit_names.t"),
    Suit.W: TEXTS.name("suit_names.w"),
    Suit.S: TEXTS.name("suit_names.s"),
    Suit.C: TEXTS.name("suit_names.c"),
}


@dataclass(frozen=True, slots=True)
class CardFace:
    """What is printed on one card."""

    code: str
    """How it is written in records and typed: `Tw`, `S9`, `C0`."""
    name: Name
    figure: Name | None
    """The person of 水滸 whose picture it bears."""
    called: Name
    """Its one name in sentences."""


def _face(code: str, zh_hant: str, zh_hans: str, pinyin: str, en: str) -> CardFace:
    name = Name(zh_hant, zh_hans, pinyin, en)
    return CardFace(code, name, _PERSONS.get(code), _CALLED.get(code, name))


_PERSONS = {
    "Tw": TEXTS.name("persons.tw"),
    "Tq": TEXTS.name("persons.tq"),
    "Tb": TEXTS.name("persons.tb"),
    "T90": TEXTS.name("persons.t90"),
    "T80": TEXTS.name("persons.t80"),
    "T70": TEXTS.name("persons.t70"),
    "T60": TEXTS.name("persons.t60"),
    "T50": TEXTS.name("persons.t50"),
    "T40": TEXTS.name("persons.t40"),
    "T30": TEXTS.name("persons.t30"),
    "T20": TEXTS.name("persons.t20"),
    "W9": TEXTS.name("persons.w9"),
    "W8": TEXTS.name("persons.w8"),
    "W7": TEXTS.name("persons.w7"),
    "W6": TEXTS.name("persons.w6"),
    "W5": TEXTS.name("persons.w5"),
    "W4": TEXTS.name("persons.w4"),
    "W3": TEXTS.name("persons.w3"),
    "W2": TEXTS.name("persons.w2"),
    "W1": TEXTS.name("persons.w1"),
    "C0": TEXTS.name("persons.c0"),
}
_CALLED = {"Tb": TEXTS.name("called.tb")}
"""Cards that are not called as they are printed."""
_FIGURES_HAN = "一二三四五六七八九"
_FIGURES_PINYIN = ("yī", "èr", "sān", "sì", "wǔ", "liù", "qī", "bā", "jiǔ")


@enacts(art.LONG_SUITS)
def _tens() -> Iterable[CardFace]:
    for number in range(2, 10):
        han, pinyin = f"{_FIGURES_HAN[number - 1]}十", f"{_FIGURES_PINYIN[number - 1]}shí"
        yield _face(f"T{number}0", han, han, pinyin, f"{number}0 of Tens")
    yield _face("Tb", "百萬", "百万", "bǎiwàn", "the Hundred")
    yield _face("Tq", "千萬", "千万", "qiānwàn", "the Thousand")
    yield _face("Tw", "尊萬萬貫", "尊万万贯", "zūn wànwànguàn", "the Red Myriad")


def _short(suit: str, zh_hant: str, zh_hans: str, pinyin: str, en: str) -> Iterable[CardFace]:
    for number in range(1, 9):
        han, reading = _FIGURES_HAN[number - 1], f"{_FIGURES_PINYIN[number - 1]}{pinyin}"
        yield _face(f"{suit}{number}", f"{han}{zh_hant}", f"{han}{zh_hans}", reading, f"{number} of {en}")


@enacts(art.COINS_REVERSED, art.LONG_SUITS)
def _coins() -> Iterable[CardFace]:
    for number in range(9, 0, -1):
        han, pinyin = _FIGURES_HAN[number - 1], _FIGURES_PINYIN[number - 1]
        yield _face(f"C{number}", f"{han}錢", f"{han}钱", f"{pinyin}qián", f"{number} of Coins")
    yield _face("Ch", "枝花", "枝花", "zhīhuā", "the Flower")
    yield _face("C0", "尊空沒文", "尊空没文", "zūn kōngméiwén", "the Blank")


CARD_FACES: tuple[CardFace, ...] = (
    *_tens(),
    *_short("W", "萬", "万", "wàn", "Myriads"),
    _face("W9", "尊九萬貫", "尊九万贯", "zūn jiǔwànguàn", "9 of Myriads"),
    *_short("S", "索", "索", "suǒ", "Strings"),
    _face("S9", "尊九索", "尊九索", "zūn jiǔsuǒ", "9 of Strings"),
    *_coins(),
)
"""Every card, at its number."""

DECK: tuple[Card, ...] = tuple(Card(number) for number in range(len(CARD_FACES)))
CODES: tuple[str, ...] = tuple(face.code for face in CARD_FACES)
CARD_OF: dict[str, Card] = {code: Card(number) for number, code in enumerate(CODES)}
SUIT_OF: tuple[Suit, ...] = tuple(Suit(code[0]) for code in CODES)
_LOWEST = {suit: SUIT_OF.index(suit) for suit in Suit}
RANK_OF: tuple[int, ...] = tuple(number - _LOWEST[suit] + 1 for number, suit in enumerate(SUIT_OF))
"""Rank of each card in its suit, 1 the lowest."""

FACE_DIGIT: tuple[int, ...] = tuple(
    1 if code in ("Tw", "Tq", "Tb") else 0 if code == "Ch" else int(code[1]) for code in CODES
)
"""What is printed: tens of the Tens, figures of the others; the three flowers count 1, the Flower and the Blank nothing."""

FACE_NUMBER: tuple[int, ...] = tuple(
    {"Tb": 10**2, "Tq": 10**3, "Tw": 10**8}.get(code, 0 if code == "Ch" else int(code[1:].rstrip("wqbh") or 0))
    for code in CODES
)
"""The whole number that is printed: 20 to 90 of the Tens, 100, 1,000 and 10,000 times 10,000, figures of the others."""


def card(code: str) -> Card:
    """The card of a code.

    >>> card("Tw") > card("Tq") > card("T20")
    True
    """
    return CARD_OF[code]


def cards(codes: str) -> tuple[Card, ...]:
    """Name cards by their codes, parted by spaces, in this order."""
    return tuple(map(card, codes.split()))


def card_set(members: Iterable[Card]) -> CardSet:
    """Gather cards.

    >>> members(card_set(cards("S9 W1"))) == cards("W1 S9")
    True
    """
    bits = 0
    for each in members:
        bits |= 1 << each
    return CardSet(bits)


def members(gathered: CardSet) -> tuple[Card, ...]:
    """List the cards of a set, from the lowest number."""
    return tuple(each for each in DECK if gathered >> each & 1)


def one_suit(suit: Suit) -> CardSet:
    """Gather all cards of a suit."""
    return card_set(each for each in DECK if SUIT_OF[each] is suit)


def named(codes: str) -> CardSet:
    """Gather cards by their codes."""
    return card_set(cards(codes))


NO_CARDS = CardSet(0)
ABOVE: tuple[CardSet, ...] = tuple(
    card_set(each for each in DECK if each > card and SUIT_OF[each] is SUIT_OF[card]) for card in DECK
)
"""For each card, those that beat it: the higher ones of its suit."""


@dataclass(frozen=True, slots=True)
class CardClass:
    """Cards that count alike, as the guide's third section has them."""

    article: Article
    cards: CardSet


REWARDS = CardClass(art.REWARD, named("Tw W9 S9 C0"))
SHOULDERS = CardClass(art.SHOULDER, named("Tq W8 S8 Ch"))
JI_CARDS = CardClass(art.JI, named("T20 W1 S1 C9"))
VICE_JI_CARDS = CardClass(art.VICE_JI, named("T30 W2 S2 C8"))
REWARD, SHOULDER, JI, VICE_JI = (each.cards for each in (REWARDS, SHOULDERS, JI_CARDS, VICE_JI_CARDS))
"""賞, the highest of each suit; 肩, the next; 極, also called 趣, the lowest; 副極, the next to lowest."""
HUNDRED = named("Tb")
"""百: 百老, the third of the Tens."""
REDS = CardClass(art.RED, CardSet(REWARD | SHOULDER | HUNDRED))
BROCADES = CardClass(art.BROCADE, CardSet(REDS.cards | JI))
ALL = card_set(DECK)
GREENS = CardClass(art.GREEN, CardSet(ALL & ~BROCADES.cards))
RED, BROCADE, GREEN = (each.cards for each in (REDS, BROCADES, GREENS))
"""紅, the nine reds; 錦, the reds and the 極; 青, all others."""
FLAG = named("Tw Tq Tb")
"""三花: the three highest of the Tens."""
FEMALE_TUS = CardClass(art.TU, named("W5 W6 W8"))
FEMALE_TU = FEMALE_TUS.cards
"""雌突."""

# 升代: who takes the place of an exposed card.
SUBSTITUTE: dict[Card, Card] = {
    card(exposed): card(substitute)
    for exposed, substitute in {
        "Tw": "T90", "Tq": "T90", "Tb": "T90", "T90": "T80",
        "W9": "W8", "S9": "S8", "C0": "Ch", "W8": "W7", "S8": "S7", "Ch": "C1",
        "T20": "T30", "W1": "W2", "S1": "S2", "C9": "C8",
    }.items()
}  # fmt: skip
"""Which card is promoted when this one lies face up; the 極 only where the ruling lets them."""
