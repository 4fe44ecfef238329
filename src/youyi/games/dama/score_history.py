"""What is told of the course of 打馬 beside the purses: horses brought home, casts thrown, what was paid for what."""

from __future__ import annotations

from youyi.games.dama import events
from youyi.games.dama.casts import CASTS
from youyi.games.dama.position import Position
from youyi.games.dama.road import END
from youyi.games.dama.texts import TABLE as TEXTS
from youyi.kernel.lab.score_history import Entry, Measure, ScoreHistory
from youyi.kernel.ledger import Bowl
from youyi.kernel.rules import called

_CAST_NAMES = {cast.throw: cast.name for cast in CASTS}
_CASTS = TEXTS.name("casts")
_PAYMENTS = TEXTS.name("payments")


_STAKED = _PAYMENTS, TEXTS.name("staked.stakes_put_into_the_bowl")


def _road(position: Position) -> tuple[int, ...]:
    return tuple(END * army.home + sum(cell * horses for cell, horses in army.stacks) for army in position.armies)


def _home(position: Position) -> tuple[int, ...]:
    return tuple(army.home for army in position.armies)


_MEASURES: tuple[Measure[Position], ...] = (
    Measure(
        TEXTS.name("measures.cells_covered_by_the_twenty"),
        _road,
        decides=True,
    ),
    Measure(TEXTS.name("measures.horses_home"), _home),
)


def _entry(event: events.Event) -> Entry | None:
    """Say in which table an event is counted; None: in none."""
    match event:
        case events.Thrown(seat=seat, cast=cast) | events.OpeningThrown(seat=seat, cast=cast):
            return Entry(_CASTS, _CAST_NAMES[cast], seat)
        case events.Paid(payer=payer, payee=payee, amount=amount, because=because):
            flow = ((payer, -amount), (payee, amount))
            ours = tuple((account, worth) for account, worth in flow if not isinstance(account, Bowl))
            return Entry(_PAYMENTS, called(because), flow=ours)
        case _:
            return None


SCORE_HISTORY: ScoreHistory[Position, events.Event] = ScoreHistory(_entry, _MEASURES, _STAKED)
