"""What a seat of 馬吊 may know of a state, and states that it allows, in kernels; the draws are those of `worlds`."""

from __future__ import annotations

from youyi.compiled.arrays import Ints
from youyi.compiled.jit import inlined, kernel, part
from youyi.compiled.streams import Word, below
from youyi.games.madiao.cards import ALL
from youyi.games.madiao.fast.dealing import void
from youyi.games.madiao.fast.layout import (
    CARDS,
    DEALT,
    EXPOSED,
    FACE,
    FACE_DOWN,
    HIDDEN,
    IN_HAND,
    LAID,
    LEADER,
    LOOKER,
    NONE,
    PHASE,
    PLAYED,
    PLAYING,
    STOCK,
    WIDTH,
    WON,
)
from youyi.games.madiao.fast.memory import DEALT_PILE, Work
from youyi.games.madiao.fast.payments import gathered
from youyi.games.madiao.fast.resolve import dealt_result
from youyi.games.madiao.fast.tables import Tables
from youyi.games.madiao.position import HAND, SEATS

COLUMN, REFUSES, LIES = range(3)
"""Columns of a place: where it stands in a state, which cards cannot lie there, and which one does."""


@part
def last_is_down(state: Ints, play: int) -> bool:
    """Whether a play lies face down, known or not."""
    return bool(state[LAID + play] == HIDDEN or state[LAID + play] & FACE_DOWN)


@kernel
def observe(state: Ints, seen: Ints, seat: int) -> None:
    """Hide in a copy of a state what a seat may not know."""
    for column in range(WIDTH):
        seen[column] = state[column]
    seen[LOOKER] = seat + 1
    if state[PHASE] != PLAYING:
        return
    for nth in range(HAND):
        seen[STOCK + nth] = HIDDEN
    leader, winner = state[LEADER], 0
    for play in range(state[PLAYED]):
        if play % SEATS == 0:
            leader = winner if play else leader
        player = (leader + play % SEATS) % SEATS
        if not last_is_down(state, play):
            winner = player
        elif player != seat:
            seen[LAID + play] = HIDDEN
    for owner in range(SEATS):
        for nth in range(HAND):
            if owner != seat:
                seen[DEALT + owner * HAND + nth] = HIDDEN
                if state[IN_HAND + owner * HAND + nth] != NONE:
                    seen[IN_HAND + owner * HAND + nth] = HIDDEN


@part
def place(w: Work, count: int, column: int, refuses: int) -> int:
    """Note where an unseen card lies; returns how many are noted."""
    w.places[count, COLUMN], w.places[count, REFUSES], w.places[count, LIES] = column, refuses, NONE
    return count + 1


