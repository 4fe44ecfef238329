"""Names, tables and results are reported where they are seen, with what is needed to judge them and nothing that is secret."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from tests.apps.web.daily.test_daily import play
from tests.apps.web.kit import OPEN, Browser, computer, create, me
from tests.apps.web.league.kit import DAY, make
from tests.apps.web.moderation.kit import NAME, PASSPHRASE, signed_up, site
from tests.apps.web.store.test_store import CONFIG, SEATS, stores
from youyi.analysis.occasions import WEEKLY
from youyi.apps.web.base import server_time
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.server import admin
from youyi.apps.web.store.moderation import reports as store_reports

LIN = {"authorization": f"Bearer {'a1' * 32}"}


@pytest.fixture
def there(settings):
    with site(settings) as found:
        yield found


def stored(there):
    return admin.reports(there.database, [], most=99, clear=False)


def played(there):
    """A game to its end; its table."""
    table, tokens = create(there.client, me(NAME), computer())
    play(there.client, {"id": table, "token": tokens[0]})
    return table


def test_a_table_and_a_name_of_it_are_reported_and_counted(there):
    table, _ = there.table_with_a_line()
    for _ in range(2):
        assert there.report("table", table=table, what="name", seat=0, why="offends").status_code == 201
    assert there.report("table", table=table, what="table", why="offends").status_code == 201
    told = {each["what"]: each for each in stored(there)}
    assert told["name"]["name"] == NAME
    assert (told["name"]["table"], told["name"]["seat"], told["name"]["reports"]) == (table, 0, 2)
    assert (told["table"]["table"], told["table"]["seat"]) == (table, None)


def test_what_is_not_there_is_not_reported(there):
    table, _ = there.table_with_a_line()
    wrong = [
        ("table", {"table": "nowhere", "what": "table", "why": "offends"}, 404),
        ("table", {"table": table, "what": "name", "seat": 1, "why": "offends"}, 404),
        ("table", {"table": table, "what": "name", "seat": 99, "why": "offends"}, 404),
        ("table", {"table": table, "what": "name", "seat": -1, "why": "offends"}, 404),
        ("table", {"table": table, "what": "result", "seat": 0, "why": "program"}, 409),
        ("table", {"table": table, "what": "talk", "why": "offends"}, 400),
        ("table", {"table": table, "what": "table", "why": "because"}, 400),
        ("table", {"table": table, "what": "table", "why": "offends", "token": "x"}, 400),
        ("daily", {"day": "2026-11-28", "game": "fords", "name": "Li", "score": 10**30, "what": "name", "why": "offends"}, 404),
        ("daily", {"day": "2026-11-28", "game": "fords", "name": "Li", "score": 2**40, "what": "name", "why": "offends"}, 404),
        ("person", {"name": "nobody", "why": "offends"}, 404),
    ]  # fmt: skip
    for path, body, status in wrong:
        assert (path, body, there.report(path, **body).status_code) == (path, body, status)
    assert stored(there) == []


def test_a_result_is_reported_when_there_is_one(there):
    table = played(there)
    assert there.report("table", table=table, what="result", seat=0, why="program").status_code == 201
    assert [(each["what"], each["why"], each["seat"]) for each in stored(there)] == [("result", "program", 0)]


def test_the_name_of_an_account_is_reported_and_goes_with_it(there):
    signed_up(there.client, "Mallory")
    assert there.report("person", name="MALLORY", why="pretends").status_code == 201
    assert [(each["name"], each["table"]) for each in stored(there)] == [("Mallory", None)]
    assert admin.remove_account(there.database, "Mallory")
    assert stored(there) == []


def test_the_name_of_a_league_is_reported_and_removed_and_the_league_goes_on(there):
    lin = signed_up(there.client, "Lin")
    there.client.cookies.update(lin)
    now = server_time.now().replace(second=0, microsecond=0)
    league = make(there.client, enter_by=iso(now + DAY), ends=iso(now + 3 * DAY), name=NAME)["league"]["id"]
    there.client.cookies.clear()
    for wrong in ("nowhere", "a\u0000b", league + "x"):
        assert there.report("league", league=wrong, why="offends").status_code == 404
    assert there.report("league", league=league, why="offends").status_code == 201
    assert [(each["what"], each["name"], each["table"]) for each in stored(there)] == [("name", NAME, None)]
    there.as_operator()
    assert there.deed("name", name=NAME).json()["reports"] == []
    said = there.client.get(f"/api/leagues/{league}").json()["league"]
    assert (said["name"], said["organiser"]) == (None, "Lin")
    assert next((each["what"], each["whom"]) for each in there.page()["log"]) == ("name", league)
    assert there.report("league", league=league, why="offends").status_code == 404


@pytest.mark.parametrize(("weekly", "deals"), [(False, 1), (True, WEEKLY)])
def test_a_line_of_a_list_is_reported_of_its_last_table(there, weekly, deals):
    for _ in range(deals):
        laid = there.client.post("/api/daily/fords", json={"name": NAME, "weekly": weekly}, headers=LIN).json()
        play(there.client, laid)
    said = there.client.get("/api/daily?day=week" if weekly else "/api/daily", headers=LIN).json()
    [line] = [each for each in said["games"][0]["results"] if each["player"] is None]
    where = {"day": said["day"], "game": "fords", "name": NAME, "score": line["score"]}
    assert there.report("daily", **where, what="result", why="program").status_code == 201
    assert (
        there.report("daily", **where | {"score": line["score"] + 1}, what="result", why="program").status_code == 404
    )
    assert [(each["table"], each["name"]) for each in stored(there)] == [(laid["id"], NAME)]


def test_an_address_and_an_account_report_so_much_and_no_more(settings):
    few = replace(settings, limits=replace(settings.limits, reports=Rate(burst=2, per_second=0)))
    with site(few) as there:
        table, _ = there.table_with_a_line()
        asked = {"table": table, "what": "table", "why": "offends"}
        assert [there.report("table", **asked).status_code for _ in range(3)] == [201, 201, 429]
        assert [each["reports"] for each in stored(there)] == [2]


def test_who_is_banned_reports_nothing(there):
    table, _ = there.table_with_a_line()
    there.as_operator()
    assert there.deed("ban-seat", table=table, seat=0, days=1).status_code == 200
    assert there.report("table", table=table, what="table", why="offends").json()["error"] == "banned"
    assert stored(there) == []


def test_what_is_removed_is_gone_from_its_reports(there):
    table, _ = there.table_with_a_line()
    there.report("table", table=table, what="name", seat=0, why="offends")
    there.report("table", table=table, what="table", why="offends")
    assert admin.remove_name(there.database, NAME) > 0
    assert NAME not in json.dumps(stored(there))
    assert [each["what"] for each in stored(there)] == ["table"]
    admin.remove_tables(there.database, [table])
    assert stored(there) == []


def test_who_deletes_his_account_with_his_traces_leaves_no_report(there):
    cookies = signed_up(there.client, "Li")
    there.client.cookies.update(cookies)
    table, _ = there.table_with_a_line()
    there.report("table", table=table, what="name", seat=0, why="offends")
    there.client.post("/api/account/delete", json={"passphrase": PASSPHRASE, "traces": True})
    assert stored(there) == []


def test_the_oldest_reports_are_forgotten_beyond_what_is_kept(any_database, monkeypatch):
    monkeypatch.setattr(store_reports, "KEPT", 2)

    async def run():
        async with stores(any_database) as [store]:
            await store.create(CONFIG, SEATS)
            for why in ("offends", "pretends", "program"):
                assert await store.reports.at_table(CONFIG.id, "table", None, why)
            assert len(await store.reports.listed([], 9)) == 2
            assert await store.reports.listed(["elsewhere"], 9) == []
            [one, other] = await store.reports.listed([CONFIG.id], 9)
            assert await store.reports.settle([one.id, "nothing", "no.5", "no.99999999999999999999"]) == [one.id]
            assert await store.reports.listed([], 9) == [other]

    asyncio.run(run())


def test_lines_names_tables_and_results_stand_in_one_list(there):
    table, token = there.table_with_a_line()
    with there.client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(token)
        browser.send("Report", number=1)
        browser.send("Ping")
        browser.next("Pong")
    there.report("table", table=table, what="table", why="offends")
    assert sorted(each["what"] for each in stored(there)) == ["line", "table"]
    [line] = [each for each in stored(there) if each["what"] == "line"]
    assert admin.settle(there.database, [line["id"]]) == [line["id"]]
    assert [each["what"] for each in stored(there)] == ["table"]


def test_no_report_has_a_secret_of_a_running_game(there):
    there.as_operator()
    table, tokens = create(there.client, me("Lin"), OPEN, chat="free")
    there.report("table", table=table, what="table", why="offends")
    there.report("table", table=table, what="name", seat=0, why="offends")
    page, listed = json.dumps(there.page()), json.dumps(stored(there))
    secret = there.state.registry._tables[table].table.config.secret
    for told in (page, listed):
        assert tokens[0] not in told
        assert secret.hex() not in told
    assert there.page()["reports"][0]["context"].keys() == {
        "table", "game", "ruleset", "since", "state", "listed", "annulled", "moves", "seats", "lines"
    }  # fmt: skip
