"""What positions are worth: how a game values them for hints, reviews and puzzles."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import fsum
from typing import Any, Protocol, TypeAlias, TypeVar

from youyi.kernel.names import Name, Words
from youyi.kernel.seats import Seat
from youyi.kernel.texts import KERNEL as TEXTS

P_contra = TypeVar("P_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)

Worth: TypeAlias = tuple[float, ...]
"""What each seat is expected to have at the end of the bout, as it `Counts`: an estimate of `Counts.result`."""

WHOLE = 100.0
"""What the first place counts: chances of it are told in hundredths."""
HUNDREDTHS = TEXTS["hundredths"]


class Counts(Enum):
    """What counts in a bout: in this worths, losses, luck and results are told."""

    SCORE = "score"
    """What a seat has in the end, in the game's unit."""
    FIRST = "first"
    """To be first: worths are chances of it, in hundredths."""

    def unit(self, of_score: Name) -> Name | Words:
        """What it is counted in, given the game's unit."""
        match self:
            case Counts.SCORE:
                return of_score
            case Counts.FIRST:
                return HUNDREDTHS

    def result(self, score: Sequence[float], first: Collection[int]) -> Worth:
        """What each seat has at the end of a bout, given who is first; those share the first place, all where nobody is."""
        match self:
            case Counts.SCORE:
                return tuple(score)
            case Counts.FIRST:
                sharing = first or range(len(score))
                return tuple(WHOLE / len(sharing) * (seat in sharing) for seat in range(len(score)))

    def agreed(self, worth: Worth) -> Worth:
        """Worths that were foretold each seat by itself, made to add up as results do: scores to nothing, chances to WHOLE.

        What scores miss that by is shared equally; chances are scaled.
        """
        match self:
            case Counts.SCORE:
                over = fsum(worth) / len(worth)
                return tuple(each - over for each in worth)
            case Counts.FIRST:
                whole = fsum(worth)
                return tuple(WHOLE * each / whole if whole else WHOLE / len(worth) for each in worth)


class Judge(Protocol[P_contra, M_contra]):
    """Values positions of a game that hides nothing, without playing them out."""

    def worth(self, position: P_contra, /) -> Worth:
        """What a position is worth in which no choice is due."""
        ...

    def alike(self, position: P_contra, /) -> Hashable:
        """What `worth` and `best` read of a position: those that have the same, before the same choices, are worth the same."""
        ...

    def after(self, position: P_contra, moves: Sequence[M_contra], /) -> list[Worth]:
        """What the positions are worth to which some legal choices lead."""
        ...

    def best(self, position: P_contra, moves: Sequence[M_contra], seat: Seat, /) -> Worth:
        """The worth after the choice that is worth most to a seat."""
        ...


class Knowing(Protocol[P_contra, M_contra]):
    """Knows exactly what some choices are worth."""

    def known(self, position: P_contra, moves: Sequence[M_contra], /) -> Sequence[Worth] | None:
        """What the choices are worth in the bout that is played; None where that is not known of all of them."""
        ...

    def chances(self, position: P_contra, moves: Sequence[M_contra], /) -> Sequence[float | None]:
        """After each of such choices the chance that its seat wins what is at stake; None where nothing is left to chance."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Judging:
    """How the positions of a table are judged."""

    counts: Counts
    guide: str
    """The id of the player that plays every seat when a bout is played out."""
    spread: float
    """Standard deviation of a seat's result in a bout between such players, as it `counts`; bands of losses are shares of it."""
    measured: str
    """The command that measured `spread`."""
    judge: Callable[[Any], Judge[Any, Any]] | None = None
    """Makes the judge of a `Table`; None: positions are valued by playing them out, as where cards are hidden."""
    error: float = 0.0
    """Standard error of a difference between two choices as the judge foretells it; playouts to the end say how much that is."""
    ahead: int = 0
    """After so many plies the judge is asked again where playing bouts to their ends would take too long: by the readable rules."""
    played_error: float = 0.0
    """Standard error of a difference by playouts, however many there are: others than the guide would play on otherwise."""
    second: str | None = None
    """The id of another player whose playouts have to bear a loss out, too, where the guide's word alone proved too little."""
    exact: Callable[[Any], Knowing[Any, Any]] | None = None
    """Makes what knows the worth of some choices of a `Table` exactly; None: nothing does."""
