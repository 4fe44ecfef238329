"""A killed server loses nothing: every seat, position and computer goes on where it was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path

from websockets.sync.client import connect

from tests.kit.patience import PATIENCE

ROOT = Path(__file__).parents[4]


class Server:
    """A server in its own process."""

    def __init__(self, database, pace):
        command = [sys.executable, "-m", "tests.apps.web.processes.ruqi_server", database, str(pace)]
        path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE
        )
        assert self.process.stdout is not None
        with self.process.stdout as said:
            self.address = said.readline().decode().strip().rstrip("/")

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.kill()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)  # does nothing to a process that has ended
        assert self.process.wait(PATIENCE) == -signal.SIGKILL

    def children(self):
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return listed.read_text().split()

    def ask(self, path, body=None):
        request = urllib.request.Request(  # noqa: S310  # our own server
            self.address + path,
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return json.load(answer)

    @contextmanager
    def at(self, table, token=None):
        with connect(self.address.replace("http", "ws") + f"/ws/tables/{table}") as socket:
            if token is not None:
                socket.send(json.dumps({"type": "Sit", "token": token}))
                while hear(socket, "Snapshot")["seat"] is None:
                    pass
                socket.send(json.dumps({"type": "Speak", "language": "en"}))
            yield socket


def hear(socket, kind):
    while (message := json.loads(socket.recv(timeout=PATIENCE)))["type"] != kind:
        pass
    return message


def until(holds, why):
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, why
        time.sleep(0.05)


def asked_of(state, seat):
    return state["asked"]["type"] in ("Throws", "Choose") and state["asked"]["seat"] == seat


def act(socket, state):
    if state["asked"]["type"] == "Throws":
        socket.send(json.dumps({"type": "Throw", "at": state["at"]}))
    else:
        socket.send(json.dumps({"type": "Move", "at": state["at"], "text": state["asked"]["offers"][0]["text"]}))


def play_some(server, table, token, moves):
    """Play as seat 0 until it has acted so often and is asked again; return what it then sees."""
    with server.at(table, token) as socket:
        state = hear(socket, "Snapshot")
        while moves or not asked_of(state, 0):
            if asked_of(state, 0):
                act(socket, state)
                moves -= 1
            state = hear(socket, "Happened")
            assert state["over"] is None
        return state


def test_a_killed_server_resumes_every_game(database):
    seats = [{"kind": "me", "name": "Lin"}, {"kind": "computer", "player": "random"}]
    computers = [{"kind": "computer", "player": "random"}] * 2
    round_only = {"game": "ruqi", "seats": computers, "terms": {"rounds": 1}}
    with Server(database, pace=0.1) as server:
        mine = server.ask("/api/tables", {"game": "ruqi", "seats": seats})
        token = mine["seats"][0]["token"]
        theirs = server.ask("/api/tables", round_only)["id"]
        with server.at(theirs) as watching:
            seen = hear(watching, "Happened")
            before = play_some(server, mine["id"], token, moves=5)
            moves = server.ask(f"/api/tables/{theirs}/record")["moves"]
            until(server.children, "bots are run by worker processes")
            workers = server.children()
            server.kill()
    assert seen["over"] is None
    until(lambda: not any(Path(f"/proc/{each}").exists() for each in workers), "they end with the server")

    with Server(database, pace=0.1) as server:
        with server.at(mine["id"], token) as socket:
            after = hear(socket, "Snapshot")
            assert {key: after[key] for key in ("at", "view", "asked", "says")} == {
                key: before[key] for key in ("at", "view", "asked", "says")
            }
            assert after["seat"] == 0
            act(socket, after)
            assert hear(socket, "Happened")["at"] == before["at"] + 1
        until(lambda: server.ask(f"/api/tables/{theirs}")["over"], "bots play on although nobody watches")
        record = server.ask(f"/api/tables/{theirs}/record")
        assert record["moves"][: len(moves)] == moves
