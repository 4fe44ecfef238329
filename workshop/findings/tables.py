"""How the tables of findings are written in Markdown, each with the commands that reproduce it, and set into the prose of a page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import floor, log10
from typing import Any, TypeAlias

from workshop.findings.texts import FINDINGS as TEXTS
from youyi.analysis.reports.measure_words import measure_name
from youyi.games import game as catalogued
from youyi.kernel.game import Game
from youyi.kernel.names import Language, Words, everywhere

Kept: TypeAlias = Mapping[str, Any]
"""The figures of a game, by section."""
Tables: TypeAlias = Mapping[str, Callable[[Kept, str], Iterator[str]]]
"""How tables are written, by the names that stand in prose."""
Spoken: TypeAlias = Callable[[Language, Kept, str], Iterator[str]]
"""How a table is written in each language."""
PLACE = re.compile(r"^\{\{(\w+)(?: (\S+))?\}\}$", re.MULTILINE)
"""Where a table stands in the prose: its name on a line of its own, with the player or ruleset that it is about."""
SURE = 0.05
"""The corrected p below which a difference is shown."""
SMALLEST = 1e-9
"""A p below this is not written out."""
SHARES = ("first_", "end_", "luck_")
ALSO_SHARES = ("balance", "completion", "drawishness", "timeouts", "forced")


def page(prose: str, kept: Kept, tables: Tables) -> str:
    """The prose with its tables."""

    def table(place: re.Match[str]) -> str:
        return "\n".join(tables[place[1]](kept, place[2] or ""))

    return PLACE.sub(table, prose)


def chance_of(p: float | None) -> str:
    """A p; one near nothing by its bound."""
    if p is None:
        return "–"
    return f"{p:.2g}" if p >= SMALLEST else f"< {SMALLEST:g}"


def is_sure(values: Sequence[Any] | None) -> bool:
    """Whether a difference holds after correction."""
    return values is not None and values[5] is not None and values[5] < SURE and bool(values[2])


def difference_of(language: Language, name: str, d: float | None, low: float | None, high: float | None) -> str:
    """A difference with half its interval; shares in hundredths. One that is smaller than half its interval is not seen."""
    if d is None:
        return "–"
    if low is None or high is None:
        return f"{'+' if d > 0 else '−' if d < 0 else ''}{number_of(abs(d) * _times(name))}{' %' * is_share(name)}"
    return gain_of(language, d * _times(name), (high - low) / 2 * _times(name), " %" * is_share(name))


def gain_of(language: Language, value: float, half: float, unit: str = "") -> str:
    """A gain with half its interval, in as many digits as that has; where it is no larger than this, that none was seen."""
    digits = digits_of(half)
    sign = "+" if round(value, digits) > 0 else "−" if round(value, digits) < 0 else ""
    figure = f"{sign}{abs(value):.{digits}f}{f' ± {half:.{digits}f}' * (half > 0)}{unit}"
    return TEXTS["none_seen"].filled(figure=figure).said_in(language) if half > 0 and abs(value) <= half else figure


def won_of(language: Language, seat: Kept) -> str:
    """What a seat gains a game."""
    low, high = seat["ci95"]
    return gain_of(language, seat["mean"], (high - low) / 2)


def digits_of(half: float) -> int:
    """How many digits behind the point a margin of error leaves: its first one, and a second one where that is a 1 or a 2."""
    if half <= 0:
        return 0
    first = floor(log10(half))
    return max(0, (half < 3 * 10.0**first) - first)


def _times(name: str) -> int:
    return 100 if is_share(name) else 1


def is_share(name: str) -> bool:
    """Whether a measure is written in hundredths."""
    return name.startswith(SHARES) or name in ALSO_SHARES


def measure_of(language: Language, ruleset: str, name: str) -> str:
    """A measure of a game by its name and as it is typed."""
    return called(language, measure_name(game_of(ruleset), name), name)


def called(language: Language, name: Words, code: str) -> str:
    """What it is called, beside what is typed, if that is anything else."""
    said = everywhere(f"`{code}`") if name == everywhere(code) else TEXTS["called"].filled(name=name, typed=code)
    return said.said_in(language)


def game_of(ruleset: str) -> Game[Any, Any, Any, Any]:
    """The game that a ruleset is of."""
    return catalogued(ruleset.partition("/")[0])


def sections_of(kept: Kept, beginning: str) -> list[Any]:
    """The sections whose keys begin so."""
    return [each for key, each in kept.items() if key.startswith(beginning)]


def plain(ruleset: str) -> str:
    """A ruleset without its version; with it, where that is not the newest. An answer is written as it stands."""
    newest = {each.full_id for each in game_of(ruleset).rulesets} if "/" in ruleset else ()
    return ruleset.partition("@")[0] if ruleset in newest else ruleset


def number_of(value: float | None) -> str:
    """Three digits, and all before the point; never more than two behind it."""
    if value is None:
        return "–"
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{round(value, digits) or 0:,.{digits}f}".replace("-", "−")


def share_of(value: float | None) -> str:
    """A share in hundredths."""
    return "–" if value is None else f"{100 * value:.2f} %"


def around_of(value: float, interval: Sequence[float]) -> str:
    """A figure with half of its interval."""
    half = (interval[1] - interval[0]) / 2
    digits = max(2, digits_of(half))
    return f"{value:.{digits}f} ± {half:.{digits}f}".replace("-", "−")


def line_of(*cells: str) -> str:
    """A row."""
    return f"| {' | '.join(cells)} |"


def heads_of(*names: str) -> Iterator[str]:
    """The first row of a table, and the rule below it."""
    yield line_of(*names)
    yield f"|---|{'--:|' * (len(names) - 1)}"


def commands_of(found: Iterable[Kept]) -> Iterator[str]:
    """The commands of sections, as they are typed."""
    yield ""
    yield "```console"
    for each in found:
        yield f"$ {each['command']}"
    yield "```"
