"""Puzzles found in games of our players: where a judge sees one choice far above the others, and deep playouts agree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from youyi.analysis.figures.tally import NORMAL
from youyi.analysis.puzzles.puzzle import GRADES, Puzzle, PuzzleAnswer
from youyi.analysis.review.evaluators import judging_of, valuer_of
from youyi.analysis.review.playouts import PlayedOut, bouts_of, of_a_bout
from youyi.analysis.review.values import Valued, Valuer
from youyi.analysis.runs.plan import Plan, seated
from youyi.kernel.game import Table
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream, key
from youyi.players.player import OF_ANY_GAME, AnyPlayer, player, players_at

CLEAR = 0.12
"""The best choice must be worth more than the next by this share of the spread of results: of the size of a blunder."""
SURE = 0.06
"""And by this share at least at the lower end of the interval of the playouts."""
FEWEST, MOST = 3, 40
"""Choices of a position that is a puzzle."""
CHECKED = 4
"""The choices that are played out: the best by the judge."""
GLANCE = 5
"""A fifth of the playouts come first; what they speak against is left."""
APART = 8
"""Plies at least between two puzzles of one game."""
_GRADING = 9
"""Part of the key of the chance by which players are asked."""


@dataclass(frozen=True, slots=True)
class Mine:
    """What is needed to find the puzzles of one table."""

    plan: Plan
    table: Table[Any, Any, Any, Any]
    valuer: Valuer
    deep: PlayedOut
    spread: float
    asked: tuple[AnyPlayer, ...]
    """The players who grade a puzzle by finding its best choice or not."""


def mine(plan: Plan, playouts: int) -> Mine:
    """Prepare for the games of a plan; each answer is played out so many times. Raises `NotJudged` and what a plan raises."""
    table, single = plan.table(), of_a_bout(plan.table())
    judging = judging_of(table)
    valuer = valuer_of(table, playouts=None, seed=plan.seed, engine=plan.engine)
    bouts, engine = bouts_of(single, judging, plan.engine)
    deep = PlayedOut(single.rules, bouts, playouts, key(plan.seed, 1), engine, hides=False)
    return Mine(plan, table, valuer, deep, judging.spread, graders(table))


def graders(table: Table[Any, Any, Any, Any]) -> tuple[AnyPlayer, ...]:
    """Who grades the puzzles of a table: its players as far as they are weaker than the judge, which would only agree.

    Raises `NotJudged`.
    """
    judging = judging_of(table)
    known = [spec for spec in players_at(table)[len(OF_ANY_GAME) :] if spec.opponent]
    if judging.judge is not None:
        known = known[: next(nth for nth, spec in enumerate(known) if spec.id == judging.guide)]
    return tuple(spec.make(table) for spec in known)


def mined(found: Mine, number: int, *, first: int = 0) -> Iterator[Puzzle]:
    """The puzzles of one game of the plan, from a ply on: late positions are played out sooner, and with less chance."""
    table, plan = found.table, found.plan
    names = seated(plan.players, table)
    players, chances = [player(name, table) for name in names], Numbered(plan.seed, number)
    session: Session[Any, Any, Any, Any] = Session(table.rules, keep=0)
    latest = first - APART
    while session.over is None:
        prompt = session.prompt
        if isinstance(prompt, Decision) and session.at >= latest + APART and FEWEST <= len(prompt.moves) <= MOST:
            place = f"{','.join(names)} seed {plan.seed} game {number} ply {session.at + 1}"
            puzzle = _puzzle(found, session, prompt, place)
            if puzzle is not None:
                latest = session.at
                yield puzzle
        session.advance(players, chances)


def _puzzle(found: Mine, session: Session[Any, Any, Any, Any], prompt: Decision[Any], place: str) -> Puzzle | None:
    """The puzzle of a position; None unless one choice is clearly best."""
    table, position, seat = found.table, session.position, prompt.seat
    view = table.rules.view(position, seat)
    likely = found.valuer.supposed(view, prompt.moves, seat, session.at)
    if likely[1].less < CLEAR * found.spread:
        return None
    moves = [each.move for each in likely[:CHECKED]]
    glance = replace(found.deep, playouts=max(2, found.deep.playouts // GLANCE))
    first = _played(found, glance, position, moves, seat, session.at)
    if first[0].move != likely[0].move or any(each.less < each.error for each in first[1:]):
        return None
    checked = _played(found, found.deep, position, moves, seat, session.at)
    sure = all(each.less - NORMAL * each.error >= SURE * found.spread for each in checked[1:])
    if not sure or checked[1].less < CLEAR * found.spread or checked[0].move != likely[0].move:
        return None
    notation = table.game.notation
    return Puzzle(
        ruleset=table.ruleset.full_id,
        rulings=table.changed_rulings,
        terms=table.changed_terms,
        position=notation.write_position(position),
        answers=tuple(
            PuzzleAnswer(move=notation.write_move(each.move), worth=each.worth[seat], less=each.less, error=each.error)
            for each in checked
        ),
        playouts=found.deep.playouts,
        grade=grade_of(found.asked, view, prompt.moves, checked[0].move, found.plan.seed),
        found=place,
    )


def _played(
    found: Mine, deep: PlayedOut, position: Any, moves: Sequence[Any], seat: Seat, nth: int
) -> tuple[Valued, ...]:
    if found.table.game.hides:
        return deep.supposed(found.table.rules.view(position, seat), moves, seat, nth)
    return deep.choices(position, moves, seat, nth)


def grade_of(asked: Sequence[AnyPlayer], view: Any, moves: Sequence[Any], best: Any, seed: int) -> int:
    """How hard it is: whether all, some or none of the players asked find the best choice."""
    finds = [each.choose(view, moves, Stream(key(seed, _GRADING, nth))) == best for nth, each in enumerate(asked)]
    return 1 if all(finds) else 2 if any(finds) else GRADES
