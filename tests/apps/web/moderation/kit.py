"""A site with an operator, as its tests have it: each person is a client of his own at one server."""

from __future__ import annotations

from contextlib import contextmanager

from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, create, me
from youyi.apps.web.server import admin
from youyi.apps.web.server.app import application

PASSPHRASE = "three horses at the moat"  # noqa: S105
NAME, LINE = "KILL ALL X", "He lives at 12 Moat Street"
OPERATOR = "Warden"


def signed_up(client, name):
    """Make an account; returns the cookies of its browser, and leaves the client without."""
    assert client.post("/api/account/new", json={"name": name, "passphrase": PASSPHRASE}).status_code == 201
    cookies = dict(client.cookies)
    client.cookies.clear()
    return cookies


class Site:
    """A server, and who comes there."""

    def __init__(self, settings, app, client):
        self.database, self.client, self.state = settings.database, client, app.state

    def as_operator(self):
        """Let the client be an operator from now on."""
        self.client.cookies.update(signed_up(self.client, OPERATOR))
        assert admin.add_operator(self.database, OPERATOR)

    def report(self, path, **body):
        return self.client.post(f"/api/reports/{path}", json=body, headers={"accept-language": "en"})

    def deed(self, path, **body):
        return self.client.post(f"/api/operator/{path}", json=body, headers={"accept-language": "en"})

    def page(self):
        answer = self.client.get("/api/operator")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def table_with_a_line(self):
        """A table at which somebody said something; its id and his token."""
        table, tokens = create(self.client, me(NAME), OPEN, chat="free")
        with self.client.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            browser.sit(tokens[0])
            browser.send("Say", text=LINE)
            browser.next("Talk")
        return table, tokens[0]


@contextmanager
def site(settings):
    app = application(settings)
    with TestClient(app) as client:
        yield Site(settings, app, client)
