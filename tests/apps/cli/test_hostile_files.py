"""Whatever a file holds, a command exits with 0, 1 or 2, writes no traceback, and no character that acts on a terminal."""

from __future__ import annotations

import json
import os
import re
import unicodedata
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.kit.amount import some
from youyi.apps.cli import main
from youyi.apps.cli.commands import youyi
from youyi.records.json_text import LARGEST_FILE

COMMANDS = (
    ("record", "verify"), ("record", "show"), ("record", "show", "--ply", "2"),
    ("record", "transcript"), ("why",), ("conform",),
)  # fmt: skip
SWITCHES = "\x1b[2J\x1b]0;title\x07\x1b]52;c;ZXZpbA==\x07\x9b31m\x85\u202e\u2066\u2028\x00\x7f"
"""Clear, title, clipboard, C1, next line, bidi, line separator, NUL, delete."""
EXAMPLE = {
    "id": "one", "game": "ruqi", "kind": "geometry", "ruleset": "ruqi/modern@1", "rulings": {},
    "given": {"side": "south", "cell": "p10"}, "expect": {"xy": [10, 5]},
}  # fmt: skip
VECTORS = Path(__file__).parents[2] / "vectors"
EXAMPLES = [
    json.loads(line)
    for file in ("dama", "madiao", "ruqi")
    for line in (VECTORS / f"{file}.jsonl").read_text(encoding="utf-8").splitlines()[::400]
]


def run(monkeypatch, capsys, *words):
    """The exit status, stdout and stderr of the whole program."""
    monkeypatch.setattr("sys.argv", ["youyi", *map(str, words)])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr()
    return ended.value.code, said.out, said.err


def active(text):
    """The characters of a text that act on a terminal or deceive a reader."""
    return {each for each in text if unicodedata.category(each) in ("Cc", "Cf", "Cs", "Zl", "Zp")} - set("\n\t")


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    file = tmp_path_factory.mktemp("sound") / "a.json"
    words = ["play", "ruqi", "--players", "first,first", "--seed", "7", "--term", "rounds=1", "--record", str(file)]
    assert CliRunner().invoke(youyi, words).exit_code == 0
    return json.loads(file.read_text(encoding="utf-8"))


def every(monkeypatch, capsys, file):
    """Run every command that reads a file."""
    for words in COMMANDS:
        more = ("2",) if words == ("why",) else ()
        status, out, err = run(monkeypatch, capsys, *words, file, *more)
        assert status in (0, 1, 2), words
        assert not active(out + err), words
        yield words, status, out, err


def refused(monkeypatch, capsys, file, said):
    for words, status, out, err in every(monkeypatch, capsys, file):
        assert status == 2, words
        line = out.splitlines()[0] if words == ("conform",) and out else err
        assert str(file) in line, words
        assert len(line) < 2200, words
        if words != ("conform",):
            assert err.count("\n") == 1, words
            assert said in err, words


HUGE = "9" * 5000
TEXTS = {
    "a huge seed": (lambda text: re.sub(r'"seed": \d+', f'"seed": {HUGE}', text), "field chance.seed: a number has 5000 digits"),
    "a huge score": (lambda text: re.sub(r'"score": \[', f'"score": [{HUGE}, ', text), "field score.0: a number has 5000"),
    "a huge ply": (lambda text: text.replace('"notes": {}', f'"notes": {{"{HUGE}": "x"}}'), "expected a whole number as the key"),
    "one ply twice": (lambda text: text.replace('"notes": {}', '"notes": {"7": "x", "07": "y"}'), "field notes.07"),
    "half a character": (lambda text: text.replace('"human"', '"\\ud800"').replace('"first@1"', '"\\ud800"'), "half a character"),
    "deep": (lambda _: "[" * 100_000, "nested too deeply"),
    "less deep": (lambda text: text.replace('"notes": {}', f'"notes": {"[" * 300 + "]" * 300}'), "nested too deeply"),
    "an absurd schema": (lambda text: text.replace("youyi.record/1", "youyi.record/0000000019999"), "field schema"),
    "a zero before": (lambda text: text.replace("youyi.record/1", "youyi.record/01"), "field schema"),
    "a huge schema": (lambda text: text.replace("youyi.record/1", f"youyi.record/{HUGE}"), "field schema"),
    "a key twice": (lambda text: text.replace('"score"', '"game": "ruqi", "score"'), "field game: this is given twice"),
    "no number": (lambda text: re.sub(r'"score": \[', '"score": [NaN, ', text), "NaN is not a number"),
    "no end": (lambda text: re.sub(r'"score": \[', '"score": [-Infinity, ', text), "-Infinity is not a number"),
    "overflow": (lambda text: re.sub(r'"score": \[', '"score": [1e999, ', text), "inf is not a number"),
    "a BOM": (lambda text: "\ufeff" + text, "BOM"),
    "empty": (lambda _: "", "not JSON"),
    "a NUL": (lambda text: "\0" + text, "not JSON"),
}  # fmt: skip


@pytest.mark.parametrize("name", TEXTS)
def test_a_hostile_text_is_refused_with_file_and_field(name, record, tmp_path, monkeypatch, capsys):
    change, said = TEXTS[name]
    file = tmp_path / "hostile.json"
    text = json.dumps({**record, "notes": {}})
    file.write_text(change(text), encoding="utf-8")
    assert file.read_text(encoding="utf-8") != text
    if name == "empty":  # a file without a line has no example that could fail
        assert run(monkeypatch, capsys, "record", "show", file)[0] == 2
        return
    refused(monkeypatch, capsys, file, said)


