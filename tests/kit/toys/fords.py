"""Fords at the front door: its notation, its speech, its game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import assert_never

from tests.kit.toys.fords_rules import (
    DICE,
    LAST,
    ONCE,
    QUIET,
    SEVEN,
    SHORE,
    STAKE,
    THROW,
    TOLL,
    TURN,
    WALK,
    Asked,
    Claim,
    Done,
    Event,
    Fords,
    Move,
    Paid,
    Phase,
    Position,
    Terms,
    Thrown,
    ToClaim,
    ToThrow,
    ToWalk,
    Wait,
    Walk,
    Walked,
    evolve,
    named,
    say,
)
from tests.kit.toys.front import PLAIN_COLOURS, numbered_by_order
from youyi.kernel.dice import Throw
from youyi.kernel.errors import BadNotation, Fault, FaultyPosition
from youyi.kernel.game import Game
from youyi.kernel.ledger import Ledger
from youyi.kernel.names import Language
from youyi.kernel.people import NOBODY, People
from youyi.kernel.seats import Seat, Spot


class FordNotation:
    """`36` a throw, `+9` a walk, `wait`, `claim`; positions as `0,7,12 -1,2,0/1 walk0:36`."""

    def write_move(self, move: Move, /) -> str:
        match move:
            case Throw():
                return str(move)
            case Walk(steps):
                return f"+{steps}"
            case Wait():
                return "wait"
            case Claim():
                return "claim"
        assert_never(move)

    def read_move(self, text: str, /) -> Move:
        words: dict[str, Move] = {"wait": Wait(), "claim": Claim()}
        if text in words:
            return words[text]
        if text.startswith("+"):
            if not text[1:].isdecimal():
                raise BadNotation(text, 2, "a number of steps")
            return Walk(int(text[1:]))
        return DICE.read(text)

    def write_position(self, position: Position, /) -> str:
        cells = ",".join(map(str, position.cells))
        purses = ",".join(map(str, position.ledger.purses))
        return f"{cells} {purses}/{position.ledger.bowl} {_write_phase(position.phase)}"

    def read_position(self, text: str, /, *, tolerate: Collection[str] = ()) -> Position:
        try:
            cells, money, phase = text.split(" ")
            purses, bowl = money.split("/")
            ledger = Ledger(tuple(map(int, purses.split(","))), int(bowl))
            position = Position(tuple(Spot(int(each)) for each in cells.split(",")), ledger, _read_phase(phase))
        except (ValueError, KeyError) as error:
            raise BadNotation(text, 1, "cells, purses/bowl and phase") from error
        found = tuple(fault for fault in faults(position) if fault.kind not in tolerate)
        if found:
            raise FaultyPosition(found)
        return position

    def draw(self, position: Position, /) -> str:
        return self.write_position(position)

    def read_drawing(self, text: str, /) -> Position:
        return self.read_position(text)


def _write_phase(phase: Phase) -> str:
    match phase:
        case ToThrow(seat):
            return f"throw{seat}"
        case ToWalk(seat, cast):
            return f"walk{seat}:{cast}"
        case ToClaim(seat, after, cast):
            return f"claim{seat}:{cast}:{after}"
        case Done(winner):
            return f"done{winner}"
    assert_never(phase)


def _read_phase(text: str) -> Phase:
    word, *rest = text.split(":")
    seat = Seat(int(word[-1]))
    makers: dict[str, Callable[[], Phase]] = {
        "throw": lambda: ToThrow(seat),
        "walk": lambda: ToWalk(seat, DICE.read(rest[0])),
        "claim": lambda: ToClaim(seat, Seat(int(rest[1])), DICE.read(rest[0])),
        "done": lambda: Done(seat),
    }
    return makers[word[:-1]]()


def faults(position: Position) -> tuple[Fault, ...]:
    return () if position.ledger.total == 0 else (Fault("money", "money was made or lost"),)


class FordSpeech:
    def event(self, event: Event, language: Language, _people: People = NOBODY, /) -> str:
        return f"{language.value} {type(event).__name__}"

    def move(self, position: Position, move: Move, language: Language, _people: People = NOBODY, /) -> str:
        del position
        return f"{language.value} {NOTATION.write_move(move)}"

    def prompt(self, position: Position, language: Language, _people: People = NOBODY, /) -> str:
        return f"{language.value} {_write_phase(position.phase)}"


@dataclass(frozen=True, slots=True)
class Road:
    length: int = LAST


NOTATION = FordNotation()
FORDS: Game[Position, Move, Event, Position] = Game(
    id="fords",
    name=named("Fords"),
    about=say("Cross the river."),
    unit=named("coins"),
    seat_names=(named("east"), named("south"), named("west")),
    articles=(STAKE, THROW, WALK, TOLL, SEVEN, SHORE, TURN),
    rulesets=(ONCE, QUIET),
    terms=Terms(),
    bout=Terms(),
    turn=Thrown,
    rules=Fords,
    notation=NOTATION,
    speech=FordSpeech(),
    evolve=evolve,
    faults=faults,
    board=Road,
    outline=lambda _rules, _position, move: move,
    event_types=(Thrown, Walked, Paid, Asked),
    actions=numbered_by_order,
    colours=PLAIN_COLOURS,
)
