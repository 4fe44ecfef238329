"""Chance to which every seat contributes: derived as written, bound by its seals, unknown while one text is."""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from youyi.kernel.cards import Shuffle
from youyi.kernel.committed import Committed, commitment
from youyi.kernel.contributed import (
    COMPUTER,
    Contributed,
    Contribution,
    State,
    computers_text,
    is_sound,
    is_text,
    joint,
    packed,
    seal,
    settled,
)
from youyi.kernel.dice import Dice
from youyi.kernel.seats import Seat

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "chance.json").read_text(encoding="utf-8"))
TABLES = {each["name"]: each for each in VECTORS["tables"]}
TEXTS = st.binary(min_size=32, max_size=32).map(bytes.hex)
SECRET = bytes(range(32))


def contributions(table):
    return settled(table["table"], table["commit"], table["seals"], {int(k): v for k, v in table["openings"].items()})


@pytest.mark.parametrize("name", TABLES)
def test_every_value_of_the_vectors_is_derived(name):
    table = TABLES[name]
    assert commitment(bytes.fromhex(table["secret"])) == table["commit"]
    assert [seal(text) for text in table["openings"].values()] == [table["seals"][int(k)] for k in table["openings"]]
    found = contributions(table)
    assert [{"seat": e.seat, "state": e.state.value, "seal": e.seal, "text": e.text} for e in found] == table[
        "contributions"
    ]
    mixed = joint(table["table"], table["commit"], found)
    assert mixed.hex() == table["joint"]
    proof = Contributed(bytes.fromhex(table["secret"]), mixed)
    assert {str(bout): proof.key(int(bout)).hex() for bout in table["keys"]} == table["keys"]


@pytest.mark.parametrize(
    "draw", VECTORS["draws"], ids=lambda draw: f"{draw['odds']['kind']}-{draw['hand']}-{draw['nth']}"
)
def test_every_draw_of_the_vectors_is_derived(draw):
    seat = None if draw["hand"] == 0 else Seat(draw["hand"] - 1)
    stream = Committed(bytes.fromhex(draw["key"])).for_draw(seat, draw["nth"])
    odds = draw["odds"]
    match odds["kind"]:
        case "dice":
            drawn = str(Dice(odds["count"], odds["lowest"], odds["highest"]).draw(stream))
        case "pack":
            drawn = ",".join(Shuffle(tuple(odds["cards"])).draw(stream).cards)
        case _:
            drawn = odds["moves"][stream.below(len(odds["moves"]))]
    assert odds.get("before", "") + drawn == draw["move"]


