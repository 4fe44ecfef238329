"""Where one number brings a unit of 儒棋, or what stops it."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import (
    BACKWARD,
    CORNERS,
    CROSSINGS,
    FAR_JING,
    HOME,
    JING_LANE,
    LANE_AT,
    LANE_CELLS,
    OFF,
    ONWARD,
    SECOND_ZHONG,
    SPOTS,
    ZHONG_LANE,
    Cell,
)
from youyi.games.ruqi.position import Kind, Token, token
from youyi.games.ruqi.rulings import Rulings
from youyi.games.ruqi.rulings.moving import Occupancy
from youyi.games.ruqi.rulings.road import Arms, Bar, Corner, Exit, MidTurnLane
from youyi.kernel.articles import enacts
from youyi.kernel.rules import Objection, Reason
from youyi.kernel.seats import Seat, Spot


@dataclass(frozen=True, slots=True)
class Stride:
    """One number walked out."""

    path: tuple[Cell, ...]
    """Cells passed after the start, the last included."""
    end: Cell
    """Where it rests: the last of the path, or OFF."""
    touched: bool
    """Whether it met or passed a crossing."""
    left_lane: bool
    """Whether it came out of a lane onto a crossing and rests there."""
    lay: Token
    """What becomes of a piece that lay, if its turn ends here."""
    stood: Token
    """What becomes of a piece that stood."""
    surplus: bool
    """Whether pips were left when the piece had left the board."""
    carried_from: Cell | None
    """The cell on which the number ended but the unit could not rest."""
    carried_by: Reason | None


@enacts(art.CROSSINGS)
def walked(
    start: Cell,
    path: tuple[Cell, ...],
    *,
    back: bool = False,
    surplus: bool = False,
    carried: tuple[Cell, Reason] | tuple[None, None] = (None, None),
) -> Stride:
    """A way from a cell over others, and how a piece stands after it.

    A piece that ends on a crossing lies (折梟為伏); one that passes a crossing stands (立梟), but no retreat stands a
    piece up (沿原路退).
    """
    end, before = path[-1], (start, *path)[-2]
    touched = not CROSSINGS.isdisjoint(path)
    lies = token(end, Kind.FU)
    stands = lies if end in CROSSINGS or end == OFF else token(end, Kind.XIAO)
    return Stride(
        path=path,
        end=end,
        touched=touched,
        left_lane=end in CROSSINGS and before in LANE_CELLS,
        lay=stands if touched and not back else lies,
        stood=stands,
        surplus=surplus,
        carried_from=carried[0],
        carried_by=carried[1],
    )


@dataclass(frozen=True, slots=True, eq=False)
class BoardRules:
    """The board under one set of answers: where one may turn, rest, share, leave."""

    turns: frozenset[Cell]
    """Crossings at which a piece may turn into the lane."""
    turns_in_mid_turn: bool
    corner: Corner
    """What a corner is to a piece that comes to it."""
    restless: frozenset[Cell]
    """Corners on which none may rest."""
    uncounted: frozenset[Cell]
    """Corners that no number counts."""
    barred: frozenset[Cell]
    """Crossings that are deemed passed."""
    surplus_allowed: bool
    leaps: bool
    """Whether a held end cell is leapt over."""
    enemies_bar: bool
    """Whether an enemy on the end cell bars it."""
    rests_anywhere: bool
    """Whether no cell carries a piece on."""


@dataclass(frozen=True, slots=True)
class Occupied:
    """The spots where pieces stand."""

    enemy: AbstractSet[int]
    own: AbstractSet[int]
    """The mover's own; empty where held cells are not leapt over, since it makes no difference there."""
    bars: AbstractSet[int]
    """The enemy's where they bar an end cell (己棋同格), none where they do not."""


@enacts(art.NOT_STRAIGHT_OUT)
def open_turns(rulings: Rulings) -> frozenset[Cell]:
    """The crossings at which one may turn into a lane (轉入淨中道)."""
    match rulings.arms:
        case Arms.ANY:
            return frozenset(LANE_AT)
        case Arms.FORWARD:
            return frozenset((ZHONG_LANE.entry, JING_LANE.entry))
        case Arms.NONE:
            return frozenset()


@enacts(art.CORNERS, art.THIRTY_SIX)
def corners(rulings: Rulings) -> tuple[Corner, frozenset[Cell], frozenset[Cell]]:
    """四維之道: what a corner is, the corners on which none may rest, and those that are not even counted."""
    answer = rulings.corner
    match answer:
        case Corner.NORMAL:
            return answer, frozenset(), frozenset()
        case Corner.NO_REST:
            return answer, CORNERS, frozenset()
        case Corner.UNCOUNTED:
            return answer, CORNERS, CORNERS


@enacts(art.OTHERS_PLACE)
def barred_crossings(rulings: Rulings) -> frozenset[Cell]:
    """The crossings that are the other side's (不得相干)."""
    barred = {Bar.NONE: (), Bar.ENEMY_JING: (FAR_JING,), Bar.ENEMY_TWO: (FAR_JING, SECOND_ZHONG)}
    return frozenset(barred[rulings.bar])


def footing(rulings: Rulings) -> tuple[bool, bool]:
    """Whether a held end cell is leapt over, and whether an enemy bars it (所蹈皆靈)."""
    ways = {Occupancy.SLIDE: (True, False), Occupancy.STACK_OWN: (False, True), Occupancy.FREE_ALL: (False, False)}
    return ways[rulings.occupancy]


