"""Figures of games that count: worked out once, by one server, from what is stored; told when they can tell nobody anything."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.apps.web.accounts.test_accounts import SECRET
from tests.apps.web.daily.test_daily import LIN, WEN, begin, deal, play
from tests.apps.web.kit import InThread, in_server
from tests.apps.web.league.kit import NOON as BEGUN
from tests.apps.web.league.kit import answer, come_and_play, pair, propose
from tests.apps.web.league.kit import said as league_said
from tests.apps.web.people.kit import PLAIN, concede, kinds, laid, two
from tests.apps.web.people.kit import play as play_two
from tests.apps.web.store.stored import asked, opened
from tests.apps.web.store.test_store import CONFIG, SEATS
from youyi.analysis.review.reckoning import GameLuck, SeatLuck
from youyi.apps.web.base import server_time
from youyi.apps.web.review import luck_work
from youyi.apps.web.server.app import application
from youyi.apps.web.store.luck_store import queue_luck
from youyi.apps.web.store.schema_version import MIGRATIONS
from youyi.apps.web.store.store import Store

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)
TEN = timedelta(minutes=10)
LUCK: Any = {"error": 1.0, "lost": 2.0, "lost_error": 0.5, "named": 1, "asked": 4}
FOUND = GameLuck(
    judge="test 1",
    playouts=0,
    seats=(SeatLuck(result=5, luck=3.5, **LUCK), SeatLuck(result=-5, luck=-3.5, **LUCK)),
)
NONE = {"state": "none", "at": None, "error": None}


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """The server's time, which the test sets."""
    at = [NOON]
    monkeypatch.setattr(server_time, "now", lambda: at[0])
    return at


@pytest.fixture(autouse=True)
def judged(monkeypatch):
    """The records that were judged: no judge knows the game of the tests, so a word is put into one's mouth."""
    found = []

    def luck_of(text):
        found.append(text)
        return FOUND

    monkeypatch.setattr(luck_work, "luck_of", luck_of)
    return found


@pytest.fixture
def client(settings):
    with TestClient(application(replace(settings, reviews=InThread()))) as client:
        yield client


def work(client):
    in_server(client, client.app.state.luck_work.work)


def mine(client, key=LIN, day=None):
    return next(each["without"] for each in deal(client, key, day)["results"] if each["mine"])


def others(client, key=LIN, day=None):
    return [each["without"]["state"] for each in deal(client, key, day)["results"] if each["name"] == "Wen"]


def test_a_try_that_counts_has_figures_once_and_nobody_else_is_told_today(client, clock, judged):
    first, again = begin(client), begin(client)
    work(client)
    assert judged == [], "the game goes on"
    play(client, again)
    score = play(client, first)["score"][0]
    assert mine(client)["state"] == "awaited"
    play(client, begin(client, WEN, "Wen"))
    deal(client, WEN)
    work(client)
    tries = len(judged)
    work(client)
    assert len(judged) == tries, "never a second time"
    assert mine(client) == {"state": "known", "at": score - 3.5, "error": 2.0}
    assert others(client) == ["kept"], "how lucky this deal is"
    clock[0] = NOON + timedelta(days=1)
    assert others(client, day="2026-11-28") == ["known"]


def test_a_judge_is_told_no_names(client, judged):
    play(client, begin(client))
    deal(client)
    work(client)
    assert judged
    assert not any("Lin" in each for each in judged)


def test_a_server_that_works_nothing_out_awaits_nothing(settings):
    with TestClient(application(replace(settings, reviews=None))) as client:
        play(client, begin(client))
        assert mine(client) == NONE


def test_what_nobody_can_judge_is_told_so_and_not_tried_again(client, monkeypatch):
    monkeypatch.setattr(luck_work, "luck_of", lambda _text: None)
    play(client, begin(client))
    deal(client)
    work(client)
    assert mine(client) == NONE
    assert in_server(client, stored(client).luck.due, NOON + TEN) is None


