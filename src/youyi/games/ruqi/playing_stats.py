"""How a side of 儒棋 plays, in counts: how its pieces go together, which lanes they take, what stands and what lies."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from youyi.games.ruqi import events
from youyi.games.ruqi.moves import Move, Play
from youyi.games.ruqi.position import GONE, Army, Position
from youyi.kernel.lab.playing_stats import Count, PlayingStat
from youyi.kernel.names import Words
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
    PlayingStat("turns", Words("turns a round", "每局輪數", "每局轮数"), times(events.Thrown), each_game=True),
    PlayingStat("units", Words("units that the five pieces make", "五枚棋分在幾處", "五枚棋分在几处"), units),
    PlayingStat("together", Words("turns with all pieces in one unit", "全部一起走的輪次", "全部一起走的轮次"), together, share=True),
    PlayingStat("carried", Words("pieces that a number carries", "一個數帶走幾枚", "一个数带走几枚"), carried),
    PlayingStat("lanes", Words("turns into a lane, a round", "每局入道次數", "每局入道次数"), times(events.TurnedIn), each_game=True),
    PlayingStat("stood", Words("pieces stood up, a round", "每局立梟次數", "每局立枭次数"), times(events.Stood), each_game=True),
    PlayingStat("folded", Words("pieces laid down, a round", "每局折伏次數", "每局折伏次数"), times(events.Folded), each_game=True),
    PlayingStat("back", Words("steps back, a round", "每局退格次數", "每局退格次数"), times(events.SteppedBack), each_game=True),
    PlayingStat("passed", Words("turns passed, a round", "每局無棋可走的次數", "每局无棋可走的次数"), times(events.Passed), each_game=True),
)  # fmt: skip
"""What is counted of a side's play."""
