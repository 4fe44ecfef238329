"""Advice on a choice: what every move is worth, and one sentence why, from clauses, the texts' own advice, and the judge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from youyi.analysis.figures.tally import NORMAL
from youyi.analysis.review.choices import Band, band_of
from youyi.analysis.review.evaluators import judged_by, judging_of, looking_ahead, unit_of, valuer_of
from youyi.analysis.review.playouts import AnyTable, PlayedOut
from youyi.analysis.review.settling import compared
from youyi.analysis.review.telling import brought, seen_ahead, within
from youyi.analysis.review.values import Valued, foreseen
from youyi.analysis.texts import REVIEW as TEXTS
from youyi.kernel.articles import Article
from youyi.kernel.face.commentary import Counsel
from youyi.kernel.names import Language, Words, in_each
from youyi.kernel.seats import Seat

PLAYOUTS_FAST, PLAYOUTS = 256, 24
"""Of each choice, where cards are hidden: few, since somebody waits. By the fast engine, by the readable one."""
AHEAD_FAST, AHEAD = (24, 96), (3, 12)
"""Of an open game: so many choices are played on so often before the judge is asked again. By either engine."""
CLAUSES = 2
"""At most so many are named."""
COUNSELS = 3
"""At most so many pieces of the texts' advice are told."""
TRIFLE = 0.05
"""A difference that a figure with one decimal does not show."""
TERMS = 2
"""At most so many terms of the judge are told."""
QUIET = TEXTS["quiet"]
CITING = TEXTS["citing"]
BY_THE_BEST = TEXTS["by_the_best"]  # fmt: skip
BY_THE_NEXT = TEXTS["by_the_next"]  # fmt: skip
AS_PLAYED = TEXTS["as_played"]  # fmt: skip
"""A term of the judge after a move, and after the one that it is held against."""
MORE = TEXTS["more"]  # fmt: skip
EVEN = TEXTS["even"]
LESS = TEXTS["less"]  # fmt: skip
AS_GOOD = TEXTS["as_good"]
SPEAKS_FOR = TEXTS["speaks_for"]
SPEAKS_AGAINST = TEXTS["speaks_against"]
PARTS = TEXTS["parts"]


Say: TypeAlias = Callable[[Callable[[Language], str]], Words]
"""Makes a statement of what is said in a language: `in_each` in all three."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What is said of one move."""

    valued: Valued
    label: Words
    """The move, as a sentence names it."""
    band: Band
    says: Words


def weighed(table: AnyTable, view: Any, moves: Sequence[Any], seat: Seat, *, seed: int = 1) -> tuple[Valued, ...]:
    """What a seat's moves are worth by what it may know, the best first. Raises `NotJudged`."""
    judged = judged_by(table, judging_of(table))
    if judged is None:
        valuer = valuer_of(table, playouts=PLAYOUTS, seed=seed)
        if isinstance(valuer, PlayedOut) and valuer.engine == "fast":
            valuer = replace(valuer, playouts=PLAYOUTS_FAST)
        return valuer.supposed(view, moves, seat, 0)
    position, ahead = judged.world(view), looking_ahead(table, judged, seed)
    count, playouts = AHEAD_FAST if ahead.engine == "fast" else AHEAD
    return compared(ahead, position, judged.choices(position, moves, seat, 0), seat, count, playouts)


def led(valued: Sequence[Valued], chosen: Any) -> tuple[Valued, ...]:
    """The same with a player's choice first where its worth is told as that of the best; else the best stays first."""
    return tuple(sorted(valued, key=lambda each: not (each.move == chosen and each.less <= TRIFLE)))


def alike(difference: float, error: float) -> bool:
    """Whether two worths cannot be told apart: by the error of the samples, or by a figure as it is told."""
    return abs(difference) <= max(NORMAL * error, TRIFLE)


def speaking(language: Language) -> Say:
    """Says everything in one language, whichever is asked for: where one is read, two thirds of the work would be lost."""

    def say(made: Callable[[Language], str]) -> Words:
        text = made(language)
        return Words(text, text, text)

    return say


def advised(
    table: AnyTable, position: Any, valued: Sequence[Valued], seat: Seat, say: Say = in_each
) -> tuple[Advice, ...]:
    """What is said of every move, given what each is worth, the best first."""
    spread, counsels = judging_of(table).spread, _counsels(table, position, [each.move for each in valued])
    return tuple(
        Advice(
            each,
            _label(table, position, each.move, say),
            band_of(each.less, each.error, spread),
            _why(table, position, valued, nth, seat, counsels[nth], say=say),
        )
        for nth, each in enumerate(valued)
    )


