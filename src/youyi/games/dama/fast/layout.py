"""A position of 打馬 as a row of whole numbers, and the other numbers by which kernels find their way."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from youyi.compiled.arrays import Ints
from youyi.compiled.choosing import player_numbers
from youyi.games.dama import events
from youyi.games.dama.casts import DICE, CastClass
from youyi.games.dama.moves import Decline, Retire, Ride, Stay
from youyi.games.dama.numbering import encode
from youyi.games.dama.players.amounts import COUNTS
from youyi.games.dama.players.inputs import FLAGS, STRIKES
from youyi.games.dama.players.levels import LEVELS
from youyi.games.dama.position import (
    Act,
    Army,
    Context,
    Done,
    Finish,
    Opening,
    Phase,
    Position,
    ToDraw,
    ToMove,
    ToStay,
    ToThrow,
    Turn,
)
from youyi.games.dama.road import ARMY, CELLS, START
from youyi.games.dama.rulings import Terms
from youyi.kernel.dice import Throw
from youyi.kernel.ledger import Ledger
from youyi.kernel.rulings import Quantity, questions
from youyi.kernel.seats import Seat, Spot

_ASKED = questions(Terms())["seats"]
assert isinstance(_ASKED, Quantity), "how many sit is a number"
MOST = _ASKED.highest or 0
"""The most seats that a table has; a feature of the seats takes so many columns."""

# The columns of a state. A column that the phase does not need is 0, so that equal positions are equal rows.
(
    SEATS, PHASE, BY, EXTRA, COLLISIONS, CAST, CONTEXT, ACTOR, HORSES, EARNED, OTHER, FINISH,
    CURRENT, THROWS, BOWL, FULL, PASSED, LEFT, GONE, WAIT, FEATURES,
) = range(21)  # fmt: skip
"""CAST and OTHER are one more than what they name, 0 for nothing; PASSED and GONE have a bit for each seat.

