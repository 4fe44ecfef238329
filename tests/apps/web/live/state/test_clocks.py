"""What people have left of their time follows from the stored moves and events alone."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from itertools import groupby

import pytest

from youyi.apps.web.base.downtime import TimeSpan
from youyi.apps.web.live.state.clocks import FORCED, LEAST, Banks, ClockHistory, left
from youyi.apps.web.live.state.stored_table import TableEvent
from youyi.apps.web.live.state.table_options import Clock
from youyi.apps.web.live.state.table_session import TableSession
from youyi.games import catalogue, game
from youyi.kernel.rules import Decision, Over
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Numbered

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
BOTH = (Seat(0), Seat(1))


def at(seconds):
    return NOON + timedelta(seconds=seconds)


def event(kind, ply, seconds, seat=None):
    return TableEvent(kind=kind, ply=ply, seat=seat, at=at(seconds))


def course(*moves, events=(), outages=(), forced=(), forced_now=False):
    """Moves as pairs: who was asked, and when the move was stored; `forced`: the numbers of those that had no alternative."""
    return ClockHistory(
        began=NOON,
        asked=[None if seat is None else Seat(seat) for seat, _ in moves],
        forced=[nth in forced for nth in range(len(moves))],
        forced_now=forced_now,
        times=[at(seconds) for _, seconds in moves],
        events=events,
        outages=outages,
    )


def seconds(clock, happened, asked, now):
    found = left(clock, happened, BOTH, Seat(asked), at(now))
    return {seat: bank.total_seconds() for seat, bank in found.banks.items()}, found.turn.total_seconds()


def test_a_clock_per_move_counts_the_present_turn_only():
    for kind in ("move", "days"):
        banks, turn = seconds(Clock(kind, 60), course((0, 50), (1, 100)), 0, 110)
        assert (banks, turn) == ({}, 50)


def test_a_bank_loses_what_was_thought_and_gains_the_increment():
    happened = course((0, 10), (1, 40), (None, 41), (0, 46))
    banks, turn = seconds(Clock("bank", 100, 3), happened, 1, 50)
    assert banks == {0: 100 - 10 + 3 - 5 + 3, 1: 100 - 30 + 3}
    assert turn == 100 - 30 + 3 - 4


def test_the_increment_is_paid_once_a_turn_however_many_acts_it_has():
    throw_and_move = course((0, 1), (0, 2), (1, 3), (1, 4), (0, 5))
    assert seconds(Clock("bank", 100, 5), throw_and_move, 0, 5)[0] == {0: 100 - 2 - 1 + 5, 1: 100 - 2 + 5}
    assert seconds(Clock("bank", 100, 5), throw_and_move, 1, 5)[0] == {0: 100 - 2 - 1 + 10, 1: 100 - 2 + 5}
    over_a_draw_of_the_table = course((0, 1), (None, 2), (0, 3))
    assert seconds(Clock("bank", 100, 5), over_a_draw_of_the_table, 1, 3)[0][0] == 100 - 2 + 5


def test_the_clock_stands_for_what_leaves_no_choice_but_not_for_ever():
    free = FORCED.total_seconds()
    happened = course((0, 10), (0, 20), (1, 20 + free + 7), forced={0, 2})
    assert seconds(Clock("bank", 100), happened, 0, 20 + free + 7)[0] == {0: 100 - 10, 1: 100 - 7}
    for kind in ("bank", "move", "days"):
        for now, turn, stands in ((0, 60, free), (free - 5, 60, 5), (free, 60, 0), (free + 20, 40, 0)):
            found = left(Clock(kind, 60), course(forced_now=True), BOTH, Seat(0), at(now))
            assert (found.turn.total_seconds(), found.stands.total_seconds()) == (turn, stands)


def test_pauses_and_outages_cost_nobody_anything():
    pause = (event("paused", 1, 20, 0), event("resumed", 1, 80, 1))
    happened = course((0, 10), (1, 100), events=pause, outages=(TimeSpan(at(70), at(90)),))
    assert seconds(Clock("bank", 100), happened, 0, 100)[0] == {0: 90, 1: 100 - (10 + 10)}
    paused = course((0, 10), events=(event("paused", 1, 20, 0),))
    assert seconds(Clock("bank", 100), paused, 1, 5000)[1] == 90


def test_a_time_out_empties_the_bank_and_the_computers_moves_cost_nothing():
    events = (event("timed_out", 1, 90, 1), event("returned", 3, 200, 1))
    happened = course((0, 10), (1, 91), (0, 100), (1, 230), events=events)
    banks, _ = seconds(Clock("bank", 80, 5), happened, 0, 235)
    assert banks == {0: 80 - 10 + 5 - 9 + 5, 1: 5}, "after his return he thought for 130 s, with nothing in the bank"
    assert seconds(Clock("bank", 80, 5), happened, 1, 235)[1] == LEAST.total_seconds() - 5


def test_the_time_is_out_below_zero():
    assert seconds(Clock("move", 30), course((0, 10)), 1, 45)[1] == -5


@pytest.mark.parametrize("ruleset", [ruleset.full_id for game in catalogue() for ruleset in game.rulesets])
def test_in_every_game_fast_players_earn_one_increment_a_turn_and_pay_for_choices_alone(ruleset):
    table = game(ruleset.partition("/")[0]).under(ruleset)
    rng, session = random.Random(3), TableSession(table)
    for _ in range(120):
        prompt = session.prompt
        if isinstance(prompt, Over):
            break
        session.play(rng.choice(prompt.moves) if isinstance(prompt, Decision) else session.draw(Numbered(3, 0)))
    asked, now = session.asked_before, session.asked
    if now is None:
        return
    happened = ClockHistory(
        began=NOON,
        asked=asked,
        forced=session.forced_before,
        forced_now=session.forced,
        times=[at(ply + 1) for ply in range(session.at)],
        events=(),
    )
    everybody = [Seat(seat) for seat in range(table.rules.seats)]
    banks = left(Clock("bank", 1000, 5), happened, everybody, now, at(session.at)).banks
    turns = [seat for seat, _ in groupby(each for each in (*asked, now) if each is not None)][:-1]
    for seat in everybody:
        choices = sum(who == seat and not free for who, free in zip(asked, session.forced_before, strict=True))
        assert banks[seat].total_seconds() == 1000 - choices + 5 * turns.count(seat)
    assert all(session.forced_before[ply.number - 1] for ply in session.plies if ply.drawn), "a throw is never a choice"


def test_banks_that_are_carried_on_are_those_of_the_whole_history():
    rng = random.Random(5)
    for _ in range(60):
        moves, events, kept, forced, now = list[tuple[Seat | None, int]](), list[TableEvent](), Banks(), set[int](), 0
        for ply in range(40):
            now += rng.randrange(40)
            kinds = ("timed_out", "sat_in", "returned") if ply else ()
            if kinds and rng.random() < 0.2:
                events.append(event(rng.choice(kinds), ply, now, rng.randrange(2)))
            if rng.random() < 0.1:
                events += [event("paused", ply, now, 0), event("resumed", ply, now + 7, 1)]
                now += 7
            asked = Seat(rng.randrange(2))
            happened = course(*moves, events=tuple(events), forced=forced)
            clock = Clock("bank", 300, 5)
            found, whole = (left(clock, happened, BOTH, asked, at(now), *known) for known in ((kept,), ()))
            assert found == whole
            now += rng.randrange(40)
            forced |= {ply} if rng.random() < 0.3 else set()
            moves.append((None if rng.random() < 0.2 else asked, now))
