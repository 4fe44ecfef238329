"""看冲 as arrays: what each own card gives for each turned card of its suit, asked of the functions that say so."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product

from youyi.compiled.arrays import Ints, np
from youyi.games.madiao.cards import BROCADE, DECK, RANK_OF, SUIT_OF, Suit, one_suit
from youyi.games.madiao.fast.layout import SUITS, Shorts
from youyi.games.madiao.stock.banner import CROWNS, NINETY, THREE, factor
from youyi.games.madiao.stock.by_distance import BY_DISTANCE, crowned, idle, strong, urgency
from youyi.games.madiao.stock.draws import PREY
from youyi.games.madiao.stock.rules import Matching, StockRules
from youyi.games.madiao.stock.runs import SHORTEST_RUN, alone, chain, in_run, waits_for_reward
from youyi.games.madiao.stock.suits import ANCHORS, GATE_OF, GATES, JI_BIT, Gate, ranks

PLACES = max(gate.size for gate in GATES.values())
"""Cards of the longest suit; a place is a rank counted from 0."""
FLAGS = max((gate.rewards | gate.shoulder | JI_BIT).bit_count() for gate in GATES.values())
"""Cards of a suit on which the worth of others may depend: the 賞 class, the 肩 and the 極."""


def flagged(gate: Gate) -> tuple[int, ...]:
    """The ranks of those cards."""
    return ranks(gate.rewards | gate.shoulder | JI_BIT)


def mask_of(gate: Gate, flags: int) -> int:
    """The ranks that flags stand for."""
    return sum(1 << rank for bit, rank in enumerate(flagged(gate)) if flags >> bit & 1)


def _every_flags(gate: Gate) -> range:
    return range(1 << len(flagged(gate)))


def stock_tables(rules: StockRules) -> dict[str, Ints | Shorts | int]:
    """What the stock brings."""
    factors = rules.factors
    return {
        **matching_tables(rules.matching, rules.thousand),
        "always": _ints([_cards(gate, gate.rewards & ~(1 << gate.top)) for gate in GATES.values()]),
        "low": _ints([gate.shift for gate in GATES.values()]),
        "anchors": _ints([ANCHORS[gate.shift] for gate in GATES.values()]),
        "prey": _ints([PREY.get(card, 0) for card in DECK]),
        "factor": _ints([0 if factors is None else factor(factors, card) for card in DECK]),
        "banner": _ints([BROCADE & one_suit(suit) for suit in Suit]),
        "banner_anchors": _ints([BROCADE & one_suit(suit) | (1 << NINETY if suit is Suit.T else 0) for suit in Suit]),
        "by_givers": int(rules.matching in BY_DISTANCE),
        "used_up": int(rules.used_up),
        "merit": int(rules.merit),
        "taker_first": int(rules.taker_first),
        "moves_on": int(rules.moves_on),
        "least": rules.least,
        "offered": rules.offered,
        "banners": int(factors is not None),
        "every_brocade": int(rules.every_brocade),
        "crowns": CROWNS,
        "three": THREE,
    }


def _ints(values: object) -> Ints:
    return np.array(values, np.int64)


@lru_cache(maxsize=4)
def matching_tables(matching: Matching, thousand: bool) -> Mapping[str, Ints | Shorts]:
    """What own cards give, by the table of runs or by that of distances."""
    flag_of = np.zeros(len(DECK), np.int64)
    for card in DECK:
        gate = GATE_OF[card]
        if RANK_OF[card] in flagged(gate):
            flag_of[card] = 1 << flagged(gate).index(RANK_OF[card])
    needed = strong if matching in BY_DISTANCE else _drawing
    nearness = np.zeros((SUITS, PLACES, PLACES), np.int64)
    for suit, gate, one, other in _pairs():
        nearness[suit, one - 1, other - 1] = urgency(gate, crowned(gate, thousand=thousand), (one,), other)
    return {
        "flag_of": flag_of,
        "needed": _ints([_cards(gate, needed(gate)) for gate in GATES.values()]),
        "nearness": nearness,
        **(_distances(matching, thousand) if matching in BY_DISTANCE else _runs()),
    }


def _drawing(gate: Gate) -> int:
    return gate.anchors


def _pairs() -> list[tuple[int, Gate, int, int]]:
    return [
        (suit, gate, one, other)
        for suit, gate in enumerate(GATES.values())
        for one, other in product(range(1, gate.size + 1), repeat=2)
    ]


def _empty() -> dict[str, Shorts]:
    flags, places = 1 << FLAGS, PLACES
    shapes: dict[str, tuple[int, ...]] = {
        "waits": (SUITS, places, flags, flags),
        "gives": (SUITS, places, places, flags),
        "idle": (SUITS, places, flags, flags),
        "in_run": (SUITS, places, places, flags, 2),
        "run": (SUITS, 1 << places),
    }
    return {name: np.zeros(shape, np.int16) for name, shape in shapes.items()}


def _cards(gate: Gate, mask: int) -> int:
    """Ranks as a set of cards."""
    return mask >> 1 << gate.shift


def _runs() -> dict[str, Shorts]:
    """`stock.runs.match` as arrays."""
    tables = _empty()
    for suit, gate in enumerate(GATES.values()):
        for there in range(1 << gate.size):
            run = chain(gate, there << 1)
            tables["run"][suit, there] = run >> 1 if run.bit_count() >= SHORTEST_RUN else 0
        for rank, own, there in product(range(1, gate.size + 1), _every_flags(gate), _every_flags(gate)):
            masks = mask_of(gate, own), mask_of(gate, there)
            tables["waits"][suit, rank - 1, own, there] = waits_for_reward(gate, *masks, rank)
    for suit, gate, own, rank in _pairs():
        for flags in _every_flags(gate):
            mask = mask_of(gate, flags)
            if gate.anchors >> own & 1:
                tables["gives"][suit, own - 1, rank - 1, flags] = alone(gate, mask, own, rank)
            for lowest in (0, 1):
                points = in_run(gate, mask, JI_BIT * lowest, own, rank)
                tables["in_run"][suit, own - 1, rank - 1, flags, lowest] = points
    return tables


def _distances(matching: Matching, thousand: bool) -> dict[str, Shorts]:
    """`stock.by_distance.match_by_distance`, or `match_with_thousand`, as arrays."""
    tables = _empty()
    for suit, gate in enumerate(GATES.values()):
        every, crowns = range(1, gate.size + 1), crowned(gate, thousand=thousand)
        for each, own, there in product(every, _every_flags(gate), _every_flags(gate)):
            masks = mask_of(gate, own), mask_of(gate, there)
            tables["idle"][suit, each - 1, own, there] = idle(gate, crowns, *masks, each)
    for suit, gate, own, rank in _pairs():
        for flags in _every_flags(gate):
            alone_with = dict(matching(gate, 1 << own | _serving(gate), mask_of(gate, flags), rank).gives)
            tables["gives"][suit, own - 1, rank - 1, flags] = alone_with.get(own, 0)
    return tables


def _serving(gate: Gate) -> int:
    """Cards beside an own one that keep it from being idle and from lacking an anchor."""
    return JI_BIT | 1 << gate.size


assert [SUIT_OF[gate.shift] for gate in GATES.values()] == list(Suit)
