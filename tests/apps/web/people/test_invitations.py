"""Friends invited to a table: told while it waits, declined in one tap, and by nobody but friends."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tests.apps.web.accounts.test_accounts import SECRET, elsewhere, made
from tests.apps.web.kit import OPEN, create, me
from tests.apps.web.people.kit import concede, sit, two
from tests.apps.web.people.test_people import account, befriend, do
from tests.apps.web.store import test_store as stored
from tests.apps.web.store.stored import asked
from youyi.apps.web.store.accounts.invitation_store import MOST_INVITED
from youyi.apps.web.store.store import Store


def told(client):
    answer = client.get("/api/invitations")
    assert answer.status_code == 200, answer.text
    return answer.json()


def invite(client, table, name="Wen"):
    return client.post("/api/invitations", json={"table": table, "name": name})


def decline(client, table):
    return client.post("/api/invitations/decline", json={"table": table}).json()


@pytest.fixture
def friends(client):
    with two(client) as (lin, wen):
        befriend(lin, wen)
        yield lin, wen


def test_a_friend_is_told_of_the_table_sits_down_and_is_told_no_more(friends):
    lin, wen = friends
    table, _ = create(lin, me("Lin"), OPEN, OPEN)
    assert told(lin) == {"friends": ["Wen"], "to_me": [], "by_me": []}
    assert invite(lin, table, "ＷＥＮ").json()["by_me"] == [{"table": table, "name": "Wen", "declined": False}]
    [found] = told(wen)["to_me"]
    assert (found["table"], found["game"], found["by"]) == (table, "fords", "Lin")
    assert invite(lin, table).json()["by_me"] == told(lin)["by_me"], "once is enough"
    assert sit(wen, table).status_code == 200
    assert told(wen)["to_me"] == told(lin)["by_me"] == []
    assert invite(lin, table).json()["error"] == "not_invited", "he sits there"


def test_who_declines_is_not_asked_again_and_who_invited_is_told(friends):
    lin, wen = friends
    table, _ = create(lin, me("Lin"), OPEN)
    invite(lin, table)
    assert decline(wen, table)["to_me"] == []
    assert told(lin)["by_me"] == [{"table": table, "name": "Wen", "declined": True}]
    assert invite(lin, table).status_code == 200
    assert told(wen)["to_me"] == []
    assert decline(lin, table)["by_me"][0]["declined"] is True, "nobody declines for another"


def test_only_friends_are_invited_and_only_by_whoever_sits_at_a_table_that_waits(friends):
    lin, wen = friends
    with elsewhere(lin) as other:
        made(other, "Hua")
        foreign, _ = create(other, me("Hua"), OPEN)
        full, tokens = create(lin, me("Lin"), OPEN)
        assert sit(other, full, "Hua").status_code == 200
        waiting, _ = create(lin, me("Lin"), OPEN)
        for table, name in ((foreign, "Wen"), (full, "Wen"), (waiting, "Hua"), ("nowhere", "Wen")):
            assert invite(lin, table, name).json()["error"] == "not_invited", (table, name)
        for name in ("Lin", "nobody", ""):
            assert invite(lin, waiting, name).json()["error"] == "unknown_person"
        concede(lin, full, tokens[0])
        assert invite(lin, full).json()["error"] == "not_invited"
        assert told(wen)["to_me"] == told(other)["to_me"] == []


@pytest.mark.parametrize("deed", ["remove", "block"])
def test_who_is_no_friend_any_more_invites_no_more(friends, deed):
    lin, wen = friends
    table, _ = create(lin, me("Lin"), OPEN)
    invite(lin, table)
    do(wen, deed, "Lin")
    assert told(wen)["to_me"] == told(lin)["by_me"] == []
    assert invite(lin, table).json()["error"] == "not_invited"


def test_a_guest_neither_invites_nor_is_told(client):
    for answer in (
        client.get("/api/invitations"),
        invite(client, "any"),
        client.post("/api/invitations/decline", json={"table": "any"}),
    ):
        assert (answer.status_code, answer.json()["error"]) == (403, "signed_out")


def test_it_is_in_what_is_downloaded_and_goes_with_either_account_or_with_the_table(friends, database):
    lin, wen = friends
    for _ in range(2):
        table, _ = create(lin, me("Lin"), OPEN)
        invite(lin, table)
    sit(wen, table)
    stored = lin.get("/api/account/export").json()["invitations"]
    assert [(each["name"], each["mine"]) for each in stored] == [("Wen", True)] * 2, "what holds no more is stored, too"
    assert {each["mine"] for each in wen.get("/api/account/export").json()["invitations"]} == {False}
    assert wen.post("/api/account/delete", json={"passphrase": SECRET}).status_code == 200
    assert asked(database, "SELECT * FROM invitation") == [[]]


def test_invitations_hold_in_both_kinds_of_database_and_have_a_limit(any_database):
    async def run():
        store = await Store.open(any_database)
        try:
            names = ["by", *(f"friend {nth}" for nth in range(MOST_INVITED + 1))]
            for name in names:
                assert await store.accounts.create(*account(name))
            for name in names[1:]:
                assert await store.ties.ask("by", name)
                assert await store.ties.ask(name, "by")
            await store.create(stored.CONFIG, (replace(stored.SEATS[0], account="by"), stored.OPEN))
            table = stored.CONFIG.id
            invited = await asyncio.gather(*(store.invitations.invite(each, table, "by") for each in names[1:-1] * 2))
            assert all(invited)
            assert not await store.invitations.invite(names[-1], table, "by")
            assert len(await store.invitations.of("by")) == MOST_INVITED
            await store.invitations.decline(names[1], table)
            assert [each.declined for each in await store.invitations.of(names[1])] == [True]
        finally:
            await store.close()

    asyncio.run(run())
