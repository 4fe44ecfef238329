"""The habits of players: what they do in games that they play by themselves, and how often another would choose the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from workshop.practice.estimates import Ratio
from youyi.analysis.runs.plan import Plan, seated
from youyi.bots.named import player
from youyi.kernel.lab.playing_stats import PlayingStat
from youyi.kernel.rules import Decision, Player, is_choice
from youyi.kernel.session import Ply, Session
from youyi.kernel.streams import Numbered

SAME = "same"
"""The habit of choosing as another player would, among several moves."""


@dataclass(slots=True)
class Counts:
    """What was counted in one game, by player and habit."""

    found: dict[tuple[str, str], list[int]] = field(default_factory=lambda: defaultdict(lambda: [0, 0]))

    def add(self, name: str, key: str, times: int, occasions: int) -> None:
        """Add to a figure of a player."""
        kept = self.found[name, key]
        kept[0] += times
        kept[1] += occasions


def counted(plan: Plan, beside: str | None = None) -> dict[str, Any]:
    """Let the plan's players play by the readable engine and count their habits.

    `beside` names a player who is asked at every choice among several what he would do there. Raises what laying and seating raise.
    """
    table = plan.table()
    names = seated(plan.players, table)
    sitting = [player(name, table) for name in names]
    habits = {each.key: each for each in table.game.playing_stats()}
    other = None if beside is None else player(beside, table)
    totals = dict[tuple[str, str], Ratio]()
    for number in range(plan.games):
        counts = _game(table, names, sitting, habits, other, Numbered(plan.seed, number))
        for key, (times, occasions) in counts.found.items():
            totals.setdefault(key, Ratio()).add(times, occasions)
    return {name: _figures(name, names, habits, totals) for name in dict.fromkeys(names)}


def _game(
    table: Any,
    names: Sequence[str],
    sitting: Sequence[Player[Any, Any]],
    habits: Mapping[str, PlayingStat[Any, Any, Any]],
    other: Player[Any, Any] | None,
    chances: Numbered,
) -> Counts:
    counts = Counts()
    for name in names:
        for habit in habits.values():
            counts.add(name, habit.key, 0, int(habit.each_game))
    session: Session[Any, Any, Any, Any] = Session(table.rules, keep=0)
    while session.over is None:
        prompt = session.prompt
        ply = session.advance(sitting, chances)
        for habit in habits.values():
            for seat, times, occasions in habit.of(ply):
                counts.add(names[seat], habit.key, times, occasions)
        if other is not None and is_choice(prompt):
            same = _chosen(table, other, prompt, ply, chances) == ply.move
            counts.add(names[prompt.seat], SAME, int(same), 1)
    return counts


def _chosen(
    table: Any, other: Player[Any, Any], prompt: Decision[Any], ply: Ply[Any, Any, Any], chances: Numbered
) -> Any:
    """What another player would have chosen in a position."""
    view = table.rules.view(ply.before, prompt.seat)
    return other.choose(view, prompt.moves, chances.for_player(prompt.seat, ply.number - 1))


def _figures(
    name: str,
    names: Sequence[str],
    habits: Mapping[str, PlayingStat[Any, Any, Any]],
    totals: Mapping[tuple[str, str], Ratio],
) -> dict[str, Any]:
    """A player's figures with half of their intervals."""
    found = {key: ratio.estimate() for (who, key), ratio in totals.items() if who == name}
    order = [key for key in (*habits, SAME) if found.get(key) is not None]
    return {"seats": names.count(name), **{key: found[key] for key in order}}
