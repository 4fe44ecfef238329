"""What a seat may know of 馬吊: its own cards, and all that lay face up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, Union

from youyi.games.madiao.cards import Card
from youyi.games.madiao.position import (
    SEATS,
    Cards,
    Done,
    FaceDown,
    FaceUp,
    Four,
    FourCards,
    Playing,
    Position,
    ToDeal,
    ToSeatBanker,
    Trick,
    to_play,
)
from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Hidden:
    """A card that another seat laid face down."""

    seat: Seat


Seen: TypeAlias = Union[FaceUp, FaceDown, Hidden]
"""A card on the table: `FaceDown` is the looker's own."""


@dataclass(frozen=True, slots=True)
class SeenTrick:
    """A trick as one seat saw it, whole or in progress."""

    leader: Seat
    laid: tuple[Seen, ...]
    winner: Seat | None
    """None while it is in progress."""


@dataclass(frozen=True, slots=True)
class PlayingSeen:
    """A deal in progress as one seat sees it; the public holds no cards."""

    banker: Seat
    exposed: Card
    promoted: bool
    """Whether a card of the looker took the place of the exposed one; of other hands nobody hears it."""
    dealt: Cards
    """The looker's eight cards, after 升代."""
    hand: Cards
    """Those it still holds."""
    held: Four
    """How many cards each seat holds."""
    tricks: tuple[SeenTrick, ...]
    won: FourCards
    """The won cards of each seat, in the order 上桌."""
    to_play: Seat


PhaseSeen: TypeAlias = Union[ToSeatBanker, ToDeal, PlayingSeen, Done]


@dataclass(frozen=True, slots=True)
class View:
    """A sitting as one seat sees it; `seat` None: as the public does."""

    seat: Seat | None
    deal: int
    purses: Four
    """In 注."""
    phase: PhaseSeen


def view(position: Position, seat: Seat | None) -> View:
    """A position as a seat, or the public, sees it."""
    phase = position.phase
    seen = _seen(phase, seat) if isinstance(phase, Playing) else phase
    return View(seat, position.deal, position.purses, seen)


def _seen(playing: Playing, seat: Seat | None) -> PlayingSeen:
    dealt = playing.dealt
    own: Cards = () if seat is None else dealt.hands[seat]
    tricks = tuple([SeenTrick(each.laid[0].seat, _laid(each, seat), each.best.seat) for each in playing.done])
    if playing.now.laid:
        tricks += (SeenTrick(playing.now.laid[0].seat, _laid(playing.now, seat), None),)
    east, north, west, south = playing.hands
    return PlayingSeen(
        banker=dealt.banker,
        exposed=dealt.exposed,
        promoted=dealt.exposed in own,
        dealt=own,
        hand=() if seat is None else playing.hands[seat],
        held=(len(east), len(north), len(west), len(south)),
        tricks=tricks,
        won=playing.won,
        to_play=to_play(playing),
    )


_HIDDEN = tuple(Hidden(Seat(seat)) for seat in range(SEATS))


def _laid(trick: Trick, seat: Seat | None) -> tuple[Seen, ...]:
    return tuple([each if each.face_up or each.seat == seat else _HIDDEN[each.seat] for each in trick.laid])
