"""Several servers of one store give together what one gives; a server that is alone asks its store nothing."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, create, me
from tests.apps.web.review.test_reviews import HEADERS, RECORD
from tests.apps.web.store.test_store import stores
from tests.apps.web.workbench.idle import Idle
from tests.apps.web.workbench.test_workbench import WANTED
from tests.kit.toys.fords import FORDS
from youyi.apps.web.base.limits import Limits, Rate
from youyi.apps.web.base.scarce import Scarce
from youyi.apps.web.live.registry.seat_limits import Sitting
from youyi.apps.web.server.app import application
from youyi.apps.web.store.allowance_store import AllowanceStore
from youyi.games import game
from youyi.records.files import write_record

SERVERS = 4
FEW = Rate(burst=5, per_second=0)


@pytest.fixture
def four(settings, postgres_store):
    """Four servers of one Postgres."""
    few = replace(
        settings.limits,
        tables=FEW, reports=FEW, passphrases=FEW, name_passphrases=FEW, browser_passphrases=FEW, comparisons=FEW,
    )  # fmt: skip
    shared = replace(
        settings,
        database=postgres_store(),
        limits=few,
        sitting=Sitting(takes=FEW, listed_takes=FEW),
        games=(FORDS, game("ruqi")),
    )
    idle = [replace(shared, workbench=Idle(), reviews=Idle()) for _ in range(SERVERS)]
    with ExitStack() as stack:
        yield [stack.enter_context(TestClient(application(each))) for each in idle]


def test_a_person_gets_the_same_total_of_four_servers_as_of_one(four):
    asked = {"game": "fords", "seats": [me(), *[OPEN]]}
    made = [four[nth % SERVERS].post("/api/tables", json=asked) for nth in range(20)]
    assert [each.status_code for each in made].count(201) == FEW.burst
    table = next(each.json()["id"] for each in made if each.status_code == 201)
    report = {"table": table, "what": "table", "why": "offends"}
    told = [four[nth % SERVERS].post("/api/reports/table", json=report).status_code for nth in range(20)]
    assert told.count(201) == FEW.burst
    wrong = {"name": "Li", "passphrase": "not this one"}
    tried = [four[nth % SERVERS].post("/api/account/in", json=wrong).status_code for nth in range(20)]
    assert tried.count(403) == FEW.burst
    sat = [four[nth % SERVERS].post(f"/api/tables/{table}/sit", json={"name": "Wen"}).status_code for nth in range(20)]
    assert 20 - sat.count(429) == FEW.burst


def test_comparisons_and_reviews_of_four_servers_are_counted_together(four):
    compared = [four[nth % SERVERS].post("/api/workbench", json=WANTED) for nth in range(3)]
    record = write_record(RECORD)
    reviewed = [four[nth % SERVERS].post("/api/reviews", content=record, headers=HEADERS) for nth in range(5)]
    codes = [each.status_code for each in (*compared, *reviewed)]
    assert codes == [202] * 5 + [429] * 3, [each.text for each in (*compared, *reviewed)]


def test_no_two_servers_give_the_same_token_and_it_grows_again(postgres_store):
    rate, now = Rate(burst=3, per_second=0.5), [1000.0]

    async def run():
        async with stores(postgres_store(), 2) as two:
            shared = [await each.allowances(b"fresh") for each in two]
            for each in shared:
                each._now = lambda: now[0]

            async def taken():
                return sum(await asyncio.gather(*(shared[nth % 2].take("tables", "lin", rate) for nth in range(10))))

            assert await taken() == 3
            assert await taken() == 0
            assert await shared[0].take("tables", "wen", rate)
            assert await shared[1].take("seats", "lin", rate)
            now[0] += 4
            assert await taken() == 2
            now[0] += 1000
            assert await taken() == 3
            now[0] -= 500
            assert await taken() == 0, "a clock that is set back gives nothing"

    asyncio.run(run())


def test_what_is_full_again_is_forgotten_and_no_address_is_stored(postgres_store, monkeypatch):
    monkeypatch.setattr("youyi.apps.web.store.allowance_store._SWEPT_EVERY", 1)

    async def run():
        async with stores(postgres_store()) as [store]:
            shared = await store.allowances(b"fresh")
            now = [1000.0]
            shared._now = lambda: now[0]
            await shared.take("tables", "203.0.113.7", Rate(burst=2, per_second=1))
            now[0] += 100
            await shared.take("tables", "203.0.113.8", Rate(burst=2, per_second=1))
            async with store._engine.connect() as connection:
                rows = (await connection.exec_driver_sql("SELECT key FROM allowance")).scalars().all()
            assert len(rows) == 1
            assert "203" not in rows[0][:3] or len(rows[0]) == 64

    asyncio.run(run())


def test_a_server_that_is_alone_asks_its_store_nothing(settings, monkeypatch):
    async def asked(*_):
        raise AssertionError("asked")

    monkeypatch.setattr(AllowanceStore, "take", asked)
    app = application(settings)
    with TestClient(app) as client:
        assert app.state.scarce.together is None
        assert create(client, me(), OPEN)


def test_an_account_is_counted_wherever_it_comes_from():
    async def run():
        scarce = Scarce(Limits(), FEW, FEW)
        taken = [await scarce.take("seats", f"10.0.0.{nth}", "account") for nth in range(8)]
        assert taken == [True] * 5 + [False] * 3
        assert await scarce.take("seats", "10.0.1.1", None)

    asyncio.run(run())
