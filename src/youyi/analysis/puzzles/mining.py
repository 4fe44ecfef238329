"""Puzzles found in games of our players: where a judge sees one choice far above the others, and deep playouts agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from youyi.analysis.figures.tally import NORMAL
from youyi.analysis.puzzles.posing import theme_of
from youyi.analysis.puzzles.puzzle import Puzzle, PuzzleAnswer, Turn
from youyi.analysis.puzzles.thoughtless import taken
from youyi.analysis.review.choices import Band
from youyi.analysis.review.evaluators import judging_of, valuer_of
from youyi.analysis.review.playouts import PlayedOut, bouts_of, of_a_bout
from youyi.analysis.review.values import Valued, Valuer
from youyi.analysis.runs.plan import Plan, seated
from youyi.kernel.game import Table
from youyi.kernel.rules import Chance, Decision
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream, key
from youyi.players.player import OF_ANY_GAME, AnyPlayer, player, players_at

CLEAR = Band.MISTAKE.share
"""The best choice must be worth more than the next by this share of the spread of results: any other is a mistake."""
SURE = Band.DOUBTFUL.share
"""And by this share at least at the lower end of the interval of the playouts."""
FEWEST, MOST = 3, 40
"""Choices of a position that is a puzzle."""
CHECKED = 4
"""The choices that are played out: the best by the judge."""
GLANCE = 8
"""An eighth of the playouts comes first; what it speaks against is left."""
APART = 8
"""Plies at least between two puzzles of one game."""
LATEST = 400
"""No puzzle is of a later ply: a game that is still not over has gone another way than games of people do."""
OBVIOUS_TOO = 16
"""In every so manieth game what needs no thought may be a puzzle too: else the obvious would never be right."""
TRIES, LONGEST, FARTHEST = 6, 3, 12
"""With so many throws a next choice is looked for; so many are a whole puzzle; so many plies lie between two of them at most."""
SEEDS = 8
"""So often each player is asked how hard a puzzle is."""
_GRADING, _LINE = 9, 10
"""Parts of the keys of the chance by which players are asked, and by which lines go on."""


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
    left: Counter[str] = field(default_factory=Counter)
    """How many positions were looked at, and why how many were left."""


def mine(plan: Plan, playouts: int) -> Mine:
    """Prepare for the games of a plan; each answer is played out so many times. Raises `NotJudged` and what a plan raises."""
    table, single = plan.table(), of_a_bout(plan.table())
    judging = judging_of(table)
    valuer = valuer_of(table, playouts=None, seed=plan.seed, engine=plan.engine)
    bouts, engine = bouts_of(single, judging, plan.engine)
    deep = PlayedOut(single.rules, bouts, playouts, key(plan.seed, 1), engine, hides=False)
    return Mine(plan, table, valuer, deep, judging.spread, graders(table))


def graders(table: Table[Any, Any, Any, Any]) -> tuple[AnyPlayer, ...]:
    """Who grades the puzzles of a table: its players from the weakest on, but none that would only agree with the judge.

    Raises `NotJudged`.
    """
    judging = judging_of(table)
    chance, *known = [spec for spec in players_at(table) if spec.opponent]
    assert chance in OF_ANY_GAME, "the weakest chooses by chance"
    if judging.judge is None:
        known = [spec for spec in known if not spec.searches]
    else:
        known = known[: next(nth for nth, spec in enumerate(known) if spec.id == judging.guide)]
    return tuple(spec.make(table) for spec in (chance, *known))


def mined(found: Mine, number: int, *, first: int = 0) -> Iterator[Puzzle]:
    """The puzzles of one game of the plan, from a ply on: late positions are played out sooner, and with less chance."""
    table, plan = found.table, found.plan
    names = seated(plan.players, table)
    players, chances = [player(name, table) for name in names], Numbered(plan.seed, number)
    session: Session[Any, Any, Any, Any] = Session(table.rules, keep=0)
    latest, thought = first - APART, number % OBVIOUS_TOO != 0
    while session.over is None and session.at < LATEST:
        prompt = session.prompt
        if isinstance(prompt, Decision) and session.at >= latest + APART and FEWEST <= len(prompt.moves) <= MOST:
            place = f"{','.join(names)} seed {plan.seed} game {number} ply {session.at + 1}"
            puzzle = _puzzle(found, session, place, thought=thought)
            if puzzle is not None:
                latest = session.at
                yield puzzle
        session.advance(players, chances)


def _is_obvious(found: Mine, session: Session[Any, Any, Any, Any], best: Any) -> bool:
    assert isinstance(session.prompt, Decision)
    return best in taken(found.table, session.position, session.prompt.moves)


def _puzzle(found: Mine, session: Session[Any, Any, Any, Any], place: str, *, thought: bool) -> Puzzle | None:
    """The puzzle of a position; None unless one choice is clearly best, or if it needs no thought and must need one."""
    table, position, prompt = found.table, session.position, session.prompt
    assert isinstance(prompt, Decision)
    checked = _checked(found, session, thought=thought)
    if checked is None:
        return None
    theme = theme_of(table, position, checked)
    if theme is None:
        found.left["no idea"] += 1
        return None
    found.left["kept"] += 1
    view = table.rules.view(position, prompt.seat)
    turns = (_turn(found, (), checked, prompt.seat), *_line(found, session, checked[0].move))
    return Puzzle(
        ruleset=table.ruleset.full_id,
        rulings=table.changed_rulings,
        terms=table.changed_terms,
        position=table.game.notation.write_position(position),
        turns=turns,
        playouts=found.deep.playouts,
        theme=theme.key,
        found_by=share_of(found.asked, view, prompt.moves, checked[0].move, found.plan.seed),
        found=place,
    )


def _turn(found: Mine, led: tuple[str, ...], checked: Sequence[Valued], seat: Seat) -> Turn:
    write = found.table.game.notation.write_move
    answers = (
        PuzzleAnswer(move=write(each.move), worth=each.worth[seat], less=each.less, error=each.error)
        for each in checked
    )
    return Turn(led=led, answers=tuple(answers))


def _checked(found: Mine, session: Session[Any, Any, Any, Any], *, thought: bool) -> tuple[Valued, ...] | None:
    """The choices of a position that were played out; None unless one is clearly best."""
    table, position, prompt = found.table, session.position, session.prompt
    assert isinstance(prompt, Decision)
    seat = prompt.seat
    found.left["looked at"] += 1
    likely = found.valuer.supposed(table.rules.view(position, seat), prompt.moves, seat, session.at)
    if likely[1].less < CLEAR * found.spread:
        found.left["not clear"] += 1
        return None
    if thought and _is_obvious(found, session, likely[0].move):
        found.left["no thought"] += 1
        return None
    moves = [each.move for each in likely[:CHECKED]]
    glance = replace(found.deep, playouts=max(2, found.deep.playouts // GLANCE))
    first = _played(found, glance, position, moves, seat, session.at)
    if first[0].move != likely[0].move:
        found.left["playouts"] += 1
        return None
    checked = _played(found, found.deep, position, moves, seat, session.at)
    sure = all(each.less - NORMAL * each.error >= SURE * found.spread for each in checked[1:])
    if not sure or checked[1].less < CLEAR * found.spread or checked[0].move != likely[0].move:
        found.left["playouts"] += 1
        return None
    return checked


def _line(found: Mine, session: Session[Any, Any, Any, Any], best: Any) -> Iterator[Turn]:
    """How a puzzle goes on: the others answer as the judge thinks best, and again one choice is clearly best."""
    if found.table.game.hides:
        return
    for _ in range(LONGEST - 1):
        seat, at = session.asked, session.at
        for nth in range(TRIES):
            after: Session[Any, Any, Any, Any] = Session(found.table.rules, session.position)
            after.take(best)
            if not _led(found, after, seat, Numbered(key(found.plan.seed, _LINE, at), nth)):
                continue
            checked = _checked(found, after, thought=False)
            if checked is not None:
                assert seat is not None
                led = tuple(found.table.game.notation.write_move(ply.move) for ply in after.plies[1:])
                yield _turn(found, led, checked, seat)
                session, best = after, checked[0].move
                break
        else:
            return


def _led(found: Mine, after: Session[Any, Any, Any, Any], seat: Seat | None, chances: Numbered) -> bool:
    """Play on to the next choice of a seat; False where it has none worth the name, or none soon."""
    rules, bout = found.table.rules, after.bout
    while after.over is None and after.at <= FARTHEST and after.bout == bout:
        prompt = after.prompt
        if isinstance(prompt, Chance):
            after.take(after.draw(chances))
        elif isinstance(prompt, Decision) and (prompt.seat != seat or len(prompt.moves) == 1):
            view = rules.view(after.position, prompt.seat)
            after.take(found.valuer.supposed(view, prompt.moves, prompt.seat, after.at)[0].move)
        else:
            return isinstance(prompt, Decision) and FEWEST <= len(prompt.moves) <= MOST
    return False


def _played(
    found: Mine, deep: PlayedOut, position: Any, moves: Sequence[Any], seat: Seat, nth: int
) -> tuple[Valued, ...]:
    if found.table.game.hides:
        return deep.supposed(found.table.rules.view(position, seat), moves, seat, nth)
    return deep.choices(position, moves, seat, nth)


def share_of(asked: Sequence[AnyPlayer], view: Any, moves: Sequence[Any], best: Any, seed: int) -> float:
    """Which share of the players' answers is the best choice, each asked with chance of several seeds."""
    answers = [
        each.choose(view, moves, Stream(key(seed, _GRADING, nth, chance)))
        for nth, each in enumerate(asked)
        for chance in range(SEEDS)
    ]
    return answers.count(best) / len(answers)
