"""Rows of games in files, partial results, and single games reopened."""

from __future__ import annotations

import csv
import json
import os
from collections import Counter
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from tests.kit.toys.fords import FORDS
from youyi.analysis.runs import shards
from youyi.analysis.runs.plan import Plan, read_plan
from youyi.analysis.simulate import partial, rows
from youyi.analysis.simulate import referee as refereeing
from youyi.analysis.simulate.files import Files, tallied_to_files
from youyi.analysis.simulate.one_game import play_game, reopened
from youyi.analysis.simulate.partial import OtherSimulation
from youyi.analysis.simulate.rows import LostRows, NoParquet
from youyi.analysis.simulate.simulation import prepared, simulate
from youyi.games import catalogue
from youyi.kernel.dice import Throw
from youyi.kernel.rules import Over
from youyi.records.files import read_record, write_record
from youyi.records.replay import replay

HAVE_PYARROW = pytest.mark.skipif(
    not os.environ.get("CI") and find_spec("pyarrow") is None, reason="the extra `lab` is not installed"
)


def plan(**changes) -> Plan:
    return Plan(
        **{"game": "ruqi", "players": ("greedy", "random"), "games": 8, "seed": 5, "engine": "reference", **changes}
    )


def read(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def written(asked: Plan, folder: Path, processes: int = 1) -> list[dict[str, str]]:
    tallied_to_files(prepared(asked), Files(csv=folder / "rows.csv"), processes=processes)
    return read(folder / "rows.csv")


@pytest.mark.parametrize("engine", ["reference", pytest.param("fast", marks=HAVE_NUMBA)])
def test_a_reopened_game_is_the_one_that_was_counted(engine, tmp_path):
    asked = plan(engine=engine)
    for row in written(asked, tmp_path)[::3]:
        record = reopened(asked, int(row["game"]))
        played = replay(read_record(write_record(record)))
        over = played.prompt
        assert isinstance(over, Over)
        assert [str(score) for score in over.score] == [row["score_0"], row["score_1"]]
        assert {int(seat) for seat in over.first} == {seat for seat in (0, 1) if row[f"first_{seat}"] == "1"}
        assert (over.kind, str(len(played.plies))) == (row["end"], row["plies"])
        assert played.proved == played.draws > 0


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_games_of_every_game_can_be_reopened(game):
    record = reopened(Plan(game=game.id, players=("random",), games=1, seed=2**70), 3)
    assert replay(read_record(write_record(record))).session.over is not None


def test_an_endless_game_is_reopened_as_far_as_it_was_played(monkeypatch):
    monkeypatch.setattr("youyi.analysis.simulate.referee.ENDLESS", 10)
    record = reopened(plan(), 0)
    assert (len(record.moves), record.score) == (10, None)
    assert replay(record).error is None


def test_rows_are_what_the_report_counts(tmp_path):
    found = written(plan(games=30), tmp_path, processes=2)
    report = simulate(plan(games=30))
    assert [int(row["game"]) for row in found] == list(range(30))
    assert sum(int(row["turns"]) for row in found) / 30 == pytest.approx(report["length"]["mean"])
    for seat, each in enumerate(report["seats"]):
        assert sum(int(row[f"score_{seat}"]) for row in found) / 30 == pytest.approx(each["mean"])
        assert sum(int(row[f"first_{seat}"]) for row in found) / 30 == pytest.approx(each["first"])
    assert {row["seed"] for row in found} == {"5"}


@HAVE_NUMBA
@pytest.mark.parametrize("game", [each.id for each in catalogue() if each.has("fast")])
def test_both_engines_write_the_same_rows(game, tmp_path):
    asked = Plan(game=game, players=("random",), games=6, seed=5)
    slow, fast = (written(replace(asked, engine=engine), tmp_path) for engine in ("reference", "fast"))
    assert fast == slow


def test_clauses_are_counted_in_every_row(tmp_path):
    asked = plan(games=10, clauses=True)
    found = written(asked, tmp_path)
    cited = simulate(asked)["clauses"]
    assert {key: times for key, times in cited.items() if times} == {
        key: times for key in found[0] if "." in key and (times := sum(int(row[key]) > 0 for row in found))
    }


@pytest.mark.parametrize(("game", "casts"), [("ruqi", 21), ("dama", 56), ("madiao", 0)])
def test_casts_are_counted_in_every_row(tmp_path, game, casts):
    """As often as the record of the same game has them."""
    (row,) = written(Plan(game=game, players=("random",), games=1, seed=5, clauses=True), tmp_path)
    counted = {name: int(times) for name, times in row.items() if name.startswith("cast_")}
    assert len(counted) == casts
    plies = play_game(Plan(game=game, players=("random",), games=1, seed=5).table(), ("random",), 5, 0).plies
    thrown = Counter(f"cast_{ply.move}" for ply in plies if isinstance(ply.move, Throw))
    assert +Counter(counted) == thrown


def test_a_game_without_an_end_has_neither_score_nor_winner(monkeypatch, tmp_path):
    monkeypatch.setattr(refereeing, "ENDLESS", 5)
    simulation = prepared(Plan(game="fords", players=("random",), games=1, seed=1), FORDS.under())
    tallied_to_files(simulation, Files(csv=tmp_path / "a.csv"))
    (row,) = read(tmp_path / "a.csv")
    assert (row["end"], row["plies"], row["score_0"], row["first_0"]) == ("", "5", "", "0")


class Stop(Exception):
    """Raised in the middle of a simulation."""


def stop_at(games: int):
    def progress(more: int) -> None:
        nonlocal games
        games -= more
        if games <= 0:
            raise Stop

    return progress


@pytest.fixture
def small_shards(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shards, "SHARD", 4)
    monkeypatch.setattr(shards, "FASTER", 1)
    monkeypatch.setattr(partial, "EVERY", 0.0)


@pytest.mark.parametrize(
    ("engine", "clauses"), [("reference", False), ("reference", True), pytest.param("fast", False, marks=HAVE_NUMBA)]
)
@pytest.mark.usefixtures("small_shards")
def test_an_interrupted_simulation_goes_on_to_the_identical_result(tmp_path, engine, clauses):
    simulation = prepared(plan(games=20, clauses=clauses, engine=engine))
    whole = simulation.report(tallied_to_files(simulation, Files(csv=tmp_path / "whole.csv")))
    files = Files(csv=tmp_path / "rows.csv", partial=tmp_path / "kept")
    for stop in (4, 12):
        with pytest.raises(Stop):
            tallied_to_files(simulation, files, progress=stop_at(stop))
    with (tmp_path / "rows.csv").open("a", encoding="utf-8") as lines:
        lines.write("5,8,torn")
    told = list[int]()
    several = 2 if (engine, clauses) == ("reference", False) else 1
    tally = tallied_to_files(simulation, files, processes=several, progress=told.append)
    assert simulation.report(tally) == whole
    assert told[0] == 12
    assert (tmp_path / "rows.csv").read_bytes() == (tmp_path / "whole.csv").read_bytes()
    assert not (tmp_path / "kept").exists()


@pytest.mark.usefixtures("small_shards")
def test_a_partial_result_of_something_else_is_refused(tmp_path):
    files = Files(partial=tmp_path / "kept", csv=tmp_path / "rows.csv")
    with pytest.raises(Stop):
        tallied_to_files(prepared(plan()), files, progress=stop_at(4))
    for changed, what in [
        (plan(seed=6), "seed"), (plan(rulings={"arms": "forward"}), "rulings"), (plan(players=("first",)), "players"),
        (plan(clauses=True), "clauses"), (plan(games=3), "games"),
    ]:  # fmt: skip
        with pytest.raises(OtherSimulation, match=f"another simulation: {what} differs"):
            tallied_to_files(prepared(changed), files)
    (tmp_path / "rows.csv").write_text("seed", encoding="utf-8")
    with pytest.raises(LostRows, match="has lost rows"):
        tallied_to_files(prepared(plan()), files)
    for text in ("{}", "[]", '{"schema": "youyi.partial/1", "plan": 7}'):
        (tmp_path / "kept").write_text(text, encoding="utf-8")
        with pytest.raises(OtherSimulation, match="not a partial result"):
            tallied_to_files(prepared(plan()), files)


@HAVE_PYARROW
@pytest.mark.parametrize(("seed", "kind"), [(5, "int64"), (2**70, "string")])
def test_parquet_holds_the_rows_of_the_csv_and_what_reproduces_them(tmp_path, seed, kind):
    from pyarrow import parquet

    simulation = prepared(plan(seed=seed, clauses=True))
    tallied_to_files(simulation, Files(csv=tmp_path / "a.csv", parquet=tmp_path / "a.parquet"))
    table = parquet.read_table(tmp_path / "a.parquet")
    rows_of_csv = [
        {key: int(value) if key != "end" else value for key, value in row.items()} for row in read(tmp_path / "a.csv")
    ]
    assert [{**row, "seed": int(row["seed"])} for row in table.to_pylist()] == rows_of_csv
    assert str(table.schema.field("seed").type) == kind
    about = json.loads(table.schema.metadata[b"youyi"])
    assert about["fingerprint"] == simulate(plan())["fingerprint"]
    assert about["seed"] == seed


@HAVE_PYARROW
@pytest.mark.usefixtures("small_shards")
def test_parquet_alone_leaves_nothing_beside_it_also_after_an_interruption(tmp_path):
    simulation = prepared(plan())
    tallied_to_files(simulation, Files(parquet=tmp_path / "whole.parquet"))
    files = Files(parquet=tmp_path / "a.parquet", partial=tmp_path / "kept")
    with pytest.raises(Stop):
        tallied_to_files(simulation, files, progress=stop_at(4))
    tallied_to_files(simulation, files)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.parquet", "whole.parquet"]
    assert (tmp_path / "a.parquet").read_bytes() == (tmp_path / "whole.parquet").read_bytes()


def test_without_pyarrow_parquet_is_refused_before_a_game_is_played(monkeypatch, tmp_path):
    monkeypatch.setattr(rows, "module_installed", lambda _name: False)
    with pytest.raises(NoParquet, match="pip install"):
        tallied_to_files(prepared(plan()), Files(parquet=tmp_path / "a.parquet"))
    assert list(tmp_path.iterdir()) == []


def test_a_plan_is_read_back():
    asked = plan(ruleset="classical", rulings={"scoring": "race"}, terms={"rounds": None})
    assert read_plan(asked.write()) == asked
    assert replace(asked, seed=7) != asked
