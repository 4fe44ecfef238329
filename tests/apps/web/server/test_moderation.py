"""What an operator takes away is gone, from the page and from the file; whom he bans is refused until the ban ends."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, create, in_server, me
from tests.apps.web.live.seated import refused
from tests.apps.web.store.test_store import CONFIG, SEATS, stores
from youyi.apps.cli.server.admin import admin as command
from youyi.apps.web.base import words
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.live.registry.bans import Ban, Bans
from youyi.apps.web.live.registry.seat_limits import origin
from youyi.apps.web.server import admin
from youyi.apps.web.server.app import application
from youyi.apps.web.server.housekeeping import Housekeeping

NAME, LINE = "KILL ALL X", "He lives at 12 Moat Street"
PASSPHRASE = "three horses at the moat"  # noqa: S105


@pytest.fixture
def app(settings):
    return application(settings)


@pytest.fixture
def house(app):
    with TestClient(app) as client:
        yield client


@pytest.fixture
def heed(settings, house, app):
    """Let the server look at what moderators did, as it does by itself once in a while."""
    server = Housekeeping(app.state.registry, app.state.store, settings.expiry, settings.sitting)

    def look():
        in_server(house, server.heed_moderators)

    look()
    return look


def said(house):
    table, tokens = create(house, me(NAME), OPEN, chat="free")
    with house.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(tokens[0])
        browser.send("Say", text=LINE)
        browser.next("Talk")
        browser.send("Report", number=1)
        browser.send("Ping")
        browser.next("Pong")
    return table, tokens[0]


def shown(house, table):
    """All that somebody is sent who opens a table."""
    with house.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.send("Ping")
        browser.next("Pong")
        return json.dumps(browser.received, ensure_ascii=False)


def in_file(database):
    return b"".join(each.read_bytes() for each in Path(database).parent.glob(Path(database).name + "*"))


def test_a_line_is_gone_from_the_table_the_reports_and_the_file(settings, house):
    table, _ = said(house)
    assert [each["text"] for each in admin.reports(settings.database, [], most=9, clear=False)] == [LINE]
    assert LINE in shown(house, table)
    assert admin.remove_lines(settings.database, table, [1, 7]) == 1
    assert admin.reports(settings.database, [], most=9, clear=False) == []
    assert LINE not in shown(house, table)
    assert LINE.encode() not in in_file(settings.database)
    assert [(each["what"], each["whom"]) for each in admin.log(settings.database, most=9)] == [("line", f"{table} 1")]


def test_a_name_is_gone_from_seats_and_lines_and_its_holder_plays_on(settings, house, heed):
    table, token = said(house)
    assert NAME in shown(house, table)
    assert admin.remove_name(settings.database, NAME) == 3, "the seat, the line, and the report of it"
    heed()
    assert NAME not in shown(house, table)
    with house.websocket_connect(f"/ws/tables/{table}") as socket:
        assert Browser(socket).sit(token)["seat"] == 0
    assert NAME.encode() not in in_file(settings.database)
    assert admin.remove_name(settings.database, NAME) == 0


def test_a_table_is_gone_though_it_is_open_in_a_server(settings, house, heed):
    table, _ = said(house)
    with house.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.next("Snapshot")
        assert admin.remove_tables(settings.database, [table, "nowhere"]) == [table]
        heed()
        assert browser.next("Snapshot")["table"]["closed"] == "admin"
    assert house.get(f"/api/tables/{table}").status_code == 404
    assert all(each.encode() not in in_file(settings.database) for each in (NAME, LINE))


def test_an_account_goes_with_its_name_and_its_words_at_its_tables(settings, house, heed):
    assert house.post("/api/account/new", json={"name": "Li", "passphrase": PASSPHRASE}).status_code == 201
    table, _ = said(house)
    assert admin.remove_account(settings.database, "LI")
    assert not admin.remove_account(settings.database, "Li")
    assert house.get("/api/account").json()["account"] is None
    heed()
    assert all(each not in shown(house, table) for each in (NAME, LINE))
    assert all(each.encode() not in in_file(settings.database) for each in (NAME, LINE))
    assert house.get(f"/api/tables/{table}").status_code == 200


def test_a_person_is_given_all_that_is_stored_about_him_and_nothing_that_opens_a_seat(house):
    assert house.get("/api/account/export").status_code == 403
    house.post("/api/account/new", json={"name": "Li", "passphrase": PASSPHRASE})
    table, token = said(house)
    given = house.get("/api/account/export")
    assert "attachment" in given.headers["Content-Disposition"]
    told = given.json()
    assert (told["name"], told["places"], len(told["seats"])) == ("Li", 1, 1)
    seat = told["seats"][0]
    assert (seat["table"], seat["game"], seat["seat"], seat["name"]) == (table, "fords", 0, NAME)
    assert [line["text"] for line in seat["talk"]] == [LINE]
    assert token not in given.text


@pytest.mark.parametrize("traces", [False, True])
def test_a_person_deletes_his_account_with_or_without_his_traces(settings, house, heed, traces):
    house.post("/api/account/new", json={"name": "Li", "passphrase": PASSPHRASE})
    table, _ = said(house)
    house.post("/api/account/delete", json={"passphrase": PASSPHRASE, "traces": traces})
    heed()
    for each in (NAME, LINE):
        assert (each.encode() in in_file(settings.database)) != traces
        assert (each in shown(house, table)) != traces


def test_a_banned_address_opens_no_table_takes_no_seat_and_says_nothing(settings, house, heed):
    table, token = said(house)
    ban = admin.ban_seat(settings.database, table, 0, days=1)
    assert ban is not None
    heed()
    opened = house.post("/api/tables", json={"game": "fords", "seats": [me("Li"), OPEN]})
    taken = house.post(f"/api/tables/{table}/sit", json={"name": "Li"})
    for each in (opened, taken):
        assert (each.status_code, each.json()["error"]) == (403, "banned")
    with house.websocket_connect(f"/ws/tables/{table}?language=en") as socket:
        browser = Browser(socket)
        browser.sit(token)
        assert refused(browser, "Say", text="again") == "no_talk"
        assert "banned" in browser.received[-1]["says"]
    assert admin.unban(settings.database, [ban, "nobody"]) == [ban]
    heed()
    assert create(house, me("Li"), OPEN)


def test_a_ban_is_for_one_address_and_ends():
    bans, now = Bans(), datetime.now(UTC)

    def ban(until):
        return Ban("a", "address", now, until, b"secret", origin("127.0.0.1", b"secret"))

    bans.adopt([ban(now + timedelta(hours=1)), ban(now + timedelta(hours=2))])
    assert bans.until("127.0.0.1") == now + timedelta(hours=2)
    assert bans.until("127.0.0.2") is None
    bans.adopt([ban(now - timedelta(seconds=1))])
    assert bans.until("127.0.0.1") is None


def test_a_banned_account_is_signed_out_and_does_not_sign_in(settings, house):
    house.post("/api/account/new", json={"name": "Li", "passphrase": PASSPHRASE})
    ban = admin.ban_account(settings.database, "Li", days=1)
    assert ban is not None
    assert house.get("/api/account").json()["account"] is None
    refused = house.post("/api/account/in", json={"name": "Li", "passphrase": PASSPHRASE})
    assert (refused.status_code, refused.json()["error"]) == (403, "banned")
    wrong = house.post("/api/account/in", json={"name": "Li", "passphrase": "not this one"})
    assert wrong.json()["error"] == "wrong_passphrase"
    admin.unban(settings.database, [ban])
    assert house.post("/api/account/in", json={"name": "Li", "passphrase": PASSPHRASE}).status_code == 200


def test_bans_that_have_ended_are_forgotten_and_nothing_else_is_banned(any_database):
    async def run():
        async with stores(any_database) as [store]:
            await store.create(CONFIG, (replace(SEATS[0], origin="abc"), replace(SEATS[1], origin=None)))
            of = store.moderation
            now = datetime.now(UTC)
            assert await of.ban_seat(CONFIG.id, 1, now) is None
            assert await of.ban_seat("nowhere", 0, now) is None
            assert await of.ban_account("nobody", now) is None
            ended = await of.ban_seat(CONFIG.id, 0, now - timedelta(seconds=1))
            lasting = await of.ban_seat(CONFIG.id, 0, now + timedelta(days=1))
            assert [each.id for each in await of.bans()] == [lasting]
            assert await of.unban([ended]) == []
            assert await of.remove_lines(CONFIG.id, [1]) == 0
            assert await of.remove_tables([CONFIG.id]) == [CONFIG.id]
            assert [each.id for each in await of.bans()] == [lasting], "a ban outlives its table"

    asyncio.run(run())


@pytest.mark.parametrize("name", ["admin", "Youyi", "系統", "\u0391lice", "ＡＤＭＩＮ"])
def test_nobody_is_called_like_those_who_run_the_site(house, name):
    for path, asked in (
        ("/api/account/new", {"name": name, "passphrase": PASSPHRASE}),
        ("/api/tables", {"game": "fords", "seats": [me(name), OPEN]}),
    ):
        refused = house.post(path, json=asked)
        assert (refused.status_code, refused.json()["says"]) == (400, words.DECEPTIVE_NAME.en)


@pytest.mark.parametrize("passphrase", ["password", "12345678", " " * 8, "Qingzhao"])
def test_a_passphrase_that_is_tried_first_is_refused(house, passphrase):
    refused = house.post("/api/account/new", json={"name": "qingzhao", "passphrase": passphrase})
    assert (refused.status_code, refused.json()["says"]) == (400, words.COMMON_PASSPHRASE.en)


def test_strangers_who_try_a_name_do_not_lock_out_who_is_signed_in(settings):
    few = replace(settings.limits, name_passphrases=Rate(burst=3, per_second=0))
    with TestClient(application(replace(settings, limits=few))) as house:
        house.post("/api/account/new", json={"name": "Li", "passphrase": PASSPHRASE})
        cookie = dict(house.cookies)
        house.cookies.clear()
        wrong = {"name": "Li", "passphrase": "not this one"}
        assert [house.post("/api/account/in", json=wrong).status_code for _ in range(3)] == [403, 403, 429]
        house.cookies.update(cookie)
        assert house.post("/api/account/delete", json={"passphrase": PASSPHRASE}).status_code == 200


def test_the_commands_say_what_they_did_and_refuse_what_is_not_there(settings, house):
    table, _ = said(house)

    def run(*asked):
        done = CliRunner().invoke(command, [*asked, "--database", settings.database, "--lang", "en"])
        return done.exit_code, done.output

    assert run("remove", "line", table, "1") == (0, "deleted: 1\n")
    assert run("remove", "line", table, "1")[0] != 0
    assert run("remove", "name", NAME)[0] == 0
    code, output = run("ban", "seat", table, "0", "--days", "2")
    ban = output.split()[-1]
    assert code == 0
    assert ban in run("bans")[1]
    assert run("ban", "account", "nobody")[0] != 0
    assert run("unban", ban) == (0, f"bans ended: 1\n  {ban}\n")
    assert [each["what"] for each in json.loads(run("log", "--json")[1])] == ["unban", "ban", "name", "line"]
    assert run("remove", "table", table) == (0, f"deleted: 1\n  {table}\n")
    house.post("/api/account/new", json={"name": "Li", "passphrase": PASSPHRASE})
    assert [run("remove", "account", "Li")[0] != 0 for _ in range(2)] == [False, True]
    assert house.get("/api/account").json()["account"] is None
