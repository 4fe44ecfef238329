"""What single clauses are worth to a player who minds them: the same player without one, on one seat among those with all.

Every pack or run of throws is played with all clauses on every seat; wherever leaving one out would make a seat choose otherwise,
the game is taken up again there and played to its end without it. Where it would not, the two come to the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from workshop.practice.estimates import mean
from workshop.practice.texts import PRACTICE as TEXTS
from youyi.analysis.review.evaluators import counts_of
from youyi.analysis.review.playouts import result_of
from youyi.analysis.runs.plan import Plan, seated
from youyi.bots.named import player
from youyi.kernel.articles import Article
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.kernel.youyi_error import YouyiError

ALL = "all"
"""All clauses left out together."""
_NOTHING = TEXTS["nothing"]


class NothingToLeaveOut(YouyiError, ValueError):
    """A player that does not say by which clauses it plays."""


class Clausal(Protocol):
    """A player that plays by clauses, any of which can be left out: a dataclass with the field `without`."""

    @property
    def clauses(self) -> Mapping[str, tuple[Article, ...]]:
        """The reasons that can be left out, each with the clauses behind it."""
        ...

    def choose(self, view: Any, moves: Sequence[Any], entropy: Any, /) -> Any:
        """Choose."""
        ...

    def disputed(self, view: Any, moves: Sequence[Any], /) -> frozenset[str]:
        """The reasons without which the choice could be another."""
        ...


class Parting(NamedTuple):
    """Where a seat would first choose otherwise."""

    at: int
    """How many plies came before."""
    reason: str
    seat: Seat


def left_out(plan: Plan) -> dict[str, Any]:
    """Leave out every clause of the plan's only player in turn. Raises `NothingToLeaveOut`, and what laying and seating raise."""
    table = plan.table()
    name, *_ = seated(plan.players, table)
    whole: Any = player(name, table)
    if not hasattr(whole, "clauses"):
        raise NothingToLeaveOut(_NOTHING.filled(player=name))
    reasons = (*whole.clauses, ALL)
    lost: dict[str, list[float]] = {reason: [] for reason in reasons}
    parted = dict.fromkeys(reasons, 0)
    for number in range(plan.games):
        found = _game(table, whole, Numbered(plan.seed, number))
        for reason in reasons:
            gains = [gain for (each, _), gain in found.items() if each == reason]
            parted[reason] += len(gains)
            lost[reason].append(sum(gains) / table.rules.seats)
    return {
        reason: {
            "clauses": sorted({each.key for each in whole.clauses.get(reason, ())}),
            "parted": parted[reason] / plan.games / table.rules.seats,
            "gain": mean(lost[reason]),
        }
        for reason in reasons
    }


def _game(table: Any, whole: Any, chances: Numbered) -> dict[tuple[str, Seat], float]:
    """What a seat gains in one game by minding a clause, wherever it would choose otherwise without."""
    seats = table.rules.seats
    variants = {reason: replace(whole, without=frozenset({reason})) for reason in whole.clauses}
    variants[ALL] = replace(whole, without=frozenset(whole.clauses))
    session: Session[Any, Any, Any, Any] = Session(table.rules)
    partings = list(_partings(session, whole, variants, chances))
    counts = counts_of(table)
    result = result_of(session, counts)
    found = dict[tuple[str, Seat], float]()
    for at, reason, seat in sorted(partings, reverse=True):
        session.undo(session.at - at)
        sitting = [variants[reason] if each == seat else whole for each in range(seats)]
        session.play_out(sitting, chances)
        found[reason, seat] = result[seat] - result_of(session, counts)[seat]
    return found


def _partings(
    session: Session[Any, Any, Any, Any], whole: Clausal, variants: Mapping[str, Clausal], chances: Numbered
) -> Iterator[Parting]:
    """Play a game with all clauses; tell for every reason and seat where it would first have been another."""
    sitting, told = [whole] * session.rules.seats, set[tuple[str, Seat]]()
    while session.over is None:
        prompt = session.prompt
        ply = session.advance(sitting, chances)
        if not isinstance(prompt, Decision):
            continue
        seat, view = prompt.seat, session.rules.view(ply.before, prompt.seat)
        for reason in _open(whole.disputed(view, prompt.moves), told, seat):
            entropy = chances.for_player(seat, ply.number - 1)
            if variants[reason].choose(view, prompt.moves, entropy) != ply.move:
                told.add((reason, seat))
                yield Parting(ply.number - 1, reason, seat)


def _open(disputed: frozenset[str], told: set[tuple[str, Seat]], seat: Seat) -> Iterable[str]:
    """The reasons that are in dispute and were not in this game before; all together, if any is."""
    reasons = (*sorted(disputed), ALL) if disputed else ()
    return [reason for reason in reasons if (reason, seat) not in told]
