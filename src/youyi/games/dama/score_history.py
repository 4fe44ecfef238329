"""What is told of the course of 打馬 beside the purses: horses brought home, casts thrown, what was paid for what."""

from __future__ import annotations

from youyi.games.dama import events
from youyi.games.dama.casts import CASTS
from youyi.games.dama.position import Position
from youyi.games.dama.road import END
from youyi.kernel.articles import Article
from youyi.kernel.lab.score_history import Entry, Measure, ScoreHistory
from youyi.kernel.ledger import Bowl
from youyi.kernel.names import Name, Words
from youyi.kernel.rules import Reason

_CAST_NAMES = {cast.throw: cast.name for cast in CASTS}
_CASTS = Name("擲采", "掷采", "zhìcǎi", "Casts thrown")
_PAYMENTS = Name("帖之出入", "帖之出入", "tiē zhī chūrù", "Payments, in chips")


_STAKED = _PAYMENTS, Name("鋪盆", "铺盆", "pūpén", "stakes put into the bowl")


def _road(position: Position) -> tuple[int, ...]:
    return tuple(END * army.home + sum(cell * horses for cell, horses in army.stacks) for army in position.armies)


def _home(position: Position) -> tuple[int, ...]:
    return tuple(army.home for army in position.armies)


_MEASURES: tuple[Measure[Position], ...] = (
    Measure(
        Name("二十馬所行之程", "二十马所行之程", "èrshí mǎ suǒ xíng zhī chéng", "cells covered by the twenty horses"),
        _road,
        decides=True,
    ),
    Measure(Name("到馬", "到马", "dào mǎ", "horses home"), _home),
)


def _entry(event: events.Event) -> Entry | None:
    """Say in which table an event is counted; None: in none."""
    match event:
        case events.Thrown(seat=seat, cast=cast) | events.OpeningThrown(seat=seat, cast=cast):
            return Entry(_CASTS, _CAST_NAMES[cast], seat)
        case events.Paid(payer=payer, payee=payee, amount=amount, because=because):
            flow = ((payer, -amount), (payee, amount))
            ours = tuple((account, worth) for account, worth in flow if not isinstance(account, Bowl))
            return Entry(_PAYMENTS, _named(because), flow=ours)
        case _:
            return None


def _named(because: Reason) -> Name | Words:
    return because.name if isinstance(because, Article) else because.answer.reading


SCORE_HISTORY: ScoreHistory[Position, events.Event] = ScoreHistory(_entry, _MEASURES, _STAKED)