def surplus_allowed(rulings: Rulings) -> bool:
    """Whether a number may carry a piece beyond its own 淨 (終因淨出)."""
    return {Exit.REACH_OR_PASS: True, Exit.EXACT: False}[rulings.exit]


def turns_in_mid_turn(rulings: Rulings) -> bool:
    """Whether the second number may turn in a piece that the first moved."""
    return {MidTurnLane.TRUE: True, MidTurnLane.FALSE: False}[rulings.mid_turn_lane]


@cache
def board_rules(rulings: Rulings) -> BoardRules:
    """The board under a set of answers."""
    leaps, enemies_bar = footing(rulings)
    corner, restless, uncounted = corners(rulings)
    barred = barred_crossings(rulings)
    return BoardRules(
        turns=open_turns(rulings),
        turns_in_mid_turn=turns_in_mid_turn(rulings),
        corner=corner,
        restless=restless,
        uncounted=uncounted,
        barred=barred,
        surplus_allowed=surplus_allowed(rulings),
        leaps=leaps,
        enemies_bar=enemies_bar,
        rests_anywhere=not (restless or barred or leaps),
    )


@cache
def counted(start: Cell, pips: int, turns_in: bool, uncounted: frozenset[Cell] = frozenset()) -> Stride:
    """Walk a number on the empty board: round the border, straight along a lane (道中不轉)."""
    path = list[Cell]()
    here, left = start, pips
    while left and here != OFF:
        here = LANE_AT[here].first if turns_in and not path else ONWARD[here]
        path.append(here)
        left -= here not in uncounted
    return walked(start, tuple(path), surplus=left > 0)


@cache
def leads(board: BoardRules, seat: Seat, start: Cell, pips: int) -> tuple[tuple[str | None, Stride, Spot | None], ...]:
    """Where a number leads on the empty board: straight on, and into the lane where one may turn.

    Each entry is the lane turned into, the stride, and the spot where it ends; None if the piece leaves.
    """
    lanes = (None, LANE_AT[start].letter) if start in board.turns else (None,)
    ways = [(lane, counted(start, pips, lane is not None, board.uncounted)) for lane in lanes]
    return tuple(
        (lane, stride, None if stride.end == OFF else SPOTS[seat][stride.end])
        for lane, stride in ways
        if not lost(board, stride)
    )


@enacts(art.NO_CAPTURE)
def forward(
    board: BoardRules, seat: Seat, start: Cell, pips: int, turns_in: bool, held: Occupied
) -> Stride | Objection:
    """Walk a number out among the pieces; everything may be passed over (通生為務)."""
    stride = counted(start, pips, turns_in, board.uncounted)
    if stride.end == OFF:
        return Objection(Exit.EXACT, SPOTS[seat][HOME]) if lost(board, stride) else stride
    if board.rests_anywhere:
        spot = SPOTS[seat][stride.end]
        return Objection(art.SHARED_CELLS, spot) if spot in held.bars else stride
    return _rest(board, seat, start, stride, ONWARD, held)


def lost(board: BoardRules, stride: Stride) -> bool:
    """Whether a stride goes beyond its own 淨 where it must be reached exactly (終因淨出)."""
    return stride.surplus and not board.surplus_allowed


def backward(board: BoardRules, seat: Seat, start: Cell, held: Occupied) -> Stride | Objection:
    """Go back one cell (兩謙退一等), along the border or the lane (沿原路退)."""
    back = BACKWARD[start]
    if back is None:
        return Objection(art.BACK_ALONG, SPOTS[seat][start])
    return _rest(board, seat, start, walked(start, (back,), back=True), BACKWARD, held)


@enacts(art.BEND)
def _rest(
    board: BoardRules,
    seat: Seat,
    start: Cell,
    stride: Stride,
    pace: Sequence[Cell | None],
    held: Occupied,
) -> Stride | Objection:
    """Find where the unit may rest: from the end of its count on, cell by cell."""
    spots = SPOTS[seat]
    here = stride.end
    further: list[Cell] = []
    carried: Reason | None = None
    deemed_passed = False
    while here != OFF:
        spot = spots[here]
        why = _unrest(board, here, held, spot)
        if why is None:
            break
        if deemed_passed or why is art.SHARED_CELLS:
            return Objection(art.OWN_PLACE if deemed_passed else why, spot)
        onward = pace[here]
        if onward is None:
            return Objection(art.CLEAN_CELLS, spot)
        deemed_passed = why is art.OWN_PLACE and pace is ONWARD
        carried = carried or why
        here = onward
        further.append(here)
    if carried is None:
        return stride
    return walked(start, (*stride.path, *further), back=pace is BACKWARD, carried=(stride.end, carried))


def _unrest(board: BoardRules, here: Cell, held: Occupied, spot: Spot) -> Reason | None:
    """Why a unit cannot rest on a cell; None if it can."""
    if here in board.restless:
        return board.corner
    if here in board.barred:
        return art.OWN_PLACE
    if board.leaps and (spot in held.enemy or (spot in held.own and here != HOME)):
        return art.LEAP
    return art.SHARED_CELLS if spot in held.bars else None


def spot_path(seat: Seat, start: Cell, stride: Stride) -> tuple[Spot, ...]:
    """The spots of a stride, start included; the last spot of a piece that leaves is its own 淨."""
    spots = SPOTS[seat]
    return tuple(spots[HOME if cell == OFF else cell] for cell in (start, *stride.path))
