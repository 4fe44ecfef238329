"""How a league is told: its people in the order of the table, and its games as they stand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from youyi.apps.web.base.luck import Figures, without_luck
from youyi.apps.web.base.server_time import iso
from youyi.apps.web.league.pairings import pairings
from youyi.apps.web.league.ranking import RankedEntrant, halves, ranked
from youyi.apps.web.league.wire import (
    LeagueLine,
    LeagueListed,
    LeagueSaid,
    PairingSaid,
    PairingSeat,
    PairingState,
)
from youyi.apps.web.store.leagues.stored_league import League, StoredLeague, StoredPairing
from youyi.apps.web.wire.company import ClockSaid


def listed_said(league: League, organiser: str | None, entered: int, now: datetime) -> LeagueListed:
    """A league in a list; `organiser` is his name."""
    clock = league.agreement.clock
    return LeagueListed(
        id=league.id,
        name=league.name,
        organiser=organiser,
        game=league.game,
        ruleset=league.ruleset,
        seats=league.seats,
        clock=None if clock is None else ClockSaid(clock.kind, clock.seconds, clock.increment),
        rated=league.agreement.rated,
        most=league.most,
        entered=entered,
        enter_by=iso(league.enter_by),
        ends=iso(league.ends),
        begun=None if league.begun is None else iso(league.begun),
        over=league.ends <= now,
        rounds=league.rounds,
        unpaired=league.unpaired,
    )


def league_said(found: StoredLeague, account: str | None, now: datetime, luck: Figures) -> LeagueSaid:
    """A league, for somebody with an account, or anybody."""
    league = found.league
    names = {each.number: each.name for each in found.entrants}
    over = {each.number for each in found.pairings if (each.ends or league.ends) <= now}
    lines = ranked(list(names), found.pairings, over=over, swiss=league.seats if league.rounds else None)
    return LeagueSaid(
        league=listed_said(league, found.organiser, len(names), now),
        organises=account is not None and league.organiser == account,
        me=next((each.number for each in found.entrants if account is not None and each.account == account), None),
        lines=[_line(each, names[each.entrant], found.pairings, luck) for each in lines],
        pairings=[_pairing_said(each, over=each.number in over, seats=league.seats) for each in found.pairings],
        games=0 if league.rounds else _games_each(len(names), league.seats),
        gone=any(each.gone and each.account == account for each in found.entrants if account is not None),
    )


def _games_each(entrants: int, seats: int) -> int:
    return 0 if entrants < seats else len(pairings(entrants, seats)) * seats // entrants


def _line(of: RankedEntrant, name: str | None, played: Sequence[StoredPairing], luck: Figures) -> LeagueLine:
    seats = [
        (each.laid, seat)
        for each in played
        for seat, paired in enumerate(each.seats)
        if each.laid is not None and each.ended and paired.entrant == of.entrant
    ]
    without = without_luck(of.score, seats, luck)
    return LeagueLine(
        of.entrant,
        name,
        of.place,
        of.halves / 2,
        of.mutual / 2,
        of.score,
        of.first,
        of.played,
        without,
        of.buchholz / 2,
        of.sonneborn / 4,
    )


def _pairing_said(of: StoredPairing, *, over: bool, seats: int) -> PairingSaid:
    said = []
    for each in of.seats:
        half_points = halves(each, of, over=over, seats=seats)
        points = None if half_points is None else half_points / 2
        said.append(PairingSeat(each.entrant, each.answered, points, each.place, each.score))
    live = of.kept and (of.played or of.waits or of.plays)
    meets = of.meets if of.waits else None
    return PairingSaid(
        of.number,
        said,
        _state(of, over=over),
        of.laid if live else None,
        None if meets is None else iso(meets),
        None if of.came is None else iso(of.came),
        of.round,
        None if of.ends is None else iso(of.ends),
    )


def _state(of: StoredPairing, *, over: bool) -> PairingState:
    if of.bye:
        return "bye"
    if of.played:
        return "played"
    if of.plays:
        return "plays"
    if over:
        return "forfeited"
    if not of.waits:
        return "free"
    return "waits" if of.meets is None else "agreed"