@pytest.mark.parametrize(
    ("name", "raw"),
    [("utf16", "{}".encode("utf-16")), ("binary", bytes(range(256))), ("latin", b'{"game": "\xe9"}')],
)
def test_bytes_that_are_no_text_are_refused(name, raw, tmp_path, monkeypatch, capsys):
    file = tmp_path / name
    file.write_bytes(raw)
    refused(monkeypatch, capsys, file, "the file is not text in UTF-8")


def test_what_is_no_file_is_refused(tmp_path, monkeypatch, capsys):
    pipe, folder, giant, none = (tmp_path / name for name in ("pipe", "folder", "giant", "none"))
    os.mkfifo(pipe)
    folder.mkdir()
    with giant.open("wb") as file:
        file.truncate(2**30)
    assert giant.stat().st_size > LARGEST_FILE
    refused(monkeypatch, capsys, pipe, "not a regular file")
    refused(monkeypatch, capsys, folder, "is a directory")
    refused(monkeypatch, capsys, giant, "larger than 64 MiB")
    refused(monkeypatch, capsys, none, "no such file")
    refused(monkeypatch, capsys, Path("/dev/zero"), "not a regular file")


@pytest.mark.skipif(os.getuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_refused(tmp_path, monkeypatch, capsys):
    file = tmp_path / "secret"
    file.touch(0o000)
    refused(monkeypatch, capsys, file, "Permission denied")


def test_a_file_with_a_name_of_switches_is_refused_by_an_escaped_name(tmp_path, monkeypatch, capsys):
    file = tmp_path / "\x1b[2J\udcff\n\u202e.json"
    status, out, err = run(monkeypatch, capsys, "record", "show", file)
    assert (status, out, active(err), err.count("\n")) == (2, "", set(), 1)
    assert "\\u001b[2J\\udcff" in err


def test_what_strangers_wrote_is_shown_escaped_on_its_own_line(record, tmp_path, monkeypatch, capsys):
    file = tmp_path / "a.json"
    hostile = SWITCHES + "\nply 9: a line of their own"
    seats = [{"name": hostile}, {"name": hostile}]
    file.write_text(json.dumps({**record, "seats": seats, "notes": {"1": hostile}}), encoding="utf-8")
    told = {words: (status, out, err) for words, status, out, err in every(monkeypatch, capsys, file)}
    for words in (("record", "show"), ("record", "transcript")):
        status, out, err = told[words]
        assert (status, err) == (0, "")
        assert "\\u001b[2J\\u001b]0;title\\u0007" in out
        assert not re.search("^ply 9", out, re.MULTILINE)


@pytest.mark.parametrize("field", ["game", "ruleset", "start", "fingerprint"])
def test_an_error_that_quotes_a_file_is_escaped(field, record, tmp_path, monkeypatch, capsys):
    file = tmp_path / "a.json"
    file.write_text(json.dumps({**record, field: SWITCHES + "x" * 100_000}), encoding="utf-8")
    refused(monkeypatch, capsys, file, "field " + field)


def test_text_parts_lines_of_a_file_only_at_line_feeds(record, tmp_path, monkeypatch, capsys):
    file = tmp_path / "two.jsonl"
    strange = {**record, "seats": [{"name": "a\u2028b\x85c"}, {"name": "d\x1ce"}]}
    file.write_text(2 * (json.dumps(strange, ensure_ascii=False) + "\n"), encoding="utf-8")
    assert run(monkeypatch, capsys, "record", "verify", file)[0] == 0


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from([10**900, SWITCHES, "", -1]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def places(value, at=()):
    """Every place in a JSON value."""
    yield at
    if isinstance(value, dict):
        for key, each in value.items():
            yield from places(each, (*at, key))
    elif isinstance(value, list):
        for key, each in enumerate(value):
            yield from places(each, (*at, key))


def put(value, at, other):
    """The same value with another at one place; None as the other takes it out."""
    if not at:
        return other
    kept = dict(value) if isinstance(value, dict) else list(value)
    kept[at[0]] = put(value[at[0]], at[1:], other)
    return kept


@st.composite
def mutated(draw, *sound):
    """A sound value changed at some places, as bytes that are changed at some places too."""
    value = draw(st.sampled_from(sound))
    for _ in range(draw(st.integers(0, 2))):
        value = put(value, draw(st.sampled_from(list(places(value)))), draw(JSON))
    raw = json.dumps(value, ensure_ascii=draw(st.booleans())).encode("utf-8", "surrogatepass")
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(raw)))
        raw = raw[:at] + draw(st.binary(max_size=3)) + raw[at + draw(st.integers(0, 3)) :]
    return raw


GENTLY = settings(max_examples=some(100), deadline=None, suppress_health_check=list(HealthCheck))


@GENTLY
@given(data=st.data())
def test_no_mutated_record_breaks_a_command(data, record, tmp_path, monkeypatch, capsys):
    file = tmp_path / "a.json"
    file.write_bytes(data.draw(mutated({**record, "notes": {"1": "x"}, "rulings": {"arms": "any"}})))
    assert len(list(every(monkeypatch, capsys, file))) == len(COMMANDS)


@GENTLY
@given(raw=mutated(EXAMPLE, *EXAMPLES))
def test_no_mutated_example_breaks_a_command(raw, tmp_path, monkeypatch, capsys):
    file = tmp_path / "a.jsonl"
    file.write_bytes(raw)
    assert len(list(every(monkeypatch, capsys, file))) == len(COMMANDS)
