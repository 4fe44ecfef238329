"""Surveys carried out by one process or several: every game is judged by itself, so the figures are the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeAlias

from youyi.analysis.errors.judged_games import Bench, JudgedDecision, JudgedGame, bench_of
from youyi.analysis.errors.judged_set import JudgedSet, read_set, write_set
from youyi.analysis.errors.survey import Survey, read_survey
from youyi.analysis.errors.yardstick import told
from youyi.analysis.runs.shards import Workers, in_order
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.games import game as catalogued
from youyi.kernel.errors import BadRecord, YouyiError
from youyi.records.record import Record, laid

_OTHER_TABLE = TEXTS["errors.other_table"]
_OTHER_SURVEY = TEXTS["errors.other_survey"]
OFTEN = 5
"""Games between two writings of what is judged so far."""


class OtherSurvey(YouyiError, ValueError):
    """A file of something else than the survey that is to go on."""


@dataclass(frozen=True, slots=True)
class PlayedRecord:
    """A game that was played, and its place."""

    called: str
    record: Record


Source: TypeAlias = int | PlayedRecord | JudgedGame
"""What is judged: the number of a game, a record, or a game of a set, at whose decisions players are asked."""


def judged(
    survey: Survey,
    sources: Sequence[Source],
    *,
    known: Mapping[str, JudgedDecision] | None = None,
    processes: Workers = 1,
    progress: Callable[[int], None] = lambda _games: None,
    partial_file: Path | None = None,
) -> JudgedSet:
    """Judge games; `known` has decisions that were judged before, by their positions.

    What is judged is kept in `partial_file` on the way, and gone on from. Raises `BadRecord`, `NotJudged`, `NoFastEngine`, `OtherSurvey`.
    """
    before = begun(partial_file, survey, sources)
    progress(len(before))
    found = JudgedSet(survey, told(_bench(survey.write()).yardstick), before)
    left = sources[len(before) :]
    with closing(in_order(partial(_in_process, survey.write(), dict(known or {})), left, processes)) as games:
        for nth, game in enumerate(games, 1):
            found = replace(found, games=(*found.games, game))
            progress(1)
            if partial_file is not None and nth % OFTEN == 0:
                write_set(partial_file, found)
    return found


def begun(path: Path | None, survey: Survey, sources: Sequence[Source]) -> tuple[JudgedGame, ...]:
    """Those of the games that a partial file has. Raises `OtherSurvey` for a file of other ones, `BrokenSet`."""
    if path is None or not path.exists():
        return ()
    found = read_set(path)
    same = replace(found.survey, plan=replace(found.survey.plan, games=survey.plan.games)) == survey
    games = found.games[: len(sources)]
    if not same or any(game.called != called(source) for game, source in zip(games, sources, strict=False)):
        raise OtherSurvey(_OTHER_SURVEY.filled(file=str(path)))
    return games


def called(source: Source) -> str:
    """What the game that comes of a source is called."""
    return str(source) if isinstance(source, int) else source.called


@lru_cache(maxsize=4)
def _bench(survey: str) -> Bench:  # a key of the cache
    return bench_of(read_survey(survey))


def _in_process(survey: str, known: Mapping[str, JudgedDecision], source: Source) -> JudgedGame:  # `partial` gives it
    match source:
        case int():
            return _bench(survey).game(source)
        case JudgedGame():
            return _bench(survey).again(source)
        case PlayedRecord(called, record):
            return _bench_of_record(survey, record).record(called, record, known)


def _bench_of_record(survey: str, record: Record) -> Bench:
    """Where a record is judged: a survey's bench, at the record's terms. Raises `BadRecord` for one of another game or reading."""
    bench = _bench(survey)
    table = laid(record, catalogued(bench.survey.plan.game))
    if table.rulings != bench.table.rulings:
        raise BadRecord(_OTHER_TABLE.filled(found=record.ruleset, wanted=bench.table.ruleset.full_id), field="ruleset")
    return bench if table.terms == bench.table.terms else _bench_at(survey, table.terms)


@lru_cache(maxsize=4)
def _bench_at(survey: str, terms: Any) -> Bench:  # a key of the cache
    bench = _bench(survey)
    rules = bench.table.game.rules(bench.table.rulings, terms)
    return bench_of(bench.survey, replace(bench.table, terms=terms, rules=rules))
