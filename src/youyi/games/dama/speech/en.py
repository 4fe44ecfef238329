"""打馬 said in English."""

from __future__ import annotations

from typing import assert_never

from youyi.games.dama.casts import CLASS_NAMES
from youyi.games.dama.events import (
    Asked,
    Began,
    BowlRefilled,
    Collided,
    Declined,
    Deployed,
    Drawn,
    DropLost,
    Dropped,
    Ended,
    Event,
    ExtraEarned,
    Flew,
    GateOpened,
    HalfBowl,
    Held,
    HorseEvent,
    Idle,
    Merged,
    MoneyEvent,
    Moved,
    NoWay,
    OpeningPassed,
    OpeningThrown,
    OwnCastTaken,
    Paid,
    Postponed,
    Retired,
    StationEntered,
    Stayed,
    Struck,
    TableEvent,
    Thrown,
    ThrowsAgain,
    TurnEvent,
    TurnPassed,
    Won,
)  # fmt: skip
from youyi.games.dama.moves import Decline, First, Move, Retire, Ride, Stay
from youyi.games.dama.position import Act, Context, Done, Finish, Opening, Position, ToDraw, ToMove, ToStay, ToThrow
from youyi.games.dama.road import END, START
from youyi.games.dama.speech.seats import PLACE_NAMES, ROWS, dice, seat, seats
from youyi.kernel.dice import Throw
from youyi.kernel.ledger import Account, Bowl

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NTH = ("", "first", "second", "third")
FINISHES = {
    Finish.FINE: "the fine finish, 細滿",
    Finish.PLAIN: "the plain finish, 麤滿",
    Finish.PLACED: "all places are taken",
    Finish.ALONE: "the last seat left",
    Finish.DRAWN: "a draw",
}


