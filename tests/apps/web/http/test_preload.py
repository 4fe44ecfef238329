"""A page names the files it will ask for, by its address; without a list it names none, and no address breaks out of it."""

from __future__ import annotations

import json

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from youyi.apps.web.http.pages import Pages

LISTED = [
    {"path": "/t/[^/]+", "files": ["/assets/a-1.js", "/assets/a-1.css"]},
    {"path": "/t/[^/]+|/learn/pig", "files": ["/assets/room-2.js", "/assets/a-1.css"]},
    {"path": "/t/([^/]+)", "ask": "/api/tables/{}"},
]


@pytest.fixture
def client(tmp_path):
    (tmp_path / "index.html").write_text("<html><head><title>x</title></head><body></body></html>")
    (tmp_path / "pages.json").write_text(json.dumps(LISTED))
    return TestClient(Starlette(routes=[Mount("/", Pages(tmp_path))]))


def test_a_page_names_each_file_once_and_its_question(client):
    told = client.get("/t/k7m2").text
    assert told.count("a-1.css") == 1
    assert '<link rel="modulepreload" crossorigin href="/assets/a-1.js">' in told
    assert '<link rel="preload" as="style" crossorigin href="/assets/a-1.css">' in told
    assert '<link rel="preload" as="fetch" crossorigin href="/api/tables/k7m2">' in told
    assert client.get("/t/k7m2").headers["cache-control"] == "no-cache"
    told = client.get("/learn/pig").text
    assert "room-2.js" in told
    assert "a-1.js" not in told


@pytest.mark.parametrize("path", ["/", "/lobby", "/t/a/b", "/learn/pigs"])
def test_other_pages_name_nothing(client, path):
    assert "<link" not in client.get(path).text


def test_an_address_stays_inside_its_name(client):
    told = client.get("/t/%22%3E%3Cscript%3E&{}").text
    assert "<script>" not in told
    assert 'href="/api/tables/%22%3E%3Cscript%3E%26%7B%7D"' in told


def test_without_a_list_nothing_is_named(tmp_path):
    (tmp_path / "index.html").write_text("<head></head>")
    told = TestClient(Starlette(routes=[Mount("/", Pages(tmp_path))])).get("/t/x")
    assert (told.status_code, "<link" in told.text) == (200, False)
