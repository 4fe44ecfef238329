"""Contributions to a rematch, across a killed server, and to a table that two servers settle."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, computer, create, finish, until
from tests.apps.web.live.sealing import ONE, THREE, TWO, Seated, begun, chance, sealed, states, taken
from tests.kit.toys.fords import FORDS
from youyi.apps.web.live.state.commit_reveal import Stage
from youyi.apps.web.live.state.stored_table import SeatHolder, TableConfig
from youyi.apps.web.server.app import application
from youyi.apps.web.store.store import Store
from youyi.kernel.contributed import seal
from youyi.records.contributed import ContributedChance
from youyi.records.files import read_record
from youyi.records.replay import replay


@pytest.fixture
def hasty(settings):
    """A server that waits for contributions for a moment only."""
    with TestClient(application(replace(settings, sitting=replace(settings.sitting, seal_patience=0.3)))) as client:
        yield client


# A rematch.


def over(client, *texts):
    """A finished table of two people; returns its id and their tokens."""
    with ExitStack() as stack:
        seated = Seated(stack, client, *texts)
        for seat, text in enumerate(texts):
            if text:
                seated.open(seat, text)
        state = begun(seated.browsers[0])
        while state["over"] is None:
            actor = state["asked"]["seat"]
            browser = seated.browsers[actor]
            while (latest := [m for m in browser.received if "at" in m and "asked" in m])[-1]["at"] < state["at"]:
                browser.next("Happened")
            browser.act(latest[-1])
            state = seated.browsers[0].next("Happened")
        return seated.table, seated.tokens


def rematch(client, old, tokens, **sealed):
    """Let the second seat offer a rematch, and the first take it up."""
    with client.websocket_connect(f"/ws/tables/{old}") as socket:
        Browser(socket).sit(tokens[1])
        offered = client.post(f"/api/tables/{old}/rematch", json={"token": tokens[1]}).json()
        assert offered["id"] is None
        return client.post(f"/api/tables/{old}/rematch", json={"token": tokens[0], **sealed}).json()


def test_a_rematch_waits_for_the_seals_of_those_who_sealed(client):
    old, tokens = over(client, ONE, TWO)
    made = rematch(client, old, tokens, seal=seal(THREE))
    assert chance(client, made["id"])["seals"] is None
    four = f"{4:064x}"
    with client.websocket_connect(f"/ws/tables/{made['id']}") as socket:
        browser = Browser(socket)
        browser.sit(tokens[1])
        browser.send("Seal", seal=seal(four))
        told = browser.expect("ChanceTold", lambda message: message["chance"]["seals"], "all seals")
        assert told["chance"]["seals"] == [seal(four), seal(THREE)]


def test_a_rematch_of_people_who_seal_nothing_begins_at_once(client):
    old, tokens = over(client, None, None)
    made = rematch(client, old, tokens)
    assert states(client, made["id"]) == ["none", "none"]


def test_a_rematch_does_not_wait_for_ever(hasty):
    old, tokens = over(hasty, ONE, TWO)
    made = rematch(hasty, old, tokens, seal=seal(THREE))
    until(lambda: states(hasty, made["id"]), "the contributions are settled")
    assert states(hasty, made["id"]) == ["none", "unopened"]


# A server that is killed, and two that share a database.


def restarted(settings, table):
    """What a server tells of the table that knows nothing but the database."""
    with TestClient(application(settings)) as client:
        return chance(client, table)


def test_a_server_that_is_killed_goes_on_with_every_seal_and_opening(settings):
    quick = replace(settings, sitting=replace(settings.sitting, seal_patience=0.3))
    with TestClient(application(settings)) as client:
        table, tokens = create(client, sealed(ONE), OPEN)
    with TestClient(application(settings)) as client:
        assert chance(client, table)["seals"] is None
        token = taken(client, table, TWO)
    assert restarted(settings, table)["seals"] == [seal(ONE), seal(TWO)]
    with TestClient(application(settings)) as client, client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(token)
        browser.send("Open", text=TWO)
        assert browser.next("ChanceTold")["chance"]["contributions"] is None
    with TestClient(application(quick)) as client:
        assert chance(client, table)["contributions"] is None
        until(lambda: states(client, table), "the contributions are settled")
        settled = chance(client, table)["contributions"]
    assert [each["state"] for each in settled] == ["unopened", "opened"]
    assert restarted(settings, table)["contributions"] == settled
    assert tokens[0]


def test_of_several_settlements_the_first_stands(any_database):
    """Two servers settle at the same time, while a text comes in: all agree on one outcome, for good."""

    async def run():
        stores = [await Store.open(any_database) for _ in range(2)]
        outcomes = set()
        try:
            for number in range(12):
                table = await _sealed_table(stores[0], number)
                work = [
                    stores[0].end_stage(table, Stage.SEALED),
                    stores[1].end_stage(table, Stage.SEALED),
                    stores[number % 2].open_seal(table, 0, ONE),
                ]
                done = await asyncio.gather(*work[number % 3 :], *work[: number % 3], return_exceptions=True)
                settled = {await stored_contributions(store, table) for store in stores}
                assert len(settled) == 1
                [only] = settled
                accepted = not any(isinstance(each, Exception) for each in done)
                assert (only[0].state.value == "opened") == accepted, "an opening is refused, or it counts"
                for store in stores:
                    await store.end_stage(table, Stage.SEALED)
                    assert await stored_contributions(store, table) == only
                outcomes.add(only[0].state.value)
        finally:
            for store in stores:
                await store.close()
        return outcomes

    assert asyncio.run(run()) <= {"opened", "unopened"}


async def stored_contributions(store, table) -> Any:
    return (await store.load(table)).config.contributions


async def _sealed_table(store, number):
    config = TableConfig(
        id=f"t{number}", game="fords", ruleset="fords/plain@1", rulings={}, terms={"seats": 2}, secret=bytes(32),
        listed=False, since=datetime.now(UTC), scheme=2,
    )  # fmt: skip
    seats = (
        SeatHolder(seat=0, kind="human", name="Lin", seal=seal(ONE)),
        SeatHolder(seat=1, kind="human", name="Wen", seal=seal(TWO)),
    )
    await store.create(config, seats)
    return config.id


def test_bots_alone_contribute_by_the_published_scheme(client):
    table, _ = create(client, computer(), computer())
    finish(client, table)
    record = read_record(client.get(f"/api/tables/{table}/record").text)
    assert isinstance(record.chance, ContributedChance)
    assert [each.state.value for each in record.chance.contributions] == ["computer", "computer"]
    assert replay(record, FORDS).proved == len(record.chance.draws)