def test_reviews_go_first(client, judged, monkeypatch):
    play(client, begin(client))
    deal(client)
    monkeypatch.setattr(client.app.state.luck_work, "_busy", lambda: True)
    work(client)
    assert judged == []


def test_after_a_restart_what_was_begun_is_worked_out_when_its_claim_has_lapsed(settings, clock, judged):
    server = replace(settings, reviews=InThread())
    with TestClient(application(server)) as client:
        play(client, begin(client))
        deal(client)
        table = in_server(client, stored(client).luck.due, NOON)
        assert in_server(client, stored(client).luck.claim, table, NOON, NOON + TEN)
    with TestClient(application(server)) as client:
        work(client)
        assert not any(table in each for each in judged)
        assert mine(client)["state"] == "awaited"
        clock[0] = NOON + TEN
        work(client)
        assert mine(client)["state"] == "known"


def test_of_two_servers_one_works_a_game_out(any_database):
    async def run():
        stores = [await Store.open(any_database) for _ in range(2)]
        first, second = (each.luck for each in stores)
        unclaimed = await first.add("t", FOUND)
        await stores[0].create(replace(CONFIG, id="t"), SEATS)
        for name in ("t", "nowhere"):
            async with stores[0]._engine.begin() as connection:
                await queue_luck(connection, name, NOON)
        unfinished = await first.due(NOON)
        await stores[0].finish("t")
        async with stores[0]._engine.begin() as connection:
            for _ in range(2):
                await queue_luck(connection, "t", NOON)
        waiting = await second.due(NOON), await second.due(NOON - TEN), await second.due(NOON, {"t"})
        claimed = await asyncio.gather(*(each.claim("t", NOON, NOON + TEN) for each in (first, second)))
        later = NOON + TEN
        again = await asyncio.gather(*(each.claim("t", later, later + TEN) for each in (first, second)))
        stored = [await first.add("t", FOUND), await second.add("t", replace(FOUND, judge="another 1"))]
        over = await second.claim("t", later + TEN, later + 2 * TEN)
        found = await second.of(["t", "u"])
        due = await first.due(NOON)
        for each in stores:
            await each.close()
        return unclaimed, unfinished, waiting, sorted(claimed), sorted(again), stored, over, found, due

    unclaimed, unfinished, waiting, claimed, again, stored, over, found, due = asyncio.run(run())
    assert unfinished is None, "only what was played to its end is queued"
    assert waiting == ("t", None, None)
    assert not unclaimed, "nobody had claimed it"
    assert claimed == again == [False, True]
    assert (stored, over) == ([True, False], False)
    assert found == {"t": dict(enumerate(FOUND.seats)), "u": {}}, "a table that is not stored awaits nothing"
    assert due is None


def test_an_upgrade_queues_the_games_that_are_stored_already(tmp_path):
    """Rated, of a league, a try at a deal that has a score; not what goes on, is not rated, or was not played."""
    database = tmp_path / "tables.sqlite3"
    opened(database, replace(MIGRATIONS, newest="youyi_0017"))
    game = "INSERT INTO game (id, game, ruleset, rulings, terms, secret, listed, since, over, league) VALUES"
    result = "INSERT INTO result (number, laid, game, pace, rated, how, ended, annulled) VALUES"
    rows = [
        *(f"{game} ('{name}', 'g', 'r', '{{}}', '{{}}', x'00', 0, '2026-01-0{nth}', {name != 'open'}, {of})"
          for nth, (name, of) in enumerate({"plain": "NULL", "rated": "NULL", "league": "'l'", "try": "NULL", "open": "NULL"}.items(), 1)),
        *(f"{result} ({nth}, '{name}', 'g', 'days', {name in ('rated', 'open')}, 'played', '2026-01-01', 0)"
          for nth, name in enumerate(("plain", "rated", "league", "open"))),
        "INSERT INTO daily_attempt (day, deal, person, laid, seat, settled, won, score) VALUES ('2026-01-01', 'g', 'p', 'try', 0, 1, 1, 3)",
    ]  # fmt: skip
    with closing(sqlite3.connect(database)) as store, store:
        for row in rows:
            store.execute(row)
    opened(database)
    assert asked(database, "SELECT laid FROM luck WHERE NOT done ORDER BY until")[0] == [
        ("rated",),
        ("league",),
        ("try",),
    ]


