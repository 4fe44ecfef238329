"""Brings a live table up to what is stored, and publishes here what other servers have changed there."""

from __future__ import annotations

from dataclasses import replace

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.messages.publishing import (
    publish_chance,
    publish_company,
    publish_seats,
    publish_snapshots,
    show,
    show_rematch,
)
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import StoredTable
from youyi.apps.web.live.state.subscribers import Listener
from youyi.apps.web.wire.talk import Talk

TOLD = 50
"""How many of the latest lines of talk a page is told."""


async def catch_up(table: LiveTable) -> None:
    """Adopt what another process has stored meanwhile. The table's lock must be held. Raises `MessageError` if it is gone.

    A reading of the store answers all who asked for one before it began.
    """
    assert table.lock.locked(), "somebody changes the table out of turn"
    answers, at = table.wanted, table.session.at
    stored = await table.store.load(table.config.id, at)
    if stored is None:
        raise MessageError("unknown_table")
    assert table.session.at == at, "somebody moved out of turn"
    table.answered = answers
    await _adopt(table, stored)


async def _adopt(table: LiveTable, stored: StoredTable) -> None:
    """Take over what is stored: seats first, so that a former holder hears no more."""
    before, began = table.config, table.begun
    table.events = stored.events
    table.configure(stored.config)
    unseated = _take_seats(table, stored)
    if (before.seals, before.contributions) != (stored.config.seals, stored.config.contributions):
        publish_chance(table)
    closed = stored.config.closed != before.closed  # or opened again, by an operator
    if table.begun != began or closed or stored.config.paused != before.paused:
        publish_snapshots(table)
    elif unseated:
        publish_snapshots(table, unseated)
    publish_company(table)  # a computer that sits in is seen before its moves
    times = stored.times_or(table.presence.now())
    for text, at in zip(stored.moves, times, strict=True):
        show(table, table.played(table.session.play_text(text), at))
    await _hear(table)
    if stored.config.rematch is not None and before.rematch is None:
        show_rematch(table, stored.config.rematch)
    if table.over and not stored.config.over:  # a server ended between the last move and this mark
        await finish(table)
    table.notify()


def _take_seats(table: LiveTable, stored: StoredTable) -> list[Listener]:
    """Take over the seats, and publish them; returns the listeners who lost theirs, and watch from now on."""
    shown = [(each.holder, each.name) for each in table.sitters]
    unseated = [listener for sitter in stored.sitters for listener in table.seat(sitter)]
    if [(each.holder, each.name) for each in table.sitters] != shown:
        publish_seats(table)
    return unseated


async def _hear(table: LiveTable) -> None:
    """Publish here what was said since, here or at another server."""
    if table.config.talks > table.told_talks:
        since, table.told_talks = table.told_talks, table.config.talks
        lines = await table.store.talk.lines(table.config.id, since, TOLD)
        if lines:
            table.subscribers.publish(lambda _to: Talk(list(lines)))


async def finish(table: LiveTable) -> None:
    """Mark a table as over in the store; without the mark it is over all the same, and marked when next looked at."""
    try:
        await table.store.finish(table.config.id)
    except Exception as error:  # noqa: BLE001  # the last move is stored and told; nobody waits for the mark
        table.telemetry.failed("finish", error, table.config.id)
        return
    table.configure(replace(table.config, over=True))
    table.peers.release(table.config.id)
    table.telemetry.finished(table.config.id, table.config.game, table.session.at)
