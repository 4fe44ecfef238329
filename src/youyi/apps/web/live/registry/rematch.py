"""A rematch is an offer: the next table is laid when every person of this one has taken it up."""

from __future__ import annotations

from dataclasses import replace

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import MessageError, RequestError
from youyi.apps.web.live.messages.publishing import publish_rematch
from youyi.apps.web.live.registry import table_config
from youyi.apps.web.live.state.ending import rematch_seats, wanting
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import SeatHolder, TableConfig
from youyi.apps.web.live.state.table_store import RegistryStore
from youyi.apps.web.live.table.people import want_rematch
from youyi.apps.web.wire.http import PlayAgain, RematchSaid
from youyi.kernel.seats import Seat


async def play_again(old: LiveTable, store: RegistryStore, request: PlayAgain) -> RematchSaid:
    """Offer a rematch, take it up or decline it, for the holder of a token. Raises `RequestError`.

    The table is laid with the last who takes it up: the same players, each one seat further and with the same token.
    """
    try:
        seat = old.seat_of(request.token)
        if old.ending is None or not old.ending.again:
            raise RequestError("not_over", words.NOT_OVER, status=409)
        seal = table_config.checked_seal(request.seal)
        if old.config.rematch is None:
            await want_rematch(old, seat, wanted=request.wanted)
    except MessageError as refusal:
        raise RequestError(refusal.code, refusal.said, status=403) from None
    if old.config.rematch is None and request.wanted and _taken_up(old, seat):
        again, company = _laid(old, seat, seal)
        publish_rematch(old, await store.create_rematch(old.config.id, again, company))
    return RematchSaid(old.config.rematch, rematch_seats(len(old.sitters))[seat], request.token)


def _taken_up(table: LiveTable, now: Seat) -> bool:
    """Whether all people want it and are here, as `now` is who asks; who plays by days need not be."""
    agreement, wants = table.config.agreement, wanting(table.events)
    days = agreement is not None and agreement.clock is not None and agreement.clock.kind == "days"
    people = [each for each in table.sitters if each.kind == "human"]
    return all(each.seat in wants and (days or each.seat == now or table.presence.here(each)) for each in people)


def _laid(old: LiveTable, seat: Seat, seal: str | None) -> tuple[TableConfig, tuple[SeatHolder, ...]]:
    """The next table; a seat that was left is open there."""
    moved = rematch_seats(len(old.sitters))
    host = old.config.host
    config = replace(
        table_config.new_config(old.session.table, listed=False),
        agreement=old.config.agreement,
        chat=old.config.chat,
        host=None if host is None else moved[Seat(host)],
    )
    company = [table_config.again(each, moved[Seat(each.seat)], {seat: seal}) for each in old.sitters]
    return config, tuple(sorted(company, key=lambda each: each.seat))
