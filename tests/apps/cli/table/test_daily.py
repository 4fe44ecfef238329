"""`youyi daily`: the same deal for everybody, compared with what computers made of it."""

from __future__ import annotations

import json

import pytest

from tests.apps.cli.test_commands import youyi
from youyi.analysis.daily.deal import deal_of, public_seed
from youyi.apps.cli.table.daily import Day, today
from youyi.games import game
from youyi.records.files import read_record
from youyi.records.record import NumberedChance
from youyi.records.replay import replay

DAY = "2026-11-20"


def played(*more):
    done = youyi("daily", "ruqi", "--day", DAY, "--json", *more)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_whoever_plays_as_a_computer_does_comes_out_as_that_computer():
    told = played("--player", "level-2")
    field = {each["player"].partition("@")[0]: each for each in told["computers"]}
    assert {name: told["you"][name] for name in ("won", "score")} == {
        name: field["level-2"][name] for name in ("won", "score")
    }
    worse = [(each["won"], each["score"]) < (told["you"]["won"], told["you"]["score"]) for each in field.values()]
    assert sum(worse) * 100 / len(field) <= told["you"]["beaten"] < 100


def test_a_day_is_the_same_tomorrow_and_another_day_is_another_deal(tmp_path):
    file = tmp_path / "daily.youyi.json"
    done = youyi("daily", "ruqi", "--day", DAY, "--player", "level-1", "--record", str(file), "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "% of the computers." in done.stdout
    record = read_record(file.read_text(encoding="utf-8"))
    deal = deal_of(game("ruqi"))
    other = tmp_path / "again.youyi.json"
    assert record.chance == NumberedChance(played("--player", "level-1", "--record", str(other))["seed"], 0)
    assert other.read_bytes() == file.read_bytes()
    assert (record.ruleset, record.terms) == (deal.table.ruleset.full_id, deal.table.changed_terms)
    assert [each.player for each in record.seats] == ["level-1@1", deal.opponent.full_id]
    replay(record)
    assert len({public_seed(today().replace(day=each), name) for each in (1, 2) for name in ("ruqi", "dama")}) == 4


@pytest.mark.parametrize("day", ["tomorrow", "2099-01-01", "2026-13-01"])
def test_a_day_to_come_or_none_is_refused(day):
    done = youyi("daily", "ruqi", "--day", day, "--lang", "en")
    assert done.returncode == 2
    assert f"{day} is not a day up to today" in done.stderr
    assert Day().convert("2026-01-01", None, None) <= today()
