"""The measure of waiting at 打馬: what it adds up, and what it counts."""

from __future__ import annotations

import pytest

from workshop import rhythm
from workshop.rhythm import PERSON, choosing, measured, pacing, report, share, shown, watched
from youyi.analysis.simulate.one_game import play_game
from youyi.games.dama import GAME, events
from youyi.games.dama import articles as art
from youyi.kernel.rules import Decision, Over
from youyi.kernel.seats import Seat, Spot

PLAYERS = ("greedy",) * 4
PAID = events.Paid(Seat(0), Seat(1), 2, art.OWN_CLASS)
STRUCK = events.Struck(Seat(0), Seat(1), Spot(10), 3, must_drop=False, because=art.STRIKE)


def moved(cells: int, turned_at: Spot | None = None) -> events.Moved:
    path = tuple(Spot(10 + cell) for cell in range(cells))
    return events.Moved(Seat(0), Spot(9), path[-1], 2, path, turned_at, None, art.MOVE)


def test_payments_are_shown_together_and_a_journey_takes_as_long_as_it_is():
    time = pacing()
    assert shown([PAID, PAID]) == time["PAYING"]
    assert shown([PAID, STRUCK, PAID]) == 2 * time["PAYING"] + time["STRIKING"] + time["LEAVING"]
    assert shown([moved(9)]) == 10 * time["PER_CELL"]
    assert shown([moved(1)]) == time["SHORTEST"]
    assert shown([moved(40)]) == time["LONGEST"]
    assert shown([moved(9, Spot(14))]) == 10 * time["PER_CELL"] + time["TURN_BACK"]


@pytest.fixture(scope="module")
def played():
    table = GAME.under("dama/tujing", terms={"seats": 4})
    return table.rules, play_game(table, PLAYERS, 1, 0).plies


def test_every_choice_of_the_person_is_waited_for_once_and_every_other_ply_passes(played):
    rules, plies = played
    game = watched(rules, plies)
    own = [ply for ply in plies if ply.by == PERSON and not ply.drawn]
    free = [ply for ply in own if isinstance(asked := rules.prompt(ply.before), Decision) and len(asked.moves) > 1]
    assert [ply for ply in plies if choosing(rules.prompt(ply.before)) == PERSON] == free
    assert len(game.waits) == len(free) < len(own)
    last = free[-1].number
    assert sum(wait.plies for wait in game.waits) + len(free) == last
    assert sum(wait.ms for wait in game.waits) < game.ms


def test_before_what_passes_by_itself_there_is_a_pause_each_time(played, monkeypatch):
    rules, plies = played
    before, longer = watched(rules, plies), pacing() | {"flowing": pacing()["flowing"] + 1000}
    by_itself = [ply for ply in plies if ply.by == PERSON and choosing(rules.prompt(ply.before)) != PERSON]
    assert len(by_itself) > 10
    monkeypatch.setattr(rhythm, "pacing", lambda: longer)
    assert watched(rules, plies).ms == pytest.approx(before.ms + 1000 * len(by_itself))


def test_of_strikes_only_those_at_the_persons_horses_take_all_their_time(played):
    rules, plies = played
    own = {False: 0, True: 0}
    for ply in plies:
        owners = {event.owner for event in ply.step.events if isinstance(event, events.Struck)}
        prompt = rules.prompt(ply.step.position)
        if owners and choosing(prompt) != PERSON and not isinstance(prompt, Over):
            own[PERSON in owners] += 1
            assert (share(rules, ply, 5) == 1) == (PERSON in owners)
    assert all(own.values()), own


def test_the_same_seed_gives_the_same_figures():
    first, again = (report(measured("dama/tujing", 2, 5, PLAYERS)) for _ in range(2))
    assert first == again
    assert first["turns with a choice"] < 1
