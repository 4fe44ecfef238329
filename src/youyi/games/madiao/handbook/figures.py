"""The forty cards of 馬吊 as pictures: rank, person, class, code, and the picture of Strings and Coins."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.madiao.cards import CARD_FACES, DECK, HUNDRED, JI, REWARD, SHOULDER, SUIT_OF, Card, Suit
from youyi.games.madiao.handbook.money import money
from youyi.games.madiao.handbook.portraits import portrait
from youyi.kernel.face.svg import BLUE, INK, PAPER, RED, circle, column, group, picture, rect, text
from youyi.kernel.names import Language

WIDTH, HEIGHT = 45.0, 60.0
"""A card in millimetres: as wide as the guide's proportion of three to four asks for a height of six centimetres."""
STAMPS = ((REWARD, "賞", "赏"), (SHOULDER, "肩", "肩"), (HUNDRED, "百", "百"), (JI, "極", "极"))


def stamp_of(card: Card, language: Language) -> str:
    """The class that a card is stamped with; nothing for a green."""
    for members, hant, hans in STAMPS:
        if members >> card & 1:
            return hans if language is Language.ZH_HANS else hant
    return ""


def card(number: Card, language: Language) -> str:
    """One card face up, its upper left corner at the origin."""
    face, stamp = CARD_FACES[number], stamp_of(number, language)
    simplified = language is Language.ZH_HANS
    name = face.name.zh_hans if simplified else face.name.zh_hant
    parts = [rect(0, 0, WIDTH, HEIGHT, fill=PAPER, round_by=2.5), rect(2, 2, WIDTH - 4, HEIGHT - 4, line=0.2)]
    size = 6.4 if len(name) < 4 else 5.2
    parts.append(column(7.5, 9.5, name, size))
    parts.append(group(_middle(number, language), x=WIDTH * 0.6, y=HEIGHT * 0.43))
    if stamp:
        hollow = stamp in "極极"
        parts.append(rect(3.5, HEIGHT - 13, 9.5, 9.5, fill=PAPER if hollow else RED, round_by=4.7 if hollow else 1))
        parts.append(text(8.25, HEIGHT - 5.4, stamp, 6.6, fill=INK if hollow else "#ffffff"))
    parts.append(text(WIDTH - 4, HEIGHT - 5, face.code, 6, anchor="end"))
    return "".join(parts)


def _middle(number: Card, language: Language) -> Iterator[str]:
    face = CARD_FACES[number]
    if face.figure is not None:
        person = face.figure.zh_hans if language is Language.ZH_HANS else face.figure.zh_hant
        yield from portrait(face.code)
        yield text(0, 21, person, 5.4)
    else:
        yield from money(face.code)


def back() -> str:
    """The back of a card: a lattice of our own."""
    weave = [circle(6 + 5.5 * (nth % 7), 6 + 6 * (nth // 7), 2.2, stroke=BLUE, line=0.3) for nth in range(63)]
    return "".join([rect(0, 0, WIDTH, HEIGHT, fill=PAPER, round_by=2.5), rect(2, 2, WIDTH - 4, HEIGHT - 4), *weave])


def in_order(language: Language) -> str:
    """The forty cards, suit by suit from the highest to the lowest, eleven to a row."""
    parts = []
    for row, suit in enumerate(Suit):
        held = [each for each in reversed(DECK) if SUIT_OF[each] is suit]
        parts += [
            group([card(each, language)], x=2 + nth * (WIDTH + 3), y=2 + row * (HEIGHT + 4))
            for nth, each in enumerate(held)
        ]
    return "".join(parts)


def all_cards(language: Language) -> str:
    """The same as a picture of its own."""
    return picture(11 * (WIDTH + 3) + 2, 4 * (HEIGHT + 4), [in_order(language)])
