"""Two servers on one Postgres: any of them serves any table, whether or not it has heard the news."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, computer, create, finish, in_server, me, until
from tests.apps.web.live.registry.test_registry import first_throw  # noqa: F401  # a fixture
from youyi.apps.web.cluster.cluster import Cluster
from youyi.apps.web.cluster.leases import Beats
from youyi.apps.web.cluster.servers import Servers
from youyi.apps.web.server.app import application

BEATS = Beats(every=timedelta(seconds=0.2), alive=timedelta(seconds=1.2))


class Seen(Browser):
    """A browser, with the first thing and the latest thing it saw of a table."""

    first: dict[str, Any]
    latest: dict[str, Any]


class Two:
    """Two servers, each with its own event loop, and the sockets that are open."""

    def __init__(self, settings, stack):
        self.stack = stack
        self.apps = [application(settings) for _ in range(2)]
        self.clients = [stack.enter_context(TestClient(each)) for each in self.apps]

    def at(self, number, table, token=None):
        browser = Seen(self.stack.enter_context(self.clients[number].websocket_connect(f"/ws/tables/{table}")))
        browser.first = browser.next("Snapshot") if token is None else browser.sit(token)
        return browser

    def described(self, number, table):
        return self.clients[number].get(f"/api/tables/{table}").json()

    def here(self, number, table):
        return [each["here"] for each in self.described(number, table)["seats"]]

    def open_table(self, number, table):
        return self.apps[number].state.registry._tables[table]


@pytest.fixture
def shared(settings, postgres_store):
    return replace(settings, database=postgres_store(), cluster=Cluster(beats=BEATS))


@pytest.fixture(params=["news", "deaf"])
def two(request, shared, monkeypatch):
    """Two servers; deaf ones hear no news at all."""
    if request.param == "deaf":
        monkeypatch.setattr(Servers, "heard", lambda *_: None)
    with ExitStack() as stack:
        yield Two(shared, stack)


@pytest.fixture
def hearing(shared):
    with ExitStack() as stack:
        yield Two(shared, stack)


def sit(client, table, name="Wen"):
    answer = client.post(f"/api/tables/{table}/sit", json={"name": name})
    assert answer.status_code == 200, answer.text
    return answer.json()["token"]


def answer(browser):
    """What a browser is told next of its own act."""
    while (message := browser.next())["type"] not in ("Happened", "Refused"):
        pass
    return message


def test_a_seat_taken_through_one_server_is_taken_at_the_other(two):
    table, tokens = create(two.clients[0], me(), OPEN)
    lin = two.at(0, table, tokens[0])
    sit(two.clients[1], table)
    lin.send("Throw", at=0)
    assert (answer(lin)["type"], two.open_table(0, table).table.begun) == ("Happened", True)


def test_the_last_open_seat_is_not_given_twice(two):
    table, _ = create(two.clients[0], me(), OPEN)
    sit(two.clients[1], table)
    refused = two.clients[0].post(f"/api/tables/{table}/sit", json={"name": "Su"})
    assert (refused.status_code, refused.json()["error"]) == (409, "no_seat_left")


def test_a_token_given_by_one_server_is_known_at_the_other(two):
    table, _ = create(two.clients[0], me(), OPEN)
    two.at(0, table)
    watching = two.at(0, table)
    token = sit(two.clients[1], table)
    assert watching.sit(token)["seat"] == 1


def test_a_move_made_through_one_server_is_known_at_the_other(two, first_throw):  # noqa: F811
    first_throw(5)
    table, tokens = create(two.clients[0], me(), OPEN)
    tokens[1] = sit(two.clients[0], table)
    lin, wen = two.at(0, table, tokens[0]), two.at(1, table, tokens[1])
    for at in range(20):
        asked = two.open_table(0, table).table.session.asked
        acting, _ = (lin, wen) if asked == 0 else (wen, lin)
        before = two.described(1, table)
        assert not before["over"]
        state = acting.first if at == 0 else acting.latest
        acting.act(state | {"at": at})
        acting.latest = answer(acting)
        assert acting.latest["type"] == "Happened", acting.latest
        if acting.latest["over"]:
            break
        lin, wen = two.at(0, table, tokens[0]), two.at(1, table, tokens[1])
        lin.latest, wen.latest = lin.first, wen.first
        assert (lin.first["at"], wen.first["at"]) == (at + 1, at + 1)


def test_an_early_listener_may_act_on_what_it_heard_elsewhere(two, first_throw):  # noqa: F811
    first_throw(7)
    table, tokens = create(two.clients[0], me(), OPEN)
    tokens[1] = sit(two.clients[0], table)
    early = two.at(1, table, tokens[1])
    lin = two.at(0, table, tokens[0])
    lin.act(lin.first)
    happened = answer(lin)
    assert (happened["at"], happened["asked"]["seat"]) == (1, 1)
    elsewhere = two.at(0, table, tokens[1])  # the same person with another page
    early.act(elsewhere.first)
    until(lambda: two.open_table(1, table).table.session.at == 2, "the move is made")


def test_listeners_hear_what_happens_at_the_other_server(hearing):
    table, tokens = create(hearing.clients[0], me(), OPEN)
    watching = hearing.at(1, table)
    lin = hearing.at(0, table, tokens[0])
    sit(hearing.clients[0], table)
    assert watching.expect("Snapshot", lambda each: each["asked"]["type"] != "Seats", "everyone seated")
    lin.send("Throw", at=0)
    assert watching.next("Happened")["at"] == 1


def test_who_is_connected_is_known_at_every_server(hearing):
    table, tokens = create(hearing.clients[0], me(), OPEN)
    watching = hearing.at(1, table)
    assert hearing.here(1, table) == [False, False]
    with hearing.clients[0].websocket_connect(f"/ws/tables/{table}") as socket:
        Browser(socket).sit(tokens[0])
        watching.expect("Present", lambda each: each["seats"][0]["here"], "seat 0")
        assert hearing.here(0, table) == hearing.here(1, table) == [True, False]
    watching.expect("Present", lambda each: not each["seats"][0]["here"], "nobody")
    assert hearing.here(1, table) == [False, False]


def test_a_server_that_opens_a_table_later_asks_who_is_there(hearing):
    table, tokens = create(hearing.clients[0], me(), OPEN)
    hearing.at(0, table, tokens[0])
    until(lambda: hearing.here(1, table) == [True, False], "the second server knows")


def test_those_connected_at_a_dead_server_are_gone(hearing):
    table, tokens = create(hearing.clients[0], me(), OPEN)
    watching = hearing.at(1, table)
    hearing.at(0, table, tokens[0])
    watching.expect("Present", lambda each: each["seats"][0]["here"], "seat 0")
    die(hearing.apps[0])
    watching.expect("Present", lambda each: not each["seats"][0]["here"], "nobody")


def die(app):
    """Let a server neither beat nor speak any more."""
    peers = app.state.registry.peers
    peers._leases.beat = never
    peers._bus._unsent.clear()
    peers._bus.publish = lambda _news: None


async def never():
    raise ConnectionError("dead")


def test_a_rematch_is_told_at_the_other_server(hearing):
    table, tokens = create(hearing.clients[0], me(), OPEN)
    tokens[1] = sit(hearing.clients[0], table)
    lin, wen = hearing.at(0, table, tokens[0]), hearing.at(1, table, tokens[1])
    lin.latest, wen.latest = lin.first, wen.first
    while not lin.latest.get("over"):
        acting = lin if lin.latest["asked"]["seat"] == 0 else wen
        acting.act(acting.latest)
        lin.latest, wen.latest = lin.next("Happened"), wen.next("Happened")
    offered = hearing.clients[1].post(f"/api/tables/{table}/rematch", json={"token": tokens[1]}).json()
    assert offered["id"] is None
    lin.expect(
        "Company", lambda said: said["company"]["seats"][1]["wants_rematch"], "an offer made at the other server"
    )
    again = hearing.clients[0].post(f"/api/tables/{table}/rematch", json={"token": tokens[0]}).json()
    told = wen.next("Rematch")
    assert (told["id"], told["seat"]) == (again["id"], 0)
    other = hearing.clients[1].post(f"/api/tables/{table}/rematch", json={"token": tokens[1]}).json()
    assert (other["id"], other["seat"]) == (again["id"], 0)


def test_one_server_moves_the_computers_and_the_other_shows_it(hearing):
    table, tokens = create(hearing.clients[0], me(), computer())
    lin = hearing.at(1, table, tokens[0])
    state = lin.first
    for _ in range(6):
        while state["asked"].get("seat") != 0 and not state["over"]:
            state = lin.next("Happened")
        if state["over"]:
            break
        lin.act(state)
        state = lin.next("Happened")
    assert state["at"] > 5 or state["over"]


def test_computers_of_a_dead_server_are_moved_by_the_other(shared):
    settings = replace(shared, pace=3600)  # whoever holds the lease waits for ever
    app = application(settings)
    with TestClient(app) as first:
        table, token = waiting_for_computer(first)
        at = first.get(f"/api/tables/{table}/record").json()["moves"]
        until(lambda: app.state.registry.peers._leases.holds(table), "the first server holds the lease")
        later = application(shared)
        with TestClient(later) as second:
            assert token
            assert table not in later.state.registry, "the first server holds the lease"
            die(app)
            until(lambda: len(stored_moves(second, table)) > len(at), "the second server takes over, and moves")


def stored_moves(client, table):
    """The moves in the store; asking the server itself would open the table, which it may have closed after its move."""
    return in_server(client, client.app.state.registry.store.load, table).moves


def waiting_for_computer(client):
    """A table where a person has acted, and the computer is asked; perhaps not the first, as a game may end before."""
    while True:
        table, tokens = create(client, me(), computer())
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            state = browser.sit(tokens[0])
            while state["asked"].get("seat") == 0:
                browser.act(state)
                state = browser.next("Happened")
            if not state["over"]:
                return table, tokens[0]


def test_a_server_that_stops_frees_its_computers_at_once(shared):
    slow = replace(shared, pace=3600, cluster=Cluster(beats=Beats(alive=timedelta(hours=1))))
    quick = replace(shared, cluster=Cluster(beats=Beats(every=timedelta(hours=1), alive=timedelta(hours=2))))
    later = application(quick)
    with TestClient(later) as second:
        with TestClient(application(slow)) as first:
            table, tokens = create(first, computer(), me())
        until(lambda: stored_moves(second, table), "the second server takes over, and moves")
    assert tokens


def test_no_lease_is_asked_for_on_sqlite(settings, monkeypatch):
    monkeypatch.setattr("youyi.apps.web.cluster.leases.Leases.hold", never)
    with TestClient(application(settings)) as client:
        table, _ = create(client, computer(), computer())
        finish(client, table)
