"""打馬 said in Traditional Chinese."""

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

FINISHES = {
    Finish.FINE: "細滿",
    Finish.PLAIN: "麤滿",
    Finish.PLACED: "名次皆定",
    Finish.ALONE: "獨留一家",
    Finish.DRAWN: "和局",
}
NTH = ("", "初", "再", "三")


def place(cell: int) -> str:
    """Say a cell, with its name if it has one."""
    return f"{PLACE_NAMES[cell].zh_hant}（{cell}）" if cell in PLACE_NAMES else f"第 {cell} 格"


def cast(thrown: Throw) -> str:
    """Say a cast: its dice, its name, its class."""
    row = ROWS[thrown]
    return f"{dice(thrown)}「{row.name.zh_hant}」，{CLASS_NAMES[row.kind].zh_hant}"


def account(holder: Account) -> str:
    """Name a purse or the bowl."""
    return "公盆" if isinstance(holder, Bowl) else seat(holder)


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
            return f"抽籤定{seat(first)}先擲" + ("本采。" if opening else "。")
        case OpeningThrown(who, thrown, _):
            return f"{seat(who)}擲本采：{cast(thrown)}。"
        case OpeningPassed(who, _):
            return "開局。" if who is None else f"{seat(who)}擲本采。"
        case Thrown(who, thrown, context, actor, _, _):
            return f"{seat(who)}擲得 {cast(thrown)}。{context_of(context, seat(who), seat(actor))}"
        case Idle():
            return "此采無效用。"
        case OwnCastTaken(who, thrown, _):
            return f"{ROWS[thrown].name.zh_hant}從此為{seat(who)}之真本采。"
        case Collided(who, before, same, nth, _):
            return f"{seat(who)}{'真撞' if same else '傍撞'}{seat(before)}：此輪{NTH[nth]}撞。"
        case Asked(victim, _):
            return f"{seat(victim)}全馬被打，可留可出局。"
        case Stayed(who, _):
            return f"{seat(who)}留局，重新下馬。"
        case Retired(who, _):
            return f"{seat(who)}出局。"
        case Ended(winner, finish, _):
            return f"終局：{FINISHES[finish]}。" + ("" if winner is None else f"{seat(winner)}勝。")
        case _:
            assert_never(happened)


def context_of(context: Context, thrower: str, actor: str) -> str:
    """Say what a throw is to the table, and who acts."""
    said = {
        Context.TRIPLE: f"渾花：{actor}行動。",
        Context.PRIZE: f"{actor}行動。",
        Context.FINE: f"{thrower}受罰，改由{actor}行動。",
        Context.FIRST: f"{actor}初擲無主散采；{actor}行動。",
        Context.OWN: f"{actor}之真本采；{actor}行動。",
        Context.OWN_CLASS: f"{actor}之傍本采；{actor}行動。",
        Context.OTHERS: f"乃{actor}之真本采：由{actor}越次行動。",
        Context.OTHERS_CLASS: f"乃{actor}之傍本采：由{actor}越次行動。",
        Context.COLLISION: f"與{actor}末次所擲同采：由{actor}越次行動。",
        Context.SIDE_COLLISION: f"與{actor}末次所擲同采數：由{actor}越次行動。",
        Context.PLAIN: f"{actor}行動。",
    }
    return said[context]


def _horses(happened: HorseEvent) -> str:
    match happened:
        case Dropped(who, spot, count, _, turned, _, _):
            return f"{seat(who)}下馬 {count} 匹於{place(spot)}{_turned(turned)}。"
        case DropLost(who, count, at, _):
            where = "" if at is None else f"，路阻於{place(at)}"
            return f"{seat(who)}不得下馬 {count} 匹{where}。"
        case Deployed(who, _):
            return f"{seat(who)}二十馬下盡，此後可自擇。"
        case Moved(who, start, spot, count, _, turned, _, _):
            where = "終點" if spot == END else place(spot)
            return f"{seat(who)}在{place(start)}之馬 {count} 匹行至{where}{_turned(turned)}。"
        case GateOpened(who, opened, _):
            return f"{seat(who)}過函谷關，關為{seats(opened, '、')}而開。"
        case Struck(who, owner, spot, count, _, _):
            return f"{seat(who)}於{place(spot)}打{seat(owner)}：馬 {count} 匹回手。"
        case Merged(who, spot, count, _):
            return f"{seat(who)}疊馬於{place(spot)}，共 {count} 匹。"
        case StationEntered(who, spot, _):
            return f"{seat(who)}入窩：{place(spot)}。"
        case Flew(who, count, _):
            return f"{seat(who)}自塹飛馬 {count} 匹到終點。"
        case Held(who, _, _):
            return f"{seat(who)}之馬陷於塹中，不得動。"
        case NoWay(who, tried, _):
            cells = "、".join(str(spot) for spot, _ in tried)
            return f"{seat(who)}無路可行" + (f"（{cells}）。" if cells else "。")
        case Declined(who, _):
            return f"{seat(who)}不行。"
        case _:
            assert_never(happened)


