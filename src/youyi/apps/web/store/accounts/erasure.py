"""What a person leaves in a store, taken away: his traces at tables, his account."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from youyi.apps.web.base.attempt import by_account
from youyi.apps.web.store.accounts.invitation_store import forget_invitations
from youyi.apps.web.store.accounts.tie_store import forget_person
from youyi.apps.web.store.leagues.stored_league import delete_leagues
from youyi.apps.web.store.luck_store import forget_luck
from youyi.apps.web.store.people_schema import (
    ACCOUNT,
    KEPT,
    KNOWN_BROWSER,
    LEAGUE,
    LEAGUE_ENTRANT,
    LOGIN,
    OPERATOR,
    RECOVERY_CODE,
)
from youyi.apps.web.store.push_browsers import forget_browsers, logins_of
from youyi.apps.web.store.result_store import leave_awaited
from youyi.apps.web.store.schema import BAN, DAILY_ATTEMPT, MUTED, PUSH_BROWSER, REPORT, REPORTED, SEAT, TALK
from youyi.apps.web.store.upkeep import note_deed

VALID = sql.and_(SEAT.c.game == KEPT.c.game, SEAT.c.seat == KEPT.c.seat, SEAT.c.token_hash == KEPT.c.token_hash)
"""A kept seat whose token still holds it."""


async def erase_traces(connection: AsyncConnection, account: str, by: str | None) -> None:
    """Take the name off the seats that an account keeps, and delete what was said there, and what was reported of both."""
    query = sql.select(KEPT.c.game, KEPT.c.seat).join(SEAT, VALID).where(KEPT.c.account == account)
    for table, seat in (await connection.execute(query)).all():
        await connection.execute(
            sql.update(SEAT).where(SEAT.c.game == table, SEAT.c.seat == seat).values(name=None, origin=None)
        )
        for said in (TALK, REPORT):
            await connection.execute(sql.delete(said).where(said.c.game == table, said.c.seat == seat))
        await connection.execute(sql.delete(REPORTED).where(REPORTED.c.laid == table, REPORTED.c.seat == seat))
        here = sql.and_(MUTED.c.game == table, MUTED.c.seat == seat)
        await connection.execute(sql.update(MUTED).where(here).values(origin=None))
    await connection.execute(sql.update(LEAGUE).where(LEAGUE.c.organiser == account).values(name=None))
    await note_deed(connection, "account", account, by)


async def delete_account(connection: AsyncConnection, account: str) -> None:
    """Delete an account with everything that it kept; the figures of its games stay behind, and nobody knows whose they were."""
    await forget_browsers(connection, PUSH_BROWSER.c.login.in_(logins_of(account)))
    for each in (KEPT, LOGIN, BAN, KNOWN_BROWSER, OPERATOR, RECOVERY_CODE):
        await connection.execute(sql.delete(each).where(each.c.account == account))
    unnamed = sql.and_(REPORTED.c.account == account, REPORTED.c.laid.is_(None))
    await connection.execute(sql.delete(REPORTED).where(unnamed))
    for keeps in (REPORTED, MUTED):
        await connection.execute(sql.update(keeps).where(keeps.c.account == account).values(account=None))
    await leave_awaited(connection, account)
    await forget_invitations(connection, account)
    await forget_luck(connection, account)
    await forget_person(connection, account)
    await _leave_leagues(connection, account)
    attempts = DAILY_ATTEMPT.c.person == by_account(account)
    laid = sql.select(DAILY_ATTEMPT.c.laid).where(attempts)
    await connection.execute(sql.delete(REPORTED).where(REPORTED.c.laid.in_(laid)))
    await connection.execute(sql.delete(DAILY_ATTEMPT).where(attempts))
    await connection.execute(sql.delete(ACCOUNT).where(ACCOUNT.c.id == account))


async def _leave_leagues(connection: AsyncConnection, account: str) -> None:
    """Withdraw somebody from leagues, with those that he has made and not begun; of those that have, nobody knows that it was he."""
    unbegun = LEAGUE.c.begun.is_(None)
    await delete_leagues(connection, sql.and_(LEAGUE.c.organiser == account, unbegun))
    await connection.execute(sql.update(LEAGUE).where(LEAGUE.c.organiser == account).values(organiser=None))
    his = LEAGUE_ENTRANT.c.account == account
    waiting = LEAGUE_ENTRANT.c.league.in_(sql.select(LEAGUE.c.id).where(unbegun))
    await connection.execute(sql.delete(LEAGUE_ENTRANT).where(his, waiting))
    await connection.execute(sql.update(LEAGUE_ENTRANT).where(his).values(account=None))
