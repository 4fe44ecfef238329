"""Where notices are sent, and where they never are: an address is named by strangers."""

from __future__ import annotations

import pytest

from tests.apps.web.notices.push_service import push_service
from youyi.apps.web.notices.posting import Poster, UnfitEndpoint, public_address

PUBLIC = "https://fcm.googleapis.com/fcm/send/abc"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/abc", "https://127.0.0.1/abc", "https://[::1]/abc", "https://10.0.0.1/", "https://2130706433/",
        "https://127.1/", "https://me:word@push.example/", "https://push.example:8080/", "https://push.example:x/",
        "file:///etc/passwd", "https:///abc", "https://push.example/a b", "https://push.example/a\r\nHost: b", "abc", "",
        "https://push.example/" + "a" * 1000, "http://127.0.0.1:9/abc", "https://[::1",
    ],
)  # fmt: skip
def test_an_address_that_is_not_public_and_encrypted_is_refused(endpoint):
    with pytest.raises(UnfitEndpoint):
        Poster().fit(endpoint)


def test_a_push_service_is_not_refused():
    assert Poster().fit(PUBLIC).hostname == "fcm.googleapis.com"


def named(*addresses):
    return lambda _host, port, **_: [(0, 0, 0, "", (each, port)) for each in addresses]


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.1", "::1", "fe80::1", "fd00::1",
     "::ffff:127.0.0.1", "2002:7f00:1::", "224.0.0.1", "64:ff9b::7f00:1"],
)  # fmt: skip
def test_a_name_that_leads_inside_is_refused(address):
    with pytest.raises(UnfitEndpoint):
        public_address("push.example", named(address))
    with pytest.raises(UnfitEndpoint):
        public_address("push.example", named("8.8.8.8", address))


def test_a_name_that_leads_to_public_addresses_is_not_refused():
    assert public_address("push.example", named("8.8.8.8", "2606:4700::1111")) == "8.8.8.8"
    with pytest.raises(UnfitEndpoint):
        public_address("push.example", named())


def test_what_is_looked_up_is_what_is_asked():
    with pytest.raises(UnfitEndpoint):
        Poster().post("https://localhost/abc", b"", {})


def test_nobody_follows_where_an_answer_leads():
    with push_service() as service:
        service.answer = 307
        assert Poster(loopback=True).post(f"{service.address}/abc?d=e", b"text", {"TTL": "1"}) == 307
        [(path, headers, text)] = service.received
        assert (path, headers["TTL"], text) == ("/abc?d=e", "1", b"text")
