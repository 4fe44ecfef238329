"""What the listeners of a live table are told: its seats, its people, its position, each as far as they may know it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.messages.message_builder import MessageBuilder
from youyi.apps.web.live.peers.bus import Changed
from youyi.apps.web.live.people.bot_names import called_at, names_at
from youyi.apps.web.live.people.company_view import company_said, lasting
from youyi.apps.web.live.people.substitutes import Due, due
from youyi.apps.web.live.state.ending import over_said, rematch_seats
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.phase import Appointed, Closed, Over, Paused, Playing, Sealing, Waiting
from youyi.apps.web.live.state.subscribers import Addressee, Listener
from youyi.apps.web.live.state.table_chance import chance_said
from youyi.apps.web.live.state.table_session import AnyPly
from youyi.apps.web.wire import messages as wire
from youyi.apps.web.wire.company import Company
from youyi.kernel.names import Language
from youyi.kernel.rulings import values

_COUNTED_AFTER = 1.0
"""Seconds in which people may come and go before their number is told."""


def begin(table: LiveTable) -> LiveTable:
    """Take note of what the people of a table are like when it is opened: whoever comes is told that anyway."""
    table.told_company = lasting(table, due(table))
    return table


# Seats and people.


def publish_seats(table: LiveTable) -> None:
    """Publish who sits where and is connected, here and at other servers."""
    announce(table)
    show_seats(table)


def announce(table: LiveTable) -> None:
    """Tell other servers who is connected here, and soon, here, how many watch."""
    here = table.subscribers
    table.peers.announce(table.config.id, here.seats(), watched=len(here) > 0, watching=here.watching)
    count_soon(table)


def show_seats(table: LiveTable) -> None:
    """Publish here who sits where and is connected."""
    table.presence.note(table.subscribers.seats() | table.peers.seats(table.config.id))
    table.subscribers.publish(lambda _to: wire.Present(seats_said(table)))
    publish_company(table)
    table.notify()


def count_soon(table: LiveTable) -> None:
    """Publish here, in a moment, how many watch."""

    def count() -> None:
        table.counting = None
        if _watching(table) != table.told_watching:
            _tell_company(table, due(table))

    if table.counting is None:
        table.counting = asyncio.get_running_loop().call_later(_COUNTED_AFTER, count)


def publish_company(table: LiveTable) -> None:
    """Publish here what is new of the people of a table."""
    if len(table.subscribers):
        found = due(table)
        if lasting(table, found) != table.told_company:
            _tell_company(table, found)


def _tell_company(table: LiveTable, found: Due | None) -> None:
    said = company_said(table, _watching(table), found)
    table.told_company, table.told_watching = lasting(table, found), said.watching
    table.subscribers.publish(lambda _to: Company(said))


def _watching(table: LiveTable) -> int:
    """How many watch, here and at other servers."""
    return table.subscribers.watching + table.peers.watching(table.config.id)


def seats_said(table: LiveTable) -> list[wire.SeatSaid]:
    """Who sits where, and who is connected."""
    return table.presence.told(table.sitters, names_at(table.session.table.game, table.sitters))


# The position.


def builder_of(table: LiveTable) -> MessageBuilder:
    """Builds what the listeners of a table are sent until its next move."""
    builder: MessageBuilder | None = table.builder
    if builder is None:
        names = called_at(table.session.table.game, table.sitters)
        builder = table.builder = MessageBuilder(table.phrases, table.session, names)
    elif builder.at != table.session.at:
        builder.forget()
    return builder


def show(table: LiveTable, played: AnyPly) -> None:
    """Publish a move here."""
    builder = builder_of(table)
    table.subscribers.publish(lambda to: builder.happened(played, to))
    builder.forget()  # few ask for the position again: it need not stay in memory
    open_bouts = table.session.open_bouts
    if table.over or open_bouts != table.told_bouts:
        table.told_bouts = open_bouts
        publish_chance(table)
    publish_company(table)


def publish_chance(table: LiveTable) -> None:
    """Publish here what binds the server in its throws and shuffles."""
    table.subscribers.publish(lambda _to: chance_told(table))


def chance_told(table: LiveTable) -> wire.ChanceTold:
    """What binds the server in its throws and shuffles, as far as it may be told."""
    return wire.ChanceTold(chance_said(table.config, table.session))


# The whole table.


def publish_snapshots(table: LiveTable, to: Iterable[Listener] | None = None) -> None:
    """Send the whole table again to these listeners; None: to all."""
    builder = builder_of(table)
    table.subscribers.publish(lambda each: _snapshot(table, builder, each), to)


def snapshot(table: LiveTable, to: Addressee) -> wire.Snapshot:
    """The whole table, as one listener may know it."""
    return _snapshot(table, builder_of(table), to)


def _snapshot(table: LiveTable, builder: MessageBuilder, to: Addressee) -> wire.Snapshot:
    game = table.session.table.game
    over = over_said(table.ending, builder.over(to), game, to.language, builder.names)
    return wire.Snapshot(
        at=table.session.at,
        seat=to.seat,
        table=description(table),
        view=builder.view(to),
        asked=_asked(table, builder, to),
        log=builder.written_log(to),
        latest=builder.latest(to),
        past=builder.past(to),
        says=_prompt_text(table, builder, to) if over is None else over.says,
        language=to.language,
        over=over,
        drawing=builder.drawing(to),
    )


def description(table: LiveTable) -> wire.TableSaid:
    """The table's configuration and seats."""
    config, rules = table.config, table.session.table
    return wire.TableSaid(
        id=config.id,
        game=config.game,
        ruleset=config.ruleset,
        rulings=values(rules.rulings),
        terms=values(rules.terms),
        seats=seats_said(table),
        chance=chance_said(config, table.session),
        listed=config.listed,
        over=table.over,
        closed=config.closed,
        rematch=config.rematch,
        day=config.day,
        league=config.league,
        company=company_said(table, _watching(table), due(table)),
    )


