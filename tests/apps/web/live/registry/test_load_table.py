"""One bad table harms nobody: whatever a stored row holds, it is refused plainly, stays as it is, and the others go on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tests.apps.web.kit import Browser, computer, create, finish, in_server, me, until
from tests.apps.web.store.stored import asked
from tests.kit.amount import some
from youyi.apps.web.base import words
from youyi.apps.web.server.app import application
from youyi.apps.web.server.housekeeping import Housekeeping
from youyi.kernel.names import Language

ROUTES = ("", "/record", "/transcript")
ROWS = ("SELECT * FROM game WHERE id = ?", "SELECT * FROM seat WHERE game = ?", "SELECT * FROM move WHERE game = ?")
GENTLY = settings(max_examples=some(25), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

POISON = {
    "an unknown game": "UPDATE game SET game = 'checkers'",
    "an unknown ruleset": "UPDATE game SET ruleset = 'fords/plain@9'",
    "an unknown ruling": """UPDATE game SET rulings = '{"tides": "high"}'""",
    "an unknown answer": """UPDATE game SET rulings = '{"doubles": "thrice", "toll": 2}'""",
    "an unknown term": """UPDATE game SET terms = '{"seats": 2, "boats": 3}'""",
    "rulings that are a list": "UPDATE game SET rulings = '[1, 2]'",
    "broken JSON": "UPDATE game SET terms = '{\"seats\": '",
    "a time that is none": "UPDATE game SET since = 'last Tuesday'",
    "a text that is not UTF-8": "UPDATE game SET ruleset = CAST(x'ff41' AS TEXT)",
    "a secret that is text": "UPDATE game SET secret = 'open'",
    "an unknown kind of seat": "UPDATE seat SET kind = 'ghost' WHERE seat = 1",
    "an unknown player": "UPDATE seat SET player = 'deep' WHERE seat = 1",
    "a seat too few": "DELETE FROM seat WHERE seat = 1",
    "a seat too many": "INSERT INTO seat (game, seat, kind) SELECT id, 7, 'open' FROM game",
    "an unreadable move": "UPDATE move SET text = 'teleport' WHERE ply = 0",
    "an illegal move": "UPDATE move SET text = '+12' WHERE ply = 0",
    "a move that is bytes": "UPDATE move SET text = x'00ff' WHERE ply = 0",
    "a missing move": "UPDATE move SET ply = 99 WHERE ply = 0",
}


def spoilt(database, script, table):
    """Run a change on the rows of one table."""
    with closing(sqlite3.connect(database)) as store:
        where = " AND " if " WHERE " in script else " WHERE "
        column = "id" if script.startswith(("UPDATE game", "INSERT")) else "game"
        store.execute(f"{script}{where}{column} = '{table}'")
        assert store.total_changes > 0
        store.commit()


def rows_of(database, table):
    """Every byte of a table's rows."""
    with closing(sqlite3.connect(database)) as store:
        store.text_factory = bytes
        return [store.execute(query, (table,)).fetchall() for query in ROWS]


def two_tables(settings):
    """Two listed tables of a person and a computer, each begun; and one of computers that a restart interrupts."""
    with TestClient(application(settings)) as client:
        tables = []
        for _ in range(2):
            table, tokens = create(client, me(), computer(), listed=True)
            with client.websocket_connect(f"/ws/tables/{table}") as socket:
                browser = Browser(socket)
                browser.act(browser.sit(tokens[0]))
                browser.next("Happened")
            tables.append((table, tokens[0]))
    with closing(sqlite3.connect(settings.database)) as store, store:
        store.execute(
            "UPDATE game SET attended = '9999-01-01 00:00:00.000000'"
        )  # somebody is there, however long a test takes
    return tables


@pytest.fixture
def stored(settings):
    return two_tables(settings)


@pytest.mark.parametrize("poison", POISON)
def test_every_route_says_so_and_the_rest_goes_on(settings, stored, poison):
    (bad, _), (good, token) = stored
    spoilt(settings.database, POISON[poison], bad)
    before = rows_of(settings.database, bad)
    app = application(settings)
    with TestClient(app) as client:
        until(lambda: app.state.registry.resumed, "the unfinished tables were looked at")
        for route in ROUTES:
            answer = client.get(f"/api/tables/{bad}{route}", headers={"accept-language": "zh-Hant"})
            assert (answer.status_code, answer.json()["error"]) == (409, "other_release"), answer.text
            assert answer.json()["says"] == words.REFUSED["other_release"].said_in(Language.ZH_HANT)
            assert client.get(f"/api/tables/{good}{route}").status_code == 200
        for route, body in (("/sit", {"name": "Wen"}), ("/rematch", {"token": token})):
            assert client.post(f"/api/tables/{bad}{route}", json=body).json()["error"] == "other_release"
        with client.websocket_connect(f"/ws/tables/{bad}?language=zh-Hans") as socket:
            refused = Browser(socket).next()
            assert (refused["type"], refused["code"]) == ("Refused", "other_release")
            assert socket.receive()["code"] == 4409
        assert good in [each["id"] for each in client.get("/api/tables").json()]
        with client.websocket_connect(f"/ws/tables/{good}") as socket:
            assert Browser(socket).sit(token)["seat"] == 0
        assert client.get("/readyz").status_code == 200
    assert rows_of(settings.database, bad) == before


