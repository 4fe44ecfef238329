"""The page of operators: nothing to strangers; to an operator the same deeds as the commands, noted with who did them."""

from __future__ import annotations

import json
from pathlib import Path

import click
import pytest

from tests.apps.web.kit import Browser
from tests.apps.web.live.seated import refused
from tests.apps.web.moderation.kit import LINE, NAME, OPERATOR, PASSPHRASE, signed_up, site
from youyi.apps.cli.server.admin import admin as command
from youyi.apps.web.moderation.api import DEEDS
from youyi.apps.web.server import admin

COMMANDS = {
    "line": ("remove line", None),
    "name": ("remove name", None),
    "table": ("remove table", None),
    "close": ("close", "reopen"),
    "reopen": ("reopen", "close"),
    "annul": ("annul", "restore"),
    "restore": ("restore", "annul"),
    "account": ("remove account", None),
    "mute": ("mute", "unmute"),
    "unmute": ("unmute", "mute"),
    "ban-seat": ("ban seat", "unban"),
    "ban-account": ("ban account", "unban"),
    "unban": ("unban", "ban-seat"),
    "settle": ("settle", None),
}
"""The command of each deed, and the deed that takes it back; None: what is removed, or forgotten, stays so."""


@pytest.fixture
def there(settings):
    with site(settings) as found:
        yield found


def shown(there, table):
    with there.client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.send("Ping")
        browser.next("Pong")
        return json.dumps(browser.received, ensure_ascii=False)


def in_file(database):
    return b"".join(each.read_bytes() for each in Path(database).parent.glob(Path(database).name + "*"))


def test_every_deed_has_its_command_and_its_reverse():
    assert COMMANDS.keys() == DEEDS.keys()
    for said, reverse in COMMANDS.values():
        found: click.Command = command
        for each in said.split():
            assert isinstance(found, click.Group)
            found = found.commands[each]
        assert reverse is None or reverse in DEEDS


def test_a_stranger_and_an_account_that_is_no_operator_find_nothing(there):
    nothing = there.client.get("/api/nothing")
    table, _ = there.table_with_a_line()
    visitors: list[dict[str, str]] = [{}, signed_up(there.client, "Li")]
    for cookies in visitors:
        there.client.cookies.update(cookies)
        answers = [there.client.get("/api/operator")]
        answers += [there.deed(each, table=table, number=1, seat=0, name=NAME, days=1, id="x") for each in DEEDS]
        answers += [there.deed(each, anything=[]) for each in DEEDS]
        for each in answers:
            assert (each.status_code, each.json()["error"]) == (404, nothing.json()["error"])
    assert LINE in shown(there, table)
    assert admin.log(there.database, most=9) == []


def test_nobody_becomes_an_operator_by_a_request(there):
    there.client.cookies.update(signed_up(there.client, "Li"))
    for path in ("operator/operator", "operator/add", "operator"):
        assert there.client.post(f"/api/{path}", json={"name": "Li"}).status_code in (404, 405)
    assert admin.operators(there.database) == []


def test_an_operator_removes_a_line_and_an_open_page_no_longer_has_it(there):
    table, _ = there.table_with_a_line()
    there.as_operator()
    with there.client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        assert browser.next("Talk")["lines"][0]["text"] == LINE
        told = there.deed("line", table=table, number=1)
        assert told.status_code == 200, told.text
        gone = browser.next("Talk")
        assert (gone["lines"], gone["whole"]) == ([], True)
    assert LINE.encode() not in in_file(there.database)
    assert [(each["what"], each["whom"], each["by"]) for each in told.json()["log"]] == [
        ("line", f"{table} 1", OPERATOR),
        ("operator", told.json()["log"][1]["whom"], None),
    ]
    assert there.deed("line", table=table, number=1).status_code == 409


def test_an_operator_removes_a_name_and_a_table_at_once(there):
    table, _ = there.table_with_a_line()
    there.as_operator()
    assert there.deed("name", name=NAME).status_code == 200
    assert NAME not in shown(there, table)
    assert there.deed("table", table=table).status_code == 200
    assert there.client.get(f"/api/tables/{table}").status_code == 404


