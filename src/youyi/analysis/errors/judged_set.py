"""A set of judged decisions as a file: its survey on the first line, then a line for each game; packed where its name ends in `.gz`."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from dataclasses import asdict, astuple, dataclass
from pathlib import Path
from platform import python_version
from typing import Any, TypeVar, cast

from youyi.analysis.errors.judged_games import JudgedDecision, JudgedGame
from youyi.analysis.errors.rolling import Loss
from youyi.analysis.errors.survey import Survey, read_survey
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.errors import BadRecord, YouyiError
from youyi.kernel.version import __version__
from youyi.records.json_text import LARGEST_FILE, lines_of, parsed

T = TypeVar("T")

SCHEMA = "youyi.errors-set/1"
_BROKEN = TEXTS["errors.broken"]
_KINDS = {
    int: TEXTS["errors.kinds.whole"],
    float: TEXTS["errors.kinds.number"],
    str: TEXTS["errors.kinds.text"],
    list: TEXTS["errors.kinds.list"],
    dict: TEXTS["errors.kinds.object"],
    bool: TEXTS["errors.kinds.truth"],
}
_SCHEMA = TEXTS["errors.schema"]
_MISSING = TEXTS["errors.missing"]
_NO_SUCH_MOVE = TEXTS["errors.no_such_move"]
_NO_SURVEY = TEXTS["errors.no_survey"]
_PACKED = TEXTS["errors.packed"]


class BrokenSet(YouyiError, ValueError):
    """A file that is no set of judged decisions."""


@dataclass(frozen=True, slots=True)
class JudgedSet:
    """A survey and what came of it."""

    survey: Survey
    yardstick: Mapping[str, str]
    games: tuple[JudgedGame, ...]
    release: str = __version__
    python: str = python_version()


def write_set(path: Path, found: JudgedSet) -> None:
    """Write a set, the same always as the same bytes; at no moment is there half of a file."""
    head = {"schema": SCHEMA, "release": found.release, "python": found.python, "yardstick": found.yardstick}
    lines = [{**head, "survey": json.loads(found.survey.write())}, *map(_game_line, found.games)]
    raw = "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in lines).encode()
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(gzip.compress(raw, mtime=0) if path.suffix == ".gz" else raw)
    beside.replace(path)


def _game_line(game: JudgedGame) -> dict[str, Any]:
    decisions = {name: [_decision_line(each) for each in getattr(game, name)] for name in ("judged", "solved")}
    return {**asdict(game), **decisions}


def _decision_line(each: JudgedDecision) -> dict[str, Any]:
    return {**asdict(each), "losses": {move: list(astuple(loss)) for move, loss in each.losses.items()}}


def read_set(path: Path) -> JudgedSet:
    """Read a set. Raises `BrokenSet` with the line and the field that is wrong; OSError if the file cannot be opened."""
    lines = dict(lines_of(_text(path)))
    head = Fields(*_parsed(*next(iter(lines.items()), (1, ""))))
    if head.get("schema", str) != SCHEMA:
        raise head.wrong("schema", _SCHEMA.filled(schema=SCHEMA))
    said = json.dumps(head.get("survey", dict))
    try:
        survey = read_survey(said)
    except (KeyError, TypeError, ValueError) as error:
        raise head.wrong("survey", _NO_SURVEY) from error
    yardstick = {name: head.within("yardstick", name, str) for name in head.get("yardstick", dict)}
    games = tuple(_game(Fields(*_parsed(number, line))) for number, line in list(lines.items())[1:])
    return JudgedSet(survey, yardstick, games, head.get("release", str), head.get("python", str))


def _text(path: Path) -> str:
    raw = path.read_bytes()
    try:
        if path.suffix == ".gz":
            with gzip.open(path) as file:
                raw = file.read(LARGEST_FILE + 1)
        if len(raw) > LARGEST_FILE:
            raise BrokenSet(_PACKED)
        return raw.decode("utf-8")
    except (EOFError, UnicodeDecodeError, gzip.BadGzipFile) as error:
        raise BrokenSet(_PACKED) from error


def _parsed(number: int, line: str) -> tuple[int, Mapping[str, Any]]:
    try:
        found = parsed(line)
    except BadRecord as error:
        raise BrokenSet(_BROKEN.filled(line=number, field="–", why=error.words)) from error
    if not isinstance(found, dict):
        raise BrokenSet(_BROKEN.filled(line=number, field="–", why=_KINDS[dict]))
    return number, found


def _game(fields: Fields) -> JudgedGame:
    judged, solved = (
        tuple(_decision(Fields(fields.line, each, f"{name}.{nth}.")) for nth, each in enumerate(fields.get(name, list)))
        for name in ("judged", "solved")
    )
    return JudgedGame(fields.get("called", str), fields.get("choices", int), judged, fields.get("left", int), solved)


def _decision(fields: Fields) -> JudgedDecision:
    losses = {move: _loss(fields.list_of("losses", move)) for move in fields.get("losses", dict)}
    chosen = {name: fields.within("chosen", name, str) for name in fields.get("chosen", dict)}
    for name, move in chosen.items():
        if move not in losses:
            raise fields.wrong(f"chosen.{name}", _NO_SUCH_MOVE.filled(move=move))
    checked = {move: fields.within("checked", move, float) for move in fields.get("checked", dict)}
    numbers = fields.get("ply", int), fields.get("seat", int)
    return JudgedDecision(*numbers, fields.get("position", str), losses, chosen, checked)


def _loss(fields: Fields) -> Loss:
    return Loss(fields.get("0", float), fields.get("1", float), fields.get("2", int), fields.get("3", bool))


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of a line, or of a part of it, each read as what it must be."""

    line: int
    found: Any
    at: str = ""
    """What stands before the names of the fields."""

    def get(self, name: str, kind: type[T]) -> T:
        """A field. Raises `BrokenSet`."""
        if not isinstance(self.found, dict) or name not in self.found:
            raise self.wrong(name, _MISSING)
        value = self.found[name]
        right = isinstance(value, int | float) if kind is float else isinstance(value, kind)
        if not right or (isinstance(value, bool) and kind is not bool):
            raise self.wrong(name, _KINDS[kind])
        return cast("T", value)

    def within(self, name: str, inner: str, kind: type[T]) -> T:
        """A field of a field."""
        return Fields(self.line, self.get(name, dict), f"{self.at}{name}.").get(inner, kind)

    def list_of(self, name: str, inner: str) -> Fields:
        """A list in a field, its places being the names."""
        values = self.within(name, inner, list)
        return Fields(self.line, {str(nth): each for nth, each in enumerate(values)}, f"{self.at}{name}.{inner}.")

    def wrong(self, name: str, why: Any) -> BrokenSet:
        """The error that names a field."""
        return BrokenSet(_BROKEN.filled(line=self.line, field=f"{self.at}{name}", why=why))