def number(count: int) -> str:
    """Say a small number in words."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def horses(count: int) -> str:
    """Say how many horses."""
    return f"{number(count)} horse" + ("" if count == 1 else "s")


def place(cell: int) -> str:
    """Say a cell, with its name if it has one."""
    return f"{PLACE_NAMES[cell].en} ({cell})" if cell in PLACE_NAMES else str(cell)


def cast(thrown: Throw) -> str:
    """Say a cast: its dice, its name, its class."""
    row = ROWS[thrown]
    return f"{dice(thrown)}, {row.name.zh_hant} “{row.name.en}”, a {CLASS_NAMES[row.kind].en}"


def account(holder: Account) -> str:
    """Name a purse or the bowl."""
    return "the bowl" if isinstance(holder, Bowl) else seat(holder)


def event(happened: Event) -> str:
    """Say what happened."""
    match happened:
        case Paid() | HalfBowl() | BowlRefilled():
            return _money(happened)
        case ExtraEarned() | ThrowsAgain() | Postponed() | TurnPassed() | Won() | Drawn():
            return _turn(happened)
        case (
            Dropped() | DropLost() | Deployed() | Moved() | GateOpened() | Struck() | Merged() | StationEntered()
            | Flew() | Held() | NoWay() | Declined()
        ):  # fmt: skip
            return _horses(happened)
        case _:
            return _table(happened)


def _table(happened: TableEvent) -> str:
    match happened:
        case Began(first, opening, _):
            return f"The lot falls on {seat(first)}, who throws first" + (" for an own cast." if opening else ".")
        case OpeningThrown(who, thrown, _):
            return f"{seat(who)} throws {cast(thrown)}, for an own cast."
        case OpeningPassed(who, _):
            return "Play begins." if who is None else f"{seat(who)} throws for an own cast."
        case Thrown(who, thrown, context, actor, _, _):
            return f"{seat(who)} throws {cast(thrown)}. {context_of(context, seat(who), seat(actor))}"
        case Idle():
            return "It has no effect."
        case OwnCastTaken(who, thrown, _):
            return f"{ROWS[thrown].name.zh_hant} is {seat(who)}'s own cast from now on."
        case Collided(who, before, same, nth, _):
            what = "the same cast" if same else "the same count"
            return f"{seat(who)} throws {what} as {seat(before)}: the {NTH[nth]} collision of this turn."
        case Asked(victim, _):
            return f"{seat(victim)}'s whole army is struck: {seat(victim)} may stay or leave the game."
        case Stayed(who, _):
            return f"{seat(who)} stays and drops again."
        case Retired(who, _):
            return f"{seat(who)} leaves the game."
        case Ended(winner, finish, _):
            return f"The game is over: {FINISHES[finish]}." + ("" if winner is None else f" {seat(winner)} wins.")
        case _:
            assert_never(happened)


def context_of(context: Context, thrower: str, actor: str) -> str:
    """Say what a throw is to the table, and who acts."""
    said = {
        Context.TRIPLE: f"A triple: {actor} acts.",
        Context.PRIZE: f"{actor} acts.",
        Context.FINE: f"{thrower} is fined and {actor} acts.",
        Context.FIRST: f"It is {actor}'s first free plain cast; {actor} acts.",
        Context.OWN: f"It is {actor}'s own cast; {actor} acts.",
        Context.OWN_CLASS: f"It stands beside {actor}'s own cast; {actor} acts.",
        Context.OTHERS: f"It is {actor}'s own cast: {actor} acts out of turn.",
        Context.OTHERS_CLASS: f"It stands beside {actor}'s own cast: {actor} acts out of turn.",
        Context.COLLISION: f"It collides with {actor}'s last throw: {actor} acts out of turn.",
        Context.SIDE_COLLISION: f"It has the count of {actor}'s last throw: {actor} acts out of turn.",
        Context.PLAIN: f"{actor} acts.",
    }
    return said[context]


def _horses(happened: HorseEvent) -> str:
    match happened:
        case Dropped(who, spot, count, _, turned, _, _):
            return f"{seat(who)} drops {horses(count)} on {place(spot)}{_turned(turned)}."
        case DropLost(who, count, at, _):
            where = "" if at is None else f" The way is blocked at {place(at)}."
            return f"{seat(who)} cannot drop {horses(count)}.{where}"
        case Deployed(who, _):
            return f"{seat(who)} has dropped all twenty and may choose from now on."
        case Moved(who, start, spot, count, _, turned, _, _):
            where = "home" if spot == END else f"to {place(spot)}"
            return f"{seat(who)}'s {horses(count)} on {place(start)} {_go(count)} {where}{_turned(turned)}."
        case GateOpened(who, opened, _):
            return f"{seat(who)} passes Hangu Pass: it is open to {seats(opened, ', ')}."
        case Struck(who, owner, spot, count, _, _):
            return f"{seat(who)} strikes {seat(owner)} on {place(spot)}: {horses(count)} {_go(count)} back."
        case Merged(who, spot, count, _):
            return f"{seat(who)} now has {horses(count)} on {place(spot)}."
        case StationEntered(who, spot, _):
            return f"{seat(who)} enters the station {place(spot)}."
        case Flew(who, count, _):
            return f"{seat(who)} flies {horses(count)} home from the moat."
        case Held(who, _, _):
            return f"The moat holds {seat(who)}'s horses."
        case NoWay(who, tried, _):
            cells = ", ".join(str(spot) for spot, _ in tried)
            return f"{seat(who)} has no way to go" + (f" with any stack ({cells})." if cells else ".")
        case Declined(who, _):
            return f"{seat(who)} lets the action pass."
        case _:
            assert_never(happened)


def _turned(at: int | None) -> str:
    return "" if at is None else f", turning back at {place(at)}"


def _go(count: int) -> str:
    return "goes" if count == 1 else "go"


def _money(happened: MoneyEvent) -> str:
    match happened:
        case Paid(payer, payee, amount, _):
            return f"{account(payer)[0].upper()}{account(payer)[1:]} pays {account(payee)} {amount} 帖."
        case HalfBowl(who, amount, _):
            return f"{seat(who)} takes half the bowl, {amount} 帖."
        case BowlRefilled(besides, amount, _):
            return f"All but {seat(besides)} fill the bowl up with {amount} 帖."
        case _:
            assert_never(happened)


def _turn(happened: TurnEvent) -> str:
    match happened:
        case ExtraEarned(who, _, _):
            return f"{seat(who)} earns an extra turn."
        case ThrowsAgain(who, _):
            return f"{seat(who)} throws again."
        case Postponed(who, _):
            return f"{seat(who)} will throw again after the extra turn."
        case TurnPassed(_, _, turn, _):
            return f"{seat(turn.by)} takes an extra turn." if turn.extra else f"{seat(turn.by)} is next to throw."
        case Won(who, finish, nth, _):
            return f"{seat(who)} is home: {FINISHES[finish]}." if nth == 1 else f"{seat(who)} is home, place {nth}."
        case Drawn(throws, _):
            return f"{throws} throws are made without a winner: the game is drawn."
        case _:
            assert_never(happened)


def move(position: Position, chosen: Move) -> str:
    """Say what a choice is."""
    match chosen:
        case Throw():
            return f"Throw {dice(chosen)}"
        case First(who):
            return f"{seat(who)} first"
        case Ride(spot, steps, _) if spot == START:
            return f"Drop on {place(steps)}"
        case Ride(spot, steps, count):
            way = f"{abs(steps)} back" if steps < 0 else f"{steps} on"
            return f"{_stack(position, spot, count)} on {place(spot)}: {way}"
        case Decline():
            return "Let it pass"
        case Stay():
            return "Stay and drop again"
        case Retire():
            return "Leave the game"
        case _:
            assert_never(chosen)


def _stack(position: Position, spot: int, count: int | None) -> str:
    there = 0
    if isinstance(position.phase, ToMove):
        there = position.armies[position.phase.act.seat].on(spot)
    said = horses(there if count is None else count)
    return said[0].upper() + said[1:]


def prompt(position: Position) -> str:
    """Say what the position asks, and of whom."""
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
    name = ROWS[act.cast].name
    if act.seat == act.turn.by:
        return f"{seat(act.seat)} has thrown {dice(act.cast)}, {name.zh_hant}, and chooses a stack."
    return (
        f"{seat(act.turn.by)} has thrown {dice(act.cast)}, {name.zh_hant}; {seat(act.seat)} acts and chooses a stack."
    )
