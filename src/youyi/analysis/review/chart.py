"""The course of a game as a chart: what each seat could expect, from ply to ply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from youyi.analysis.review.choices import Band, WeighedChoice
from youyi.analysis.review.review import Review
from youyi.analysis.texts import REVIEW as TEXTS
from youyi.kernel.face.pictures import Picture, label
from youyi.kernel.face.svg import INK, PAPER, circle, path, sized, tag
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import Language, Words


@dataclass(frozen=True, slots=True)
class Frame:
    """How large a chart is, in pixels, and how many figures stand at its edges."""

    width: float
    height: float
    left: float
    right: float
    top: float
    bottom: float
    rungs: int
    plies: int


WIDE = Frame(720, 300, left=52, right=84, top=22, bottom=34, rungs=6, plies=8)
NARROW = Frame(340, 250, left=48, right=48, top=22, bottom=34, rungs=6, plies=4)
"""For a phone, where the letters of the wide one would be too small to read."""
SMALL = 12.0
"""Size of the letters."""
FAINT = "#b7c2bb"
NIGHT = {INK: "#e9ede7", PAPER: "#162023", FAINT: "#35433f"}
"""What the colours of paper are where the reader's page is dark; the seats keep theirs, as all objects do."""
DASHES = ("", "9 3", "3 3", "9 3 3 3", "1 3")
"""How the lines of the seats are dashed, so that colour is not all that tells them apart."""
STEPS = (1, 2, 5)
PLY = TEXTS["ply"]
SHOWS = {
    Counts.SCORE: TEXTS["shows.score"],
    Counts.FIRST: TEXTS["shows.first"],
}


def shown(review: Review) -> Words:
    """What the chart shows, in words."""
    return SHOWS[review.judging.counts].filled(
        result=review.table.game.result, unit=review.unit, plies=len(review.moves)
    )


def chart(review: Review, language: Language, frame: Frame = WIDE) -> Picture:
    """Draw the course of a review."""
    plot = _Plot(review, frame)
    parts = [*plot.grid(language), *plot.lines(language), *plot.blunders()]
    ground = tag("rect", width=frame.width, height=frame.height, fill=PAPER)
    return Picture(sized(frame.width, frame.height, [night(), tag("g", ground, *parts, class_="course")]))


def night() -> str:
    """A style by which a chart follows its page into the dark. Whoever reads no styles sees it on paper."""
    rules = (f'.course [{what}="{day}"]{{{what}:{dark}}}' for day, dark in NIGHT.items() for what in ("fill", "stroke"))
    return f"<style>@media(prefers-color-scheme:dark){{{''.join(rules)}}}</style>"


def ticks(low: float, high: float, most: int) -> list[int]:
    """Round numbers between two, at most so many.

    >>> ticks(-7, 23, 5)
    [0, 10, 20]
    """
    step, power = 1, 1
    while (high - low) / step > most:
        place = STEPS.index(step // power)
        power *= 10 if place + 1 == len(STEPS) else 1
        step = STEPS[(place + 1) % len(STEPS)] * power
    first = int(-(-low // step))
    return [step * nth for nth in range(first, int(high // step) + 1)]


def _figure(value: int, counts: Counts) -> str:
    said = f"{abs(value)}"
    return ("\N{MINUS SIGN}" if value < 0 else "+" if value and counts is Counts.SCORE else "") + said


class _Plot:
    """Scales of one chart."""

    def __init__(self, review: Review, frame: Frame) -> None:
        self.review, self.frame = review, frame
        self.right, self.foot = frame.width - frame.right, frame.height - frame.bottom
        values = [value for point in review.course for value in point.worth] or [0.0]
        self.low, self.high = min(0.0, *values), max(0.0, *values)
        self.plies = max(1, len(review.moves))

    def across(self, ply: int) -> float:
        return self.frame.left + (self.right - self.frame.left) * ply / self.plies

    def up(self, value: float) -> float:
        share = (value - self.low) / ((self.high - self.low) or 1.0)
        return self.foot - (self.foot - self.frame.top) * share

    def grid(self, language: Language) -> Iterator[str]:
        left, right = self.frame.left, self.right
        for value in ticks(self.low, self.high, self.frame.rungs):
            y = self.up(value)
            yield path(f"M{left:g} {y:.1f}H{right:g}", stroke=INK if not value else FAINT, line=1)
            yield label(left - 6, y, _figure(value, self.review.judging.counts), SMALL, anchor="end")
        for ply in ticks(0, self.plies, self.frame.plies):
            yield label(self.across(ply), self.foot + 12, str(ply), SMALL)
        yield label(right, self.frame.height - 8, PLY.said_in(language), SMALL, anchor="end")
        yield label(left - 6, 9, self.review.unit.said_in(language), SMALL, anchor="end")

    def lines(self, language: Language) -> Iterator[str]:
        game = self.review.table.game
        names = self._places_of_names()
        for seat in range(self.review.table.rules.seats):
            points = [(self.across(each.ply), self.up(each.worth[seat])) for each in self.review.course]
            steps = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) if points else ""
            yield path(steps, line=3.2)
            yield path(steps, stroke=game.colours.seats[seat], line=2, dashed=DASHES[seat])
            said = game.seat_names[seat].said_in(language)
            yield label(self.right + 8, names[seat], said, SMALL, anchor="start")

    def blunders(self) -> Iterable[str]:
        worths = {each.ply: each.worth for each in self.review.course}
        found: Iterator[WeighedChoice] = (each for each in self.review.choices if each.band is Band.BLUNDER)
        return [circle(self.across(each.ply), self.up(worths[each.ply][each.seat]), 5, line=1.5) for each in found]

    def _places_of_names(self) -> dict[int, float]:
        """Where the seats' names stand: at the ends of their lines, but not upon each other."""
        last = self.review.course[-1].worth if self.review.course else (0.0,) * self.review.table.rules.seats
        found, lowest = dict[int, float](), 0.0
        for seat in sorted(range(len(last)), key=lambda each: -last[each]):
            found[seat] = lowest = max(self.up(last[seat]), lowest + SMALL + 3)
        return found
