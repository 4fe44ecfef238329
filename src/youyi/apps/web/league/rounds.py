"""The rounds of a Swiss tournament: when the next is due, and who meets whom there. All of it follows from the league as it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from hashlib import sha256

from youyi.apps.web.league.groups import GroupStanding, next_groups
from youyi.apps.web.league.pairings import FEWEST_SEATS
from youyi.apps.web.league.ranking import halves
from youyi.apps.web.league.swiss import SwissStanding, next_pairs
from youyi.apps.web.store.leagues.stored_league import League, PairedSeat, StoredLeague, StoredPairing

MOST_ROUNDS = 11
MOST_SWISS = 64
"""So many people may enter a Swiss tournament."""
_LEVEL = 1
"""In half points, for each other: what a game counts that is not over when the next round is paired."""


def first_round(league: League, entrants: Sequence[int]) -> list[tuple[int, ...]]:
    """The games of the first round, of these people."""
    lots = _lots(league, entrants)
    if league.seats == FEWEST_SEATS:
        drawn = next_pairs([SwissStanding(each, lots[each], 0) for each in entrants])
    else:
        drawn = next_groups([GroupStanding(each, lots[each], 0) for each in entrants], league.seats)
    assert drawn is not None, "a league begins with enough people for a table"
    return drawn


def due(found: StoredLeague, now: datetime) -> int | None:
    """Which round is to be opened; None: none now."""
    league, latest = found.league, max((each.round for each in found.pairings), default=0)
    if league.rounds is None or not latest or league.unpaired or latest >= league.rounds or league.ends <= now:
        return None
    games = [each for each in found.pairings if each.round == latest and not each.bye]
    over = found.round_ends(latest) <= now or all(each.played for each in games)
    return latest + 1 if over else None


def next_round(found: StoredLeague) -> list[tuple[int, ...]] | None:
    """The games of the round after the latest; None: it cannot be paired."""
    lots = _lots(found.league, [each.number for each in found.entrants])
    staying = [each.number for each in found.entrants if not each.gone and each.account is not None]
    if len(staying) < found.league.seats:
        return None
    if found.league.seats == FEWEST_SEATS:
        return next_pairs([_standing(each, lots[each], found.pairings) for each in staying])
    return next_groups([_group_standing(each, lots[each], found.pairings) for each in staying], found.league.seats)


def _lots(league: League, entrants: Sequence[int]) -> dict[int, int]:
    """The place of each by the lot that was drawn when the league began."""
    order = sorted(entrants, key=lambda each: sha256(f"{league.lot}/{each}".encode()).digest())
    return {each: nth for nth, each in enumerate(order)}


def _own(entrant: int, pairings: Sequence[StoredPairing]) -> list[tuple[PairedSeat, StoredPairing]]:
    return [(seat, pairing) for pairing in pairings for seat in pairing.seats if seat.entrant == entrant]


def _made(seat: PairedSeat, pairing: StoredPairing, seats: int) -> int:
    found = halves(seat, pairing, over=True, seats=seats)
    return _LEVEL * (len(pairing.seats) - 1) if found is None else found


def _standing(entrant: int, lot: int, pairings: Sequence[StoredPairing]) -> SwissStanding:
    own = _own(entrant, pairings)
    total = {each.entrant: 0 for pairing in pairings for each in pairing.seats}
    rose, sides, byed = (False, False), [], False
    met: set[int] = set()
    for nth in range(1, max((each.round for each in pairings), default=0) + 1):
        mine = next(((seat, pairing) for seat, pairing in own if pairing.round == nth), None)
        rises = False
        if mine is not None and not mine[1].bye:
            other = next(each.entrant for each in mine[1].seats if each.entrant != entrant)
            met.add(other)
            rises = total[other] > total[entrant]
            if mine[1].played or mine[1].plays:
                sides.append(1 if mine[1].seats[0].entrant == entrant else -1)
            else:
                byed = byed or _made(*mine, FEWEST_SEATS) == FEWEST_SEATS
        elif mine is not None:
            byed = True
        rose = (rises, rose[0])
        for pairing in pairings:
            if pairing.round == nth:
                for each in pairing.seats:
                    total[each.entrant] += _made(each, pairing, FEWEST_SEATS)
    return SwissStanding(entrant, lot, total.get(entrant, 0), frozenset(met), tuple(sides), byed, rose)


def _group_standing(entrant: int, lot: int, pairings: Sequence[StoredPairing]) -> GroupStanding:
    own = _own(entrant, pairings)
    seats = max(len(each.seats) for each in pairings)
    return GroupStanding(
        entrant,
        lot,
        sum(_made(seat, pairing, seats) for seat, pairing in own),
        tuple(each.entrant for _, pairing in own for each in pairing.seats if each.entrant != entrant),
        sum(pairing.seats.index(seat) for seat, pairing in own),
        sum(pairing.bye for _, pairing in own),
    )
