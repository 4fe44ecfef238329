"""Reviews without a server: each is worked out in a worker of its own, which a page ends to give it up."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from youyi.analysis.review.evaluators import NotJudged
from youyi.apps.web.review.review_tasks import review
from youyi.apps.web.review.wire import ReviewSaid
from youyi.kernel.errors import BadRecord
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import Language


class Reviewed(msgspec.Struct, frozen=True):
    """What a page is told of a game in the end; one of the two is null."""

    review: dict[Language, ReviewSaid] | None = None
    refused: dict[Language, str] | None = None
    """Why there is no review."""


def reviewed(record: str, told: Callable[[int, int], object], goal: str | None = None) -> str:
    """Review the game of a record file; returns a `Reviewed` as JSON. `told` hears how many of how many plies are done.

    `goal`: the value of what is to count; None: what counts at its table.
    """
    try:
        found = Reviewed(review=review(record, None if goal is None else Counts(goal), told))
    except (BadRecord, NotJudged) as error:
        found = Reviewed(refused={language: error.words.said_in(language) for language in Language})
    return msgspec.json.encode(found).decode()
