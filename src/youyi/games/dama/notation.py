"""Moves and positions of 打馬 as strings, and back.

A throw is its dice: `566`. A stack that goes is its cell and its steps: `27+17`, backward `30-11`, part of it
`27+17x3`; a drop that is chosen goes from 0: `0+11`. To let an action pass is `-`; the lot falls `first:b`; a struck
seat says `stay` or `retire`. Seats are a to e.
A position is: throws made; the bowl and what it holds when full; each seat's hand, stacks, home, own cast, last throw,
purse and rights; for whom the gate is open; whose regular turn it is; extra turns waiting; seats that have left; what
is asked: `41 bowl:38/40 a:12/3x6,9x2/0/246/115/-20/- b:… gate:- turn:a wait:b+ left:- throw:b+`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from youyi.games.dama.casts import DICE
from youyi.games.dama.moves import Decline, First, Move, Retire, Ride, Stay
from youyi.games.dama.position import (
    Act,
    Army,
    Context,
    Done,
    Finish,
    Opening,
    Phase,
    Position,
    Stack,
    ToDraw,
    ToMove,
    ToStay,
    ToThrow,
    Turn,
    faults,
)  # fmt: skip
from youyi.games.dama.texts import TABLE as TEXTS
from youyi.kernel.dice import Throw
from youyi.kernel.errors import BadNotation, FaultyPosition
from youyi.kernel.ledger import Ledger
from youyi.kernel.names import Words
from youyi.kernel.seats import Seat, Spot

LETTERS = "abcde"
NONE = "-"
_RIDE = re.compile(r"(\d{1,2})([+-])(\d{1,2})(?:x(\d{1,2}))?", re.ASCII)
_BEGUN = re.compile(r"\d{1,2}(?:[+-](?:\d{1,2}(?:x\d{0,2})?)?)?", re.ASCII)
_TURN = re.compile(r"([a-e])(\+?)([12]?)", re.ASCII)
_ARMY = re.compile(
    r"([a-e]):(\d{1,12})/(-|\d{1,12}x\d{1,12}(?:,\d{1,12}x\d{1,12})*)/(\d{1,12})/(-|[1-6]{3})/(-|[1-6]{3})/(-?\d{1,12})/(-|d|m|dm)",
    re.ASCII,
)
_ACT = re.compile(r"([a-e]\+?[12]?)/([1-6]{3})/(\w+)/([a-e])/(\d{1,12})/(-|[a-e]+)", re.ASCII)


def write_move(move: Move) -> str:
    """Write a move."""
    match move:
        case Throw():
            return str(move)
        case First():
            return f"first:{LETTERS[move.seat]}"
        case Ride(spot, steps, horses):
            return f"{spot}{steps:+d}" + ("" if horses is None else f"x{horses}")
        case Decline():
            return NONE
        case Stay():
            return "stay"
        case Retire():
            return "retire"


def read_move(text: str) -> Move:
    """Read a move. Raises `BadNotation` with the column."""
    fixed: dict[str, Move] = {NONE: Decline(), "stay": Stay(), "retire": Retire()}
    if text in fixed:
        return fixed[text]
    if text.startswith("first:"):
        return First(_seat(text, len("first:"), text[len("first:") :]))
    found = _RIDE.fullmatch(text)
    if found is not None:
        cell, sign, steps, horses = found.groups()
        return Ride(Spot(int(cell)), int(sign + steps), None if horses is None else int(horses))
    if text[:1].isdecimal() and "+" not in text and "-" not in text:
        return DICE.read(text)
    partial = _BEGUN.match(text)
    column = (0 if partial is None else partial.end()) + 1
    raise BadNotation(text, column, TEXTS["a_move"])


def _seat(text: str, column: int, letter: str) -> Seat:
    if len(letter) != 1 or letter not in LETTERS:
        raise BadNotation(text, column + 1, TEXTS["seat"].filled(letters=LETTERS))
    return Seat(LETTERS.index(letter))


def _seats(seats: Sequence[Seat]) -> str:
    return "".join(LETTERS[seat] for seat in seats) or NONE


def write_position(position: Position) -> str:
    """Write a position on one line."""
    armies = (_write_army(position, Seat(seat)) for seat in range(len(position.armies)))
    return " ".join(
        (
            str(position.throws),
            f"bowl:{position.ledger.bowl}/{position.full}",
            *armies,
            f"gate:{_seats(sorted(position.passed))}",
            f"turn:{LETTERS[position.current]}",
            f"wait:{','.join(map(_write_turn, position.waiting)) or NONE}",
            f"left:{_seats(position.left)}",
            _write_phase(position.phase),
        )
    )


def _write_army(position: Position, seat: Seat) -> str:
    army = position.armies[seat]
    stacks = ",".join(f"{spot}x{horses}" for spot, horses in army.stacks) or NONE
    rights = "d" * army.deployed + "m" * army.must_drop or NONE
    casts = "/".join(NONE if cast is None else str(cast) for cast in (army.own, army.last))
    return f"{LETTERS[seat]}:{army.hand}/{stacks}/{army.home}/{casts}/{position.ledger.purses[seat]}/{rights}"


def _write_turn(turn: Turn) -> str:
    return LETTERS[turn.by] + "+" * turn.extra + (str(turn.collisions) if turn.collisions else "")


def _write_act(act: Act) -> str:
    turn, actor = _write_turn(act.turn), LETTERS[act.seat]
    return f"{turn}/{act.cast}/{act.context.value}/{actor}/{act.horses}/{_seats(act.earned)}"


def _write_phase(phase: Phase) -> str:
    match phase:
        case ToDraw():
            return "draw"
        case Opening(first, seat):
            return f"open:{LETTERS[first]}{LETTERS[seat]}"
        case ToThrow(turn):
            return f"throw:{_write_turn(turn)}"
        case ToMove(act):
            return f"move:{_write_act(act)}"
        case ToStay(act, victim):
            return f"stay:{LETTERS[victim]}/{_write_act(act)}"
        case Done(winner, finish):
            return f"done:{NONE if winner is None else LETTERS[winner]}/{finish.value}"


class _Line:
    """A position string, read word by word, knowing its column."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split(" ")
        self.at = 0

    def column(self) -> int:
        return sum(len(word) + 1 for word in self.words[: self.at]) + 1

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def take(self, pattern: str, expected: Words) -> tuple[str, ...]:
        found = re.fullmatch(pattern, self.peek(), re.ASCII)
        if found is None:
            raise self.bad(expected)
        self.at += 1
        return found.groups()

    def bad(self, expected: Words) -> BadNotation:
        return BadNotation(self.text, min(self.column(), len(self.text) + 1), expected)


