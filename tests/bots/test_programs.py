"""Programs as players: they play what they would play as classes, and none of their failures can hang or break a game."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from shlex import quote
from typing import Any

import pytest

from tests.house.tree import ROOT
from tests.kit.patience import PATIENCE
from youyi.analysis.api import compare
from youyi.analysis.simulate.one_game import play_game
from youyi.bots.errors import BadPlayer, BotFailed
from youyi.bots.named import player
from youyi.bots.program import ProgramPlayer
from youyi.bots.protocol import BadAnswer, Questions, answered, hello, read_hello
from youyi.games import catalogue, game
from youyi.kernel.errors import Unknown
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream
from youyi.players.player import AnyTable
from youyi.records.replay import replay

EXAMPLES = ROOT / "examples" / "bots"
HELLO = 'import json, os, sys, time\ninput(); print(\'{"type":"hello","protocol":1}\', flush=True)\n'
GOOD = "print(json.dumps({'id': m['id'], 'index': 0}), flush=True)"
LOOP = HELLO + "for line in sys.stdin:\n    m = json.loads(line)\n    if m['type'] == 'choose': "


def bout(name: str) -> AnyTable:
    """A single bout, as simulations play it."""
    return game(name).under(terms={"ruqi": {"rounds": 1}, "madiao": {"deals": 1}, "dama": {"seats": 2}}[name])


def script(folder: Path, text: str, options: str = "") -> str:
    """A program of Python, as the name of a player."""
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"cmd{options}:{sys.executable} -S -E {quote(str(path))}"


def program_at(name: str, table: AnyTable) -> ProgramPlayer:
    made = player(name, table)
    assert isinstance(made, ProgramPlayer)
    return made


def moves(played) -> list[str]:
    return list(played.record.moves)


@pytest.fixture(scope="module")
def last_c(tmp_path_factory) -> str:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler on PATH: the example in C was not run")
    program = tmp_path_factory.mktemp("c") / "last"
    subprocess.run([compiler, "-Wall", "-Werror", "-o", program, EXAMPLES / "last.c"], check=True)
    return f"cmd:{quote(str(program))}"


@pytest.mark.parametrize("name", ["ruqi", "dama", "madiao"])
def test_the_example_in_python_plays_the_game_that_its_class_plays(name):
    program = f"cmd:{sys.executable} -S {EXAMPLES / 'first.py'}"
    table = bout(name)
    others = ["random"] * (table.rules.seats - 1)
    asked = play_game(table, [program, *others], 3)
    assert moves(asked) == moves(play_game(table, ["first", *others], 3))
    assert asked.over is not None
    assert replay(asked.record).plies[-1].number == len(asked.plies)


def test_the_example_in_c_takes_the_last_move(last_c):
    class Last:
        def choose(self, _view, moves, _entropy):
            return moves[-1]

    for name in ("ruqi", "madiao"):
        table = bout(name)
        assert moves(play_game(table, [last_c], 4)) == moves(play_game(table, [Last()], 4))


def test_the_example_in_javascript_repeats_a_game_and_not_another():
    node = shutil.which("node")
    assert node is not None, "the client is built with Node"
    program, table = f"cmd:{node} {EXAMPLES / 'random.js'}", bout("madiao")
    first = play_game(table, [program, "first", "first", "first"], 5)
    assert moves(first) == moves(play_game(table, [program, "first", "first", "first"], 5))
    assert moves(first) != moves(play_game(table, ["first"], 5))


@pytest.mark.parametrize("each", catalogue(), ids=lambda each: each.id)
def test_a_question_holds_what_the_program_wants(each):
    table = each.under()
    said = read_hello(b'{"type":"hello","protocol":1,"wants":["labels","numbers","view","text"],"language":"zh-Hant"}')
    assert said is not None
    assert set(hello(table, 1.0)["offers"]) == set(said.wants)
    session: Session[Any, Any, Any, Any] = Session(table.rules)
    sitting = [player("random", table)] * table.rules.seats
    for _ in range(60):
        if isinstance(session.prompt, Decision):
            view = table.rules.view(session.position, session.prompt.seat)
            question, texts = Questions(table, said, 1.0).asked(7, view, session.prompt.moves, 5)
            assert question["numbers"] == list(table.actions.legal(session.position))
            assert [each.notation.read_move(text) for text in texts] == list(session.prompt.moves)
            assert question["labels"][0] == each.speech.move(session.position, session.prompt.moves[0], said.language)
            assert question["view"]
            assert question["text"] == (each.sketch or (lambda *_: each.notation.draw(session.position)))(
                view, said.language
            )
        session.advance(sitting, Numbered(0, 0))


FAILURES = {
    "says nothing": ("import time\ntime.sleep(60)", "no answer within 0.3 s"),
    "ends at once": ("raise SystemExit(3)", "ended with status 3"),
    "greets otherwise": ("print('hello', flush=True)\ninput()\ninput()", "its first line is not a hello of protocol 1: hello"),
    "another protocol": ("print('{\"type\":\"hello\",\"protocol\":2}', flush=True)\ninput()\ninput()", "its first line is not a hello of protocol 1"),
    "greets and sleeps": (HELLO + "time.sleep(60)", "no answer within 0.3 s"),
    "never ends a line": (HELLO + "while True: sys.stdout.write('x' * 5000)", "a line of more than 65536 bytes"),
    "closes its output": (HELLO + "os.close(1)\ntime.sleep(60)", "closed its output"),
    "chooses nothing legal": (LOOP + "print(json.dumps({'id': m['id'], 'move': 'p99'}), flush=True)\n" * 1
                              + "    else: continue\n    print(json.dumps({'id': 1, 'index': 999}), flush=True)\n"
                              + "    print('[' * 9000, flush=True)", "3 wrong answers to one question; the last: not a JSON object"),
}  # fmt: skip


@pytest.mark.parametrize("failure", FAILURES)
def test_no_failure_hangs(tmp_path, failure):
    text, why = FAILURES[failure]
    with pytest.raises(BotFailed, match=why.replace("(", "\\(")):
        play_game(bout("ruqi"), [script(tmp_path, text, ";time=0.3;start=0.3" if "0.3" in why else ""), "first"], 1)


CRASHES = LOOP + "\n        if m['id'] == 4: raise SystemExit(1)\n        " + GOOD


def test_a_crash_stops_forfeits_or_is_played_on_as_asked(tmp_path):
    table = bout("ruqi")
    with pytest.raises(BotFailed, match="ended with status 1"):
        play_game(table, [script(tmp_path, CRASHES), "first"], 1)
    given = play_game(table, [script(tmp_path, CRASHES, ";fail=forfeit"), "first"], 1)
    assert (given.forfeit, given.over) == (0, None)
    assert "seat 0 forfeits" in repr(given)
    assert replay(given.record).error is None
    assert moves(play_game(table, [script(tmp_path, CRASHES, ";fail=first"), "first"], 1)) == moves(
        play_game(table, ["first"], 1)
    )


def test_after_a_failure_the_program_is_started_again_for_the_next_game(tmp_path):
    table = bout("ruqi")
    failing = program_at(script(tmp_path, CRASHES, ";fail=first"), table)
    for _ in range(2):
        play_game(table, [failing, "first"], 1)
    assert failing.failures == 2
    failing.close()


def test_a_program_that_ended_between_two_games_is_started_again(tmp_path):
    gone = tmp_path / "gone"
    text = f"{LOOP}\n        {GOOD}\n        os.close(0)\n        open({str(gone)!r}, 'w').close()\n        break\n"
    table = bout("ruqi")
    session, program = Session(table.rules), program_at(script(tmp_path, text), table)
    while not isinstance(session.prompt, Decision):
        session.advance([], Numbered(0, 0))
    seat, offered = session.prompt.seat, session.prompt.moves
    view = table.rules.view(session.position, seat)
    for _ in range(2):
        program.begin(seat)
        assert program.choose(view, offered, Stream(0)) == offered[0]
        limit = time.monotonic() + PATIENCE
        while not gone.exists():
            assert time.monotonic() < limit
            time.sleep(0.01)  # it closes its input after it has answered
        gone.unlink()
    assert program.failures == 0
    program.close()


def test_a_wrong_answer_is_told_and_may_be_mended(tmp_path):
    mends = LOOP + "print('nonsense', flush=True)\n    elif m['type'] == 'error':\n        " + GOOD
    table = bout("madiao")
    program = script(tmp_path, mends)
    assert moves(play_game(table, [program, "first", "first", "first"], 2)) == moves(play_game(table, ["first"], 2))


def test_a_choice_by_its_number_is_that_move(tmp_path):
    by_number = LOOP.replace('"protocol":1', '"protocol":1,"wants":["numbers"]') + (
        "print(json.dumps({'id': m['id'], 'number': m['numbers'][0]}), flush=True)"
    )
    table = bout("ruqi")
    assert moves(play_game(table, [script(tmp_path, by_number), "random"], 2)) == moves(
        play_game(table, ["first", "random"], 2)
    )


def test_under_limits_a_program_writes_no_file_and_gets_no_more_memory(tmp_path):
    writes = HELLO + f"open({str(tmp_path / 'x')!r}, 'w').write('x'); print('written', flush=True)"
    with pytest.raises(BotFailed, match="ended with status"):
        play_game(bout("ruqi"), [script(tmp_path, writes, ";cpu=5"), "first"], 1)
    assert not (tmp_path / "x").exists() or (tmp_path / "x").read_text() == ""
    hoards = HELLO + "x = bytearray(1 << 30); print('held', flush=True)"
    with pytest.raises(BotFailed, match="ended with status 1"):
        play_game(bout("ruqi"), [script(tmp_path, hoards, ";memory=256"), "first"], 1)


def test_a_closed_program_is_gone(tmp_path):
    table = bout("ruqi")
    seated = program_at(script(tmp_path, LOOP + GOOD), table)
    play_game(table, [seated, "first"], 1)
    assert seated._pipe is not None
    process = seated._pipe._process
    seated.close()
    assert process.poll() == 0


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("cmd:", BadPlayer), ("cmd:'", BadPlayer), ("cmd;speed=3:x", BadPlayer), ("cmd;time=soon:x", BadPlayer),
        ("cmd;time=-1:x", BadPlayer), ("cmd;fail=nobody:x", Unknown),
    ],
)  # fmt: skip
def test_what_cannot_be_a_program_is_said_before_the_game(name, error):
    with pytest.raises(error):
        play_game(bout("ruqi"), [name, "first"])


def test_the_example_programs_are_short():
    for path in EXAMPLES.iterdir():
        code = [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
        assert len(list(islice(code, 30))) < 30, path


def test_a_comparison_counts_a_forfeited_game_as_one_without_an_end():
    table = bout("madiao")
    report = compare(
        table, table, ["cmd;fail=forfeit:/nowhere/none", "first", "first", "first"], games=2, courses=2, chances=2
    )
    measured = {one["measure"]: (one["a"], one["d"]) for one in report["comparisons"][0]["measures"]}
    assert measured["timeouts"] == (1.0, 0.0)


@pytest.mark.parametrize(
    "line",
    [b"", b"[]", b'{"type":"hello"}', b'{"type":"hello","protocol":1,"wants":[[]]}',
     b'{"type":"hello","protocol":1,"wants":"view"}', b'{"type":"hello","protocol":1,"wants":["soul"]}',
     b'{"type":"hello","protocol":1,"language":[]}', b'{"type":"hello","protocol":1,"language":"fr"}', b"\xff", b"[" * 9000],
)  # fmt: skip
def test_what_is_no_hello(line):
    assert read_hello(line) is None


ANSWERS = {
    b"\xff\xfe": "not_json", b"[]": "not_json", b"[" * 9000: "not_json", b'{"id":' + b"9" * 5000 + b"}": "not_json",
    b"{}": "other_id", b'{"id":"1","index":0}': "other_id", b'{"id":[],"index":0}': "other_id",
    b'{"id":1}': "not_one_choice", b'{"id":1,"index":0,"move":"a"}': "not_one_choice",
    b'{"id":1,"index":2}': "not_legal", b'{"id":1,"index":-1}': "not_legal", b'{"id":1,"index":true}': "not_legal",
    b'{"id":1,"index":null}': "not_legal", b'{"id":1,"index":{}}': "not_legal", b'{"id":1,"index":0.5}': "not_legal",
    b'{"id":1,"move":"c"}': "not_legal", b'{"id":1,"move":"\\ud800"}': "not_legal", b'{"id":1,"number":0}': "not_legal",
}  # fmt: skip


@pytest.mark.parametrize("line", ANSWERS, ids=lambda line: repr(line[:40]))
def test_what_is_no_answer(line):
    question = {"type": "choose", "id": 1, "moves": ["a", "b"]}
    with pytest.raises(BadAnswer) as refused:
        answered(line, question, lambda: [7, 9])
    assert refused.value.code == ANSWERS[line]
    assert refused.value.why.zh_hant.encode()
    assert answered(b'{"id":1,"number":9}', question, lambda: [7, 9]) == 1
    assert answered(b'{"id":1,"move":"b","note":[]}', question, list) == 1


@pytest.mark.parametrize(("program", "name"), [("catcher.py", "madiao"), ("road.js", "dama")])
def test_bots_written_from_the_pages_alone_play_whole_games(program, name):
    run = f"{sys.executable} -S" if program.endswith(".py") else shutil.which("node")
    if run is None:
        pytest.skip("there is no Node")
    table = bout(name)
    played = play_game(table, [f"cmd:{run} {EXAMPLES / program}", *["random"] * (table.rules.seats - 1)], 5)
    assert played.over is not None
    assert replay(played.record).error is None
