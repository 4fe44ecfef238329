"""Advice on a choice: what every move is worth, and why: by an idea, or else by what it brings and what the texts advise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeAlias

from youyi.analysis.figures.tally import NORMAL
from youyi.analysis.review.choices import Band, WeighedChoice, band_of, margin_of
from youyi.analysis.review.evaluators import judged_by, judging_of, looking_ahead, valuer_of
from youyi.analysis.review.playouts import AnyTable, PlayedOut
from youyi.analysis.review.reasons import TWO, Reason, Reasons, sentences, where_to_look
from youyi.analysis.review.settling import compared
from youyi.analysis.review.telling import Teller, brought, seen_ahead
from youyi.analysis.review.values import Valued
from youyi.analysis.texts import REVIEW as TEXTS
from youyi.kernel.articles import Article
from youyi.kernel.face.commentary import Counsel
from youyi.kernel.lab.evaluation import Judging
from youyi.kernel.names import Language, Words, everywhere, in_each
from youyi.kernel.seats import Seat

PLAYOUTS_FAST, PLAYOUTS = 256, 24
"""Of each choice, where cards are hidden: few, since somebody waits. By the fast engine, by the readable one."""
AHEAD_FAST, AHEAD = (24, 96), (3, 12)
"""Of an open game: so many choices are played on so often before the judge is asked again. By either engine."""
CLAUSES = 2
"""At most so many are named."""
FEW = 2
"""So many bad moves among more good ones are named instead of the best."""
COUNSELS = 3
"""At most so many pieces of the texts' advice are told."""
TRIFLE = 0.05
"""A difference that a figure with one decimal does not show."""
QUIET = TEXTS["quiet"]
CITING = TEXTS["citing"]
NOTHING_HANGS = TEXTS["nothing_hangs"]
CANNOT_TELL = TEXTS["cannot_tell"]
ANYTHING_BUT = TEXTS["anything_but"]
GIVES_UP, ITSELF_GIVES_UP = TEXTS["gives_up"], TEXTS["itself_gives_up"]
AS_GOOD = TEXTS["as_good"]
SPEAKS_FOR = TEXTS["speaks_for"]
SPEAKS_AGAINST = TEXTS["speaks_against"]
PARTS = TEXTS["parts"]
CLOSED = TEXTS["closed"]
BY_MARGIN = TEXTS["by_margin"]
SOLVED = TEXTS["solved"]


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
    first: Words | None = None
    """Where to look, naming no piece, card or place; None where no idea explains it."""


def weighed(table: AnyTable, view: Any, moves: Sequence[Any], seat: Seat, *, seed: int = 1) -> tuple[Valued, ...]:
    """What a seat's moves are worth by what it may know, the best first. Raises `NotJudged`."""
    judged = judged_by(table, judging_of(table))
    if judged is None:
        valuer = valuer_of(table, playouts=PLAYOUTS, seed=seed)
        if isinstance(valuer, PlayedOut) and valuer.engine == "fast":
            valuer = replace(valuer, playouts=PLAYOUTS_FAST)
        return valuer.supposed(view, moves, seat, 0)
    position = judged.world(view)
    known = judged.known(position, moves, seat)
    if known is not None:
        return known
    ahead = looking_ahead(table, judged, seed)
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
    judging = judging_of(table)
    choice = _Choice(table, position, tuple(valued), seat, judging, say)
    return tuple(choice.advice(nth) for nth in range(len(valued)))


def instead(teller: Teller, choice: WeighedChoice) -> str | None:
    """Why the best would have been better than what was chosen, and what that was good for; None where nothing but the worth tells them apart."""
    language = teller.language
    said = teller.contrasts.said(choice, language)
    if said is not None:
        brings = brings_at_once(teller.review.table, choice.position, choice.taken.move, choice.seat, language)
        given = GIVES_UP.said_in(language).format(other=teller.label(choice, choice.taken), brings=brings)
        return TWO.said_in(language).format(first=said, second=given)
    found = _told_apart(teller.review.table, choice, teller.brought(choice))
    return None if found is None else found.said_in(language)


def brings_at_once(table: AnyTable, position: Any, move: Any, seat: Seat, language: Language) -> str:
    """What a move brings at once, or that it brings nothing."""
    return brought(table, position, move, seat, language) or QUIET.said_in(language)


def _told_apart(table: AnyTable, choice: WeighedChoice, at_once: str) -> Words | None:
    """What the best choice brings at once, and the texts' advice that it follows and the other breaks."""
    brings, commentary = [everywhere(at_once)] if at_once else [], table.game.commentary
    if commentary is not None:
        better, worse = (
            {each.article: each.follows for each in commentary.advice(table.rules, choice.position, move)}
            for move in (choice.valued[0].move, choice.taken.move)
        )
        brings += _spoken(SPEAKS_FOR, [one for one, follows in better.items() if follows and not worse.get(one)])
        brings += _spoken(
            SPEAKS_AGAINST, [one for one, follows in worse.items() if not follows and better.get(one) is None]
        )
    return _closed(_joined(brings), in_each) if brings else None


