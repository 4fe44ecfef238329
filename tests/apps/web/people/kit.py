"""Two people with accounts at a table that is rated or not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from starlette.testclient import TestClient

from tests.apps.web.accounts.test_accounts import elsewhere, made
from tests.apps.web.kit import OPEN, Browser, create, in_server, me, until
from tests.apps.web.store.stored import asked
from youyi.apps.web.people.results import Results

RATED = {"clock": {"kind": "bank", "seconds": 600}, "absence": None, "stand_in": "first", "rated": True}
PLAIN = RATED | {"rated": False}


@contextmanager
def two(client: TestClient) -> Iterator[tuple[TestClient, TestClient]]:
    """Lin and Wen, each signed in."""
    made(client, "Lin")
    with elsewhere(client) as other:
        made(other, "Wen")
        yield client, other


def sit(client: TestClient, table: str, name: str = "Wen") -> Any:
    return client.post(f"/api/tables/{table}/sit", json={"name": name})


def laid(lin: TestClient, wen: TestClient, agreement: dict[str, Any] = RATED) -> tuple[str, list[str]]:
    """A table of the two, and their tokens."""
    table, tokens = create(lin, me("Lin"), OPEN, agreement=agreement)
    return table, [tokens[0], sit(wen, table).json()["token"]]


def play(client: TestClient, table: str, tokens: list[str]) -> None:
    """Play a game to its end: each seat from a browser of its own."""
    with ExitStack() as sockets:
        browsers = [Browser(sockets.enter_context(client.websocket_connect(f"/ws/tables/{table}"))) for _ in tokens]
        states = [each.sit(token) for each, token in zip(browsers, tokens, strict=True)]
        while states[0]["over"] is None:
            for browser, state in zip(browsers, states, strict=True):
                if state["asked"]["type"] in ("Throws", "Choose"):
                    browser.act(state)
            states = [_next(each) for each in browsers]


def _next(browser: Browser) -> dict[str, Any]:
    found = browser.next()
    while "asked" not in found:
        found = browser.next()
    return found


def concede(client: TestClient, table: str, token: str) -> None:
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(token)
        browser.send("Concede")
        until(lambda: client.get(f"/api/tables/{table}").json()["closed"], "the table is closed")


def kinds(client: TestClient) -> list[dict[str, Any]]:
    """What somebody is told of his games, once the server has stored the results that are due."""
    in_server(client, Results(client.app.state.registry, client.app.state.store).settle)  # type: ignore[attr-defined]
    answer = client.get("/api/statistics")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["kinds"]
    return found


def ratings(database: str) -> list[tuple[Any, ...]]:
    query = "SELECT number, seat, place, before_at, before_error, after_at, after_error FROM result_seat ORDER BY 1, 2"
    found: list[tuple[Any, ...]] = asked(database, query)[0]
    return found
