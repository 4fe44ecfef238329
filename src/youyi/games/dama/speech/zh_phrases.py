"""The phrases of 打馬 that each Chinese script has in its own catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from youyi.games.dama.position import Context, Finish
from youyi.kernel.names import Language


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrases:
    """Templates for `str.format`, named after the event, prompt or move that they are for.

    {seat}, {owner}, {actor} and so on are seats, {place} and {cell} a cell of the road, {cast} a throw with its name,
    {dice} its faces; {horses} and {amount} are numbers; {turned} and {blocked} are parts of sentences or empty.
    """

    language: Language
    # parts of sentences
    bowl: str
    finishes: Mapping[Finish, str]
    collision_numbers: tuple[str, ...]
    """初, 再, 三: which collision of a turn, from the first."""
    place: str
    cell: str
    end_of_road: str
    cast: str
    turned: str
    blocked: str
    tried: str
    contexts: Mapping[Context, str]
    # events at the table
    began: str
    began_opening: str
    opening_thrown: str
    opening_passed: str
    play_begins: str
    thrown: str
    idle: str
    own_cast_taken: str
    collided_same_cast: str
    collided_same_count: str
    asked: str
    stayed: str
    retired: str
    ended: str
    ended_with_winner: str
    # events on the road
    dropped: str
    drop_lost: str
    deployed: str
    moved: str
    gate_opened: str
    struck: str
    merged: str
    station_entered: str
    flew: str
    held: str
    no_way: str
    declined: str
    # events of money
    paid: str
    half_bowl: str
    bowl_refilled: str
    # events of the turn
    extra_earned: str
    throws_again: str
    postponed: str
    extra_turn_begins: str
    turn_begins: str
    won_first: str
    won_later: str
    drawn: str
    # moves
    throw: str
    first: str
    drop: str
    ride: str
    ride_back: str
    decline: str
    stay: str
    retire: str
    # prompts
    to_draw: str
    opening: str
    to_throw: str
    to_throw_again: str
    to_throw_extra: str
    to_move: str
    to_move_for: str
    to_stay: str
