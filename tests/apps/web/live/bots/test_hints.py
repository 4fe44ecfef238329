"""Hints between people: off unless agreed, told to who is invited, and to everybody when somebody is given one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, InProcessPool, create, me
from youyi.games import game


@pytest.fixture
def settings(settings):
    return replace(settings, games=(game("ruqi"),), pool=lambda _workers: InProcessPool())


@pytest.mark.parametrize("hints", [None, False, True])
def test_between_people_hints_are_off_unless_agreed_and_everybody_is_told_who_had_one(client: TestClient, hints):
    agreement = {"absence": 60, "stand_in": "greedy"} | ({} if hints is None else {"hints": hints})
    table, tokens = create(client, me(), OPEN, game="ruqi", agreement=agreement)
    invited = client.get(f"/api/tables/{table}").json()["company"]["agreement"]
    assert invited["hints"] is (hints is True), "who is invited knows before sitting down"
    token = client.post(f"/api/tables/{table}/sit", json={"name": "Ben"}).json()["token"]
    address = f"/ws/tables/{table}?language=en"
    with client.websocket_connect(address) as first, client.websocket_connect(address) as second:
        both = Browser(first), Browser(second)
        states = [browser.sit(held) for browser, held in zip(both, (tokens[0], token), strict=True)]
        while (who := states[0]["asked"]["seat"]) is None or states[who]["asked"]["type"] != "Choose":
            both[who].act(states[who])
            states = [browser.next("Happened") for browser in both]
        asker, at = both[who], states[who]["at"]
        for _ in range(2):
            asker.send("Hint", at=at)
            if hints is not True:
                assert asker.next("Refused")["code"] == "no_hints"
                continue
            asker.next("Hinted")
        if hints:
            assert len(client.get(f"/api/tables/{table}").json()["company"]["events"]) == 1
            said = both[1 - who].expect("Company", lambda each: each["company"]["events"], "an event")
            told = [(one["kind"], one["seat"], one["ply"]) for one in said["company"]["events"]]
            assert told == [("hinted", who, at)]
