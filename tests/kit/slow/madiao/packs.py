"""Packs for the slow 馬吊: shuffled, or stacked so that rare patterns occur."""

import random
from collections.abc import Callable

from tests.kit.slow.madiao.cards import (
    ALL_CARDS,
    FLOWERS,
    FU_JI,
    JI,
    JI_OF,
    JIAN,
    JIAN_OF,
    JIN,
    LOW_TO_HIGH,
    REDS,
    SHANG,
    SHANG_OF,
    SUITS,
)

STOCK = 4
Wishes = list[tuple[int, list[str]]]  # who shall hold what: a seat or the stock, and some of his cards

PERSONS = ["T20", "C1", "Ch", "T50", "C0", "Tq", "T90", "Tb"]
SETS = [
    [*SHANG, *JI], [*JIAN, *JI], [*SHANG, *JIAN], [*JI, *FU_JI], [*SHANG, "Tb"], [*JIAN, "Tb"], [*JI, "Tb"],
    [*FLOWERS, *SHANG], [*FLOWERS, *JIAN], [*FLOWERS, *JI], [*FLOWERS, "T20", "T90"], [*SHANG], [*JIAN], [*JI],
    ["Tw", "Tq", "Tb", "W1", "S1", "C1", "Ch", "C0"], ["Tb", "T90", "W5", "W6", "W8"], PERSONS,
    ["S1", "S2", "S3", "S4", "S5"], ["T40", "W3", "S3", "C7"], ["T80", "W7", "S7", "C3"], ["T20", "Tb", "W1", "S1"],
    ["W2", "S2", "C8", "T30", "Tb", "T20"], ["T20", "Tw", "W1", "W9", "S1", "S9"],
]  # fmt: skip


def some(rng: random.Random, cards: list[str], fewest: int, most: int) -> list[str]:
    return rng.sample(cards, min(len(cards), rng.randint(fewest, most)))


def rest(cards: list[str], held: list[str]) -> list[str]:
    return [card for card in cards if card not in held]


def brocade(rng: random.Random, seat: int) -> Wishes:
    return [(seat, some(rng, JIN, 5, 8))]


def half_brocade(rng: random.Random, seat: int) -> Wishes:
    """Much 锦, yet hardly so much that nobody plays."""
    return [(seat, [*some(rng, REDS, 2, 5), *some(rng, JI, 1, 3)])]


def one_gate(rng: random.Random, seat: int) -> Wishes:
    """A 锦 of every suit, and a little more."""
    cards = [rng.choice([each for each in JIN if each[0] == suit]) for suit in SUITS]
    return [(seat, cards + some(rng, JI, 0, 1) + some(rng, rest(ALL_CARDS, JIN), 0, 3))]


def hundred(rng: random.Random, seat: int) -> Wishes:
    """Tb and the 突 that make 全突大活."""
    return [(seat, ["Tb", "T90", *some(rng, ["W5", "W6", "W8"], 1, 3), *some(rng, JI, 0, 2)])]


def two_by_two(rng: random.Random, seat: int) -> Wishes:
    """Two 锦 of every suit: rows 1 to 32 and 43."""
    cards = [card for suit in SUITS for card in rng.sample([each for each in JIN if each[0] == suit], 2)]
    return [(seat, cards)]


def one_suit(rng: random.Random, seat: int) -> Wishes:
    suit = LOW_TO_HIGH[rng.choice(SUITS)]
    start = rng.randrange(3)
    held = some(rng, suit, 5, 8) if rng.random() < 0.6 else suit[start : start + 8]
    return [(seat, held), (STOCK, rest(suit, held))]


def ends_of_suits(rng: random.Random, seat: int) -> Wishes:
    """Only the highest or only the lowest cards of the suits."""
    held: list[str] = []
    upwards = rng.random() < 0.5
    for suit in rng.sample(SUITS, 4):
        cards = LOW_TO_HIGH[suit] if upwards else LOW_TO_HIGH[suit][::-1]
        held += cards[: rng.randint(1, 4)]
    held = held[:8]
    return [(seat, [*held[:7], rng.choice(rest(REDS, held))] if rng.random() < 0.5 else held)]


def known_set(rng: random.Random, seat: int) -> Wishes:
    return [(seat, rng.choice(SETS))]


def generations(rng: random.Random, seat: int) -> Wishes:
    one, other = rng.sample(SUITS, 2)
    ranks = rng.sample([SHANG_OF, JIAN_OF, JI_OF], rng.randint(2, 3))
    return [(seat, [rank[suit] for suit in (one, other) for rank in ranks])]