def test_an_operator_mutes_a_seat_at_its_table_and_lets_it_speak_again(there):
    table, token = there.table_with_a_line()
    other, other_token = there.table_with_a_line()
    there.as_operator()
    assert there.deed("mute", table=table, seat=1).status_code == 409, "nobody sits there"
    assert there.deed("mute", table=table, seat=0).json()["mutes"] == [{"table": table, "seat": 0}]
    with there.client.websocket_connect(f"/ws/tables/{table}?language=en") as socket:
        browser = Browser(socket)
        browser.sit(token)
        assert refused(browser, "Say", text="again") == "no_talk"
        assert "muted" in browser.received[-1]["says"]
        assert there.deed("unmute", table=table, seat=0).json()["mutes"] == []
        browser.send("Say", text="again")
        browser.expect("Talk", lambda told: told["lines"][-1]["text"] == "again", "he speaks again")
    assert there.deed("unmute", table=table, seat=0).status_code == 409
    with there.client.websocket_connect(f"/ws/tables/{other}") as socket:
        browser = Browser(socket)
        browser.sit(other_token)
        browser.send("Say", text="elsewhere")
        browser.expect("Talk", lambda told: told["lines"][-1]["text"] == "elsewhere", "he speaks elsewhere")


def test_who_is_muted_does_not_speak_from_another_seat_of_the_table(there):
    table, _ = there.table_with_a_line()
    there.as_operator()
    there.deed("mute", table=table, seat=0)
    token = there.client.post(f"/api/tables/{table}/sit", json={"name": "Another"}).json()["token"]
    with there.client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(token)
        assert refused(browser, "Say", text="again") == "no_talk"


def test_an_operator_bans_and_unbans_at_once(there):
    table, _ = there.table_with_a_line()
    there.as_operator()
    [ban] = there.deed("ban-seat", table=table, seat=0, days=2).json()["bans"]
    assert ban["of"] == "address"
    assert there.client.post(f"/api/tables/{table}/sit", json={"name": "Li"}).json()["error"] == "banned"
    assert there.deed("unban", id=ban["id"]).json()["bans"] == []
    assert there.client.post(f"/api/tables/{table}/sit", json={"name": "Li"}).status_code == 200


def test_an_operator_bans_and_removes_an_account_but_no_operators(there):
    signed_up(there.client, "Mallory")
    there.as_operator()
    [ban] = there.deed("ban-account", name="MALLORY", days=2).json()["bans"]
    assert ban["name"] == "Mallory"
    assert there.client.post("/api/account/in", json={"name": "Mallory", "passphrase": PASSPHRASE}).status_code == 403
    assert there.deed("account", name="Mallory").status_code == 200
    assert there.deed("account", name="Mallory").status_code == 409
    for path, more in (("account", {}), ("ban-account", {"days": 1})):
        assert there.deed(path, name=OPERATOR, **more).json()["error"] == "operator_kept"
    assert admin.operators(there.database) == [OPERATOR]


def test_a_report_is_settled_and_what_was_reported_stays(there):
    table, _ = there.table_with_a_line()
    there.as_operator()
    there.report("table", table=table, what="name", seat=0, why="offends")
    [report] = there.page()["reports"]
    assert report["context"]["seats"][0]["name"] == NAME
    assert there.deed("settle", id=report["id"]).json()["reports"] == []
    assert NAME in shown(there, table)


def test_a_request_of_another_page_or_with_something_in_it_changes_nothing(there):
    table, _ = there.table_with_a_line()
    there.as_operator()
    body = {"table": table, "number": 1}
    tampered = [
        there.client.post("/api/operator/line", json=body, headers={"origin": "https://evil.example"}),
        there.client.post("/api/operator/line", content=json.dumps(body), headers={"content-type": "text/plain"}),
        there.deed("line", **body, by="somebody else"),
        there.deed("line", table=table, number="1"),
        there.deed("line", table=table, number=-1),
        there.deed("line", table=table, number=2**40),
        there.deed("line", table=table),
        there.deed("line", table=[table], number=1),
        there.deed("ban-seat", table=table, seat=0, days=-1),
        there.deed("ban-seat", table=table, seat=0, days=1e300),
        there.deed("ban-seat", table=table, seat=2**40, days=1),
        there.client.get("/api/operator/line"),
    ]
    assert [each.status_code for each in tampered] == [403, 415, *[400] * 9, 404]
    assert "$.number" in tampered[3].json()["says"]
    assert "$.days" in tampered[8].json()["says"]
    assert LINE in shown(there, table)
    assert there.page()["bans"] == []


def test_who_is_no_operator_any_more_finds_nothing(there):
    there.as_operator()
    assert there.client.get("/api/account").json()["account"]["operator"]
    assert there.page()["log"][0]["what"] == "operator"
    assert admin.remove_operator(there.database, OPERATOR)
    assert not admin.remove_operator(there.database, OPERATOR)
    assert not admin.add_operator(there.database, "nobody")
    assert there.client.get("/api/operator").status_code == 404
    assert not there.client.get("/api/account").json()["account"]["operator"]