EARNED and LEFT are lists of seats, WAIT counts the extra turns that wait. OTHER is the first thrower of the opening, the
seat that was struck, or the winner.
"""
HAND, HOME, OWN, LAST, PURSE, DEPLOYED, MUST_DROP, STACKS = (FEATURES + each * MOST for each in range(8))
"""Features of a seat; STACKS counts its stacks."""
STACK = STACKS + MOST
"""ARMY columns for each seat: its stacks, by cell, each as one number."""
TURN = STACK + MOST * ARMY
ROOM = 256
"""How many extra turns can wait; a few would do under any ruleset, and 30,000 games at random tables never needed more."""
SHIFT = 3
"""A column holds 2 ** SHIFT turns that wait, of 2 ** SHIFT bits each."""
IN_COLUMN = (1 << SHIFT) - 1
TURN_MASK = (1 << (1 << SHIFT)) - 1
WIDTH = TURN + (ROOM >> SHIFT)

SEAT_BITS = 3
"""Bits of a seat, one more than its number, in a list or in a turn that waits."""
SEAT_MASK = (1 << SEAT_BITS) - 1
EXTRA_BIT, COLLISION_BIT = SEAT_BITS, SEAT_BITS + 1
HORSE_BITS = 5
"""Bits of the horses in a stack; its cell stands above them."""
HORSE_MASK = (1 << HORSE_BITS) - 1

TO_DRAW, OPENING, TO_THROW, TO_MOVE, TO_STAY, DONE = range(6)
CONTEXTS = tuple(Context)
TRIPLE, PRIZE, FINE, FIRST_CAST, OWNED, OWN_CLASS, OTHERS, OTHERS_CLASS, COLLISION, SIDE_COLLISION, PLAIN = map(
    CONTEXTS.index,
    (
        Context.TRIPLE, Context.PRIZE, Context.FINE, Context.FIRST, Context.OWN, Context.OWN_CLASS, Context.OTHERS,
        Context.OTHERS_CLASS, Context.COLLISION, Context.SIDE_COLLISION, Context.PLAIN,
    ),
)  # fmt: skip
KINDS = (CastClass.PRIZE, CastClass.FINE, CastClass.PLAIN)
PRIZE_CAST, FINE_CAST, PLAIN_CAST = range(3)
FINISHES = tuple(Finish)
XIMAN, CUMAN, PLACED, ALONE, DRAWN = map(
    FINISHES.index, (Finish.XIMAN, Finish.CUMAN, Finish.PLACED, Finish.ALONE, Finish.DRAWN)
)
CASTS = tuple(cast for cast, _ in DICE.table())
"""The casts by which rows and tables count."""
NTH_CAST = {cast: nth for nth, cast in enumerate(CASTS)}
"""The number of each."""
FACES = range(DICE.lowest, DICE.highest + 1)
FACE_COUNT = len(FACES)

NONE, YES = 0, 1
ONWARD, BEFORE = 1, -1
"""Round the table to the seats that follow, or to those before."""
NO_WAY, NOTHING, NOBODY = -1, -1, -1
RAN_PAST = 1 << (CELLS - 1).bit_length()
"""Added to the end of a way on which steps were left at the end of the road."""
CELL_MASK = RAN_PAST - 1
WINDOW_SHIFT = 5
"""Bits of cells are kept in windows of twice 2 ** WINDOW_SHIFT cells that begin so many cells apart."""
WINDOW = 1 << WINDOW_SHIFT
WINDOW_MASK = WINDOW - 1
WINDOWS = (CELLS >> WINDOW_SHIFT) + 1
assert 2 * WINDOW <= 64
assert max(sum(cast.faces) for cast in CASTS) < WINDOW, "a way from the first half of a window ends in it"

_ONE = Spot(1)
DECLINE, STAY, RETIRE = encode(Decline()), encode(Stay()), encode(Retire())
DROP = encode(Ride(Spot(START), 1))
RIDE = encode(Ride(_ONE, 1)) - _ONE
"""The number of a ride less its cell; BACK and a PART for each horse that leaves its stack are added."""
BACK, PART = encode(Ride(_ONE, -1)) - encode(Ride(_ONE, 1)), encode(Ride(_ONE, 1, 1)) - encode(Ride(_ONE, 1))
CHOICES = 2 * ARMY + 2
"""As many as there can be: every horse of every stack forward and back, a drop, and letting pass."""

COUNTED = (
    events.Dropped, events.DropLost, events.Moved, events.NoWay, events.Struck, events.Merged, events.StationEntered,
    events.Flew, events.Held, events.Declined, events.Collided, events.ThrowsAgain, events.OwnCastTaken, events.ExtraEarned,
    events.GateOpened,
)  # fmt: skip
"""The events that are counted of a game, in columns of its row."""
(
    DROPPED, DROP_LOST, MOVED, HAD_NO_WAY, STRUCK, MERGED, STATION_ENTERED,
    FLEW, HELD, DECLINED, COLLIDED, THROWN_AGAIN, OWN_CAST_TAKEN, EXTRA_EARNED,
    GATE_OPENED,
) = range(len(COUNTED))  # fmt: skip
COUNTERS = (
    "drops", "lost_drops", "moves", "no_ways", "strikes", "merges", "stations",
    "flights", "held_in_the_moat", "declined", "collisions", "throws_again", "own_casts", "extra_turns",
    "gate_openings",
)  # fmt: skip
DID_CONTEXT, DID_SEAT, DID_HORSES, DID, DID_COUNT, DID_FROM, DID_TO, OUTCOME = range(8)
"""What the throw carried out last was, and what was done with it: an event, with how many horses from where to where."""

REWARD, FINE_PAID, PAY, HALF, SETTLE = range(5)
"""Payments that can be carried out alone."""

UNITS = 64
"""Hidden units of the shipped networks."""
MOST_INPUTS = MOST * (ARMY + FLAGS + COUNTS + 2 * (ARMY + STRIKES))
"""More inputs of the network than can be on at a time."""

PLAYED, AFTER, THROWN, DEPTHS = range(4)
"""Positions that the expectimax player keeps: the one that is played, after a choice, and after the next throw."""
RANDOM, FIRST, GREEDY, EXPECTIMAX, NETWORK, NETWORK_FIRST, LOOKAHEAD, LOOKAHEAD_FIRST = range(8)
PLAYERS = (
    "random@1", "first@1", "greedy@1", "expectimax@1", "network@3", "network-first@3", "lookahead@3", "lookahead-first@3",
)  # fmt: skip
"""Who plays in kernels, by these numbers."""
PLAYER_COUNT = len(PLAYERS)
NUMBERS = player_numbers(PLAYERS, LEVELS, PLAYER_COUNT)
"""The same by name, and the levels made of them."""


def pack(position: Position) -> Ints:
    """Write a position as a row. Raises OverflowError where more than ROOM turns wait."""
    if len(position.waiting) > ROOM:
        raise OverflowError(f"more than {ROOM} extra turns wait")
    row = np.zeros(WIDTH, np.int64)
    row[SEATS] = len(position.armies)
    row[[CURRENT, THROWS, FULL, BOWL]] = position.current, position.throws, position.full, position.ledger.bowl
    row[[PASSED, GONE]] = _bits(position.passed), _bits(position.left)
    row[LEFT], row[WAIT] = _listed(position.left), len(position.waiting)
    for nth, turn in enumerate(position.waiting):
        row[TURN + (nth >> SHIFT)] |= _turn_number(turn) << ((nth & IN_COLUMN) << SHIFT)
    for seat, (army, purse) in enumerate(zip(position.armies, position.ledger.purses, strict=True)):
        row[PURSE + seat] = purse
        _pack_army(row, seat, army)
    _pack_phase(row, position.phase)
    return row


def _pack_army(row: Ints, seat: int, army: Army) -> None:
    own, last = (0 if cast is None else NTH_CAST[cast] + 1 for cast in (army.own, army.last))
    row[[HAND + seat, HOME + seat, OWN + seat, LAST + seat]] = army.hand, army.home, own, last
    row[[DEPLOYED + seat, MUST_DROP + seat, STACKS + seat]] = army.deployed, army.must_drop, len(army.stacks)
    for nth, (spot, horses) in enumerate(army.stacks):
        row[STACK + seat * ARMY + nth] = spot << HORSE_BITS | horses


def _pack_phase(row: Ints, phase: Phase) -> None:
    match phase:
        case ToDraw():
            row[PHASE] = TO_DRAW
        case Opening(first, seat):
            row[[PHASE, BY, OTHER]] = OPENING, seat, first + 1
        case ToThrow(turn):
            row[PHASE] = TO_THROW
            _pack_turn(row, turn)
        case ToMove(act):
            row[PHASE] = TO_MOVE
            _pack_act(row, act)
        case ToStay(act, victim):
            row[[PHASE, OTHER]] = TO_STAY, victim + 1
            _pack_act(row, act)
        case Done(winner, finish):
            row[[PHASE, OTHER, FINISH]] = DONE, 0 if winner is None else winner + 1, FINISHES.index(finish)


def _pack_turn(row: Ints, turn: Turn) -> None:
    row[[BY, EXTRA, COLLISIONS]] = turn.by, turn.extra, turn.collisions


def _pack_act(row: Ints, act: Act) -> None:
    _pack_turn(row, act.turn)
    row[[CAST, CONTEXT, ACTOR]] = NTH_CAST[act.cast] + 1, CONTEXTS.index(act.context), act.seat
    row[[HORSES, EARNED]] = act.horses, _listed(act.earned)


def _bits(seats: Iterable[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def _listed(seats: Iterable[Seat]) -> int:
    """Write a list of seats as one number; the last stands lowest."""
    number = 0
    for seat in seats:
        number = number << SEAT_BITS | seat + 1
    return number


def _turn_number(turn: Turn) -> int:
    return turn.by + 1 | turn.extra << EXTRA_BIT | turn.collisions << COLLISION_BIT


def lift(row: Ints) -> Position:
    """Read a position from a row."""
    seats = range(int(row[SEATS]))
    return Position(
        armies=tuple(_army(row, seat) for seat in seats),
        ledger=Ledger(tuple(int(row[PURSE + seat]) for seat in seats), int(row[BOWL])),
        full=int(row[FULL]),
        passed=frozenset(Seat(seat) for seat in seats if row[PASSED] >> seat & 1),
        current=Seat(int(row[CURRENT])),
        waiting=tuple(_waiting(row, nth) for nth in range(int(row[WAIT]))),
        left=_seats(int(row[LEFT])),
        throws=int(row[THROWS]),
        phase=_phase(row),
    )


def _cast(number: int) -> Throw | None:
    return CASTS[number - 1] if number else None


def _army(row: Ints, seat: int) -> Army:
    first = STACK + seat * ARMY
    stacks = map(int, row[first : first + row[STACKS + seat]])
    return Army(
        hand=int(row[HAND + seat]),
        stacks=tuple((Spot(stack >> HORSE_BITS), stack & HORSE_MASK) for stack in stacks),
        home=int(row[HOME + seat]),
        own=_cast(int(row[OWN + seat])),
        last=_cast(int(row[LAST + seat])),
        deployed=bool(row[DEPLOYED + seat]),
        must_drop=bool(row[MUST_DROP + seat]),
    )


def _seats(number: int) -> tuple[Seat, ...]:
    if not number:
        return ()
    return (*_seats(number >> SEAT_BITS), Seat((number & SEAT_MASK) - 1))


def _waiting(row: Ints, nth: int) -> Turn:
    number = int(row[TURN + (nth >> SHIFT)]) >> ((nth & IN_COLUMN) << SHIFT) & TURN_MASK
    return Turn(Seat((number & SEAT_MASK) - 1), bool(number >> EXTRA_BIT & 1), number >> COLLISION_BIT)


def _phase(row: Ints) -> Phase:
    by, other = Seat(int(row[BY])), Seat(int(row[OTHER]) - 1)
    turn = Turn(by, bool(row[EXTRA]), int(row[COLLISIONS]))
    phase = int(row[PHASE])
    if phase in (TO_MOVE, TO_STAY):
        return ToMove(_act(row, turn)) if phase == TO_MOVE else ToStay(_act(row, turn), other)
    if phase == DONE:
        return Done(None if other < 0 else other, FINISHES[int(row[FINISH])])
    if phase == TO_DRAW:
        return ToDraw()
    return Opening(other, by) if phase == OPENING else ToThrow(turn)


def _act(row: Ints, turn: Turn) -> Act:
    cast = CASTS[int(row[CAST]) - 1]
    context, earned = CONTEXTS[int(row[CONTEXT])], _seats(int(row[EARNED]))
    return Act(turn, cast, context, Seat(int(row[ACTOR])), int(row[HORSES]), earned)
