"""What a match comes to, for people and programs, and its file of what is played so far."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from platform import python_version
from typing import Any

from youyi.analysis.figures.tally import NORMAL, around
from youyi.analysis.match.matches import Match, PlayedDeal, Single, identity, seatings
from youyi.analysis.match.meeting import Meeting
from youyi.analysis.match.multiplayer_match import Ranking
from youyi.analysis.review.evaluators import counts_of
from youyi.analysis.runs.plan import rulebook_of
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.errors import YouyiError
from youyi.kernel.optional_dependencies import require
from youyi.records.json_text import parsed, text_of
from youyi.records.program import program

SCHEMA = "youyi.match/1"
_OTHER = TEXTS["other"]


class OtherMatch(YouyiError, ValueError):
    """A file of something else than the match that is to go on."""


def require_ratings() -> None:
    """Raises `MissingExtra` where the extra `match` is missing."""
    require("match", "choix", "numpy")


def write_played(path: Path, match: Match, played: PlayedDeal) -> None:
    """Replace the file; at no moment is there none, or half of one."""
    meetings = [[a, b, asdict(each)] for (a, b), each in played.meetings.items()]
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(json.dumps({"schema": SCHEMA, "match": identity(match), "meetings": meetings}), encoding="utf-8")
    beside.replace(path)


def read_played(path: Path, match: Match) -> Mapping[tuple[str, str], Meeting]:
    """What has been played; nothing if there is no file. Raises `OtherMatch`, `BadRecord`, OSError."""
    if not path.exists():
        return {}
    data = parsed(text_of(path))
    try:
        if data["schema"] != SCHEMA or data["match"] != json.loads(json.dumps(identity(match))):
            raise OtherMatch(_OTHER.filled(file=str(path)))
        return {(a, b): _meeting(each) for a, b, each in data["meetings"]}
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, OtherMatch):
            raise
        raise OtherMatch(_OTHER.filled(file=str(path))) from error


def _meeting(data: Mapping[str, Any]) -> Meeting:
    return Meeting(**{each.name: int(data[each.name]) for each in fields(Meeting)})


def reported(
    match: Match,
    played: PlayedDeal,
    singles: Mapping[tuple[str, str], Single] | None = None,
    together: Sequence[Sequence[Ranking]] = (),
) -> dict[str, Any]:
    """The figures, with all that reproduces them. Ratings are given where three or more meet. Raises `MissingExtra` for them.

    `together` has what whole tables came to, if that was played too.
    """
    table = match.plan.table()
    scale = table.rules.seats
    return {
        **rulebook_of(table),
        "seed": match.plan.seed,
        "release": program(),
        "python": python_version(),
        "meetings": [
            {
                **_told(match, pair, meeting, scale),
                **({"luck": _luck(singles[pair], counts_of(table).value)} if singles else {}),
            }
            for pair, meeting in played.meetings.items()
        ],
        "sprt": _sprt(match, played),
        "ratings": _ratings(played) if len(played.meetings) > 1 else [],
        **({"together": _together(together)} if together else {}),
    }


def _told(match: Match, pair: tuple[str, str], meeting: Meeting, scale: int) -> dict[str, Any]:
    mean, error = meeting.mean(scale) or (None, None)
    return {
        "a": pair[0],
        "b": pair[1],
        "deals": meeting.deals,
        "difference": mean,
        "ci95": None if mean is None or error is None else around(mean, error),
        "won": meeting.won,
        "tied": meeting.tied,
        "lost": meeting.lost,
        "forfeited": {"a": meeting.forfeited_a, "b": meeting.forfeited_b, "both": meeting.forfeited_both},
        "engine": seatings(match.plan, *pair).engine,
    }


def _luck(single: Single, goal: str) -> dict[str, Any]:
    corrected = single.corrected
    return {
        "deals": single.deals,
        "goal": goal,
        "raw": corrected.raw,
        "raw_ci95": [corrected.raw - NORMAL * corrected.raw_error, corrected.raw + NORMAL * corrected.raw_error],
        "mean": corrected.mean,
        "ci95": list(corrected.ci95),
        "variance_removed": corrected.variance_removed,
    }


def _sprt(match: Match, played: PlayedDeal) -> dict[str, Any] | None:
    if match.sprt is None:
        return None
    (meeting,) = played.meetings.values()
    return {**asdict(match.sprt), "ratio": match.sprt.ratio(meeting), "verdict": match.sprt.verdict(meeting)}


def _ratings(played: PlayedDeal) -> list[dict[str, Any]]:
    require_ratings()
    from youyi.analysis.match.ratings import ratings  # the extra `match`

    return [asdict(each) for each in ratings(played.meetings)]


def _together(deals: Sequence[Sequence[Ranking]]) -> dict[str, Any]:
    require_ratings()
    from youyi.analysis.match.ratings import ratings_of_tables  # the extra `match`

    return {"deals": len(deals), "ratings": [asdict(each) for each in ratings_of_tables(deals)]}
