"""Whatever is sent, the answer is a typed refusal, and connection and table are unharmed."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, computer, create, me, until
from tests.kit.amount import some
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.live.line.browser_line import LONGEST_MESSAGE
from youyi.apps.web.server.app import application
from youyi.kernel.errors import BadNotation

CODES = {
    "no_such_seat", "bad_token", "not_your_turn", "stale", "bad_notation", "illegal", "over", "not_begun",
    "malformed", "too_large", "too_fast",
}  # fmt: skip
GENTLY = settings(max_examples=some(25), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def settled(browser):
    """Hear until the table waits for seat 0."""
    browser.send("Speak", language="en")
    state = browser.next("Snapshot")
    return {key: state[key] for key in ("at", "view", "asked", "seat")}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
KINDS = st.sampled_from(["Sit", "Throw", "Move", "Preview", "Study", "Speak", "Snapshot", "Nothing"])
ALMOST = st.fixed_dictionaries(
    {"type": KINDS | JSON},
    optional={"at": st.integers() | JSON, "text": st.text() | JSON, "token": st.text(), "language": JSON, "more": JSON},
)


def in_order(message):
    """Whether a message is, by chance, the very throw that seat 0 is asked for."""
    try:
        said = json.loads(message)
    except ValueError:
        return False
    return isinstance(said, dict) and said.get("type") == "Throw" and said.get("at") == 0


@GENTLY
@given(messages=st.lists(st.text() | JSON.map(json.dumps) | ALMOST.map(json.dumps), min_size=1, max_size=12))
def test_any_text_is_answered_and_harms_nothing(client, messages):
    assume(not any(in_order(message) for message in messages))
    table, tokens = create(client, me(), me_too := OPEN)
    assert me_too is OPEN
    client.post(f"/api/tables/{table}/sit", json={"name": "Wen"})
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(tokens[0])
        before = settled(browser)
        for message in messages:
            socket.send_text(message)
            browser.send("Ping")
            answer = browser.next()
            while answer["type"] != "Pong":
                assert answer["type"] in ("Refused", "Snapshot", "Studied", "Present"), answer
                assert answer["type"] != "Refused" or answer["code"] in CODES, answer
                answer = browser.next()
        assert settled(browser) == before


FORD_MOVES = ["wait", "claim", "+3", "+12", "+1", "+", "+x", "34", "66", "7", " wait", "WAIT", ""]


def code_of(text, session):
    """How a move should be answered, by the game's own notation and rules; with its column, and its clause and place."""
    try:
        move = session.table.game.notation.read_move(text)
    except BadNotation as error:
        return "bad_notation", error.column, None, None
    objection = session.rules.objection(session.position, move)
    if objection is None:
        return None, None, None, None
    return "illegal", None, objection.because.key, objection.at


@GENTLY
@given(texts=st.lists(st.sampled_from(FORD_MOVES) | st.text(), min_size=1, max_size=6))
@example(texts=["§", "+1", "66", "wait"])
def test_any_text_as_a_move_is_refused_or_played(client, texts):
    table, tokens = create(client, me(), OPEN)
    client.post(f"/api/tables/{table}/sit", json={"name": "Wen"})
    session = client.app.state.registry._tables[table].table.session
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        state = browser.sit(tokens[0])
        assert state["asked"] == {"type": "Throws", "seat": 0}
        browser.act(state)
        state = browser.next("Happened")
        assume(state["asked"]["type"] == "Choose")  # a throw of 7 asks the other seat
        for text in texts:
            code, column, because, spot = code_of(text, session)
            expected = "Refused" if code else "Previewed"
            browser.send("Preview", at=1, text=text)
            previewed = browser.next()
            browser.send("Move", at=1, text=text)
            moved = browser.next()
            assert (previewed["type"], moved["type"]) == (expected, "Refused" if code else "Happened")
            if code is None:
                assert (moved["move"], moved["at"], session.at) == (text, 2, 2)
                assert previewed["view"] == moved["view"]
                break
            for answer in (previewed, moved):
                assert (answer["code"], answer["column"], answer["spot"]) == (code, column, spot)
                assert (answer["because"] and answer["because"]["key"]) == because
            assert session.at == 1, "nothing was played"


def test_bytes_and_giants_are_refused(client):
    table, tokens = create(client, me(), OPEN)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(tokens[0])
        socket.send_bytes(b'{"type": "Ping"}')
        assert browser.next("Refused")["code"] == "malformed"
        socket.send_text(json.dumps({"type": "Move", "at": 0, "text": "x" * LONGEST_MESSAGE}))
        assert browser.next("Refused")["code"] == "too_large"
        socket.send_text("[" * (LONGEST_MESSAGE - 1))
        assert browser.next("Refused")["code"] == "malformed"
        browser.send("Ping")
        browser.next("Pong")


