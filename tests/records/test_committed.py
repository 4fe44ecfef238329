"""Committed chance: whoever has the record can redo every throw, and finds every throw that was changed."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.toys.fords import FORDS, NOTATION
from youyi.analysis.simulate.referee import referee
from youyi.kernel.committed import Committed, KeyedStream, commitment
from youyi.kernel.errors import BadRecord
from youyi.kernel.seats import Seat
from youyi.players.simple import RandomPlayer
from youyi.records.files import read_record, write_record
from youyi.records.record import CommittedChance, Record, Sitter, begun
from youyi.records.replay import replay

SECRET = bytes(range(32))
PINNED = [3, 3, 2, 5, 0, 2, 4, 0, 5, 4, 5, 1]


def played() -> Record:
    table = FORDS.under()
    chances = Committed(SECRET)
    found = referee(table.rules, [RandomPlayer()] * 3, chances)
    assert found.over is not None
    blank = begun(table, (Sitter(),) * 3, CommittedChance(chances.commit, SECRET.hex()))
    return replace(blank, moves=tuple(map(NOTATION.write_move, found.moves)), score=found.over.score)


def test_a_record_proves_its_throws():
    assert replay(read_record(write_record(played())), FORDS).error is None


def test_a_throw_that_was_changed_is_found():
    honest = played()
    faked = "11" if honest.moves[0] != "11" else "22"
    with pytest.raises(BadRecord, match=f"move 1: the secret gives {honest.moves[0]}, not {faked}"):
        replay(replace(honest, moves=(faked,), score=None), FORDS)


@pytest.mark.parametrize(
    ("chance", "why"),
    [
        (CommittedChance(commitment(SECRET), bytes(32).hex()), "not the secret that was fixed before play"),
        (CommittedChance(commitment(bytes(32)), SECRET.hex()), "not the secret that was fixed before play"),
        (CommittedChance(commitment(SECRET), "secret"), "hexadecimal"),
    ],
)
def test_a_secret_that_is_not_the_one_committed_to_proves_nothing(chance, why):
    with pytest.raises(BadRecord, match=why):
        replay(replace(played(), chance=chance), FORDS)


def test_a_game_under_way_tells_no_secret_and_is_taken_as_it_is():
    honest = played()
    under_way = replace(honest, moves=honest.moves[:1], score=None, chance=CommittedChance(commitment(SECRET)))
    assert replay(under_way, FORDS).error is None


def by_hand(secret: bytes, label: bytes, block: int, word: int) -> int:
    """The derivation as its module tells it, done another way."""
    key = hmac.new(secret, label, hashlib.sha256).digest()
    return int.from_bytes(
        hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()[8 * word : 8 * word + 8], "big"
    )


def test_numbers_follow_from_the_secret_as_written():
    assert commitment(SECRET) == "sha256:" + hashlib.sha256(SECRET).hexdigest()
    hands = [
        (Committed(SECRET).for_draw(None, 1), b"hand 0 1"),
        (Committed(SECRET).for_draw(Seat(2), 41), b"hand 3 41"),
    ]
    for stream, label in [*hands, (Committed(SECRET).for_player(Seat(0), 7), b"mind 1 7")]:
        drawn = [stream.below(1 << 64) for _ in range(9)]
        assert drawn == [by_hand(SECRET, label, at // 4, at % 4) for at in range(9)]


def test_derivation_never_changes():
    stream = Committed(SECRET).for_draw(Seat(0), 1)
    assert [stream.below(6) for _ in range(12)] == PINNED


@given(st.integers(1, 1 << 64), st.binary(min_size=32, max_size=32))
def test_numbers_stay_below(n, key):
    assert 0 <= KeyedStream(key).below(n) < n


def test_numbers_are_fair():
    stream, count = KeyedStream(SECRET), [0] * 6
    for _ in range(60_000):
        count[stream.below(6)] += 1
    chi_squared = sum((each - 10_000) ** 2 / 10_000 for each in count)
    assert chi_squared < 20.5, "one in a thousand fair streams is worse, and this one is always the same"


def test_one_cannot_draw_from_nothing():
    for n in (0, -1, (1 << 64) + 1):
        with pytest.raises(ValueError, match="cannot draw below"):
            KeyedStream(SECRET).below(n)


def test_a_word_of_the_unequal_remainder_is_thrown_away(monkeypatch):
    stream = Committed(bytes(32)).for_draw(None, 1)
    fair = 2**64 - 2**64 % 6
    words = iter([fair, 2**64 - 1, fair + 1, fair - 1])
    monkeypatch.setattr(type(stream), "_word", lambda _: next(words))
    assert stream.below(6) == 5
