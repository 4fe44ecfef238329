"""Why a card of 馬吊 would win or must be thrown off, in a few words: the right-hand column of its row."""

from __future__ import annotations

from youyi.games.madiao.cards import ABOVE, CARD_FACES, CODES, SUIT_OF, Card, card_set
from youyi.games.madiao.position import SEATS, Playing, PlayKind, laid_before, to_play
from youyi.games.madiao.texts import TABLE as TEXTS
from youyi.kernel.names import Language

TOP = TEXTS["top"]
UNSEEN = TEXTS["unseen"]
BEATS = TEXTS["beats"]
TAKES = TEXTS["takes"]
OTHER_SUIT = TEXTS["other_suit"]
LOWER = TEXTS["lower"]
BARE = TEXTS["bare"]
BETWEEN = TEXTS["between"]


def effect(playing: Playing, card: Card, kind: PlayKind, language: Language) -> str:
    """Say what speaks for or against a card of the seat that is to play, by what that seat has seen."""
    if kind is PlayKind.LEAD:
        return _above(playing, card, language)
    best = playing.now.best.card
    if kind is PlayKind.CAPTURE:
        last = len(playing.now.laid) + 1 == SEATS
        beaten = (TAKES if last else BEATS).said_in(language).format(card=_card(best, language))
        return beaten if last else BETWEEN.said_in(language).join((beaten, _above(playing, card, language)))
    if SUIT_OF[card] is not SUIT_OF[best]:
        return OTHER_SUIT.said_in(language)
    return (LOWER if card < best else BARE).said_in(language)


def _above(playing: Playing, card: Card, language: Language) -> str:
    """How many higher cards of the suit the seat has neither held nor seen face up; they may lie in the stock."""
    own = playing.dealt.hands[to_play(playing)]
    seen = card_set((*own, *(laid.card for laid in laid_before(playing) if laid.face_up)))
    count = (ABOVE[card] & ~seen).bit_count()
    return UNSEEN.said_in(language).format(count=count) if count else TOP.said_in(language)


def _card(card: Card, language: Language) -> str:
    return CODES[card] if language is Language.EN else CARD_FACES[card].called.said_in(language)
