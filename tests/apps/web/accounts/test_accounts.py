"""Accounts: made, signed in to elsewhere, changed, deleted; what they keep, and what strangers cannot get at."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime

from starlette.testclient import TestClient

from tests.apps.web.kit import CHEAP, OPEN, Browser, computer, create, in_server, me
from tests.apps.web.store.stored import asked
from tests.apps.web.store.test_store import CONFIG, SEATS, stores
from youyi.apps.web.accounts import accounts, passphrases
from youyi.apps.web.accounts.wire import SeatShown
from youyi.apps.web.live.state.stored_table import token_hash
from youyi.apps.web.store.accounts import account_store

SECRET = "correct horse battery staple"  # noqa: S105
OTHER = "九江之水不可斗量"
SESSION = "youyi_account"
EVERYTHING = ("SELECT * FROM account", "SELECT * FROM login", "SELECT * FROM kept", "SELECT * FROM seat")


def made(client, name="Lin", passphrase=SECRET):
    answer = client.post("/api/account/new", json={"name": name, "passphrase": passphrase})
    assert answer.status_code == 201, answer.text
    return answer


def signed(client, name="Lin", passphrase=SECRET):
    return client.post("/api/account/in", json={"name": name, "passphrase": passphrase})


def kept(client):
    account = client.get("/api/account").json()["account"]
    return None if account is None else {each["table"]: each for each in account["seats"]}


@contextmanager
def elsewhere(client, address="testclient"):
    """Another browser at the same server, and in its event loop."""
    other = TestClient(client.app, client=(address, 50000))
    other.portal = client.portal
    yield other


def test_an_account_brings_its_seats_to_another_device(client):
    made(client)
    table, tokens = create(client, me(), OPEN)
    with elsewhere(client) as other:
        assert kept(other) is None
        assert signed(other, "ＬＩＮ").status_code == 200, "names that differ by case or width are one"
        assert kept(other) == {table: {"table": table, "seat": 0, "token": tokens[0]}}
        with other.websocket_connect(f"/ws/tables/{table}") as socket:
            assert Browser(socket).sit(kept(other)[table]["token"])["seat"] == 0
        sat = other.post(f"/api/tables/{create(client, me('Wen'), OPEN)[0]}/sit", json={"name": "Lin"}).json()
        assert sat["token"] not in {each["token"] for each in kept(client).values()}, "one seat of a table"
    assert client.get("/api/account").json()["account"]["places"] == 2


def test_every_way_to_a_seat_is_kept(client):
    made(client)
    opened = client.post("/api/sit-anywhere", json={"game": "fords", "name": "Lin"}).json()
    with elsewhere(client) as stranger:
        free, _ = create(stranger, me("Wen"), OPEN)
        played, tokens = create(stranger, me("Wen"), computer())
    client.post(f"/api/tables/{free}/sit", json={"name": "Lin"})
    seats = kept(client)
    assert seats[opened["id"]]["token"] == opened["token"]
    assert seats[free]["seat"] == 1
    shown = [{"table": played, "token": tokens[0]}, {"table": played, "token": "guessed" * 5}]
    answer = client.post("/api/account/seats", json={"seats": shown, "drop": [free]})
    assert {each["table"] for each in answer.json()["seats"]} == {opened["id"], played}
    many = {"seats": shown * 51, "drop": []}
    assert client.post("/api/account/seats", json=many).status_code == 413


def test_a_seat_that_was_given_up_is_not_kept(client):
    made(client)
    table, tokens = create(client, me(), OPEN)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(tokens[0])
        browser.send("Leave")
        browser.expect("Snapshot", lambda said: said["seat"] is None, "a watcher's view")
    assert kept(client) == {}


def test_names_and_passphrases_have_rules(client):
    made(client)
    for name, passphrase, error in (
        ("lin", SECRET, "name_taken"),
        ("\u202eevil", SECRET, "bad_name"),
        ("Wen", "short", "bad_passphrase"),
        ("Wen", "x" * 201, "bad_passphrase"),
    ):
        body = {"name": name, "passphrase": passphrase}
        assert client.post("/api/account/new", json=body).json()["error"] == error
    made(client, "Wen", "e\u0301aun" * 2)
    assert signed(client, "Wen", "\u00e9aun" * 2).status_code == 200, "one text however it was typed"


def test_a_wrong_passphrase_and_an_unknown_name_are_told_the_same(client, monkeypatch):
    made(client)
    tried = []
    derive = passphrases.derive

    def counted(passphrase, salt, cost):
        tried.append(cost)
        return derive(passphrase, salt, cost)

    monkeypatch.setattr(passphrases, "derive", counted)
    with elsewhere(client) as other:
        answers = [signed(other, *told) for told in (("Lin", OTHER), ("Nobody", SECRET), ("", ""), ("Lin", "short"))]
    assert {(each.status_code, each.text) for each in answers} == {(403, answers[0].text)}
    assert tried == [CHEAP] * 4, "each took the same work"
    assert all("set-cookie" not in each.headers for each in answers)


def test_the_passphrase_is_changed_and_all_others_are_signed_out(client):
    table, _ = (made(client), create(client, me(), OPEN))[1]
    with elsewhere(client) as other:
        signed(other)
        change = {"old": SECRET, "new": OTHER}
        assert other.post("/api/account/passphrase", json=change | {"old": OTHER}).status_code == 403
        assert other.post("/api/account/passphrase", json=change | {"new": "short"}).status_code == 400
        assert other.post("/api/account/passphrase", json=change).status_code == 200
        assert set(kept(other)) == {table}
        assert kept(client) is None
        assert signed(client).status_code == 403
        assert signed(client, "Lin", OTHER).status_code == 200
        assert set(kept(client)) == {table}, "the new passphrase opens the same seats"


def test_signing_out_here_and_everywhere(client):
    made(client)
    with elsewhere(client) as two, elsewhere(client) as three:
        signed(two)
        signed(three)
        assert two.post("/api/account/out", json={}).status_code == 200
        assert (kept(two), kept(three)) == (None, {})
        three.post("/api/account/out", json={"everywhere": True})
        assert (kept(client), kept(three)) == (None, None)
        assert three.post("/api/account/out", json={}).status_code == 200, "signing out twice is no error"


def test_deleting_an_account_leaves_nothing_of_it(client, database):
    made(client)
    table, tokens = create(client, me(), OPEN)
    assert client.post("/api/account/delete", json={"passphrase": OTHER}).status_code == 403
    assert client.post("/api/account/delete", json={"passphrase": SECRET}).status_code == 200
    assert kept(client) is None
    assert signed(client).status_code == 403
    assert asked(database, "SELECT * FROM account", "SELECT * FROM login", "SELECT * FROM kept") == [[], [], []]
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        assert Browser(socket).sit(tokens[0])["seat"] == 0, "the seat is still whose token it is"
    made(client)
    assert kept(client) == {}


def test_what_is_kept_goes_with_its_table(client, database):
    made(client)
    table, _ = create(client, me(), OPEN)
    in_server(client, client.app.state.store.upkeep.delete, [table])
    assert kept(client) == {}
    assert asked(database, "SELECT * FROM kept") == [[]]


# The store, of both kinds.


def test_the_stored_accounts(any_database, monkeypatch):
    monkeypatch.setattr(account_store, "MOST_KEPT", 2)

    async def run():
        async with stores(any_database, 2) as (east, west):
            house = accounts.Accounts(east.accounts, CHEAP)
            entered = await house.make("李", SECRET)
            who = await accounts.Accounts(west.accounts, CHEAP).known(entered.cookie)
            assert who is not None
            assert (who.account.name, who.key) == ("李", entered.signed_in.key)
            for name in ("one", "two", "three"):
                held = replace(SEATS[0], token_hash=token_hash(name))
                await east.create(replace(CONFIG, id=name, since=datetime.now(UTC)), (held, SEATS[1]))
                await house.keep(who, [SeatShown(name, name)])
            assert [each.table for each in (await house.said(who)).seats] == ["three", "two"]
            both = (
                house.keep(who, [SeatShown("one", "one")]) for house in (house, accounts.Accounts(west.accounts, CHEAP))
            )
            await asyncio.gather(*both)
            await house.drop(who, ["three"])
            assert [each.table for each in (await house.said(who)).seats] == ["one"]
            await house.delete(who, SECRET)
            await house.keep(who, [SeatShown("two", "two")])
            assert (await house.said(who)).seats == []
            assert not await west.accounts.sign_in(who.account.id, account_store.Login("hash", who.account.secrets.key))

    asyncio.run(run())