def by_hand(fields: list[bytes]) -> bytes:
    """Packing and hashing, done another way."""
    total = hashlib.sha256()
    for each in fields:
        total.update(bytes([0, 0, len(each) // 256, len(each) % 256]))
        total.update(each)
    return total.digest()


@pytest.mark.parametrize("name", TABLES)
def test_the_vectors_agree_with_a_derivation_made_another_way(name):
    table = TABLES[name]
    fields = [b"youyi joint 1", table["table"].encode(), table["commit"].encode()]
    for each in table["contributions"]:
        fields += [b"%d" % each["seat"], each["state"].encode(), bytes.fromhex(each["text"])]
        match each["state"]:
            case "opened":
                assert by_hand([b"youyi seal 1", bytes.fromhex(each["text"])]).hex() == each["seal"]
            case "unopened":
                assert each["text"] == each["seal"]
            case "computer":
                hashed = [b"youyi computer 1", table["table"].encode(), table["commit"].encode(), b"%d" % each["seat"]]
                assert by_hand(hashed).hex() == each["text"]
            case _:
                assert each["text"] == ""
    assert by_hand(fields).hex() == table["joint"]
    for bout, key in table["keys"].items():
        message = bytes.fromhex(table["joint"]) + bytes(7) + bytes([int(bout)])
        assert hmac.new(bytes.fromhex(table["secret"]), message, "sha256").hexdigest() == key


@given(st.lists(st.binary(max_size=6), max_size=5), st.lists(st.binary(max_size=6), max_size=5))
def test_no_two_lists_are_packed_alike(one, other):
    assert (packed(*one) == packed(*other)) == (one == other)


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n", "０" * 64])
def test_only_32_bytes_in_lower_case_are_a_text(text):
    assert not is_text(text)
    assert is_text("0a" * 32)


def test_a_seat_that_does_not_open_contributes_its_seal():
    text = bytes(32).hex()
    found = settled("t", "c", [seal(text), None, COMPUTER], {})
    assert found == (
        Contribution(0, State.UNOPENED, seal(text), seal(text)),
        Contribution(1, State.NONE, None, ""),
        Contribution(2, State.COMPUTER, None, computers_text("t", "c", 2)),
    )
    assert settled("t", "c", [seal(text)], {0: text}) == (Contribution(0, State.OPENED, seal(text), text),)


def test_a_contribution_that_is_not_what_it_says_is_found():
    text, other = bytes(32).hex(), SECRET.hex()
    good = settled("t", "c", [seal(text), seal(text), None, COMPUTER], {0: text})
    assert all(is_sound("t", "c", each) for each in good)
    bad = [
        replace(good[0], text=other),
        replace(good[0], seal=None),
        replace(good[0], text=""),
        replace(good[1], text=text),
        replace(good[1], seal=None),
        replace(good[2], text=text),
        replace(good[2], seal=seal(text)),
        replace(good[3], text=text),
        replace(good[3], seal=seal(text)),
        replace(good[3], seat=1),
    ]
    assert [each for each in bad if is_sound("t", "c", each)] == []


@given(TEXTS, TEXTS)
def test_one_text_that_is_not_known_leaves_every_key_unknown(one, other):
    """With the secret and all other texts known, half of a key's bits turn with the one that is not."""
    if one == other:
        return
    keys = []
    for text in (one, other):
        found = settled("t", commitment(SECRET), [seal(text), COMPUTER, None], {0: text})
        keys.append(int.from_bytes(Contributed(SECRET, joint("t", commitment(SECRET), found)).key(1), "big"))
    assert 64 < (keys[0] ^ keys[1]).bit_count() < 192, "256 fair bits leave this range once in 10 to the 15"


def test_the_keys_of_the_bouts_have_nothing_in_common():
    proof = Contributed(SECRET, bytes(32))
    keys = [proof.key(bout) for bout in range(200)]
    assert len(set(keys)) == 200
    drawn = [Committed(key).for_draw(Seat(0), 1).below(6) for key in keys]
    assert all(drawn.count(face) > 15 for face in range(6))


def test_whoever_grinds_is_bound_by_the_seal():
    """A seat that has sealed finds no second text in 20,000 tries, and each try at a favourable throw needs one."""
    text = SECRET.hex()
    sealed = seal(text)
    tries = (hashlib.sha256(number.to_bytes(4, "big")).hexdigest() for number in range(20_000))
    assert not any(is_sound("t", "c", Contribution(0, State.OPENED, sealed, each)) for each in tries)


def test_a_seat_and_a_server_that_collude_choose_between_two_throws_and_no_more():
    """Opening or not opening is the one choice left: over many tables it gives a wanted throw twice as often, not always."""
    wins = [0, 0]
    for table in range(600):
        honest, colluding = (hashlib.sha256(f"{who} {table}".encode()).hexdigest() for who in "hc")
        seals = [seal(honest), seal(colluding)]
        sixes = []
        for openings in ({0: honest, 1: colluding}, {0: honest}):
            mixed = joint(str(table), commitment(SECRET), settled(str(table), commitment(SECRET), seals, openings))
            sixes.append(Contributed(SECRET, mixed).bout(1).for_draw(Seat(1), 1).below(6) == 5)
        wins[0] += sixes[0]
        wins[1] += any(sixes)
    assert 70 < wins[0] < 135, "a sixth of 600 is 100"
    assert 145 < wins[1] < 220, "1 - (5/6) ** 2 of 600 is 183"
