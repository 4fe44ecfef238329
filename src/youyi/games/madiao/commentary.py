"""Remarks on 馬吊 for pages: why a card would win or must be thrown off, and what an event moved."""

from __future__ import annotations

from typing import assert_never

from youyi.games.madiao import events as happens
from youyi.games.madiao.advice import advice
from youyi.games.madiao.cards import BROCADE, DECK, RANK_OF
from youyi.games.madiao.events import Event
from youyi.games.madiao.ideas import IDEAS
from youyi.games.madiao.ideas.false_friends import FALSE_FRIENDS
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.play.tricks import play_kind
from youyi.games.madiao.position import Playing, PlayKind, Position, to_play
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.speech.effects import effect
from youyi.kernel.face.commentary import Commentary
from youyi.kernel.names import Language
from youyi.kernel.people import People

EVERYDAY = (
    happens.DealBegan,
    happens.Received,
    happens.PlayBegan,
    happens.Led,
    happens.Captured,
    happens.Discarded,
    happens.DiscardedCard,
    happens.TrickWon,
    happens.DealEnded,
    happens.SittingEnded,
)
NOTABLE = (happens.BankerSeated, happens.HandShown, happens.TrickWon, happens.DealVoided, happens.DealEnded)


def said_effect(
    rules: Madiao, position: Position, move: Move, _events: tuple[Event, ...], language: Language, _people: People
) -> str:
    """Say what speaks for or against a card."""
    playing = position.phase
    if not isinstance(move, Play) or not isinstance(playing, Playing):
        return ""
    kind = play_kind(rules.context.rulings, playing, to_play(playing), move.card)
    return effect(playing, move.card, kind, language)


def captures(rules: Madiao, position: Position, move: Move, _events: tuple[Event, ...]) -> float:
    """Capture, with the lowest card that does; lead the highest; throw off the lowest, and neither red nor 極."""
    playing = position.phase
    if not isinstance(move, Play) or not isinstance(playing, Playing):
        return 0.0
    card = move.card
    match play_kind(rules.context.rulings, playing, to_play(playing), card):
        case PlayKind.CAPTURE:
            return len(DECK) - RANK_OF[card]
        case PlayKind.LEAD:
            return RANK_OF[card]
        case PlayKind.DISCARD:
            return -RANK_OF[card] - len(DECK) * (BROCADE >> card & 1)
        case kind:
            assert_never(kind)


def flow(event: Event, _seats: int) -> tuple[int, ...] | None:
    """Say what an item of the settlement moved."""
    return event.flow if isinstance(event, happens.Paid) else None


def teaches(event: Event) -> bool:
    """Whether an event has a clause of its own to show."""
    return not isinstance(event, EVERYDAY)


def notable(event: Event) -> bool:
    """Whether somebody who looked away must be told."""
    return isinstance(event, NOTABLE)


COMMENTARY: Commentary[Position, Move, Event] = Commentary(
    effect=said_effect,
    flow=flow,
    teaches=teaches,
    notable=notable,
    advice=advice,
    glances=(captures,),
    ideas=IDEAS,
    false_friends=FALSE_FRIENDS,
)
"""The remarks on 馬吊; no card of one's hand is barred."""
