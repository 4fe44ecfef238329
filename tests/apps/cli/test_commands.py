"""The command line, by snapshot: what each command writes, and how it refuses.

`YOUYI_SNAPSHOTS=write` writes the snapshots anew; read the difference before keeping it.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from contextlib import ExitStack, chdir
from fractions import Fraction
from io import BytesIO, TextIOWrapper
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest

from tests.apps.cli.terminal import in_terminal
from youyi.apps.cli import main
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.commands import COMMANDS
from youyi.kernel.face.columns import width

SNAPSHOTS = Path(__file__).parent / "snapshots"
VECTOR = {
    "id": "one", "game": "ruqi", "kind": "geometry", "ruleset": "ruqi/modern", "rulings": {},
    "given": {"side": "south", "cell": "p10"}, "expect": {"xy": [10, 5]},
}  # fmt: skip


def youyi(
    *words: str, typed: str = "", folder: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the program in this process, which saves its start, with the streams and the environment a shell would give it."""
    streams = {name: TextIOWrapper(BytesIO(), encoding="utf-8", newline="") for name in ("stdin", "stdout", "stderr")}
    streams["stdin"].write(typed)
    streams["stdin"].seek(0)
    known = {"PATH": os.environ["PATH"], "PYTHONPATH": str(Path(__file__).parents[3] / "src"), "PYTHONUTF8": "1"}
    with ExitStack() as stack:
        known["XDG_DATA_HOME"] = str(folder or stack.enter_context(TemporaryDirectory()))
        stack.enter_context(patch.dict(os.environ, {**known, **environment}, clear=True))
        stack.enter_context(patch.object(sys, "argv", ["youyi", *words]))
        for name, stream in streams.items():
            stack.enter_context(patch.object(sys, name, stream))
        stack.enter_context(chdir(folder or Path.cwd()))
        with pytest.raises(SystemExit) as ended:
            main()
    said = []
    for name in ("stdout", "stderr"):
        streams[name].flush()
        said.append(streams[name].buffer.getvalue().decode())
    return subprocess.CompletedProcess(words, int(ended.value.code or 0), *said)


