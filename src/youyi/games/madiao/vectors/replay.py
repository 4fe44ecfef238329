"""A deal of a worked example, played by the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from youyi.games.madiao.context import RuleContext, context_of
from youyi.games.madiao.events import DealEnded, Event
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.play import evolve, unfold
from youyi.games.madiao.play.tricks import winnings_of
from youyi.games.madiao.position import Playing, Position
from youyi.games.madiao.rulings import Rulings, Terms
from youyi.games.madiao.rulings.money import Penalties
from youyi.games.madiao.vectors.money import zhu_of
from youyi.games.madiao.vectors.read import Result, read_cards
from youyi.games.madiao.vectors.table import table_of

TWO_DEALS = Terms(deals=2)
"""As many as it takes to hear who banks next."""


def without_penalties(rulings: Rulings) -> RuleContext:
    """Agree on rulings but for the penalties: no worked example contains one."""
    lenient = replace(rulings, penalties=Penalties.OFF)
    return context_of(lenient, TWO_DEALS)


@dataclass(frozen=True, slots=True)
class Replayed:
    """What happened in a deal."""

    events: tuple[Event, ...]
    played: Playing
    """The deal when all was paid."""


def replay(context: RuleContext, before: Position, moves: Sequence[Move]) -> Replayed:
    """Carry the moves of a deal out. Raises ValueError if they do not end it, or go on after it."""
    position, events = before, list[Event]()
    for number, move in enumerate(moves):
        if any(isinstance(event, DealEnded) for event in events):
            raise ValueError(f"the deal ends after {number} moves")
        step = unfold(context, position, move)
        position, events = step.position, [*events, *step.events]
    if not any(isinstance(event, DealEnded) for event in events):
        raise ValueError(f"the deal does not end after {len(moves)} moves")
    return Replayed(tuple(events), _at_the_end(before, events))


def _at_the_end(position: Position, events: Iterable[Event]) -> Playing:
    for event in events:
        if isinstance(event, DealEnded):
            break
        position = evolve(position, event)
    assert isinstance(position.phase, Playing)
    return position.phase


def plays(tricks: Iterable[Iterable[str]]) -> tuple[Play, ...]:
    """Read cards as they were played, trick after trick."""
    return tuple(Play(card) for trick in tricks for card in read_cards(trick))


def settled(context: RuleContext, played: Playing) -> Result:
    """Write what each seat has won, and what that is worth."""
    all_winnings = winnings_of(played)
    return {
        "table": [table_of(context.patterns, winnings) for winnings in all_winnings],
        "zhu": [zhu_of(context, winnings) for winnings in all_winnings],
    }
