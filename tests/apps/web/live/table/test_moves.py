"""The order of checks on every move, and of what follows: store, play, publish."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from tests.kit.toys.fords import FORDS
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.live.messages.publishing import begin, refusal
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import SeatHolder, StoredTable, TableConfig, token_hash
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.live.state.table_store import PlyTaken
from youyi.apps.web.live.table.moves import move, throw
from youyi.apps.web.wire.said import BecauseArticle
from youyi.apps.web.wire.table import PaceWanted
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

LATE, UNREADABLE, UNLAWFUL = 99, "§", "+1"


class Pad:
    """A store in memory that says in which order things happened."""

    def __init__(self):
        self.moves: list[str] = []
        self.log: list[str] = []
        self.fails: Exception | None = None
        self.company: Any = None
        self.talk: Any = None
        self.appointments: Any = None

    async def append(self, _table, ply, text):
        self.log.append(f"store {ply}")
        if self.fails:
            raise self.fails
        if ply != len(self.moves):
            raise PlyTaken
        self.moves.append(text)
        return datetime.now(UTC)

    async def load(self, _table, since=0):
        return stored(self.moves[since:])

    async def sit(self, _table, _sitter, _event=None):
        return True

    async def replace_sitter(self, _table, _old, _new, _unseen_since=None, _event=None):
        return True

    async def give_seal(self, _table, _seat, _seal):
        raise NotImplementedError

    open_seal = give_seal

    async def end_stage(self, _table, _late):
        raise NotImplementedError

    async def finish(self, _table):
        self.log.append("finish")


class Ear:
    """A listener that writes down what it hears."""

    unsent = 0

    def __init__(self, pad, table, seat=None):
        self.pad, self.table, self.seat, self.language, self.drawing = pad, table, seat, Language.EN, False
        self.heard = []

    pace: PaceWanted = "normal"
    looking = True

    def unseat(self):
        self.seat = None

    def send(self, message):
        self.heard.append(msgspec.json.decode(message))
        self.pad.log.append(f"publish {self.table.session.at - 1}")


def stored(moves, *, open_seat=False):
    config = TableConfig(
        id="t", game="fords", ruleset="fords/plain@1", rulings={}, terms={"seats": 2}, secret=bytes(32),
        listed=False, since=datetime.now(UTC),
    )  # fmt: skip
    second = (
        SeatHolder(seat=1, kind="open") if open_seat else SeatHolder(seat=1, kind="human", token_hash=token_hash("b"))
    )
    return StoredTable(
        config,
        (SeatHolder(seat=0, kind="human", token_hash=token_hash("a")), second),
        tuple(moves),
        (config.since,) * len(moves),
    )


def at_table(*moves, open_seat=False):
    pad = Pad()
    pad.moves = list(moves)
    session = TableSession(FORDS.under(None, {}, {"seats": 2}))
    session.replay(moves)
    table = begin(LiveTable(stored(moves, open_seat=open_seat), session, Phrases(FORDS), pad))
    ear = Ear(pad, table)
    table.subscribers.join(ear)
    return table, pad, ear


TO_THROW = ()
TO_WALK = ("12",)
OVER = ("66", "+12")

MOVES = [
    # state, open seat, seat, at, text, the first check that fails
    (TO_THROW, True, None, LATE, UNREADABLE, "no_such_seat"),
    (OVER, False, None, LATE, UNREADABLE, "no_such_seat"),
    (TO_WALK, False, None, 1, "wait", "no_such_seat"),
    (TO_THROW, True, 0, LATE, UNREADABLE, "not_begun"),
    (OVER, False, 0, LATE, UNREADABLE, "over"),
    (OVER, False, 1, 2, "wait", "over"),
    (TO_WALK, False, 1, LATE, UNREADABLE, "not_your_turn"),
    (TO_WALK, False, 1, 1, "wait", "not_your_turn"),
    (TO_WALK, False, 0, LATE, UNREADABLE, "stale"),
    (TO_WALK, False, 0, 0, "wait", "stale"),
    (TO_THROW, False, 0, 0, UNREADABLE, "not_your_turn"),
    (TO_THROW, False, 0, 0, "66", "not_your_turn"),
    (TO_WALK, False, 0, 1, UNREADABLE, "bad_notation"),
    (TO_WALK, False, 0, 1, UNLAWFUL, "illegal"),
    (TO_WALK, False, 0, 1, "66", "illegal"),
]


@pytest.mark.parametrize(("state", "open_seat", "seat", "at", "text", "code"), MOVES)
def test_the_first_failing_check_of_a_move_answers(state, open_seat, seat, at, text, code):
    table, pad, ear = at_table(*state, open_seat=open_seat)
    before = (table.session.position, table.session.at)
    with pytest.raises(MessageError) as refused:
        asyncio.run(move(table, None if seat is None else Seat(seat), at, text))
    assert refused.value.code == code
    assert (table.session.position, table.session.at) == before
    assert (pad.log, ear.heard) == ([], []), "nothing was stored and nobody heard of it"


THROWS = [
    (TO_THROW, True, None, LATE, "no_such_seat"),
    (TO_THROW, True, 0, LATE, "not_begun"),
    (OVER, False, 0, LATE, "over"),
    (TO_THROW, False, 1, LATE, "not_your_turn"),
    (TO_THROW, False, 0, LATE, "stale"),
    (TO_WALK, False, 0, 1, "not_your_turn"),
]


@pytest.mark.parametrize(("state", "open_seat", "seat", "at", "code"), THROWS)
def test_the_first_failing_check_of_a_throw_answers(state, open_seat, seat, at, code):
    table, pad, ear = at_table(*state, open_seat=open_seat)
    with pytest.raises(MessageError) as refused:
        asyncio.run(throw(table, None if seat is None else Seat(seat), at))
    assert refused.value.code == code
    assert (pad.log, ear.heard) == ([], [])


def test_a_move_is_stored_then_played_then_published():
    table, pad, ear = at_table(*TO_WALK)
    asyncio.run(move(table, Seat(0), 1, "+3"))
    assert pad.moves == ["12", "+3"]
    assert pad.log == ["store 1", "publish 1"]
    assert [(each["type"], each["at"], each["move"]) for each in ear.heard] == [("Happened", 2, "+3")]


def test_what_cannot_be_stored_is_not_played():
    table, pad, ear = at_table(*TO_WALK)
    pad.fails = RuntimeError("disk full")
    with pytest.raises(RuntimeError, match="disk full"):
        asyncio.run(move(table, Seat(0), 1, "+3"))
    assert (table.session.at, ear.heard) == (1, [])


def test_the_last_move_marks_the_table_over():
    table, pad, ear = at_table("66")
    asyncio.run(move(table, Seat(0), 1, "+12"))
    assert pad.log == ["store 1", "publish 1", "publish 1", "finish"]
    assert ear.heard[0]["over"]["first"] == [0]
    assert ear.heard[1]["chance"]["reveal"] == bytes(32).hex()


def test_who_is_overtaken_learns_what_happened():
    table, pad, ear = at_table(*TO_WALK)
    pad.moves += ["wait", "34"]  # another process was faster
    with pytest.raises(MessageError) as refused:
        asyncio.run(move(table, Seat(0), 1, "+3"))
    assert refused.value.code == "stale"
    assert [each["move"] for each in ear.heard] == ["wait", "34"]
    assert table.session.moves == pad.moves


def test_an_illegal_move_names_its_clause_and_place():
    table, _, _ = at_table(*TO_WALK)
    with pytest.raises(MessageError) as refused:
        asyncio.run(move(table, Seat(0), 1, UNLAWFUL))
    told = refusal(table, refused.value, Language.EN)
    assert isinstance(told.because, BecauseArticle)
    assert told.because.key == "fords.walk"
    assert (told.spot, told.says) == (0, "One walks what the dice show, or waits.")


def test_bad_notation_names_its_column():
    table, _, _ = at_table(*TO_WALK)
    with pytest.raises(MessageError) as refused:
        asyncio.run(move(table, Seat(0), 1, "+x"))
    told = refusal(table, refused.value, Language.ZH_HANT)
    assert told.code == "bad_notation"
    assert str(told.column) in told.says


def test_two_moves_at_once_are_one_move():
    table, pad, _ = at_table(*TO_WALK)

    async def both():
        moves = (move(table, Seat(0), 1, text) for text in ("+3", "wait"))
        return await asyncio.gather(*moves, return_exceptions=True)

    first, second = asyncio.run(both())
    assert first is None
    assert isinstance(second, MessageError)
    assert second.code in ("stale", "not_your_turn")
    assert pad.moves == ["12", "+3"]


def test_a_token_opens_its_own_seat_only():
    table, _, _ = at_table()
    assert [table.seat_of("a"), table.seat_of("b")] == [0, 1]
    for wrong in ("", "c", token_hash("a"), "a "):
        with pytest.raises(MessageError) as refused:
            table.seat_of(wrong)
        assert refused.value.code == "bad_token"