def test_two_servers_of_a_database_judge_each_game_once(settings, any_database, judged):
    server = replace(settings, database=any_database, reviews=InThread())
    with TestClient(application(server)) as one, TestClient(application(server)) as other:
        for nth in range(3):
            play(one, begin(one, f"{nth}c" * 32, f"P{nth}"))
        deal(one)
        threads = [threading.Thread(target=work, args=(each,)) for each in (one, other)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        store = stored(one)
        tries = in_server(one, store.daily.of_deals, ["2026-11-28"])
        known = in_server(one, store.luck.of, [each.laid for each in tries])
        assert len(judged) == sum(bool(each) for each in known.values()) >= 3
        assert asked_of(one) == {"known"}


def stored(client: Any) -> Store:
    found: Store = client.app.state.store
    return found


def asked_of(client):
    return {mine(client, f"{nth}c" * 32)["state"] for nth in range(3)}


def test_a_rated_game_is_told_in_the_statistics_and_one_that_is_not_is_not(client):
    with two(client) as (lin, wen):
        play_two(client, *laid(lin, wen, PLAIN))
        kinds(lin)
        work(client)
        assert kinds(lin)[0]["luck"] == []
        play_two(client, *laid(lin, wen))
        table, tokens = laid(lin, wen)
        concede(client, table, tokens[0])
        kinds(lin)
        work(client)
        [span] = kinds(lin)[0]["luck"]
        assert {name: span[name] for name in ("games", "result", "without", "error", "wrong", "lost")} == {
            "games": 1, "result": 5.0, "without": 1.5, "error": 2.0, "wrong": 25.0, "lost": 2.0,
        }  # fmt: skip
        assert kinds(wen)[0]["luck"][0]["without"] == -1.5


def test_a_league_tells_it_beside_the_plain_score_and_it_decides_nothing(client, clock):
    clock[0] = BEGUN
    league, everybody = pair(client)
    first, second = (each.at(client) for each in everybody)
    when = BEGUN + timedelta(days=1)
    table = propose(first, league, 0, when)
    token = answer(second, table["id"], when)["token"]
    clock[0] = when
    assert come_and_play(table["id"], [(first, table["token"]), (second, token)])
    kinds(first)
    before = league_said(client, league)["lines"]
    assert {each["without"]["state"] for each in before} == {"awaited"}
    work(client)
    after = league_said(client, league)["lines"]
    assert sorted(each["without"]["at"] - each["score"] for each in after) == [-3.5, 3.5]
    plain = [{name: told for name, told in each.items() if name != "without"} for each in before]
    assert plain == [{name: told for name, told in each.items() if name != "without"} for each in after]


def test_figures_go_with_the_account(client, database):
    with two(client) as (lin, wen):
        play_two(client, *laid(lin, wen))
        kinds(lin)
        play(client, begin(client, None, "Lin"))
        deal(client, None)
        work(client)
        assert len(asked(database, "SELECT seat FROM luck_seat WHERE seat = 0")[0]) >= 2
        mine = {"luck": 3.5, "error": 1.0, "lost": 2.0, "lost_error": 0.5, "mistakes": 1, "choices": 4}
        stored = lin.get("/api/account/export").json()
        assert [each["luck"] for each in stored["results"]] == [mine]
        assert [(each["name"], each["game"], each["luck"]) for each in stored["tries"]] == [("Lin", "fords", mine)]
        gone = lin.post("/api/account/delete", json={"passphrase": SECRET})
        assert gone.status_code in (200, 204), gone.text
        rated = asked(database, "SELECT seat FROM luck_seat JOIN result ON result.laid = luck_seat.laid")[0]
        assert rated == [(1,)]
        tries = "SELECT laid FROM luck WHERE laid NOT IN (SELECT laid FROM result UNION SELECT laid FROM daily_attempt)"
        assert asked(database, tries)[0] == []
