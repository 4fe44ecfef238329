"""Players of others at a table of a web server, each with the token of its seat."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from urllib.request import Request, urlopen

import pytest
from click.testing import CliRunner

from tests.apps.cli.terminal import CTRL_C, Terminal
from tests.house.tree import ROOT
from tests.kit.patience import PATIENCE
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.commands import youyi as group
from youyi.apps.cli.table import web_person, web_seat
from youyi.apps.cli.table.web_person import WebPerson
from youyi.apps.cli.table.web_seat import Address, WebSeat
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision
from youyi.records.files import read_record
from youyi.records.replay import replay

HAND = 8
"""Cards dealt to a seat of 馬吊, each a choice."""
FIRST = f"cmd:{sys.executable} -S {ROOT / 'examples' / 'bots' / 'first.py'}"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('bot') / 'tables.sqlite3'}"
    command = [sys.executable, "-m", "youyi", "serve", "--port", "0", "--database", database, "--lang", "en"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout is not None
        yield next(word for word in process.stdout.readline().split() if word.startswith("http")).rstrip("/")
        process.send_signal(signal.SIGINT)


def asked(address: str, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, {"Content-Type": "application/json"}), timeout=PATIENCE) as answer:  # noqa: S310
        return json.load(answer)


def sits(*arguments: str, token: str | None = None):
    return CliRunner().invoke(
        group, ["bot", *arguments, "--lang", "en"], env={"YOUYI_SEAT_TOKEN": token}, catch_exceptions=True
    )


def table(server: str, game: str, seats, **terms: int):
    created = asked(f"{server}/api/tables", {"game": game, "terms": terms, "seats": seats})
    return created["id"], created["seats"][0]["token"]


def takes_a_seat(address: Address, number: int) -> str:
    token = address.asked("/sit", {"name": f"bot {number}"})["token"]
    return WebSeat(address, "random", Language.EN).play(token)


def test_a_program_plays_a_whole_game_among_players_of_ours(server):
    name, token = table(server, "madiao", [{"kind": "me", "name": "Lin"}, *[{"kind": "open"}] * 3], deals=1)
    url = f"{server}/t/{name}"
    with ThreadPoolExecutor(3) as pool:
        others = [pool.submit(takes_a_seat, Address.read(url), number) for number in range(3)]
        ours = sits("--table", url, "--player", FIRST, token=token)
        assert ours.exit_code == 0, ours.output
        assert all(each.result(timeout=PATIENCE).startswith("The game is over: ") for each in others)
        assert ours.output.startswith("The game is over: You ")
        assert "\\u206" not in ours.output, "the marks round names are not shown"
    record = read_record(json.dumps(asked(f"{server}/api/tables/{name}/record")))
    found = replay(record)
    assert record.score is not None
    first = [ply for ply in found.plies if ply.by == 0 and not ply.drawn]
    assert first
    for ply in first:
        prompt = found.table.rules.prompt(ply.before)
        assert isinstance(prompt, Decision)
        assert ply.move == prompt.moves[0]


def test_a_person_at_a_terminal_plays_at_a_table_of_the_web(server):
    while not plays_at_a_terminal(server):
        """Once in a while a pattern is dealt, and no trick is played."""


def plays_at_a_terminal(server: str) -> bool:
    """Let a person play a deal of 馬吊 at a terminal; returns whether there was anything to choose."""
    seats = [{"kind": "open"}] * 4
    name = asked(f"{server}/api/tables", {"game": "madiao", "terms": {"deals": 1}, "seats": seats})["id"]
    address = Address.read(f"{server}/t/{name}")
    token = address.asked("/sit", {"name": "Lin"})["token"]
    words = ["--table", f"{server}/t/{name}", "--lang", "zh-Hant"]
    lines = "?\n99\nlog\nboard\n" + "1\n" * 8
    with ThreadPoolExecutor(3) as pool:
        others = [pool.submit(takes_a_seat, address, number) for number in range(3)]
        done = CliRunner().invoke(
            group, ["play", *words], input=lines, env={"YOUYI_SEAT_TOKEN": token}, catch_exceptions=False
        )
        assert all(each.result(timeout=PATIENCE) for each in others)
    assert done.exit_code == 0, done.output
    assert done.output.rstrip().splitlines()[-1].startswith("對局結束")
    record = read_record(json.dumps(asked(f"{server}/api/tables/{name}/record")))
    assert record.seats[0].name == "Lin"
    found = replay(record)
    assert found.error is None
    chosen = [ply for ply in found.plies if ply.by == 0 and not ply.drawn]
    if not chosen:
        return False
    assert len(chosen) == HAND
    assert done.output.count("手牌") == HAND + 1, "the board once more"
    assert "請輸入 1 至" in done.output
    assert "座位仍然是你的" in done.output
    return True


def test_whoever_stops_at_the_terminal_keeps_the_seat(server):
    name, token = table(server, "ruqi", [{"kind": "me", "name": "Lin"}, {"kind": "computer", "player": "first"}])
    words = ["--table", f"{server}/t/{name}", "--lang", "en"]
    for _ in range(2):
        done = CliRunner().invoke(group, ["play", *words], input="quit\n", env={"YOUYI_SEAT_TOKEN": token})
        assert "The seat stays yours" in done.output
    opened, _ = table(server, "ruqi", [{"kind": "open"}, {"kind": "computer", "player": "first"}])
    done = CliRunner().invoke(
        group, ["play", "--table", f"{server}/t/{opened}", "--name", "Su", "--lang", "en"], input="quit\n"
    )
    assert "You sit down as Su. To come back to this seat later, set YOUYI_SEAT_TOKEN=" in done.output
    assert "GAME" in str(CliRunner().invoke(group, ["play", "ruqi", *words]).exception)
    assert "GAME" in str(CliRunner().invoke(group, ["play"]).exception)


def test_who_reads_simplified_types_what_is_shown(server, monkeypatch):
    name, token = table(server, "ruqi", [{"kind": "me", "name": "Lin"}, {"kind": "computer", "player": "first"}])
    offered, typed, show = list[str](), list[str](), WebPerson._show

    def shown(person, message, choices):
        offered[:] = [each.text for each in choices]
        show(person, message, choices)

    def answer(_prompt):
        if typed and "顺" in typed[-1]:
            return "quit"
        typed.append(next((text for text in offered if "顺" in text), "1"))
        return typed[-1]

    monkeypatch.setattr(WebPerson, "_show", shown)
    monkeypatch.setattr(web_person, "asked_for", answer)
    words = ["--table", f"{server}/t/{name}", "--lang", "zh-Hans"]
    done = CliRunner().invoke(group, ["play", *words], env={"YOUYI_SEAT_TOKEN": token}, catch_exceptions=False)
    assert "座位仍然是你的" in done.output
    assert typed[-1].replace("顺", "順") in asked(f"{server}/api/tables/{name}/record")["moves"]


def test_who_waits_at_a_terminal_sees_the_table(server):
    name, token = table(server, "ruqi", [{"kind": "me", "name": "Lin"}, {"kind": "open"}])
    url = f"{server}/t/{name}"
    shown = Terminal("play", "--table", url, "--lang", "en", YOUYI_SEAT_TOKEN=token)
    shown.until("Waiting for")
    assert "\x1b[2J" in shown.said, "the terminal is cleared"
    shown.type(CTRL_C)
    assert shown.end() == 130


def test_what_the_server_refuses_is_said(server):
    name, _ = table(server, "ruqi", [{"kind": "me", "name": "Lin"}, {"kind": "open"}], rounds=1)
    refused = sits("--table", f"{server}/t/{name}", "--player", "first", token="x" * 20)
    assert "the server refuses" in str(refused.exception)
    assert "the server refuses" in str(sits("--table", f"{server}/t/nowhere", "--player", "first").exception)
    assert "nobody" in str(sits("--table", f"{server}/t/{name}", "--player", "nobody").exception)


def test_a_line_that_never_opens_is_given_up_after_some_tries(monkeypatch):
    class Gone(Address):
        """A table that is told of, and whose line does not open."""

        def asked(self, path="", body=None):
            return {"game": "ruqi", "ruleset": None, "rulings": {}, "terms": {}}

    def refused(*_given, **_named):
        tried.append(1)
        assert len(tried) <= web_seat.TRIES, "it goes on for ever"
        raise OSError("refused")

    tried: list[int] = []
    monkeypatch.setattr(web_seat, "connect", refused)
    monkeypatch.setattr(web_seat, "sleep", lambda _seconds: None)
    with pytest.raises(Misuse, match="refused"):
        WebSeat(Gone("http://127.0.0.1:9", "x"), "random", Language.EN).play("token")
    assert len(tried) == web_seat.TRIES


def test_only_the_scheme_of_an_address_becomes_that_of_the_line():
    line = Address.read("http://http.example.org/t/k7m2wq9pzt4c").line(Language.EN)
    assert line == "ws://http.example.org/ws/tables/k7m2wq9pzt4c?language=en"


@pytest.mark.parametrize("url", ["ruqi", "ftp://x/t/y", "https://play.example.org/", "https://play.example.org/t/"])
def test_what_is_no_address_is_said(url):
    with pytest.raises(Exception, match="is not the address of a table"):
        Address.read(url)


def test_marks_are_taken_from_what_a_message_says_not_from_how_it_is_written():
    """Somebody may be called by a backslash and four digits: what is read must be JSON still."""
    said = {"says": "\u2068Morning Dew\u2069 throws", "names": ["\\u2068", "a\\"], "at": 3, "seat": None}
    for text in (json.dumps(said), json.dumps(said, ensure_ascii=False).encode()):
        (read,) = web_seat._messages([text])
        assert read == said | {"says": "Morning Dew throws"}
