"""Abandoned tables are closed and say so, finished ones are deleted when configured; by the server and by `youyi admin`."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient

from tests.apps.cli.test_commands import youyi
from tests.apps.web.kit import OPEN, Browser, computer, create, finish, in_server, me, until
from tests.apps.web.store.stored import asked
from tests.apps.web.store.test_store import CONFIG, SEATS, stores
from tests.apps.web.store.test_store import OPEN as FREE
from youyi.apps.web.base import words
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.live.state.table_store import TableClosed
from youyi.apps.web.server import admin
from youyi.apps.web.server.app import application
from youyi.apps.web.server.expiry import Expiry
from youyi.apps.web.server.housekeeping import Housekeeping
from youyi.apps.web.store.database import CannotOpenStore
from youyi.apps.web.store.schema import GAME

LONG_AGO = datetime.now(UTC) - timedelta(days=400)
DAY = timedelta(days=1)
OTHER = "cd"


def test_what_is_abandoned_is_what_nobody_touched(any_database):
    async def run():
        async with stores(any_database) as [store]:
            for name in ("old", "moved", "taken", "over", "closed"):
                await store.create(replace(CONFIG, id=name, since=LONG_AGO), (SEATS[0], FREE))
            await store.create(replace(CONFIG, id="new", since=datetime.now(UTC)), SEATS)
            await store.append("moved", 0, "12")
            await store.sit("taken", SeatHolder(seat=1, kind="human", name="Wen", since=datetime.now(UTC)))
            await store.finish("over")
            assert await store.upkeep.close(["closed"], "admin") == ["closed"]
            upkeep = store.upkeep
            assert await upkeep.abandoned(DAY) == ["old"]
            assert await upkeep.outlived(DAY) == ["over"]
            assert await upkeep.outlived(timedelta()) == ["over", "closed"]
            assert await upkeep.counts() == {
                "open": 4, "over": 1, "closed": 1, "listed": 4, "seats": 12, "moves": 1,
            }  # fmt: skip
            with pytest.raises(TableClosed):
                await store.append("closed", 0, "12")
            await store.append("new", 0, "12")
            assert await upkeep.close(["old", "over", "nowhere"], "expired") == ["old"]
            assert [each.id for each in await upkeep.tables(state="open", unused=None, most=9)] == [
                "new",
                "moved",
                "taken",
            ]
            assert [each.id for each in await upkeep.tables(state="over", unused=None, most=9)] == ["over"]
            assert {each.id for each in await upkeep.tables(state="closed", unused=None, most=9)} == {"old", "closed"}
            assert len(await upkeep.tables(state=None, unused=None, most=9)) == 6
            await upkeep.delete(["over", "moved"])
            assert [await store.load(each) for each in ("over", "moved")] == [None, None]
            assert await store.moderation.reopen_tables(["closed", "new"]) == ["closed"]
            await store.append("closed", 0, "12")
            found = await store.load("old")
            return found.config.closed, found.config.closed_at.tzinfo, found.sitters

    assert asyncio.run(run()) == ("expired", UTC, (SEATS[0], FREE))


def test_seats_are_replaced_only_if_nobody_saw_their_holder(any_database):
    now = datetime.now(UTC)
    left = SeatHolder(seat=0, kind="left", name="李", since=now)

    async def run():
        async with stores(any_database, 2) as (east, west):
            await east.create(CONFIG, SEATS)
            await east.upkeep.note_seen([("one", 0, "ab", now), ("one", 1, "ab", now), ("two", 0, "ab", now)])
            assert not await west.replace_sitter("one", SEATS[0], left, now - DAY)
            assert not await west.replace_sitter("one", replace(SEATS[0], token_hash=OTHER), left)
            assert (await west.load("one")).sitters[0].seen == now
            assert await west.replace_sitter("one", SEATS[0], left, now)
            assert await west.replace_sitter("one", left, replace(FREE, seat=0))
            return [each.kind for each in (await east.load("one")).sitters]

    assert asyncio.run(run()) == ["open", "computer"]


# The server.


def aged(database, tables, days=400):
    """Make tables look as if nothing had happened there for long."""
    engine = sql.create_engine(f"sqlite:///{database}", poolclass=sql.NullPool)
    with engine.begin() as connection:
        connection.execute(
            sql.update(GAME).where(GAME.c.id.in_(tables)).values(since=datetime.now(UTC) - timedelta(days=days))
        )
        connection.execute(sql.text("UPDATE seat SET since = NULL"))


def expire(client, settings, **policy):
    keeper = Housekeeping(client.app.state.registry, client.app.state.store, Expiry(**policy), settings.sitting)
    in_server(client, keeper.expire)


def test_an_abandoned_table_is_closed_and_says_so(settings, database):
    app = application(settings)
    with TestClient(app) as client:
        (old, tokens), (visited, _) = create(client, me(), OPEN, listed=True), create(client, me(), OPEN, listed=True)
        aged(database, [old, visited])
        with client.websocket_connect(f"/ws/tables/{visited}") as guest:
            Browser(guest).next("Snapshot")
            expire(client, settings)
        assert [each["id"] for each in client.get("/api/tables").json()] == [visited]
        assert client.get(f"/api/tables/{old}").json()["closed"] == "expired"
        assert client.get(f"/api/tables/{old}/record").json()["moves"] == []
        assert client.post(f"/api/tables/{old}/sit", json={"name": "Wen"}).status_code == 409
        with client.websocket_connect(f"/ws/tables/{old}?language=zh-Hans") as socket:
            browser = Browser(socket)
            said = browser.sit(tokens[0])
            assert (said["asked"], said["says"]) == ({"type": "Nothing"}, words.CLOSED["expired"].zh_hans)
            assert said["table"]["chance"]["reveal"] is None
            browser.send("Throw", at=0)
            assert browser.next()["code"] == "closed"
        assert b'youyi_tables_closed_total{reason="expired"} 1.0' in app.state.metrics.written()


def test_a_table_that_an_operator_closed_is_closed_at_the_next_action(settings, database):
    with TestClient(application(settings)) as client:
        table, tokens = create(client, me(), computer())
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            state = browser.sit(tokens[0])
            assert admin.close(database, [table, "nowhere"]) == [table]
            browser.act(state)
            assert (
                browser.expect("Snapshot", lambda said: said["table"]["closed"], "the end")["asked"]["type"]
                == "Nothing"
            )
            refused = browser.next()
            assert (refused["code"], refused["at"]) == ("closed", 0)
            assert refused["says"] == words.CLOSED["admin"].en


def test_finished_tables_are_deleted_when_they_were_kept_long_enough(settings, database):
    with TestClient(application(settings)) as client:
        old, new = (create(client, computer(), computer())[0] for _ in range(2))
        for each in (old, new):
            finish(client, each)
        until(lambda: asked(database, "SELECT count(*) FROM game WHERE over") == [[(2,)]], "both have their marks")
        aged(database, [old])
        engine = sql.create_engine(f"sqlite:///{database}", poolclass=sql.NullPool)
        with engine.begin() as connection:
            connection.execute(sql.text(f"UPDATE move SET at = '2020-01-01 00:00:00.000000' WHERE game = '{old}'"))  # noqa: S608
        expire(client, settings)
        assert client.get(f"/api/tables/{old}").status_code == 200, "kept for ever unless configured"
        expire(client, settings, keep_finished=DAY)
        assert [client.get(f"/api/tables/{each}").status_code for each in (old, new)] == [404, 200]
        assert asked(database, "SELECT DISTINCT game FROM move", "SELECT DISTINCT game FROM seat") == [[(new,)]] * 2


# The command line.


def test_admin_lists_closes_reopens_expires_and_counts(settings, database):
    with TestClient(application(settings)) as client:
        one, two = (create(client, me(), OPEN)[0] for _ in range(2))
        aged(database, [two])
        listed = youyi("admin", "tables", "--database", database, "--json")
        assert listed.returncode == 0
        rows = {each["id"]: each for each in json.loads(listed.stdout)}
        assert set(rows) == {one, two}
        assert (rows[one]["state"], rows[one]["moves"], rows[one]["seats"]) == ("open", 0, "human open")
        assert [each["id"] for each in admin.tables(database, state="open", unused_days=9, most=9)] == [two]
        old = {"close_after_days": 9, "keep_finished_days": 0}
        assert admin.expire(database, **old, dry_run=True) == {"closed": [two], "deleted": []}
        expired = youyi("admin", "expire", "--database", database, "--close-after", "9")
        assert expired.stdout == f"closed: 1\n  {two}\ndeleted: 0\n"
        assert admin.tables(database, state="closed", unused_days=0, most=9)[0]["state"] == "closed:expired"
        assert youyi("admin", "reopen", two, "--database", database, "--json").stdout == f'[\n  "{two}"\n]\n'
        assert admin.stats(database)["open"] == 2
        assert youyi("admin", "close", one, "--database", database).stdout == f"closed: 1\n  {one}\n"
    assert admin.vacuum(database)["bytes"] > 0


def test_admin_opens_no_store_that_is_not_there_or_old(tmp_path, old):
    before = old.read_bytes()
    with pytest.raises(CannotOpenStore, match="start the server once"):
        admin.stats(str(old))
    assert old.read_bytes() == before
    with pytest.raises(CannotOpenStore, match="no such file"):
        admin.stats(str(tmp_path / "nothing"))
    assert not (tmp_path / "nothing").exists()


def test_admin_lists_rows_of_any_release(settings, database):
    with TestClient(application(settings)) as client:
        table, _ = create(client, me(), OPEN)
    engine = sql.create_engine(f"sqlite:///{database}", poolclass=sql.NullPool)
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE game SET since = 'last Tuesday', terms = '{', ruleset = 'chess@9'"))
        connection.execute(sql.text("UPDATE seat SET kind = 7"))
    [row] = admin.tables(database, state=None, unused_days=0, most=5)
    assert (row["id"], row["since"], row["seats"]) == (table, "last Tuesday", "7 7")


def test_the_policy_of_a_command_line():
    assert Expiry.in_days(0, 0) == Expiry(close_after=None, keep_finished=None)
    assert Expiry.in_days(1.5, 30) == Expiry(close_after=timedelta(hours=36), keep_finished=timedelta(days=30))
