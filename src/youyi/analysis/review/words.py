"""The words of a review, in the three languages."""

from __future__ import annotations

from youyi.analysis.texts import REVIEW as TEXTS
from youyi.kernel.lab.evaluation import Counts

ACCOUNT = TEXTS["account"]
TURNS = TEXTS["turns"]
NO_TURNS = TEXTS["no_turns"]
TURNED = TEXTS["turned"]
GOALS = {
    Counts.SCORE: TEXTS["goals.score"],
    Counts.FIRST: TEXTS["goals.first"],
}
"""What a game is reviewed for."""
