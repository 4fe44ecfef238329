"""What a seat of 打馬 sees, as numbers; frozen and versioned."""

from __future__ import annotations

from collections.abc import Callable

from youyi.games.dama.casts import DICE
from youyi.games.dama.position import Act, Context, Done, Opening, ToDraw, ToMove, ToStay, ToThrow, Turn
from youyi.games.dama.road import ARMY, END
from youyi.games.dama.rules import Dama
from youyi.games.dama.view import SeenArmy, View
from youyi.kernel.lab.observations import MOST, Block, Observations, Row, starts_of

VERSION = "dama-road-1"
ROAD = END - 1
_CONTEXTS = tuple(Context)
FLAGS = ("passes_gate", "deployed", "must_drop", "left")


def blocks(seats: int) -> tuple[Block, ...]:
    """The blocks of a table for so many."""
    return (
        Block("horses", (seats, ROAD), "for each seat, how many of its horses stand on each of the cells 1 to 89", ARMY),
        Block("hand", (seats,), "horses in hand", ARMY),
        Block("home", (seats,), "horses that are home", ARMY),
        Block("purse", (seats,), "帖 won or lost", MOST, -MOST),
        Block("own_cast", (seats, DICE.count), "the dice of 真本采, low first; 0 where there is none", DICE.highest),
        Block("last_cast", (seats, DICE.count), "the dice of the last throw that stood; 0 where there is none", DICE.highest),
        Block("flags", (seats, len(FLAGS)), "1 if 函谷關 is open to it; all twenty were once dropped; it must drop; it has left"),
        Block("cast", (DICE.count,), "the dice that are played, low first; 0 where none are", DICE.highest),
        Block("context", (len(_CONTEXTS),), "1 on what the throw means: 渾花, 賞采, 罰采, the first, 真本采, 傍本采, others' 真本采, others' 傍本采, 真撞, 傍撞, plain"),
        Block("horses_to_move", (1,), "how many it drops or lets fly", ARMY),
        Block("asked", (seats,), "1 on the seat that is asked"),
        Block("staying", (1,), "1 if the question is whether to stay in the game"),
        Block("turn", (seats,), "1 on the seat whose turn it is"),
        Block("extra", (1,), "1 if that is an extra turn"),
        Block("collisions", (1,), "how many collisions that turn has had", MOST),
        Block("waiting", (seats,), "how many extra turns wait for each seat", MOST),
        Block("current", (seats,), "1 on the seat whose regular turn it is"),
        Block("bowl", (2,), "帖 in the bowl, and when it is full", MOST),
        Block("throws", (1,), "how often the dice have been thrown", MOST),
    )  # fmt: skip


def observations(rules: Dama) -> Observations[View]:
    """Write the views of a table."""
    seats = rules.seats
    layout = blocks(seats)
    at = starts_of(layout)

    def fill(row: Row, view: View, seat: int) -> None:
        for place in range(seats):
            _army(row, at, place, view.armies[(seat + place) % seats])
        _phase(row, at, view, seat, seats)
        row[at["current"] + (view.current - seat) % seats] = 1
        for turn in view.waiting:
            row[at["waiting"] + (turn.by - seat) % seats] += 1
        row[at["bowl"]], row[at["bowl"] + 1], row[at["throws"]] = view.bowl, view.full, view.throws

    return Observations(f"{VERSION}/{seats}", layout, fill)


def _army(row: Row, at: dict[str, int], place: int, army: SeenArmy) -> None:
    road = at["horses"] + place * ROAD - 1
    for cell, horses in army.stacks:
        row[road + cell] = horses
    row[at["hand"] + place], row[at["home"] + place], row[at["purse"] + place] = army.hand, army.home, army.purse
    _dice(row, at["own_cast"] + place * DICE.count, army.own)
    _dice(row, at["last_cast"] + place * DICE.count, army.last)
    for number, flag in enumerate((army.passes_gate, army.deployed, army.must_drop, army.left)):
        row[at["flags"] + place * len(FLAGS) + number] = int(flag)


def _dice(row: Row, start: int, dice: str | None) -> None:
    for place, face in enumerate(dice or ""):
        row[start + place] = int(face)


def _phase(row: Row, at: dict[str, int], view: View, seat: int, seats: int) -> None:
    def mark(block: str, other: int) -> None:
        row[at[block] + (other - seat) % seats] = 1

    match view.phase:
        case Opening(seat=thrower):
            mark("asked", thrower)
        case ToThrow(turn):
            mark("asked", turn.by)
            _turn(row, at, turn, mark)
        case ToMove(act):
            mark("asked", act.seat)
            _act(row, at, act, mark)
        case ToStay(act, victim):
            mark("asked", victim)
            row[at["staying"]] = 1
            _act(row, at, act, mark)
        case ToDraw() | Done():
            pass


def _turn(row: Row, at: dict[str, int], turn: Turn, mark: Callable[[str, int], None]) -> None:
    mark("turn", turn.by)
    row[at["extra"]], row[at["collisions"]] = int(turn.extra), turn.collisions


def _act(row: Row, at: dict[str, int], act: Act, mark: Callable[[str, int], None]) -> None:
    _dice(row, at["cast"], str(act.cast))
    row[at["context"] + _CONTEXTS.index(act.context)] = 1
    row[at["horses_to_move"]] = act.horses
    _turn(row, at, act.turn, mark)
