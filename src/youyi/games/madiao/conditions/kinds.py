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


NAMINGS: dict[CardSet, Naming] = {
    ALL: Naming(TEXTS["namings.card.one"], TEXTS["namings.card.many"]),
    RED: Naming(TEXTS["namings.red.one"], TEXTS["namings.red.many"], TEXTS["namings.all_nine_reds"]),
    BROCADE: Naming(TEXTS["namings.brocade.one"], TEXTS["namings.brocade.many"]),
    GREEN: Naming(TEXTS["namings.green.one"], TEXTS["namings.green.many"]),
    PLAIN: Naming(TEXTS["namings.plain.one"], TEXTS["namings.plain.many"]),
    REWARD: Naming(TEXTS["namings.reward.one"], TEXTS["namings.reward.many"], TEXTS["namings.the_four_rewards"]),
    SHOULDER: Naming(
        TEXTS["namings.shoulder.one"], TEXTS["namings.shoulder.many"], TEXTS["namings.the_four_shoulders"]
    ),
    JI: Naming(TEXTS["namings.ji.one"], TEXTS["namings.ji.many"], TEXTS["namings.the_four_ji"]),
    VICE_JI: Naming(TEXTS["namings.vice_ji.one"], TEXTS["namings.vice_ji.many"], TEXTS["namings.the_four_vice_ji"]),
    FLAG: Naming(TEXTS["namings.high_ten.one"], TEXTS["namings.high_ten.many"], TEXTS["namings.the_three_high_tens"]),
    FEMALE_TU: Naming(TEXTS["namings.female_tu.one"], TEXTS["namings.female_tu.many"]),
    CardSet(JI & MYRIADS | JI & STRINGS): Naming(TEXTS["namings.short_ji.one"], TEXTS["namings.short_ji.many"]),
    CardSet(JI & LONG): Naming(TEXTS["namings.long_ji.one"], TEXTS["namings.long_ji.many"]),
    OWN_JI: Naming(TEXTS["namings.other_ji.one"], TEXTS["namings.other_ji.many"]),
    CardSet(REWARD | SHOULDER): Naming(
        TEXTS["namings.reward_or_shoulder.one"], TEXTS["namings.reward_or_shoulder.many"]
    ),
    CardSet(REWARD | HUNDRED): Naming(TEXTS["namings.reward_or_hundred.one"], TEXTS["namings.reward_or_hundred.many"]),
    CardSet(SHOULDER | HUNDRED): Naming(
        TEXTS["namings.shoulder_or_hundred.one"], TEXTS["namings.shoulder_or_hundred.many"]
    ),
    CardSet(REWARD | SHOULDER | JI): Naming(
        TEXTS["namings.reward_shoulder_or_ji.one"], TEXTS["namings.reward_shoulder_or_ji.many"]
    ),
    CardSet(RED | HIGH): Naming(TEXTS["namings.red_or_high.one"], TEXTS["namings.red_or_high.many"]),
    CardSet(GREEN & LOW): Naming(TEXTS["namings.low_green.one"], TEXTS["namings.low_green.many"]),
    CardSet(RED | LOW): Naming(TEXTS["namings.red_or_low.one"], TEXTS["namings.red_or_low.many"]),
    CardSet(RED | named("T20")): Naming(TEXTS["namings.red_or_twenty.one"], TEXTS["namings.red_or_twenty.many"]),
    CardSet(TENS & ~FLAG): Naming(TEXTS["namings.lower_tens.one"], TEXTS["namings.lower_tens.many"]),
    TENS: Naming(TEXTS["namings.tens.one"], TEXTS["namings.tens.many"]),
    MYRIADS: Naming(TEXTS["namings.myriads.one"], TEXTS["namings.myriads.many"]),
    STRINGS: Naming(TEXTS["namings.strings.one"], TEXTS["namings.strings.many"]),
    COINS: Naming(TEXTS["namings.coins.one"], TEXTS["namings.coins.many"]),
}
WHOLES = (RED, REWARD, SHOULDER, JI, VICE_JI, FLAG)
"""Classes named as a whole where all of one is asked for."""
OWN_NAMINGS: dict[CardSet, Naming] = {
    ALL: Naming(TEXTS["own_namings.card.one"], TEXTS["own_namings.card.many"]),
    REWARD: Naming(TEXTS["own_namings.reward.one"], TEXTS["own_namings.reward.many"]),
    SHOULDER: Naming(TEXTS["own_namings.shoulder.one"], TEXTS["own_namings.shoulder.many"]),
    JI: Naming(TEXTS["own_namings.ji.one"], TEXTS["own_namings.ji.many"]),
    CardSet(REWARD | SHOULDER): Naming(
        TEXTS["own_namings.reward_or_shoulder.one"],
        TEXTS["own_namings.reward_or_shoulder.many"],
        TEXTS["own_namings.the_reward_and_the_shoulder"],
    ),
    CardSet(REWARD | JI): Naming(
        TEXTS["own_namings.reward_or_ji.one"],
        TEXTS["own_namings.reward_or_ji.many"],
        TEXTS["own_namings.the_reward_and_the_ji"],
    ),
    CardSet(SHOULDER | JI): Naming(
        TEXTS["own_namings.shoulder_or_ji.one"],
        TEXTS["own_namings.shoulder_or_ji.many"],
        TEXTS["own_namings.the_shoulder_and_the_ji"],
    ),
    CardSet(REWARD | SHOULDER | JI): Naming(
        TEXTS["own_namings.reward_shoulder_or_ji.one"],
        TEXTS["own_namings.reward_shoulder_or_ji.many"],
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
    """A card's name in a condition: the 20 of Tens. One that is called by no number has its article in its name."""
    called = CARD_FACES[card].called.said_in(language)
    return fill(TEXTS["a_card"], language, name=called) if called[0].isdigit() else called


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