@inlined
def find_places(t: Tables, w: Work, seen: Ints) -> int:
    """List the places of unseen cards: discards in the order of play, then hands, then the stock. Returns how many."""
    count, leader, winner, best = 0, seen[LEADER], 0, 0
    for play in range(seen[PLAYED]):
        if play % SEATS == 0:
            leader = winner if play else leader
        player, laid = (leader + play % SEATS) % SEATS, seen[LAID + play]
        if laid == HIDDEN:
            # Before the last trick ends, what a seat has won is what it had won when it played in it.
            free = t.barred[play // SEATS, int(seen[WON + player] > 0)]
            count = place(w, count, LAID + play, 0 if free else t.above[best])
        elif not laid & FACE_DOWN:
            best, winner = laid, player
    for column in range(IN_HAND, STOCK):
        if seen[column] == HIDDEN:
            count = place(w, count, column, 0)
    for nth in range(HAND - 1):
        count = place(w, count, STOCK + nth, 0)
    return count


@inlined
def find_pool(t: Tables, w: Work, seen: Ints) -> int:
    """List the cards that the looker has not seen, but for the last of the stock. Returns how many."""
    looker, exposed = seen[LOOKER] - 1, seen[EXPOSED]
    last = exposed if t.substitute[exposed] == NONE else t.substitute[exposed]
    known = gathered(seen, DEALT + looker * HAND) | 1 << last
    for play in range(seen[PLAYED]):
        if not last_is_down(seen, play):
            known |= 1 << seen[LAID + play]
    count = 0
    for card in range(CARDS):
        if (ALL & ~known) >> card & 1:
            w.pool[count] = card
            count += 1
    return count


@part
def refusals(w: Work, count: int, card: int) -> int:
    """How many places refuse a card."""
    found = 0
    for nth in range(count):
        found += w.places[nth, REFUSES] >> card & 1
    return int(found)


@inlined
def lay(w: Work, count: int, card: int, wanted: int) -> None:
    """Lay a card into the nth of the free places that take it."""
    for nth in range(count):
        if w.places[nth, LIES] == NONE and not w.places[nth, REFUSES] >> card & 1:
            if not wanted:
                w.places[nth, LIES] = card
                return
            wanted -= 1


@inlined
def taking(w: Work, count: int, card: int) -> int:
    """How many free places take a card."""
    found = 0
    for nth in range(count):
        found += int(w.places[nth, LIES] == NONE and not w.places[nth, REFUSES] >> card & 1)
    return found


@inlined
def lay_choosy(t: Tables, w: Work, pool: int, count: int, stream: Word) -> tuple[bool, Word]:
    """Lay the cards that some place refuses; says whether the try is kept."""
    others, laid, before = 0, 0, NONE
    for nth in range(CARDS):
        card = t.by_place[nth]
        refused = refusals(w, count, card)
        if not pool >> card & 1 or not refused:
            continue
        if t.suit_of[card] != before:
            before, others = t.suit_of[card], laid
        takes, most = taking(w, count, card), count - laid - max(0, refused - others)
        if not takes:
            return False, stream
        kept, stream = below(stream, most)
        if kept >= takes:
            return False, stream
        wanted, stream = below(stream, takes)
        lay(w, count, card, wanted)
        laid += 1
    return True, stream


@inlined
def lay_rest(w: Work, count: int, cards: int, stream: Word) -> Word:
    """Shuffle the other cards of the pool and lay them into the free places in order."""
    left = 0
    for nth in range(cards):
        card = w.pool[nth]
        if not refusals(w, count, card):
            w.deck[left] = card
            left += 1
    for last in range(left - 1, 0, -1):
        pick, stream = below(stream, last + 1)
        w.deck[last], w.deck[pick] = w.deck[pick], w.deck[last]
    used = 0
    for nth in range(count):
        if w.places[nth, LIES] == NONE:
            w.places[nth, LIES] = w.deck[used]
            used += 1
    return stream


@inlined
def fill(t: Tables, w: Work, seen: Ints, state: Ints, count: int) -> None:
    """Write the cards into their places, and what follows from them."""
    for column in range(WIDTH):
        state[column] = seen[column]
    looker, exposed = seen[LOOKER] - 1, seen[EXPOSED]
    state[LOOKER] = 0
    for nth in range(count):
        column, card = w.places[nth, COLUMN], w.places[nth, LIES]
        state[column] = card + FACE_DOWN if column >= LAID else card
    end_stock(t, state, exposed)
    leader, winner = state[LEADER], 0
    for seat in range(SEATS):
        w.held[seat] = 0
        while w.held[seat] < HAND and state[IN_HAND + seat * HAND + w.held[seat]] != NONE and seat != looker:
            state[DEALT + seat * HAND + w.held[seat]] = state[IN_HAND + seat * HAND + w.held[seat]]
            w.held[seat] += 1
    for play in range(state[PLAYED]):
        if play % SEATS == 0:
            leader = winner if play else leader
        player, laid = (leader + play % SEATS) % SEATS, state[LAID + play]
        if not laid & FACE_DOWN:
            winner = player
        if player != looker:
            state[DEALT + player * HAND + w.held[player]] = laid & FACE
            w.held[player] += 1


@inlined
def end_stock(t: Tables, state: Ints, exposed: int) -> None:
    """The exposed card stands for its substitute too: which of the two it is follows from where it lies."""
    last = exposed if t.substitute[exposed] == NONE else t.substitute[exposed]
    state[STOCK + HAND - 1] = last
    for nth in range(HAND - 1):
        if state[STOCK + nth] == exposed:
            state[STOCK + nth], state[STOCK + HAND - 1] = last, exposed


@inlined
def nothing_to_show(t: Tables, w: Work, state: Ints, looker: int) -> bool:
    """Whether play would have begun with these hands."""
    if void(t, state):
        return False
    for seat in range(SEATS):
        w.piles[seat, DEALT_PILE] = gathered(state, DEALT + seat * HAND)
        if seat != looker and dealt_result(t, w, seat) != NONE:
            return False
    return True


@kernel
def sample(t: Tables, w: Work, seen: Ints, state: Ints, key: Word) -> None:
    """Draw a state that a seat's row allows, each equally likely."""
    count, cards, stream = find_places(t, w, seen), find_pool(t, w, seen), key
    pool = 0
    for nth in range(cards):
        pool |= 1 << w.pool[nth]
    while True:
        for nth in range(count):
            w.places[nth, LIES] = NONE
        kept, stream = lay_choosy(t, w, pool, count, stream)
        if kept:
            stream = lay_rest(w, count, cards, stream)
            fill(t, w, seen, state, count)
            if nothing_to_show(t, w, state, seen[LOOKER] - 1):
                return
