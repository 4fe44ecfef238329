"""People at a table of a server whose time a test may let pass."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, create, me
from youyi.apps.web.server.app import application

BANK = {"clock": {"kind": "bank", "seconds": 600, "increment": 5}, "absence": 60, "stand_in": "first"}


class Time:
    """The server's time, which a test may let pass."""

    def __init__(self):
        self.ahead = timedelta()

    def now(self):
        return datetime.now(UTC) + self.ahead


@contextmanager
def served(settings, time):
    app = application(settings)
    with TestClient(app) as client:
        registry = app.state.registry
        registry._attendance = replace(registry._attendance, now=time.now)
        yield client


class Seated(ExitStack):
    """A table of fords, and browsers at it."""

    def __init__(self, client, seats=2, terms=None, **agreed):
        super().__init__()
        self.client = client
        terms = {"seats": seats} if terms is None else terms
        self.id, tokens = create(client, me(), *[OPEN] * (seats - 1), terms=terms, **agreed)
        self.tokens = dict(tokens)
        for seat in range(1, seats):
            taken = client.post(f"/api/tables/{self.id}/sit", json={"name": f"P{seat}", "seat": seat})
            self.tokens[seat] = taken.json()["token"]

    def browser(self, seat=None):
        browser = Browser(self.enter_context(self.client.websocket_connect(f"/ws/tables/{self.id}?language=en")))
        if seat is None:
            browser.next("Snapshot")
        else:
            browser.sit(self.tokens[seat])
        return browser

    @property
    def table(self):
        return self.client.app.state.registry._tables[self.id].table

    def look(self):
        """Let the server look at its clocks again, after a test has changed the time."""
        self.client.portal.call(self.table.notify)


def company(browser, found, what):
    return browser.expect("Company", lambda said: found(said["company"]), what)["company"]


def kinds(table):
    return [each.kind for each in table.events]


def refused(browser, kind, **fields):
    browser.send(kind, **fields)
    while (message := browser.next())["type"] != "Refused":
        pass
    return message["code"]
