"""What a link to a static site leads to says so without a script, by language and game; so does what it sends for an unknown address."""

from __future__ import annotations

import re

import pytest

from workshop.client.site_links import MISSING, write_links
from youyi.games import catalogue

PAGE = """<!doctype html>
<html lang="zh-Hant"><head>
    <meta charset="utf-8" />
    <meta name="youyi-data" content="data-1/" />
    <link rel="icon" href="./icon.svg" />
    <meta name="description" content="old" />
    <title>Youyi 游藝</title>
    <script type="module" crossorigin src="./assets/index-1.js"></script>
</head><body><div id="app"></div></body></html>"""
AT = "https://games.example/youyi"


@pytest.fixture
def site(tmp_path):
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    for game in catalogue():
        (tmp_path / f"preview-{game.id}.png").touch()
    return tmp_path


def told(page, name):
    return dict(re.findall('<meta (?:property|name)="([^"]*)" content="([^"]*)"', page))[name]


def test_every_game_has_a_file_in_each_language(site):
    written = write_links(site, catalogue(), AT + "/")
    assert written == sorted(
        [MISSING, "index.html"]
        + [f"{language}/{game}index.html" for language in ("en", "zh-Hant", "zh-Hans") for game in ("", "dama/", "madiao/", "ruqi/")]
    )  # fmt: skip
    page = (site / "zh-Hans/madiao/index.html").read_text("utf-8")
    assert '<html lang="zh-Hans">' in page
    assert told(page, "og:title") == "马吊 · Youyi 游藝"
    assert told(page, "og:url") == f"{AT}/zh-Hans/madiao/"
    assert told(page, "og:image") == f"{AT}/preview-madiao.png"
    assert told(page, "youyi-opens") == "/learn/madiao"
    assert told(page, "youyi-language") == "zh-Hans"
    assert told(page, "youyi-root") == "../../"
    assert "<noscript><h1>马吊 · Youyi 游藝</h1>" in page
    assert 'src="../../assets/index-1.js"' in page
    assert 'href="../../icon.svg"' in page


def test_the_first_page_is_previewed_and_stands_where_it_stood(site):
    write_links(site, catalogue(), AT)
    page = (site / "index.html").read_text("utf-8")
    assert told(page, "og:url") == f"{AT}/"
    assert 'src="./assets/index-1.js"' in page
    assert "youyi-root" not in page
    assert told((site / "en/index.html").read_text("utf-8"), "youyi-root") == "../"


@pytest.mark.parametrize(("address", "root"), [(AT, "/youyi/"), ("https://games.example", "/"), ("", "/")])
def test_an_unknown_address_finds_the_site_however_deep_it_is(site, address, root):
    write_links(site, catalogue(), address)
    page = (site / MISSING).read_text("utf-8")
    assert f'src="{root}assets/index-1.js"' in page
    assert told(page, "youyi-root") == root
    assert "<title>No such page · 沒有這一頁 · 没有这一页</title>" in page
