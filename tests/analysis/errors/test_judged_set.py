"""A set of judged decisions as a file: written, read again, and refused with its place where it is broken."""

from __future__ import annotations

import gzip
import json

import pytest

from youyi.analysis.errors.judged_games import JudgedDecision, JudgedGame
from youyi.analysis.errors.judged_set import BrokenSet, JudgedSet, read_set, write_set
from youyi.analysis.errors.rolling import Loss
from youyi.analysis.errors.survey import survey_of
from youyi.analysis.runs.plan import Plan

FOUND = JudgedSet(
    survey=survey_of(Plan(game="ruqi", players=(), games=1, seed=3), asked=("greedy",), decisions=1),
    yardstick={"player": "network@3"},
    games=(
        JudgedGame(
            "0", 3,
            (JudgedDecision(3, 1, "here", {"a": Loss(0.0), "b": Loss(1.25, 0.5, 64, settled=False)}, {"greedy@1": "b"}, {"b": 1.5}),),
            solved=(JudgedDecision(9, 0, "there", {"c": Loss(0.0)}, {"greedy@1": "c"}, {}),),
        ),
    ),
)  # fmt: skip


@pytest.mark.parametrize("name", ["set.jsonl", "set.jsonl.gz"])
def test_what_is_written_is_read_again(tmp_path, name):
    file, again = tmp_path / name, tmp_path / f"again-{name}"
    write_set(file, FOUND)
    assert read_set(file) == FOUND
    write_set(again, read_set(file))
    assert again.read_bytes() == file.read_bytes()
    assert {each.name for each in tmp_path.iterdir()} == {file.name, again.name}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: lines[0].pop("schema"), "line 1, field schema: it is missing"),
        (lambda lines: lines[0].update(schema="youyi.match/1"), "line 1, field schema: it must be youyi.errors-set/1"),
        (lambda lines: lines[0]["survey"].pop("depth"), "line 1, field survey: this is not a survey file"),
        (lambda lines: lines[1].update(choices="3"), "line 2, field choices: it must be a whole number"),
        (lambda lines: lines[1].update(choices=True), "line 2, field choices: it must be a whole number"),
        (lambda lines: lines[1]["judged"][0].update(seat=None), "line 2, field judged.0.seat: it must be a whole number"),
        (lambda lines: lines[1]["judged"][0]["losses"].update(b=[1.0, "x", 3, True]),
         "line 2, field judged.0.losses.b.1: it must be a number"),
        (lambda lines: lines[1]["judged"][0]["losses"].update(b=[1.0, 0.5]), "line 2, field judged.0.losses.b.2: it is missing"),
        (lambda lines: lines[1]["judged"][0]["losses"].update(b=[1.0, 0.5, 64, 1]),
         "line 2, field judged.0.losses.b.3: it must be true or false"),
        (lambda lines: lines[1]["judged"][0]["losses"].update(b=3), "line 2, field judged.0.losses.b: it must be a list"),
        (lambda lines: lines[1]["judged"][0]["losses"].pop("b"), "line 2, field judged.0.chosen.greedy@1: the loss of b is not given"),
        (lambda lines: lines[1]["judged"].append(7), "line 2, field judged.1.losses: it is missing"),
        (lambda lines: lines.append([]), "line 3, field –: it must be an object"),
    ],
)  # fmt: skip
def test_a_broken_set_is_refused_with_line_and_field(tmp_path, change, said):
    file = tmp_path / "set.jsonl"
    write_set(file, FOUND)
    lines = [json.loads(each) for each in file.read_text(encoding="utf-8").splitlines()]
    change(lines)
    file.write_text("".join(f"{json.dumps(each)}\n" for each in lines), encoding="utf-8")
    with pytest.raises(BrokenSet) as refused:
        read_set(file)
    assert refused.value.words.en == f"the set of judged decisions is broken on {said}"


@pytest.mark.parametrize("raw", [b"", b"{", b"[]"])
def test_what_is_no_set_at_all_is_refused(tmp_path, raw):
    file = tmp_path / "set.jsonl"
    file.write_bytes(raw)
    with pytest.raises(BrokenSet, match="line 1"):
        read_set(file)


@pytest.mark.parametrize(
    "raw",
    [b"no gzip", gzip.compress(b"{}", mtime=0)[:-9], gzip.compress(b"\xff", mtime=0)],
    ids=["other", "cut", "bytes"],
)
def test_what_cannot_be_unpacked_is_refused(tmp_path, raw):
    file = tmp_path / "set.jsonl.gz"
    file.write_bytes(raw)
    with pytest.raises(BrokenSet, match="cannot be read"):
        read_set(file)
