"""What a worker process, or a browser's worker, does for a review."""

from __future__ import annotations

from collections.abc import Callable

from youyi.analysis.review import words as review_words
from youyi.analysis.review.advice import instead
from youyi.analysis.review.chart import NARROW, chart
from youyi.analysis.review.choices import Band, WeighedChoice
from youyi.analysis.review.evaluators import judgings_of
from youyi.analysis.review.review import Review
from youyi.analysis.review.reviewing import reviewed
from youyi.analysis.review.telling import Teller, within
from youyi.apps.web.base import words
from youyi.apps.web.live.bots.move_quality import band_said, goal_said
from youyi.apps.web.replay.record_replay import record_from
from youyi.apps.web.review.wire import AccountsSaid, GoalOffered, ReviewedChoice, ReviewedTurn, ReviewSaid
from youyi.kernel.errors import BadRecord
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import Language


def review(
    text: str, counts: Counts | None = None, told: Callable[[int, int], object] = lambda _done, _all: None
) -> dict[Language, ReviewSaid]:
    """Review the game of a record file, said in every language; `told` hears how many of how many plies are done.

    `counts`: for what; None: what counts at its table. Raises `BadRecord`, also for a game that is not over, and `NotJudged`.
    """
    record = record_from(text)
    found = reviewed(record, counts=counts, told=told)
    if found.result is None and record.conceded is None:
        raise BadRecord(words.REVIEW_UNFINISHED, field="score")
    return {language: said(found, language) for language in Language}


def said(found: Review, language: Language) -> ReviewSaid:
    """A review in one language."""
    teller = Teller(found, language)
    columns, rows = teller.summary()
    offered = [each.counts for each in judgings_of(found.table)]
    return ReviewSaid(
        goal=goal_said(found.judging.counts),
        goals=[GoalOffered(goal_said(each), teller.goal(each)) for each in offered],
        unit=teller.unit,
        columns=list(columns),
        seats=[list(row) for row in rows],
        accounts=_accounts(teller),
        chart=chart(found, language).svg,
        narrow=chart(found, language, NARROW).svg,
        shows=teller.shows,
        turns=[ReviewedTurn(turn.ply, says) for turn, says in zip(found.turns, teller.turns(), strict=True)],
        lessons=teller.lessons(),
        choices=[_choice(teller, each) for each in found.choices],
        method=list(teller.method()),
    )


def _accounts(teller: Teller) -> AccountsSaid:
    columns, rows = teller.account()
    return AccountsSaid(teller.say(review_words.ACCOUNT), list(columns), [list(row) for row in rows])


def _choice(teller: Teller, choice: WeighedChoice) -> ReviewedChoice:
    opened = choice.taken_open
    return ReviewedChoice(
        ply=choice.ply,
        seat=choice.seat,
        band=band_said(choice.band),
        named=teller.say(choice.band.called),
        taken=teller.label(choice, choice.taken),
        best=teller.label(choice, choice.valued[0]),
        loss=within(-choice.loss, choice.taken.error),
        loss_open=None if opened is None else within(-opened.less, opened.error),
        brings=_why(teller, choice),
    )


def _why(teller: Teller, choice: WeighedChoice) -> str:
    """What the best brings at once; of a choice that cost something, all that tells the two apart."""
    if choice.band is Band.GOOD:
        return teller.brought(choice)
    return instead(teller, choice) or ""
