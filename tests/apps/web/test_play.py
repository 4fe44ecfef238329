"""Play over the wire, as browsers do it."""

from __future__ import annotations

from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, Browser, computer, create, finish, me


def mine(state, seat):
    asked = state["asked"]
    return asked["type"] in ("Throws", "Choose") and asked["seat"] == seat


def play_to_the_end(browser, state, seat):
    while state["over"] is None:
        if mine(state, seat):
            browser.act(state)
        state = browser.next("Happened")
    return state


def test_a_whole_game_against_computers(client: TestClient):
    table, tokens = create(client, me(), computer(), computer("random"))
    with client.websocket_connect(f"/ws/tables/{table}?language=en") as socket:
        browser = Browser(socket)
        end = play_to_the_end(browser, browser.sit(tokens[0]), 0)
    assert end["asked"] == {"type": "Nothing"}
    assert sum(end["over"]["score"]) == 0
    ats = [each["at"] for each in browser.received if each["type"] == "Happened"]
    assert ats == list(range(ats[0], end["at"] + 1)), "every move is heard once, in order"
    assert client.get(f"/api/tables/{table}").json()["over"]


def test_computers_finish_a_game_that_nobody_watches(client: TestClient):
    table, _ = create(client, computer(), computer("random"))
    finish(client, table)
    record = client.get(f"/api/tables/{table}/record").json()
    assert record["score"] is not None
    assert record["seats"] == [{"player": "first@1"}, {"player": "random@1"}]


def test_the_game_begins_when_the_last_seat_is_taken(client: TestClient):
    table, tokens = create(client, me(), OPEN)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        assert browser.sit(tokens[0])["asked"] == {"type": "Seats"}
        browser.send("Throw", at=0)
        assert browser.next("Refused")["code"] == "not_begun"
        given = client.post(f"/api/tables/{table}/sit", json={"name": "Wen"}).json()
        assert given["seat"] == 1
        assert browser.next("Snapshot")["asked"] == {"type": "Throws", "seat": 0}
    late = client.post(f"/api/tables/{table}/sit", json={"name": "Late"})
    assert (late.status_code, late.json()["error"]) == (409, "no_seat_left")


def test_a_reader_changes_language_at_the_table(client: TestClient):
    table, _ = create(client, computer(), OPEN)
    with client.websocket_connect(f"/ws/tables/{table}?language=zh-Hant") as socket:
        browser = Browser(socket)
        assert browser.next("Snapshot")["says"] == "等人入座。"
        browser.send("Speak", language="en")
        again = browser.next("Snapshot")
        assert (again["language"], again["says"]) == ("en", "Waiting for someone to take the open seat.")


def test_a_preview_says_what_follows_and_changes_nothing(client: TestClient):
    table, tokens = create(client, me(), computer())
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        state = browser.sit(tokens[0])
        while state["asked"]["type"] != "Choose":
            if mine(state, 0):
                browser.act(state)
            state = browser.next("Happened")
        offer = state["asked"]["offers"][0]
        browser.send("Preview", at=state["at"], text=offer["text"])
        previewed = browser.next("Previewed")
        assert previewed["lines"] == offer["lines"]
        browser.act(state)
        happened = browser.next("Happened")
        assert happened["at"] == state["at"] + 1
        assert happened["lines"] == offer["lines"], "what was foreseen is what followed"
        assert happened["view"] == previewed["view"]


def test_the_same_token_finds_the_same_seat_and_position(client: TestClient):
    table, tokens = create(client, me(), computer())
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        browser = Browser(socket)
        browser.act(browser.sit(tokens[0]))
        state = browser.next("Happened")
        while not mine(state, 0):
            state = browser.next("Happened")
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        again = Browser(socket).sit(tokens[0])
    for what in ("at", "view", "asked", "says"):
        assert again[what] == state[what]


def test_everyone_sees_who_is_here(client: TestClient):
    table, tokens = create(client, me(), OPEN)
    with client.websocket_connect(f"/ws/tables/{table}") as first:
        watcher = Browser(first)
        watcher.next("Snapshot")
        with client.websocket_connect(f"/ws/tables/{table}") as second:
            Browser(second).sit(tokens[0])
            assert watcher.next("Present")["seats"][0] == {
                "seat": 0,
                "kind": "human",
                "name": "Lin",
                "player": None,
                "called": None,
                "here": True,
                "away_since": None,
                "free_in": None,
            }
        left = watcher.next("Present")["seats"][0]
        assert (left["here"], left["free_in"]) == (False, 300)
        assert left["away_since"] is not None


def test_a_rematch_moves_the_company_on_and_keeps_its_tokens(client: TestClient):
    table, tokens = create(client, me(), OPEN)
    tokens[1] = client.post(f"/api/tables/{table}/sit", json={"name": "Wen"}).json()["token"]
    with (
        client.websocket_connect(f"/ws/tables/{table}") as first,
        client.websocket_connect(f"/ws/tables/{table}") as second,
    ):
        browsers = [Browser(first), Browser(second)]
        states = [browser.sit(tokens[seat]) for seat, browser in enumerate(browsers)]
        early = client.post(f"/api/tables/{table}/rematch", json={"token": tokens[0]})
        assert (early.status_code, early.json()["error"]) == (409, "not_over")
        while states[0]["over"] is None:
            for seat, browser in enumerate(browsers):
                if mine(states[seat], seat):
                    browser.act(states[seat])
            states = [browser.next("Happened") for browser in browsers]
        offered = client.post(f"/api/tables/{table}/rematch", json={"token": tokens[1]}).json()
        assert offered["id"] is None, "until both have taken it up there is no table"
        again = client.post(f"/api/tables/{table}/rematch", json={"token": tokens[0]}).json()
        told = browsers[1].next("Rematch")
        assert told == {"type": "Rematch", "id": again["id"], "seat": 0}
        assert again["seat"] == 1
        twice = client.post(f"/api/tables/{table}/rematch", json={"token": tokens[1]}).json()
        assert (twice["id"], twice["seat"]) == (again["id"], 0)
        stranger = client.post(f"/api/tables/{table}/rematch", json={"token": "nobody"})
        assert (stranger.status_code, stranger.json()["error"]) == (403, "bad_token")
    with client.websocket_connect(f"/ws/tables/{again['id']}") as socket:
        assert Browser(socket).sit(tokens[0])["seat"] == 1
