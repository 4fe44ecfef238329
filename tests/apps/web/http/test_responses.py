"""In which language the server answers: by the address, else by the browser's header, else in English."""

from __future__ import annotations

import json

import pytest

from tests.apps.web.kit import OPEN, Browser, create, finish, me
from tests.apps.web.kit import computer as bot
from youyi.apps.web.base import words
from youyi.apps.web.http.shared import LARGEST_BODY
from youyi.kernel.names import Language

EN, HANT, HANS = Language.EN, Language.ZH_HANT, Language.ZH_HANS
BY_HEADER = [
    (None, EN),
    ("", EN),
    ("de", EN),
    ("en-GB,zh-TW;q=0.9", EN),
    ("zh", HANS),
    ("zh-CN,zh;q=0.9", HANS),
    ("zh-SG", HANS),
    ("zh-Hans-HK", HANS),
    ("ZH-hans", HANS),
    ("zh-TW,zh;q=0.9,en;q=0.8", HANT),
    ("zh-HK", HANT),
    ("zh-mo", HANT),
    ("zh-Hant-CN", HANT),
    ("ZH-HANT", HANT),
]
BY_ADDRESS = [
    ("en", "zh-TW", EN),
    ("zh-Hant", "zh-CN", HANT),
    ("zh-Hans", "zh-TW", HANS),
    ("fr", "zh-TW", HANT),
    ("zh-TW", "zh-CN", HANS),
    ("", "zh-CN", HANS),
    ("fr", None, EN),
]


def unknown_table(client, address, header):
    query = {} if address is None else {"language": address}
    headers = {"Accept-Language": header} if header is not None else {}
    client.headers.pop("Accept-Language", None)
    return client.get("/api/tables/nowhere", params=query, headers=headers).json()["says"]


@pytest.mark.parametrize(("header", "language"), BY_HEADER)
def test_the_header_names_the_language(client, header, language):
    assert unknown_table(client, None, header) == words.REFUSED["unknown_table"].said_in(language)


@pytest.mark.parametrize(("address", "header", "language"), BY_ADDRESS)
def test_the_address_goes_before_the_header(client, address, header, language):
    assert unknown_table(client, address, header) == words.REFUSED["unknown_table"].said_in(language)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("method", "path", "code", "text"),
    [
        ("GET", "/api/nothing", "not_found", words.NO_SUCH_PAGE),
        ("POST", "/", "wrong_method", words.WRONG_METHOD),
        ("POST", "/api/tables", "wrong_type", words.WRONG_TYPE),
        ("GET", "/api/articles/nothing", "unknown_article", words.NO_ARTICLE),
        ("GET", "/api/qr?text=https://elsewhere.example/", "not_ours", words.OWN_ADDRESS),
    ],
)
def test_refused_requests_are_answered_in_the_language(client, method, path, code, text, language):
    sent = client.request(method, path, headers={"Accept-Language": language}).json()
    assert sent["error"] == code
    says = sent["says"].partition(" (")[0] if language is EN else sent["says"]
    assert says == text.said_in(language)


def test_details_for_programmers_are_sent_in_english_only(client):
    body = {"game": "fords", "seats": [OPEN, OPEN], "ruleset": "x"}
    for language in Language:
        says = client.post("/api/tables", json=body, headers={"Accept-Language": language}).json()["says"]
        assert says.startswith(words.UNKNOWN.said_in(language))
        assert (says == words.UNKNOWN.said_in(language)) == (language is not EN)


@pytest.mark.parametrize(
    ("query", "language"),
    [("", EN), ("?language=", EN), ("?language=fr", EN), *((f"?language={each}", each) for each in Language)],
)
def test_a_socket_speaks_the_language_of_its_address(client, query, language):
    table, tokens = create(client, me(), OPEN)
    with client.websocket_connect(f"/ws/tables/{table}{query}", headers={"Accept-Language": "zh-TW"}) as socket:
        browser = Browser(socket)
        snapshot = browser.next("Snapshot")
        assert (snapshot["language"], snapshot["says"]) == (language, words.SEATS_OPEN.said_in(language))
        browser.send("Throw", at=0)
        assert browser.next("Refused")["says"] == words.REFUSED["no_such_seat"].said_in(language)
        assert browser.sit(tokens[0])["language"] == language
    with client.websocket_connect(f"/ws/tables/nowhere{query}") as socket:
        assert Browser(socket).next("Refused")["says"] == words.REFUSED["unknown_table"].said_in(language)


@pytest.mark.parametrize("language", Language)
def test_a_game_is_told_in_the_language_of_the_listener(client, language):
    other = HANS if language is HANT else HANT
    table, tokens = create(client, me(), bot())
    with (
        client.websocket_connect(f"/ws/tables/{table}?language={language}") as first,
        client.websocket_connect(f"/ws/tables/{table}?language={other}") as second,
    ):
        browser, watcher = Browser(first), Browser(second)
        watcher.next("Snapshot")
        browser.act(browser.sit(tokens[0]))
        for listener, spoken in ((browser, language), (watcher, other)):
            happened = listener.next("Happened")
            assert happened["lines"][0]["says"] == f"{spoken} Thrown"
            assert happened["says"].startswith(f"{spoken} ")
        watcher.send("Speak", language=language)
        assert watcher.next("Snapshot")["log"][0]["lines"][0]["says"] == f"{language} Thrown"


@pytest.mark.parametrize("language", Language)
def test_a_transcript_is_written_in_the_language(client, language):
    table, _ = create(client, bot(), bot())
    finish(client, table)
    assert f"{language} Thrown" in client.get(f"/api/tables/{table}/transcript?language={language}").text


@pytest.mark.parametrize(("size", "status"), [(LARGEST_BODY, 201), (LARGEST_BODY + 1, 413)])
def test_a_body_may_be_as_large_as_the_limit(client, size, status):
    body = json.dumps({"game": "fords", "seats": [OPEN, OPEN]}).ljust(size)
    headers = {"Accept-Language": "zh-TW", "Content-Type": "application/json"}
    answer = client.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json().get("says", words.TOO_LARGE.zh_hant) == words.TOO_LARGE.zh_hant
