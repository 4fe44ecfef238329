"""English sentences of 打馬."""

from __future__ import annotations

from typing import assert_never

from youyi.games.dama import events
from youyi.games.dama.casts import CLASS_NAMES
from youyi.games.dama.moves import Decline, First, Move, Retire, Ride, Stay
from youyi.games.dama.position import Act, Context, Done, Finish, Opening, Position, ToDraw, ToMove, ToStay, ToThrow
from youyi.games.dama.road import END, START
from youyi.games.dama.speech.common import CAST_OF, PLACE_NAMES, dice, seat, seats, stack
from youyi.kernel.dice import Throw
from youyi.kernel.ledger import Account, Bowl

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NTH = ("", "first", "second", "third")
FINISHES = {
    Finish.XIMAN: "the close finish, 細滿",
    Finish.CUMAN: "the coarse finish, 麤滿",
    Finish.PLACED: "all places are taken",
    Finish.ALONE: "the last seat left",
    Finish.DRAWN: "a draw",
}


def number(count: int) -> str:
    """A number, in words up to ten."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def horses(count: int) -> str:
    """A number of horses."""
    return f"{number(count)} horse" + ("" if count == 1 else "s")


def place(cell: int) -> str:
    """A cell by number, and by name if it has one."""
    return f"{PLACE_NAMES[cell].en} ({cell})" if cell in PLACE_NAMES else str(cell)


def cast(thrown: Throw) -> str:
    """A throw: its dice, its name, its class."""
    row = CAST_OF[thrown]
    return f"{dice(thrown)}, {row.name.zh_hant} “{row.name.en}”, a {CLASS_NAMES[row.kind].en}"


def account(holder: Account) -> str:
    """A seat, or the bowl."""
    return "the bowl" if isinstance(holder, Bowl) else seat(holder)


def event(event: events.Event, /) -> str:
    """What happened, in one sentence."""
    if isinstance(event, events.HorseEvent):
        return _horses(event)
    if isinstance(event, events.MoneyEvent):
        return _money(event)
    if isinstance(event, events.TurnEvent):
        return _turn(event)
    return _table(event)


def _table(event: events.TableEvent) -> str:
    match event:
        case events.Began(first, opening, _):
            return f"The lot falls on {seat(first)}, who throws first" + (" for an own cast." if opening else ".")
        case events.OpeningThrown(who, thrown, _):
            return f"{seat(who)} throws {cast(thrown)}, for an own cast."
        case events.OpeningPassed(who, _):
            return "Play begins." if who is None else f"{seat(who)} throws for an own cast."
        case events.Thrown(who, thrown, context, actor, _, _):
            return f"{seat(who)} throws {cast(thrown)}. {context_of(context, seat(who), seat(actor))}"
        case events.Idle():
            return "It has no effect."
        case events.OwnCastTaken(who, thrown, _):
            return f"{CAST_OF[thrown].name.zh_hant} is {seat(who)}'s own cast from now on."
        case events.Collided(who, before, same, nth, _):
            what = "the same cast" if same else "the same count"
            return f"{seat(who)} throws {what} as {seat(before)}: the {NTH[nth]} collision of this turn."
        case events.Asked(victim, _):
            return f"{seat(victim)}'s whole army is struck: {seat(victim)} may stay or leave the game."
        case events.Stayed(who, _):
            return f"{seat(who)} stays and drops again."
        case events.Retired(who, _):
            return f"{seat(who)} leaves the game."
        case events.Ended(winner, finish, _):
            return f"The game is over: {FINISHES[finish]}." + ("" if winner is None else f" {seat(winner)} wins.")
        case _:
            assert_never(event)


def context_of(context: Context, thrower: str, actor: str) -> str:
    """What a throw means to the table, and who acts."""
    said = {
        Context.TRIPLE: f"A triple: {actor} acts.",
        Context.PRIZE: f"{actor} acts.",
        Context.FINE: f"{thrower} is fined and {actor} acts.",
        Context.FIRST: f"It is {actor}'s first free common cast; {actor} acts.",
        Context.OWN: f"It is {actor}'s own cast; {actor} acts.",
        Context.OWN_CLASS: f"It stands beside {actor}'s own cast; {actor} acts.",
        Context.OTHERS: f"It is {actor}'s own cast: {actor} acts out of turn.",
        Context.OTHERS_CLASS: f"It stands beside {actor}'s own cast: {actor} acts out of turn.",
        Context.COLLISION: f"It collides with {actor}'s last throw: {actor} acts out of turn.",
        Context.SIDE_COLLISION: f"It has the count of {actor}'s last throw: {actor} acts out of turn.",
        Context.PLAIN: f"{actor} acts.",
    }
    return said[context]


def _horses(event: events.HorseEvent) -> str:
    match event:
        case events.Dropped(who, spot, count, _, turned, _, _):
            return f"{seat(who)} drops {horses(count)} on {place(spot)}{_turned(turned)}."
        case events.DropLost(who, count, at, _):
            where = "" if at is None else f" The way is blocked at {place(at)}."
            return f"{seat(who)} cannot drop {horses(count)}.{where}"
        case events.Deployed(who, _):
            return f"{seat(who)} has dropped all twenty and may choose from now on."
        case events.Moved(who, start, spot, count, _, turned, _, _):
            where = "home" if spot == END else f"to {place(spot)}"
            return f"{seat(who)}'s {horses(count)} on {place(start)} {_go(count)} {where}{_turned(turned)}."
        case events.GateOpened(who, opened, _):
            return f"{seat(who)} passes Hangu Pass: it is open to {seats(opened, ', ')}."
        case events.Struck(who, owner, spot, count, _, _):
            return f"{seat(who)} strikes {seat(owner)} on {place(spot)}: {horses(count)} {_go(count)} back."
        case events.Merged(who, spot, count, _):
            return f"{seat(who)} now has {horses(count)} on {place(spot)}."
        case events.StationEntered(who, spot, _):
            return f"{seat(who)} enters the station {place(spot)}."
        case events.Flew(who, count, _):
            return f"{seat(who)} flies {horses(count)} home from the moat."
        case events.Held(who, _, _):
            return f"The moat holds {seat(who)}'s horses."
        case events.NoWay(who, tried, _):
            cells = ", ".join(str(spot) for spot, _ in tried)
            return f"{seat(who)} has no way to go" + (f" with any stack ({cells})." if cells else ".")
        case events.Declined(who, _):
            return f"{seat(who)} lets the action pass."
        case _:
            assert_never(event)


def _turned(at: int | None) -> str:
    return "" if at is None else f", turning back at {place(at)}"


def _go(count: int) -> str:
    return "goes" if count == 1 else "go"


def _chips(amount: int) -> str:
    return "1 chip" if amount == 1 else f"{amount} chips"


def _money(event: events.MoneyEvent) -> str:
    match event:
        case events.Paid(payer, payee, amount, _):
            return f"{account(payer)[0].upper()}{account(payer)[1:]} pays {account(payee)} {_chips(amount)}."
        case events.HalfBowl(who, amount, _):
            return f"{seat(who)} takes half the bowl, {_chips(amount)}."
        case events.BowlRefilled(besides, amount, _):
            return f"All but {seat(besides)} fill the bowl up with {_chips(amount)}."
        case _:
            assert_never(event)


def _turn(event: events.TurnEvent) -> str:
    match event:
        case events.ExtraEarned(who, _, _):
            return f"{seat(who)} earns an extra turn."
        case events.ThrowsAgain(who, _):
            return f"{seat(who)} throws again."
        case events.Postponed(who, _):
            return f"{seat(who)} will throw again after the extra turn."
        case events.TurnPassed(_, _, turn, _):
            return f"{seat(turn.by)} takes an extra turn." if turn.extra else f"{seat(turn.by)} is next to throw."
        case events.Won(who, finish, nth, _):
            return f"{seat(who)} is home: {FINISHES[finish]}." if nth == 1 else f"{seat(who)} is home, place {nth}."
        case events.Drawn(throws, _):
            return f"{throws} throws are made without a winner: the game is drawn."
        case _:
            assert_never(event)


def move(position: Position, move: Move, /) -> str:
    """What a move is, as on a button."""
    match move:
        case Throw():
            return f"Throw {dice(move)}"
        case First(who):
            return f"{seat(who)} first"
        case Ride(spot, steps, _) if spot == START:
            return f"Drop on {place(steps)}"
        case Ride(spot, steps, _):
            way = f"{abs(steps)} back" if steps < 0 else f"{steps} on"
            return f"{horses(stack(position, move)).capitalize()} on {place(spot)}: {way}"
        case Decline():
            return "Let it pass"
        case Stay():
            return "Stay and drop again"
        case Retire():
            return "Leave the game"
        case _:
            assert_never(move)


def prompt(position: Position, /) -> str:
    """What the position asks, and of which seat."""
    match position.phase:
        case ToDraw():
            return "A lot decides who throws first."
        case Opening(_, who):
            return f"{seat(who)} throws for an own cast."
        case ToThrow(turn):
            kind = " an extra turn" if turn.extra else " again" if turn.collisions else ""
            return f"{seat(turn.by)} throws{kind}."
        case ToMove(act):
            return _asked(act)
        case ToStay(_, victim):
            return f"{seat(victim)} stays or leaves the game."
        case Done(winner, finish):
            return f"The game is over: {FINISHES[finish]}." + ("" if winner is None else f" {seat(winner)} won.")
        case _:
            assert_never(position.phase)


def _asked(act: Act) -> str:
    name = CAST_OF[act.cast].name
    if act.seat == act.turn.by:
        return f"{seat(act.seat)} has thrown {dice(act.cast)}, {name.zh_hant}, and chooses a stack."
    return (
        f"{seat(act.turn.by)} has thrown {dice(act.cast)}, {name.zh_hant}; {seat(act.seat)} acts and chooses a stack."
    )
