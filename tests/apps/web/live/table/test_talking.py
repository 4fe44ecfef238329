"""People at a table talk: ready-made phrases, lines of their own, what is refused, and what is kept."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.live.seated import Seated, Time, company, refused, served
from tests.apps.web.store.stored import asked, opened
from tests.kit.patience import PATIENCE
from youyi.apps.web.server import admin
from youyi.apps.web.server.app import application
from youyi.apps.web.store import talk_store
from youyi.apps.web.store.schema_version import MIGRATIONS


@pytest.fixture
def client(settings):
    with served(settings, Time()) as client:
        yield client


def said(browser, what):
    return browser.expect(
        "Talk", lambda told: any(what in (each["phrase"], each["text"]) for each in told["lines"]), what
    )


def test_everyone_hears_what_those_who_sit_here_say(client):
    with Seated(client) as here:
        one, two, watcher = here.browser(0), here.browser(1), here.browser()
        one.send("Say", phrase="hello")
        two.send("Say", text="  你好，  Lin ")
        for each in (one, two, watcher):
            line = said(each, "你好， Lin")["lines"][-1]
            assert (line["seat"], line["name"], line["number"]) == (1, "P1", 2)
        assert refused(watcher, "Say", phrase="hello") == "no_such_seat"
        late = here.browser()
        assert [each["number"] for each in late.next("Talk")["lines"]] == [1, 2]
        record = client.get(f"/api/tables/{here.id}/record").text
        assert "你好" not in record


@pytest.mark.parametrize("text", ["", " ", "\u202eabc", "a\x00b", "x" * 201, "\u3164", "e" + "\u0301" * 9])
def test_a_line_follows_the_rules_of_names(client, text):
    with Seated(client) as here:
        assert refused(here.browser(0), "Say", text=text) == "no_talk"


def test_a_line_is_a_phrase_or_a_text(client):
    with Seated(client) as here:
        one = here.browser(0)
        assert refused(one, "Say") == "no_talk"
        assert refused(one, "Say", phrase="hello", text="Hello.") == "no_talk"
        assert refused(one, "Say", phrase="insult") == "malformed"


def test_at_listed_tables_there_are_phrases_only_unless_the_host_allows_more(client):
    with Seated(client, listed=True) as here:
        one, two = here.browser(0), here.browser(1)
        assert refused(two, "Say", text="Hello.") == "no_talk"
        assert refused(two, "Chat", mode="free") == "no_talk"
        one.send("Chat", mode="free")
        company(two, lambda told: told["chat"] == "free", "free talk")
        two.send("Say", text="Hello.")
        said(one, "Hello.")
        one.send("Chat", mode="none")
        company(two, lambda told: told["chat"] == "none", "silence")
        assert refused(two, "Say", phrase="hello") == "no_talk"


def test_nobody_talks_without_end(client):
    with Seated(client) as here:
        one = here.browser(0)
        for _ in range(5):
            one.send("Say", phrase="hello")
        assert refused(one, "Say", phrase="hello") == "too_fast"


def test_a_line_is_reported_and_everything_survives_a_restart_and_goes_with_the_table(settings, database):
    with served(settings, Time()) as client, Seated(client) as here:
        one, two = here.browser(0), here.browser(1)
        one.send("Say", text="Hello.")
        said(two, "Hello.")
        two.send("Report", number=1)
        two.send("Report", number=1)
        for nothing in (0, 7, 2**31, 2**64 - 1, -(2**63), -(2**70)):
            assert refused(two, "Report", number=nothing) == "no_talk"
        name = here.id
    app = application(settings)
    with TestClient(app) as again:
        store = app.state.registry.store
        assert again.portal is not None
        assert [each.text for each in again.portal.call(store.talk.lines, name, 0, 9)] == ["Hello."]
        again.portal.call(store.upkeep.delete, [name])
        assert again.portal.call(store.talk.lines, name, 0, 9) == ()
        assert admin.reports(database, (), most=9, clear=False) == [], "a report goes with its table"


def test_the_operator_lists_and_clears_reports(settings, database):
    with served(settings, Time()) as client, Seated(client) as here:
        one, two = here.browser(0), here.browser(1)
        one.send("Say", text="Rude.")
        one.send("Say", phrase="hello")
        said(two, "hello")
        for number in (1, 2, 1):
            two.send("Report", number=number)
        assert refused(two, "Report", number=9) == "no_talk"  # by now the others are stored
        listed = {each["number"]: each for each in admin.reports(database, (), most=9, clear=False)}
        kept = listed[1]
        assert (kept["table"], kept["seat"], kept["name"], kept["text"]) == (here.id, 0, "Lin", "Rude.")
        assert (kept["reports"], listed[2]["reports"], listed[2]["text"]) == (2, 1, "hello")
        assert kept["said"] <= kept["reported"]
        assert admin.reports(database, ("elsewhere",), most=9, clear=True) == []
        command = [sys.executable, "-m", "youyi", "admin", "reports", here.id, "--database", database, "--clear"]
        done = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert "Rude." in done.stdout, done.stderr
        assert "deleted: 2" in done.stdout
        assert admin.reports(database, (), most=9, clear=False) == []
        late = here.browser()
        assert [each["number"] for each in late.next("Talk")["lines"]] == [1, 2], "the lines themselves stay"


def test_a_reported_line_outlives_the_latest_lines(settings, database, monkeypatch):
    monkeypatch.setattr(talk_store, "_KEPT", 2)
    with served(settings, Time()) as client, Seated(client) as here:
        one, two = here.browser(0), here.browser(1)
        one.send("Say", text="Rude.")
        said(two, "Rude.")
        two.send("Report", number=1)
        for words in ("Well.", "Then."):
            one.send("Say", text=words)
            said(two, words)
        late = here.browser()
        assert [each["number"] for each in late.next("Talk")["lines"]] == [2, 3]
        [kept] = admin.reports(database, (), most=9, clear=False)
        assert kept["text"] == "Rude."


def test_an_upgrade_keeps_what_was_reported_before(old):
    opened(old, replace(MIGRATIONS, newest="youyi_0005"))
    with closing(sqlite3.connect(old)) as store:
        [table] = store.execute("SELECT id FROM game LIMIT 1").fetchone()
        row = "INSERT INTO talk VALUES (?, ?, 0, 'Lin', NULL, ?, '2026-01-02 03:04:05.000000', ?)"
        store.executemany(row, [(table, 1, "Rude.", 3), (table, 2, "Well.", 0)])
        store.commit()
    opened(old)
    [kept] = admin.reports(str(old), (), most=9, clear=False)
    assert (kept["table"], kept["text"], kept["reports"]) == (table, "Rude.", 3)
    assert kept["said"] == kept["reported"] == "2026-01-02T03:04:05+00:00"
    assert asked(old, "SELECT text FROM talk ORDER BY number") == [[("Rude.",), ("Well.",)]]
