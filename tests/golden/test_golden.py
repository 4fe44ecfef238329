"""Whole games kept for ever: each replays strictly, dice included, to the score it had when it was written."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.kit.narrow import over
from tests.kit.rewrite import file_name, kept_settings, paid
from youyi.games import catalogue
from youyi.kernel.errors import BadRecord
from youyi.kernel.rules import Over
from youyi.records.files import read_record, write_record
from youyi.records.replay import replay, replay_as_far_as_valid

HERE = Path(__file__).parent
RECORDS = sorted(path for game in catalogue() for path in (HERE / game.id).glob("*.json"))


@cache
def replayed(path):
    return replay(read_record(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_game_replays_to_its_score(path):
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    found = replayed(path)
    assert isinstance(found.prompt, Over)
    assert found.prompt.score == record.score
    assert len(found.plies) == len(record.moves)
    assert write_record(record) == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_game_pays_what_it_paid(path):
    expected = path.with_suffix(".paid").read_text(encoding="utf-8")
    assert paid(path) == expected
    score = read_record(path.read_text(encoding="utf-8")).score
    assert expected or not any(score or ()), "only where nothing is staked is nobody paid"


@pytest.mark.parametrize("path", [path for path in RECORDS if path.parent.name == "dama"], ids=lambda path: path.stem)
def test_stakes_and_payments_are_the_whole_score_of_dama(path):
    found = replayed(path)
    purses = dict(zip("abcde", found.session.start.ledger.purses, strict=False))
    for line in path.with_suffix(".paid").read_text(encoding="utf-8").splitlines():
        (payer, _, payee), amount = line.split(" ")[2].partition(">"), int(line.split(" ")[3])
        purses |= {who: purses[who] + (amount if who == payee else -amount) for who in {payer, payee} - {"bowl"}}
    assert tuple(purses.values()) == over(found.table.rules, found.position).score


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_spoilt_game_says_where(path):
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    first = record.moves[0]
    other = first[0] * len(first)
    spoilt = text.replace(f'"{first}"', f'"{"1" * len(first) if first == other else other}"', 1)
    found = replay_as_far_as_valid(read_record(spoilt))
    assert isinstance(found.error, BadRecord)
    assert found.error.ply == 1


def test_every_ruleset_has_kept_games():
    kept = {(path.parent.name, path.stem.rpartition("-")[0]) for path in RECORDS}
    assert kept == {(each.game.id, file_name(each)) for each in kept_settings()}
