"""Two people at a table who seal and open what they contribute to its chance."""

from __future__ import annotations

from typing import Any

from tests.apps.web.kit import OPEN, Browser, create, me
from youyi.kernel.contributed import seal

ONE, TWO, THREE = (f"{number:064x}" for number in (1, 2, 3))


def sealed(text, name="Lin"):
    return me(name) | {"seal": seal(text)}


def taken(client, table, text=None, name="Wen"):
    body = {"name": name} | ({"seal": seal(text)} if text else {})
    answer = client.post(f"/api/tables/{table}/sit", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["token"]


def chance(client, table):
    return client.get(f"/api/tables/{table}").json()["chance"]


def states(client, table):
    return [each["state"] for each in chance(client, table)["contributions"] or []]


class Seated:
    """Two people at a table, each with an open socket."""

    def __init__(self, stack, client, one=ONE, two=TWO):
        seat = sealed(one) if one else me()
        self.table, tokens = create(client, seat, OPEN)
        self.tokens = [tokens[0], taken(client, self.table, two)]
        self.browsers = []
        for token in self.tokens:
            browser = Browser(stack.enter_context(client.websocket_connect(f"/ws/tables/{self.table}")))
            browser.sit(token)
            self.browsers.append(browser)

    def open(self, seat, text):
        return answer(self.browsers[seat], "Open", text=text)


def begun(browser):
    """The snapshot with which the game began, already received or to come."""
    begins = [each for each in browser.received if each["type"] == "Snapshot" and each["asked"]["type"] == "Throws"]
    return begins[0] if begins else browser.expect("Snapshot", lambda each: each["asked"]["type"] == "Throws", "begun")


def answer(browser, kind, **fields):
    """What a message is answered with: the last that comes before the answer to a ping sent after it."""
    browser.send(kind, **fields)
    browser.send("Ping")
    found: dict[str, Any] = {}
    while (message := browser._receive("an answer", 20))["type"] != "Pong":
        found = message if message["type"] in ("ChanceTold", "Refused") else found
    return found
