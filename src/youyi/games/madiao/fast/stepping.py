"""Deals of 馬吊 played by numbers, many at once, in kernels: what `youyi.compiled.batch` asks of a game."""

from __future__ import annotations

from youyi.compiled.arrays import Ints, Shorts, np
from youyi.compiled.batch import ASKED, CHOICES, DETAIL, DRAWS, GAME, INNER, NOBODY, NUMBER, PLIES, Stepping
from youyi.compiled.calls import address, as_array, call, run
from youyi.compiled.jit import kernel, part
from youyi.compiled.streams import GAME as GAME_AT
from youyi.compiled.streams import MIND as MIND_AT
from youyi.compiled.streams import SEED as SEED_AT
from youyi.compiled.streams import Word
from youyi.games.madiao.fast.dealing import lay_card
from youyi.games.madiao.fast.kernel import numbered_choice, numbered_pack, playouts
from youyi.games.madiao.fast.layout import (
    BANKER,
    CARDS,
    DEAL,
    DEALT,
    DEALT_OUT,
    DONE,
    EXPOSED,
    FACE,
    FACE_DOWN,
    FIGURES,
    IN_HAND,
    LAID,
    LEADER,
    NONE,
    NUMBERS,
    PHASE,
    PLAYED,
    PLAYING,
    PURSE,
    SEAT,
    pack,
)
from youyi.games.madiao.fast.memory import Work, work
from youyi.games.madiao.fast.tables import Tables, lower
from youyi.games.madiao.observations import BLOCKS
from youyi.games.madiao.position import HAND, SEATS
from youyi.games.madiao.rules import Madiao
from youyi.kernel.fast import ENDING, FIRSTS, RETURNS

SLOT = DETAIL
"""Detail of a card: its place in the hand."""
CHOOSE = INNER + 1
KEYS = len((SEED_AT, GAME_AT, MIND_AT))
(
    HELD_CARDS, DEALT_CARDS, SHOWN, FACE_UP, WON_CARDS, OWN_DISCARDS, TRICK, TRICK_DISCARDS, DISCARDS, HELD, LEADS, BANKS,
    ASKS, PROMOTED, NUMBER_OF_DEAL, PURSES,
) = range(len(BLOCKS))  # fmt: skip


@kernel
def settle(calls: Ints, t: Tables, w: Work, state: Ints, seed: Word, note: Ints, options: Ints) -> None:
    """Deal until a seat must choose or the deals are over, and list its cards."""
    note[ASKED], note[CHOICES] = NOBODY, 0
    while state[PHASE] != PLAYING and state[PHASE] != DONE:
        note[DRAWS] += 1
        note[PLIES] += 1
        numbered_pack(w, seed, Word(note[GAME]), note[DRAWS])
        carry_out(calls, t, w, state)
    if state[PHASE] == PLAYING:
        note[ASKED], note[CHOICES] = state[SEAT], HAND - state[PLAYED] // SEATS
        hand = IN_HAND + state[SEAT] * HAND
        for slot in range(note[CHOICES]):
            options[slot, NUMBER], options[slot, SLOT] = state[hand + slot], slot


@part
def carry_out(calls: Ints, t: Tables, w: Work, state: Ints) -> None:
    """Carry out what stands in the memory by the kernel that can do everything."""
    nobody, keys, rows = np.zeros(0, np.int64), np.zeros(KEYS, np.uint64), np.zeros((1, FIGURES), np.int64)
    run(calls[INNER], (t, w, state, state, keys, nobody, 1, rows))


@kernel
def take(calls: Ints, t: Tables, w: Work, state: Ints, option: Ints) -> None:
    """Play a card; the last one of a deal brings its settlement."""
    if state[PLAYED] < DEALT_OUT - 1:
        lay_card(t, state, option[SLOT])
    else:
        w.slot[0] = option[SLOT]
        carry_out(calls, t, w, state)


