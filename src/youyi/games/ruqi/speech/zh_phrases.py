"""The phrases of 儒棋 that each Chinese script has in its own catalogue."""

from __future__ import annotations

from dataclasses import dataclass

from youyi.kernel.names import Language


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrases:
    """Templates for `str.format`, named after the event, prompt or move that they are for.

    {side} is a side, {unit} its pieces, {faces} a throw, {place} and {cell} a cell, all other fields are numbers.
    """

    language: Language
    # cells
    own_clear: str
    first_middle: str
    far_clear: str
    second_middle: str
    end_of_road: str
    # events
    rolled_off: str
    rolloff_tied: str
    round_began: str
    thrown: str
    turned_in: str
    walked: str
    carried_on: str
    stepped_back: str
    stood: str
    folded: str
    left: str
    die_voided: str
    passed: str
    turn_came: str
    void_throws_began: str
    round_ended: str
    jue_raised: str
    game_ended: str
    # moves
    throw: str
    back: str
    forward: str
    into_lane: str
    # prompts
    to_roll_off: str
    to_throw: str
    to_play: str
    done: str
