"""The deal of the lesson: one that four players of ours really played, game 0 of seed 10098. 東 (seat 0) learns."""

from __future__ import annotations

from youyi.kernel.face.lessons import Scene

PACK = (
    "deal:Tw,S8,W7,T90,T50,S1,S9,Tq,W1,S5,C2,T20,W3,C4,W5,S7,C1,C6,W2,S4,T40,S3,W4,W9,T80,C7,C8,C5,T30,T60,W8,C3,"
    "Ch,S6,W6,S2,C9,T70,C0,Tb"
)
PLAYED = (
    "W3",
    "W9",
    "T30",
    "T50",
    "S4",
    "T60",
    "S9",
    "C4",
    "S8",
    "W5",
    "W2",
    "C8",
    "Tw",
    "C2",
    "W4",
    "C7",
    "Tq",
    "S5",
    "C6",
    "C5",
    "Tb",
    "W1",
    "S3",
    "C3",
    "S1",
    "S7",
    "C1",
    "W8",
    "T20",
    "T40",
    "T80",
    "W7",
)
MOVES = (PACK, *PLAYED)


def before(ply: int) -> Scene:
    """The position before a ply, as the East sees it; the last is 33, and 34 comes after it."""
    return Scene(moves=MOVES[: ply - 1], ruleset="guide@1", terms=(("deals", 1),))
