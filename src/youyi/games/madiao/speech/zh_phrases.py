"""The phrases of 馬吊 that each Chinese script has in its own catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from youyi.games.madiao.position import PlayKind
from youyi.kernel.names import Language


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrases:
    """Templates for `str.format`, named after the event, prompt or move that they are for.

    {seat} and {seats} are seats, {card} and {cards} cards, {term} a quoted name of a clause or nothing,
    {item} what is paid for, {amount} a number with its unit, {purses} the amount of each seat.
    """

    language: Language
    # parts of sentences
    term: str
    other_three: str
    purses: str
    each_pays_one: str
    one_pays_each: str
    pays: str
    # events
    led: str
    captured: str
    discarded: str
    discarded_card: str
    trick_won: str
    deal_began: str
    card_exposed: str
    banker_seated: str
    pack_dealt: str
    received: str
    promoted: str
    deal_voided: str
    hand_shown: str
    play_began: str
    cards_shown: str
    paid: str
    paid_nothing: str
    paid_several: str
    drawn: str
    went_dead: str
    warned: str
    deal_ended: str
    sitting_ended: str
    # moves
    deal: str
    play: Mapping[PlayKind | None, str]
    # prompts
    to_seat_banker: str
    to_deal: str
    to_lead: str
    to_follow: str
    done: str
