"""How a side of 儒棋 plays, in counts: how its pieces go together, which lanes they take, what stands and what lies."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from youyi.games.ruqi import events
from youyi.games.ruqi.moves import Move, Play
from youyi.games.ruqi.position import GONE, Army, Position
from youyi.games.ruqi.texts import TABLE as TEXTS
from youyi.kernel.lab.playing_stats import Count, PlayingStat
from youyi.kernel.session import Ply

RuqiPly = Ply[Position, Move, events.Event]


def _army(ply: RuqiPly) -> Army:
    """The pieces of the side that chooses, as they stand before its turn; none for a throw."""
    return ply.before.armies[ply.by] if isinstance(ply.move, Play) and ply.by is not None else ()


def units(ply: RuqiPly) -> Iterator[Count]:
    """While a side has all five: how many units they make; pieces of one kind on one cell are one."""
    army = _army(ply)
    if army and GONE not in army and ply.by is not None:
        yield ply.by, len(set(army)), 1


def together(ply: RuqiPly) -> Iterator[Count]:
    """Whether all pieces left, two or more, are one unit."""
    left = [piece for piece in _army(ply) if piece != GONE]
    if len(left) > 1 and ply.by is not None:
        yield ply.by, int(len(set(left)) == 1), 1


def carried(ply: RuqiPly) -> Iterator[Count]:
    """How many pieces a number carries forward."""
    for event in ply.step.events:
        if isinstance(event, events.Walked):
            yield event.seat, len(event.pieces), 1


def times(*kinds: type[events.Event]) -> Callable[[RuqiPly], Iterator[Count]]:
    """How often something happens to a side."""

    def of(ply: RuqiPly) -> Iterator[Count]:
        for event in ply.step.events:
            if isinstance(event, kinds):
                yield event.seat, 1, 0  # type: ignore[union-attr]  # asked of events that have a seat alone

    return of


PLAYING_STATS: tuple[PlayingStat[Position, Move, events.Event], ...] = (
    PlayingStat("turns", TEXTS["playing_stats.turns"], times(events.Thrown), each_game=True),
    PlayingStat("units", TEXTS["playing_stats.units"], units),
    PlayingStat("together", TEXTS["playing_stats.together"], together, share=True),
    PlayingStat("carried", TEXTS["playing_stats.carried"], carried),
    PlayingStat("lanes", TEXTS["playing_stats.lanes"], times(events.TurnedIn), each_game=True),
    PlayingStat("stood", TEXTS["playing_stats.stood"], times(events.Stood), each_game=True),
    PlayingStat("folded", TEXTS["playing_stats.folded"], times(events.Folded), each_game=True),
    PlayingStat("back", TEXTS["playing_stats.back"], times(events.SteppedBack), each_game=True),
    PlayingStat("passed", TEXTS["playing_stats.passed"], times(events.Passed), each_game=True),
)  # fmt: skip
"""What is counted of a side's play."""
