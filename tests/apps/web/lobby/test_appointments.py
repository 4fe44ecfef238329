"""Games by appointment: a time that suits everybody is agreed, never another; the game begins when all have come."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, computer, create, in_server, me
from tests.apps.web.notices.away import NOON
from youyi.apps.web.base import server_time
from youyi.apps.web.live.registry.seat_limits import Sitting
from youyi.apps.web.live.state.appointment import Appointment, read_times, settled, suiting
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.server.app import application

HOUR = timedelta(hours=1)
TEN, ELEVEN, TWELVE = (NOON + timedelta(days=2, hours=each) for each in (-2, -1, 0))


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """The server's time, which the test sets."""
    at = [NOON]
    monkeypatch.setattr(server_time, "now", lambda: at[0])
    return at


def stored(client):
    return client.app.state.store.appointments


def times(*which):
    return [each.isoformat() for each in which]


def appointed(client, *which, seats=(OPEN,), **more):
    """A table of Lin, who proposes times: its id and his token."""
    table, tokens = create(client, me(), *seats, times=times(*which), **more)
    return table, tokens[0]


def join(client, table, *which, name="Wen", status=200):
    answer = client.post(f"/api/tables/{table}/sit", json={"name": name, "suits": times(*which)})
    assert answer.status_code == status, answer.text
    return answer.json().get("token")


def said(client, table):
    return client.get(f"/api/tables/{table}").json()["company"]["appointment"]


@contextmanager
def sitting(client, table, token):
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(token)
        yield browser


def ask(browser, kind, **fields):
    """Ask for something, and wait until it is done; the refusal, if there is one."""
    browser.send(kind, **fields)
    browser.send("Ping")
    while True:
        message = browser.next()
        if message["type"] == "Refused":
            browser.next("Pong")
            return message
        if message["type"] == "Pong":
            return None


def test_the_earliest_time_that_suits_all_is_agreed_when_every_seat_is_taken(client):
    table, _lin = appointed(client, TWELVE, TEN, ELEVEN, seats=(OPEN, OPEN))
    assert said(client, table)["times"] == [f"{each:%Y-%m-%dT%H:%M:%S}+00:00" for each in (TEN, ELEVEN, TWELVE)]
    join(client, table, ELEVEN, TWELVE)
    assert said(client, table)["meets"] is None, "a seat is open"
    join(client, table, TEN, TWELVE, name="Han")
    assert said(client, table)["meets"] == TWELVE.isoformat()
    assert client.get(f"/api/tables/{table}/standing").json()["asked"] is None, "nobody is to move"


def test_a_person_is_given_what_is_stored_of_his_answer(client):
    client.post("/api/account/new", json={"name": "Lin", "passphrase": "nine cold stars"})
    appointed(client, TEN, ELEVEN)
    [seat] = client.get("/api/account/export").json()["seats"]
    assert (seat["suits"], seat["came"]) == (times(TEN, ELEVEN), None)


def test_who_withdraws_or_answers_anew_undoes_it(client):
    table, _lin = appointed(client, TEN, ELEVEN)
    wen = join(client, table, TEN)
    with sitting(client, table, wen) as browser:
        assert ask(browser, "Suit", times=times(ELEVEN)) is None
        assert said(client, table)["meets"] == ELEVEN.isoformat()
        assert ask(browser, "Suit", times=[]) is None
        assert said(client, table)["meets"] is None
        ask(browser, "Leave")
    assert said(client, table)["suits"] == [times(TEN, ELEVEN), None]


def test_the_proposer_proposes_anew_and_chooses(client):
    table, lin = appointed(client, TEN)
    wen = join(client, table)
    with sitting(client, table, lin) as proposer, sitting(client, table, wen) as other:
        assert ask(other, "Propose", times=times(ELEVEN))["code"] == "not_appointed"
        assert ask(proposer, "Propose", times=times(ELEVEN, TWELVE)) is None
        assert said(client, table)["suits"] == [times(ELEVEN, TWELVE), []]
        assert ask(other, "Suit", times=times(ELEVEN, TWELVE)) is None
        assert said(client, table)["meets"] == ELEVEN.isoformat()
        assert ask(other, "Meet", at=TWELVE.isoformat())["code"] == "not_appointed"
        assert ask(proposer, "Meet", at=TWELVE.isoformat()) is None
        assert said(client, table)["meets"] == TWELVE.isoformat()
        assert ask(other, "Suit", times=times(TWELVE)) is None
        assert ask(proposer, "Meet", at=ELEVEN.isoformat())["says"].startswith("This time is past, or does not suit")
        assert said(client, table)["meets"] == TWELVE.isoformat()


