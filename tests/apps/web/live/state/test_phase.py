"""A live table is in exactly one phase, which follows from what is stored, and is known after every change."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from itertools import product

import pytest

from tests.apps.web.live.table.test_moves import at_table, stored
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.state.commit_reveal import CONTRIBUTED, SECRET_ALONE
from youyi.apps.web.live.state.phase import Closed, Over, Paused, Playing, Sealing, Waiting, phase_of, refusal_in
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.live.table import mailbox
from youyi.apps.web.live.table.moves import move, throw
from youyi.apps.web.live.table.permissions import check_turn
from youyi.kernel.seats import Seat

SINCE = datetime(2026, 1, 1, tzinfo=UTC)
CODES = {Waiting: "not_begun", Sealing: "not_begun", Paused: "paused", Over: "over", Closed: "closed"}


def every_table():
    """Whatever can be stored of a table, as far as its phase is concerned."""
    for over, closed, paused, vacant, settled in product((False, True), repeat=5):
        config, sitters, _ = (now := stored(())).config, list(now.sitters), now
        config = replace(
            config,
            closed="expired" if closed else None,
            paused=SINCE if paused else None,
            scheme=SECRET_ALONE if settled else CONTRIBUTED,
        )
        sitters[1] = SeatHolder(seat=1, kind="open") if vacant else sitters[1]
        yield (over, closed, paused, vacant, settled), phase_of(config, sitters, over=over)


def test_the_rules_end_comes_first_then_the_close_then_the_pause_then_who_is_waited_for():
    for (over, closed, paused, vacant, settled), phase in every_table():
        expected = (
            Over()
            if over
            else Closed("expired")
            if closed
            else Paused(SINCE)
            if paused
            else Waiting()
            if vacant
            else Playing()
            if settled
            else Sealing()
        )
        assert phase == expected


def test_moves_are_refused_in_every_phase_but_one():
    for _, phase in every_table():
        refusal = refusal_in(phase)
        assert (None if refusal is None else refusal.code) == CODES.get(type(phase))


def test_what_is_told_is_true_of_the_phase():
    """One code, two reasons: a free seat, of which there is none while the seals are opened."""
    said = [refusal.said.en for phase in (Waiting(), Sealing()) if (refusal := refusal_in(phase))]
    assert [("open seat" in each, "sealed numbers" in each) for each in said] == [(True, False), (False, True)]


def test_the_phase_is_known_after_every_change():
    table, pad, _ = at_table(open_seat=True)

    def now():
        assert table.phase == phase_of(table.config, table.sitters, over=table.session.over is not None)
        return type(table.phase)

    assert now() is Waiting
    assert asyncio.run(mailbox.sit(table, stored(()).sitters[1]))
    assert now() is Playing
    asyncio.run(throw(table, Seat(0), 0))
    assert now() is Playing
    at_pause = replace(stored(()), config=replace(table.config, paused=SINCE))

    async def load(_table, _since=0):
        return at_pause

    pad.load, nobody = load, lambda: asyncio.sleep(0)
    asyncio.run(mailbox.change(table, nobody))
    assert now() is Paused
    with pytest.raises(MessageError) as refused:
        check_turn(table, Seat(0), 1)
    assert refused.value.code == "paused"
    at_pause = replace(at_pause, config=replace(table.config, paused=None))
    asyncio.run(mailbox.change(table, nobody))
    assert now() is Playing
    mailbox.close(table, "expired")
    assert now() is Closed


def test_the_last_move_ends_the_phase_of_play():
    table, _, _ = at_table("66")
    asyncio.run(move(table, Seat(0), 1, "+12"))
    assert table.phase == Over()
    mailbox.close(table, "expired")
    assert table.phase == Over(), "nobody closes a game that is over"
