"""The deal of the day at a server: who plays it, what counts, what is told of it and when."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from starlette.testclient import TestClient

from tests.apps.web.accounts.test_accounts import made
from tests.apps.web.kit import Browser, in_server
from tests.kit.toys.fords import FORDS
from youyi.apps.web.base import server_time
from youyi.apps.web.base.attempt import Attempt
from youyi.apps.web.server.app import application
from youyi.apps.web.store.store import Store
from youyi.kernel.committed import commitment
from youyi.records.files import read_record
from youyi.records.record import CommittedChance
from youyi.records.replay import replay

LIN, WEN = "a1" * 32, "b2" * 32
NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """The server's time, which the test sets."""
    at = [NOON]
    monkeypatch.setattr(server_time, "now", lambda: at[0])
    return at


def shown(key):
    return {} if key is None else {"authorization": f"Bearer {key}"}


def said(client, key=None, day=None):
    answer = client.get("/api/daily", params={} if day is None else {"day": day}, headers=shown(key))
    assert answer.status_code == 200, answer.text
    return answer.json()


def deal(client, key=None, day=None):
    return said(client, key, day)["games"][0]


def fixed(client, day=None):
    (found,) = deal(client, day=day)["fixed"]
    return found


def begin(client, key=LIN, name="Lin", **wanted):
    answer = client.post("/api/daily/fords", json={"name": name, **wanted}, headers=shown(key))
    assert answer.status_code == 201, answer.text
    return answer.json()


def play(client, laid, choice=0):
    """Play a table to its end; the moves of its game."""
    with client.websocket_connect(f"/ws/tables/{laid['id']}") as socket:
        browser = Browser(socket)
        state = browser.sit(laid["token"])
        while state["over"] is None:
            if state["asked"]["type"] in ("Throws", "Choose"):
                browser.act(state, choice)
            state = browser.next()
            while "asked" not in state:
                state = browser.next()
    return record(client, laid["id"])


def record(client, table):
    return json.loads(client.get(f"/api/tables/{table}/record").content)


def test_the_first_attempt_counts_and_no_further_one(client):
    first, second = begin(client), begin(client)
    assert (first["counted"], second["counted"]) == (True, False)
    play(client, second)
    under_way = {"over": False, "won": None, "score": None}
    assert deal(client, LIN)["mine"] == {"deals": [{"table": first["id"], **under_way}], **under_way, "beaten": None}
    score = play(client, first)["score"][0]
    found = deal(client, LIN)
    assert (found["mine"]["over"], found["mine"]["score"], found["people"]) == (True, score, 1)
    assert [each["name"] for each in found["results"] if each["mine"]] == ["Lin"]
    assert said(client, LIN)["streak"] == 1
    assert said(client)["streak"] == said(client, WEN)["streak"] == 0
    assert deal(client)["mine"] is deal(client, WEN)["mine"] is None


def test_everybody_has_the_same_chance(client):
    one, other = play(client, begin(client, LIN)), play(client, begin(client, WEN, "Wen"))
    assert one["moves"] == other["moves"], "the same choices meet the same throws and the same computers"
    assert one["chance"]["commit"] == other["chance"]["commit"] == fixed(client)["commit"]


def test_the_secret_is_told_when_the_day_is_over(client, clock):
    before = fixed(client)
    laid = begin(client)
    assert play(client, laid)["chance"]["reveal"] is None, "others still play this deal"
    assert fixed(client)["secret"] is None
    clock[0] = NOON + timedelta(days=1)
    today, past = fixed(client), fixed(client, day="2026-11-28")
    assert today["commit"] == before["next_commit"], "published the day before"
    assert (past["commit"], past["next_commit"]) == (before["commit"], None)
    assert commitment(bytes.fromhex(past["secret"])) == past["commit"]
    text = client.get(f"/api/tables/{laid['id']}/record").text
    told = read_record(text)
    assert isinstance(told.chance, CommittedChance)
    assert told.chance.reveal == past["secret"]
    replay(told, FORDS)  # draws every throw from the secret; raises `BadRecord`
    assert said(client)["days"] == ["2026-11-28"]


def test_a_day_ends_at_midnight_utc(client, clock):
    clock[0] = datetime(2026, 11, 28, 23, 59, 59, tzinfo=UTC)
    late = begin(client)
    assert said(client)["left"] == 1
    clock[0] += timedelta(seconds=1)
    play(client, late)
    assert said(client)["day"] == "2026-11-29"
    assert deal(client, LIN)["mine"] is None
    mine = deal(client, LIN, "2026-11-28")["mine"]
    assert (mine["over"], mine["score"]) == (True, None), "its last move came after the day"
    assert begin(client)["counted"], "another day is another attempt"


def test_days_to_come_and_no_days_are_refused(client):
    for day in ("2026-11-29", "yesterday"):
        answer = client.get("/api/daily", params={"day": day})
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown_day")


def test_nobody_plays_who_could_not_be_known_again(client):
    for key in (None, "short", "A1" * 32):
        answer = client.post("/api/daily/fords", json={"name": "Lin"}, headers=shown(key))
        assert (answer.status_code, answer.json()["error"]) == (403, "bad_token")
    assert client.post("/api/daily/go", json={"name": "Lin"}, headers=shown(LIN)).status_code == 400


def test_no_hint_is_given(client):
    table = in_server(client, client.app.state.registry.find, begin(client)["id"])
    assert not table.config.agreement.allows_hints(1)


def test_an_account_has_one_attempt_in_every_browser_and_takes_it_along(client):
    made(client)
    assert begin(client, LIN)["counted"]
    assert not begin(client, WEN)["counted"]
    client.post("/api/account/delete", json={"passphrase": "correct horse battery staple"})
    assert all(
        each.person.startswith("computer ")
        for each in in_server(client, client.app.state.store.daily.of_deals, ["2026-11-28"])
    )


def test_a_restart_and_another_server_know_the_same_day(settings):
    with TestClient(application(settings)) as one, TestClient(application(settings)) as other:
        before, laid = fixed(one), begin(one)
        assert fixed(other)["commit"] == before["commit"]
        assert not begin(other)["counted"]
    with TestClient(application(settings)) as again:
        assert fixed(again)["commit"] == before["commit"]
        assert deal(again, LIN)["mine"]["deals"][0]["table"] == laid["id"]
        play(again, laid)
        assert deal(again, LIN)["mine"]["score"] is not None


def test_results_outlive_their_tables(client):
    laid = begin(client)
    play(client, laid)
    store = client.app.state.store
    in_server(client, client.app.state.daily.settle)
    in_server(client, store.upkeep.delete, [laid["id"]])
    assert deal(client, LIN)["mine"]["score"] is not None


def test_of_two_servers_one_claims(any_database):
    async def run():
        stores = [await Store.open(any_database) for _ in range(2)]
        attempt = Attempt(day="2026-11-28", deal="fords", person="guest", laid="one", seat=0)
        claimed = await asyncio.gather(
            *(each.daily.claim(replace(attempt, laid=name)) for each, name in zip(stores, ("one", "two"), strict=True))
        )
        secrets = await asyncio.gather(*(each.daily.secret(bytes([nth]) * 32) for nth, each in enumerate(stores)))
        for each in stores:
            await each.close()
        return claimed, secrets

    claimed, secrets = asyncio.run(run())
    assert sorted(claimed) == [False, True]
    assert secrets[0] == secrets[1]