def _turned(at: int | None) -> str:
    return "" if at is None else f"，於{place(at)}折返"


def _money(happened: MoneyEvent) -> str:
    match happened:
        case Paid(payer, payee, amount, _):
            return f"{account(payer)}付{account(payee)} {amount} 帖。"
        case HalfBowl(who, amount, _):
            return f"{seat(who)}得半盆，{amount} 帖。"
        case BowlRefilled(besides, amount, _):
            return f"{seat(besides)}以外各家補盆，共 {amount} 帖。"
        case _:
            assert_never(happened)


def _turn(happened: TurnEvent) -> str:
    match happened:
        case ExtraEarned(who, _, _):
            return f"{seat(who)}再得一擲。"
        case ThrowsAgain(who, _):
            return f"{seat(who)}重擲。"
        case Postponed(who, _):
            return f"{seat(who)}待再擲行畢而後重擲。"
        case TurnPassed(_, _, turn, _):
            return f"{seat(turn.by)}行其再擲。" if turn.extra else f"輪到{seat(turn.by)}擲。"
        case Won(who, finish, nth, _):
            return f"{seat(who)}全馬到終點：{FINISHES[finish]}。" if nth == 1 else f"{seat(who)}到終點，名列第 {nth}。"
        case Drawn(throws, _):
            return f"已擲 {throws} 次而未分勝負，和局。"
        case _:
            assert_never(happened)


def move(position: Position, chosen: Move) -> str:
    """Say what a choice is."""
    match chosen:
        case Throw():
            return f"擲 {dice(chosen)}"
        case First(who):
            return f"{seat(who)}先擲"
        case Ride(spot, steps, _) if spot == START:
            return f"下馬於{place(steps)}"
        case Ride(spot, steps, count):
            way = f"倒行 {-steps}" if steps < 0 else f"行 {steps}"
            return f"{place(spot)}之馬 {_stack(position, spot, count)} 匹：{way}"
        case Decline():
            return "不行"
        case Stay():
            return "留局再下"
        case Retire():
            return "出局"
        case _:
            assert_never(chosen)


def _stack(position: Position, spot: int, count: int | None) -> int:
    if count is not None or not isinstance(position.phase, ToMove):
        return count or 0
    return position.armies[position.phase.act.seat].on(spot)


def prompt(position: Position) -> str:
    """Say what the position asks, and of whom."""
    match position.phase:
        case ToDraw():
            return "抽籤定何人先擲。"
        case Opening(_, who):
            return f"{seat(who)}擲本采。"
        case ToThrow(turn):
            kind = "行其再擲" if turn.extra else "重擲" if turn.collisions else "擲采"
            return f"{seat(turn.by)}{kind}。"
        case ToMove(act):
            return _asked(act)
        case ToStay(_, victim):
            return f"{seat(victim)}留局或出局。"
        case Done(winner, finish):
            return f"終局：{FINISHES[finish]}。" + ("" if winner is None else f"{seat(winner)}勝。")
        case _:
            assert_never(position.phase)


def _asked(act: Act) -> str:
    name = ROWS[act.cast].name.zh_hant
    if act.seat == act.turn.by:
        return f"{seat(act.seat)}擲得 {dice(act.cast)}「{name}」，擇一疊而行。"
    return f"{seat(act.turn.by)}擲得 {dice(act.cast)}「{name}」，由{seat(act.seat)}擇一疊而行。"
