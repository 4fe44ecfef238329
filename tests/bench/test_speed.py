"""How fast the readable engines are; `make bench` runs these, the normal tests do not."""

from __future__ import annotations

from itertools import count, cycle, islice

import pytest

from tests.kit.tables import settings
from tests.kit.walks import stroll
from youyi.games import catalogue
from youyi.games.madiao.events import DealEnded
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision
from youyi.kernel.streams import Stream
from youyi.players.player import player, players_at

SETTINGS = pytest.mark.parametrize("setting", settings(), ids=str)
GAMES = pytest.mark.parametrize("name", [game.id for game in catalogue()])
WAYPOINTS = 1000
"""More than any cache of positions holds."""


def bout(rules, number: int) -> int:
    """Play one bout at random; gives how many moves it took."""
    return sum(1 for _ in stroll(rules, seed=61, game=number))


def waypoints(name: str):
    """Decisions from the course of some games under the first ruleset."""
    setting = next(each for each in settings() if each.game.id == name)
    table = setting.bout()
    paces = (pace for number in count() for pace in stroll(table.rules, seed=62, game=number))
    return table, list(islice((pace for pace in paces if isinstance(pace.prompt, Decision)), WAYPOINTS))


@SETTINGS
def test_random_bouts(benchmark, setting):
    """Whole games: prompt, choices, play, events."""
    rules = setting.bout().rules
    numbers = iter(range(10**9))
    moves = benchmark(lambda: bout(rules, next(numbers)))
    assert moves > 0


@GAMES
def test_choices(benchmark, name):
    """What may be done, position by position, without playing it."""
    table, paces = waypoints(name)
    benchmark(lambda: [table.rules.prompt(pace.before) for pace in paces])


@GAMES
def test_objections(benchmark, name):
    """Why a move of another turn may not be made now."""
    table, paces = waypoints(name)
    strange = paces[len(paces) // 2].move
    benchmark(lambda: [table.rules.objection(pace.before, strange) for pace in paces])


@GAMES
def test_notation(benchmark, name):
    table, paces = waypoints(name)
    notation = table.game.notation

    def there_and_back():
        for pace in paces:
            notation.read_position(notation.write_position(pace.before))
            notation.read_move(notation.write_move(pace.move))

    benchmark(there_and_back)


@GAMES
@pytest.mark.parametrize("language", Language)
def test_speech(benchmark, name, language):
    table, paces = waypoints(name)
    events = [event for pace in paces for event in pace.step.events]
    benchmark(lambda: [table.game.speech.event(event, language) for event in events])


@GAMES
def test_a_view_for_every_seat(benchmark, name):
    table, paces = waypoints(name)
    positions = [pace.before for pace in islice(paces, 50)]
    seats = (None, *range(table.rules.seats))
    benchmark(lambda: [table.rules.view(position, seat) for position in positions for seat in seats])


@pytest.mark.parametrize(
    ("name", "who"), [(game.id, each.id) for game in catalogue() for each in players_at(game.under()) if each.opponent]
)
def test_a_choice_of_a_player(benchmark, name, who):
    """One choice, from one seat's view, decision after decision."""
    table, paces = waypoints(name)
    sitting, seen = player(who, table), cycle(paces)

    def choose():
        pace = next(seen)
        return sitting.choose(table.rules.view(pace.before, pace.prompt.seat), pace.prompt.moves, Stream(5))

    assert benchmark(choose) is not None


def test_a_settlement_of_madiao(benchmark):
    """The last card of a deal: eight tricks reckoned with every pattern, the stock turned, all of it paid."""
    table, paces = waypoints("madiao")
    last = [pace for pace in paces if any(isinstance(event, DealEnded) for event in pace.step.events)]
    ends = cycle(last)

    def settle():
        pace = next(ends)
        return table.rules.play(pace.before, pace.move)

    assert benchmark(settle).events
