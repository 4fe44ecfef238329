"""What lies on a table: seats in a round, money that only moves, a book that keeps step, ears that hear their own."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.toys.fords_rules import TOLL, Doubles
from youyi.kernel.error_words import GAME
from youyi.kernel.errors import BadNotation, BadRecord, Fault, FaultyPosition, IllegalMove, Unknown, reason_words
from youyi.kernel.ledger import BOWL, Account, Ledger
from youyi.kernel.rules import Chance, Decision, Objection, Over, Step
from youyi.kernel.scribe import Scribe
from youyi.kernel.seats import Seat, Spot, next_seat, others, round_from
from youyi.kernel.secrets import Secret, Waits, asked, heard

accounts: st.SearchStrategy[Account] = st.sampled_from([BOWL, Seat(0), Seat(1), Seat(2)])


@given(st.integers(1, 5), st.integers(0, 4))
def test_a_round_visits_every_seat_once(seats, number):
    first = Seat(number % seats)
    going_round = list(round_from(first, seats))
    assert going_round[0] == first
    assert sorted(going_round) == list(range(seats))
    assert others(first, seats) == tuple(going_round[1:])
    assert next_seat(first, seats) == going_round[1 % seats]


@given(st.lists(st.tuples(accounts, accounts, st.integers(0, 50)), max_size=20))
def test_payments_move_money_and_make_none(payments):
    ledger = Ledger((5, 0, -5), bowl=1000)
    for payer, payee, amount in payments:
        if payer == BOWL and amount > ledger.bowl:
            with pytest.raises(ValueError, match="the bowl holds"):
                ledger.pay(payer, payee, amount)
            continue
        before = {account: ledger.holds(account) for account in (payer, payee)}
        ledger = ledger.pay(payer, payee, amount)
        assert ledger.total == 1000
        if payer != payee:
            assert ledger.holds(payer) == before[payer] - amount
            assert ledger.holds(payee) == before[payee] + amount


def test_nobody_pays_less_than_nothing():
    with pytest.raises(ValueError, match="cannot pay -1"):
        Ledger((0, 0)).pay(Seat(0), Seat(1), -1)


def test_the_scribe_applies_each_event_at_once():
    seen = list[int]()
    book: Scribe[int, int] = Scribe(0, lambda position, event: position + event)
    for event in (1, 2, 3):
        book.write(event)
        seen.append(book.position)
    book.write(4, 5)
    assert seen == [1, 3, 6]
    assert book.step() == Step(15, (1, 2, 3, 4, 5))


@dataclass(frozen=True, slots=True)
class Whisper(Secret):
    words: str = ""


def test_a_secret_is_heard_by_its_seat_alone():
    events = ("said aloud", Whisper(Seat(1), "psst"))
    assert heard(events, Seat(1)) == events
    assert heard(events, Seat(0)) == heard(events, None) == ("said aloud",)


def test_choices_are_shown_to_the_seat_that_chooses():
    decision = Decision(Seat(1), ("a", "b"))
    chance: Chance[str] = Chance(None)  # type: ignore[arg-type]  # whose odds they are makes no difference here
    over = Over((0, 0), frozenset(), TOLL, "end")
    assert asked(decision, Seat(1)) is decision
    assert asked(decision, Seat(0)) == asked(decision, None) == Waits(Seat(1))
    assert asked(chance, None) is chance
    assert asked(over, Seat(0)) is over


def test_errors_say_where_and_why():
    illegal = IllegalMove("27+17", Objection(TOLL, Spot(3)))
    assert str(illegal) == "27+17: Who treads on another pays the toll. (toll, fords.toll)"
    assert illegal.objection.at == 3
    assert reason_words(Doubles.NOTHING).en == "No. (our answer to “Doubles”, nothing)"
    assert str(BadNotation("p99", 2, "a cell")) == "column 2 of 'p99': expected a cell"
    assert [str(BadRecord("x")), str(BadRecord("x", field="f")), str(BadRecord("x", ply=3))] == [
        "x",
        "field f: x",
        "move 3: x",
    ]
    assert str(FaultyPosition((Fault("a", "one"), Fault("b", "two")))) == "one; two"
    assert str(Unknown(GAME, "go", ("a", "b"))) == "there is no game 'go'; valid: a, b"
