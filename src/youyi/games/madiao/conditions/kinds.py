"""Kinds of cards as patterns name them: classes, single cards, a suit's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from youyi.games.madiao.cards import (
    ALL,
    BROCADE,
    CARD_FACES,
    DECK,
    FEMALE_TU,
    FLAG,
    GREEN,
    HUNDRED,
    JI,
    RANK_OF,
    RED,
    REWARD,
    SHOULDER,
    SUIT_NAMES,
    VICE_JI,
    Card,
    CardSet,
    Suit,
    card_set,
    members,
    named,
    one_suit,
)
from youyi.games.madiao.conditions.phrases import LIST_AND, LIST_OR, fill, listed
from youyi.games.madiao.texts import PATTERNS as TEXTS
from youyi.kernel.names import Language, Words

TENS, MYRIADS, STRINGS, COINS = (one_suit(suit) for suit in Suit)
SHORT = CardSet(MYRIADS | STRINGS)
"""短門: the suits of nine."""
LONG = CardSet(TENS | COINS)
"""長門: the suits of eleven."""
PLAIN = CardSet(ALL & ~RED)
"""素: whatever is not red."""
OWN_JI = CardSet(JI & ~TENS)
"""The 極 of the three suits without persons."""
HIGH = card_set(each for each in DECK if RANK_OF[each] >= 7)
LOW = card_set(each for each in DECK if RANK_OF[each] <= 5)


@dataclass(frozen=True, slots=True)
class Naming:
    """How a class of cards is called: one of it, several, and the whole of it."""

    one: Words
    many: Words
    whole: Words | None = None
    """None if nobody ever has the whole of it."""


def _class(en: str, ens: str, zh_hant: str, zh_hans: str, whole: Words | None = None) -> Naming:
    return Naming(Words(en, zh_hant, zh_hans), Words(ens, zh_hant, zh_hans), whole)


NAMINGS: dict[CardSet, Naming] = {
    ALL: _class("a card", "cards", "牌", "牌"),
    RED: _class("a red", "reds", "紅張", "红张", TEXTS["namings.all_nine_reds"]),
    BROCADE: _class("a brocade card", "brocade cards", "錦張", "锦张"),
    GREEN: _class("a green", "greens", "青張", "青张"),
    PLAIN: _class("a plain card", "plain cards", "素張", "素张"),
    REWARD: _class("a Reward", "Rewards", "賞", "赏", TEXTS["namings.the_four_rewards"]),
    SHOULDER: _class("a Shoulder", "Shoulders", "肩", "肩", TEXTS["namings.the_four_shoulders"]),
    JI: _class("a Ji", "Ji", "極", "极", TEXTS["namings.the_four_ji"]),
    VICE_JI: _class("a vice-Ji", "vice-Ji", "副極", "副极", TEXTS["namings.the_four_vice_ji"]),
    FLAG: _class("a high Ten", "high Tens", "三花", "三花", TEXTS["namings.the_three_high_tens"]),
    FEMALE_TU: _class("a female Tu", "female Tu", "雌突", "雌突"),
    CardSet(JI & MYRIADS | JI & STRINGS): _class("a Ji of a short suit", "Ji of short suits", "短門的極", "短门的极"),
    CardSet(JI & LONG): _class("a Ji of a long suit", "Ji of long suits", "長門的極", "长门的极"),
    OWN_JI: _class("a Ji other than the 20", "Ji other than the 20", "二十以外的極", "二十以外的极"),
    CardSet(REWARD | SHOULDER): _class("a Reward or Shoulder", "Rewards and Shoulders", "賞或肩", "赏或肩"),
    CardSet(REWARD | HUNDRED): _class("a Reward or the Hundred", "Rewards and the Hundred", "賞或百老", "赏或百老"),
    CardSet(SHOULDER | HUNDRED): _class(
        "a Shoulder or the Hundred", "Shoulders and the Hundred", "肩或百老", "肩或百老"
    ),
    CardSet(REWARD | SHOULDER | JI): _class(
        "a Reward, Shoulder or Ji", "Rewards, Shoulders and Ji", "賞、肩或極", "赏、肩或极"
    ),
    CardSet(RED | HIGH): _class(
        "a red or a rank of 7 up", "reds and ranks of 7 up", "紅張或位在 7 以上的牌", "红张或位在 7 以上的牌"
    ),
    CardSet(GREEN & LOW): _class(
        "a green of rank 5 down", "greens of rank 5 down", "位在 5 以下的青張", "位在 5 以下的青张"
    ),
    CardSet(RED | LOW): _class(
        "a red or a rank of 5 down", "reds and ranks of 5 down", "紅張或位在 5 以下的牌", "红张或位在 5 以下的牌"
    ),
    CardSet(RED | named("T20")): _class(
        "a red or the 20 of Tens", "reds and the 20 of Tens", "紅張或二十", "红张或二十"
    ),
    CardSet(TENS & ~FLAG): _class(
        "a card of Tens below the Hundred", "other cards of Tens", "十門其他的牌", "十门其他的牌"
    ),
    **{
        one_suit(suit): _class(
            f"a card of {name.en}", f"cards of {name.en}", f"{name.zh_hant}門的牌", f"{name.zh_hans}门的牌"
        )
        for suit, name in SUIT_NAMES.items()
    },
}
WHOLES = (RED, REWARD, SHOULDER, JI, VICE_JI, FLAG)
"""Classes named as a whole where all of one is asked for."""
OWN_NAMINGS: dict[CardSet, Naming] = {
    ALL: _class("a card of that suit", "cards of that suit", "這一門的牌", "这一门的牌"),
    REWARD: _class("the Reward", "Rewards of that suit", "這一門的賞", "这一门的赏"),
    SHOULDER: _class("the Shoulder", "Shoulders of that suit", "這一門的肩", "这一门的肩"),
    JI: _class("the Ji", "Ji of that suit", "這一門的極", "这一门的极"),
    CardSet(REWARD | SHOULDER): _class(
        "the Reward or the Shoulder",
        "Rewards and Shoulders of that suit",
        "這一門的賞或肩",
        "这一门的赏或肩",
        TEXTS["own_namings.the_reward_and_the_shoulder"],
    ),
    CardSet(REWARD | JI): _class(
        "the Reward or the Ji",
        "Rewards and Ji of that suit",
        "這一門的賞或極",
        "这一门的赏或极",
        TEXTS["own_namings.the_reward_and_the_ji"],
    ),
    CardSet(SHOULDER | JI): _class(
        "the Shoulder or the Ji",
        "Shoulders and Ji of that suit",
        "這一門的肩或極",
        "这一门的肩或极",
        TEXTS["own_namings.the_shoulder_and_the_ji"],
    ),
    CardSet(REWARD | SHOULDER | JI): _class(
        "the Reward, the Shoulder or the Ji",
        "Rewards, Shoulders and Ji of that suit",
        "這一門的賞、肩或極",
        "这一门的赏、肩或极",
        TEXTS["own_namings.the_reward_the_shoulder_and"],
    ),
}
"""Kinds that are read as the suit in question's own."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A set of cards with a name; inside `suits(…)` it may mean only the suit in question."""

    cards: CardSet
    own_suit: bool = False
    """Whether it means only those of the suit in question."""

    def within(self, suit: CardSet) -> Kind:
        """Read "its own suit" as this suit."""
        return Kind(CardSet(self.cards & suit)) if self.own_suit else self

    def one(self, language: Language) -> str:
        """Name one card of the kind, as in: a red."""
        naming = (OWN_NAMINGS if self.own_suit else NAMINGS).get(self.cards)
        return fill(naming.one, language) if naming else listed(self._card_names(language), LIST_OR, language)

    def many(self, language: Language) -> str:
        """Name cards of the kind, as in: reds."""
        naming = (OWN_NAMINGS if self.own_suit else NAMINGS).get(self.cards)
        return fill(naming.many, language) if naming else listed(self._card_names(language), LIST_AND, language)

    def every(self, language: Language) -> str:
        """Name all cards of the kind, as in: the four Rewards and the Hundred."""
        if self.own_suit:
            naming = OWN_NAMINGS[self.cards]
            return fill(naming.whole or naming.one, language)
        parts, left = [], self.cards
        for whole in WHOLES:
            words = NAMINGS[whole].whole
            if words and left & whole == whole:
                parts.append(fill(words, language))
                left = CardSet(left & ~whole)
        return listed([*parts, *Kind(left)._card_names(language)], LIST_AND, language)

    def _card_names(self, language: Language) -> list[str]:
        return [_card_name(each, language) for each in reversed(members(self.cards))]


def _card_name(card: Card, language: Language) -> str:
    """A card's name; the Hundred is called 百老, since 一百 may also be a sum."""
    face = CARD_FACES[card]
    called = face.nickname if HUNDRED >> card & 1 and language is not Language.EN else None
    return (called or face.name).said_in(language)


Cards: TypeAlias = Kind | CardSet


def kind(given: Cards) -> Kind:
    """A set of cards as a kind."""
    return given if isinstance(given, Kind) else Kind(given)


def its(of: CardSet) -> Kind:
    """Those of the suit in question: `its(JI)` is that suit's 極."""
    return Kind(of, own_suit=True)


OWN = its(ALL)
"""The cards of the suit in question."""
TW, TQ, TB, T90, T50, T30, T20 = map(named, ("Tw", "Tq", "Tb", "T90", "T50", "T30", "T20"))
CH, C0, C1, C9 = map(named, ("Ch", "C0", "C1", "C9"))
