"""Remarks on choices and events: they tell no secret, and what they say is barred is barred."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.house.words.scripts import strangers
from tests.kit.walks import stroll
from youyi.games import catalogue
from youyi.kernel.names import Language
from youyi.kernel.people import NOBODY
from youyi.kernel.rules import Decision
from youyi.kernel.secrets import Revealed, Secret
from youyi.kernel.streams import Stream, key

SCRIPTS = {Language.ZH_HANT: "zh_hant", Language.ZH_HANS: "zh_hans"}


def remarks(game):
    return game.commentary


SPOKEN = [game.id for game in catalogue() if game.commentary is not None]


@pytest.fixture(params=SPOKEN)
def asked(request):
    """The game, its rules, and the first decisions of a game at random."""
    game = next(each for each in catalogue() if each.id == request.param)
    rules = game.under().rules
    found = (pace for pace in stroll(rules, seed=5) if isinstance(pace.prompt, Decision))
    return game, rules, list(islice(found, 40))


def foreseen(rules, position, move):
    events = rules.play(position, move).events
    seen = next((nth for nth, event in enumerate(events) if isinstance(event, Revealed)), len(events))
    return tuple(event for event in events[:seen] if not isinstance(event, Secret))


def test_an_effect_is_the_same_in_every_world_that_the_view_allows(asked):
    game, rules, paces = asked
    for nth, pace in enumerate(paces):
        seat = pace.prompt.seat
        world = rules.worlds(rules.view(pace.before, seat), Stream(key(9, nth)))
        for move in pace.prompt.moves[:8]:
            here, there = (
                remarks(game).effect(rules, position, move, foreseen(rules, position, move), Language.EN, NOBODY)
                for position in (pace.before, world)
            )
            assert here == there


@pytest.mark.parametrize("language", Language)
def test_effects_keep_to_their_script(asked, language):
    game, rules, paces = asked
    said = [
        remarks(game).effect(rules, pace.before, move, foreseen(rules, pace.before, move), language, NOBODY)
        for pace in paces
        for move in pace.prompt.moves[:8]
    ]
    assert any(said)
    assert not set("".join(said)) & set("<>_{}")
    if language in SCRIPTS:
        assert strangers("".join(said), SCRIPTS[language]) == ""


def test_what_is_barred_has_an_objection_and_is_not_offered(asked):
    game, rules, paces = asked
    for pace in paces:
        for move, objection in remarks(game).barred(rules, pace.before):
            assert rules.objection(pace.before, move) == objection
            assert move not in pace.prompt.moves


@pytest.mark.parametrize("game_id", [name for name in SPOKEN if name != "madiao"])
def test_something_is_barred_sooner_or_later(game_id):
    game = next(each for each in catalogue() if each.id == game_id)
    rules = game.under().rules
    paces = islice(stroll(rules, seed=5), 300)
    assert any(tuple(remarks(game).barred(rules, pace.before)) for pace in paces)


def test_flows_add_up_to_what_the_seats_have(asked):
    """What moves from seat to seat sums to nothing; a bowl, or points of a round, make up the rest."""
    game, rules, paces = asked
    flows = [remarks(game).flow(event, rules.seats) for pace in paces for event in pace.step.events]
    assert all(len(flow) == rules.seats for flow in flows if flow is not None)


def test_payments_of_dama_are_told_to_both_sides():
    dama = next(each for each in catalogue() if each.id == "dama")
    table = dama.under()
    position, total = table.rules.start(), [0] * table.rules.seats
    start = list(position.ledger.purses)
    for pace in islice(stroll(table.rules, seed=2), 120):
        for event in pace.step.events:
            for seat, amount in enumerate(remarks(dama).flow(event, table.rules.seats) or ()):
                total[seat] += amount
        position = pace.step.position
    assert [before + moved for before, moved in zip(start, total, strict=True)] == list(position.ledger.purses)
    assert any(total)