def test_the_game_begins_when_all_have_come_at_its_time(client, clock):
    table, lin = appointed(client, TEN, seats=(OPEN, computer()))
    wen = join(client, table, TEN)
    with sitting(client, table, lin) as one, sitting(client, table, wen) as other:
        assert ask(one, "Come")["code"] == "too_early"
        clock[0] = TEN - timedelta(minutes=15)
        assert ask(one, "Come") is None
        assert said(client, table)["came"] == [True, False, False]
        clock[0] = TEN - timedelta(minutes=4)
        assert ask(other, "Come") is None
        assert said(client, table)["came"] == [False, True, False], "who came eleven minutes ago may have gone"
        assert ask(one, "Throw", at=0)["code"] == "not_begun"
        assert ask(one, "Come") is None
        assert said(client, table) is None
        assert client.get(f"/api/tables/{table}/standing").json()["asked"] is not None


def test_who_does_not_come_loses_nothing(client, clock):
    table, _lin = appointed(client, TEN)
    wen = join(client, table, TEN)
    clock[0] = TEN + timedelta(minutes=5)
    with sitting(client, table, wen) as browser:
        assert ask(browser, "Come") is None
        assert ask(browser, "Free", seat=0)["code"] == "seat_held"
        assert ask(browser, "Concede")["code"] == "not_begun"
    clock[0] = TEN + timedelta(days=6)
    housekeeping = client.app.state.store.appointments
    assert in_server(client, housekeeping.past) == []
    clock[0] = TEN + timedelta(days=8)
    assert in_server(client, housekeeping.past) == [table]
    assert in_server(client, client.app.state.store.upkeep.abandoned, timedelta(days=1)) == []


def test_the_proposer_calls_it_off(client):
    for kind in ("CallOff", "Leave"):
        table, lin = appointed(client, TEN)
        wen = join(client, table, TEN)
        with sitting(client, table, lin) as proposer, sitting(client, table, wen) as other:
            assert ask(other, "CallOff")["code"] == "not_appointed"
            assert ask(proposer, kind) is None
        found = client.get(f"/api/tables/{table}/standing").json()
        assert (found["closed"], found["first"]) == ("called_off", [])
        join(client, table, TEN, name="Han", status=409)


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        ["tomorrow"],
        ["2026-11-30T10:00:00"],
        ["2026-11-30T10:00:30+00:00"],
        ["2026-11-28T11:59:00+00:00"],
        ["2027-06-01T10:00:00+00:00"],
        ["0001-01-01T00:00:00+14:00"],
        [f"2026-11-30T10:{each:02}:00+00:00" for each in range(11)],
    ],
)
def test_times_that_are_none_are_refused(client, wrong):
    answer = client.post("/api/tables", json={"game": "fords", "seats": [me(), OPEN], "times": wrong})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_times")
    assert "one to ten" in answer.json()["says"]
    table, lin = appointed(client, TEN)
    before = said(client, table)
    with sitting(client, table, lin) as browser:
        assert ask(browser, "Propose", times=wrong)["code"] == "bad_times"
        assert ask(browser, "Suit", times=wrong or times(ELEVEN))["code"] == "bad_times"
    assert said(client, table) == before


def test_what_is_asked_at_other_tables_is_refused(client):
    table, tokens = create(client, me(), OPEN)
    with sitting(client, table, tokens[0]) as browser:
        for kind, fields in (("Suit", {"times": []}), ("Come", {}), ("CallOff", {}), ("Meet", {"at": "x"})):
            assert ask(browser, kind, **fields)["code"] == "not_appointed"
    appointment, _ = appointed(client, TEN)
    with client.websocket_connect(f"/ws/tables/{appointment}") as socket:
        assert ask(Browser(socket), "Suit", times=[])["code"] == "no_such_seat"
    answer = client.post("/api/tables", json={"game": "fords", "seats": [me(), computer()], "times": times(TEN)})
    assert answer.json()["error"] == "bad_times"


