"""Worlds of the full pack, late in a deal, are those that trying every hand by the rules themselves leaves, each as often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from tests.madiao.deals import pack_of, table
from youyi.games.madiao.cards import CARD_OF, DECK, Card, cards
from youyi.games.madiao.moves import Play
from youyi.games.madiao.position import HAND, SEATS, Playing
from youyi.kernel.cards import Deal
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Stream, key

RISING = (
    "T20 T30 T40 T50", "T60 T70 T80 T90", "W1 W2 W3 W4", "W5 W6 W7 W8", "S1 S2 S3 S4", "S5 S6 S7 S8", "C9 C8 C7 C6",
)  # fmt: skip
"""Seven tricks in which each seat captures, so that all of them are seen; the last of four leads the next."""
LOOKER = Seat(0)
DRAWS_PER_WORLD = 40


def hands_of(last: tuple[Card, ...]) -> list[list[Card]]:
    """The four hands: what each seat plays in the seven tricks, and its last card."""
    hands: list[list[Card]] = [[] for _ in range(SEATS)]
    leader = 0
    for trick in RISING:
        for step, card in enumerate(cards(trick)):
            hands[(leader + step) % SEATS].append(card)
        leader = (leader + SEATS - 1) % SEATS
    return [[*hand, card] for hand, card in zip(hands, last, strict=True)]


def laid_out(last: tuple[Card, ...], exposed: Card) -> Deal[Card]:
    dealt = [card for hand in hands_of(last) for card in hand]
    stock = [card for card in DECK if card not in dealt and card != exposed]
    return Deal((*dealt, *stock, exposed))


def played(laid: Any, pack: Deal[Card], more: int) -> Any:
    """Deal and play the seven tricks and so many cards more; None if the deal ends before, or goes another way."""
    step = laid.rules.play(laid.rules.start(), pack)
    for trick in RISING:
        for card in cards(trick):
            if not isinstance(step.position.phase, Playing) or laid.rules.objection(step.position, Play(card)):
                return None
            step = laid.rules.play(step.position, Play(card))
    for _ in range(more):
        step = laid.rules.play(step.position, laid.rules.prompt(step.position).moves[0])
    return step.position


CASES: tuple[tuple[str, str, int, dict[str, Any]], ...] = (
    ("C0", "Tb W9 S9 C5", 0, {}),
    ("C0", "Tb Ch S9 C5", 0, {}),
    ("C0", "Ch W9 S9 C5", 0, {}),
    ("Ch", "Tb C0 S9 C1", 0, {}),
    ("C5", "Tb C4 C3 C2", 0, {"redeal_five_suit": "on"}),
    ("C0", "C1 C4 C3 C2", 2, {}),
    ("C0", "Tb C4 Ch C2", 3, {}),
    ("C5", "Tb C4 C3 Ch", 2, {"eighth_trick_bar": "on"}),
)


@pytest.mark.parametrize(
    ("exposed", "last", "more", "rulings"),
    [case if at == 4 else pytest.param(*case, marks=pytest.mark.long) for at, case in enumerate(CASES)],
    ids=lambda value: str(value)[:14],
)
def test_worlds_are_what_trying_everything_cards(exposed, last, more, rulings):
    laid = table(rulings=rulings | {"first_banker": "given"})
    truth = cards(last)
    position = played(laid, laid_out(truth, CARD_OF[exposed]), more)
    assert position is not None
    seen = laid.rules.view(position, LOOKER)
    dealt = {card for trick in RISING for card in cards(trick)} | {truth[LOOKER], CARD_OF[exposed]}
    unseen = [card for card in DECK if card not in dealt]
    possible = {
        others
        for others in permutations(unseen, SEATS - 1)
        if (there := played(laid, laid_out((truth[LOOKER], *others), CARD_OF[exposed]), more)) is not None
        and laid.rules.view(there, LOOKER) == seen
    }
    entropy = Stream(key(17, len(possible)))
    counts = Counter(last_of_others(laid.rules.worlds(seen, entropy)) for _ in range(DRAWS_PER_WORLD * len(possible)))
    assert set(counts) == possible
    square = sum((count - DRAWS_PER_WORLD) ** 2 / DRAWS_PER_WORLD for count in counts.values())
    freedom = len(possible) - 1
    # Mean and deviation of chi-square are known: six deviations are never reached by chance.
    assert square <= freedom + 6 * (2 * freedom) ** 0.5


def last_of_others(world: Any) -> tuple[Card, ...]:
    """The last card of each other seat before 升代."""
    pack, usual = pack_of(world).cards, hands_of((Card(0),) * SEATS)
    hands = [pack[HAND * seat : HAND * (seat + 1)] for seat in range(SEATS)]
    return tuple(next(card for card in hands[seat] if card not in usual[seat][:-1]) for seat in range(1, SEATS))
