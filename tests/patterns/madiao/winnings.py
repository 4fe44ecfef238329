"""Winnings at random, rich in what patterns are made of, and every row under every answer."""

from __future__ import annotations

from functools import cache
from random import Random

from hypothesis import strategies as st

from youyi.games.madiao.cards import BROCADE, DECK, SUIT_OF, VICE_JI, Card, card_set
from youyi.games.madiao.patterns import Pattern, pattern_table
from youyi.games.madiao.rulings import RULESETS, Rulings
from youyi.games.madiao.winnings import Winnings, Won
from youyi.kernel.rulings import Quantity, answered, questions
from youyi.kernel.seats import Seat


@cache
def every_rulings() -> tuple[tuple[str, Rulings], ...]:
    """The named rulesets, and the default with one answer changed at a time."""
    named = [(ruleset.id, ruleset.rulings) for ruleset in RULESETS]
    changed = [
        (f"{name}={member.word}", answered(Rulings(), {name: member.word}))
        for name, asked in questions(Rulings()).items()
        if not isinstance(asked, Quantity)
        for member in asked
    ]
    return (*named, *changed)


@cache
def every_row() -> tuple[tuple[str, Pattern], ...]:
    """Every row that any answer can put in force, named with the first answers that have it so."""
    found: dict[tuple[object, ...], tuple[str, Pattern]] = {}
    for name, rulings in every_rulings():
        for row in pattern_table(rulings).rows:
            key = (row.id, row.when, row.worth, row.repeats, row.holds, row.fails)
            found.setdefault(key, (f"{row.id} under {name}", row))
    return tuple(found.values())


def random_winnings(random: Random) -> Winnings:
    """Deal a hand in which brocade cards and low ones are common, win some of it, draw some of the rest."""
    favour = random.choice((1, 2, 6))
    weights = {card: favour if (BROCADE | VICE_JI) >> card & 1 else 1 for card in DECK}
    if random.random() < 0.2:
        suit = random.choice(list(dict.fromkeys(SUIT_OF)))
        weights = {card: 12 if SUIT_OF[card] is suit else 1 for card in DECK}
    deck = sorted(DECK, key=lambda card: random.random() ** (1 / weights[card]), reverse=True)
    hand, rest = deck[:8], deck[8:]
    number = random.choice((0, 1, 2, 3, 4, 5, 5, 6, 7, 8))
    tricks = sorted(random.sample(range(1, 9), number))
    won = tuple(_won(random, card, trick) for card, trick in zip(random.sample(hand, number), tricks, strict=True))
    drawn = tuple(rest[: random.choice((0, 0, 3, 5, 8))])
    others = rest[8:16]
    cuts = sorted(random.choices(range(9 - number), k=2))
    ends = (0, *cuts, 8 - number)
    if number == 5 and random.random() < 0.7:
        ends = (0, 1, 2, 3)
    piles = [card_set(others[ends[at] : ends[at + 1]]) for at in range(3)]
    return Winnings(
        seat=Seat(random.randrange(4)),
        dealt=card_set(hand) if random.random() < 0.8 else None,
        won=won,
        drawn=drawn,
        others=(piles[0], piles[1], piles[2]) if random.random() < 0.7 else None,
        fought=random.random() < 0.9,
    )


def _won(random: Random, card: Card, trick: int) -> Won:
    known = random.random() < 0.8
    same_suit = [each for each in DECK if SUIT_OF[each] is SUIT_OF[card] and each <= card]
    led = random.choice((same_suit[0], card, random.choice(same_suit))) if known else None
    beaten = card_set((led,)) if led is not None and led != card else card_set(())
    return Won(card, trick if known else None, led, beaten)


WINNINGS = st.integers(0, 2**32 - 1).map(lambda seed: random_winnings(Random(seed)))
