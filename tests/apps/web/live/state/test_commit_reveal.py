"""Contributions to a table's chance: sealed, opened, settled once; late, twice, wrong or not at all."""

from __future__ import annotations

import json
from contextlib import ExitStack
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, InProcessPool, computer, create, finish, me, until
from tests.apps.web.live.sealing import ONE, THREE, TWO, Seated, answer, begun, chance, sealed, states, taken
from tests.kit.toys.fords import FORDS
from youyi.apps.web.live.state.table_chance import bout_chances
from youyi.apps.web.server.app import application
from youyi.games import game
from youyi.kernel.contributed import seal
from youyi.records.files import read_record
from youyi.records.replay import replay


def in_time(settings, tried):
    """Try it with servers that wait for contributions for a moment only, each for longer: until it is in time for one."""
    for patience in (0.3, 3, 30):
        sitting = replace(settings.sitting, seal_patience=patience)
        with TestClient(application(replace(settings, sitting=sitting))) as client:
            if tried(client):
                return
    pytest.fail("no server waited long enough")


@pytest.fixture
def seated(client):
    with ExitStack() as stack:
        yield Seated(stack, client)


def test_a_table_whose_people_seal_nothing_begins_at_once(client):
    table, tokens = create(client, me(), OPEN)
    taken(client, table)
    assert states(client, table) == ["none", "none"]
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        assert Browser(socket).sit(tokens[0])["asked"]["type"] == "Throws"


def test_the_commitment_is_told_when_the_table_is_made_and_never_changes(client):
    table, _ = create(client, sealed(ONE), OPEN)
    before = chance(client, table)
    assert before == before | {"kind": "contributed", "seals": None, "contributions": None, "reveal": None, "keys": {}}
    taken(client, table, TWO)
    assert chance(client, table)["commit"] == before["commit"]


def test_seals_are_published_when_all_are_in_and_texts_when_all_are_opened(client, seated):
    assert chance(client, seated.table)["seals"] == [seal(ONE), seal(TWO)]
    first = seated.open(0, ONE)
    assert first["chance"]["contributions"] is None
    everything = json.dumps([each.received for each in seated.browsers])
    assert ONE not in everything, "an opening is not told while another is awaited"
    assert answer(seated.browsers[1], "Throw", at=0)["code"] == "not_begun"
    settled = seated.open(1, TWO)["chance"]
    assert [(each["state"], each["text"]) for each in settled["contributions"]] == [("opened", ONE), ("opened", TWO)]
    for browser in seated.browsers:
        assert begun(browser)["at"] == 0


def test_one_who_plays_alone_opens_after_the_first_snapshot_and_begins(client):
    table, tokens = create(client, sealed(ONE), computer())
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        waiting = browser.sit(tokens[0])
        assert waiting["asked"]["type"] == "Seats"
        assert (
            waiting["says"]
            == "The sealed numbers of all players are being opened. Together they decide the dice and cards, so nobody could choose them. The game is about to begin."
        )
        assert waiting["table"]["chance"]["seals"] == [seal(ONE), "computer"]
        browser.send("Open", text=ONE)
        browser.expect("Snapshot", lambda message: message["asked"]["type"] == "Throws", "the game begun")
    assert states(client, table) == ["opened", "computer"]


def test_nobody_opens_before_every_seal_is_in(client):
    table, tokens = create(client, sealed(ONE), OPEN)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(tokens[0])
        assert answer(browser, "Open", text=ONE)["code"] == "too_early"


@pytest.mark.parametrize("text", [THREE, TWO, seal(ONE), "", "0", "Z" * 64, ONE.upper() + "A"])
def test_a_wrong_text_opens_nothing(client, seated, text):
    assert seated.open(0, text)["code"] == "wrong_opening"
    assert chance(client, seated.table)["contributions"] is None
    assert seated.open(0, ONE)["type"] == "ChanceTold", "the right one still does"


def test_a_text_that_comes_twice_counts_once_and_another_is_refused(client, seated):
    for _ in range(2):
        assert seated.open(0, ONE)["type"] == "ChanceTold"
    assert seated.open(0, THREE)["code"] == "wrong_opening"
    seated.open(1, TWO)
    settled = chance(client, seated.table)["contributions"]
    again = seated.open(0, ONE)
    assert again["type"] == "ChanceTold"
    assert seated.open(0, THREE)["code"] == "too_late"
    assert chance(client, seated.table)["contributions"] == settled


def test_one_who_watches_opens_nothing(client, seated):
    with client.websocket_connect(f"/ws/tables/{seated.table}") as socket:
        browser = Browser(socket)
        browser.next("Snapshot")
        for kind, field in (("Open", "text"), ("Seal", "seal")):
            assert answer(browser, kind, **{field: ONE})["code"] == "no_such_seat"


def test_a_seal_that_is_never_opened_stands_for_its_text_and_the_game_begins(settings):
    def tried(client):
        with ExitStack() as stack:
            seated = Seated(stack, client)
            if seated.open(0, ONE).get("code") == "too_late":
                return False
            until(lambda: states(client, seated.table), "the contributions are settled")
            settled = chance(client, seated.table)["contributions"]
            assert [(each["state"], each["text"]) for each in settled] == [("opened", ONE), ("unopened", seal(TWO))]
            assert seated.open(1, TWO)["code"] == "too_late"
            assert chance(client, seated.table)["contributions"] == settled
            assert "code" not in answer(seated.browsers[0], "Throw", at=0)
            return True

    in_time(settings, tried)


