"""In a game by days the server makes the moves that nobody chooses: whoever is away comes back only to choose."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import timedelta

import pytest

import youyi
from tests.apps.web.kit import Browser, in_server, until
from tests.apps.web.live.seated import BANK, Seated, Time, refused, served
from tests.kit.walks import stroll
from youyi.apps.web.live.people.substitutes import forced_at
from youyi.apps.web.live.registry import clock_watch
from youyi.apps.web.live.state.clocks import FORCED
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat

DAYS = {"clock": {"kind": "days", "seconds": 86_400}, "absence": None, "stand_in": "first"}
DEALT = 8
"""Cards of a hand of 馬吊."""
GAMES = {"ruqi": (2, {}), "dama": (3, {"seats": 3}), "madiao": (4, {})}
"""How many play, and on which terms."""


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def client(settings, time):
    with served(replace(settings, games=(*settings.games, *map(youyi.game, GAMES))), time) as client:
        yield client


def loaded(client, name):
    return in_server(client, client.app.state.registry.find, name)


def asked_to_choose(table):
    until(lambda: table.over or (table.session.at and not table.session.forced), "somebody is asked to choose")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_away_comes_back_only_to_choose(client, game):
    with Seated(client, *GAMES[game], game=game, agreement=DAYS) as found:
        table = loaded(client, found.id)
        for chosen in range(5):
            asked_to_choose(table)
            assert table.session.forced_before.count(False) == chosen, "nothing was chosen for anybody"
            assert forced_at(table) is None
            comes(found, table)


def comes(found, table):
    """Whoever is asked comes, chooses and goes."""
    seat, at = table.session.asked, table.session.at
    with found.client.websocket_connect(f"/ws/tables/{found.id}") as socket:
        browser = Browser(socket)
        browser.act(browser.sit(found.tokens[seat]))
        until(lambda: table.session.at > at, "what he chose")


def test_whoever_is_here_is_left_a_moment_for_it(client, time):
    with Seated(client, agreement=DAYS) as found:
        table = loaded(client, found.id)
        asked_to_choose(table)
        here = [found.browser(seat) for seat in (0, 1)]
        while not table.session.forced:
            comes(found, table)
        at, due = table.session.at, forced_at(table)
        assert due == table.times[-1] + FORCED
        assert refused(here[0], "Move", at=at, text="nonsense")
        assert table.session.at == at
        time.ahead += FORCED + timedelta(seconds=1)
        found.look()
        until(lambda: table.session.at > at, "what nobody chooses")


def test_in_other_games_everybody_moves_himself(client):
    with Seated(client, agreement=BANK) as bank, Seated(client) as free:
        for each in (bank, free):
            table = loaded(client, each.id)
            assert table.session.forced
            assert forced_at(table) is None


def test_a_start_goes_on_where_a_server_was_killed(settings, time, monkeypatch):
    async def killed(_table):
        """The server dies before it has made the move."""

    with monkeypatch.context() as dying, served(settings, time) as client:
        dying.setattr(clock_watch, "play_forced", killed)
        with Seated(client, agreement=DAYS, listed=False) as found:
            assert forced_at(loaded(client, found.id)) is not None
    with served(settings, time) as client:
        until(
            lambda: client.get(f"/api/tables/{found.id}/record").json()["moves"], "the first move, though nobody came"
        )


@pytest.mark.parametrize("seed", range(20))
def test_that_nothing_is_chosen_tells_nobody_what_is_hidden(seed):
    """A choice of 馬吊 is forced when one card is left, which everybody sees; the other games hide nothing."""
    assert [each.id for each in youyi.catalogue() if each.hides] == ["madiao"]
    played, rules = Counter[Seat](), youyi.game("madiao").under().rules
    for pace in stroll(rules, seed):
        if isinstance(pace.prompt, Decision):
            played[pace.prompt.seat] += 1
            assert (len(pace.prompt.moves) == 1) == (played[pace.prompt.seat] % DEALT == 0)
