"""What strangers cannot get at: cookies of accounts, what is stored and logged, how often passphrases may be tried."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import timedelta

import pytest
from starlette.testclient import TestClient

from tests.apps.web.accounts.test_accounts import EVERYTHING, OTHER, SECRET, SESSION, elsewhere, kept, made, signed
from tests.apps.web.kit import OPEN, create, me
from tests.apps.web.store.stored import asked
from youyi.apps.web.accounts import accounts, passphrases
from youyi.apps.web.accounts.passphrases import Cost
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Limits, Rate
from youyi.apps.web.server.app import application
from youyi.apps.web.store.accounts import account_store

# Cookies.


def test_the_cookie_is_for_our_own_pages_and_no_script(client):
    cookie = made(client).headers["set-cookie"]
    assert cookie.startswith(f"{SESSION}=")
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    with TestClient(client.app, base_url="https://testserver") as encrypted:
        cookie = made(encrypted, "Wen").headers["set-cookie"]
        assert cookie.startswith(f"__Host-{SESSION}=")
        assert {"HttpOnly", "SameSite=strict", "Path=/", "Secure"} <= set(cookie.split("; "))
        assert encrypted.get("/api/account").json()["account"]["name"] == "Wen"


def test_a_cookie_that_was_put_there_by_others_is_never_taken_over(client):
    planted = "planted" * 6
    client.cookies.set(SESSION, planted)
    assert kept(client) is None
    made(client)
    assert client.cookies.get(SESSION, domain="testserver.local") not in (None, planted)
    with elsewhere(client) as other:
        other.cookies.set(SESSION, planted)
        assert kept(other) is None
        signed(other)
        first = other.cookies.get(SESSION, domain="testserver.local")
        signed(other)
        assert other.cookies.get(SESSION, domain="testserver.local") != first
        other.cookies.clear()
        other.cookies.set(SESSION, first)
        assert kept(other) is None, "signing in again signs the old cookie out"


def test_a_browser_that_stayed_away_is_signed_out(client, database, monkeypatch):
    made(client)
    assert kept(client) == {}
    monkeypatch.setattr(account_store, "LOGIN_ENDS", timedelta())
    assert kept(client) is None
    with elsewhere(client) as other:
        signed(other)
    assert len(asked(database, "SELECT * FROM login")[0]) == 1, "what has ended is forgotten"


@pytest.mark.parametrize("path", ["new", "in", "out", "passphrase", "delete", "seats"])
def test_pages_of_other_sites_can_do_nothing(client, path):
    made(client)
    foreign = {"origin": "https://evil.example"}
    body = {"passphrase": SECRET, "name": "Wen", "old": SECRET, "new": OTHER, "seats": [], "drop": []}
    assert client.post(f"/api/account/{path}", json=body, headers=foreign).json()["error"] == "wrong_origin"
    form = {"content-type": "text/plain"}
    assert client.post(f"/api/account/{path}", content="{}", headers=form).json()["error"] == "wrong_type"
    assert client.get("/api/account").json()["account"]["places"] == 1


@pytest.mark.parametrize("path", ["passphrase", "delete", "seats"])
def test_whoever_is_not_signed_in_can_do_nothing(client, path):
    body = {
        "passphrase": {"old": SECRET, "new": OTHER},
        "delete": {"passphrase": SECRET},
        "seats": {"seats": [], "drop": []},
    }
    assert client.post(f"/api/account/{path}", json=body[path]).json()["error"] == "signed_out"


# Secrets.


def test_no_secret_stands_in_the_database_or_in_the_log(client, database, caplog):
    caplog.set_level(logging.INFO, "youyi.web")
    made(client)
    _, tokens = create(client, me(), OPEN)
    signed(client)
    signed(client, "Lin", OTHER)
    cookie = client.cookies.get(SESSION, domain="testserver.local")
    everywhere = caplog.text + repr(asked(database, *EVERYTHING))
    for secret in (SECRET, OTHER, tokens[0], cookie):
        assert secret not in everywhere
        assert secret.encode().hex() not in everywhere
    assert "Lin" not in caplog.text


def test_a_failure_does_not_tell_what_was_sent(settings, monkeypatch, caplog):
    async def fail(*_told):
        raise RuntimeError("the database is away")

    with TestClient(application(settings), raise_server_exceptions=False) as client:
        made(client)
        monkeypatch.setattr(account_store.AccountStore, "named", fail)
        answer = signed(client)
        assert answer.status_code == 500
        monkeypatch.setattr(account_store.AccountStore, "signed_in", fail)
        create(client, me(), OPEN)  # a seat is given although the account cannot be asked
    assert SECRET not in caplog.text + answer.text


# Limits.


def test_trials_are_counted_by_address_and_by_name(settings):
    narrow = replace(
        Limits().per_address(1000),
        passphrases=Rate(burst=3, per_second=0),
        name_passphrases=Rate(burst=5, per_second=0),
    )
    with TestClient(application(replace(settings, limits=narrow))) as client:
        with elsewhere(client, "10.0.0.1") as first:
            made(client)
            assert [signed(first, "Lin", OTHER).status_code for _ in range(4)] == [403, 403, 403, 429]
            refused = signed(first)
            assert (refused.status_code, refused.json()["error"]) == (429, "too_fast")
        with elsewhere(client, "10.0.0.2") as other:
            assert [signed(other, "Lin", OTHER).status_code for _ in range(2)] == [403, 429]
            assert kept(client) == {}, "whoever is signed in stays so"
        with elsewhere(client, "10.0.0.3") as third:
            made(third, "Wen")


def test_not_many_passphrases_wait_at_once(monkeypatch):
    monkeypatch.setattr(passphrases, "_MOST_WAITING", 3)

    async def run():
        async def named(_folded):
            return None

        store = type("Empty", (), {"named": staticmethod(named)})()
        house = accounts.Accounts(store, Cost(passes=1, memory=8))
        tried = await asyncio.gather(*(house.sign_in("Lin", SECRET) for _ in range(9)), return_exceptions=True)
        return sorted(each.error for each in tried if isinstance(each, RequestError))

    assert asyncio.run(run()) == ["busy"] * 6 + ["wrong_passphrase"] * 3


def test_the_usual_cost_is_what_is_recommended():
    assert (Cost().memory, Cost().passes) == (19456, 2)
    salt = passphrases.fresh_salt()
    assert passphrases.derive(SECRET, salt, Cost.read(Cost().written())) == passphrases.derive(SECRET, salt, Cost())


def test_a_server_may_have_no_accounts(settings):
    with TestClient(application(replace(settings, accounts=None))) as client:
        assert client.get("/api/account").json() == {"offered": False, "account": None}
        assert signed(client).status_code == 404
        create(client, me(), OPEN)
