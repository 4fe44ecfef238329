"""Extra turns, the rotation, and the ways in which a game ends."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.events import Drawn, Ended, ExtraEarned, Postponed, ThrowsAgain, TurnPassed, Won
from youyi.games.dama.payments import settle, share_out
from youyi.games.dama.position import Act, Context, Done, Finish, ToMove, ToStay, Turn, in_play
from youyi.games.dama.road import ARMY
from youyi.games.dama.rulings.turns import AfterFinish, ExtraCap, ExtraWhen
from youyi.games.dama.scribe import DamaScribe
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat


def current_act(scribe: DamaScribe) -> Act:
    """The throw that is being carried out."""
    phase = scribe.position.phase
    assert isinstance(phase, ToMove | ToStay)
    return phase.act


def earn(scribe: DamaScribe, seat: Seat, because: Reason) -> None:
    """賞擲: a seat earns an extra turn, one for each throw or one for each reason."""
    match scribe.context.rulings.extra_cap:
        case ExtraCap.ONE if seat in current_act(scribe).earned:
            return
        case ExtraCap.ONE | ExtraCap.ADDITIVE:
            scribe.write(ExtraEarned(seat, at_once(scribe), because))


def at_once(scribe: DamaScribe) -> bool:
    """Whether extra turns are taken before anything that waits."""
    return {ExtraWhen.AT_ONCE: True, ExtraWhen.QUEUE: False}[scribe.context.rulings.extra_when]


def close(scribe: DamaScribe) -> None:
    """Close a throw that has been carried out: throw again, take an extra turn, or pass on."""
    act = current_act(scribe)
    again = act.context in (Context.COLLISION, Context.SIDE_COLLISION)
    if scribe.position.throws >= scribe.context.cap:
        draw(scribe)
    elif again and act.earned and at_once(scribe):
        scribe.write(Postponed(act.turn.by, ExtraWhen.AT_ONCE))
        scribe.write(TurnPassed(act.turn.by, None, scribe.position.waiting[0], ExtraWhen.AT_ONCE))
    elif again and act.turn.by not in scribe.position.left:
        scribe.write(ThrowsAgain(act.turn.by, art.REROLL))
    else:
        pass_on(scribe, act)


def pass_on(scribe: DamaScribe, act: Act) -> None:
    """輪擲: extra turns first, in order; then the seat after the one of the regular turn."""
    position = scribe.position
    if position.waiting:
        scribe.write(TurnPassed(act.turn.by, act.cast, position.waiting[0], art.ONE_EXTRA))
        return
    following = in_play(position, position.current, scribe.context.seats)[0]
    scribe.write(TurnPassed(act.turn.by, act.cast, Turn(following), art.TURNS))


def draw(scribe: DamaScribe) -> None:
    """擲數上限: the agreed number of throws is reached; the bowl is shared out."""
    scribe.write(Drawn(scribe.position.throws, art.THROW_CAP))
    share_out(scribe)
    scribe.write(Ended(None, Finish.DRAWN, art.THROW_CAP))


def win(scribe: DamaScribe, seat: Seat, finish: Finish) -> None:
    """先到為勝: a seat has all its horses home; the game is over, or goes on for places."""
    homes = sum(scribe.position.armies[each].home == ARMY for each in scribe.position.left)
    because = art.XIMAN if finish is Finish.XIMAN else art.CUMAN
    if not homes:
        settle(scribe, seat, finish)
    scribe.write(Won(seat, finish, homes + 1, because if not homes else art.PLACES))
    rest = in_play(scribe.position, seat, scribe.context.seats)
    stops = {AfterFinish.STOP: True, AfterFinish.PLAY_ON: False}[scribe.context.rulings.after_finish]
    if stops or len(rest) < 2:
        first = next(each for each in scribe.position.left if scribe.position.armies[each].home == ARMY)
        scribe.write(Ended(first, Finish.PLACED if homes else finish, art.FIRST_HOME))


def win_alone(scribe: DamaScribe) -> None:
    """獨留: all others have left the game."""
    seats = scribe.context.seats
    rest = [Seat(each) for each in range(seats) if each not in scribe.position.left]
    if len(rest) > 1:
        return
    finished = [each for each in scribe.position.left if scribe.position.armies[each].home == ARMY]
    winner = finished[0] if finished else rest[0]
    if not finished:
        settle(scribe, winner, Finish.ALONE)
    scribe.write(Ended(winner, Finish.ALONE, art.LAST_SEAT))


def is_over(scribe: DamaScribe) -> bool:
    """Whether the game has ended."""
    return isinstance(scribe.position.phase, Done)
