"""From the shuffled pack to the first lead, and from the last trick to the next pack, in kernels."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import inlined, part
from youyi.compiled.streams import Word, below
from youyi.games.madiao.fast.layout import (
    BANKER,
    BEST,
    BEST_SEAT,
    CARDS,
    DEAL,
    DEALT,
    DEALT_OUT,
    DONE,
    EXPOSED,
    FACE_DOWN,
    IN_HAND,
    LAID,
    LEADER,
    NONE,
    PHASE,
    PLAYED,
    PLAYING,
    PURSE,
    SEAT,
    STOCK,
    SUITS,
    TO_DEAL,
    TO_SEAT_BANKER,
    WIDTH,
    WON,
)
from youyi.games.madiao.fast.memory import DEALT_PILE, Work
from youyi.games.madiao.fast.offences import punish
from youyi.games.madiao.fast.payments import gathered, settle
from youyi.games.madiao.fast.resolve import dealt_result
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.lowering import ADVISE, EACH_DEAL, HIGHEST_NET, OFF, ROTATE
from youyi.games.madiao.position import HAND, SEATS

BEGUN, REDEALT, SHOWN = range(3)
"""What comes of a dealt pack: tricks, another pack, or a settlement without tricks."""


@part
def shuffle(deck: Ints, key: Word) -> None:
    """Shuffle the pack, as `kernel.cards.Shuffle` does."""
    state = key
    for card in range(CARDS):
        deck[card] = card
    for last in range(CARDS - 1, 0, -1):
        pick, state = below(state, last + 1)
        deck[last], deck[pick] = deck[pick], deck[last]


@part
def void(t: Tables, state: Ints) -> bool:
    """Whether a hand has so many cards of one suit that the pack is dealt again."""
    if not t.redeals:
        return False
    for seat in range(SEATS):
        for suit in range(SUITS):
            alike = 0
            for nth in range(HAND):
                alike += int(t.suit_of[state[DEALT + seat * HAND + nth]] == suit)
            if alike >= t.long_suit:
                return True
    return False


@inlined
def promote(t: Tables, state: Ints) -> None:
    """升代: the card that stands in for the exposed one takes its place, if a hand has it."""
    exposed = state[EXPOSED]
    substitute = t.substitute[exposed]
    if substitute == NONE:
        return
    for nth in range(DEALT_OUT):
        if state[DEALT + nth] == substitute:
            state[DEALT + nth] = exposed
            state[STOCK + HAND - 1] = substitute


@inlined
def lay_out(t: Tables, w: Work, state: Ints) -> bool:
    """分庄、發牌、升代: deal the pack of the memory. Returns whether the deal is valid; a void one is dealt again."""
    exposed = w.deck[CARDS - 1]
    if state[PHASE] == TO_SEAT_BANKER:
        state[PHASE], state[BANKER] = TO_DEAL, t.banker_of[exposed]
    for nth in range(DEALT_OUT):
        state[DEALT + nth] = w.deck[nth]
    for nth in range(HAND):
        state[STOCK + nth] = w.deck[DEALT_OUT + nth]
    if void(t, state):
        put_away(state)
        return False
    state[DEAL] += 1
    state[EXPOSED] = exposed
    promote(t, state)
    return True


@inlined
def anything_shown(t: Tables, w: Work, state: Ints) -> bool:
    """Whether a hand has a dealt pattern; every hand's is noted."""
    found = False
    for seat in range(SEATS):
        w.piles[seat, DEALT_PILE] = gathered(state, DEALT + seat * HAND)
        found |= dealt_result(t, w, seat) != NONE
    return found


@inlined
def deal(t: Tables, w: Work, state: Ints) -> int:
    """Deal the pack of the memory. Returns what comes of it."""
    if not lay_out(t, w, state):
        return REDEALT
    if anything_shown(t, w, state):
        return SHOWN
    begin_play(t, state)
    return BEGUN


