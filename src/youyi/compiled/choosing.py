"""Choosing among weighed options, and which of a level's two players chooses, in kernels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from youyi.compiled.arrays import Floats, Ints
from youyi.compiled.jit import part
from youyi.compiled.streams import Word, below
from youyi.kernel.lab.players import HUNDRED, Levels, level_id


@part
def one_of_best(points: Ints | Floats, count: int, key: Word) -> int:
    """Find one of those with the most points among the first `count`; among equals chance decides."""
    most, ties = points[0], 0
    for nth in range(count):
        if points[nth] > most:
            most, ties = points[nth], 0
        ties += int(points[nth] == most)
    wanted = below(key, ties)[0]
    nth = 0
    while points[nth] != most or wanted:
        wanted -= int(points[nth] == most)
        nth += 1
    return nth


def player_numbers(players: Sequence[str], levels: Levels, count: int) -> Mapping[str, int]:
    """The number of each player that kernels know, by full id: their own by place, then the levels made of them.

    A level's number holds, in digits to the base `count`, which is more than any player's number: the player, one more than the weaker, the slips in a hundred.
    """
    numbers = {name: nth for nth, name in enumerate(players)}
    for nth, level in enumerate(levels.each, 1):
        if level.weaker is None and level.player in players:
            numbers[level_id(nth, level)] = players.index(level.player)
        elif level.weaker in players and level.player in players:
            slips = players.index(level.weaker) + count * level.slips
            numbers[level_id(nth, level)] = players.index(level.player) + count * (1 + slips)
    return numbers


def number_of(player: str, numbers: Mapping[str, int]) -> int:
    """The number of a player. Raises ValueError where kernels do not know it."""
    if player not in numbers:
        raise ValueError(f"{player} does not play in kernels")
    return numbers[player]


@part
def who_chooses(player: int, count: int, key: Word) -> tuple[int, Word]:
    """Draw which of a level's two players makes a choice, and go on with the same stream, as `players.levels.Slipping` does.

    `player` is the level's number, made with the same `count`.
    """
    drawn, rest = below(key, HUNDRED)
    weaker, slips = (player // count - 1) % count, (player // count - 1) // count
    return (weaker if drawn < slips else player % count), rest
