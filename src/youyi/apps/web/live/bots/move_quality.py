"""The bands of choices, and what counts, as messages name them."""

from __future__ import annotations

from typing import assert_never

from youyi.analysis.review.choices import Band
from youyi.apps.web.wire.table import BandSaid, GoalSaid
from youyi.kernel.lab.evaluation import Counts


def band_said(band: Band) -> BandSaid:
    """Name a band."""
    match band:
        case Band.GOOD:
            return "good"
        case Band.DOUBTFUL:
            return "doubtful"
        case Band.MISTAKE:
            return "mistake"
        case Band.BLUNDER:
            return "blunder"
        case _:
            assert_never(band)


def goal_said(counts: Counts) -> GoalSaid:
    """Name what counts."""
    match counts:
        case Counts.SCORE:
            return "score"
        case Counts.FIRST:
            return "first"
        case _:
            assert_never(counts)
