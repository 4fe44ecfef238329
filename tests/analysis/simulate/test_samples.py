"""Games of self-play as data: rows agree with the games, and the games replay."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from youyi.adapters.play import NumberedPlay, table_of
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.samples import export
from youyi.apps.cli.commands import youyi
from youyi.records.files import opened
from youyi.records.replay import replay

pytest.importorskip("pyarrow", reason="the extra `lab` is not installed")
from pyarrow import parquet

PLAN = Plan(game="madiao", players=("heuristic", "random", "first", "random"), games=4, seed=9)


def test_rows_are_what_the_environment_shows(tmp_path):
    about = export(PLAN, tmp_path / "rows.parquet", tmp_path / "games.jsonl")
    table = parquet.read_table(tmp_path / "rows.parquet")
    told = json.loads(table.schema.metadata[b"youyi"])
    assert about["choices"] == len(table)
    assert told["seed"] == 9
    assert told["players"][0].startswith("heuristic@")
    records = opened(tmp_path / "games.jsonl")
    assert len(records) == about["games"] == 4
    playing = NumberedPlay(table_of("madiao"))
    rows = table.to_pylist()
    for number in sorted({row["game"] for row in rows}):
        _begin(playing, number)
        for row in (each for each in rows if each["game"] == number):
            assert playing.seat == row["seat"]
            seen = playing.observed(row["seat"])
            assert seen["observation"].tolist() == row["observation"]
            assert seen["action_mask"].nonzero()[0].tolist() == row["legal"]
            playing.choose(row["action"])
        assert playing.over is not None
        assert {row["seat"]: row["result"] for row in rows if row["game"] == number} == dict(
            enumerate(playing.over.score)
        )
        assert records[number].score == playing.over.score


def _begin(playing, number):
    """Begin game `number` of the seed 9."""
    playing.begin(9)
    while playing.chances.game != number:
        playing.begin(None)


def _score(record):
    over = replay(record).session.over
    assert over is not None
    return over.score


def test_every_game_replays(tmp_path):
    export(PLAN, None, tmp_path / "games.jsonl")
    for record in opened(tmp_path / "games.jsonl"):
        assert _score(record) == record.score


@pytest.mark.long
@pytest.mark.parametrize("game", ["ruqi", "dama", "madiao"])
def test_a_thousand_games_replay(tmp_path, game):
    plan = Plan(game=game, players=("random",), games=1000, seed=1)
    export(plan, tmp_path / "rows.parquet", tmp_path / "games.jsonl", processes=2)
    records, actions = opened(tmp_path / "games.jsonl"), plan.table().actions
    chosen = parquet.read_table(tmp_path / "rows.parquet", columns=["game", "ply", "action"]).to_pylist()
    assert len(records) == 1000
    replayed = []
    for number, record in enumerate(records):
        session = replay(record).session
        assert session.over is not None
        assert session.over.score == record.score
        for ply in session.plies:
            if not ply.drawn:
                action = actions.encode(ply.before, ply.move)
                replayed.append({"game": number, "ply": ply.number, "action": action})
    assert replayed == chosen


def test_the_command_needs_somewhere_to_write(tmp_path):
    refused = CliRunner().invoke(youyi, ["export", "ruqi", "--games", "1"])
    assert "say where to write" in str(refused.exception)
    words = [
        "export",
        "ruqi",
        "--games",
        "1",
        "--processes",
        "1",
        "--records",
        str(tmp_path / "games.jsonl"),
        "--lang",
        "en",
    ]
    assert CliRunner().invoke(youyi, words, catch_exceptions=False).output.startswith("1 games with ")
