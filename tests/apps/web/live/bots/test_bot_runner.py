"""Bots: what each is shown, when it pauses, and what becomes of a choice that fails."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import Browser, InProcessPool, computer, create, finish, me, until
from tests.kit.toys.hush import EACH, HUSH, SEATS
from youyi.apps.web.live.bots import bot_runner
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.subscribers import pause_at
from youyi.apps.web.server.app import application
from youyi.kernel.rules import is_choice

FOR_EVER = 3600.0


def opened(app, table):
    return app.state.registry._tables[table]


def test_a_bot_is_shown_what_its_own_seat_may_see_and_nothing_else(settings):
    pool = InProcessPool()
    app = application(replace(settings, games=(HUSH,), pool=lambda _workers: pool))
    with TestClient(app) as client:
        names = ("first", "random", "first", "random")
        table, _ = create(client, *map(computer, names), game="hush")
        finish(client, table)
        session, chances = opened(app, table).table.session, opened(app, table).table.chances
    choices = [ply for ply in session.plies if not ply.drawn]
    assert len(choices) == len(pool.requests) == SEATS * EACH
    for ply, request in zip(choices, pool.requests, strict=True):
        assert request.view == session.rules.view(ply.before, ply.by)
        assert request.view.hand == ply.before.hands[ply.by], "its own hand"
        assert request.moves == session.rules.prompt(ply.before).moves
        assert (request.player, request.table) == (names[ply.by], session.table)
        private = chances.for_player(ply.by, ply.number - 1)
        if request.player == "random":
            assert ply.move == request.moves[private.below(len(request.moves))]


@pytest.fixture
def slow(settings):
    """A server whose bots pause for an hour where people may be watching."""
    app = application(replace(settings, pace=FOR_EVER))
    with TestClient(app) as client:
        yield client, app


def test_bots_among_themselves_do_not_pause(slow):
    client, _ = slow
    table, _ = create(client, computer(), computer())
    finish(client, table)


def test_bots_pause_while_someone_watches(slow, monkeypatch):
    client, app = slow
    paused = []
    sleep = asyncio.sleep

    async def noted(seconds):
        if seconds == FOR_EVER:  # the server's own pauses between its looks at the store are shorter
            paused.append(seconds)
        await sleep(seconds)  # the pause itself

    monkeypatch.setattr(asyncio, "sleep", noted)
    table, _ = create(client, computer(), me())
    until(lambda: paused, "the bot pauses before it throws")
    assert paused == [FOR_EVER]
    assert opened(app, table).table.session.at == 0, "a person sits there, connected or not"


GAMES = 20
"""Some end with their first moves."""


def test_what_passed_is_counted_since_a_person_last_chose_among_several(settings, monkeypatch):
    played, counts = LiveTable.played, []

    def noted(table, ply, at):
        done = played(table, ply, at)
        counts.append(table.passed)
        return done

    monkeypatch.setattr(LiveTable, "played", noted)
    app, every = application(settings), []
    with TestClient(app) as client:
        for _ in range(GAMES):
            table, tokens = create(client, me(), computer())
            with client.websocket_connect(f"/ws/tables/{table}") as socket:
                browser = Browser(socket)
                state = browser.sit(tokens[0])
                while state["asked"]["type"] != "Nothing":
                    if state["asked"].get("seat") == 0:
                        browser.act(state)
                    state = browser.next("Happened")
            session = opened(app, table).table.session
            expected = 0
            for ply, counted in zip(session.plies, counts, strict=True):
                free = ply.by == 0 and is_choice(session.rules.prompt(ply.before))
                expected = 0 if free else expected + 1
                assert counted == expected
            every += counts
            counts.clear()
    assert 0 in every
    assert max(every) > 1


def test_a_watched_game_of_bots_is_slowed_down(settings):
    app = application(replace(settings, pace=0.2))
    with TestClient(app) as client:
        table, tokens = create(client, computer(), computer(), me())
        began = time.monotonic()  # not once the table was told: what came since would wait to be read
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            browser = Browser(socket)
            state = browser.sit(tokens[2])
            at = state["at"]
            while state["asked"].get("seat") != 2 and state["asked"]["type"] != "Nothing":  # or the bots have finished
                state = browser.next("Happened")
            took = time.monotonic() - began
        session = opened(app, table).table.session
    # The pause before the first may have begun earlier.
    paced = [ply for ply in session.plies if at + 1 < ply.number <= state["at"]]
    asked = [session.rules.prompt(ply.before) for ply in paced]
    pauses = [
        pause_at("normal", ply.number - 1, chosen=is_choice(each)) for ply, each in zip(paced, asked, strict=True)
    ]
    assert took >= 0.2 * sum(pauses)
    assert len(pauses) == max(0, state["at"] - at - 1)


def test_a_bot_that_gave_up_tries_again_when_someone_connects(settings, monkeypatch):
    class Failing(InProcessPool):
        works = False

        async def choose(self, request):
            if not self.works:
                raise RuntimeError("no choice")
            return await super().choose(request)

    monkeypatch.setattr(bot_runner, "_MOST_TRIES", 1)
    pool = Failing()
    app = application(replace(settings, pool=lambda _workers: pool))
    with TestClient(app) as client:
        table, _ = create(client, computer(), computer())
        until(lambda: not opened(app, table).runner.working, "the bot gives up")
        assert not client.get(f"/api/tables/{table}").json()["over"]
        pool.works = True
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            Browser(socket).expect("Happened", lambda message: message["over"], "an end")


def test_a_bot_that_gave_up_tries_again_by_itself(settings, monkeypatch):
    class FailingOnce(InProcessPool):
        failed = False

        async def choose(self, request):
            if not self.failed:
                self.failed = True
                raise RuntimeError("no choice")
            return await super().choose(request)

    monkeypatch.setattr(bot_runner, "_MOST_TRIES", 1)
    monkeypatch.setattr(bot_runner, "_GIVEN_UP_SECONDS", 0.1)
    with TestClient(application(replace(settings, pool=lambda _workers: FailingOnce()))) as client:
        table, _ = create(client, computer(), computer())
        finish(client, table)
