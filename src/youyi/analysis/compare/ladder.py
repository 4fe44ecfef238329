"""The skill ladder: what a seat gains by the next stronger player, on the same chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from youyi.analysis.compare.measures import parts
from youyi.analysis.figures.pairs import GameMeasures
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.simulation import PlayPart, prepared
from youyi.kernel.game import Game
from youyi.players.player import player_spec, usual_opponent


@dataclass(frozen=True, slots=True)
class Rung:
    """A player and the next weaker one, at the tables where they meet."""

    name: str
    """The stronger player's id."""
    among_equals: PlayPart
    """Plays with the weaker player on every seat."""
    each_seat: tuple[PlayPart, ...]
    """Plays with the stronger one on this seat, the weaker one on all others."""


def usual_rungs(game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
    """The blind player, and the one that people meet unless they name another."""
    return "random", usual_opponent(game).id


def rungs(plan: Plan, names: Sequence[str]) -> tuple[Rung, ...]:
    """Lay the tables for players named from the weakest on. Raises what laying a table and seating raise."""
    table = plan.table()
    seats = table.rules.seats

    def play(*players: str) -> PlayPart:
        return prepared(replace(plan, players=players)).player_of_parts(rows=True)

    ids = [player_spec(name, table.game).id for name in names]
    return tuple(
        Rung(
            better,
            play(*(weaker,) * seats),
            tuple(play(*(weaker,) * seat, better, *(weaker,) * (seats - seat - 1)) for seat in range(seats)),
        )
        for weaker, better in pairwise(ids)
    )


def gains(rung: Rung, numbers: range) -> list[GameMeasures]:
    """What the stronger player gains in each game, on average over the seats that he takes in turn.

    A gain is his result less what the weaker player comes to on that seat, among equals, on the same chance; in millionths of
    the game's unit. A game that was given up as endless at any of these tables has none.
    """
    found = []
    tables = (play(numbers).rows for play in (rung.among_equals, *rung.each_seat))
    for equals, *others in zip(*tables, strict=True):
        if equals.score and all(other.score for other in others):
            gained = sum(other.score[seat] - equals.score[seat] for seat, other in enumerate(others))
            found.append(GameMeasures({f"ladder_{rung.name}": parts(gained, len(others))}, {}))
        else:
            found.append(GameMeasures({}, {}))
    return found
