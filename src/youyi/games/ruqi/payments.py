"""Who scores how much when a round of 儒棋 ends, and when the match is won."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import NORTH, PIECES, SOUTH
from youyi.games.ruqi.position import ALL_GONE, ALL_WAITING, GONE, Army, other
from youyi.games.ruqi.rulings import Rulings, Terms
from youyi.games.ruqi.rulings.reckoning import Scoring, VoidAward
from youyi.kernel.articles import enacts
from youyi.kernel.seats import Seat

JUE = 10
"""算 that raise one 爵 (得十算立一爵)."""
MATCH = 3
"""爵 that win the match (三爵立)."""


class Standing(Enum):
    """What a position means for its round."""

    PLAYING = "playing"
    VOID_THROWS = "void_throw"
    ENDED = "ended"


def standing(armies: tuple[Army, Army]) -> Standing:
    """Whether the round goes on, goes on with one side alone (虛投), or is over."""
    if ALL_GONE not in armies:
        return Standing.PLAYING
    return Standing.VOID_THROWS if any(GONE not in army for army in armies) else Standing.ENDED


def worth_left(army: Army) -> int:
    """Add up the worth of the pieces still on the board, in 算."""
    return sum(virtue.number for virtue, piece in zip(PIECES, army, strict=True) if piece != GONE)


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The end of a round."""

    winner: Seat
    points: int
    """In 算."""
    because: Scoring


@enacts(art.ONE_LEFT)
def void_worth(rulings: Rulings, left: Army) -> int:
    """What void throws pay, in 算: what is left when a piece has gone at last, or all five but one (虛投)."""
    match rulings.void_award:
        case VoidAward.REMAINING:
            return worth_left(left)
        case VoidAward.ALL_BUT_ONE:
            gone = [virtue.number for virtue, piece in zip(PIECES, left, strict=True) if piece == GONE]
            return worth_left(ALL_WAITING) - max(gone)


@enacts(art.CLEARED_SCORES, art.RECKONING)
def reckon(rulings: Rulings, cleared: Seat, left: Army, *, void: bool = False) -> Reckoning:
    """Award the worth that the other side has left to the side that cleared, or to its owner (許為勝算).

    `void`: that side was throwing on alone.
    """
    answer = rulings.scoring
    match answer:
        case Scoring.RACE:
            winner = cleared
        case Scoring.YIELD:
            winner = other(cleared)
    return Reckoning(winner, void_worth(rulings, left) if void else worth_left(left), answer)


def clearing_wins(rulings: Rulings) -> bool:
    """Whether the side that clears the board takes the worth that is left, so that a round is a race."""
    return reckon(rulings, SOUTH, ALL_WAITING).winner == SOUTH


def stakes(rulings: Rulings, armies: tuple[Army, Army]) -> tuple[int, int]:
    """What White and Black are paid if the round ends for them with the board as it stands, in 算."""
    ends = (reckon(rulings, cleared, armies[other(cleared)]) for cleared in (SOUTH, NORTH))
    paid = {end.winner: end.points for end in ends}
    return paid[SOUTH], paid[NORTH]


def credited(score: tuple[int, int], reckoning: Reckoning) -> tuple[int, int]:
    """Add a round's 算 to the tallies."""
    white, black = score
    if reckoning.winner == 0:
        return (white + reckoning.points, black)
    return (white, black + reckoning.points)


def cups(score: int) -> int:
    """Count a side's 爵."""
    return score // JUE


def match_winner(score: tuple[int, int]) -> Seat | None:
    """Name the side that has three 爵 (三爵成勝)."""
    for seat, tally in enumerate(score):
        if cups(tally) >= MATCH:
            return Seat(seat)
    return None


def rounds_played(terms: Terms, rounds: int) -> bool:
    """Whether the agreed rounds are played."""
    return terms.rounds is not None and rounds >= terms.rounds
