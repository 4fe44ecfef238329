"""Who has a game to play in a league is told once that times are proposed, and once that one is agreed, on whatever server."""

from __future__ import annotations

from datetime import timedelta

import pytest
from starlette.testclient import TestClient

from tests.apps.web.league.kit import DAY, answer, pair, propose
from tests.apps.web.notices.away import NOON, sitting, tell
from tests.apps.web.notices.away import ask as asks_for_notices
from tests.apps.web.notices.push_service import Subscribed
from youyi.apps.web.server.app import application

pytestmark = pytest.mark.usefixtures("clock")
TEN = NOON + 2 * DAY
PROPOSED = "Fords: somebody proposes times for a game of yours."
AGREED = "Fords: agreed for 2026-11-30 12:00."


def told(service, path, browser):
    """What one browser was told."""
    return [browser.open(sealed) for to, _, sealed in service.received if to == path]


def titles(service, path, browser):
    return [each.split(b'"title":"')[1].split(b'"')[0].decode() for each in told(service, path, browser)]


def subscribed(service, server, person, path):
    """A browser of somebody's account, in which he holds no seat."""
    found = Subscribed()
    asks_for_notices(person.at(server), found.asks(service.address + path))
    return found


def test_each_is_told_once_of_proposed_times_and_of_the_agreed_one_over_a_restart_and_two_servers(settings, service):
    with TestClient(application(settings)) as client:
        league, (first, second) = pair(client)
        one, other = subscribed(service, client, first, "/one"), subscribed(service, client, second, "/other")
        laid = propose(first.at(client), league, 0, TEN)
    with TestClient(application(settings)) as here, TestClient(application(settings)) as there:
        tell(here, there)
        tell(there)
        assert (titles(service, "/one", one), titles(service, "/other", other)) == ([], [PROPOSED])
        assert f"/t/{laid['id']}".encode() in told(service, "/other", other)[0]
        answer(second.at(there), laid["id"], TEN)
        for _ in range(2):
            tell(here, there)
        assert (titles(service, "/one", one), titles(service, "/other", other)) == ([AGREED], [PROPOSED, AGREED])


def test_other_times_are_told_of_anew_and_what_is_answered_is_no_news(client, service):
    league, (first, second) = pair(client)
    other = subscribed(service, client, second, "/other")
    laid = propose(first.at(client), league, 0, TEN)
    answer(second.at(client), laid["id"])
    tell(client)
    assert titles(service, "/other", other) == []
    later = TEN + timedelta(hours=1)
    with sitting(client, laid["id"], laid["token"]) as (browser, _):
        browser.send("Propose", times=[later.isoformat()])
        browser.expect("Company", lambda said: said["company"]["appointment"]["times"] == [later.isoformat()], "it")
    for _ in range(2):
        tell(client)
    assert titles(service, "/other", other) == [PROPOSED]
