"""Recovery codes: each sets a new passphrase once, at its account only; tried no more often than passphrases."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tests.apps.web.accounts.test_accounts import OTHER, SECRET, elsewhere, kept, made, signed
from tests.apps.web.kit import CHEAP, OPEN, create, me
from tests.apps.web.store.stored import asked
from tests.apps.web.store.test_store import stores
from youyi.apps.web.accounts import passphrases, recovery
from youyi.apps.web.accounts.accounts import Accounts
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.server.app import application


def codes_of(client, passphrase=SECRET):
    answer = client.post("/api/account/codes", json={"passphrase": passphrase})
    assert answer.status_code == 201, answer.text
    return answer.json()["codes"]


def recover(client, code, name="Lin", passphrase=OTHER):
    return client.post("/api/account/recover", json={"name": name, "code": code, "passphrase": passphrase})


def left(client):
    return client.get("/api/account").json()["account"]["codes"]


@given(st.randoms(use_true_random=False))
def test_a_code_is_read_however_it_is_typed(lot):
    codes = recovery.fresh_codes()
    assert len({recovery.hash_of(each, "a") for each in codes}) == recovery.CODES
    for code in codes:
        typed = "".join(lot.choice((each, each.upper(), chr(ord(each) + 0xFEE0))) for each in code.replace("-", ""))
        typed = typed.replace("0", lot.choice("0oO")).replace("1", lot.choice("1iIlL"))
        assert recovery.hash_of(typed, "a") == recovery.hash_of(code, "a") != recovery.hash_of(code, "b")
        assert recovery.unsealed(typed, recovery.sealed(code, b"k" * 32)) == b"k" * 32


def test_a_code_sets_a_new_passphrase_once_and_all_others_are_signed_out(client, database):
    made(client)
    table, _ = create(client, me(), OPEN)
    codes = codes_of(client)
    assert (len(set(codes)), left(client)) == (8, 8)
    with elsewhere(client) as other:
        assert recover(other, codes[0]).json()["name"] == "Lin"
        assert set(kept(other)) == {table}, "the new passphrase opens the same seats"
        assert left(other) == 7
        assert kept(client) is None
        assert [signed(client).status_code, signed(client, "Lin", OTHER).status_code] == [403, 200]
        assert recover(client, codes[0], passphrase=SECRET).json()["error"] == "wrong_code"
        assert recover(client, codes[1].upper().replace("-", " "), passphrase=SECRET).status_code == 200
    for row in asked(database, "SELECT hash, nonce, sealed FROM recovery_code")[0]:
        assert all(recovery.read(code).encode() not in str(row).encode() for code in codes)
    exported = client.get("/api/account/export").text
    assert all(code not in exported for code in codes)


def test_codes_that_are_made_anew_void_the_others_and_they_go_with_the_account(client, database):
    made(client)
    old, new = codes_of(client), codes_of(client)
    assert recover(client, old[0]).json()["error"] == "wrong_code"
    assert client.post("/api/account/codes", json={"passphrase": OTHER}).json()["error"] == "wrong_passphrase"
    assert left(client) == 8
    change = {"old": SECRET, "new": OTHER}
    assert client.post("/api/account/passphrase", json=change).status_code == 200
    assert recover(client, new[0], passphrase=SECRET).status_code == 200, "they outlast a passphrase"
    client.post("/api/account/delete", json={"passphrase": SECRET})
    assert asked(database, "SELECT * FROM recovery_code")[0] == []
    assert client.post("/api/account/codes", json={"passphrase": SECRET}).json()["error"] == "signed_out"


def test_a_code_of_another_account_never_works_and_nothing_tells_which_was_wrong(client, monkeypatch):
    made(client)
    codes = codes_of(client)
    with elsewhere(client) as other, elsewhere(client) as third:
        made(other, "Wen")
        codes_of(other)
        tried = []
        derive = passphrases.derive

        def counted(passphrase, salt, cost):
            tried.append(cost)
            return derive(passphrase, salt, cost)

        monkeypatch.setattr(passphrases, "derive", counted)
        wrong = (
            ("Wen", codes[0]),
            ("Lin", "00000-00000-00000-00000"),
            ("Nobody", codes[0]),
            ("Lin", ""),
            ("", codes[0]),
        )
        answers = [recover(third, code, name) for name, code in wrong]
        assert {(each.status_code, each.text) for each in answers} == {(403, answers[0].text)}
        assert tried == [CHEAP] * 5, "each took the same work"
        assert all("set-cookie" not in each.headers for each in answers)
        assert recover(third, codes[0], "Lin", "short").json()["error"] == "bad_passphrase"
        assert recover(third, codes[0]).status_code == 200, "a refusal uses nothing up"


def test_strangers_try_codes_no_more_often_than_passphrases_and_lock_nobody_out(settings):
    few = replace(settings.limits, name_passphrases=Rate(burst=3, per_second=0))
    with TestClient(application(replace(settings, limits=few))) as client:
        made(client)  # the first of three
        codes = codes_of(client)
        with elsewhere(client, "10.0.0.9") as stranger:
            assert [recover(stranger, "wrong").status_code for _ in range(3)] == [403, 403, 429]
            assert signed(stranger).status_code == 429, "they are counted together"
        assert recover(client, codes[0]).status_code == 200, "in a browser that the account knows"


def test_of_two_who_use_one_code_at_once_one_enters(any_database):
    async def run():
        async with stores(any_database, 2) as both:
            servers = [
                Accounts(each.accounts, CHEAP, each.known_browsers, each.operators, each.recovery_codes)
                for each in both
            ]
            entered = await servers[0].make("Lin", SECRET)
            [code, *_] = await servers[0].make_codes(entered.signed_in, SECRET)
            told = await asyncio.gather(
                *(each.recover("Lin", code, OTHER) for each in servers * 3), return_exceptions=True
            )
            refused = [each for each in told if isinstance(each, RequestError)]
            assert [each.error for each in refused] == ["wrong_code"] * 5, told
            assert (await servers[1].sign_in("Lin", OTHER)).signed_in.key == entered.signed_in.key
            with pytest.raises(RequestError):
                await servers[1].sign_in("Lin", SECRET)

    asyncio.run(run())