@kernel
def pick(calls: Ints, t: Tables, w: Work, state: Ints, seed: Word, note: Ints, options: Ints, player: int) -> int:
    """Let a player choose a card."""
    return call(calls[CHOOSE], (t, w, state, player, seed, Word(note[GAME]), note[PLIES]))


@kernel
def see(t: Tables, w: Work, state: Ints, seat: int, at: Ints, row: Shorts, figures: Ints) -> None:
    """Write what a seat sees, as `observations.fill` does, and how the deals stand."""
    row[at[NUMBER_OF_DEAL]] = state[DEAL]
    most = state[PURSE]
    for other in range(SEATS):
        row[at[PURSES] + (other - seat) % SEATS] = state[PURSE + other]
        figures[RETURNS + other] = state[PURSE + other]
        most = max(most, state[PURSE + other])
    figures[FIRSTS], figures[ENDING] = 0, int(state[PHASE] == DONE)
    for other in range(SEATS):
        figures[FIRSTS] |= int(state[PURSE + other] == most) << other
    if state[PHASE] == PLAYING:
        see_cards(state, seat, at, row)
        see_tricks(state, seat, at, row)


@part
def see_cards(state: Ints, seat: int, at: Ints, row: Shorts) -> None:
    """Write one's own cards, how many the others hold, who banks and who is asked."""
    row[at[SHOWN] + state[EXPOSED]] = 1
    for nth in range(HAND):
        dealt, held = state[DEALT + seat * HAND + nth], state[IN_HAND + seat * HAND + nth]
        row[at[DEALT_CARDS] + dealt] = 1
        row[at[PROMOTED]] |= int(dealt == state[EXPOSED])
        if held != NONE:
            row[at[HELD_CARDS] + held] = 1
    for other in range(SEATS):
        for nth in range(HAND):
            row[at[HELD] + (other - seat) % SEATS] += int(state[IN_HAND + other * HAND + nth] != NONE)
    row[at[BANKS] + (state[BANKER] - seat) % SEATS] = 1
    row[at[ASKS] + (state[SEAT] - seat) % SEATS] = 1


@part
def see_tricks(state: Ints, seat: int, at: Ints, row: Shorts) -> None:
    """Write what has been laid: the last card face up has won its trick, and its owner leads the next."""
    leader, begun = state[LEADER], state[PLAYED] - state[PLAYED] % SEATS
    for start in range(0, state[PLAYED], SEATS):
        now = int(start == begun)
        if now:
            row[at[LEADS] + (leader - seat) % SEATS] = 1
        best, winner = 0, leader
        for place in range(min(SEATS, state[PLAYED] - start)):
            other, laid = (leader + place) % SEATS, state[LAID + start + place]
            whose, card = (other - seat) % SEATS, laid & FACE
            if laid & FACE_DOWN:
                row[at[DISCARDS] + whose] += 1
                row[at[TRICK_DISCARDS] + whose] |= now
                row[at[OWN_DISCARDS] + card] |= int(other == seat)
            else:
                best, winner = card, other
                row[at[FACE_UP] + whose * CARDS + card] = 1
                row[at[TRICK] + whose * CARDS + card] |= now
        if not now:
            row[at[WON_CARDS] + (winner - seat) % SEATS * CARDS + best] = 1
            leader = winner


def stepping(rules: Madiao, *, computers: bool) -> Stepping:
    """Ready the kernels of a table, with memory of their own; those of players only if computers sit."""
    t, w, start, seed = lower(rules), work(), pack(rules.start()), Word(0)
    options, keys = start.reshape(1, -1), np.zeros(KEYS, np.uint64)
    calls = (
        address(settle, start, t, w, start, seed, start, options),
        address(take, start, t, w, start, start),
        address(pick, start, t, w, start, seed, start, options, 0) if computers else 0,
        address(see, t, w, start, 0, start, start.astype(np.int32), start),
        address(playouts, t, w, start, start, keys, start, 0, options),
        address(numbered_choice, t, w, start, 0, seed, seed, 0) if computers else 0,
    )
    return Stepping(as_array(t), as_array(w), np.array(calls), start, HAND, FIGURES, NUMBERS)
