"""The people of a table: absent, back, out of time, pausing, conceding; every decision survives a restart."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, computer, create, in_server, me
from youyi.apps.web import table_config
from youyi.apps.web.app import application
from youyi.apps.web.stored_table import Sitter
from youyi.kernel.seats import Seat

BANK = {"clock": {"kind": "bank", "seconds": 600, "increment": 5}, "absence": 60, "stand_in": "first"}


class Time:
    """The server's time, which a test may let pass."""

    def __init__(self):
        self.ahead = timedelta()

    def now(self):
        return datetime.now(UTC) + self.ahead


@contextmanager
def served(settings, time):
    app = application(settings)
    with TestClient(app) as client:
        registry = app.state.registry
        registry._attendance = replace(registry._attendance, now=time.now)
        yield client


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def client(settings, time):
    with served(settings, time) as client:
        yield client


class Seated(ExitStack):
    """A table of fords, and browsers at it."""

    def __init__(self, client, seats=2, **agreed):
        super().__init__()
        self.client = client
        self.id, tokens = create(client, me(), *[OPEN] * (seats - 1), terms={"seats": seats}, **agreed)
        self.tokens = dict(tokens)
        for seat in range(1, seats):
            taken = client.post(f"/api/tables/{self.id}/sit", json={"name": f"P{seat}", "seat": seat})
            self.tokens[seat] = taken.json()["token"]

    def browser(self, seat=None):
        browser = Browser(self.enter_context(self.client.websocket_connect(f"/ws/tables/{self.id}?language=en")))
        if seat is None:
            browser.next("Snapshot")
        else:
            browser.sit(self.tokens[seat])
        return browser

    @property
    def table(self):
        return self.client.app.state.registry._tables[self.id].table

    def look(self):
        """Let the server look at its clocks again, after a test has changed the time."""
        self.client.portal.call(self.table.notify)


def company(browser, found, what):
    return browser.expect("Company", lambda said: found(said["company"]), what)["company"]


def kinds(table):
    return [each.kind for each in table.events]


def refused(browser, kind, **fields):
    browser.send(kind, **fields)
    while (message := browser.next())["type"] != "Refused":
        pass
    return message["code"]


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
        assert any("sits in for" in each for each in record["notes"].values())
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
        time.ahead += timedelta(seconds=601)
        here.look()
        two.expect("Happened", lambda said: said["by"] == 0, "the computer's move")
        assert kinds(here.table) == ["timed_out"]
        assert here.table.events[0].player == "first"
        one.send("Return")
        company(one, lambda said: said["seats"][0]["stand_in"] is None, "his seat again")
        assert kinds(here.table) == ["timed_out", "returned"]


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
    with Seated(client, agreement=BANK) as here:
        browsers = [here.browser(0), here.browser(1)]
        states, turns = [each.received[-1] for each in browsers], [0, 0]
        told = client.get(f"/api/tables/{here.id}").json()["company"]
        assert told["stands"] == pytest.approx(15_000, abs=2000), "a throw is asked"
        while True:
            asked = states[0]["asked"]["seat"]
            browsers[asked].act(states[asked])
            states = [each.next("Happened") for each in browsers]
            if states[0]["over"]:
                break
            turns[asked] += states[0]["asked"]["seat"] != asked
            left = [each["left"] for each in client.get(f"/api/tables/{here.id}").json()["company"]["seats"]]
            assert left == [pytest.approx((600 + 5 * each) * 1000, abs=4000) for each in turns]
        assert sum(turns) > 0


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


# Conceding.


def test_of_two_one_concedes_and_the_other_has_won(client):
    with Seated(client) as here:
        one, two = here.browser(0), here.browser(1)
        one.send("Throw", at=0)
        two.expect("Happened", lambda said: said["at"] == 1, "a throw")
        two.send("Concede")
        ended = one.expect("Snapshot", lambda said: said["table"]["closed"], "the end")
        assert ended["table"]["closed"] == "conceded"
        assert not ended["table"]["over"], "not by the rules"
        over = ended["over"]
        assert (over["first"], over["by"], over["score"], over["kind"]) == ([0], 1, None, "conceded")
        assert ended["says"] == over["says"]
        assert "gave up" in over["says"]
        assert ended["asked"] == {"type": "Nothing"}
        event = ended["table"]["company"]["events"][-1]
        assert (event["kind"], event["seat"]) == ("conceded", 1)
        record = client.get(f"/api/tables/{here.id}/record").json()
        assert (record["score"], record["conceded"], len(record["moves"])) == (None, 1, 1)
        assert "concedes" in record["notes"]["1"]
        transcript = client.get(f"/api/tables/{here.id}/transcript?language=zh-Hant").text
        assert "認輸" in transcript
        assert refused(one, "Concede") == "closed"
        offer = client.post(f"/api/tables/{here.id}/rematch", json={"token": here.tokens[1]})
        assert (offer.status_code, offer.json()["id"]) == (200, None)
        company(one, lambda said: said["seats"][1]["wants_rematch"], "an offer")
        again = client.post(f"/api/tables/{here.id}/rematch", json={"token": here.tokens[0]})
        assert client.get(f"/api/tables/{again.json()['id']}").json()["company"]["agreement"]["stand_in"] == "random"