def settled(text: str) -> str:
    """Take out what another change may move: line numbers of code, which tests there are, releases, fingerprints."""
    text = re.sub(r"^    tests/.*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"(\.py):\d+", r"\1:N", text)
    text = re.sub(r"sha256:[0-9a-f]{64}", "sha256:…", text)
    text = re.sub(r'(Python |"python": ")\d+\.\d+\.[\w+.]+', r"\1N", text)
    text = re.sub(r'"release": "[^"]*"', '"release": "N"', text)
    return re.sub(r"youyi \d+\.\d+\.\d+\S*", "youyi N", text)


def compared(name: str, done: subprocess.CompletedProcess[str]) -> None:
    """Compare a run with its snapshot."""
    said = f"$ {done.returncode}\n{done.stdout}"
    if done.stderr:
        said += f"--- stderr\n{done.stderr}"
    file = SNAPSHOTS / f"{name}.txt"
    if os.environ.get("YOUYI_SNAPSHOTS") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(settled(said), encoding="utf-8")
    assert settled(said) == file.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a sound record, broken ones, and files of examples."""
    here = tmp_path_factory.mktemp("files")
    words = ("play", "ruqi", "--players", "greedy,first", "--seed", "7", "--term", "rounds=1", "--record", "a.json")
    assert youyi(*words, folder=here).returncode == 0
    sound = json.loads((here / "a.json").read_text(encoding="utf-8"))
    wrong = sound["moves"].copy()
    wrong[9] = "善p39+5"
    broken = {
        "ply": {**sound, "moves": wrong},
        "dice": {**sound, "moves": ["00", *sound["moves"][1:]]},
        "field": {**sound, "colour": "red"},
        "schema": {**sound, "schema": "youyi.record/9"},
        "score": {**sound, "score": [99, -99]},
        "ruling": {**sound, "rulings": {"arms": "six"}},
        "part": {**sound, "moves": sound["moves"][:5], "score": None},
    }
    for name, record in broken.items():
        (here / f"{name}.json").write_text(json.dumps(record), encoding="utf-8")
    (here / "two.jsonl").write_text(2 * (json.dumps(sound) + "\n"), encoding="utf-8")
    (here / "nothing.json").write_text("{", encoding="utf-8")
    lines = [VECTOR, {**VECTOR, "id": "two", "expect": {"xy": [0, 0]}}, {**VECTOR, "id": "three", "kind": "beauty"}]
    (here / "good.jsonl").write_text(json.dumps(VECTOR) + "\n", encoding="utf-8")
    (here / "bad.jsonl").write_text("\n".join(map(json.dumps, lines)) + "\n{\n", encoding="utf-8")
    (here / "bytes.jsonl").write_bytes(b"\xff\n")
    return here


WORKING = {
    "help": "--help",
    "help-play": "play --help",
    "play-bots": "play ruqi --players greedy,first --seed 7 --term rounds=1",
    "play-bots-json": "play ruqi --players first,greedy --seed 7 --term rounds=1 --json",
    "play-bots-hans": "play ruqi --players greedy,first --seed 7 --term rounds=1 --lang zh-Hans",
    "record-verify": "record verify a.json",
    "record-verify-many": "record verify two.jsonl",
    "record-verify-part": "record verify part.json",
    "record-show": "record show a.json",
    "record-show-ply": "record show a.json --ply 20 --lang zh-Hant",
    "record-show-broken": "record show ply.json",
    "record-transcript": "record transcript part.json",
    "record-transcript-hant": "record transcript part.json --lang zh-Hant",
    "record-transcript-hans": "record transcript part.json --lang zh-Hans",
    "why": "why a.json 4",
    "why-hant": "why a.json 4 --lang zh-Hant",
    "rule-chinese": "rule 虛投 --lang zh-Hant",
    "rule-simplified": "rule 虚投 --lang zh-Hans",
    "rule-english": "rule retreat",
    "rule-pinyin": "rule 'tui yi deng' --game ruqi",
    "rule-several": "rule retreat --game ruqi --lang zh-Hans",
    "rule-question": "rule one_qian",
    "rule-question-hans": "rule one_qian --lang zh-Hans",
    "rule-key": "rule ruqi.retreat",
    "rule-open": "rule --open --game ruqi",
    "conform-good": "conform good.jsonl",
    "conform-bad": "conform bad.jsonl good.jsonl",
    "perft": "perft ruqi 3",
    "perft-json": "perft ruqi 1 --position '1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f play:w/12' --json",
    "odds": "odds ruqi",
    "simulate": "simulate ruqi --games 20 --seed 3 --players greedy,random --processes 1",
    "simulate-json": "simulate ruqi --games 10 --seed 3 --ruleset classical --set scoring=race --processes 1 --json",
}
REFUSED = {
    "no-command": "jump",
    "no-option": "games --colour",
    "no-game": "play go",
    "no-ruleset": "play ruqi --ruleset future",
    "no-ruling": "play ruqi --set colour=red",
    "no-answer": "play ruqi --set arms=six",
    "no-number": "play ruqi --term rounds=many",
    "not-an-answer": "play ruqi --set arms",
    "no-player": "play ruqi --players human,genius",
    "one-player": "play ruqi --players human",
    "json-people": "play ruqi --json",
    "typed-nobody": "play ruqi --players first,first --dice typed",
    "no-language": "games --lang tlh",
    "no-folder": "play ruqi --players first,first --seed 1 --term rounds=1 --record nowhere/a.json",
    "no-file": "record verify none.json",
    "broken-json": "record verify nothing.json",
    "broken-ply": "record verify ply.json",
    "broken-dice": "record verify dice.json",
    "broken-field": "record verify field.json",
    "broken-schema": "record show schema.json",
    "broken-score": "record verify score.json",
    "broken-ruling": "record transcript ruling.json",
    "no-ply": "why a.json 9999",
    "no-ply-to-show": "record show a.json --ply 9999",
    "why-broken-ply": "why ply.json 10",
    "no-rule": "rule nothing-of-the-kind",
    "no-rule-game": "rule --game go",
    "no-examples": "conform none.jsonl",
    "no-text": "conform bytes.jsonl",
    "no-position": "perft ruqi 1 --position somewhere",
    "perft-shuffle": "perft madiao 1",
    "odds-shuffle": "odds madiao --position '0 0,0,0,0 cut'",
    "no-throw": "odds ruqi --position '1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f play:w/12'",
    "too-many-players": "simulate ruqi --games 1 --players first,first,first",
    "no-games": "simulate ruqi --games 0",
    "no-port": "serve --port 99999",
}


def words_of(line: str) -> list[str]:
    return [quoted or plain for quoted, plain in re.findall(r"'([^']*)'|(\S+)", line)]


@pytest.mark.parametrize("name", WORKING)
def test_what_a_command_writes(name, folder):
    compared(name, youyi(*words_of(WORKING[name]), folder=folder))


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_is_one_line_with_status_2(name, folder):
    done = youyi(*words_of(REFUSED[name]), folder=folder)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    compared(f"refused-{name}", done)


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"LANG": "zh_TW.UTF-8"}, "結束"),
        ({"LANG": "zh_HK"}, "結束"),
        ({"LANG": "zh_CN.UTF-8"}, "结束"),
        ({"LC_ALL": "zh_Hant", "LANG": "en_GB"}, "結束"),
        ({"LANG": "C"}, "at the end"),
        ({}, "at the end"),
    ],
)
def test_the_language_is_that_of_the_environment(environment, said):
    words = ("play", "ruqi", "--players", "first,first", "--seed", "1", "--term", "rounds=1")
    assert said in youyi(*words, **environment).stdout


def test_help_loads_no_rulebook():
    loaded = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "youyi", "--help"],
        env={"PYTHONPATH": str(Path(__file__).parents[3] / "src")}, capture_output=True, text=True, check=True,
    ).stderr  # fmt: skip
    assert "youyi.games" not in loaded
    assert "rich" not in loaded


def test_a_sound_ply_of_a_broken_record_is_explained(folder):
    broken = youyi("why", "ply.json", "9", folder=folder)
    assert (broken.returncode, broken.stderr) == (0, "")
    assert broken.stdout == youyi("why", "a.json", "9", folder=folder).stdout != ""


@pytest.mark.parametrize("words", [(), ("record",)])
def test_a_command_without_a_word_writes_its_whole_help(words):
    done = youyi(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == youyi(*words, "--help").stdout
    assert done.stderr.count("\n") > 8


def test_odds_name_every_cast_with_its_exact_chance():
    rows = [line.split("\t") for line in youyi("odds", "dama", "--lang", "zh-Hant").stdout.splitlines()]
    casts = {throw: (Fraction(chance), said) for throw, chance, said in rows if throw.isdecimal()}
    assert len(casts) == 56
    assert sum(chance for chance, _ in casts.values()) == 1
    assert casts["123"][0] == Fraction(1, 36)
    assert "「小浮圖」" in casts["123"][1]
    assert all(re.search("「.+?」", said) for _, said in casts.values())


@pytest.mark.parametrize(
    "command", [name for name in COMMANDS if name not in {"admin", "record", "conform", "why", "puzzles"}]
)
def test_the_help_shows_every_default(command):
    said = " ".join(youyi(command, "--help").stdout.split())
    if "--ruleset" in said:
        assert "[default: (the game's first)]" in said
    assert "Language. [default: (the environment's)]" in said
    for option in ("--games", "--seed", "--players", "--seconds", "--dice", "--processes", "--host", "--port"):
        if f" {option} " in said:
            told = said.partition(f" {option} ")[2].partition(" --")[0]
            assert re.search(r"\[(env var: YOUYI_\w+; )?default: ", told), option


def test_serve_needs_the_web_extra_and_says_so(monkeypatch: pytest.MonkeyPatch):
    from click.testing import CliRunner

    from youyi.apps.cli.server import serve

    monkeypatch.setattr(serve, "DOOR", "youyi.apps.nowhere")
    result = CliRunner().invoke(serve.serve, [])
    assert isinstance(result.exception, Misuse)
    assert "install youyi[web]" in result.exception.words.en


def test_a_terminal_gets_ruled_tables_whose_columns_meet():
    status, said = in_terminal("games", "--lang", "zh-Hant", columns=140)
    rows = [line for line in said.splitlines() if "│" in line]
    assert status == 0
    assert "儒棋" in said
    assert len({width(row) for row in rows}) == 1


def test_a_terminal_gets_a_bar_and_a_pipe_does_not():
    words = ("simulate", "ruqi", "--games", "20", "--players", "first", "--processes", "1")
    status, said = in_terminal(*words)
    assert status == 0
    assert "━" in said
    assert youyi(*words).stderr == ""
