"""The commands that reproduce figures: written from what was played, in words that a shell takes as they stand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from shlex import join
from typing import Any

from youyi.kernel.rulings import Value

_VERSION = re.compile(r"@\d+$")
_WORDS: Mapping[Value, str] = {True: "true", False: "false", None: "none"}


def answers_typed(answers: Mapping[str, Value]) -> list[str]:
    """Answers or terms as they are typed after `--set` and `--term`."""
    return [f"{name}={word_of(value)}" for name, value in answers.items()]


def typed(answers: Mapping[str, Value]) -> str:
    """The same parted by spaces."""
    return " ".join(answers_typed(answers))


def word_of(value: Value) -> str:
    """An answer as it is typed."""
    return _WORDS[value] if value is None or isinstance(value, bool) else str(value)


def reading_typed(side: Mapping[str, Any]) -> str:
    """A rulebook as `youyi compare` takes it: `ruqi/modern@1,arms=forward`."""
    return ",".join([side["ruleset"], *answers_typed(side["rulings"])])


def simulating(report: Mapping[str, Any], more: Sequence[str] = ()) -> str:
    """The command that makes the report of a simulation; `more` are further options."""
    return join(["youyi", "simulate", report["game"], *_book(report), *_counted(report), *more])


def comparing(report: Mapping[str, Any], more: Sequence[str] = (), *, each: bool = False) -> str:
    """The command that makes the report of a comparison, with `--each` or of two readings; `more` are further options."""
    words = ["youyi", "compare", reading_typed(report["a"])]
    words += ["--each"] if each else [reading_typed(other["b"]) for other in report["comparisons"]]
    words += _options("--term", answers_typed(report["a"]["terms"]))
    words += [*_counted(report), "--courses", str(report["courses"])]
    words += ["--luck", str(report["chances"])] if report["chances"] else []
    if (ladder := report["ladder"]) is not None:
        words += ["--ladder", str(ladder["games"]), "--rungs", ",".join(ladder["players"])]
    return join([*words, *more])


def reopening(side: Mapping[str, Any], players: Sequence[str], seed: int, number: int) -> str:
    """The command that opens one game of a simulation under one rulebook."""
    words = ["youyi", "reopen", side["game"], "--seed", str(seed), "--game", str(number)]
    return join([*words, "--ruleset", side["ruleset"], "--players", names(players), *_changes(side)])


def names(players: Sequence[str]) -> str:
    """Players as they are typed after `--players`."""
    return ",".join(_VERSION.sub("", name) for name in players)


def _book(side: Mapping[str, Any]) -> list[str]:
    return ["--ruleset", side["ruleset"], *_changes(side)]


def _changes(side: Mapping[str, Any]) -> list[str]:
    rulings, terms = answers_typed(side["rulings"]), answers_typed(side["terms"])
    return [*_options("--set", rulings), *_options("--term", terms)]


def _counted(report: Mapping[str, Any]) -> list[str]:
    return ["--players", names(report["players"]), "--games", str(report["games"]), "--seed", str(report["seed"])]


def _options(option: str, words: Iterable[str]) -> list[str]:
    return [each for word in words for each in (option, word)]
