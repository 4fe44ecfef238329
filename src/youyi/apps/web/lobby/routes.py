"""Tables made, looked at, sat down at and laid again: the same on a server and in a browser."""

from __future__ import annotations

from youyi.apps.web.base.server_time import iso
from youyi.apps.web.http.shared import Call, JsonReply, Route
from youyi.apps.web.live.messages.publishing import description
from youyi.apps.web.live.people.appointment_view import appointment_said
from youyi.apps.web.live.people.company_view import running_seat
from youyi.apps.web.live.people.substitutes import left_of
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.lobby.wire import Standing, StandingSeat
from youyi.apps.web.wire.http import CreateTable, PlayAgain, TakeSeat


async def create(call: Call) -> JsonReply:
    """Make a table."""
    wanted = call.read(CreateTable)
    await call.host.take_a_table(call.address)
    made = await call.host.create(wanted, call.address)
    return JsonReply(made, 201, tuple((made.id, each.token) for each in made.seats if each.token is not None))


async def table(call: Call) -> JsonReply:
    """What a table is."""
    return JsonReply(description(await call.host.registry.find(call.table)))


async def standing(call: Call) -> JsonReply:
    """How a table stands, in a few words."""
    return JsonReply(standing_of(await call.host.registry.find(call.table)))


def standing_of(table: LiveTable) -> Standing:
    """How a table stands; nothing in it is secret."""
    config, end = table.config, table.ending
    now, running = table.presence.now(), running_seat(table)
    time = None if running is None else left_of(table, now)
    moved = table.times[-1] if table.times else config.since
    return Standing(
        id=config.id,
        game=config.game,
        ruleset=config.ruleset,
        seats=[StandingSeat(each.kind, each.name, each.player) for each in table.sitters],
        at=table.session.at,
        asked=table.session.asked if table.begun and end is None else None,
        open=any(each.kind == "open" for each in table.sitters),
        paused=config.paused is not None,
        over=table.over,
        closed=config.closed,
        score=None if end is None or end.score is None else list(end.score),
        first=None if end is None else list(end.first),
        by=None if end is None else end.by,
        rematch=config.rematch,
        since=iso(config.since),
        moved=iso(moved),
        ends=None if time is None else iso(now + time.turn),
        appointment=appointment_said(config.appointment, table.sitters),
    )


async def sit(call: Call) -> JsonReply:
    """Sit down on an open seat."""
    wanted = call.read(TakeSeat)
    found = await call.host.registry.find(call.table)
    await call.host.take_a_seat(call.address, listed=found.config.listed)
    taken = await call.host.registry.sit(found.config.id, wanted, call.address, await call.host.account())
    return JsonReply(taken, seats=((found.config.id, taken.token),))


async def rematch(call: Call) -> JsonReply:
    """Offer a rematch, take one up, or decline it."""
    made = await call.host.registry.rematch(call.table, call.read(PlayAgain))
    return JsonReply(made, seats=() if made.id is None else ((made.id, made.token),))


ROUTES = (
    Route("POST", "/api/tables", create),
    Route("GET", "/api/tables/{table}", table),
    Route("GET", "/api/tables/{table}/standing", standing),
    Route("POST", "/api/tables/{table}/sit", sit),
    Route("POST", "/api/tables/{table}/rematch", rematch),
)
