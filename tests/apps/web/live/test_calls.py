"""How much is done for one throw of 打馬 and one card of 馬吊: calls of our functions, and the files they stand in."""

from __future__ import annotations

import asyncio
import secrets
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from statistics import median_low

import pytest
from starlette.testclient import TestClient

import youyi
from tests.apps.web.kit import OPEN, Browser, create, me
from tests.apps.web.live.seated import BANK
from youyi.apps.web.live.registry import table_config
from youyi.apps.web.server import sockets
from youyi.apps.web.server.app import application
from youyi.games import game

OURS = str(Path(youyi.__file__).parent)
BARS = {
    ("dama", "Throws", False): (460, 60),
    ("dama", "Throws", True): (545, 64),
    ("madiao", "Choose", False): (620, 52),
}
"""By game, what is asked, and whether by the clock: the most calls and files for the middle one of several moves."""
SEATS = {"dama": 3, "madiao": 4}
FIRST, MOVES = 20, 19
"""The first fill what is worked out once and kept."""


class Counted:
    """What the task that was sent a move calls until everybody at the table was told; what goes on after it waited counts once.

    What the server does beside, in other tasks, is not counted: whether it falls into a move is chance.
    """

    def __init__(self, listeners):
        self.listeners, self.untold, self.calls, self.files = listeners, 0, 0, set()

    def arrived(self, text):
        if '"type":"Throw"' in text or '"type":"Move"' in text:
            self.untold, self.calls, self.files = self.listeners, 0, set()
            self.task = asyncio.current_task()
            sys.setprofile(self.note)

    def told(self, text):
        self.untold -= '"Happened"' in text
        if not self.untold:
            sys.setprofile(None)

    def note(self, frame, event, _argument):
        code = frame.f_code
        begins = event == "call" and frame.f_lineno == code.co_firstlineno
        ours = code.co_filename.startswith(OURS) and not code.co_name.endswith(("comp>", "expr>"))
        if begins and ours and asyncio.current_task() is self.task:
            self.calls += 1
            self.files.add(code.co_filename)


@pytest.fixture
def counting(monkeypatch):
    """Counts at the sockets, at tables that all have the same chance."""

    def start(listeners):
        counted, line = Counted(listeners), sockets._SocketLine
        receive, send = line.receive, line.send_text

        async def received(self):
            text = await receive(self)
            counted.arrived(text or "")
            return text

        async def sent(self, text):
            await send(self, text)
            counted.told(text)

        monkeypatch.setattr(line, "receive", received)
        monkeypatch.setattr(line, "send_text", sent)
        return counted

    monkeypatch.setattr(table_config, "fresh_secret", lambda: bytes(32))
    monkeypatch.setattr(secrets, "choice", lambda letters: letters[0])
    return start


def seated(stack, client, name, agreed):
    """A browser for each seat of a table where only people sit, and what each was told of the same position."""
    terms = {"seats": SEATS[name]} if name == "dama" else {}
    table, tokens = create(client, me(), *[OPEN] * (SEATS[name] - 1), game=name, terms=terms, **agreed)
    for seat in range(1, SEATS[name]):
        tokens[seat] = client.post(f"/api/tables/{table}/sit", json={"name": "Wen", "seat": seat}).json()["token"]
    sockets_of = [stack.enter_context(client.websocket_connect(f"/ws/tables/{table}")) for _ in tokens]
    browsers = [Browser(each) for each in sockets_of]
    states = [each.sit(tokens[seat]) for seat, each in enumerate(browsers)]
    latest = max(each["at"] for each in states)
    return browsers, [
        state if state["at"] == latest else each.expect("Happened", lambda said: said["at"] == latest, "the latest")
        for each, state in zip(browsers, states, strict=True)
    ]


def costs(stack, client, name, kind, counted, agreed):
    """The calls and files of each move of one kind."""
    browsers, states = seated(stack, client, name, agreed)
    found = list[tuple[int, int]]()
    while len(found) < FIRST + MOVES:
        seat = states[0]["asked"]["seat"]
        asked = None if seat is None else states[seat]["asked"]["type"]
        if seat is not None:
            browsers[seat].act(states[seat])
        states = [each.next("Happened") for each in browsers]
        if asked == kind:
            found.append((counted.calls, len(counted.files)))
    return found[FIRST:]


# Without a clock less of the same is done: that bar is held by the long runs.
UNCLOCKED = ("dama", "Throws", False)


@pytest.mark.parametrize(
    ("name", "kind", "clocked"),
    [pytest.param(*each, marks=[pytest.mark.long] * (each == UNCLOCKED)) for each in BARS],
)
def test_a_move_costs_a_bounded_number_of_calls(settings, counting, name, kind, clocked):
    counted = counting(SEATS[name])
    with ExitStack() as stack:
        client = stack.enter_context(TestClient(application(replace(settings, games=(game(name),)))))
        found = costs(stack, client, name, kind, counted, {"agreement": BANK} if clocked else {})
    calls, files = median_low(calls for calls, _ in found), median_low(files for _, files in found)
    most_calls, most_files = BARS[name, kind, clocked]
    assert (calls <= most_calls, files <= most_files) == (True, True), f"{calls} calls, {files} files; {sorted(found)}"
    assert calls > 0.9 * most_calls, "lower the bar: less is done than it allows"
