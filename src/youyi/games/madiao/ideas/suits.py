"""Which suit is led: the Tens, the strange suit, one's own reds', and never a 極."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import (
    FLAG,
    GREEN,
    HUNDRED,
    JI,
    RED,
    REWARD,
    SHOULDER,
    SUIT_NAMES,
    SUIT_OF,
    Card,
    CardSet,
    members,
)
from youyi.games.madiao.ideas.asked import gain, leading, of_suit, said_card, said_cards, saying, whole_pack
from youyi.games.madiao.moves import Move
from youyi.games.madiao.position import Position
from youyi.games.madiao.situation import GREEN_TENS, TENS, Situation, threats
from youyi.games.madiao.texts import IDEAS as TEXTS
from youyi.kernel.face.ideas import Idea
from youyi.kernel.face.speech import Voice
from youyi.kernel.names import Name

LOW_TENS = CardSet(GREEN_TENS | JI & TENS)
"""The green Tens and the 20."""


def suit_name(card: Card) -> Name:
    """What a card's suit is called."""
    return SUIT_NAMES[SUIT_OF[card]]


def _tens_shut(known: Situation, led: Card) -> bool | None:
    if known.dealt & HUNDRED or not known.out & FLAG or not known.hand & ~LOW_TENS:
        return None
    return False if LOW_TENS >> led & 1 else None


def _flowers_out(voice: Voice, known: Situation, _better: Card, _worse: Card) -> Mapping[str, object]:
    return {"flowers": said_cards(voice, members(CardSet(known.out & FLAG)))}


TENS_SHUT: Idea[Position, Move] = Idea(
    key="tens_shut",
    name=TEXTS["tens_shut.name"],
    defined=TEXTS["tens_shut.defined"],
    first=TEXTS["tens_shut.first"],
    says=TEXTS["tens_shut.says"],
    follows=leading(_tens_shut),
    blanks=saying(_flowers_out, leads=True),
    holds=whole_pack,
    article=art.TENS_BARRED,
    gain=gain(2.9, 0.4, 521),
)


def guarded(known: Situation, card: Card) -> Card | None:
    """The 賞 or 肩 of a card's suit that the hand holds; of both the 賞."""
    high = members(CardSet(of_suit(known, card) & (REWARD | SHOULDER)))
    return high[-1] if high else None


def _open_without_red(known: Situation, led: Card) -> bool | None:
    if not GREEN >> led & 1:
        return None
    return False if guarded(known, led) is not None else None if of_suit(known, led) & RED else True


def _open_and_shut(voice: Voice, known: Situation, better: Card, worse: Card) -> Mapping[str, object] | None:
    kept = guarded(known, worse)
    if kept is None or not GREEN >> better & 1:
        return None
    return {"suit": suit_name(better), "shut": suit_name(worse), "p": said_card(voice, kept)}


OPEN_WITHOUT_RED: Idea[Position, Move] = Idea(
    key="open_without_red",
    name=TEXTS["open_without_red.name"],
    defined=TEXTS["open_without_red.defined"],
    first=TEXTS["open_without_red.first"],
    says=TEXTS["open_without_red.says"],
    follows=leading(_open_without_red),
    blanks=saying(_open_and_shut, leads=True),
    holds=whole_pack,
    gain=gain(1.5, 0.4, 529),
)


def _ji_not_led(known: Situation, led: Card) -> bool | None:
    return False if JI >> led & 1 and threats(known, led) else None


JI_NOT_LED: Idea[Position, Move] = Idea(
    key="ji_not_led",
    name=TEXTS["ji_not_led.name"],
    defined=TEXTS["ji_not_led.defined"],
    first=TEXTS["ji_not_led.first"],
    says=TEXTS["ji_not_led.says"],
    follows=leading(_ji_not_led),
    blanks=saying(lambda voice, _known, _better, worse: {"p": said_card(voice, worse)}, leads=True),
    holds=whole_pack,
    gain=gain(3.8, 0.6, 395),
)