def instead(table: AnyTable, position: Any, best: Any, taken: Any, seat: Seat) -> Words | None:
    """Why one move would have been better than the one that was taken; None where nothing but the worth tells them apart."""
    commentary, brings = table.game.commentary, list[Words]()
    at_once = in_each(lambda language: brought(table, position, best, seat, language))
    if at_once.said_in(Language.EN):
        brings.append(at_once)
    if commentary is not None:
        better, worse = (
            {each.article: each.follows for each in commentary.advice(table.rules, position, move)}
            for move in (best, taken)
        )
        brings += _spoken(SPEAKS_FOR, [one for one, follows in better.items() if follows and not worse.get(one)])
        brings += _spoken(
            SPEAKS_AGAINST, [one for one, follows in worse.items() if not follows and better.get(one) is None]
        )
    brings += _terms(table, position, best, taken, seat, AS_PLAYED)
    return _joined(brings) if brings else None


def _why(
    table: AnyTable,
    position: Any,
    valued: Sequence[Valued],
    nth: int,
    seat: Seat,
    counsel: Sequence[Words],
    *,
    say: Say,
) -> Words:
    """One sentence: what a move brings, by which clauses, where it differs from the first or the next, and by how much."""
    each, rival = valued[nth], valued[0 if nth else min(1, len(valued) - 1)]
    at_once = say(lambda language: _said(table, position, each.move, seat, language))
    terms = _terms(table, position, each.move, rival.move, seat, BY_THE_BEST if nth else BY_THE_NEXT)
    brings = _joined([at_once, *counsel, *terms], say)
    unit = unit_of(table)
    if nth:
        less = within(each.less, each.error).lstrip("+")
        return (AS_GOOD if alike(each.less, each.error) else LESS).filled(brings=brings, less=less, unit=unit)
    more, error = rival.less - each.less, max(each.error, rival.error)
    return (EVEN if alike(more, error) or more < 0 else MORE).filled(
        brings=brings,
        less=within(abs(more), error).lstrip("+"),
        unit=unit,
        next=_label(table, position, rival.move, say),
    )


def _said(table: AnyTable, position: Any, move: Any, seat: Seat, language: Language) -> str:
    """What a move brings at once, with the clauses behind it."""
    brings = brought(table, position, move, seat, language) or QUIET.said_in(language)
    commentary = table.game.commentary
    events = seen_ahead(table, position, move, seat)
    teaching = [event.because for event in events if commentary is not None and commentary.teaches(event)]
    clauses = tuple(dict.fromkeys(each.name for each in teaching if isinstance(each, Article)))[:CLAUSES]
    return CITING.filled(brings=brings, clauses=clauses).said_in(language) if clauses else brings


def _counsels(table: AnyTable, position: Any, moves: Sequence[Any]) -> list[list[Words]]:
    """For every move, which advice of the texts it breaks, then which it follows where at most half of them do.

    What nearly every move follows says nothing of one; and no more is told than a sentence can hold.
    """
    commentary = table.game.commentary
    if commentary is None:
        return [[] for _ in moves]
    given = [commentary.advice(table.rules, position, move) for move in moves]
    follow = Counter(each.article.key for counsels in given for each in counsels if each.follows)
    telling = (
        sorted(
            (each for each in counsels if not each.follows or 2 * follow[each.article.key] <= len(moves)),
            key=_breaks_first,
        )
        for counsels in given
    )
    return [[each.said for each in counsels[:COUNSELS]] for counsels in telling]


def _breaks_first(counsel: Counsel) -> bool:
    return counsel.follows


def _terms(table: AnyTable, position: Any, move: Any, rival: Any, seat: Seat, held: Words) -> list[Words]:
    """The terms of the judge by which two moves differ most; `held` says both figures, and what the rival is."""
    terms = judging_of(table).terms
    if terms is None or move == rival:
        return []
    ours, theirs = (terms(foreseen(table.rules, position, each).position, seat) for each in (move, rival))
    found = [(abs(one.value - other.value) / one.scale, one, other) for one, other in zip(ours, theirs, strict=True)]
    differing = sorted((each for each in found if each[0] >= 1), key=lambda each: -each[0])[:TERMS]
    return [
        held.filled(name=one.name, value=figure(one.value), other=figure(other.value)) for _, one, other in differing
    ]


def _spoken(says: Words, clauses: Sequence[Article]) -> list[Words]:
    return [says.filled(clauses=tuple(each.name for each in clauses))] if clauses else []


def figure(value: float) -> str:
    """A term as it is told: whole numbers as they are, others with one decimal.

    >>> figure(127.0), figure(2.46)
    ('127', '2.5')
    """
    return f"{value:.0f}" if value == round(value) else f"{value:.1f}"


def _label(table: AnyTable, position: Any, move: Any, say: Say) -> Words:
    speech = table.game.speech
    return say(lambda language: speech.move(position, move, language))


def _joined(parts: Sequence[Words], say: Say = in_each) -> Words:
    return say(lambda language: PARTS.said_in(language).join(each.said_in(language) for each in parts))