def test_a_flood_is_refused_and_then_heard_again(settings):
    limits = replace(settings.limits, messages=Rate(burst=5, per_second=2))
    with TestClient(application(replace(settings, limits=limits))) as client:
        table, _ = create(client, me(), OPEN)
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            for _ in range(15):
                browser.send("Ping")
            answers: list[str] = []
            while len(answers) < 15:
                answers += [each for each in (browser.next()["type"],) if each in ("Pong", "Refused")]
            assert answers[:5] == 5 * ["Pong"]
            assert answers.count("Refused") >= 1

            def heard() -> bool:
                browser.send("Ping")
                while (said := browser.next()["type"]) not in ("Pong", "Refused"):
                    continue
                return bool(said == "Pong")

            until(heard, "what is asked slowly is answered")


def test_an_unknown_table_is_said_to_be_unknown(client):
    with client.websocket_connect("/ws/tables/nowhere?language=zh-Hans") as socket:
        refused = Browser(socket).next("Refused")
        assert (refused["code"], refused["says"]) == ("unknown_table", "没有这一桌。")
        assert socket.receive()["code"] == 4404


SEATS = [me(), OPEN]
REQUESTS = [
    ({"game": "chess", "seats": SEATS}, "unknown_game", ["fords"]),
    ({"game": "fords", "seats": SEATS, "ruleset": "x"}, "unknown_ruleset", ["fords/plain@1", "fords/quiet@2"]),
    ({"game": "fords", "seats": SEATS, "rulings": {"x": 1}}, "unknown_ruling", ["doubles", "toll"]),
    ({"game": "fords", "seats": SEATS, "rulings": {"doubles": "x"}}, "unknown_answer", ["again", "nothing"]),
    ({"game": "fords", "seats": SEATS, "rulings": {"toll": 10}}, "unknown_answer", ["a whole number from 0 to 9"]),
    ({"game": "fords", "seats": SEATS, "rulings": {"toll": "9" * 5000}}, "unknown_answer", ["a whole number from 0 to 9"]),
    ({"game": "fords", "seats": SEATS, "terms": {"x": 1}}, "unknown_term", ["seats"]),
    ({"game": "fords", "seats": SEATS, "terms": {"seats": 3}}, "wrong_seats", ["3"]),
    ({"game": "fords", "seats": [OPEN]}, "unknown_answer", ["a whole number from 2 to 3"]),
    ({"game": "fords", "seats": []}, "unknown_answer", ["a whole number from 2 to 3"]),
    ({"game": "fords", "seats": [me(), me()]}, "two_seats", None),
    ({"game": "fords", "seats": [me(" "), OPEN]}, "bad_name", None),
    ({"game": "fords", "seats": [me("x" * 41), OPEN]}, "bad_name", None),
    ({"game": "fords", "seats": [me("\u202eevil"), OPEN]}, "bad_name", None),
    ({"game": "fords", "seats": [{"kind": "king"}, OPEN]}, "malformed", None),
    ({"game": "fords", "seats": SEATS, "more": 1}, "malformed", None),
    ({"game": "fords"}, "malformed", None),
    ([], "malformed", None),
    ({"game": "fords", "seats": [computer("nobody"), OPEN]}, "unknown_player", ["random", "first"]),
]  # fmt: skip


@pytest.mark.parametrize(("body", "error", "valid"), REQUESTS)
def test_a_table_that_cannot_be_created(client, body, error, valid):
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 400
    told = answer.json()
    assert (told["error"], told["valid"]) == (error, valid)
    assert told["says"]


def test_bodies_that_are_no_requests(client):
    for raw, status in (
        (b"", 400),
        (b'{"\xa7": 1}', 400),
        (b'{"game": "fords", "seats": [{"kind": "\xa7x"}]}', 400),
        (b"\xff", 400),
        (b"[" * 10_000, 400),
        (b" " * 20_000, 413),
    ):
        answer = client.post("/api/tables", content=raw, headers={"Content-Type": "application/json"})
        assert answer.status_code == status
        assert answer.json()["error"] in ("malformed", "too_large")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/tables/nowhere/record", 404),
        ("POST", "/api/tables/nowhere/sit", 415),
        ("DELETE", "/api/tables", 404),
        ("POST", "/", 405),
        ("GET", "/api/articles/fords.nothing", 404),
        ("GET", "/api/rulings/fords/doubles/never", 404),
        ("GET", "/api/rulings/fords/never/again", 404),
        ("GET", "/api/rulings/chess/doubles/again", 404),
        ("GET", "/api/qr?text=https://elsewhere.example/", 400),
        ("GET", "/api/qr?text=javascript:alert(1)", 400),
        ("GET", "/api/qr", 400),
    ],
)
def test_requests_fail_as_json(client, method, path, status):
    answer = client.request(method, path, headers={"Accept-Language": "zh-TW,zh;q=0.9"})
    assert answer.status_code == status
    told = answer.json()
    assert set(told) == {"error", "says", "valid"}
    assert not set("这没请个") & set(told["says"])


def test_too_many_tables_from_one_address(settings):
    with TestClient(application(replace(settings, limits=replace(settings.limits, tables=Rate(2, 0))))) as client:
        for _ in range(2):
            create(client, me(), OPEN)
        answer = client.post("/api/tables", json={"game": "fords", "seats": SEATS})
        assert (answer.status_code, answer.json()["error"]) == (429, "too_fast")