def test_of_three_one_concedes_and_a_computer_plays_on(client):
    with Seated(client, 3) as here:
        one, two = here.browser(0), here.browser(1)
        assert refused(here.browser(), "Concede") == "no_such_seat"
        one.send("Throw", at=0)
        two.expect("Happened", lambda said: said["at"] == 1, "a throw")
        one.send("Concede")
        one.expect("Snapshot", lambda said: said["seat"] is None, "no seat")
        two.expect("Present", lambda said: said["seats"][0]["kind"] == "computer", "a computer")
        assert kinds(here.table) == ["conceded"]
        assert refused(one, "Sit", token=here.tokens[0]) == "bad_token"


def test_who_watches_is_counted(client):
    with Seated(client) as here:
        one = here.browser(0)
        here.browser()
        assert company(one, lambda said: said["watching"] == 1, "one who watches")["host"] == 0


# A rematch.


def again(here, seat, **wishes):
    return here.client.post(f"/api/tables/{here.id}/rematch", json={"token": here.tokens[seat], **wishes}).json()["id"]


def test_a_rematch_begins_when_all_who_sit_there_have_taken_it_up(client):
    with Seated(client) as here:
        one, two = here.browser(0), here.browser(1)
        assert client.post(f"/api/tables/{here.id}/rematch", json={"token": here.tokens[0]}).status_code == 409
        one.send("Concede")
        two.expect("Snapshot", lambda said: said["over"], "the end")
        assert again(here, 0) is None
        company(two, lambda said: said["seats"][0]["wants_rematch"], "an offer")
        assert again(here, 0) is None, "to offer twice is to offer"
        assert again(here, 1, wanted=False) is None
        company(one, lambda said: not said["seats"][0]["wants_rematch"], "it is declined")
        assert again(here, 1) is None
        assert again(here, 0, wanted=False) is None
        assert kinds(here.table)[1:] == [*["rematch_offered", "rematch_declined"] * 2]
        assert again(here, 0) is None
        made = again(here, 1)
        assert one.next("Rematch")["id"] == two.next("Rematch")["id"] == made
        assert again(here, 0) == again(here, 1) == again(here, 1, wanted=False) == made, "it is too late to decline"
        assert "rematch" not in str(client.get(f"/api/tables/{here.id}/record").json()["notes"])


def test_nobody_is_taken_to_a_table_while_he_is_away(client):
    with Seated(client) as here:
        two = here.browser(1)
        with client.websocket_connect(f"/ws/tables/{here.id}") as socket:
            lin = Browser(socket)
            lin.sit(here.tokens[0])
            lin.send("Concede")
            lin.expect("Snapshot", lambda said: said["over"], "the end")
            assert again(here, 0) is None
        two.expect("Present", lambda said: not said["seats"][0]["here"], "he is away")
        assert again(here, 1) is None
        here.browser(0)
        assert again(here, 0), "he is back, and both have said so"


def test_by_days_an_offer_stands_while_one_is_away(client):
    days = {"clock": {"kind": "days", "seconds": 86_400}, "absence": None, "stand_in": "first"}
    with Seated(client, agreement=days) as here:
        with client.websocket_connect(f"/ws/tables/{here.id}") as socket:
            lin = Browser(socket)
            lin.sit(here.tokens[0])
            lin.send("Concede")
            lin.expect("Snapshot", lambda said: said["over"], "the end")
            assert again(here, 0) is None
        assert again(here, 1)


def test_at_a_rematch_a_seat_that_was_left_is_open():
    left = table_config.again(Sitter(seat=2, kind="left", name="Mei"), Seat(0), {})
    assert (left.seat, left.kind, left.name) == (0, "open", None)
