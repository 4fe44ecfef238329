"""How many look at the lobby: every open page once, at every server, for a while after it last asked; nothing else is known of it."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.apps.web.cluster.test_servers import Two
from tests.apps.web.kit import until
from youyi.apps.web.base import server_time
from youyi.apps.web.cluster.cluster import Cluster
from youyi.apps.web.live.peers.bus import Looking, encode
from youyi.apps.web.live.peers.peers import ALONE
from youyi.apps.web.lobby import looking
from youyi.apps.web.lobby.looking import LASTS, Lookers

PAYLOAD = 8000
"""What Postgres sends at once."""


def look(client, page=""):
    return client.get(f"/api/here?page={page}").json()["looking"]


@pytest.fixture
def clock(monkeypatch):
    at = [0.0]
    monkeypatch.setattr(server_time, "steady", lambda: at[0])
    return at


def test_who_looks_counts_once_and_whoever_names_no_page_does_not(client):
    assert look(client) == 0
    assert [look(client, each) for each in ("one", "two", "one", "")] == [1, 2, 2, 2]
    assert look(client, "No page's name!") == 2


def test_a_page_that_asks_no_more_is_gone(clock):
    lookers = Lookers(ALONE)
    lookers.note("one", "here")
    clock[0] = LASTS - 1
    lookers.note("two", "there")
    assert lookers.count() == 2
    clock[0] = LASTS
    assert lookers.count() == 1
    clock[0] = 2 * LASTS
    assert lookers.count() == 0


@given(st.lists(st.tuples(st.integers(0, 999), st.integers(0, 99))))
def test_no_address_makes_a_crowd(asked):
    lookers = Lookers(ALONE)
    for page, address in asked:
        lookers.note(f"p{page}", f"a{address}")
    addresses = {address for _, address in asked}
    assert lookers.count() <= min(len({page for page, _ in asked}), looking._MOST_OF_AN_ADDRESS * len(addresses))
    assert (lookers.count() > 0) == bool(asked)


def test_what_is_told_fits_into_a_letter():
    assert len(encode("0" * 12, Looking(("0" * 12,) * looking._MOST))) < PAYLOAD


def test_who_looks_through_several_servers_is_one_person(settings, postgres_store):
    with ExitStack() as stack:
        two = Two(replace(settings, database=postgres_store(), cluster=Cluster()), stack)
        here, there = two.clients
        look(here, "one")
        look(here, "both")
        look(there, "both")
        until(lambda: [look(client) for client in two.clients] == [2, 2], "two are counted")
