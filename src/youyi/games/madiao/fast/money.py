"""吊 and 注 as arrays, from the functions that pay them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from youyi.compiled.arrays import Ints, np
from youyi.games.madiao.cards import DECK, FEMALE_TU, HUNDRED, JI, NO_CARDS, REWARD, SHOULDER, Card, CardSet, members
from youyi.games.madiao.context import DiaoRules, PaymentRules
from youyi.games.madiao.fast.layout import Shorts
from youyi.games.madiao.payments.claims import paid
from youyi.games.madiao.payments.singles import LESSER_TU, items, single_item
from youyi.games.madiao.payments.tricks import diao_claims, idle_diao_claims
from youyi.games.madiao.position import SEATS, TRICKS
from youyi.games.madiao.winnings import PAR, Winnings, Won
from youyi.kernel.seats import Seat

COUNTED = members(CardSet(REWARD | SHOULDER | JI))
"""Cards that count singly."""
SPECIAL = members(CardSet(LESSER_TU | FEMALE_TU | HUNDRED))
"""Cards of the other items."""
SINGLES_COUNTED, SPECIALS_COUNTED = len(COUNTED), len(SPECIAL)
PLAIN = tuple(card for card in DECK if card not in (*COUNTED, *SPECIAL))[:PAR]
"""Cards that bring no 注, to reach 正本 with."""
ITEM_IDS = ("", "diao_bai", "zheng_ben_bai", "da_huo_bai", "da_huo_bai_tu", "quan_tu_da_huo")
"""What the Hundred brings, by number; 0 for nothing."""
TU, OF_HUNDRED, KNOCK, ITEM_ID, ITEM = range(5)
"""Columns of `items`: the lesser 突, what the Hundred brings, what is knocked for, and which of ITEM_IDS it is."""
TRICK_PLACES = TRICKS + 1
TRICK_CODES = TRICK_PLACES ** (SEATS - 1)
"""The tricks of all seats but the last, as one number."""


@lru_cache(maxsize=32)
def money_of(rules: PaymentRules) -> dict[str, Ints | Shorts]:
    """What 注 are paid for."""
    features = np.zeros(len(DECK), np.int64)
    for bit, each in enumerate((*COUNTED, *SPECIAL)):
        features[each] |= 1 << bit
    return {"feature": features, "singles": _singles(rules), "items": _items(rules)}


def _choices(cards: tuple[Card, ...]) -> list[CardSet]:
    """Every set of some cards, by its bits."""
    found = [NO_CARDS]
    for card in cards:
        found += [CardSet(each | 1 << card) for each in found]
    return found


def _singles(rules: PaymentRules) -> Shorts:
    table = np.zeros((2, 1 << len(COUNTED)), np.int16)
    for gate in (False, True):
        for bits, won in enumerate(_choices(COUNTED)):
            found = single_item(rules, won, gate)
            table[int(gate), bits] = found.worth if found else 0
    return table


def _items(rules: PaymentRules) -> Ints:
    table = np.zeros((2, 2, 1 << len(SPECIAL), ITEM), np.int64)
    for at_par, dealt, (bits, special) in product((0, 1), (0, 1), enumerate(_choices(SPECIAL))):
        won = [*members(special), *(PLAIN if at_par else ())]
        if at_par or len(won) < PAR:
            winnings = Winnings(dealt=HUNDRED if dealt else None, won=tuple(map(Won, won)))
            for item in items(rules, winnings, four_gate=False):
                row = table[at_par, dealt, bits]
                if item.item == "xiao_tu":
                    row[TU] = item.worth
                elif item.item in ITEM_IDS:
                    knock = item.knock.worth if item.knock else 0
                    row[[OF_HUNDRED, KNOCK, ITEM_ID]] = item.worth, knock, ITEM_IDS.index(item.item)
    return table


@lru_cache(maxsize=8)
def diao_flows(rules: DiaoRules, base: int) -> Shorts:
    """What tricks bring, the base score included: [banker, tricks of all seats but the last, seat]."""
    table = np.zeros((SEATS, TRICK_CODES, SEATS), np.int16)
    for banker, tricks in product(range(SEATS), _trick_counts()):
        east, north, west, south = tricks
        for claim in diao_claims(rules, Seat(banker), (east, north, west, south)):
            table[banker, tricks_code(tricks)] += paid(base, claim).flow
    return table


@lru_cache(maxsize=8)
def idle_diao_flows(rules: DiaoRules, base: int) -> Shorts:
    """What 吊 bring without play, the base score included: [banker, holders of patterns as a set, seat]."""
    table = np.zeros((SEATS, 1 << SEATS, SEATS), np.int16)
    for banker, bits in product(range(SEATS), range(1 << SEATS)):
        holders = [Seat(seat) for seat in range(SEATS) if bits >> seat & 1]
        for claim in idle_diao_claims(rules, Seat(banker), holders):
            table[banker, bits] += paid(base, claim).flow
    return table


def tricks_code(tricks: Sequence[int]) -> int:
    """The tricks of the seats as one number; those of the last follow from the others."""
    code = 0
    for count in tricks[:-1]:
        code = code * TRICK_PLACES + count
    return code


def _trick_counts() -> Iterator[tuple[int, ...]]:
    return (tricks for tricks in product(range(TRICK_PLACES), repeat=SEATS) if sum(tricks) == TRICKS)
