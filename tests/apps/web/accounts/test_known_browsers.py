"""A name is not locked from outside: a browser in which somebody was signed in has tries of its own, and strangers have theirs.

The rule: whoever tries a passphrase in a browser that the account knows is counted by that browser alone, whoever else tries
the name, and from whatever addresses; everybody else is counted by his address and by the name.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import CHEAP
from tests.apps.web.store.test_store import stores
from youyi.apps.web.accounts.accounts import Accounts
from youyi.apps.web.base import server_time
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.server.app import application
from youyi.apps.web.store.accounts import known_browsers

RIGHT, WRONG = "three horses at the moat", "not this one, I am afraid"
KNOWN = "youyi_known"


def tries(client, passphrase, name="Li"):
    return client.post("/api/account/in", json={"name": name, "passphrase": passphrase}).status_code


@pytest.fixture
def house(settings):
    few = replace(
        settings.limits,
        passphrases=Rate(burst=4, per_second=0),
        name_passphrases=Rate(burst=3, per_second=0),
        browser_passphrases=Rate(burst=2, per_second=0),
    )
    with TestClient(application(replace(settings, limits=few))) as client:
        yield client


def made(client, name="Li"):
    """Make an account and sign out; the browser is known from now on."""
    assert client.post("/api/account/new", json={"name": name, "passphrase": RIGHT}).status_code == 201
    client.post("/api/account/out", json={})
    return client.cookies[KNOWN]


def test_strangers_who_use_up_a_name_do_not_lock_its_holder_out_of_his_browser(house):
    known = made(house)
    house.cookies.clear()
    assert [tries(house, WRONG) for _ in range(3)] == [403, 403, 429]
    assert tries(house, RIGHT) == 429, "a stranger is refused, whatever he knows"
    house.cookies.set(KNOWN, known)
    assert tries(house, RIGHT) == 200
    assert {each.value for each in house.cookies.jar if each.name == KNOWN} == {known}


def test_a_known_browser_has_so_many_tries_and_no_more(house):
    made(house)
    assert [tries(house, WRONG) for _ in range(3)] == [403, 403, 429]
    house.cookies.clear()
    assert tries(house, RIGHT) == 200, "and uses up nobody else's"


def test_a_browser_is_known_to_the_accounts_that_were_signed_in_there_and_to_no_other(house):
    made(house)
    known = house.cookies[KNOWN]
    house.cookies.clear()
    made(house, "Wen")
    assert house.cookies[KNOWN] != known
    assert [tries(house, WRONG) for _ in range(3)] == [403, 403, 429], "a stranger's to Li"
    assert tries(house, RIGHT, "Wen") == 200


def test_an_invented_cookie_is_a_strangers(house):
    made(house)
    house.cookies.clear()
    for cookie in ("x" * 43, "", "../../etc"):
        house.cookies.set(KNOWN, cookie)
        tries(house, WRONG)
    assert tries(house, RIGHT) == 429


def test_the_cookie_is_for_no_script_and_no_other_site_and_opens_nothing(house):
    answer = house.post("/api/account/new", json={"name": "Li", "passphrase": RIGHT})
    [said] = [each for each in answer.headers.get_list("set-cookie") if each.startswith(KNOWN)]
    assert all(each in said for each in ("HttpOnly", "SameSite=strict", "Path=/"))
    known = house.cookies[KNOWN]
    house.cookies.clear()
    house.cookies.set(KNOWN, known)
    assert house.get("/api/account").json()["account"] is None


def test_what_is_stored_is_no_cookie_and_goes_with_the_account(house):
    known = made(house)
    assert tries(house, RIGHT) == 200
    told = house.get("/api/account/export").json()
    assert len(told["known"]) == 1
    assert known not in str(told)
    house.post("/api/account/delete", json={"passphrase": RIGHT})
    store = house.app.state.store
    assert house.portal.call(store.known_browsers.known, "li", known) is None


def test_a_browser_is_forgotten_after_a_year_and_beyond_the_most(any_database, monkeypatch):
    monkeypatch.setattr(known_browsers, "MOST", 2)

    async def run():
        async with stores(any_database) as [store]:
            house = Accounts(store.accounts, CHEAP, store.known_browsers)
            who = (await house.make("Li", RIGHT)).signed_in
            now = server_time.now()
            for nth, cookie in enumerate(("one", "two", "three")):
                monkeypatch.setattr(server_time, "now", lambda nth=nth: now + timedelta(days=nth))
                await house.note_browser(who, cookie)
            assert [await house.knows("LI", each) is not None for each in ("one", "two", "three")] == [
                False,
                True,
                True,
            ]
            assert await house.knows("Wen", "three") is None
            monkeypatch.setattr(server_time, "now", lambda: now + timedelta(days=366, hours=12))
            assert [await house.knows("Li", each) is not None for each in ("two", "three")] == [False, True]

    asyncio.run(run())


def test_strangers_who_wait_do_not_keep_a_known_browser_waiting(monkeypatch):
    monkeypatch.setattr("youyi.apps.web.accounts.passphrases._MOST_WAITING", 3)

    async def run():
        async def named(_folded):
            return None

        house = Accounts(type("Empty", (), {"named": staticmethod(named)})(), CHEAP)
        strangers = [asyncio.create_task(house.sign_in("Li", RIGHT)) for _ in range(9)]
        await asyncio.sleep(0)
        with pytest.raises(RequestError) as refused:
            await house.sign_in("Li", RIGHT, known=True)
        assert refused.value.error == "wrong_passphrase"
        told = await asyncio.gather(*strangers, return_exceptions=True)
        assert sorted({getattr(each, "error", "") for each in told}) == ["busy", "wrong_passphrase"]

    asyncio.run(run())
