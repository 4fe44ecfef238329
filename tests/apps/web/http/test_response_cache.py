"""Pages that are kept: made once, never for another state of a table, never while it may not be told."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import computer, create, finish
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.limits import Rate
from youyi.apps.web.http.response_cache import Documents
from youyi.apps.web.server.app import application


def test_those_who_ask_at_the_same_time_wait_for_the_same():
    made = list[int]()

    def make(number: int, content: bytes) -> bytes:
        made.append(number)
        return content

    async def run():
        documents = Documents(10_000)
        found = await asyncio.gather(
            *(documents.get("key", "source", lambda: make(1, b"body"), "text/plain") for _ in range(5))
        )
        assert {each.body for each in found} == {b"body"}
        assert gzip.decompress(found[0].packed) == b"body"
        await documents.get("key", "another source", lambda: make(2, b"other"), "text/plain")

    asyncio.run(run())
    assert made == [1, 2]


def test_the_least_recently_used_are_dropped():
    async def run():
        documents = Documents(1000)
        for key in range(20):
            await documents.get(key, key, lambda: bytes(100), "text/plain")
            assert documents.size <= 1000
        assert 0 < len(documents) < 20
        await documents.get("big", 0, lambda: bytes(range(256)) * 10, "text/plain")
        assert documents.size <= 1000

    asyncio.run(run())


def test_a_page_that_cannot_be_made_is_tried_again():
    def fails():
        raise ValueError("no")

    async def run():
        documents = Documents(1000)
        with pytest.raises(ValueError, match="no"):
            await documents.get("key", 0, fails, "text/plain")
        assert (await documents.get("key", 0, lambda: b"yes", "text/plain")).body == b"yes"

    asyncio.run(run())


def test_too_many_pages_at_once_are_refused(monkeypatch):
    monkeypatch.setattr("youyi.apps.web.http.response_cache._MOST_WAITING", 2)

    async def run():
        documents = Documents(1000)
        asked = [asyncio.ensure_future(documents.get(key, key, lambda: b"x", "text/plain")) for key in range(4)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert any(isinstance(each, RequestError) and each.status == 503 for each in answers)
        assert (await documents.get("later", 0, lambda: b"x", "text/plain")).body == b"x"

    asyncio.run(run())


def test_a_kept_record_grows_with_its_game(client):
    table, _ = create(client, computer(), computer())
    finish(client, table)
    path = f"/api/tables/{table}/record"
    told = client.get(path)
    assert told.json()["chance"]["reveal"], "the game is over"
    again = client.get(path, headers={"If-None-Match": told.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get(path, headers={"If-None-Match": '"other"'}).json() == told.json()
    languages = {client.get(f"/api/tables/{table}/transcript?language={each}").text for each in ("en", "zh-Hant")}
    assert len(languages) == 2


def test_costly_requests_are_refused_sooner(settings):
    limits = replace(settings.limits, requests=Rate(20, 0))
    with TestClient(application(replace(settings, limits=limits))) as client:
        text = "http://testserver/t/abc"
        statuses = [client.get("/api/qr", params={"text": text}).status_code for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        refused = client.get("/api/tables/nowhere")
        assert (refused.status_code, refused.json()["error"]) == (429, "too_fast")
        assert refused.headers["retry-after"]