def _asked(table: LiveTable, builder: MessageBuilder, to: Addressee) -> wire.Asked:
    match table.phase:
        case Closed() | Paused():
            return wire.Nothing()
        case Playing() | Over():
            return builder.asked(to)
        case Waiting() | Appointed() | Sealing():
            return wire.Seats()
        case _:
            assert_never(table.phase)


def _prompt_text(table: LiveTable, builder: MessageBuilder, to: Addressee) -> str:
    """What is waited for at a table that goes on."""
    match table.phase:
        case Paused():
            return words.PAUSED.said_in(to.language)
        case Waiting():
            return words.SEATS_OPEN.said_in(to.language)
        case Appointed():
            return words.APPOINTED.said_in(to.language)
        case Sealing():
            return words.CONTRIBUTING.said_in(to.language)
        case Playing() | Over() | Closed():
            return builder.prompt_text(to)
        case _:
            assert_never(table.phase)


# The rest.


def publish_rematch(table: LiveTable, again: str) -> None:
    """Publish the next table of the same players, here and at other servers, and to each seat its seat there."""
    table.configure(replace(table.config, rematch=again))
    table.peers.tell(Changed(table.config.id))
    show_rematch(table, again)


def show_rematch(table: LiveTable, again: str) -> None:
    """Publish here the next table, and to each seat its seat there."""
    seats = rematch_seats(len(table.sitters))
    table.subscribers.publish(lambda to: wire.Rematch(again, None if to.seat is None else seats[to.seat]))


def refusal(table: LiveTable, error: MessageError, language: Language) -> wire.Refused:
    """The answer to a refused message."""
    because = None if error.because is None else table.phrases.because(error.because)
    return wire.Refused(error.code, error.said.said_in(language), because, table.session.at, error.spot, error.column)
