"""A deal of 馬吊 at a server with all that is real: its figures are worked out in a process of their own, from the stored moves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.apps.web.daily.test_daily import LIN, play, shown
from tests.apps.web.kit import in_server, until
from youyi.apps.web.base.processes import WorkerProcesses
from youyi.apps.web.daily.daily import guest
from youyi.apps.web.server.app import application
from youyi.apps.web.store.store import Store
from youyi.games import game


def _store(client: Any) -> Store:
    found: Store = client.app.state.store
    return found


def own(client: TestClient) -> Any:
    said = client.get("/api/daily", headers=shown(LIN)).json()["games"][0]
    return next(each["without"] for each in said["results"] if each["mine"])


def test_a_deal_of_madiao_is_worked_out_in_another_process(settings):
    with TestClient(application(replace(settings, games=(game("madiao"),), reviews=WorkerProcesses(1, 0)))) as client:
        answer = client.post("/api/daily/madiao", json={"name": "Lin"}, headers=shown(LIN))
        score = play(client, answer.json())["score"][0]
        until(lambda: own(client)["state"] == "known", "the figures are there")  # the server looks for games by itself
        found = own(client)
        [table] = {each.laid for each in in_server(client, _store(client).daily.of_person, guest(LIN))}
        seats = in_server(client, _store(client).luck.of, [table])[table]
        assert found["state"] == "known"
        assert found["at"] == round(score - seats[0].luck, 1)
        assert found["error"] > 0
        assert sum(each.luck for each in seats.values()) == pytest.approx(0, abs=1e-6)