@inlined
def begin_play(t: Tables, state: Ints) -> None:
    """斗牌: nobody has shown a dealt pattern; someone leads."""
    for nth in range(DEALT_OUT):
        state[IN_HAND + nth] = state[DEALT + nth]
    state[PHASE] = PLAYING
    state[LEADER] = state[SEAT] = t.leader_of[state[BANKER], state[EXPOSED]]


@part
def put_away(state: Ints) -> None:
    """Leave no card on the table."""
    state[EXPOSED] = state[LEADER] = state[SEAT] = state[PLAYED] = state[BEST] = state[BEST_SEAT] = 0
    for seat in range(SEATS):
        state[WON + seat] = 0
    for column in range(DEALT, WIDTH):
        state[column] = NONE


@inlined
def end_deal(t: Tables, w: Work, state: Ints, shown: bool) -> None:
    """Settle and close the deal; after the agreed number of deals the sitting ends, or else someone banks next."""
    banker, last_winner = state[BANKER], settle(t, w, state, shown)
    if shown:
        last_winner = NONE
    elif t.penalties not in (OFF, ADVISE):
        punish(t, w, state, banker, -net(w, banker))
    following = next_banker(t, w, banker, last_winner)
    for seat in range(SEATS):
        state[PURSE + seat] += net(w, seat)
    for column in range(WIDTH):
        w.closed[column] = state[column]
    put_away(state)
    state[BANKER] = 0
    if state[DEAL] >= t.deals:
        state[PHASE] = DONE
    elif following == NONE:
        state[PHASE] = TO_SEAT_BANKER
    else:
        state[PHASE], state[BANKER] = TO_DEAL, following


@part
def net(w: Work, seat: int) -> int:
    """What a deal brought a seat."""
    brought = 0
    for due in range(len(w.flows)):
        brought += w.flows[due, seat]
    return int(brought)


@part
def next_banker(t: Tables, w: Work, banker: int, last_winner: int) -> int:
    """次局庄家: who banks next, NONE if the next exposed card will say."""
    if t.next_banker == EACH_DEAL:
        return NONE
    if t.next_banker == ROTATE:
        return (banker + 1) % SEATS
    if t.next_banker != HIGHEST_NET:
        return banker if last_winner == NONE else last_winner
    best, alone = 0, True
    for seat in range(1, SEATS):
        more = net(w, seat) - net(w, best)
        if more >= 0:
            best, alone = seat if more else best, more > 0
    return best if alone else banker


@inlined
def lay_card(t: Tables, state: Ints, slot: int) -> bool:
    """Play a card that the seat has in a place of its hand; says whether it ended the last trick."""
    seat, played = state[SEAT], state[PLAYED]
    hand = IN_HAND + seat * HAND
    card, trick, place = state[hand + slot], played // SEATS, played % SEATS
    for nth in range(slot, HAND - 1):
        state[hand + nth] = state[hand + nth + 1]
    state[hand + HAND - 1] = NONE
    up = not place or captures(t, state, seat, card, trick)
    state[LAID + played] = card if up else card + FACE_DOWN
    if up:
        state[BEST], state[BEST_SEAT] = card, seat
    state[PLAYED] = played + 1
    state[SEAT] = (seat + 1) % SEATS
    if place < SEATS - 1:
        return False
    end_trick(state)
    return bool(played + 1 == DEALT_OUT)


@inlined
def captures(t: Tables, state: Ints, seat: int, card: int, trick: int) -> bool:
    """捉牌: whether a card beats the best of the suit led."""
    return bool(t.above[state[BEST]] >> card & 1) and not t.barred[trick, int(state[WON + seat] > 0)]


@inlined
def end_trick(state: Ints) -> None:
    """上桌: the best card is won, and its owner leads next."""
    winner = state[BEST_SEAT]
    state[WON + winner] += 1
    state[SEAT] = winner
    state[BEST] = state[BEST_SEAT] = 0
