"""What is measured of one game: of what it came to, and of its course ply by ply. docs/reference/measures.md defines each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from youyi.analysis.figures.pairs import SCALE, GameMeasures
from youyi.analysis.simulate.referee import begin
from youyi.analysis.simulate.rows import GameRow
from youyi.bots.errors import Forfeit
from youyi.kernel.chance import Chances
from youyi.kernel.game import Table
from youyi.kernel.rules import Decision, Player
from youyi.kernel.session import ENDLESS, Session
from youyi.records.vocabulary import Vocabulary

SCALES: Mapping[str, int] = dict.fromkeys(("forced", "branching", "decision_factor", "drama"), SCALE)
"""Measures that are averages within a game: in whole parts of so much."""


def of_row(row: GameRow) -> GameMeasures:
    """What a game came to: scores, who was first, how it ended, how long it was."""
    over = row.end is not None
    values = {"plies": row.plies, "turns": row.turns} if over else {}
    values |= {"spread": max(row.score) - min(row.score)} if row.score else {}
    values |= {f"score_{seat}": score for seat, score in enumerate(row.score)}
    values |= {f"first_{seat}": int(seat in row.first) for seat in range(len(row.score))}
    times = {"completion": int(len(row.first) == 1), "drawishness": int(over and len(row.first) != 1)}
    return GameMeasures(values, {**times, "timeouts": int(not over), **({f"end_{row.end}": 1} if over else {})})


class GameCourse:
    """Follows one game from ply to ply."""

    __slots__ = ("_ahead", "_choices", "_leaders", "_table", "_words", "changes", "paid", "plies")

    def __init__(self, table: Table[Any, Any, Any, Any], *, payments: bool) -> None:
        """Begin; `payments` says whether to count what is paid under each clause."""
        self._table = table
        self._words = Vocabulary.of(table.game)
        self._choices = list[int]()
        self._ahead = [0] * table.rules.seats
        self._leaders: frozenset[int] | None = None
        self.plies = 0
        self.changes = 0
        self.paid: Counter[str] | None = Counter() if payments else None

    def before(self, position: Any, prompt: Any) -> None:
        """Look at a position before it is answered."""
        returns = self._table.rules.returns(position)
        most = max(returns)
        leaders = frozenset(seat for seat, score in enumerate(returns) if score == most)
        self.changes += self._leaders is not None and leaders != self._leaders
        self._leaders = leaders
        self._ahead = [behind + most - score for behind, score in zip(self._ahead, returns, strict=True)]
        self.plies += 1
        if isinstance(prompt, Decision):
            self._choices.append(len(prompt.moves))

    def on_events(self, events: Sequence[Any]) -> None:
        """Count what is paid."""
        history = self._table.game.score_history
        if self.paid is None or history is None:
            return
        for event in events:
            found = history.entry(event)
            if found is not None and found.flow is not None:
                self.paid[f"paid_{self._words.write(event.because)}"] += _moved(found.flow)

    def measured(self, first: frozenset[Any]) -> GameMeasures:
        """The measures, once it is known who was first."""
        free = [count for count in self._choices if count > 1]
        values = {"decisions": len(self._choices), "lead_changes": self.changes}
        if self._choices:
            values["forced"] = parts(len(self._choices) - len(free), len(self._choices))
            values["branching"] = parts(sum(self._choices), len(self._choices))
        if free:
            values["decision_factor"] = parts(sum(free), len(free))
        if first:
            values["drama"] = parts(sum(self._ahead[seat] for seat in first), len(first) * self.plies)
        return GameMeasures(values, self.paid or {})


def _moved(flow: Sequence[tuple[Any, int]]) -> int:
    """How much seats pay each other, or the bowl, or receive from it."""
    received = sum(amount for _, amount in flow if amount > 0)
    return max(received, received - sum(amount for _, amount in flow))


def parts(total: int, of: int) -> int:
    """A quotient in millionths, rounded to the nearest."""
    return (2 * total * SCALE + of) // (2 * of)


def of_course(
    table: Table[Any, Any, Any, Any], sitting: Sequence[Player[Any, Any]], chances: Chances, *, payments: bool = False
) -> GameMeasures:
    """Play a game by the readable engine and measure its course."""
    begin(sitting)
    session: Session[Any, Any, Any, Any] = Session(table.rules, keep=0)
    course = GameCourse(table, payments=payments)
    with suppress(Forfeit):
        while session.over is None and session.at < ENDLESS:
            course.before(session.position, session.prompt)
            course.on_events(session.advance(sitting, chances).step.events)
    return course.measured(frozenset() if session.over is None else session.over.first)
