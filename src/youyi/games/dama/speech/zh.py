"""Chinese sentences of 打馬: what is said when, in either script."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from youyi.games.dama import events
from youyi.games.dama.casts import CLASS_NAMES
from youyi.games.dama.moves import Decline, First, Move, Retire, Ride, Stay
from youyi.games.dama.position import Act, Done, Finish, Opening, Position, ToDraw, ToMove, ToStay, ToThrow, Turn
from youyi.games.dama.road import END, START
from youyi.games.dama.speech.common import CAST_OF, PLACE_NAMES, dice, seat, seats, stack
from youyi.games.dama.speech.zh_phrases import Phrases
from youyi.kernel.dice import Throw
from youyi.kernel.ledger import Account, Bowl
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Chinese:
    """The sentences of 打馬 in the script of their phrases."""

    phrases: Phrases

    def event(self, event: events.Event, /) -> str:
        """What happened, in one sentence."""
        if isinstance(event, events.HorseEvent):
            return self._horses(event)
        if isinstance(event, events.MoneyEvent):
            return self._money(event)
        if isinstance(event, events.TurnEvent):
            return self._turn(event)
        return self._table(event)

    def _table(self, event: events.TableEvent) -> str:
        say = self.phrases
        match event:
            case events.Began(first, opening, _):
                return (say.began_opening if opening else say.began).format(seat=seat(first))
            case events.OpeningThrown(who, thrown, _):
                return say.opening_thrown.format(seat=seat(who), cast=self._cast(thrown))
            case events.OpeningPassed(who, _):
                return say.play_begins if who is None else say.opening_passed.format(seat=seat(who))
            case events.Thrown(who, thrown, context, actor, _, _):
                acting = say.contexts[context].format(thrower=seat(who), actor=seat(actor))
                return say.thrown.format(seat=seat(who), cast=self._cast(thrown), context=acting)
            case events.Idle():
                return say.idle
            case events.OwnCastTaken(who, thrown, _):
                return say.own_cast_taken.format(seat=seat(who), cast=self._cast_name(thrown))
            case events.Collided(who, before, same_cast, nth, _):
                phrase = say.collided_same_cast if same_cast else say.collided_same_count
                return phrase.format(seat=seat(who), before=seat(before), nth=say.collision_numbers[nth - 1])
            case events.Asked(victim, _):
                return say.asked.format(seat=seat(victim))
            case events.Stayed(who, _):
                return say.stayed.format(seat=seat(who))
            case events.Retired(who, _):
                return say.retired.format(seat=seat(who))
            case events.Ended(winner, finish, _):
                return self._ended(winner, finish)
            case _:
                assert_never(event)

    def _ended(self, winner: Seat | None, finish: Finish) -> str:
        said = self.phrases.finishes[finish]
        if winner is None:
            return self.phrases.ended.format(finish=said)
        return self.phrases.ended_with_winner.format(finish=said, seat=seat(winner))

    def _horses(self, event: events.HorseEvent) -> str:
        say, who = self.phrases, seat(event.seat)
        match event:
            case events.Dropped(_, spot, count, _, turned, _, _):
                return say.dropped.format(seat=who, horses=count, place=self._place(spot), turned=self._turned(turned))
            case events.DropLost(_, count, at, _):
                blocked = "" if at is None else say.blocked.format(place=self._place(at))
                return say.drop_lost.format(seat=who, horses=count, blocked=blocked)
            case events.Deployed():
                return say.deployed.format(seat=who)
            case events.Moved(_, start, spot, count, _, turned, _, _):
                where = say.end_of_road if spot == END else self._place(spot)
                turning = self._turned(turned)
                return say.moved.format(seat=who, start=self._place(start), horses=count, place=where, turned=turning)
            case events.GateOpened(_, opened, _):
                return say.gate_opened.format(seat=who, seats=seats(opened, "、"))
            case events.Struck(_, owner, spot, count, _, _):
                return say.struck.format(seat=who, place=self._place(spot), owner=seat(owner), horses=count)
            case events.Merged(_, spot, count, _):
                return say.merged.format(seat=who, place=self._place(spot), horses=count)
            case events.StationEntered(_, spot, _):
                return say.station_entered.format(seat=who, place=self._place(spot))
            case events.Flew(_, count, _):
                return say.flew.format(seat=who, horses=count)
            case events.Held():
                return say.held.format(seat=who)
            case events.NoWay(_, tried, _):
                cells = "、".join(str(spot) for spot, _ in tried)
                return say.no_way.format(seat=who, tried=say.tried.format(cells=cells) if cells else "")
            case events.Declined():
                return say.declined.format(seat=who)
            case _:
                assert_never(event)

    def _turned(self, at: int | None) -> str:
        return "" if at is None else self.phrases.turned.format(place=self._place(at))

    def _money(self, event: events.MoneyEvent) -> str:
        say = self.phrases
        match event:
            case events.Paid(payer, payee, amount, _):
                return say.paid.format(payer=self._account(payer), payee=self._account(payee), amount=amount)
            case events.HalfBowl(who, amount, _):
                return say.half_bowl.format(seat=seat(who), amount=amount)
            case events.BowlRefilled(besides, amount, _):
                return say.bowl_refilled.format(seat=seat(besides), amount=amount)
            case _:
                assert_never(event)

    def _turn(self, event: events.TurnEvent) -> str:
        say = self.phrases
        match event:
            case events.ExtraEarned(who, _, _):
                return say.extra_earned.format(seat=seat(who))
            case events.ThrowsAgain(who, _):
                return say.throws_again.format(seat=seat(who))
            case events.Postponed(who, _):
                return say.postponed.format(seat=seat(who))
            case events.TurnPassed(_, _, turn, _):
                return (say.extra_turn_begins if turn.extra else say.turn_begins).format(seat=seat(turn.by))
            case events.Won(who, finish, 1, _):
                return say.won_first.format(seat=seat(who), finish=say.finishes[finish])
            case events.Won(who, _, place, _):
                return say.won_later.format(seat=seat(who), place=place)
            case events.Drawn(throws, _):
                return say.drawn.format(throws=throws)
            case _:
                assert_never(event)

    def move(self, position: Position, move: Move, /) -> str:
        """What a move is, as on a button."""
        say = self.phrases
        match move:
            case Throw():
                return say.throw.format(dice=dice(move))
            case First(who):
                return say.first.format(seat=seat(who))
            case Ride(spot, steps, _) if spot == START:
                return say.drop.format(place=self._place(steps))
            case Ride(spot, steps, _):
                phrase = say.ride_back if steps < 0 else say.ride
                return phrase.format(place=self._place(spot), horses=stack(position, move), steps=abs(steps))
            case Decline():
                return say.decline
            case Stay():
                return say.stay
            case Retire():
                return say.retire
            case _:
                assert_never(move)

    def prompt(self, position: Position, /) -> str:
        """What the position asks, and of which seat."""
        say = self.phrases
        match position.phase:
            case ToDraw():
                return say.to_draw
            case Opening(_, who):
                return say.opening.format(seat=seat(who))
            case ToThrow(turn):
                return self._to_throw(turn)
            case ToMove(act):
                return self._to_move(act)
            case ToStay(_, victim):
                return say.to_stay.format(seat=seat(victim))
            case Done(winner, finish):
                return self._ended(winner, finish)
            case _:
                assert_never(position.phase)

    def _to_throw(self, turn: Turn) -> str:
        say = self.phrases
        phrase = say.to_throw_extra if turn.extra else say.to_throw_again if turn.collisions else say.to_throw
        return phrase.format(seat=seat(turn.by))

    def _to_move(self, act: Act) -> str:
        say, name = self.phrases, self._cast_name(act.cast)
        if act.seat == act.turn.by:
            return say.to_move.format(seat=seat(act.seat), dice=dice(act.cast), name=name)
        return say.to_move_for.format(thrower=seat(act.turn.by), dice=dice(act.cast), name=name, seat=seat(act.seat))

    def _place(self, cell: int) -> str:
        """A cell by number, and by name if it has one."""
        if cell not in PLACE_NAMES:
            return self.phrases.cell.format(cell=cell)
        return self.phrases.place.format(name=PLACE_NAMES[cell].said_in(self.phrases.language), cell=cell)

    def _cast_name(self, thrown: Throw) -> str:
        return CAST_OF[thrown].name.said_in(self.phrases.language)

    def _cast(self, thrown: Throw) -> str:
        """A throw: its dice, its name, its class."""
        kind = CLASS_NAMES[CAST_OF[thrown].kind].said_in(self.phrases.language)
        return self.phrases.cast.format(dice=dice(thrown), name=self._cast_name(thrown), kind=kind)

    def _account(self, holder: Account) -> str:
        return self.phrases.bowl if isinstance(holder, Bowl) else seat(holder)
