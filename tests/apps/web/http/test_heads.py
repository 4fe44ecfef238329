"""What no browser sends in the head of a request is refused, and the connection ends."""

from __future__ import annotations

import pytest
from starlette.testclient import WebSocketDenialResponse

from youyi.apps.web.http.heads import MOST_LINES


def lines(count):
    return [(f"x-{number}", "1") for number in range(count)]


def test_a_head_has_a_hundred_lines_at_most(client):
    sent = len(client.get("/healthz").request.headers)
    assert client.get("/healthz", headers=lines(MOST_LINES - sent)).status_code == 200
    answer = client.get("/healthz", headers=lines(MOST_LINES - sent + 1))
    assert (answer.status_code, answer.json()["error"], answer.headers["connection"]) == (400, "malformed", "close")


@pytest.mark.parametrize("length", ["0", "5"])
def test_a_body_has_one_length(client, length):
    both = {"Content-Length": length, "Transfer-Encoding": "chunked"}
    answer = client.post("/api/tables", headers=both, content=b"")
    assert (answer.status_code, answer.headers["connection"]) == (400, "close")
    assert "Transfer-Encoding" in answer.json()["says"]


def test_a_socket_is_held_to_it_too(client):
    opened = client.websocket_connect("/ws/tables/a", headers=dict(lines(MOST_LINES)))
    with pytest.raises(WebSocketDenialResponse) as refused, opened:
        pass
    assert refused.value.status_code == 400
