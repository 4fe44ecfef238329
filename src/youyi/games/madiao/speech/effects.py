"""Why a card of 馬吊 would win or must be thrown off, in a few words: the right-hand column of its row."""

from __future__ import annotations

from youyi.games.madiao.cards import ABOVE, CARD_FACES, CODES, SUIT_OF, Card, card_set
from youyi.games.madiao.position import SEATS, Playing, PlayKind, laid_before, to_play
from youyi.kernel.names import Language, Words

TOP = Words("nothing beats it", "沒有更大的牌", "没有更大的牌")
UNSEEN = Words("higher cards unseen: {count}", "更大的牌還有 {count} 張未見", "更大的牌还有 {count} 张未见")
BEATS = Words("beats {card}", "勝過{card}", "胜过{card}")
TAKES = Words("beats {card}, wins the trick", "勝過{card}，得這一桌", "胜过{card}，得这一桌")
OTHER_SUIT = Words("not of the suit led", "與所發的牌不同門", "与所发的牌不同门")
LOWER = Words("of the suit led, but lower", "同門但較小", "同门但较小")
BARE = Words("no trick won: may not capture now", "赤手（一桌未得），第八桌不能捉", "赤手（一桌未得），第八桌不能捉")
BETWEEN = Words(", ", "，", "，")


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
    return CODES[card] if language is Language.EN else CARD_FACES[card].name.said_in(language)
