"""Conceding, and the rematch after it: what ends, who has won, and that nobody is taken to a table against his will."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.apps.web.kit import Browser
from tests.apps.web.live.seated import Seated, Time, company, kinds, refused, served
from tests.kit.patience import PATIENCE
from youyi.apps.web.live.registry import table_config
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.kernel.seats import Seat


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def client(settings, time):
    with served(settings, time) as client:
        yield client


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
        assert "conceded" in over["says"]
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


def test_of_three_the_last_person_who_concedes_ends_the_game(settings, time):
    slow = replace(
        settings, pace=PATIENCE
    )  # for whoever concedes a computer plays on, and might end the game before the others concede
    with served(slow, time) as client, Seated(client, 3) as here:
        first, second, last = (here.browser(seat) for seat in range(3))
        first.send("Throw", at=0)
        last.expect("Happened", lambda said: said["at"] == 1, "a throw")
        for one in (first, second):
            one.send("Concede")
            one.expect("Snapshot", lambda said: said["seat"] is None, "no seat")
        last.send("Concede")
        ended = last.expect("Snapshot", lambda said: said["table"]["closed"], "the end")
        assert ended["table"]["closed"] == "conceded"


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
    left = table_config.again(SeatHolder(seat=2, kind="left", name="Mei"), Seat(0), {})
    assert (left.seat, left.kind, left.name) == (0, "open", None)
