"""Who may use the server: names, origins and types of content."""

from __future__ import annotations

from dataclasses import replace

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from tests.apps.web.kit import OPEN, create, me
from youyi.apps.web.base.addresses import literal, network_of
from youyi.apps.web.http.origins import Trust
from youyi.apps.web.server.app import application

WANTED = {"game": "fords", "seats": [me(), OPEN]}


@pytest.fixture
def client(settings):
    with TestClient(application(replace(settings, trust=Trust(names=("testserver", "Play.Example.org"))))) as client:
        yield client


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200), ("LOCALHOST:8000", 200), ("127.0.0.1:8000", 200), ("[::1]:8000", 200),
        ("192.168.1.5:8000", 200), ("10.0.0.7", 200), ("[fe80::1]", 200), ("play.example.org", 200),
        ("play.example.org.:443", 200), ("8.8.8.8", 421), ("rebind.evil.example", 421), ("localhost.evil.example", 421),
        ("evil.example@localhost", 421), ("localhost:80:80", 421), ("[::1", 421), ("127.1", 421), ("", 421),
    ],
)  # fmt: skip
def test_the_name_that_a_request_is_for(client, host, status):
    answer = client.get("/api/tables", headers={"Host": host})
    assert answer.status_code == status
    if status == 421:
        assert answer.json()["error"] == "wrong_host"
        assert "play.example.org" in answer.json()["valid"]
        assert "Host: " in answer.json()["says"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_address_that_the_connection_was_made_to_is_a_name(settings):
    app = application(settings)
    with TestClient(app, base_url="http://8.8.8.8") as client:
        assert client.get("/api/tables").status_code == 200


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 201), ("http://testserver", 201), ("https://testserver", 201), ("https://play.example.org", 201),
        ("http://testserver:81", 201), ("https://evil.example", 403), ("null", 403), ("http://localhost:3000", 403),
        ("http://127.0.0.1:3000", 403), ("https://testserver.evil.example", 403), ("ftp://testserver", 403), ("", 403),
    ],
)  # fmt: skip
def test_the_page_that_sends_a_request(client, origin, status):
    headers = {} if origin is None else {"Origin": origin}
    answer = client.post("/api/tables", json=WANTED, headers=headers)
    assert answer.status_code == status
    assert "access-control-allow-origin" not in answer.headers
    if status == 403:
        assert answer.json()["error"] == "wrong_origin"
    assert client.get("/api/tables", headers=headers).status_code == 200, "reading shows a foreign page nothing"


def test_a_page_at_the_same_port_of_this_machine_is_our_own(client):
    headers = {"Host": "127.0.0.1:8000", "Origin": "http://127.0.0.1:8000"}
    assert client.post("/api/tables", json=WANTED, headers=headers).status_code == 201
    assert client.post("/api/tables", json=WANTED, headers=headers | {"Host": "127.0.0.1:9"}).status_code == 403


@pytest.mark.parametrize(
    ("headers", "status"), [({"Origin": "https://evil.example"}, 403), ({"Host": "evil.example"}, 421)]
)
def test_a_socket_of_a_foreign_page_is_not_opened(client, headers, status):
    table, _ = create(client, me(), OPEN)
    refused = pytest.raises(WebSocketDenialResponse)
    with refused as denied, client.websocket_connect(f"/ws/tables/{table}", headers=headers):
        pass
    assert denied.value.status_code == status


def test_a_socket_of_our_own_page_is_opened(client):
    table, _ = create(client, me(), OPEN)
    with client.websocket_connect(f"/ws/tables/{table}", headers={"Origin": "http://testserver"}) as socket:
        assert socket.receive_json()["type"] == "Snapshot"


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json", 201), ("application/JSON; charset=utf-8", 201), ("text/plain", 415),
        ("application/x-www-form-urlencoded", 415), ("multipart/form-data", 415), ("", 415),
    ],
)  # fmt: skip
def test_the_type_of_a_body(client, kind, status):
    body = b'{"game": "fords", "seats": [{"kind": "me", "name": "Lin"}, {"kind": "open"}]}'
    answer = client.post("/api/tables", content=body, headers={"Content-Type": kind})
    assert answer.status_code == status
    if status == 415:
        assert (answer.json()["error"], answer.json()["valid"]) == ("wrong_type", ["application/json"])


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"), ("fe80::1%eth0", "fe80::/64"), ("testclient", "testclient"),
    ],
)  # fmt: skip
def test_what_counts_as_one_client(host, network):
    assert network_of(host) == network


def test_a_name_is_no_literal_address():
    assert literal("localhost") is None
    assert literal("127.0.0.1.evil.example") is None
