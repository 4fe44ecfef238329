"""Whole games kept for ever: each replays strictly, dice included, to the score it had when it was written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.rewrite import GAMES, file_name
from tests.kit.tables import settings
from youyi.kernel.errors import BadRecord
from youyi.kernel.rules import Over
from youyi.records.files import read_record, write_record
from youyi.records.replay import replay, replay_as_far_as_valid

HERE = Path(__file__).parent
RECORDS = sorted(path for game in GAMES for path in (HERE / game).glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_game_replays_to_its_score(path):
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    found = replay(record)
    assert isinstance(found.prompt, Over)
    assert found.prompt.score == record.score
    assert len(found.plies) == len(record.moves)
    assert write_record(record) == text


@pytest.mark.parametrize("path", RECORDS[:2], ids=lambda path: path.stem)
def test_a_spoilt_game_says_where(path):
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    first = record.moves[0]
    spoilt = text.replace(f'"{first}"', '"00"' if first != "00" else '"11"', 1)
    found = replay_as_far_as_valid(read_record(spoilt))
    assert isinstance(found.error, BadRecord)
    assert found.error.ply == 1


def test_every_ruleset_has_kept_games():
    kept = {(path.parent.name, path.stem.rpartition("-")[0]) for path in RECORDS}
    assert kept == {(each.game.id, file_name(each)) for each in settings() if each.game.id in GAMES}
