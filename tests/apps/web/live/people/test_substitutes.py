"""A computer sits in for somebody absent, whichever of two servers he and the others are connected to."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.apps.web.cluster.test_servers import hearing, shared, sit, two  # noqa: F401  # fixtures
from tests.apps.web.kit import OPEN, Browser, create, in_server, me, until
from tests.apps.web.live.seated import Time
from youyi.apps.web.live.state.stored_table import TableEvent
from youyi.apps.web.live.table.mailbox import current

ABSENCE = 5
AGREED = {"absence": ABSENCE, "stand_in": "first"}


class Three:
    """Three people at a table of two servers: it is the first one's turn, and he is away; the others are at the second."""

    def __init__(self, servers):
        self.servers, self.time = servers, Time()
        for app in servers.apps:
            registry = app.state.registry
            registry._attendance = replace(registry._attendance, now=self.time.now)
        self.id, tokens = create(servers.clients[0], me(), OPEN, OPEN, terms={"seats": 3}, agreement=AGREED)
        self.tokens = [tokens[0], *(sit(servers.clients[1], self.id, name) for name in ("Wen", "Han"))]
        with servers.clients[0].websocket_connect(f"/ws/tables/{self.id}") as socket:
            asked = Browser(socket).sit(self.tokens[0])["asked"]
        assert asked == {"type": "Throws", "seat": 0}
        self.others = [servers.at(1, self.id, token) for token in self.tokens[1:]]

    def table(self, number):
        return self.servers.open_table(number, self.id).table

    def hold(self, number):
        """Let a server have the lease, as if it had made the last move of a computer."""
        until(lambda: in_server(self.servers.clients[number], self.table(number).peers.hold, self.id), "a lease")

    def pass_by(self):
        """Let so much time pass that a computer is to sit in."""
        self.time.ahead += timedelta(seconds=ABSENCE + 11)
        for number, client in enumerate(self.servers.clients):
            client.portal.call(self.table(number).notify)

    def stored(self):
        """Who sits in for the first, as the store has it."""
        found = in_server(self.servers.clients[0], self.servers.apps[0].state.registry.store.load, self.id)
        return found.sitters[0].stand_in

    def kinds(self):
        return [each.kind for each in self.table(0).events]


def sits_in(message):
    return message["company"]["seats"][0]["stand_in"] is not None


def plays(message):
    return message["company"]["seats"][0]["stand_in"] is None


@pytest.mark.parametrize("holder", [None, 0, 1])
def test_a_computer_sits_in_and_hands_back_wherever_he_returns(hearing, holder):  # noqa: F811
    here = Three(hearing)
    if holder is not None:
        here.hold(holder)
    here.pass_by()
    for each in here.others:
        each.expect("Company", sits_in, "a computer that sits in")
        each.expect("Happened", lambda said: said["by"] == 0, "its move")
    hearing.at(1 if holder == 0 else 0, here.id, here.tokens[0])
    for each in here.others:
        each.expect("Company", plays, "his seat again")
    until(lambda: here.kinds() == ["sat_in", "returned"], "both servers know it")
    assert here.stored() is None


def test_a_computer_is_seen_to_sit_in_before_its_moves(hearing):  # noqa: F811
    here = Three(hearing)
    here.hold(0)
    lock = here.table(1).lock
    in_server(hearing.clients[1], lock.acquire)  # this server reads the store when both are there
    here.pass_by()
    until(lambda: here.table(0).times, "its move")

    async def release():
        lock.release()

    in_server(hearing.clients[1], release)
    for each in here.others:
        each.expect("Happened", lambda said: said["by"] == 0, "its move")
        assert any(message["type"] == "Company" and sits_in(message) for message in each.received)


def test_a_computer_sits_in_where_no_news_arrives(two):  # noqa: F811
    here = Three(two)
    here.pass_by()
    here.others[0].expect("Happened", lambda said: said["by"] == 0, "its move")
    two.at(0, here.id, here.tokens[0])
    until(lambda: here.stored() is None, "his seat again")


def test_who_is_there_plays_again_though_another_server_took_him_for_absent(two):  # noqa: F811
    here = Three(two)
    back = two.at(0, here.id, here.tokens[0])
    absent = TableEvent(kind="sat_in", ply=0, seat=0, player="first", at=datetime.now(UTC))
    people = two.apps[1].state.registry.store.company
    in_server(two.clients[1], people.stand_in, here.id, here.table(1).sitters[0], "first", None, absent)
    in_server(two.clients[0], current, here.table(0))
    back.expect("Company", sits_in, "a computer in his place")
    back.expect("Company", plays, "his seat again")
    assert here.stored() is None
