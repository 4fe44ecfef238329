"""For learners: what won cards are worth as they lie, and what one more, or two of one's own, would make of them, from one seat's view."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.madiao.cards import card_set, members
from youyi.games.madiao.context import RuleContext
from youyi.games.madiao.patterns import NearMiss, Pattern, near_misses
from youyi.games.madiao.position import SEATS, Cards, FaceUp
from youyi.games.madiao.view import PlayingSeen, SeenTrick, View
from youyi.games.madiao.winnings import Winnings, Won
from youyi.games.madiao.worlds import unseen
from youyi.kernel.names import Name
from youyi.kernel.seats import Seat, round_from


@dataclass(frozen=True, slots=True)
class PatternWorth:
    """A pattern that a pile has."""

    id: str
    name: Name
    worth: int
    """In 賀, from each of the others."""
    cards: Cards
    key: str
    """Of its clause."""


@dataclass(frozen=True, slots=True)
class WithinReach:
    """A pattern that a pile does not have yet, and can still have."""

    id: str
    name: Name
    worth: int
    """In 賀, from each of the others, by the first of the ways."""
    cards: Cards
    """What makes it by the first of the ways: cards that are won, and those that are missing."""
    ways: tuple[Cards, ...]
    """The cards that are missing: each of these makes it, and all are as few as can be."""
    key: str
    """Of its clause."""


@dataclass(frozen=True, slots=True)
class PileNotes:
    """What is to be said of one seat's won cards."""

    seat: Seat
    now: tuple[PatternWorth, ...]
    near: tuple[WithinReach, ...]
    """The nearest first; of those, the dearest."""


@dataclass(frozen=True, slots=True)
class Notes:
    """What is to be said of all four."""

    piles: tuple[PileNotes, ...]


def study(context: RuleContext, seen: View) -> Notes:
    """Score every pile from what a seat sees; a dealt hand counts only where it is the viewer's own."""
    now = seen.phase
    if not isinstance(now, PlayingSeen):
        return Notes(())
    return Notes(tuple(_pile(context, seen.seat, now, seat) for seat in round_from(Seat(0), SEATS)))


def _pile(context: RuleContext, looker: Seat | None, now: PlayingSeen, seat: Seat) -> PileNotes:
    """One's own pile by any two cards of one's hand, another's by any card that it may hold: what others need is seen in time."""
    table, winnings = context.patterns, seen_winnings(looker, now, seat)
    gate = table.four_gate(winnings)
    scored = (*([gate] if gate else []), *table.misc(winnings))
    own = seat == looker
    candidates = now.hand if own else unseen(context, now)
    found = near_misses(winnings, table, candidates, most=2 if own else 1)
    return PileNotes(
        seat,
        tuple(
            PatternWorth(each.pattern.id, each.pattern.name, each.worth, members(each.cards), each.pattern.article.key)
            for each in scored
        ),
        _within_reach(winnings, [each for each in found if each.missing]),
    )


def _within_reach(winnings: Winnings, found: list[NearMiss]) -> tuple[WithinReach, ...]:
    """Gather what is near by pattern; what costs its maker is nothing to be reached for."""
    ways: dict[Pattern, list[Cards]] = {}
    for each in found:  # the nearest come first
        known = ways.setdefault(each.pattern, [])
        if not known or len(known[0]) == len(each.missing):
            known.append(each.missing)
    told = (_told(winnings, pattern, tuple(missing)) for pattern, missing in ways.items())
    return tuple(sorted((each for each in told if each.worth > 0), key=lambda each: (len(each.ways[0]), -each.worth)))


def _told(winnings: Winnings, pattern: Pattern, ways: tuple[Cards, ...]) -> WithinReach:
    made = winnings
    for card in ways[0]:
        made = made.winning(card)
    # What comes more than once is told as it comes the last time: then the cards that are missing are among its own.
    scored = pattern.scored(made)
    last = next((each for each in scored if each.cards & card_set(ways[0])), scored[-1])
    return WithinReach(pattern.id, pattern.name, last.worth, members(last.cards), ways, pattern.article.key)


def seen_winnings(looker: Seat | None, now: PlayingSeen, seat: Seat) -> Winnings:
    """Gather a seat's won cards as the looker saw them won."""
    done = [trick for trick in now.tricks if trick.winner is not None]
    won = tuple(_won(number, trick) for number, trick in enumerate(done, start=1) if trick.winner == seat)
    return Winnings(seat=seat, dealt=card_set(now.dealt) if seat == looker else None, won=won)


def _won(number: int, trick: SeenTrick) -> Won:
    up = [each.card for each in trick.laid if isinstance(each, FaceUp)]
    return Won(up[-1], number, up[0], card_set(up[:-1]))