@dataclass(frozen=True)
class _Choice:
    """A choice that is due, with what each of its moves is worth."""

    table: AnyTable
    position: Any
    valued: tuple[Valued, ...]
    seat: Seat
    judging: Judging
    say: Say

    def advice(self, nth: int) -> Advice:
        """What is said of one of the moves."""
        each = self.valued[nth]
        band = band_of(each.less, each.error, self.judging.spread)
        reasons = self.reasons.against(each) if nth else self._for_the_best
        says = self._by_reasons(nth, reasons) if reasons else self._of_the_best() if nth == 0 else self._of_another(nth)
        return Advice(
            each, self._label(each), band, self._solved(each, says), where_to_look(reasons) if reasons else None
        )

    def _solved(self, each: Valued, says: Words) -> Words:
        """What is said of a move, and in a solved ending the exact chance behind it."""
        chance = self._chances.get(each.move)
        return says if chance is None else TWO.filled(first=says, second=SOLVED.filled(chance=f"{100 * chance:.1f}"))

    @cached_property
    def _chances(self) -> dict[Any, float | None]:
        """The exact chances of the moves, where all are known."""
        moves = [each.move for each in self.valued]
        exact = None if self.judging.exact is None else self.judging.exact(self.table)
        if exact is None or exact.known(self.position, moves) is None:
            return {}
        return dict(zip(moves, exact.chances(self.position, moves), strict=True))

    @cached_property
    def reasons(self) -> Reasons:
        """The ideas that tell the moves apart."""
        return Reasons(self.table, self.position, self.valued, self.judging)

    @cached_property
    def _worse(self) -> tuple[Valued, ...]:
        """The moves that are known to be worse than the best."""
        return tuple(each for each in self.valued[1:] if margin_of(each.less, each.error, self.judging.spread))

    @cached_property
    def _for_the_best(self) -> tuple[Reason, ...]:
        """Why the best is better than the nearest of the worse moves of which an idea explains most, or else some, of that."""
        return self.reasons.for_the_best(self._worse)

    def _by_reasons(self, nth: int, reasons: Sequence[Reason]) -> Words:
        """The sentences of the ideas; of the best move also how much better it is than the one that they were held against."""
        said = self.say(lambda language: sentences(reasons, language))
        if nth:
            move = self.valued[nth].move
            brings = self.say(lambda language: brings_at_once(self.table, self.position, move, self.seat, language))
            return TWO.filled(first=said, second=ITSELF_GIVES_UP.filled(brings=brings))
        rival = next(each for each in self._worse if each.move == reasons[0].worse)
        return BY_MARGIN.filled(says=said, margin=self._better(rival))

    def _of_the_best(self) -> Words:
        """What it brings, and how much better it is than the next that is worse; or that little or nothing depends on the choice."""
        if not self._worse:
            return _closed(self._brings(0), self.say) if len(self.valued) == 1 else self._all_alike()
        if len(self._worse) <= FEW < len(self.valued) - len(self._worse):
            return ANYTHING_BUT.filled(bad=tuple(self._label(each) for each in self._worse))
        return _closed(_joined([self._brings(0), self._better(self._worse[0])], self.say), self.say)

    def _all_alike(self) -> Words:
        limit = Band.DOUBTFUL.share * self.judging.spread
        return NOTHING_HANGS if all(each.less < limit for each in self.valued) else CANNOT_TELL

    def _of_another(self, nth: int) -> Words:
        """What it brings, and how much worse it is."""
        each = self.valued[nth]
        margin = margin_of(each.less, each.error, self.judging.spread)
        return _closed((AS_GOOD if margin is None else margin.worse).filled(brings=self._brings(nth)), self.say)

    def _better(self, rival: Valued) -> Words:
        margin = margin_of(rival.less, rival.error, self.judging.spread)
        assert margin is not None, "it is known to be worse"
        return margin.better.filled(other=self._label(rival))

    def _brings(self, nth: int) -> Words:
        """What a move brings at once, and what the texts advise about it."""
        move = self.valued[nth].move
        at_once = self.say(lambda language: _said(self.table, self.position, move, self.seat, language))
        return _joined([at_once, *self._counsels[nth]], self.say)

    @cached_property
    def _counsels(self) -> list[list[Words]]:
        return _counsels(self.table, self.position, [each.move for each in self.valued])

    def _label(self, each: Valued) -> Words:
        speech = self.table.game.speech
        return self.say(lambda language: speech.move(self.position, each.move, language))


def _said(table: AnyTable, position: Any, move: Any, seat: Seat, language: Language) -> str:
    """What a move brings at once, with the clauses behind it."""
    brings = brings_at_once(table, position, move, seat, language)
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


def _spoken(says: Words, clauses: Sequence[Article]) -> list[Words]:
    return [says.filled(clauses=tuple(each.name for each in clauses))] if clauses else []


def _joined(parts: Sequence[Words], say: Say = in_each) -> Words:
    return say(lambda language: PARTS.said_in(language).join(each.said_in(language) for each in parts))


def _closed(parts: Words, say: Say) -> Words:
    """Parts of a sentence as a sentence, with a capital letter first."""

    def closed(language: Language) -> str:
        said = parts.said_in(language)
        return CLOSED.said_in(language).format(says=said[:1].upper() + said[1:])

    return say(closed)
