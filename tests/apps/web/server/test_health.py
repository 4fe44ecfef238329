"""What is seen from outside: health, readiness, metrics and the log, none of which tells a secret."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from dataclasses import replace

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, computer, create, finish, in_server, me, until
from youyi.apps.web.base import logs
from youyi.apps.web.base.telemetry import Telemetry
from youyi.apps.web.server.app import application
from youyi.apps.web.server.health import Observing
from youyi.apps.web.store.store import Store
from youyi.apps.web.store.upkeep import Upkeep
from youyi.kernel.errors import YouyiError

HERE = ("127.0.0.1", 5000)


@pytest.fixture
def local(settings):
    with TestClient(application(settings), client=HERE, raise_server_exceptions=False) as client:
        yield client


def figures(client):
    """Every sample of the metrics by its name and labels."""
    text = client.get("/metrics").text
    return {
        (each.name, *each.labels.values()): each.value
        for family in text_string_to_metric_families(text)
        for each in family.samples
    }


def test_health_is_that_of_the_store(local, monkeypatch):
    assert (local.get("/healthz").status_code, local.get("/healthz").json()) == (200, {"status": "ok"})

    async def away(_upkeep):
        raise OSError("no database")

    monkeypatch.setattr(Upkeep, "try_writing", away)
    until(lambda: local.get("/healthz").status_code == 503, "it is looked at again")


def test_a_server_is_ready_between_resuming_and_stopping(settings, monkeypatch):
    go = asyncio.Event()
    unfinished = Store.unfinished

    async def late(store):
        await go.wait()
        return await unfinished(store)

    monkeypatch.setattr(Store, "unfinished", late)
    app = application(settings)
    with TestClient(app) as client:
        assert (client.get("/readyz").status_code, client.get("/readyz").json()) == (503, {"status": "resuming"})
        assert client.get("/healthz").status_code == 200
        in_server(client, go.set)
        until(lambda: client.get("/readyz").status_code == 200, "the server is ready")
        in_server(client, app.state.registry.drain, 1.0)
        assert client.get("/readyz").json() == {"status": "stopping"}


def test_metrics_count_what_happens(local):
    table, tokens = create(local, me(), computer())
    with local.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        state = browser.sit(tokens[0])
        seen = figures(local)
        assert (seen[("youyi_sockets",)], seen[("youyi_tables_open",)]) == (1, 1)
        [connection] = local.app.state.registry._tables[table].table.subscribers._listeners
        assert seen[("youyi_unsent_bytes",)] == 0
        connection._outbox.put("x" * 1000)  # as while the socket holds too much of what went before
        assert figures(local)[("youyi_unsent_bytes",)] == sys.getsizeof("x" * 1000)
        connection._outbox.clear()
        browser.send("Throw", at=7)
        browser.next()
        browser.act(state)
        browser.next("Happened")
    other, _ = create(local, computer(), computer())
    finish(local, other)
    local.get("/api/tables/nowhere")
    seen = figures(local)
    assert seen[("youyi_tables_created_total", "fords")] == 2
    played = [in_server(local, local.app.state.registry.store.load, each).moves for each in (table, other)]
    assert seen[("youyi_moves_total", "fords")] == sum(map(len, played)) > 1
    assert seen[("youyi_bot_choices_total", "fords")] > 0
    assert seen[("youyi_refusals_total", "stale")] == 1
    assert seen[("youyi_refusals_total", "unknown_table")] == 1
    assert seen[("youyi_answer_seconds_count", "Throw")] == 2
    assert ("youyi_failures_total", "message") not in seen


def test_two_servers_in_one_process_count_apart(settings, tmp_path):
    other = replace(settings, database=str(tmp_path / "other.sqlite3"))
    with TestClient(application(settings), client=HERE) as one, TestClient(application(other), client=HERE) as two:
        create(one, me(), OPEN)
        assert figures(one)[("youyi_tables_created_total", "fords")] == 1
        assert ("youyi_tables_created_total", "fords") not in figures(two)


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("10.1.2.3", {}, 200),
        ("192.0.2.1", {}, 404),
        ("testclient", {}, 404),
        ("127.0.0.1", {"x-forwarded-for": "192.0.2.1"}, 404),
        ("127.0.0.1", {"forwarded": "for=192.0.2.1"}, 404),
        ("10.1.2.3", {"x-forwarded-for": "192.0.2.1, 10.1.2.3"}, 200),
    ],
)
def test_metrics_are_for_the_networks_that_may_read_them(settings, address, headers, status):
    observing = Observing(metrics_from=(*Observing().metrics_from, "10.0.0.0/8"))
    with TestClient(application(replace(settings, observing=observing)), client=(address, 1)) as client:
        assert client.get("/metrics", headers=headers).status_code == status


def test_what_is_no_network_is_refused():
    with pytest.raises(YouyiError, match="300"):
        Observing(metrics_from=("300.0.0.0/8",))


# The log.


class Lines(logging.Handler):
    """Keeps every line that is written."""

    def __init__(self, formatter):
        super().__init__()
        self.setFormatter(formatter)
        self.lines = []

    def emit(self, record):
        self.lines.append(self.format(record))


@pytest.fixture(params=[logs.TextFormatter, logs.JsonFormatter])
def log(request):
    lines, level = Lines(request.param()), logs.LOG.level
    logs.LOG.addHandler(lines)
    logs.LOG.setLevel(logging.INFO)
    yield lines.lines
    logs.LOG.removeHandler(lines)
    logs.LOG.setLevel(level)


def test_the_log_tells_events_and_no_secrets(log, local, monkeypatch):
    table, tokens = create(local, me("Linlinlin"), OPEN, OPEN, terms={"seats": 3})
    taken = local.post(f"/api/tables/{table}/sit", json={"name": "Wenwenwen"}).json()["token"]
    secret = local.app.state.registry._tables[table].table.config.secret

    async def broken(*_):
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(Store, "append", broken)
    local.post(f"/api/tables/{table}/sit", json={"name": "Meimeimei"})
    with local.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.act(browser.sit(tokens[0]))
        refused = browser.next()
        while refused["type"] != "Refused":
            refused = browser.next()
    written = "\n".join(log)
    assert refused["code"] == "failed"
    trace = refused["says"].rsplit(" ", 1)[-1].strip(".)")
    assert trace in written
    for event in ("table_created", "seat_sat", "failed"):
        assert event in written
    assert "broken on purpose" in written
    for hidden in (tokens[0], taken, secret.hex(), repr(secret), "Linlinlin", "Wenwenwen", "Meimeimei", "testclient"):
        assert hidden not in written


def test_an_event_is_one_line(log):
    Telemetry().closed("abc", "expired")
    logs.LOG.warning("said by %s", "hand")
    event, other = log
    if not event.startswith("{"):
        assert event.endswith("Z INFO table_closed table=abc reason=expired")
        assert other.endswith("Z WARNING said by hand")
        return
    line = json.loads(event)
    assert {key: line[key] for key in ("level", "event", "table", "reason")} == {
        "level": "info", "event": "table_closed", "table": "abc", "reason": "expired",
    }  # fmt: skip
    assert json.loads(other)["text"] == "said by hand"


def test_errors_of_the_database_do_not_show_its_values(settings, log, monkeypatch):
    with TestClient(application(settings), raise_server_exceptions=False) as client:
        monkeypatch.setattr(
            "youyi.apps.web.live.registry.table_config.fresh_secret", lambda: b"a very secret secret" + bytes(12)
        )
        monkeypatch.setattr("youyi.apps.web.live.registry.table_config._ID_LENGTH", 0)
        body = {"game": "fords", "seats": [me("Linlinlin"), OPEN]}
        assert client.post("/api/tables", json=body).status_code in (201, 500)
        assert client.post("/api/tables", json=body).status_code == 500
    assert "IntegrityError" in "\n".join(log)
    assert "a very secret" not in "\n".join(log)
    assert "Linlinlin" not in "\n".join(log)