def test_one_address_proposes_so_many_at_once(settings, clock):
    few = replace(settings, sitting=Sitting(most_appointments=2))
    with TestClient(application(few)) as client:
        for _ in range(2):
            appointed(client, TEN)
        answer = client.post("/api/tables", json={"game": "fords", "seats": [me(), OPEN], "times": times(TEN)})
        assert (answer.status_code, answer.json()["error"]) == (429, "too_many_appointments")
        clock[0] = TEN
        appointed(client, TWELVE)


def test_a_listed_one_waits_in_the_lobby_and_nobody_is_sent_there_at_once(client, clock):
    table, _ = appointed(client, TEN, ELEVEN, listed=True)
    [shown] = client.get("/api/tables").json()
    assert (shown["id"], shown["appointment"]["times"]) == (table, times(TEN, ELEVEN))
    sat = client.post("/api/sit-anywhere", json={"game": "fords", "name": "Han"}).json()
    assert sat["opened"]
    wen = join(client, table, TEN)
    assert table not in [each["id"] for each in client.get("/api/tables").json()]
    with sitting(client, table, wen) as browser:
        ask(browser, "Leave")
    assert table in [each["id"] for each in client.get("/api/tables").json()]
    clock[0] = ELEVEN
    assert table not in [each["id"] for each in client.get("/api/tables").json()]


def test_another_server_and_a_restart_find_the_same(settings, any_database, clock):
    settings = replace(settings, database=any_database)
    with ExitStack() as running:
        one = running.enter_context(TestClient(application(settings)))
        alone = any_database.endswith("sqlite3")
        other = one if alone else running.enter_context(TestClient(application(settings)))
        table, lin = appointed(one, TEN, ELEVEN, listed=True)
        wen = join(other, table, ELEVEN)
        with sitting(one, table, lin) as proposer:
            assert ask(proposer, "Propose", times=times(ELEVEN, TWELVE)) is None
        clock[0] = ELEVEN
        with sitting(other, table, wen) as browser:
            assert ask(browser, "Come") is None
    with TestClient(application(settings)) as later:
        assert said(later, table)["meets"] == ELEVEN.isoformat()
        assert said(later, table)["came"] == [False, True]
        [near] = in_server(later, stored(later).near, NOON, ELEVEN, 3)
        assert (near.table, near.meets, near.seats) == (table, ELEVEN, (0, 1))
        in_server(later, stored(later).reminded, near, 3)
        assert in_server(later, stored(later).near, NOON, ELEVEN, 3) == []


# What is agreed, as such.

MINUTES = st.integers(1, 30).map(lambda minute: NOON + timedelta(minutes=minute))
SETS = st.sets(MINUTES, min_size=1, max_size=8).map(lambda found: tuple(sorted(found)))


def seat(number, suits, kind="human"):
    return SeatHolder(seat=number, kind=kind, suits=suits)


@given(SETS, st.lists(st.none() | st.sets(MINUTES), max_size=4), MINUTES, st.booleans())
def test_a_time_that_suits_all_is_agreed_and_no_other(proposed, answers, now, vacant):
    seats = [seat(0, proposed)] + [seat(number, each and tuple(each)) for number, each in enumerate(answers, 1)]
    seats += [seat(len(seats), None, "open")] if vacant else []
    found = settled(Appointment(times=proposed), seats, now).meets
    common = [
        each
        for each in proposed
        if not vacant and all(answer is not None and each in answer for answer in [set(proposed), *answers])
    ]
    assert list(suiting(proposed, seats)) == common
    assert found == min((each for each in common if each > now), default=None)


@given(SETS, SETS, MINUTES)
def test_an_agreed_time_stays_while_it_suits_all(proposed, answer, now):
    before = settled(Appointment(times=proposed), [seat(0, proposed), seat(1, proposed)], NOON)
    after = settled(before, [seat(0, proposed), seat(1, answer)], now)
    assert after.meets == before.meets if before.meets in answer else after.meets != before.meets
    assert after.met is None


@pytest.mark.parametrize("zone", ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Taipei"])
@pytest.mark.parametrize("wall", ["2026-03-29T02:30", "2026-10-25T02:30", "2026-11-01T01:30"])
def test_a_time_of_any_zone_is_one_moment_whatever_clocks_do_that_night(zone, wall):
    for fold in (0, 1):
        meant = datetime.fromisoformat(wall).replace(tzinfo=ZoneInfo(zone), fold=fold)
        [found] = read_times([meant.isoformat()], meant.astimezone(UTC) - HOUR)
        assert found == meant.astimezone(UTC)
        assert found.tzinfo is UTC
