"""For learners: what won cards are worth as they lie, and what one more would make of them, from one seat's view."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.games.madiao.cards import Card, card_set, members
from youyi.games.madiao.context import RuleContext
from youyi.games.madiao.patterns import near_misses
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
class OneAway:
    """A pattern that one more won card would make."""

    id: str
    name: Name
    worth: int
    missing: Card
    key: str


@dataclass(frozen=True, slots=True)
class PileNotes:
    """What is to be said of one seat's won cards."""

    seat: Seat
    now: tuple[PatternWorth, ...]
    near: tuple[OneAway, ...]


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
    table, winnings = context.patterns, seen_winnings(looker, now, seat)
    gate = table.four_gate(winnings)
    scored = (*([gate] if gate else []), *table.misc(winnings))
    candidates = now.hand if seat == looker else unseen(context, now)
    made = (each for each in near_misses(winnings, table, candidates) if each.missing is not None)
    return PileNotes(
        seat,
        tuple(
            PatternWorth(each.pattern.id, each.pattern.name, each.worth, members(each.cards), each.pattern.article.key)
            for each in scored
        ),
        tuple(
            OneAway(
                each.pattern.id,
                each.pattern.name,
                each.pattern.worth.value(winnings.winning(each.missing)),
                each.missing,
                each.pattern.article.key,
            )
            for each in made
            if each.missing is not None
        ),
    )


def seen_winnings(looker: Seat | None, now: PlayingSeen, seat: Seat) -> Winnings:
    """Gather a seat's won cards as the looker saw them won."""
    done = [trick for trick in now.tricks if trick.winner is not None]
    won = tuple(_won(number, trick) for number, trick in enumerate(done, start=1) if trick.winner == seat)
    return Winnings(seat=seat, dealt=card_set(now.dealt) if seat == looker else None, won=won)


def _won(number: int, trick: SeenTrick) -> Won:
    up = [each.card for each in trick.laid if isinstance(each, FaceUp)]
    return Won(up[-1], number, up[0], card_set(up[:-1]))
