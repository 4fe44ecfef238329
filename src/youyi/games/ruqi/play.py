"""What a move of 儒棋 causes, clause by clause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias, assert_never

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import OFF, SPOTS, Cell
from youyi.games.ruqi.context import BACK_ONE, RuleContext, allotment
from youyi.games.ruqi.events import (
    CarriedOn,
    DieVoided,
    Event,
    Folded,
    GameEnded,
    JueRaised,
    Left,
    Passed,
    RolledOff,
    RolloffTied,
    RoundBegan,
    RoundEnded,
    SteppedBack,
    Stood,
    Thrown,
    TurnCame,
    TurnedIn,
    VoidThrowsBegan,
    Walked,
)
from youyi.games.ruqi.moves import Move, Play, Walk
from youyi.games.ruqi.payments import (
    Standing,
    credited,
    cups,
    match_winner,
    reckon,
    rounds_played,
    standing,
)
from youyi.games.ruqi.position import (
    ALL_GONE,
    ALL_WAITING,
    CELL_OF,
    GONE,
    KIND_OF,
    Army,
    Done,
    Kind,
    Manner,
    Piece,
    Position,
    RollOff,
    Token,
    ToPlay,
    ToThrow,
    other,
    token,
)
from youyi.games.ruqi.search import turns
from youyi.games.ruqi.travel import Stride, spot_path
from youyi.games.ruqi.turns import advance, army_after, state_after, turn_state
from youyi.kernel.articles import enacts
from youyi.kernel.dice import Throw
from youyi.kernel.rules import Reason, Step
from youyi.kernel.scribe import Scribe
from youyi.kernel.seats import Seat

TurnScribe: TypeAlias = Scribe[Position, Event]

START = Position(round=0, score=(0, 0), armies=(ALL_WAITING, ALL_WAITING), phase=RollOff())
"""Before the first throw."""


def unfold(context: RuleContext, position: Position, move: Move) -> Step[Position, Event]:
    """Carry out a legal move."""
    scribe: TurnScribe = Scribe(position, evolve)
    match position.phase, move:
        case RollOff(white), Throw() as roll:
            roll_off(scribe, white, roll)
        case ToThrow(seat), Throw() as roll:
            throw(context, scribe, seat, roll)
        case ToPlay(seat, roll), Play(walks):
            take_turn(context, scribe, seat, roll, walks)
        case _:
            raise TypeError(f"{position.phase} does not ask for {move}")
    return scribe.step()


def roll_off(scribe: TurnScribe, white: Throw | None, roll: Throw) -> None:
    """高彩先投: both throw, and the higher total must lead; equal totals are thrown again."""
    seat = Seat(0 if white is None else 1)
    scribe.write(RolledOff(seat, roll, art.ROLLOFF))
    if white is None:
        return
    totals = sum(white.faces), sum(roll.faces)
    if totals[0] == totals[1]:
        scribe.write(RolloffTied(art.ROLLOFF_TIE))
        return
    begin_round(scribe, Seat(totals.index(max(totals))), art.ROLLOFF)


@enacts(art.START)
def begin_round(scribe: TurnScribe, leader: Seat, because: Reason) -> None:
    """始附淨起: all ten pieces lie at their starts."""
    scribe.write(RoundBegan(scribe.position.round + 1, leader, because))


def throw(context: RuleContext, scribe: TurnScribe, seat: Seat, roll: Throw) -> None:
    """投二: a throw asks for a turn; where it allows none, the side passes (無棋可走就跳過)."""
    scribe.write(Thrown(seat, roll, art.DICE))
    if not options(context, scribe.position):
        scribe.write(Passed(seat, why_passed(context, scribe.position)))
        end_turn(context, scribe, seat)


def options(context: RuleContext, position: Position) -> dict[Army, Play]:
    """List the distinct turns of a position that asks for one."""
    phase = position.phase
    if not isinstance(phase, ToPlay):
        return {}
    armies = position.armies
    return turns(context, phase.seat, armies[phase.seat], armies[other(phase.seat)], phase.roll)


def why_passed(context: RuleContext, position: Position) -> Reason:
    """Name the clause that keeps a side from moving: its kind stays on this throw, or nothing can go."""
    assert isinstance(position.phase, ToPlay)
    army = position.armies[position.phase.seat]
    kinds = {KIND_OF[piece] for piece in army if piece != GONE}
    given = [allotment(context, position.phase.roll, kind) for kind in Kind if kind in kinds]
    if any(each.orders for each in given):
        return art.NO_WAY
    return given[0].because


def take_turn(context: RuleContext, scribe: TurnScribe, seat: Seat, roll: Throw, walks: Sequence[Walk]) -> None:
    """Walk each number, then settle which pieces stand and which lie (皆從後定)."""
    before = scribe.position.armies[seat]
    after = walk_out(context, scribe, seat, roll, walks)
    for piece, (was, is_now) in enumerate(zip(before, after, strict=True)):
        if is_now != GONE and KIND_OF[was] is not KIND_OF[is_now]:
            settle(scribe, seat, Piece(piece), is_now)
    end_turn(context, scribe, seat)


def walk_out(context: RuleContext, scribe: TurnScribe, seat: Seat, roll: Throw, walks: Sequence[Walk]) -> Army:
    """Write what each number does; returns how the five pieces end."""
    army = after = scribe.position.armies[seat]
    state = turn_state(context, seat, army, scribe.position.armies[other(seat)])
    given = allotment(context, roll, KIND_OF[army[walks[0].pieces[0]]])
    for walk in walks:
        stride = advance(context, state, walk)
        assert isinstance(stride, Stride)
        write_walk(scribe, seat, walk, stride, given.because)
        after = army_after(context, army, after, walk, stride, state)
        state = state_after(context, state, walk, stride)
    if after == ALL_GONE and len(walks) < len(given.orders[0]):
        scribe.write(DieVoided(seat, art.STOPS_AT_ONCE))
    return after


def write_walk(scribe: TurnScribe, seat: Seat, walk: Walk, stride: Stride, because: Reason) -> None:
    """Write one number: 轉入淨中道, 依數而行 or 退一等, 屈而申之, 終因淨出."""
    spots = SPOTS[seat]
    path = spot_path(seat, walk.start, stride)
    if walk.lane is not None:
        scribe.write(TurnedIn(seat, walk.pieces, spots[walk.start], art.TURN_IN))
    if walk.pips == BACK_ONE:
        scribe.write(SteppedBack(seat, walk.pieces[0], path, stride.end, because))
    else:
        scribe.write(Walked(seat, walk.pieces, walk.pips, path, stride.end, because))
    if stride.carried_from is not None and stride.carried_by is not None:
        scribe.write(CarriedOn(seat, walk.pieces, spots[stride.carried_from], stride.carried_by))
    if stride.end == OFF:
        for piece in walk.pieces:
            scribe.write(Left(seat, piece, art.EXIT))


def settle(scribe: TurnScribe, seat: Seat, piece: Piece, now: Token) -> None:
    """立梟 for a piece that passed a crossing, 折梟為伏 for one that ended on it."""
    spot = SPOTS[seat][CELL_OF[now]]
    if KIND_OF[now] is Kind.XIAO:
        scribe.write(Stood(seat, piece, spot, art.STAND))
    else:
        scribe.write(Folded(seat, piece, spot, art.FOLD))


def end_turn(context: RuleContext, scribe: TurnScribe, seat: Seat) -> None:
    """Pass the dice on, or let one side throw on alone (虛投), or end the round at once (走完就停)."""
    armies = scribe.position.armies
    match standing(armies):
        case Standing.PLAYING:
            scribe.write(TurnCame(other(seat), art.ALTERNATE))
        case Standing.VOID_THROWS if armies[seat] == ALL_GONE:
            scribe.write(VoidThrowsBegan(other(seat), art.VOID_THROWS))
        case Standing.VOID_THROWS:
            scribe.write(TurnCame(seat, art.VOID_THROWS))
        case Standing.ENDED:
            # A side that is gone throws no more, so a mover whose opponent is gone was throwing void throws.
            alone = armies[other(seat)] == ALL_GONE
            cleared = other(seat) if alone else seat
            end_round(context, scribe, cleared, Manner.VOID_THROWS if alone else Manner.CLEARED)


def end_round(context: RuleContext, scribe: TurnScribe, cleared: Seat, manner: Manner) -> None:
    """許為勝算: reckon what is left; three cups win (三爵成勝), or else the loser leads the next (負仍先)."""
    position = scribe.position
    left = position.armies[other(cleared)]
    reckoning = reckon(context.rulings, cleared, left, void=manner is Manner.VOID_THROWS)
    score = credited(position.score, reckoning)
    winner = reckoning.winner
    raised = cups(score[winner])
    had = cups(position.score[winner])
    scribe.write(RoundEnded(position.round, winner, reckoning.points, score, reckoning.because))
    if raised > had:
        scribe.write(JueRaised(winner, raised, art.JUE))
    if match_winner(score) is not None:
        scribe.write(GameEnded(manner, art.THREE_JUE))
    elif rounds_played(context.terms, position.round):
        scribe.write(GameEnded(manner, art.AGREED_ROUNDS))
    else:
        begin_round(scribe, other(winner), art.LOSER_LEADS)


def evolve(position: Position, event: Event) -> Position:
    """The position after one event: bookkeeping only, no rule."""
    match event:  # the commonest first
        case Walked(seat, pieces, _, _, end, _):
            return position if end == OFF else _moved(position, seat, pieces, end)
        case TurnCame(seat, _) | VoidThrowsBegan(seat, _):
            return _in_phase(position, ToThrow(seat))
        case Thrown(seat, roll, _):
            return _in_phase(position, ToPlay(seat, roll))
        case Stood(seat, piece, _, _):
            return _turned(position, seat, piece, Kind.XIAO)
        case Folded(seat, piece, _, _):
            return _turned(position, seat, piece, Kind.FU)
        case Left(seat, piece, _):
            return _with_token(position, seat, piece, GONE)
        case SteppedBack(seat, piece, _, end, _):
            return _moved(position, seat, (piece,), end)
        case RolloffTied() | TurnedIn() | CarriedOn() | DieVoided() | Passed() | JueRaised():
            return position
        case RolledOff(seat, roll, _):
            return replace(position, phase=RollOff(roll if seat == 0 else None))
        case RoundBegan(number, seat, _):
            return Position(number, position.score, (ALL_WAITING, ALL_WAITING), ToThrow(seat))
        case RoundEnded(_, _, _, score, _):
            return Position(position.round, score, position.armies, position.phase)
        case GameEnded(manner, _):
            return _in_phase(position, Done(manner))
        case _:
            assert_never(event)


def _in_phase(position: Position, phase: ToThrow | ToPlay | Done) -> Position:
    return Position(position.round, position.score, position.armies, phase)


def _with_token(position: Position, seat: Seat, piece: Piece, now: Token) -> Position:
    white, black = position.armies
    army = position.armies[seat]
    army = (*army[:piece], now, *army[piece + 1 :])
    armies = (army, black) if seat == 0 else (white, army)
    return Position(position.round, position.score, armies, position.phase)


def _moved(position: Position, seat: Seat, pieces: Sequence[Piece], end: Cell) -> Position:
    for piece in pieces:
        kind = KIND_OF[position.armies[seat][piece]]
        position = _with_token(position, seat, piece, token(end, kind))
    return position


def _turned(position: Position, seat: Seat, piece: Piece, kind: Kind) -> Position:
    cell = CELL_OF[position.armies[seat][piece]]
    return _with_token(position, seat, piece, token(cell, kind))
