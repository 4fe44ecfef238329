"""A choice among several as a review tells it: what each was worth, what the one that was taken cost, and its band."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from youyi.analysis.figures.tally import NORMAL
from youyi.analysis.review.values import Valued
from youyi.analysis.texts import REVIEW as TEXTS
from youyi.kernel.lab.evaluation import Worth
from youyi.kernel.names import Name, Words
from youyi.kernel.seats import Seat


class Band(Enum):
    """How bad a choice was. The bands and their limits are ours; the Chinese names are those of other board games."""

    GOOD = (0.0, TEXTS.name("band.good"))
    DOUBTFUL = (0.03, TEXTS.name("band.doubtful"))
    MISTAKE = (0.06, TEXTS.name("band.mistake"))
    BLUNDER = (0.12, TEXTS.name("band.blunder"))

    @property
    def share(self) -> float:
        """The least loss, as a share of the spread of results (`Judging.spread`)."""
        return self.value[0]

    @property
    def called(self) -> Name:
        """What it is called."""
        return self.value[1]


def band_of(loss: float, error: float, spread: float) -> Band:
    """The band whose limit all of a loss's 95 % interval has reached."""
    least = max(0.0, loss - NORMAL * error)
    return next(band for band in reversed(Band) if least >= band.share * spread)


class Margin(Enum):
    """How much better a choice is, in words. The limits are those of the bands, and half of the spread."""

    LITTLE = (Band.DOUBTFUL.share, TEXTS["better.little"], TEXTS["worse.little"])
    CLEAR = (Band.MISTAKE.share, TEXTS["better.clear"], TEXTS["worse.clear"])
    FAR = (Band.BLUNDER.share, TEXTS["better.far"], TEXTS["worse.far"])
    DECIDES = (0.5, TEXTS["better.decides"], TEXTS["worse.decides"])

    @property
    def share(self) -> float:
        """The least difference, as a share of the spread of results."""
        return self.value[0]

    @property
    def better(self) -> Words:
        """Said of the better choice, with the {other}."""
        return self.value[1]

    @property
    def worse(self) -> Words:
        """Said of the worse choice, against the best."""
        return self.value[2]


def margin_of(loss: float, error: float, spread: float) -> Margin | None:
    """How much a loss is at least, by its 95 % interval; None where it may be nothing."""
    least = loss - NORMAL * error
    return next((each for each in reversed(Margin) if least >= each.share * spread), None)


def next_band(band: Band) -> Band | None:
    """The next worse band."""
    return next((each for each in Band if each.share > band.share), None)


@dataclass(frozen=True, slots=True)
class WeighedChoice:
    """A choice among several, and what each of them was worth."""

    ply: int
    seat: Seat
    position: Any
    valued: tuple[Valued, ...]
    """By what the seat could know, the best first."""
    taken: Valued
    opened: tuple[Valued, ...] | None
    """With all cards open; None where nothing is hidden."""
    taken_open: Valued | None
    band: Band
    playouts: int = 0
    """Of either choice, where they settled the band; 0: as first valued."""
    others: tuple[Valued, ...] = ()
    """Where playouts settled two choices, the rest, by less exact means: what they are worth is not to be held against the two."""

    @property
    def is_known(self) -> bool:
        """Whether its loss is known exactly."""
        return self.loss > 0 and self.taken.error == 0 and not self.playouts

    @property
    def cost(self) -> Worth:
        """What it brought every seat against the best choice."""
        return tuple(own - best for own, best in zip(self.taken.worth, self.valued[0].worth, strict=True))

    @property
    def loss(self) -> float:
        """What it cost against the best choice, in the review's unit."""
        return self.taken.less
