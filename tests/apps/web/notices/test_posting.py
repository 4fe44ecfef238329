"""Where notices are sent, and where they never are: an address is named by strangers."""

from __future__ import annotations

import asyncio
import ssl
from contextlib import suppress

import pytest

from tests.apps.web.notices.push_service import push_service
from youyi.apps.web.notices import posting
from youyi.apps.web.notices.posting import NotSent, Poster, UnfitEndpoint, public_address

PUBLIC = "https://fcm.googleapis.com/fcm/send/abc"


def post(poster, endpoint, body=b"", headers=None):
    return asyncio.run(poster.post(endpoint, body, headers or {}))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/abc", "https://127.0.0.1/abc", "https://[::1]/abc", "https://10.0.0.1/", "https://2130706433/",
        "https://127.1/", "https://0.0.0.0/", "https://0x7f.1/", "https://127.0.0.1./", "https://me:word@push.example/", "https://push.example:8080/", "https://push.example:x/",
        "file:///etc/passwd", "https:///abc", "https://push.example/a b", "https://push.example/a\r\nHost: b", "abc", "",
        "https://push.example/" + "a" * 1000, "http://127.0.0.1:9/abc", "https://[::1",
    ],
)  # fmt: skip
def test_an_address_that_is_not_public_and_encrypted_is_refused(endpoint):
    with pytest.raises(UnfitEndpoint):
        Poster().fit(endpoint)


def test_a_push_service_is_not_refused():
    assert Poster().fit(PUBLIC).hostname == "fcm.googleapis.com"


@pytest.mark.parametrize(
    "address",
    ["0.0.0.0",  # noqa: S104
     "0.0.0.1", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.8.9.1", "169.254.169.254", "172.16.0.1", "192.168.1.1",
     "198.18.0.1", "224.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fe80::1%1", "fc00::1", "fd00::1", "fec0::1",
     "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "2001:db8::1", "3fff::1",
     "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1"],
)  # fmt: skip
def test_a_name_that_leads_inside_is_refused(address):
    with pytest.raises(UnfitEndpoint):
        public_address([address])
    with pytest.raises(UnfitEndpoint):
        public_address(["8.8.8.8", address])


def test_a_name_that_leads_to_public_addresses_is_not_refused():
    assert public_address(["8.8.8.8", "2606:4700::1111"]) == "8.8.8.8"
    assert public_address(["64:ff9b::808:808"]) == "64:ff9b::808:808"
    with pytest.raises(UnfitEndpoint):
        public_address([])


def test_this_machine_is_refused_by_any_name():
    with pytest.raises(UnfitEndpoint):
        post(Poster(), "https://localhost/abc")


def test_a_name_is_looked_up_once_and_what_was_checked_is_what_is_asked(monkeypatch):
    answers, connected = [["8.8.8.8"], ["127.0.0.1"]], []

    async def connect(host, port, *, ssl, server_hostname):
        connected.append((host, port, server_hostname, ssl.check_hostname, ssl.verify_mode))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(NotSent):
        post(Poster(lookup=lambda _host: answers.pop(0)), PUBLIC)
    assert connected == [("8.8.8.8", 443, "fcm.googleapis.com", True, ssl.CERT_REQUIRED)]
    assert answers == [["127.0.0.1"]]


def answered(answer, *, at_once=True):
    """What comes of a request to a service that says this, and then waits until nobody listens."""

    async def run():
        async def say(reader, writer):
            writer.write(answer)
            if at_once:
                writer.write_eof()
            with suppress(ConnectionError):
                await reader.read()
            writer.close()
            ended.set()

        ended = asyncio.Event()
        async with await asyncio.start_server(say, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            try:
                return await Poster(loopback=True).post(f"http://127.0.0.1:{port}/abc", b"text", {})
            finally:
                await ended.wait()

    return asyncio.run(run())


@pytest.mark.parametrize(
    "answer", [b"", b"SSH-2.0-OpenSSH\r\n", b"HTTP/1.1 \r\n", b"HTTP/1.1 2x1 Created\r\n", b"a" * 100_000]
)
def test_what_is_no_answer_is_not_sent(answer):
    with pytest.raises(NotSent):
        answered(answer)


def test_of_an_answer_its_first_line_is_enough():
    assert answered(b"HTTP/1.1 201 Created\r\nX: ", at_once=False) == 201


def test_who_does_not_answer_is_waited_for_a_while(monkeypatch):
    monkeypatch.setattr(posting, "_TIMEOUT", 0.05)
    with pytest.raises(NotSent):
        answered(b"HTTP/1.1 20", at_once=False)


def test_nobody_follows_where_an_answer_leads():
    with push_service() as service:
        service.answer = 307
        assert post(Poster(loopback=True), f"{service.address}/abc?d=e", b"text", {"TTL": "1"}) == 307
        [(path, headers, text)] = service.received
        assert (path, headers["TTL"], text) == ("/abc?d=e", "1", b"text")
