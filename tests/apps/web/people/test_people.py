"""People who know one another: asked and accepted, removed in one tap, and never met again where somebody is blocked."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime

import pytest

from tests.apps.web.accounts.test_accounts import SECRET, elsewhere, kept, made
from tests.apps.web.kit import OPEN, Browser, create, me
from tests.apps.web.people.kit import PLAIN, concede, kinds, laid, play, ratings, sit, two
from tests.apps.web.store.stored import asked
from youyi.apps.web.server import admin
from youyi.apps.web.store.accounts.account_keys import SealedSecret
from youyi.apps.web.store.accounts.account_store import Account, Login, Secrets
from youyi.apps.web.store.store import Store


def told(client):
    answer = client.get("/api/people")
    assert answer.status_code == 200, answer.text
    return answer.json()


def do(client, deed, name):
    return client.post("/api/people", json={"deed": deed, "name": name})


def befriend(lin, wen):
    assert do(lin, "ask", "Wen").status_code == 200
    assert do(wen, "accept", "Lin").status_code == 200


def test_friends_are_asked_for_by_name_and_accepted(client):
    with two(client) as (lin, wen):
        assert do(wen, "accept", "Lin").json()["error"] == "kept_apart", "he has not asked"
        assert do(lin, "ask", "ＷＥＮ").json()["asked"] == ["Wen"]
        assert (told(wen)["asking"], told(wen)["friends"]) == (["Lin"], [])
        assert do(wen, "accept", "Lin").json()["friends"] == ["Lin"]
        assert (told(lin)["friends"], told(lin)["asked"]) == (["Wen"], [])
        assert do(lin, "remove", "Wen").json()["friends"] == []
        assert told(wen)["friends"] == []


def test_who_asks_back_is_a_friend_and_who_asks_twice_asks_once(client):
    with two(client) as (lin, wen):
        do(lin, "ask", "Wen")
        assert do(lin, "ask", "Wen").json()["asked"] == ["Wen"]
        assert do(wen, "ask", "Lin").json()["friends"] == ["Lin"]
        assert do(lin, "ask", "Wen").json()["friends"] == ["Wen"]
        do(wen, "remove", "Lin")
        do(lin, "ask", "Wen")
        assert do(wen, "remove", "Lin").json()["asking"] == [], "declined"


@pytest.mark.parametrize("name", ["Lin", "nobody", ""])
def test_nobody_is_found_who_is_not_there_and_nobody_is_his_own_friend(client, name):
    made(client)
    assert do(client, "ask", name).json()["error"] == "unknown_person"


def test_a_guest_knows_nobody(client):
    assert client.get("/api/people").json()["error"] == "signed_out"
    assert client.get("/api/statistics").json()["error"] == "signed_out"
    assert do(client, "ask", "Wen").json()["error"] == "signed_out"


def test_who_is_blocked_can_neither_ask_nor_sit_down_nor_is_he_told(client):
    with two(client) as (lin, wen), elsewhere(client) as guest:
        befriend(lin, wen)
        assert do(lin, "block", "Wen").json()["blocked"] == ["Wen"]
        assert told(lin)["friends"] == told(wen)["friends"] == told(wen)["blocked"] == []
        for one, other in ((wen, "Lin"), (lin, "Wen")):
            assert do(one, "ask", other).json()["error"] == "kept_apart"
            table, _ = create(one, me(), OPEN)
            assert sit(lin if one is wen else wen, table).json()["error"] == "kept_apart"
            assert sit(guest, table).status_code == 200
        assert do(lin, "unblock", "Wen").json()["blocked"] == []
        assert do(wen, "ask", "Lin").status_code == 200


def test_who_sits_down_anywhere_passes_over_whom_he_has_blocked(client):
    with two(client) as (lin, wen):
        waiting = lin.post("/api/sit-anywhere", json={"game": "fords", "name": "Lin"}).json()
        do(lin, "block", "Wen")
        assert wen.post("/api/sit-anywhere", json={"game": "fords", "name": "Wen"}).json()["id"] != waiting["id"]


def test_who_is_blocked_at_the_table_says_nothing_there_and_there_is_no_rematch(client):
    with two(client) as (lin, wen):
        table, tokens = laid(lin, wen, PLAIN)
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            browser.sit(tokens[1])
            browser.send("Say", text="hello")
            assert browser.next("Talk")["lines"][-1]["text"] == "hello"
            do(lin, "block", "Wen")
            browser.send("Say", text="hello?")
            assert browser.next("Refused")["code"] == "no_talk"
        concede(client, table, tokens[0])
        again = client.post(f"/api/tables/{table}/rematch", json={"token": tokens[1]})
        assert again.json()["error"] == "kept_apart"


def test_who_was_met_lately_is_told_by_name(client):
    with two(client) as (lin, wen):
        play(client, *laid(lin, wen, PLAIN))
        kinds(lin)
        assert [(each["name"], each["game"]) for each in told(lin)["met"]] == [("Wen", "fords")]
        befriend(lin, wen)
        assert told(lin)["met"] == []


def test_the_deal_of_the_day_says_who_is_a_friend(client):
    def results(who):
        found = who.get("/api/daily").json()["games"][0]["results"]
        return {each["name"]: each["friend"] for each in found if each["player"] is None}

    with two(client) as (lin, wen):
        for who, name in ((lin, "Lin"), (wen, "Wen")):
            dealt = who.post("/api/daily/fords", json={"name": name}).json()
            play(client, dealt["id"], [dealt["token"]])
        assert results(lin) == {"Lin": False, "Wen": False}
        befriend(lin, wen)
        assert results(lin) == {"Lin": False, "Wen": True}
        assert results(wen) == {"Lin": True, "Wen": False}


def test_it_is_all_in_what_is_downloaded(client):
    with two(client) as (lin, wen):
        befriend(lin, wen)
        table, tokens = laid(lin, wen)
        play(client, table, tokens)
        kinds(lin)
        found = lin.get("/api/account/export").json()
        assert [(each["name"], each["kind"], each["mine"]) for each in found["ties"]] == [("Wen", "friend", True)]
        [result] = found["results"]
        assert (result["table"], result["rated"], result["before"]) == (table, True, [1500.0, 250.0])


@pytest.mark.parametrize("by", ["holder", "operator"])
def test_who_deletes_his_account_leaves_figures_and_nothing_that_tells_whose_they_are(client, database, by):
    with two(client) as (lin, wen):
        befriend(lin, wen)
        table, tokens = laid(lin, wen)
        play(client, table, tokens)
        kinds(lin)
        laid(lin, wen)
        account = asked(database, "SELECT id FROM account WHERE name = 'Wen'")[0][0][0]
        before = ratings(database)
        if by == "holder":
            assert wen.post("/api/account/delete", json={"passphrase": SECRET}).status_code == 200
        else:
            assert admin.remove_account(database, "Wen")
        everything = ("tie", "result", "result_seat", "seat", "account", "kept", "login")
        rows = [row for rows in asked(database, *map("SELECT * FROM {}".format, everything)) for row in rows]
        assert account not in repr(rows)
        assert ratings(database) == before
        assert told(lin)["friends"] == told(lin)["met"] == []
        assert {each["name"] for each in kinds(lin)[0]["latest"][0]["seats"]} == {"Lin", None}
        assert kept(lin), "his own account is whole"
        assert json.dumps(kinds(lin))


def account(name):
    secrets = Secrets(b"", "1,8,1", "", SealedSecret(b"", b""))
    return Account(name, name, name.casefold(), secrets, datetime.now(UTC)), Login(name, SealedSecret(b"", b""))


def test_ties_hold_in_both_kinds_of_database_whoever_is_first(any_database):
    async def run():
        store = await Store.open(any_database)
        try:
            for name in ("a", "b"):
                assert await store.accounts.create(*account(name))
            ties = store.ties
            assert all(await asyncio.gather(ties.ask("a", "b"), ties.ask("b", "a")))
            await asyncio.gather(ties.ask("a", "b"), ties.ask("b", "a"))
            assert [await ties.friends(each) for each in "ab"] == [frozenset("b"), frozenset("a")]
            assert all(await asyncio.gather(ties.block("a", "b"), ties.block("b", "a")))
            assert [await ties.friends(each) for each in "ab"] == [frozenset(), frozenset()]
            assert await ties.apart(["a", "b"])
            assert not await ties.apart(["a"])
            await ties.unblock("a", "b")
            assert await ties.apart(["a", "b"]), "b has blocked a all the same"
            assert [(each.kind, each.name) for each in await ties.of("b")] == [("blocks", "a")]
        finally:
            await store.close()

    asyncio.run(run())
