"""The rulebook of 馬吊 as arrays: worked out by the functions of the readable engine, once for a table."""

from __future__ import annotations

from typing import NamedTuple

from youyi.compiled.arrays import Floats, Ints, np
from youyi.compiled.record import record
from youyi.games.madiao.cards import ABOVE, DECK, SUIT_OF, Suit, one_suit
from youyi.games.madiao.conditions.gates import CLASSES
from youyi.games.madiao.fast.layout import CARDS, NONE, SUIT_NUMBER, Shorts
from youyi.games.madiao.fast.money import diao_flows, idle_diao_flows, money_of
from youyi.games.madiao.fast.programs import programs
from youyi.games.madiao.fast.stock_tables import stock_tables
from youyi.games.madiao.fast.weights import weights
from youyi.games.madiao.lowering import LOWERING
from youyi.games.madiao.payments.penalties import FIXED_FINE
from youyi.games.madiao.play.dealing import (
    LONG_SUIT,
    first_leader,
    remainder_seat,
    substitutes,
)
from youyi.games.madiao.play.tricks import barred
from youyi.games.madiao.players.network import network_of
from youyi.games.madiao.position import SEATS, TRICKS
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.winnings import PAR
from youyi.kernel.seats import Seat
from youyi.players.network import SHIFT, UNIT, Network

BY_PLACE = tuple(sorted(DECK, key=lambda card: (SUIT_OF[card].value, -card)))
"""The order in which `worlds` lays the cards that some place refuses."""


class Tables(NamedTuple):
    """The rules of one table, as one block. Answers to questions are 0 or 1; sets of cards have a bit for each."""

    suits: Ints
    suit_of: Ints
    above: Ints
    classes: Ints
    by_place: Ints
    banker_of: Ints
    """[card]: who banks first where this card is exposed."""
    leader_of: Ints
    """[banker, card]"""
    substitute: Ints
    """[card]: what takes its place, or NONE."""
    barred: Ints
    """[trick, won]: whether a seat with so many won cards (one means any) cannot capture in this trick, from 0."""
    code: Ints
    rows: Ints
    buckets: Ints
    bucket_count: Ints
    sets: Ints
    members: Ints
    over: Ints
    keep: Ints
    family_count: Ints
    feature: Ints
    """[card]: its bit among those that 注 are paid for."""
    singles: Shorts
    """[beside a four-gate, features]: what single won cards count."""
    items: Ints
    """[at par, Hundred dealt, features beyond the singles, item]: worths, then what is knocked for."""
    diao: Shorts
    """[banker, tricks of the first seats, seat]: what 吊 bring, the base score included."""
    idle_diao: Shorts
    """[banker, seats whose pattern counts as a set, seat]: the same of a deal without play."""
    anchors: Ints
    """[suit]: own cards, one of which is needed to draw."""
    needed: Ints
    """[suit]: own cards that have not served yet, one of which is needed."""
    low: Ints
    """[suit]: its lowest card's number."""
    always: Ints
    """[suit]: cards that run along with any run."""
    flag_of: Ints
    """[card]: its bit among those of its suit on which the worth of others depends."""
    waits: Shorts
    """[suit, place of the card turned, flags of own, flags of all]: whether it cannot be taken."""
    gives: Shorts
    """[suit, place of own card, place of the card turned, flags of all]: points without a run."""
    idle: Shorts
    """[suit, place of own card, flags of own, flags of all]: whether it gives nothing."""
    in_run: Shorts
    """[suit, own, turned, flags of own, whether the lowest is in the run]: points in a run."""
    run: Shorts
    """[suit, cards there]: the run that they make from its ends, as places; empty if it is too short."""
    nearness: Ints
    """[suit, own, turned]: how urgently a card is wanted; the smallest goes first."""
    prey: Ints
    """[card]: what it is a merit to have beaten."""
    factor: Ints
    """[card]: what a drawn 錦 of its suit counts in a seized banner."""
    banner: Ints
    banner_anchors: Ints
    """[suit]: what is drawn for a banner, and what draws it."""
    stays: Floats
    """What the heuristic player weighs, as in `weights`."""
    trick_profit: Floats
    brocade_profit: Floats
    keeps: Floats
    edge: Floats
    gate: Floats
    ji: Floats
    columns: Shorts
    """[input, unit]: the weights of the network, the last to the result itself."""
    outs: Ints
    shift: int
    unit: int
    """One 注 as the network counts."""
    by_givers: int
    used_up: int
    merit: int
    best_claim: int
    taker_first: int
    moves_on: int
    least: int
    offered: int
    banners: int
    every_brocade: int
    """Whether a banner is seized with every 錦 drawn beside a seat with three 賞."""
    crowns: int
    """Those 賞, as a set; so many of them as `three`."""
    three: int
    doubling: int
    redeals: int
    long_suit: int
    all_score: int
    from_first: int
    """Whether the holder who counts alone is sought from the first seat, not from the banker."""
    ji_draw: int
    pick: int
    next_banker: int
    penalties: int
    fine: int
    multiple: int
    """By what every payment is multiplied."""
    par: int
    deals: int


def lower(rules: Madiao, network: Network | None = None) -> Tables:
    """Work the tables out from rulings and terms; the network given stands for the shipped one.

    Raises LookupError for an answer that kernels were not taught.
    """
    context, rulings, network = rules.context, rules.rulings, network or network_of()
    found, doubling = programs(context.patterns)
    substitute = substitutes(rulings)
    fields: dict[str, Floats | Ints | Shorts | int] = {
        "suits": _ints([one_suit(suit) for suit in Suit]),
        "suit_of": _ints(SUIT_NUMBER),
        "above": _ints(ABOVE),
        "classes": _ints(CLASSES),
        "by_place": _ints(BY_PLACE),
        "banker_of": _ints([remainder_seat(rulings, card) for card in DECK]),
        "leader_of": _ints([[first_leader(rulings, Seat(seat), card)[0] for card in DECK] for seat in range(SEATS)]),
        "substitute": _ints([substitute.get(card, NONE) for card in DECK]),
        "barred": _ints([[barred(rulings, trick, TRICKS, won) for won in (0, 1)] for trick in range(1, TRICKS + 1)]),
        "diao": diao_flows(context.payments.diao, context.payments.base),
        "idle_diao": idle_diao_flows(context.payments.diao, context.payments.base),
        **found._asdict(),
        **weights()._asdict(),
        **money_of(context.payments),
        **stock_tables(context.stock),
        **LOWERING.columns(rulings, rules.terms),
        "long_suit": LONG_SUIT,
        "fine": FIXED_FINE,
        "par": PAR,
        "columns": np.array(network.columns, np.int16),
        "outs": _ints(network.outs),
        "shift": SHIFT,
        "unit": UNIT,
        "doubling": doubling,
        "multiple": context.payments.base,
        "deals": rules.terms.deals,
    }
    return record(Tables(**fields))  # type: ignore[arg-type]  # a field is an array or a number, by its name


def _ints(values: object) -> Ints:
    return np.array(values, np.int64)


assert len(DECK) == CARDS