def read_position(text: str, *, tolerate: Collection[str] = ()) -> Position:
    """Read a position. Raises `BadNotation` with the column, `FaultyPosition` for faults not tolerated."""
    line = _Line(text)
    (throws,) = line.take(r"(\d{1,12})", TEXTS["throws"])
    bowl, full = line.take(r"bowl:(\d{1,12})/(\d{1,12})", TEXTS["bowl"])
    armies, purses = _read_armies(line)
    (gate,) = line.take(r"gate:(-|[a-e]+)", TEXTS["gate"])
    (current,) = line.take(r"turn:([a-e])", TEXTS["turn"])
    (waiting,) = line.take(r"wait:(-|[a-e]\+?[12]?(?:,[a-e]\+?[12]?)*)", TEXTS["waiting"])
    turns = () if waiting == NONE else tuple(_read_turn(line, word) for word in waiting.split(","))
    (left,) = line.take(r"left:(-|[a-e]+)", TEXTS["left"])
    phase = _read_phase(line)
    if line.at != len(line.words):
        raise line.bad(TEXTS["nothing_more"])
    position = Position(
        tuple(armies), Ledger(tuple(purses), int(bowl)), int(full), frozenset(_read_seats(gate)),
        Seat(LETTERS.index(current)), turns, _read_seats(left), int(throws), phase,
    )  # fmt: skip
    wrong = tuple(fault for fault in faults(position) if fault.kind not in tolerate)
    if wrong:
        raise FaultyPosition(wrong)
    return position


def _read_seats(letters: str) -> tuple[Seat, ...]:
    return () if letters == NONE else tuple(Seat(LETTERS.index(letter)) for letter in letters)


def _read_armies(line: _Line) -> tuple[list[Army], list[int]]:
    armies, purses = list[Army](), list[int]()
    while line.peek()[1:2] == ":" or not armies:
        expected = TEXTS["army"].filled(letter=LETTERS[len(armies) % 5])
        found = line.take(_ARMY.pattern, expected)
        letter, hand, stacks, home, own, last, purse, rights = found
        if len(armies) >= len(LETTERS) or letter != LETTERS[len(armies)]:
            line.at -= 1
            raise line.bad(expected)
        armies.append(
            Army(
                int(hand),
                _read_stacks(stacks),
                int(home),
                _read_cast(own),
                _read_cast(last),
                "d" in rights,
                "m" in rights,
            )
        )
        purses.append(int(purse))
    return armies, purses


def _read_stacks(text: str) -> tuple[Stack, ...]:
    if text == NONE:
        return ()
    pairs = (word.split("x") for word in text.split(","))
    return tuple((Spot(int(cell)), int(horses)) for cell, horses in pairs)


def _read_cast(text: str) -> Throw | None:
    return None if text == NONE else DICE.read(text)


def _read_turn(line: _Line, text: str) -> Turn:
    found = _TURN.fullmatch(text)
    if found is None:
        raise line.bad(TEXTS["a_turn"])
    return Turn(Seat(LETTERS.index(found[1])), bool(found[2]), int(found[3] or 0))


def _read_act(line: _Line, text: str) -> Act:
    found = _ACT.fullmatch(text)
    if found is None or found[3] not in {context.value for context in Context}:
        raise line.bad(TEXTS["act"])
    turn, cast, context, actor, horses, earned = found.groups()
    seat = Seat(LETTERS.index(actor))
    return Act(_read_turn(line, turn), DICE.read(cast), Context(context), seat, int(horses), _read_seats(earned))


def _read_phase(line: _Line) -> Phase:
    verb, _, detail = line.peek().partition(":")
    phase: Phase | None = None
    if verb == "draw" and not detail:
        phase = ToDraw()
    elif verb == "open" and re.fullmatch("[a-e][a-e]", detail):
        phase = Opening(*_read_seats(detail))
    elif verb == "throw":
        phase = ToThrow(_read_turn(line, detail))
    elif verb == "move":
        phase = ToMove(_read_act(line, detail))
    elif verb == "stay" and re.match("[a-e]/", detail):
        phase = ToStay(_read_act(line, detail[2:]), Seat(LETTERS.index(detail[0])))
    elif verb == "done":
        phase = _read_done(detail)
    if phase is None:
        raise line.bad(TEXTS["phase"])
    line.at += 1
    return phase


def _read_done(detail: str) -> Done | None:
    winner, _, finish = detail.partition("/")
    if finish not in {each.value for each in Finish} or not re.fullmatch("[a-e-]", winner):
        return None
    return Done(None if winner == NONE else Seat(LETTERS.index(winner)), Finish(finish))
