"""A throw-away dice game for two or three: tolls, a claim out of turn, an extra turn for doubles.

It exists to prove that the kernel carries what 打馬 needs; nobody ever played it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias, Union, assert_never

from youyi.kernel.articles import Article, Grade, Locus, Source, SourceKind
from youyi.kernel.dice import Dice, Throw
from youyi.kernel.errors import IllegalMove
from youyi.kernel.ledger import BOWL, Account, Ledger
from youyi.kernel.names import Name, Words
from youyi.kernel.rules import Chance, Decision, Objection, Over, Prompt, Reason, Step
from youyi.kernel.rulings import Answer, Ruleset, Ruling, quantity, question
from youyi.kernel.scribe import Scribe
from youyi.kernel.seats import Seat, Spot, next_seat

DICE = Dice(2)
CLAIM = 7
LAST = 12


def say(text: str) -> Words:
    return Words(text, f"〔{text}〕", f"〔{text}〕")


def named(text: str) -> Name:
    return Name(text, text, text, text)


BOOK = Source(
    "fords-book",
    named("The Book of Fords"),
    say("written for a test"),
    kind=SourceKind.PAGE,
    dated=say("2026"),
    written=1600,
    copied=1700,
)


def clause(key: str, reading: str) -> Article:
    return Article(
        key=f"fords.{key}",
        name=named(key),
        loci=(Locus(BOOK, f"page {len(key)}", words=key.upper()),),
        reading=say(reading),
        grade=Grade.ATTESTED,
    )


STAKE = clause("stake", "Everybody puts one coin into the bowl.")
THROW = clause("throw", "Two dice are thrown.")
WALK = clause("walk", "One walks what the dice show, or waits.")
TOLL = clause("toll", "Who treads on another pays the toll.")
SEVEN = clause("seven", "On a seven the next may claim a coin from the bowl, or decline.")
SHORE = clause("shore", "Who reaches the far shore takes the bowl.")
TURN = clause("turn", "Turns go round.")


@question(zh_hant="雙者再擲乎？", zh_hans="双者再掷乎？")
class Doubles(Ruling):
    """Does a double earn another turn?"""

    AGAIN = Answer(reading=say("Yes."), cites=(THROW,), grade=Grade.INFERRED)
    NOTHING = Answer(reading=say("No."), cites=(TURN,), grade=Grade.SUPPLIED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    doubles: Doubles = Doubles.AGAIN
    toll: int = quantity(2, question=say("How high is the toll?"), unit=say("coins"), lowest=0, highest=9)


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    seats: int = quantity(3, question=say("How many sit?"), unit=say("seats"), lowest=2, highest=3)


@dataclass(frozen=True, slots=True)
class ToThrow:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ToWalk:
    seat: Seat
    cast: Throw


@dataclass(frozen=True, slots=True)
class ToClaim:
    seat: Seat
    after: Seat
    cast: Throw


@dataclass(frozen=True, slots=True)
class Done:
    winner: Seat


Phase: TypeAlias = Union[ToThrow, ToWalk, ToClaim, Done]


@dataclass(frozen=True, slots=True)
class Position:
    cells: tuple[Spot, ...]
    ledger: Ledger
    phase: Phase


@dataclass(frozen=True, slots=True)
class Walk:
    steps: int


@dataclass(frozen=True, slots=True)
class Wait:
    pass


@dataclass(frozen=True, slots=True)
class Claim:
    pass


Move: TypeAlias = Union[Throw, Walk, Wait, Claim]


@dataclass(frozen=True, slots=True)
class Thrown:
    seat: Seat
    cast: Throw
    because: Reason = THROW


@dataclass(frozen=True, slots=True)
class Walked:
    seat: Seat
    to: Spot
    because: Reason = WALK


@dataclass(frozen=True, slots=True)
class Paid:
    payer: Account
    payee: Account
    amount: int
    because: Reason


@dataclass(frozen=True, slots=True)
class Asked:
    phase: Phase
    because: Reason


Event: TypeAlias = Union[Thrown, Walked, Paid, Asked]


def evolve(position: Position, event: Event) -> Position:
    match event:
        case Thrown():
            return position
        case Walked(seat=seat, to=to):
            return replace(position, cells=(*position.cells[:seat], to, *position.cells[seat + 1 :]))
        case Paid(payer=payer, payee=payee, amount=amount):
            return replace(position, ledger=position.ledger.pay(payer, payee, amount))
        case Asked(phase=phase):
            return replace(position, phase=phase)
    assert_never(event)


@dataclass(frozen=True, slots=True)
class Fords:
    rulings: Rulings
    terms: Terms

    @property
    def seats(self) -> int:
        return self.terms.seats

    def start(self) -> Position:
        purses = Ledger((-1,) * self.seats, self.seats)
        return Position((Spot(0),) * self.seats, purses, ToThrow(Seat(0)))

    def prompt(self, position: Position, /) -> Prompt[Move]:
        match position.phase:
            case ToThrow(seat):
                return Chance(DICE, seat)
            case ToWalk(seat, cast):
                return Decision(seat, (Walk(sum(cast.faces)), Wait()))
            case ToClaim(seat):
                return Decision(seat, (Claim(), Wait()))
            case Done(winner):
                return Over(position.ledger.purses, frozenset({winner}), SHORE, "shore")
        assert_never(position.phase)

    def objection(self, position: Position, move: Move, /) -> Objection | None:
        match self.prompt(position):
            case Chance() if not (isinstance(move, Throw) and DICE.allows(move)):
                return Objection(THROW)
            case Decision(seat=seat, moves=moves) if move not in moves:
                return Objection(WALK, position.cells[seat])
            case Over():
                return Objection(SHORE)
            case Chance() | Decision():
                return None

    def play(self, position: Position, move: Move, /) -> Step[Position, Event]:
        objection = self.objection(position, move)
        if objection is not None:
            raise IllegalMove(repr(move), objection)
        return self.apply(position, move)

    def apply(self, position: Position, move: Move, /) -> Step[Position, Event]:
        book: Scribe[Position, Event] = Scribe(position, evolve)
        self._unfold(book, position.phase, move)
        return book.step()

    def returns(self, position: Position, /) -> tuple[int, ...]:
        return position.ledger.purses

    def secret_draws(self, position: Position, /) -> int:
        del position
        return 0

    def _unfold(self, book: Scribe[Position, Event], phase: Phase, move: Move) -> None:
        match phase, move:
            case ToThrow(seat), Throw() as cast:
                book.write(Thrown(seat, cast), Asked(self._after_throw(seat, cast), THROW))
            case ToClaim(seat, after, cast), _:
                if move == Claim() and book.position.ledger.bowl:
                    book.write(Paid(BOWL, seat, 1, SEVEN))
                book.write(Asked(ToWalk(after, cast), SEVEN))
            case ToWalk(seat, cast), Walk(steps):
                self._walk(book, seat, Spot(min(LAST, book.position.cells[seat] + steps)))
                self._pass_on(book, seat, cast)
            case ToWalk(seat, cast), _:
                self._pass_on(book, seat, cast)
            case _:
                raise AssertionError("what is not asked is refused before")

    def _after_throw(self, seat: Seat, cast: Throw) -> Phase:
        if sum(cast.faces) == CLAIM:
            return ToClaim(next_seat(seat, self.seats), seat, cast)
        return ToWalk(seat, cast)

    def _walk(self, book: Scribe[Position, Event], seat: Seat, to: Spot) -> None:
        book.write(Walked(seat, to))
        for other, cell in enumerate(book.position.cells):
            if cell == to and other != seat and to < LAST:
                book.write(Paid(seat, Seat(other), self.rulings.toll, TOLL))

    def _pass_on(self, book: Scribe[Position, Event], seat: Seat, cast: Throw) -> None:
        if book.position.cells[seat] == LAST:
            book.write(Paid(BOWL, seat, book.position.ledger.bowl, SHORE), Asked(Done(seat), SHORE))
        elif len(set(cast.faces)) == 1 and self.rulings.doubles is Doubles.AGAIN:
            book.write(Asked(ToThrow(seat), Doubles.AGAIN))
        else:
            book.write(Asked(ToThrow(next_seat(seat, self.seats)), TURN))

    def bout(self, position: Position, /) -> int:
        del position
        return 1

    def view(self, position: Position, seat: Seat | None, /) -> Position:
        del seat
        return position

    def worlds(self, view: Position, entropy: object, /) -> Position:
        del entropy
        return view


ONCE = Ruleset(id="fords/plain", version=1, name=named("plain"), summary=say("As written."), rulings=Rulings())
QUIET = Ruleset(
    id="fords/quiet",
    version=2,
    name=named("quiet"),
    summary=say("No extra turns."),
    rulings=Rulings(doubles=Doubles.NOTHING),
)