def iron_bolt(rng: random.Random, seat: int) -> Wishes:
    """Three 赏 here, an anchor of the fourth suit elsewhere, the rest of that suit in the stock."""
    suit = rng.choice(SUITS)
    fourth = [card for card in [*JIN, "T90"] if card[0] == suit]
    anchors = rng.sample(fourth, rng.randint(1, 2))
    rival = (seat + rng.randint(1, 3)) % 4
    first = rest(rng.sample(fourth, len(fourth)), anchors)
    return [
        (seat, rest(SHANG, [SHANG_OF[suit]])),
        (rival, anchors),
        (STOCK, first + rest(LOW_TO_HIGH[suit], [*first, *anchors])),
    ]


def incense_burner(rng: random.Random, seat: int) -> Wishes:
    """A body of reds or without any, and feet of one sort."""
    feet = rng.choice([SHANG, JIAN, REDS, rest(ALL_CARDS, REDS)])
    body = rng.choice([REDS, rest(ALL_CARDS, REDS)])
    standing = rng.sample(feet, 3)
    others = [each for each in range(4) if each != seat]
    return [
        (seat, some(rng, rest(body, standing), 5, 8)),
        *((other, [foot]) for other, foot in zip(others, standing, strict=True)),
    ]


def treasure(rng: random.Random, seat: int) -> Wishes:
    own = rng.choice([["T90"], ["T20"], ["T90", "T20"], ["T90", "W9", "S1", "Ch"]])
    return [(seat, own), (STOCK, rng.sample(FLOWERS, 3))]


def all_reds(rng: random.Random, seat: int) -> Wishes:
    held = some(rng, [*REDS, "T20", "T90"], 4, 7)
    return [(seat, held), (STOCK, some(rng, rest([*REDS, "T20", "T90"], held), 2, 8))]


def one_pokes(rng: random.Random, seat: int) -> Wishes:
    suit = rng.choice(SUITS)
    held = rng.sample([card for card in [*JIN, "T90"] if card[0] == suit], 1)
    return [(seat, held), (STOCK, some(rng, rest(LOW_TO_HIGH[suit], held), 5, 8))]


def two_sevens(rng: random.Random, seat: int) -> Wishes:
    """Seven and one, or four and four: and the stock full of what is missing."""
    one, other = rng.sample(SUITS, 2)
    number = rng.choice([4, 5, 6, 7, 7])
    held = rng.sample(LOW_TO_HIGH[one], number)
    anchor = [SHANG_OF[other], *rest(rng.sample(LOW_TO_HIGH[other], 8), [SHANG_OF[other]])][: 8 - number]
    missing = rest(LOW_TO_HIGH[other], anchor) + rest(LOW_TO_HIGH[one], held)
    if number < 7:
        missing = rest(LOW_TO_HIGH[other], anchor)[: 7 - len(anchor)] + rest(LOW_TO_HIGH[one], held)[: 7 - number]
    return [(seat, held + anchor), (STOCK, missing)]


def rings(rng: random.Random, seat: int) -> Wishes:
    suit = rng.choice(SUITS)
    ends = [SHANG_OF[suit], JI_OF[suit]]
    held = ends + some(rng, rest(LOW_TO_HIGH[suit], ends), 0, 4)
    return [(seat, held), (STOCK, rest(LOW_TO_HIGH[suit], held))]


RECIPES: list[Callable[[random.Random, int], Wishes]] = [
    brocade, half_brocade, half_brocade, half_brocade, one_gate, one_gate, one_gate, hundred, two_by_two, one_suit, ends_of_suits, known_set, known_set, known_set, generations,
    iron_bolt, iron_bolt, incense_burner, incense_burner, treasure, all_reds, one_pokes, two_sevens, rings,
]  # fmt: skip


def pack(rng: random.Random) -> list[str]:
    """The forty cards, half of the time with one or two wishes fulfilled."""
    blocks: list[list[str]] = [[], [], [], [], []]
    given: list[str] = []
    for seat in rng.sample(range(4), rng.choice([0, 0, 1, 1, 2])):
        for place, wish in rng.choice(RECIPES)(rng, seat):
            wanted = rest(list(dict.fromkeys(wish)), given)[: 8 - len(blocks[place])]
            blocks[place] += wanted
            given += wanted
    others = rng.sample(rest(ALL_CARDS, given), 40 - len(given))
    for cards in blocks:
        while len(cards) < 8:
            cards.append(others.pop())
    if rng.random() < 0.3:
        rng.shuffle(blocks[STOCK])
    return [card for cards in blocks for card in cards]
