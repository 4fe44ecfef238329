"""How 馬吊 is judged: deals are played out by the heuristic player, from the cards that a seat may suppose or from all."""

from __future__ import annotations

from youyi.kernel.lab.evaluation import Counts, Judging

JUDGING = Judging(
    counts=Counts.SCORE,
    guide="heuristic",
    spread=17.4,
    measured="youyi simulate madiao --games 1000 --seed 5 --players heuristic",
    played_error=0.8,
)
"""How 馬吊 is judged."""


def judgings(_table: object) -> tuple[Judging, ...]:
    """The one way in which every table is judged."""
    return (JUDGING,)
