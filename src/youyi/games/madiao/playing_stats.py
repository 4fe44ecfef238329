"""How a seat of 馬吊 plays, in counts: tricks, captures, what it leads, and which 極 it keeps for the last trick."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.madiao import events
from youyi.games.madiao.cards import ABOVE, GREEN, JI, REWARD, CardSet
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.position import TRICKS, Playing, Position
from youyi.games.madiao.texts import TABLE as TEXTS
from youyi.games.madiao.winnings import PAR
from youyi.kernel.lab.playing_stats import Count, PlayingStat
from youyi.kernel.seats import Seat
from youyi.kernel.session import Ply

MadiaoPly = Ply[Position, Move, events.Event]
EARLY = 2
"""The first tricks, in which a lead tells most."""


def _played(ply: MadiaoPly) -> tuple[Seat, Play, Playing] | None:
    """Who plays which card into what."""
    phase = ply.before.phase
    if ply.by is None or not isinstance(ply.move, Play) or not isinstance(phase, Playing):
        return None
    return ply.by, ply.move, phase


def tricks(ply: MadiaoPly) -> Iterator[Count]:
    """A trick won."""
    for event in ply.step.events:
        if isinstance(event, events.TrickWon):
            yield event.seat, 1, 0


def par(ply: MadiaoPly) -> Iterator[Count]:
    """正本: two tricks won, told when the second is."""
    phase = ply.before.phase
    for event in ply.step.events:
        if isinstance(event, events.TrickWon) and isinstance(phase, Playing):
            yield event.seat, int(len(phase.won[event.seat]) + 1 == PAR), 0


def captures(ply: MadiaoPly) -> Iterator[Count]:
    """A seat that can beat the best card of a trick does."""
    if (found := _played(ply)) and found[2].now.laid:
        seat, play, playing = found
        above = ABOVE[playing.now.best.card]
        if any(above >> card & 1 for card in playing.hands[seat]):
            yield seat, int(above >> play.card & 1), 1


def _leads(ply: MadiaoPly, cards: CardSet, most: int = TRICKS) -> Iterator[Count]:
    if (found := _played(ply)) and not found[2].now.laid and len(found[2].done) < most:
        yield found[0], cards >> found[1].card & 1, 1


def green_leads(ply: MadiaoPly) -> Iterator[Count]:
    """A lead of a green."""
    return _leads(ply, CardSet(GREEN))


def early_rewards(ply: MadiaoPly) -> Iterator[Count]:
    """A lead of a Reward in the first tricks."""
    return _leads(ply, CardSet(REWARD), EARLY)


def ji_kept(ply: MadiaoPly) -> Iterator[Count]:
    """A 極 that is played last of all."""
    if (found := _played(ply)) and JI >> found[1].card & 1:
        yield found[0], int(len(found[2].done) == TRICKS - 1), 1


def ji_won(ply: MadiaoPly) -> Iterator[Count]:
    """A trick won with a 極."""
    for event in ply.step.events:
        if isinstance(event, events.TrickWon) and JI >> event.card & 1:
            yield event.seat, 1, 0


def ji_won_last(ply: MadiaoPly) -> Iterator[Count]:
    """飛來趣 is at hand: the last trick won with a 極."""
    for event in ply.step.events:
        if isinstance(event, events.TrickWon) and JI >> event.card & 1 and event.trick == TRICKS:
            yield event.seat, 1, 0


PLAYING_STATS: tuple[PlayingStat[Position, Move, events.Event], ...] = (
    PlayingStat("tricks", TEXTS["playing_stats.tricks"], tricks, each_game=True),
    PlayingStat("par", TEXTS["playing_stats.par"], par, each_game=True, share=True),
    PlayingStat("captures", TEXTS["playing_stats.captures"], captures, share=True),
    PlayingStat("green_leads", TEXTS["playing_stats.green_leads"], green_leads, share=True),
    PlayingStat("early_rewards", TEXTS["playing_stats.early_rewards"], early_rewards, share=True),
    PlayingStat("ji_kept", TEXTS["playing_stats.ji_kept"], ji_kept, share=True),
    PlayingStat("ji_won", TEXTS["playing_stats.ji_won"], ji_won, each_game=True),
    PlayingStat("ji_won_last", TEXTS["playing_stats.ji_won_last"], ji_won_last, each_game=True, share=True),
)  # fmt: skip
"""What is counted of a seat's play."""
