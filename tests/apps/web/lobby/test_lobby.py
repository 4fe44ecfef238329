"""Whoever waits is seen, however many tables there are, whoever made them, at every server."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient

from tests.apps.web.cluster.test_servers import Two
from tests.apps.web.kit import OPEN, Browser, computer, create, in_server, me, until
from tests.apps.web.lobby.test_pairing import PACES, anywhere, listed
from tests.kit.amount import third
from youyi.apps.web.cluster.cluster import Cluster
from youyi.apps.web.live.registry import attendance as attending
from youyi.apps.web.live.registry.seat_limits import Sitting, origin
from youyi.apps.web.server.app import application
from youyi.apps.web.store.tables import lobby_store

PAGE = 8
"""Tables of a page of the lobby here."""
SPAM = (0, PAGE - 2, PAGE + 2, 4 * PAGE)


@pytest.fixture
def roomy(settings, monkeypatch):
    """Every address may make as many tables as it likes, nobody is waited for, and pages are short."""
    monkeypatch.setattr(lobby_store, "PAGE", PAGE)
    monkeypatch.setattr(lobby_store, "ARRIVING", timedelta())
    return replace(settings, sitting=replace(settings.sitting, most_listed=10_000, most_at_listed=9))


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def listing(request, settings):
    """On Postgres, where every run looks through two servers (`two`), all of it is `long`."""
    return settings.database if request.param == "sqlite" else request.getfixturevalue("postgres_store")()


@pytest.fixture
def house(listing, roomy):
    with TestClient(application(replace(roomy, database=listing))) as client:
        yield client


class Waits(ExitStack):
    """Somebody who opened a listed table and is there."""

    def __init__(self, client, name="Honest", **wanted):
        super().__init__()
        self.client = client
        self.sat = anywhere(client, name, **wanted).json()
        self.id = self.sat["id"]
        assert self.sat["opened"]
        self.come()

    def come(self):
        socket = self.enter_context(self.client.websocket_connect(f"/ws/tables/{self.id}"))
        Browser(socket).sit(self.sat["token"])
        until(lambda: self.id in listed(self.client), "the table is listed")


@pytest.mark.parametrize("spam", third(SPAM, at=2))
def test_the_reviewed_fault_spam_does_not_hide_who_waits(roomy, spam):
    """One address lists many tables where nobody is; a page of newer ones used to hide everybody."""
    with TestClient(application(roomy)) as house, Waits(house) as honest:
        for _ in range(spam):
            create(house, me("Spam"), OPEN, OPEN, listed=True)
        assert listed(house) == [honest.id]
        newcomer = anywhere(house, "Newcomer").json()
        assert (newcomer["id"], newcomer["opened"]) == (honest.id, False)


def test_who_waits_is_found_among_many_who_wait(house):
    """More than a page of people who wait at another pace or another number of seats."""
    with ExitStack() as stack:
        for _ in range(PAGE + 5):
            table, tokens = create(house, me("Two"), OPEN, listed=True)
            socket = stack.enter_context(house.websocket_connect(f"/ws/tables/{table}"))
            Browser(socket).sit(tokens[0])
        until(lambda: len(listed(house)) == PAGE, "a page of them is listed")
        honest = anywhere(house, "Honest", clock=PACES[1]).json()
        Browser(stack.enter_context(house.websocket_connect(f"/ws/tables/{honest['id']}"))).sit(honest["token"])
        until(lambda: honest["id"] in after_page(house), "he is on the second page")
        assert anywhere(house, "Newcomer", clock=PACES[1]).json()["id"] == honest["id"]
        first = [each["id"] for each in house.get("/api/tables").json()]
        assert len(first) == PAGE
        rest = after_page(house)
        assert len(rest) == 6
        assert rest[-1] == honest["id"], "who came last is last"
        assert not set(first) & set(rest)
        assert house.get(f"/api/tables?after={rest[-1]}").json() == []
        assert house.get("/api/tables?after=nothing").json() == []


def after_page(client):
    """The second page of the lobby."""
    return [each["id"] for each in client.get(f"/api/tables?after={listed(client)[-1]}").json()]


def test_games_in_progress_and_abandoned_tables_do_not_hide_who_plays_by_days(house):
    seek = anywhere(house, "Letters", clock=PACES[3]).json()
    for _ in range(PAGE + 2):
        create(house, me("Playing"), computer(), listed=True)
        create(house, me("Gone"), OPEN, OPEN, listed=True)
    assert seek["id"] in listed(house)
    found = anywhere(house, "Newcomer", clock=PACES[3]).json()
    assert (found["id"], found["opened"]) == (seek["id"], False)


def test_a_table_is_listed_while_somebody_waits_and_again_when_he_is_back(house):
    with Waits(house) as honest:
        pass
    until(lambda: listed(house) == [], "nobody waits there")
    assert anywhere(house, "Newcomer").json()["id"] != honest.id
    with honest:
        honest.come()


def test_who_plays_is_seen_below_who_waits_and_who_has_begun_waits_no_more(house):
    with ExitStack() as stack:
        table, tokens = create(house, me(), computer(), listed=True)
        Browser(stack.enter_context(house.websocket_connect(f"/ws/tables/{table}"))).sit(tokens[0])
        honest = stack.enter_context(Waits(house))
        until(lambda: table in listed(house), "the game in progress is shown")
        assert listed(house) == [honest.id, table]
        for name in ("Second", "Third"):
            assert anywhere(house, name).json()["id"] == honest.id
        said = {each["id"]: each["open_seats"] for each in house.get("/api/tables").json()}
        assert said == {honest.id: [], table: []}
        assert anywhere(house, "Fourth").json()["opened"]


def test_a_full_table_by_days_leaves_those_who_wait_at_once(house):
    seek = anywhere(house, clock=PACES[3]).json()
    for name in ("Second", "Third"):
        assert anywhere(house, name, clock=PACES[3]).json()["id"] == seek["id"]
    (full,) = house.get("/api/tables").json()  # shown for a while as one where people play
    assert (full["id"], full["open_seats"]) == (seek["id"], [])
    assert anywhere(house, "Fourth", clock=PACES[3]).json()["opened"]


def test_a_listed_table_without_anybody_is_refused(house):
    seats = [[OPEN, OPEN], [computer(), OPEN], [computer(), computer()]]
    for each in seats:
        refused = house.post("/api/tables", json={"game": "fords", "seats": each, "listed": True})
        assert (refused.status_code, refused.json()["error"]) == (400, "nobody_waits")
    assert house.post("/api/tables", json={"game": "fords", "seats": seats[0]}).status_code == 201


def test_one_address_may_have_so_many_tables_in_the_lobby(settings, listing):
    """As shipped: the reviewed attack had 60 of 60 tables accepted within a second."""
    settings = replace(settings, database=listing, sitting=Sitting())
    app = application(settings)
    body: dict[str, Any] = {"game": "fords", "seats": [me("Spam"), OPEN, OPEN], "listed": True}
    with TestClient(app, client=("192.0.2.1", 1)) as spammer:
        codes = [spammer.post("/api/tables", json=body).status_code for _ in range(60)]
        assert codes == [201] * Sitting().most_listed + [429] * (60 - Sitting().most_listed)
        assert anywhere(spammer, clock=PACES[1]).status_code == 429
        assert spammer.post("/api/tables", json=body | {"listed": False}).status_code == 201
        other = TestClient(app, client=("192.0.2.2", 1))
        other.portal = spammer.portal
        assert other.post("/api/tables", json=body).status_code == 201


def test_the_tables_of_an_address_count_while_somebody_waits_there(roomy):
    app = application(replace(roomy, sitting=replace(roomy.sitting, most_listed=1)))
    with TestClient(app) as client:
        for _ in range(3):
            create(client, me(), OPEN, listed=True)  # nobody comes, so nobody waits
        with Waits(client):
            refused = client.post("/api/tables", json={"game": "fords", "seats": [me(), OPEN], "listed": True})
            assert (refused.status_code, refused.json()["error"]) == (429, "too_many_listed")
            store = app.state.store.lobby
            ((_, secret, came_from),) = in_server(client, store.origins)
            assert came_from == origin("testclient", secret)


@pytest.fixture
def two(roomy, postgres_store):
    with ExitStack() as stack:
        yield Two(replace(roomy, database=postgres_store(), cluster=Cluster()), stack)


def test_who_waits_at_one_server_is_seen_at_the_other(two):
    here, there = two.clients
    with Waits(here) as honest:
        for _ in range(PAGE + 2):
            create(there, me("Spam"), OPEN, OPEN, listed=True)
        assert listed(there) == [honest.id]
        newcomer = anywhere(there, "Newcomer").json()
        assert (newcomer["id"], newcomer["opened"]) == (honest.id, False)
    until(lambda: listed(there) == [], "nobody is there any more")


def test_who_comes_back_through_the_other_server_is_still_there(two):
    here, there = two.clients
    with Waits(here) as honest, there.websocket_connect(f"/ws/tables/{honest.id}") as socket:
        Browser(socket).sit(honest.sat["token"])
        honest.close()
        for client in (here, there):
            in_server(client, client.app.state.registry.find, honest.id)
        attended = attended_at(there, honest.id)
        assert attended is not None
        assert honest.id in listed(here)


def attended_at(client, table):
    async def read():
        async with client.app.state.store._engine.connect() as connection:
            query = "SELECT attended FROM game WHERE id = :id"
            return await connection.scalar(sql.text(query), {"id": table})

    return in_server(client, read)


def test_a_server_that_dies_takes_nobody_along_for_long(roomy):
    """What it said ends by itself; what it says lasts longer than the time between two times of saying it."""
    assert attending.KEPT > 2 * attending._AGAIN
    with TestClient(application(roomy)) as client, Waits(client) as honest:
        assert honest.id in listed(client)
