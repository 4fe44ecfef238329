"""The people of a table: absent, back, out of time, pausing, conceding; every decision survives a restart."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta
from time import perf_counter

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, computer, create, in_server, me
from tests.apps.web.live.seated import BANK, Seated, Time, company, kinds, refused, served
from youyi.apps.web.server.app import application


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def client(settings, time):
    with served(settings, time) as client:
        yield client


# Absent on one's turn.


def test_one_drops_off_a_computer_sits_in_and_he_returns(client, time):
    with Seated(client, 3) as here:
        others = [here.browser(seat) for seat in (1, 2)]
        with client.websocket_connect(f"/ws/tables/{here.id}") as socket:
            assert Browser(socket).sit(here.tokens[0])["asked"] == {"type": "Throws", "seat": 0}
        for each in others:
            counted = company(each, lambda said: said["sits_in"], "a countdown that all see")["sits_in"]
            assert (counted["seat"], counted["player"]) == (0, "random")
            assert 55 <= counted["seconds"] <= 60
        time.ahead += timedelta(seconds=61)
        here.look()
        for each in others:
            sat_in = company(each, lambda said: said["seats"][0]["stand_in"], "a computer that sits in")
            assert sat_in["sits_in"] is None
            each.expect("Happened", lambda said: said["by"] == 0, "its move")
        back = here.browser(0)
        company(back, lambda said: said["seats"][0]["stand_in"] is None, "his seat again")
        assert kinds(here.table) == ["sat_in", "returned"]
        record = client.get(f"/api/tables/{here.id}/record").json()
        assert any("plays for" in each for each in record["notes"].values())
        assert [each.get("name") for each in record["seats"]] == ["Lin", "P1", "P2"]


def test_nobody_sits_in_where_nobody_waits(client, time):
    with Seated(client) as here:
        here.browser()
        with client.websocket_connect(f"/ws/tables/{here.id}") as socket:
            Browser(socket).sit(here.tokens[0])
        time.ahead += timedelta(hours=2)
        here.look()
        assert client.get(f"/api/tables/{here.id}").json()["company"]["sits_in"] is None
        assert here.table.sitters[0].stand_in is None


def test_who_left_is_sat_in_for_at_once_when_it_is_his_turn_and_others_wait(client, time):
    with Seated(client, 3) as here:
        one, two = here.browser(0), here.browser(1)
        here.browser(2)
        one.send("Leave")
        company(two, lambda said: said["sits_in"], "a countdown")
        time.ahead += timedelta(seconds=61)
        here.look()
        two.expect("Present", lambda said: said["seats"][0]["kind"] == "computer", "a computer")
        assert kinds(here.table) == ["left", "given"]


def test_a_computer_goes_on_sitting_in_after_a_restart(settings, time):
    with served(settings, time) as client, Seated(client, 3) as here:
        other = here.browser(1)
        with client.websocket_connect(f"/ws/tables/{here.id}") as socket:
            Browser(socket).sit(here.tokens[0])
        time.ahead += timedelta(seconds=61)
        here.look()
        company(other, lambda said: said["seats"][0]["stand_in"], "a computer")
        tokens, name = here.tokens, here.id
    with TestClient(application(settings)) as again:
        said = again.get(f"/api/tables/{name}").json()
        assert said["company"]["seats"][0]["stand_in"] == "random"
        assert [each["kind"] for each in said["company"]["events"]] == ["sat_in"]
        with again.websocket_connect(f"/ws/tables/{name}") as socket:
            browser = Browser(socket)
            browser.sit(tokens[0])
            company(browser, lambda said: said["seats"][0]["stand_in"] is None, "his seat again")


# Clocks.


def test_whose_time_is_out_is_sat_in_for_until_he_says_that_he_is_back(client, time):
    with Seated(client, agreement=BANK) as here:
        one, two = here.browser(0), here.browser(1)
        told = client.get(f"/api/tables/{here.id}").json()["company"]
        assert told["running"] == 0
        assert told["seats"][1]["left"] == 600_000
        time.ahead += timedelta(seconds=616)  # a throw has 15 s of its own
        here.look()
        two.expect("Happened", lambda said: said["by"] == 0, "the computer's move")
        assert kinds(here.table) == ["timed_out"]
        assert here.table.events[0].player == "first"
        one.send("Return")
        company(one, lambda said: said["seats"][0]["stand_in"] is None, "his seat again")
        assert kinds(here.table) == ["timed_out", "returned"]


def test_what_is_refused_to_one_who_is_sat_in_for_leaves_the_computer_there(client, time):
    with Seated(client, agreement=BANK) as here:
        one, two = here.browser(0), here.browser(1)
        time.ahead += timedelta(seconds=616)
        here.look()
        state = two.expect("Happened", lambda said: said["asked"].get("seat") == 1, "the other's turn")
        assert refused(one, "Throw", at=state["at"]) == "not_your_turn"
        assert kinds(here.table) == ["timed_out"]
        two.act(state)
        state = two.expect("Happened", lambda said: said["asked"].get("seat") == 1, "a round later")
        assert refused(one, "Move", at=0, text="nonsense") == "not_your_turn"
        two.send("Pause", wanted=True)
        company(two, lambda said: said["paused_since"], "a pause of who plays himself")
        assert refused(one, "Throw", at=state["at"]) == "paused"
        assert kinds(here.table) == ["timed_out", "paused"]


def test_clocks_go_on_after_a_restart_where_they_were(settings, time):
    with served(settings, time) as client, Seated(client, agreement=BANK) as here:
        one = here.browser(0)
        one.send("Throw", at=0)
        one.expect("Happened", lambda said: said["at"] == 1, "the throw")
        name = here.id
    an_hour_ago = datetime.now(UTC) - timedelta(hours=1)
    with sqlite3.connect(settings.database) as store:  # the game stopped an hour ago, 100 s after the throw
        store.execute("UPDATE move SET at = ?", [f"{an_hour_ago - timedelta(seconds=100):%F %T.%f}"])
        store.execute("UPDATE seat SET since = ?", [f"{an_hour_ago - timedelta(seconds=130):%F %T.%f}"])
        store.execute("UPDATE game SET since = ?", [f"{an_hour_ago - timedelta(seconds=130):%F %T.%f}"])
        store.execute("UPDATE uptime SET beat = ?", [f"{an_hour_ago:%F %T.%f}"])
    app = application(settings)
    with TestClient(app) as again:
        told = again.get(f"/api/tables/{name}").json()["company"]
        running = told["running"]  # the throw may have ended the turn
        forced = app.state.registry.at_hand(name).session.forced
        left = {0: 600 - (30 - 15) + (5 if running == 1 else 0), 1: 600}  # nothing is to be chosen of a throw
        left[running] -= 100 - (15 if forced else 0)
        assert [each["left"] for each in told["seats"]] == [
            pytest.approx(left[seat] * 1000, abs=2000) for seat in (0, 1)
        ]


def test_whoever_is_fast_gains_one_increment_a_turn_and_a_throw_stops_the_clock(client):
    assert any(turns_of_a_game(client) for _ in range(20)), "chance may end a game in its first turn, but not each"


def turns_of_a_game(client) -> int:
    """Play a game at random; how often the turn passed, each of which brought one increment."""
    with Seated(client, agreement=BANK) as here:
        browsers = [here.browser(0), here.browser(1)]
        states, turns = [each.received[-1] for each in browsers], [0, 0]
        told = client.get(f"/api/tables/{here.id}").json()["company"]
        assert told["stands"] == pytest.approx(15_000, abs=2000), "a throw is asked"
        began = perf_counter()
        while True:
            asked = states[0]["asked"]["seat"]
            browsers[asked].act(states[asked])
            states = [each.next("Happened") for each in browsers]
            if states[0]["over"]:
                return sum(turns)
            turns[asked] += states[0]["asked"]["seat"] != asked
            left = [each["left"] for each in client.get(f"/api/tables/{here.id}").json()["company"]["seats"]]
            slow = 1000 * (perf_counter() - began)  # this machine is: whoever acts has lost no more
            assert all(-1 <= (600 + 5 * each) * 1000 - has <= slow + 1 for each, has in zip(turns, left, strict=True))


@pytest.mark.parametrize(
    "agreement",
    [
        {"clock": {"kind": "bank", "seconds": 5}, "stand_in": "first"},
        {"clock": {"kind": "move", "seconds": 60}},
        {"absence": 1, "stand_in": "first"},
        {"absence": 60},
        {"absence": 60, "stand_in": "nobody"},
        {"clock": {"kind": "sand", "seconds": 60}, "stand_in": "first"},
    ],
)
def test_an_agreement_that_cannot_be_is_refused(client, agreement):
    answer = client.post("/api/tables", json={"game": "fords", "seats": [me(), OPEN], "agreement": agreement})
    assert answer.status_code == 400


# Pauses.


def test_a_pause_needs_everybody_and_ends_with_anybody(client):
    with Seated(client) as here:
        one, two = here.browser(0), here.browser(1)
        one.send("Pause", wanted=True)
        company(two, lambda said: said["seats"][0]["wants_pause"], "a wish")
        two.send("Pause", wanted=False)
        company(one, lambda said: not said["seats"][0]["wants_pause"], "a wish declined")
        two.send("Pause", wanted=True)
        one.send("Pause", wanted=True)
        for each in (one, two):
            paused = each.expect("Snapshot", lambda said: said["table"]["company"]["paused_since"], "a pause")
            assert paused["asked"] == {"type": "Nothing"}
        assert refused(one, "Throw", at=0) == "paused"
        two.send("Pause", wanted=False)
        resumed = one.expect("Snapshot", lambda said: not said["table"]["company"]["paused_since"], "the end of it")
        assert resumed["asked"] == {"type": "Throws", "seat": 0}
        assert not any(each["wants_pause"] for each in resumed["table"]["company"]["seats"])
        assert kinds(here.table) == ["paused", "resumed"]


def test_nothing_moves_in_a_pause_and_it_survives_a_restart(settings, time):
    with served(settings, time) as client:
        table, tokens = create(client, me(), computer())
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            browser.sit(tokens[0])
            browser.send("Pause", wanted=True)
            browser.expect("Snapshot", lambda said: said["table"]["company"]["paused_since"], "a pause")
    app = application(settings)
    with TestClient(app) as again:
        assert again.get(f"/api/tables/{table}").json()["company"]["paused_since"]
        assert not in_server(again, app.state.registry.find, table).server_moves


def test_who_watches_is_counted(client):
    with Seated(client) as here:
        one = here.browser(0)
        here.browser()
        assert company(one, lambda said: said["watching"] == 1, "one who watches")["host"] == 0


def test_who_waited_for_somebody_has_not_lost_the_time_of_it(settings):
    with TestClient(application(settings)) as client:
        name, tokens = create(client, me(), OPEN, terms={"seats": 2}, agreement=BANK)
    with sqlite3.connect(settings.database) as store:  # the table was opened twenty minutes ago
        ago = f"{datetime.now(UTC) - timedelta(minutes=20):%F %T.%f}"
        store.execute("UPDATE game SET since = ?", [ago])
        store.execute("UPDATE seat SET since = ? WHERE since IS NOT NULL", [ago])
        store.execute("UPDATE uptime SET beat = ?", [f"{datetime.now(UTC):%F %T.%f}"])
    with TestClient(application(settings)) as client:
        client.post(f"/api/tables/{name}/sit", json={"name": "P1", "seat": 1}).raise_for_status()
        with client.websocket_connect(f"/ws/tables/{name}?language=en") as socket:
            first = Browser(socket)
            first.act(first.sit(tokens[0]))
            first.next("Happened")
            left = [each["left"] for each in client.get(f"/api/tables/{name}").json()["company"]["seats"]]
    assert min(left) > 300_000, "he had ten minutes, and waited for twenty"
