"""What builds the messages of a table is kept between them, and says what one that is made anew would say."""

from __future__ import annotations

from dataclasses import replace

from tests.apps.web.live.table.test_moves import at_table
from youyi.apps.web.live.messages.message_builder import MessageBuilder
from youyi.apps.web.live.messages.publishing import builder_of, show, snapshot
from youyi.apps.web.live.state.presence import Attendance, Presence
from youyi.apps.web.live.state.subscribers import Addressee, encode
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat

LISTENERS = [Addressee(seat, language) for seat in (Seat(0), Seat(1), None) for language in Language]


def standing():
    """A table where no time passes."""
    table, _, _ = at_table("12")
    now = table.presence.now()
    table.presence = Presence(Attendance(now=lambda: now, started=now))
    return table


def snapshots(table):
    return [encode(snapshot(table, to)) for to in LISTENERS]


def anew(table):
    table.builder = None
    return snapshots(table)


def test_snapshots_of_a_table_are_those_of_a_builder_that_is_made_anew():
    table = standing()
    for text in (None, "+3", "33"):
        if text is not None:
            show(table, table.played(table.session.play_text(text), table.presence.now()))
        kept = snapshots(table)
        assert snapshots(table) == kept == anew(table)
    table.seat(replace(table.sitters[0], name="Anna"))
    named = snapshots(table)
    assert "Anna" in named[0]
    assert named == anew(table)


def test_the_log_is_written_once_for_each_who_may_read_the_same(monkeypatch):
    table = standing()
    written, log = list[Addressee](), MessageBuilder.log

    def noted(self, to):
        written.append(to)
        return log(self, to)

    monkeypatch.setattr(MessageBuilder, "log", noted)
    for _ in range(3):
        snapshots(table)
    assert written == LISTENERS
    show(table, table.played(table.session.play_text("+3"), table.presence.now()))
    snapshot(table, LISTENERS[0])
    assert written == [*LISTENERS, LISTENERS[0]]


def test_nothing_that_was_built_for_one_position_is_kept_in_memory_after_the_next_move():
    table = standing()
    snapshots(table)
    assert builder_of(table)._parts
    show(table, table.played(table.session.play_text("+3"), table.presence.now()))
    assert not builder_of(table)._parts
