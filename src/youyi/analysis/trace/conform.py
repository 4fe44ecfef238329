"""Worked examples run from files: given → got, compared with what is expected; how any implementation can test itself."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from youyi.analysis.runs.engines import fast_kinds
from youyi.games import game as catalogued
from youyi.kernel.errors import BadRecord, YouyiError
from youyi.kernel.rooms import ExampleKind
from youyi.kernel.rulings import AnswersConflict, UnknownAnswer, answered
from youyi.records.json_text import parsed

_ENVELOPE = {"id": str, "game": str, "kind": str, "ruleset": str, "given": dict, "expect": dict}
_SHOWN, _LONGEST = 60, 2000
"""How much of a name, and of a value, a message quotes, in characters."""
_MAY_STAND = {*_ENVELOPE, "rulings", "sources", "confidence", "note"}


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One thing an example expects otherwise."""

    id: str
    key: str
    """The key of `expect`, or what is wrong with the example."""
    expected: str
    actual: str
    unreadable: bool = False
    """Whether the line is no example at all."""

    def __str__(self) -> str:
        """One line for people."""
        expected, actual = (_cut(text, _LONGEST) for text in (self.expected, self.actual))
        return f"FAIL {_cut(self.id, _LONGEST)}: {_cut(self.key, _SHOWN)}: expected {expected}, got {actual}"


class NoSuchExample(Exception):  # it says what there is not, as the words of an error do
    """An example that cannot be run, and why."""

    def __init__(self, key: str, expected: str, actual: str) -> None:
        """Keep what was wrong, as a failure says it."""
        super().__init__(key)
        self._wrong = (key, expected, actual)

    def failure_of(self, name: str, *, unreadable: bool = False) -> Mismatch:
        """The failure of an example."""
        return Mismatch(name, *self._wrong, unreadable)


@dataclass(frozen=True, slots=True)
class NotRun:
    """An example of a kind, or under answers, that the fast engine does not know."""

    game: str
    kind: str


def conform(text: str, name: str, *, fast: bool = False) -> Iterator[tuple[Mismatch, ...] | NotRun]:
    """Run a file's examples, one per line; yields what fails in each, and nothing for one that passes.

    With `fast`, on the fast engines; what they cannot run is yielded as `NotRun`. Raises `NoFastEngine` where the extra
    is not installed.
    """
    lines = text.split("\n")
    for number, line in enumerate(lines if lines[-1] else lines[:-1], start=1):
        place = f"{name}:{number}"
        try:
            example = _read(line)
        except NoSuchExample as error:
            yield (error.failure_of(place, unreadable=True),)
            continue
        yield checked_fast(example) if fast else checked(example)


def checked(example: Mapping[str, Any]) -> tuple[Mismatch, ...]:
    """Run one example and say everything it expects otherwise."""
    try:
        return _differing(example, _got(_kind(example), _rulings(example), example))
    except NoSuchExample as error:
        return (error.failure_of(example["id"]),)


def checked_fast(example: Mapping[str, Any]) -> tuple[Mismatch, ...] | NotRun:
    """Run one example on the fast engine of its game, if that knows the kind and the answers."""
    try:
        _kind(example)
        rulings = _rulings(example)
        run = fast_kinds(catalogued(example["game"]), rulings).get(example["kind"])
        if run is None:
            return NotRun(example["game"], example["kind"])
        return _differing(example, _got(run, rulings, example))
    except NoSuchExample as error:
        return (error.failure_of(example["id"]),)


def _differing(example: Mapping[str, Any], got: Mapping[str, Any]) -> tuple[Mismatch, ...]:
    """Say everything that an example expects otherwise."""
    return tuple(
        Mismatch(example["id"], key, _json(expected), _json(got[key]) if key in got else "nothing")
        for key, expected in example["expect"].items()
        if key not in got or not same(got[key], expected)
    )


def same(got: Any, expected: Any) -> bool:
    """Whether two JSON values are equal: order of lists matters, order of keys does not, `1` is not `true`.

    >>> same({"a": 1, "b": [2]}, {"b": [2], "a": 1}), same(1, True), same([1, 2], [2, 1])
    (True, False, False)
    """
    return _json(_plain(got)) == _json(_plain(expected))


def kinds_of(game: str) -> Mapping[str, ExampleKind]:
    """List the kinds of example that a game's rulebook can run."""
    return catalogued(game).examples()


def _got(run: ExampleKind, rulings: Any, example: Mapping[str, Any]) -> Mapping[str, Any]:
    try:
        return run(rulings, example["given"])
    except Exception as error:  # what is given may be anything; nonsense is a failed example
        raise NoSuchExample("given", "to be playable", f"{type(error).__name__}: {error}") from error


def _kind(example: Mapping[str, Any]) -> ExampleKind:
    try:
        catalogued(example["game"])
    except YouyiError as error:
        raise NoSuchExample("game", "a game that can be played", str(error)) from error
    kinds = kinds_of(example["game"])
    if example["kind"] not in kinds:
        raise NoSuchExample("kind", f"one of {', '.join(kinds)}", repr(example["kind"]))
    return kinds[example["kind"]]


def _rulings(example: Mapping[str, Any]) -> Any:
    try:
        ruleset = catalogued(example["game"]).ruleset(example["ruleset"])
    except YouyiError as error:
        raise NoSuchExample("ruleset", "a known ruleset", str(error)) from error
    try:
        return answered(ruleset.rulings, example.get("rulings", {}))
    except (UnknownAnswer, AnswersConflict) as error:
        raise NoSuchExample("rulings", "known answers", str(error)) from error


def _read(line: str) -> dict[str, Any]:
    try:
        example = parsed(line)
    except BadRecord as error:
        raise NoSuchExample("line", "one JSON object", str(error)) from error
    if not isinstance(example, dict):
        raise NoSuchExample("line", "one JSON object", _cut(_json(example), _SHOWN))
    for key, kind in _ENVELOPE.items():
        if not isinstance(example.get(key), kind):
            raise NoSuchExample(key, {str: "text", dict: "an object"}[kind], _cut(_json(example.get(key)), _SHOWN))
    if not isinstance(example.get("rulings", {}), dict):
        raise NoSuchExample("rulings", "an object", _cut(_json(example["rulings"]), _SHOWN))
    strange = sorted(set(example) - _MAY_STAND)
    if strange:
        raise NoSuchExample(strange[0], "no such field", _cut(_json(example[strange[0]]), _SHOWN))
    return example


def _plain(value: Any) -> Any:
    """Write whole numbers alike, however they were computed: `1.0` is `1`."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case Mapping():
            return {key: _plain(each) for key, each in value.items()}
        case list() | tuple():
            return [_plain(each) for each in value]
        case _:
            return value


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
