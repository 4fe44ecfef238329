"""A server that is told to stop: listeners hear it, nothing acknowledged is lost, bad tables hold nothing up."""

from __future__ import annotations

import json
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.apps.web.chaos.test_restart import Server, act, asked_of, hear, until
from tests.kit.patience import PATIENCE

PEOPLE = {"game": "ruqi", "seats": [{"kind": "me", "name": "Lin"}, {"kind": "computer", "player": "random"}]}
COMPUTERS = {"game": "ruqi", "seats": [{"kind": "computer", "player": "random"}] * 2, "terms": {"rounds": 1}}
RESTARTING = 1012
HOLDING = """
import multiprocessing, runpy
held = multiprocessing.get_context("spawn").Lock()
runpy.run_module("youyi", run_name="__main__")
"""
"""A command of ours whose process holds a semaphore of the system to its end."""


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def play_until_closed(server, table, token):
    """Move as fast as the server answers, until it closes the socket; give the last `at` it told, and the close code."""
    with connect(server.address.replace("http", "ws") + f"/ws/tables/{table}") as socket:
        socket.send(json.dumps({"type": "Sit", "token": token}))
        told = 0
        try:
            while True:
                state = json.loads(socket.recv(timeout=PATIENCE))
                told = max(told, state.get("at", 0))
                if "asked" in state and asked_of(state, 0) and state.get("seat", 0) is not None:
                    act(socket, state)
                if told == 8:
                    server.process.send_signal(signal.SIGTERM)
        except ConnectionClosed as closed:
            return told, closed.rcvd and closed.rcvd.code


def test_listeners_are_told_and_nothing_acknowledged_is_lost(tmp_path):
    database = str(tmp_path / "tables.sqlite3")
    with Server(database, pace=0) as server:
        table = server.ask("/api/tables", PEOPLE)
        assert {each.name: mode(each) for each in tmp_path.iterdir()} == {
            f"tables.sqlite3{ending}": 0o600 for ending in ("", "-wal", "-shm", ".lock")
        }, "the files of a store are for their owner alone"
        server.ask("/api/tables", COMPUTERS)
        until(server.children, "the workers run")
        workers = server.children()
        told, code = play_until_closed(server, table["id"], table["seats"][0]["token"])
        server.process.wait(PATIENCE)
        server.kill = lambda: None  # it has ended by itself
    assert code == RESTARTING
    until(lambda: not any(Path(f"/proc/{each}").exists() for each in workers), "the workers end with the server")
    assert not list(tmp_path.glob("*-wal")), "the store was closed"
    with closing(sqlite3.connect(database)) as store:
        [stored] = store.execute("SELECT count(*) FROM move WHERE game = ?", (table["id"],)).fetchone()
    assert stored >= told >= 8


def test_bad_tables_hold_up_neither_start_nor_stop(database, tmp_path):
    with Server(database, pace=0) as server:
        tables = [server.ask("/api/tables", COMPUTERS)["id"] for _ in range(4)]
    with closing(sqlite3.connect(database)) as store:
        store.execute("UPDATE game SET ruleset = 'ruqi/none@9' WHERE id = ?", tables[:1])
        store.execute("UPDATE game SET rulings = '{' WHERE id = ?", tables[1:2])
        store.execute("UPDATE seat SET player = 'nobody' WHERE game = ?", tables[2:3])
        store.execute("UPDATE game SET over = 0")
        store.commit()
    with Server(database, pace=0) as server:
        until(lambda: server.ask(f"/api/tables/{tables[3]}")["over"], "the good one is played to its end")
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(PATIENCE)
        server.kill = lambda: None
    assert not list(tmp_path.glob("*-wal")), "the store was closed"


def test_a_second_signal_ends_at_once(database):
    with Server(database, pace=0) as server:
        table = server.ask("/api/tables", PEOPLE)["id"]
        with server.at(table) as socket:
            hear(socket, "Snapshot")
            server.process.send_signal(signal.SIGSTOP)
            server.process.send_signal(signal.SIGTERM)
            server.process.send_signal(signal.SIGINT)
            server.process.send_signal(signal.SIGCONT)
            status = server.process.wait(PATIENCE)
            server.kill = lambda: None
    assert status in (128 + signal.SIGTERM, 128 + signal.SIGINT)


def test_an_open_file_of_0_1_0_is_tightened_and_logged(old):
    old.chmod(0o644)
    command = [sys.executable, "-m", "youyi", "serve", "--port", "0", "--database", str(old), "--log", "json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline()
        assert mode(old) == 0o600
        server.send_signal(signal.SIGTERM)
        _, said = server.communicate(timeout=PATIENCE)
    [line] = [each for each in map(json.loads, said.splitlines()) if each["event"] == "store_made_private"]
    assert (line["level"], line["file"], line["mode"]) == ("warning", old.name, "0o644")


def test_a_stopped_server_leaves_no_semaphore_to_the_system(tmp_path):
    command = [sys.executable, "-c", HOLDING, "serve", "--port", "0", "--database", str(tmp_path / "new.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        _, said = server.communicate(timeout=PATIENCE)
    assert "semaphore" not in said, "Python's tracker of resources warns of those that it has to remove itself"
    assert server.returncode == 0
