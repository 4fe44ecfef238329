"""The forty cards of 馬吊 as pictures: rank, person, class, code, and the picture of Strings and Coins."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.madiao.cards import CARD_FACES, DECK, HUNDRED, JI, REWARD, SHOULDER, SUIT_OF, Card, Suit
from youyi.kernel.names import Language
from youyi.kernel.svg import BLUE, INK, PAPER, RED, circle, column, group, path, picture, rect, text

WIDTH, HEIGHT = 45.0, 60.0
"""A card in millimetres: as wide as the guide's proportion of three to four asks for a height of six centimetres."""
PETALS = (-60, -30, 0, 30, 60)
STAMPS = ((REWARD, "賞", "赏"), (SHOULDER, "肩", "肩"), (HUNDRED, "百", "百"), (JI, "極", "极"))
COINS: dict[str, tuple[tuple[float, float], ...]] = {
    "C2": ((0, -9), (0, 9)), "C3": ((0, -13), (0, 0), (0, 13)),
    "C4": ((-6, -7), (6, -7), (-6, 7), (6, 7)),
    "C5": ((-8, -12), (8, -12), (0, 0), (-8, 12), (8, 12)),
    "C6": ((-6, -13), (6, -13), (-6, 0), (6, 0), (-6, 13), (6, 13)),
    "C7": ((-8, 6), (1, 6), (-8, 15), (1, 15), (5, -3), (8, -10), (2, -16)),
    "C8": tuple((x, y) for y in (-15, -5, 5, 15) for x in (-5.5, 5.5)),
    "C9": tuple((x, y + abs(x) * 0.5) for y in (-14, 0, 14) for x in (-8, 0, 8)),
}  # fmt: skip
"""Where the coins of each card lie, after the old descriptions: the waist drum, the five peaks, the Dipper."""


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
    face, suit = CARD_FACES[number], SUIT_OF[number]
    if face.figure is not None:
        person = face.figure.zh_hans if language is Language.ZH_HANS else face.figure.zh_hant
        size = 9.5 if len(person) < 3 else 8
        yield rect(-7, -16, 14, len(person) * size * 1.1 + 5, line=0.4)
        yield column(0, -16 + size * 1.1, person, size, fill=BLUE)
    elif suit is Suit.S:
        yield from _strings(int(face.code[1]))
    elif face.code in COINS:
        yield from (_coin(x, y, 4.4) for x, y in COINS[face.code])
    elif face.code == "C1":
        yield _coin(0, 0, 11)
    elif face.code == "Ch":
        yield _coin(0, 0, 9)
        yield path("M0 -9a9 9 0 0 1 0 18z", fill=PAPER, stroke=PAPER)
        yield from (group([path("M0 0q6 -4 11 0q-5 4 -11 0z", stroke=BLUE)], turn=turn) for turn in PETALS)


def _coin(x: float, y: float, radius: float) -> str:
    hole = radius * 0.3
    return circle(x, y, radius, fill="#ffffff", stroke=BLUE, line=radius * 0.32) + rect(
        x - hole, y - hole, 2 * hole, 2 * hole, fill="#ffffff", line=0.25
    )


def _strings(count: int) -> Iterator[str]:
    """So many strings of coins, three in a row."""
    rows = [min(3, count - done) for done in range(0, count, 3)]
    for row, many in enumerate(rows):
        for nth in range(many):
            x, y = (nth - (many - 1) / 2) * 8.5, (row - (len(rows) - 1) / 2) * 15
            yield path(f"M{x:g} {y - 5.5:g}v11", stroke=BLUE, line=4.2, dashed="1.1 0.35")


def back() -> str:
    """The back of a card: a lattice of our own."""
    weave = [circle(6 + 5.5 * (nth % 7), 6 + 6 * (nth // 7), 2.2, stroke=BLUE, line=0.3) for nth in range(63)]
    return "".join([rect(0, 0, WIDTH, HEIGHT, fill=PAPER, round_by=2.5), rect(2, 2, WIDTH - 4, HEIGHT - 4), *weave])


def all_cards(language: Language) -> str:
    """The forty cards, suit by suit from the highest to the lowest, eleven to a row."""
    parts = []
    for row, suit in enumerate(Suit):
        held = [each for each in reversed(DECK) if SUIT_OF[each] is suit]
        parts += [
            group([card(each, language)], x=2 + nth * (WIDTH + 3), y=2 + row * (HEIGHT + 4))
            for nth, each in enumerate(held)
        ]
    return picture(11 * (WIDTH + 3) + 2, 4 * (HEIGHT + 4), parts)
