"""The store: moves are only added, and a place in the log is taken once, whoever writes."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from youyi.apps.web.base import server_time
from youyi.apps.web.live.state.stored_table import SeatHolder, TableConfig, TableEvent
from youyi.apps.web.live.state.table_store import PlyTaken, TableClosed
from youyi.apps.web.store.database import CannotOpenStore, connect, database_url
from youyi.apps.web.store.store import Store, StoreClosed

CONFIG = TableConfig(
    id="one", game="fords", ruleset="fords/plain@1", rulings={"toll": 3, "doubles": "again"}, terms={"seats": 2},
    secret=b"\x00secret", listed=True, since=datetime(2025, 1, 2, 3, 4, 5, tzinfo=UTC),
)  # fmt: skip
HASH = "ab"
SEATS = (
    SeatHolder(seat=0, kind="human", name="李", token_hash=HASH),
    SeatHolder(seat=1, kind="computer", player="first"),
)
OPEN = SeatHolder(seat=1, kind="open")


@pytest.fixture
def database(any_database):
    return any_database


@asynccontextmanager
async def stores(database, count=1):
    opened = [await Store.open(database) for _ in range(count)]
    try:
        yield opened
    finally:
        for each in opened:
            await each.close()


def test_what_is_laid_is_found_again(database):
    async def run():
        async with stores(database) as [store]:
            await store.create(CONFIG, SEATS)
            for ply, text in enumerate(("12", "+3")):
                await store.append("one", ply, text)
        async with stores(database) as [store]:
            assert await store.load("two") is None
            return await store.load("one")

    found = asyncio.run(run())
    assert (found.config, found.sitters, found.moves) == (CONFIG, SEATS, ("12", "+3"))


def test_two_writers_cannot_take_the_same_place(database):
    async def run():
        async with stores(database, 2) as (east, west):
            await east.create(CONFIG, SEATS)
            for ply in range(20):
                writes = (store.append("one", ply, name) for store, name in ((east, "e"), (west, "w")))
                outcomes = await asyncio.gather(*writes, return_exceptions=True)
                assert sorted(type(each).__name__ for each in outcomes) == ["PlyTaken", "datetime"]
            return (await east.load("one")).moves

    moves = asyncio.run(run())
    assert len(moves) == 20
    assert set(moves) <= {"e", "w"}


def test_one_late_writer_does_not_spoil_the_others(database):
    async def run():
        async with stores(database) as [store]:
            for name in ("one", "two"):
                await store.create(replace(CONFIG, id=name), SEATS)
            await store.append("one", 0, "first")
            late = store.append("one", 0, "late")
            fine = [store.append("two", ply, str(ply)) for ply in range(50)]
            outcomes = await asyncio.gather(late, *fine, return_exceptions=True)
            return outcomes, (await store.load("one")).moves, (await store.load("two")).moves

    outcomes, one, two = asyncio.run(run())
    assert isinstance(outcomes[0], PlyTaken)
    assert all(isinstance(each, datetime) for each in outcomes[1:])
    assert (one, two) == (("first",), tuple(map(str, range(50))))


def test_a_move_of_an_unknown_table_is_not_kept(database):
    async def run():
        async with stores(database) as [store]:
            await store.append("nowhere", 0, "12")

    with pytest.raises(TableClosed):
        asyncio.run(run())


def test_of_moves_that_are_stored_at_once_those_of_closed_and_paused_tables_are_refused(database):
    async def run():
        async with stores(database) as [store]:
            names = ("open", "closed", "paused", "later")
            for name in names:
                await store.create(replace(CONFIG, id=name), SEATS)
            await store.upkeep.close(["closed"], "admin")
            await store.company.pause("paused", TableEvent(kind="paused", ply=0, at=CONFIG.since))
            moves = [store.append(name, 0, name) for name in (*names, "nowhere")]
            outcomes = await asyncio.gather(*moves, return_exceptions=True)
            return outcomes, [(await store.load(name)).moves for name in names]

    outcomes, kept = asyncio.run(run())
    refused = [type(each) for each in outcomes]
    assert refused == [datetime, TableClosed, TableClosed, datetime, TableClosed]
    assert kept == [("open",), (), (), ("later",)]


def test_an_open_seat_is_given_once(database):
    async def run():
        async with stores(database, 2) as (east, west):
            await east.create(CONFIG, (SEATS[0], OPEN))
            sitters = [SeatHolder(seat=1, kind="human", name=name, token_hash=name) for name in ("e", "w")]
            given = await asyncio.gather(east.sit("one", sitters[0]), west.sit("one", sitters[1]))
            return given, (await east.load("one")).sitters[1].name

    given, name = asyncio.run(run())
    assert sorted(given) == [False, True]
    assert name == ("e" if given[0] else "w")


def test_a_rematch_is_laid_once(database):
    async def run():
        async with stores(database, 2) as (east, west):
            await east.create(CONFIG, SEATS)
            return await asyncio.gather(
                east.create_rematch("one", replace(CONFIG, id="e"), SEATS),
                west.create_rematch("one", replace(CONFIG, id="w"), SEATS),
            )

    first, second = asyncio.run(run())
    assert first == second


def test_the_lobby_lists_what_is_listed_and_not_over(database):
    async def run():
        async with stores(database) as [store]:
            for name, listed in (("one", True), ("two", True), ("quiet", False)):
                await store.create(replace(CONFIG, id=name, listed=listed, since=server_time.now()), (SEATS[0], OPEN))
            await store.finish("two")
            return [each.config.id for each in await store.lobby.waiting()]

    assert asyncio.run(run()) == ["one"]


def test_only_games_that_need_the_server_are_resumed(database):
    async def run():
        async with stores(database) as [store]:
            people = (SEATS[0], SeatHolder(seat=1, kind="human", name="Wen", token_hash=HASH))
            bots = (SEATS[1], SEATS[1])
            tables = {"people": people, "bots": bots, "both": SEATS, "waiting": (SEATS[1], OPEN), "over": SEATS,
                      "closed": SEATS, "hidden": people}  # fmt: skip
            for name, seats in tables.items():
                numbered = tuple(replace(each, seat=place) for place, each in enumerate(seats))
                await store.create(replace(CONFIG, id=name, listed=name != "hidden"), numbered)
            await store.finish("over")
            assert await store.upkeep.close(["closed", "over"], "admin") == ["closed"]
            return await store.unfinished()

    assert asyncio.run(run()) == ("both", "bots", "people"), "people first; listed tables of people may have ended"


def test_a_database_that_cannot_be_opened_says_why(tmp_path: Path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "prose").write_text("once upon a time, " * 100)
    for database, why in (
        (str(tmp_path / "folder"), "folder: it is a folder$"),
        (str(tmp_path / "prose"), "prose: file is not a database$"),
        ("nonsense://here", "nonsense"),
        ("sqlite:///" + str(tmp_path / "folder"), "it is a folder$"),
        (":memory:", "in memory"),
        ("sqlite://", "in memory"),
    ):
        with pytest.raises(CannotOpenStore, match=why):
            asyncio.run(connect(database))


def test_nothing_is_kept_once_the_store_is_closed(database):
    async def run():
        store = await Store.open(database)
        await store.create(CONFIG, SEATS)
        await store.close()
        for work in (store.append("one", 0, "12"), store.load("one"), store.finish("one")):
            with pytest.raises(StoreClosed):
                await work

    asyncio.run(run())


def test_passwords_are_not_shown():
    assert "wisteria" not in database_url("postgresql://lin:wisteria@localhost/youyi").render_as_string()