ANYTHING = st.one_of(
    st.none(), st.integers(-(2**63), 2**63 - 1), st.floats(allow_nan=False), st.text(max_size=20), st.binary(max_size=20),
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5),
                 lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
                 max_leaves=6).map(json.dumps),
)  # fmt: skip
COLUMNS = st.sampled_from(
    [("game", name) for name in ("game", "ruleset", "rulings", "terms", "secret", "listed", "since", "over", "rematch",
                                 "closed", "closed_at")]
    + [("seat", name) for name in ("seat", "kind", "name", "player", "token_hash", "since", "seen", "origin")]
    + [("move", name) for name in ("ply", "text", "at")]
)  # fmt: skip


@pytest.fixture(scope="module")
def snapshot():
    return {}


@GENTLY
@given(place=COLUMNS, value=ANYTHING)
@example(place=("game", "since"), value=b"\xff")
@example(place=("seat", "token_hash"), value=5)
@example(place=("game", "rematch"), value=5)
@example(place=("seat", "name"), value=b"\x00")
def test_no_value_in_any_column_is_a_fault(settings, snapshot, tmp_path_factory, place, value):
    if not snapshot:
        snapshot["tables"] = two_tables(settings)
        with closing(sqlite3.connect(settings.database)) as store:
            snapshot["dump"] = "\n".join(store.iterdump())
    (bad, token), (good, _) = snapshot["tables"]
    database = str(tmp_path_factory.mktemp("store") / "tables.sqlite3")
    with closing(sqlite3.connect(database)) as store:
        store.executescript(snapshot["dump"])
        key, column = ("id" if place[0] == "game" else "game"), place[1]
        try:
            first = "" if place[0] == "game" else f" AND rowid = (SELECT max(rowid) FROM {place[0]} WHERE game = ?2)"  # noqa: S608
            store.execute(f"UPDATE {place[0]} SET {column} = ?1 WHERE {key} = ?2{first}", (value, bad))  # noqa: S608
        except sqlite3.IntegrityError:
            return  # the schema itself forbids it
        store.commit()
    app = application(replace(settings, database=database))
    with TestClient(app, raise_server_exceptions=False) as client:
        until(lambda: app.state.registry.resumed, "the unfinished tables were looked at")
        for route in ROUTES:
            assert client.get(f"/api/tables/{bad}{route}").status_code in (200, 409)
            assert client.get(f"/api/tables/{good}{route}").status_code == 200
        lobby = client.get("/api/tables")
        assert lobby.status_code == 200
        assert good in [each["id"] for each in lobby.json()]
        with client.websocket_connect(f"/ws/tables/{bad}") as socket:
            browser = Browser(socket)
            if browser.next()["type"] == "Snapshot":
                browser.send("Sit", token=token)
                assert browser.next()["type"] in ("Snapshot", "Present", "Company", "Refused")
        metrics = app.state.metrics.written().decode()
        failures = [line for line in metrics.splitlines() if line.startswith("youyi_failures_total{")]
        assert all(each.endswith(" 0.0") for each in failures)


def test_a_bad_table_is_left_as_it_is_by_resume_expiry_and_stop(settings, stored):
    (bad, _), _ = stored
    spoilt(settings.database, POISON["an unknown answer"], bad)
    before = rows_of(settings.database, bad)
    app = application(settings)
    with TestClient(app) as client:
        client.get(f"/api/tables/{bad}")
        registry = app.state.registry
        in_server(client, Housekeeping(registry, app.state.store, settings.expiry, settings.sitting).expire)
    assert rows_of(settings.database, bad) == before
    assert all(before)


def test_tables_of_computers_play_on_beside_bad_ones(settings, database):
    class Never:
        async def choose(self, request):
            raise RuntimeError("not yet")

        async def close(self):
            raise RuntimeError("a pool that cannot be closed")

    with TestClient(application(replace(settings, pool=lambda _workers: Never()))) as client:
        tables = [create(client, computer(), computer())[0] for _ in range(4)]
    for table in tables[:2]:
        spoilt(database, "UPDATE game SET ruleset = 'fords/plain@9'", table)
    spoilt(database, "UPDATE seat SET player = 'deep'", tables[2])
    with TestClient(application(settings)) as client:
        finish(client, tables[3])
        assert [client.get(f"/api/tables/{each}").status_code for each in tables] == [409, 409, 409, 200]


def test_an_ended_table_without_its_mark_leaves_the_lobby(settings, database):
    with TestClient(application(settings)) as client:
        table, _ = create(client, computer(), computer())
        finish(client, table)
    for sitters in ("computer", "human"):  # nobody resumes a table of people to play on
        with closing(sqlite3.connect(database)) as store:
            store.execute("UPDATE game SET over = 0, listed = 1, attended = '9999-01-01 00:00:00.000000'")
            if sitters == "human":
                store.execute("UPDATE seat SET kind = 'human', player = NULL, name = 'Lin'")
            store.commit()
        with TestClient(application(settings)) as client:
            until(lambda: client.get("/api/tables").json() == [], "it has left the lobby")
        assert asked(database, "SELECT over FROM game") == [[(1,)]]
