"""A page says what it is before any script runs, in the reader's language; an address that no page has is a 404."""

from __future__ import annotations

import json

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, create, me
from youyi.apps.web.http.link_previews import TableNamed
from youyi.apps.web.http.pages import Pages
from youyi.apps.web.server.app import application
from youyi.games import game

PAGE = """<!doctype html>
<html lang="zh-Hant"><head><meta
      name="description"
      content="old"
    /><title>Youyi 游藝</title></head><body><div id="app"></div></body></html>"""
LISTED = [
    {"path": "/", "part": None, "page": "front", "files": []},
    {"path": "/learn/([^/.]+)", "part": "game", "page": "guide", "files": []},
    {"path": "/rules/([^/.]+\\.[^/]+)", "part": "clause", "page": "article", "files": []},
    {
        "path": "/history/dama",
        "part": None,
        "page": "document",
        "files": [],
        "told": {
            "en": ["Dama: its history", "A race of horses."],
            "zh-Hant": ["打馬的歷史", "馬。"],
            "zh-Hans": ["打马的历史", "马。"],
        },
    },
    {"path": "/t/([^/]+)", "part": "table", "page": "table", "files": []},
]


def built(folder):
    """Write as much of a client as previews need."""
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "pages.json").write_text(json.dumps(LISTED))


@pytest.fixture
def client(tmp_path):
    built(tmp_path)
    (tmp_path / "preview-dama.png").touch()
    return TestClient(
        Starlette(
            routes=[
                Mount("/", Pages(tmp_path, (game("dama"), game("ruqi")), lambda _request, table: TABLES.get(table)))
            ]
        )
    )


def head(client, path, language="en"):
    answer = client.get(path, headers={"accept-language": language})
    assert answer.status_code == 200, path
    assert answer.headers["vary"] == "Accept-Language"
    assert 'content="old"' not in answer.text
    return answer.text


def test_the_site_says_what_it_is_in_the_readers_language(client):
    told = head(client, "/")
    assert "<title>Youyi 游藝: lost games of China, playable again</title>" in told
    assert '<meta property="og:image" content="http://testserver/preview.png">' in told
    assert '<meta property="og:url" content="http://testserver/">' in told
    assert '<html lang="zh-Hant">' in head(client, "/", "zh-TW")
    assert "失传的中国古代游戏" in head(client, "/", "zh-CN")
    assert "失传的中国古代游戏" in head(client, "/?language=zh-Hans")


def test_a_game_and_a_clause_say_what_they_are(client):
    told = head(client, "/learn/dama")
    assert '<meta property="og:title" content="Dama 打馬 · Youyi 游藝">' in told
    assert "/preview-dama.png" in told
    assert "<noscript><h1>Dama 打馬 · Youyi 游藝</h1><p>Two to five players" in told
    assert "/preview.png" in head(client, "/learn/ruqi"), "a game without a picture shows the site's"
    assert '"og:title" content="打马 · Youyi 游藝"' in head(client, "/learn/dama/", "zh-CN")
    strike = game("dama").articles[0]
    assert strike.name.zh_hant in head(client, f"/rules/{strike.key}", "zh-TW")


def test_a_document_says_what_it_is_with_the_picture_of_its_game(client):
    told = head(client, "/history/dama")
    assert '<meta property="og:title" content="Dama: its history · Youyi 游藝">' in told
    assert '<meta property="og:description" content="A race of horses.">' in told
    assert "/preview-dama.png" in told
    assert '"og:title" content="打马的历史 · Youyi 游藝"' in head(client, "/history/dama/", "zh-CN")


TABLES = {
    "free": TableNamed("ruqi", ("Lin", "Wen"), free=True),
    "nameless": TableNamed("dama", (), free=True),
    "full": TableNamed("ruqi", ("Lin", "Wen"), free=False),
    "computers": TableNamed("dama", (), free=False),
    "theirs": TableNamed("of another package", ("Lin",), free=True),
}


@pytest.mark.parametrize(
    ("table", "title"),
    [
        ("free", "Lin invites you to a game of Ruqi 儒棋"),
        ("nameless", "You are invited to a game of Dama 打馬"),
        ("full", "Ruqi 儒棋: Lin · Wen"),
        ("computers", "Dama 打馬 · Youyi 游藝"),
        ("theirs", "Youyi 游藝: lost games of China, playable again"),
        ("k7m2wq9pzt4c", "Youyi 游藝: lost games of China, playable again"),
    ],
)
def test_a_link_to_a_table_says_who_invites_to_what(client, table, title):
    assert f'"og:title" content="{title}"' in head(client, f"/t/{table}")


def test_an_invitation_is_in_the_readers_language(client):
    assert '"og:title" content="Lin邀请你玩一局儒棋"' in head(client, "/t/free", "zh-CN")


def test_a_link_tells_of_a_table_that_is_open_and_asks_no_store_for_another(settings):
    settings.static.mkdir()
    built(settings.static)
    app = application(settings)
    with TestClient(app, headers={"accept-language": "en"}) as client:
        table, _ = create(client, me("Lin"), OPEN)
        assert '"og:title" content="Lin invites you to a game of ' in client.get(f"/t/{table}").text
        assert client.post(f"/api/tables/{table}/sit", json={"name": "Wen"}).status_code == 200
        assert ': Lin · Wen">' in client.get(f"/t/{table}").text
        assert "lost games of China" in client.get("/t/k7m2wq9pzt4c").text
        assert app.state.registry.opened() == (table,)


@pytest.mark.parametrize(
    "path", ["/nothing", "/learn", "/learn/chess", "/learn/dama/more", "/rules/dama.nothing", "/t/", "/t/a/b"]
)
def test_an_address_that_no_page_has_is_a_404_with_the_page_that_says_so(client, path):
    answer = client.get(path)
    assert answer.status_code == 404
    assert '<div id="app"></div>' in answer.text
    assert "<noscript><h1>No such page</h1>" in answer.text
    assert "<title>没有这一页</title>" in client.get(path, headers={"accept-language": "zh-CN"}).text


def test_no_address_breaks_out_of_the_head(client):
    told = head(client, '/t/"><script>x', '"><script>')
    assert "<script>" not in told
