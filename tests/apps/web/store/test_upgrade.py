"""A store of release 0.1.0 is upgraded, loaded, played on and verified."""

from __future__ import annotations

import asyncio
import json
import random
import runpy
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from tests.apps.web.kit import InProcessPool
from tests.apps.web.store.stored import FIXTURES, TABLES, asked, everything, opened
from tests.kit.amount import ALL
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.live.table.mailbox import sit
from youyi.apps.web.live.table.moves import move, move_for_server, throw
from youyi.apps.web.replay.recording import record_of
from youyi.apps.web.server.app import Settings, application
from youyi.apps.web.store.schema_version import MIGRATIONS
from youyi.apps.web.store.store import Store
from youyi.kernel.errors import BadRecord
from youyi.kernel.rules import Chance, Decision, Over, Prompt
from youyi.records.record import CommittedChance
from youyi.records.replay import replay

SAID = {each["id"]: each for each in json.loads((FIXTURES / "store-0.1.0.json").read_text(encoding="utf-8"))}


# A store of 0.1.0.


def test_upgrading_changes_no_row(old):
    before = asked(old, *TABLES)
    opened(old)
    assert asked(old, *TABLES) == before
    assert asked(old, "SELECT version_num FROM alembic_version") == [[(MIGRATIONS.newest,)]]


def test_upgrading_twice_is_upgrading_once(old):
    opened(old)
    once = everything(old)
    opened(old)
    assert everything(old) == once


def test_the_stored_tables_are_of_every_kind():
    kinds = {(each["game"], each["over"]) for each in SAID.values()}
    assert kinds == {(game, over) for game in ("ruqi", "dama", "madiao") for over in (False, True)}
    assert {each["prompt"] for each in SAID.values()} == {"Decision", "Chance", "Over"}
    assert len({each["ruleset"] for each in SAID.values()}) == 9


def played(work, database):
    """Do something with the server on a database, whose computers move only when the test lets them."""

    async def run():
        app = application(Settings(database=str(database), pace=0, pool=lambda _workers: Never()))
        async with app.router.lifespan_context(app):
            return await work(app.state.registry)

    return asyncio.run(run())


class Never(InProcessPool):
    """Computer players that never answer, so that a table stays where it was stored."""

    async def choose(self, asking):
        await asyncio.Event().wait()


def said_of(table):
    """What the fixture says of a table, by this program."""
    session, notation = table.session, table.session.table.game.notation
    said = {
        "id": table.config.id, "game": table.config.game, "ruleset": table.config.ruleset, "over": table.over,
        "at": session.at, "position": notation.write_position(session.position),
    }  # fmt: skip
    prompt: Prompt[Any] = session.prompt
    match prompt:
        case Decision(seat=seat, moves=moves):
            return said | {"prompt": "Decision", "seat": seat, "moves": [notation.write_move(each) for each in moves]}
        case Chance(by=by):
            return said | {"prompt": "Chance", "seat": by}
        case Over(score=score):
            return said | {"prompt": "Over", "score": list(score)}


def test_every_stored_table_loads_where_0_1_0_left_it(old):
    async def work(registry):
        return {name: said_of(await registry.find(name)) for name in SAID}

    assert played(work, old) == SAID


def test_a_finished_table_gives_a_record_that_verifies(old):
    finished = [name for name, each in SAID.items() if each["over"]]

    async def work(registry):
        return {name: record_of(await registry.find(name)) for name in finished}

    for name, record in played(work, old).items():
        assert (len(record.moves), list(record.score)) == (SAID[name]["at"], SAID[name]["score"])
        assert isinstance(record.chance, CommittedChance), "a table of 0.1.0 keeps its scheme"
        assert record.chance.reveal is not None
        replay(record)  # plays every move, draws every throw from the secret; raises `BadRecord`
        with pytest.raises(BadRecord):
            replay(replace(record, score=tuple(each + 1 for each in record.score)))


async def finish(table):
    """Play a table to its end with random choices, whoever sits there; what a slow store refused is done again."""
    rng = random.Random(table.config.id)
    for each in [each for each in table.sitters if each.kind == "open"]:
        assert await sit(table, SeatHolder(seat=each.seat, kind="human", name="Wen"))
    while not isinstance(table.session.prompt, Over):
        try:
            await act(table, rng)
        except MessageError as refused:
            if refused.code != "failed":
                raise


async def act(table, rng):
    """Make the next move, whoever is asked."""
    session, at = table.session, table.session.at
    prompt: Prompt[Any] = session.prompt
    match prompt:
        case Decision(seat=seat, moves=moves):
            chosen = rng.choice(moves)
            if table.server_moves:
                await move_for_server(table, at, chosen)
            else:
                await move(table, seat, at, session.write(chosen))
        case Chance(by=by) if by is not None and not table.server_moves:
            await throw(table, by, at)
        case Chance():
            await move_for_server(table, at, session.draw(table.chances))
        case Over():
            raise AssertionError("nobody is asked any more")


@pytest.mark.more
def test_an_unfinished_table_is_played_to_its_end(old):
    waiting = [name for name, each in SAID.items() if not each["over"]]
    if not ALL:
        waiting = list({SAID[name]["game"]: name for name in reversed(waiting)}.values())  # the first of each game

    async def work(registry):
        for name in waiting:
            await finish(await registry.find(name))

    async def reload():
        store = await Store.open(str(old))
        try:
            return [await store.load(name) for name in waiting]
        finally:
            await store.close()

    played(work, old)
    for stored in asyncio.run(reload()):
        assert stored is not None
        assert stored.config.over
        assert len(stored.moves) > SAID[stored.config.id]["at"]


async def copied(old, database):
    """Make the tables as 0.1.0 made them in Postgres, and fill them with the rows of an SQLite store."""
    first = runpy.run_path(str(MIGRATIONS.folder / "versions" / "revision_0001.py"))["SCHEMA"]
    engine = create_async_engine(database.replace("postgresql://", "postgresql+asyncpg://"), poolclass=sql.NullPool)
    source = sql.create_engine(f"sqlite:///{old}", poolclass=sql.NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(first.create_all)
        for table in first.sorted_tables:
            with source.connect() as rows:
                found = [dict(row) for row in rows.execute(sql.select(table)).mappings()]
            for row in found:
                row.update(
                    {key: value.replace(tzinfo=UTC) for key, value in row.items() if isinstance(value, datetime)}
                )
            await connection.execute(sql.insert(table), found)


def test_a_store_of_0_1_0_in_postgres_is_upgraded(old, postgres_server):
    database = postgres_server()
    asyncio.run(copied(old, database))

    async def work(registry):
        return {name: said_of(await registry.find(name)) for name in SAID}

    assert played(work, database) == SAID