def test_a_seat_that_sealed_nothing_is_not_waited_for(client):
    with ExitStack() as stack:
        seated = Seated(stack, client, ONE, None)
        assert seated.open(1, TWO)["code"] == "wrong_opening"
        assert [each["state"] for each in seated.open(0, ONE)["chance"]["contributions"]] == ["opened", "none"]


@pytest.mark.parametrize("bad", ["", "0", "g" * 64, "A" * 64, "0" * 65])
def test_what_is_no_seal_is_refused_with_the_request(client, bad):
    answer = client.post("/api/tables", json={"game": "fords", "seats": [me() | {"seal": bad}, OPEN]})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_seal")
    table, _ = create(client, me(), OPEN)
    answer = client.post(f"/api/tables/{table}/sit", json={"name": "Wen", "seal": bad})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_seal")


def test_a_seal_may_come_by_the_socket_until_all_seats_are_taken(client):
    table, tokens = create(client, me(), OPEN)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(tokens[0])
        codes = []
        for text in (seal(ONE), seal(ONE), seal(TWO), "no seal"):
            message = answer(browser, "Seal", seal=text)
            codes.append(message.get("code", message["type"]))
        assert codes == ["ChanceTold", "ChanceTold", "bad_seal", "bad_seal"]
        taken(client, table)
        assert answer(browser, "Seal", seal=seal(TWO))["code"] == "too_late"
    assert chance(client, table)["seals"] == [seal(ONE), None]


def test_the_seal_of_another_seat_cannot_be_copied(client):
    table, _ = create(client, sealed(ONE), OPEN)
    token = taken(client, table)
    assert token
    table, tokens = create(client, me(), OPEN, OPEN)
    second = taken(client, table, ONE)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(tokens[0])
        assert answer(browser, "Seal", seal=seal(ONE))["code"] == "bad_seal"
    assert second


# Keys, and the record.


def test_a_finished_table_proves_itself_and_a_tampered_throw_is_found(client):
    table, tokens = create(client, sealed(ONE), computer())
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.sit(tokens[0])
        browser.send("Open", text=ONE)
        state = browser.expect("Snapshot", lambda message: message["asked"]["type"] != "Seats", "the game begun")
        while state["over"] is None:
            if state["asked"].get("seat") == 0 and state["asked"]["type"] in ("Throws", "Choose"):
                browser.act(state)
            state = browser.next("Happened")
            page = client.get(f"/api/tables/{table}").json()
            assert page["over"] or (page["chance"]["keys"], page["chance"]["reveal"]) == ({}, None)
        told = browser.next("ChanceTold")["chance"]
    assert (told["reveal"] is None, list(told["keys"])) == (False, ["1"])
    text = client.get(f"/api/tables/{table}/record").text
    found = replay(read_record(text), FORDS)
    assert found.draws == found.proved > 0
    record = read_record(text)
    faked = "11" if record.moves[0] != "11" else "22"
    tampered = replace(record, moves=(faked, *record.moves[1:]))
    with pytest.raises(
        Exception, match=f"move 1: bout 1, hand 1, draw 1: the key gives {record.moves[0]}, not {faked}"
    ):
        replay(tampered, FORDS)


def test_no_key_and_no_text_is_told_before_its_time(client, seated):
    """On any byte of the sockets, the table's page and its record."""
    seated.open(0, ONE)

    def everything():
        pages = [client.get(f"/api/tables/{seated.table}{page}").text for page in ("", "/record", "/transcript")]
        return json.dumps([each.received for each in seated.browsers]) + "".join(pages)

    assert ONE not in everything()
    seated.open(1, TWO)
    table = client.app.state.registry._tables[seated.table].table
    state = seated.browsers[0].expect("Snapshot", lambda message: message["asked"]["type"] == "Throws", "begun")
    seated.browsers[0].act(state)
    state = seated.browsers[0].next("Happened")
    key = table.chances.secret.hex()
    assert table.session.draws[1].nth == 1
    told = everything()
    assert key not in told
    assert table.config.secret.hex() not in told


def test_the_chances_of_a_bout_are_worked_out_once_however_often_it_is_thrown(settings, monkeypatch):
    """They were worked out anew, from every seat's contribution, at each throw."""
    made = list[int]()

    def counted(config, bout):
        made.append(bout)
        return bout_chances(config, bout)

    monkeypatch.setattr("youyi.apps.web.live.state.table_chance.bout_chances", counted)
    with TestClient(
        application(replace(settings, games=(game("ruqi"),), pool=lambda _workers: InProcessPool()))
    ) as client:
        table, _ = create(client, computer("random"), computer("random"), game="ruqi", terms={"rounds": 2})
        finish(client, table)
        session = client.app.state.registry._tables[table].table.session  # type: ignore[attr-defined]
        assert len(session.draws) > 10 * len(session.bouts)
        assert sorted(made) == sorted(session.bouts)


def test_a_table_that_nobody_looks_at_stays_open_until_its_stage_is_over(settings):
    def tried(client):
        table, _ = create(client, sealed(ONE), computer())
        registry = client.app.state.registry
        client.portal.call(registry.close_unused, table)
        if states(client, table):
            return False
        assert table in registry, "closed, it would begin to wait anew for whoever comes next"
        until(lambda: registry._tables[table].table.begun, "the seals are settled")
        assert states(client, table) == ["unopened", "computer"]
        return True

    in_time(settings, tried)
