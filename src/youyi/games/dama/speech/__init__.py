"""Events, moves and prompts of 打馬 as sentences; what they say stands in the catalogue `speech`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from youyi.games.dama import articles as art
from youyi.games.dama import events
from youyi.games.dama.casts import CLASS_NAMES
from youyi.games.dama.moves import Decline, First, Move, Retire, Ride, Stay
from youyi.games.dama.position import Act, Context, Done, Finish, Opening, Position, ToDraw, ToMove, ToStay, ToThrow
from youyi.games.dama.road import END, START
from youyi.games.dama.rulings.casts import CollisionFine, PrizeOfOwnClass
from youyi.games.dama.speech.common import CAST_OF, PLACE_NAMES, SEATS, dice, stack
from youyi.games.dama.texts import SPEECH as TEXTS
from youyi.kernel.dice import Throw
from youyi.kernel.face.speech import Sentences, Subject, Voice, once_in_each_language
from youyi.kernel.ledger import Account, Bowl
from youyi.kernel.names import Words
from youyi.kernel.rules import Reason
from youyi.kernel.seats import Seat

__all__ = ["SEATS", "SPEECH"]

FINISHES = {
    Finish.XIMAN: TEXTS["finish.ximan"],
    Finish.CUMAN: TEXTS["finish.cuman"],
    Finish.PLACED: TEXTS["finish.placed"],
    Finish.ALONE: TEXTS["finish.alone"],
    Finish.DRAWN: TEXTS["finish.drawn"],
}
NTH = (TEXTS["nth.first"], TEXTS["nth.second"], TEXTS["nth.third"])
CONTEXTS = {
    Context.TRIPLE: TEXTS["context.triple"],
    Context.FINE: TEXTS["context.fine"],
    Context.OWN: TEXTS["context.own"],
    Context.OWN_CLASS: TEXTS["context.own_class"],
    Context.OTHERS: TEXTS["context.others"],
    Context.OTHERS_CLASS: TEXTS["context.others_class"],
    Context.COLLISION: TEXTS["context.collision"],
    Context.SIDE_COLLISION: TEXTS["context.collision"],
}
"""What a throw means to the table; of the others everything is said by the throw and by what follows it."""
_ANSWERS: tuple[tuple[Reason, Words], ...] = (
    (PrizeOfOwnClass.REWARD_AND_THROW, TEXTS["for.own_cast"]),
    (CollisionFine.PREVIOUS, TEXTS["for.collision"]),
)
PURPOSES: Mapping[Reason, Words] = {
    art.PRIZE_REWARD: TEXTS["for.prize_cast"],
    art.OWN_REWARD: TEXTS["for.own_cast"],
    art.OTHERS_PAID: TEXTS["for.others_cast"],
    art.OWNER_CHIP: TEXTS["for.owner"],
    art.FINE: TEXTS["for.fine"],
    art.COLLISION_FINE: TEXTS["for.collision"],
    art.THIRD_COLLISION: TEXTS["for.third_collision"],
    art.STRIKE_REWARD: TEXTS["for.strike"],
    art.STATION_REWARD: TEXTS["for.station"],
    art.MOAT_REWARD: TEXTS["for.moat"],
    art.EVERYBODY_PAYS: TEXTS["for.everybody"],
    art.OFFENDER_PAYS: TEXTS["for.offender"],
    art.REFILL: TEXTS["for.refill"],
    art.BOWL_SHORT: TEXTS["for.refill"],
    art.ODD_CHIPS: TEXTS["for.odd_chips"],
    art.GATE_HALF: TEXTS["for.half"],
    art.STRIKE_ALL: TEXTS["for.half"],
    art.XIMAN: TEXTS["for.ximan"],
    art.CUMAN: TEXTS["for.cuman"],
    art.THROW_CAP: TEXTS["for.draw"],
    **dict(_ANSWERS),
}
"""What is paid for, by every clause and answer for which something is."""


def event(say: Voice, event: events.Event, /) -> str:
    """Say what happened, in one sentence."""
    if isinstance(event, events.HorseEvent):
        return _horses(say, event)
    if isinstance(event, events.MoneyEvent):
        return _money(say, event)
    if isinstance(event, events.TurnEvent):
        return _turn(say, event)
    return _table(say, event)


def _table(say: Voice, event: events.TableEvent) -> str:
    match event:
        case events.Began(first, opening, _):
            return say(TEXTS["began_opening"] if opening else TEXTS["began"], seat=say.who(first))
        case events.OpeningThrown(who, thrown, _):
            return say(TEXTS["opening_thrown"], seat=say.who(who), cast=_cast(say, thrown))
        case events.OpeningPassed(who, _):
            return say(TEXTS["play_begins"]) if who is None else say(TEXTS["opening_passed"], seat=say.who(who))
        case events.Thrown(who, thrown, context, actor, _, _):
            says = say(TEXTS["thrown"], seat=say.who(who), cast=_cast(say, thrown))
            if context not in CONTEXTS or (context is Context.FINE and actor == who):
                return says
            means = say(CONTEXTS[context], thrower=say.who(who), actor=say.who(actor))
            return say(TEXTS["thrown_context"], says=says, context=means)
        case events.Idle():
            return say(TEXTS["idle"])
        case events.OwnCastTaken(who, thrown, _):
            return say(TEXTS["own_cast_taken"], seat=say.who(who), cast=_cast_name(say, thrown))
        case events.Collided(who, before, same_cast, nth, _):
            words = TEXTS["collided_same_cast"] if same_cast else TEXTS["collided_same_count"]
            return say(words, seat=say.who(who), before=say.who(before), nth=NTH[nth - 1])
        case events.Asked(victim, _):
            return say(TEXTS["asked"], seat=say.who(victim))
        case events.Stayed(who, _):
            return say(TEXTS["stayed"], seat=say.who(who))
        case events.Retired(who, _):
            return say(TEXTS["retired"], seat=say.who(who))
        case events.Ended(winner, finish, _):
            return _ended(say, winner, finish)
        case _:
            assert_never(event)


def _ended(say: Voice, winner: Seat | None, finish: Finish) -> str:
    if winner is None:
        return say(TEXTS["ended"], finish=FINISHES[finish])
    return say(TEXTS["ended_with_winner"], finish=FINISHES[finish], seat=say.who(winner))


def _horses(say: Voice, event: events.HorseEvent) -> str:
    who = say.who(event.seat)
    match event:
        case events.Dropped(_, spot, count, _, turned, _, _):
            words = TEXTS["dropped"] if turned is None else TEXTS["dropped_turning"]
            return say(words, seat=who, horses=count, place=_place(say, spot), turned=_turned(say, turned))
        case events.DropLost(_, count, at, _):
            blocked = "" if at is None else say.part(TEXTS["blocked"], place=_place(say, at))
            return say(TEXTS["drop_lost"], seat=who, horses=count, blocked=blocked)
        case events.Deployed():
            return say(TEXTS["deployed"], seat=who)
        case events.Moved(_, start, spot, count, _, turned, _, _):
            onward = TEXTS["moved_home"] if spot == END else TEXTS["moved"]
            words = onward if turned is None else TEXTS["moved_turning"]
            places = {"start": _place(say, start), "place": _place(say, spot)}
            return say(words, seat=who, horses=count, **places, turned=_turned(say, turned))
        case events.GateOpened(_, (alone,), _):
            return say(TEXTS["gate_opened"], seat=who, seats=say.who(alone))
        case events.GateOpened():
            return say(TEXTS["gate_opened_to_all"], seat=who)
        case events.Struck(_, owner, spot, count, _, _):
            return say(TEXTS["struck"], seat=who, place=_place(say, spot), owner=say.who(owner), horses=count)
        case events.Merged(_, spot, count, _):
            return say(TEXTS["merged"], seat=who, place=_place(say, spot), horses=count)
        case events.StationEntered(_, spot, _):
            return say(TEXTS["station_entered"], seat=who, place=_place(say, spot))
        case events.Flew(_, count, _):
            return say(TEXTS["flew"], seat=who, horses=count)
        case events.Held():
            return say(TEXTS["held"], seat=who)
        case events.NoWay(_, tried, _):
            cells = say.listed(TEXTS["and"], dict.fromkeys(spot for spot, _ in tried))
            return say(TEXTS["no_way"], seat=who, tried=say.part(TEXTS["tried"], cells=cells) if cells else "")
        case events.Declined():
            return say(TEXTS["declined"], seat=who)
        case _:
            assert_never(event)


def _turned(say: Voice, at: int | None) -> str:
    return "" if at is None else _place(say, at)


def _money(say: Voice, event: events.MoneyEvent) -> str:
    match event:
        case events.Paid(payer, payee, amount, because):
            accounts = {"payer": _account(say, payer), "payee": _account(say, payee)}
            purpose = say.part(PURPOSES[because], payee=accounts["payee"]) if because in PURPOSES else ""
            return say(TEXTS["paid"], **accounts, amount=amount, purpose=purpose)
        case events.HalfBowl(who, _, _):
            return say(TEXTS["half_bowl"], seat=say.who(who))
        case events.BowlRefilled(besides, amount, _):
            return say(TEXTS["bowl_refilled"], seat=say.who(besides), amount=amount)
        case _:
            assert_never(event)


def _turn(say: Voice, event: events.TurnEvent) -> str:
    match event:
        case events.ExtraEarned(who, _, _):
            return say(TEXTS["extra_earned"], seat=say.who(who))
        case events.ThrowsAgain(who, _):
            return say(TEXTS["throws_again"], seat=say.who(who))
        case events.Postponed(who, _):
            return say(TEXTS["postponed"], seat=say.who(who))
        case events.TurnPassed(_, _, turn, _):
            return say(TEXTS["extra_turn_begins"] if turn.extra else TEXTS["turn_begins"], seat=say.who(turn.by))
        case events.Won(who, finish, 1, _):
            return say(TEXTS["won_first"], seat=say.who(who), finish=FINISHES[finish])
        case events.Won(who, _, place, _):
            return say(TEXTS["won_later"], seat=say.who(who), place=place)
        case events.Drawn(throws, _):
            return say(TEXTS["drawn"], throws=throws)
        case _:
            assert_never(event)


def move(say: Voice, position: Position, move: Move, /) -> str:
    """Say what a move is, as on a button."""
    match move:
        case Throw():
            return say(TEXTS["throw"], dice=dice(move))
        case First(who):
            return say(TEXTS["first"], seat=say.who(who))
        case Ride(spot, steps, _) if spot == START:
            return say(TEXTS["drop"], place=_place(say, steps))
        case Ride(spot, steps, _):
            words = TEXTS["ride_back"] if steps < 0 else TEXTS["ride"]
            return say(words, place=_place(say, spot), horses=stack(position, move), steps=abs(steps))
        case Decline():
            return say(TEXTS["decline"])
        case Stay():
            return say(TEXTS["stay"])
        case Retire():
            return say(TEXTS["retire"])
        case _:
            assert_never(move)


def prompt(say: Voice, position: Position, /) -> str:
    """Say what the position asks, and of which seat."""
    match position.phase:
        case ToDraw():
            return say(TEXTS["to_draw"])
        case Opening(_, who):
            return say(TEXTS["opening_passed"], seat=say.who(who))
        case ToThrow(turn):
            words = TEXTS["extra_turn_begins"] if turn.extra else TEXTS["throws_again"]
            return say(words if turn.extra or turn.collisions else TEXTS["to_throw"], seat=say.who(turn.by))
        case ToMove(act):
            return _to_move(say, act)
        case ToStay(_, victim):
            return say(TEXTS["to_stay"], seat=say.who(victim))
        case Done(winner, finish):
            return _ended(say, winner, finish)
        case _:
            assert_never(position.phase)


def _to_move(say: Voice, act: Act) -> str:
    words = TEXTS["to_move"] if act.seat == act.turn.by else TEXTS["to_move_for"]
    thrown = {"dice": dice(act.cast), "cast": _cast_name(say, act.cast)}
    return say(words, thrower=say.who(act.turn.by), seat=say.who(act.seat), **thrown)


@once_in_each_language
def _place(say: Voice, cell: int) -> str:
    """A cell by number, and by name if it has one."""
    if cell not in PLACE_NAMES:
        return say(TEXTS["cell"], cell=cell)
    return say(TEXTS["place"], name=PLACE_NAMES[cell], cell=cell)


@once_in_each_language
def _cast_name(say: Voice, thrown: Throw) -> str:
    return say(TEXTS["cast_name"], name=CAST_OF[thrown].name, sign=CAST_OF[thrown].name.zh_hant)


@once_in_each_language
def _cast(say: Voice, thrown: Throw) -> str:
    """A throw: its dice, its name, its class."""
    row = CAST_OF[thrown]
    return say(TEXTS["cast"], dice=dice(thrown), name=_cast_name(say, thrown), kind=CLASS_NAMES[row.kind])


def _account(say: Voice, holder: Account) -> Subject:
    return Subject(say.say(TEXTS["bowl"])) if isinstance(holder, Bowl) else say.who(holder)


SPEECH: Sentences[Position, Move, events.Event] = Sentences(
    of_event=event, of_move=move, of_prompt=prompt, seats=SEATS, seat=TEXTS["seat"]
)
"""The sentences of 打馬."""
