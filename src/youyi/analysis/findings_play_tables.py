"""Tables of the pages on good play, each with the commands that reproduce it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from youyi.analysis.findings_tables import (
    TABLES,
    Kept,
    Tables,
    answer_of,
    chance_of,
    commands_of,
    difference_of,
    heads_of,
    is_sure,
    line_of,
    number_of,
    plain,
    sections_of,
    share_of,
)
from youyi.analysis.practice.counted import SAME
from youyi.games import game
from youyi.kernel.names import Language


def _seats(kept: Kept, _about: str) -> Iterator[str]:
    """What each seat comes to."""
    found = sections_of(kept, "seats ")
    seats = range(max(len(each["seats"]) for each in found))
    yield from heads_of("players", "games", *(f"seat {seat}, result" for seat in seats), "seat 0 first")
    for each in found:
        results = [_around(one["mean"], one["ci95"]) for one in each["seats"]]
        blank = [""] * (len(seats) - len(results))
        first = _around(100 * each["seats"][0]["first"], [100 * end for end in each["seats"][0]["first_ci95"]])
        yield line_of(_who(each["players"]), f"{each['games']:,}", *results, *blank, f"{first} %")
    yield from commands_of(found)


def _worth(kept: Kept, _about: str) -> Iterator[str]:
    """What a position is worth to the first seat."""
    found = sections_of(kept, "worth ")
    yield from heads_of("rules", "players", "rounds", "result of the side that leads")
    for each in found:
        yield line_of(
            f"`{plain(each['ruleset'])}`", _who(each["players"]), f"{each['games']:,}", _with(each["found"][0])
        )
    yield from commands_of(found)


def _luck(kept: Kept, _about: str) -> Iterator[str]:
    """Results, luck and what is left, for each seat."""
    found = sections_of(kept, "luck ")
    yield from heads_of("rules", "players", "games", "seat", "result", "luck", "without luck", "variance removed")
    for each in found:
        for seat, one in enumerate(each["found"]):
            told = [_with(one[name]) for name in ("result", "luck", "rest")]
            rules = f"`{plain(each['ruleset'])}`"
            yield line_of(
                rules, _who(each["players"]), str(each["games"]), str(seat), *told, f"{100 * one['removed']:.0f} %"
            )
    yield from commands_of(found)


def _habits(kept: Kept, about: str) -> Iterator[str]:
    """What players do, a column each."""
    found = sections_of(kept, f"habits {about} " if about else "habits ")
    columns = [(each, name) for each in found for name in each["found"]]
    yield from heads_of("figure", *(_column(each, name) for each, name in columns))
    habits = game(_game(found)).habits()
    for habit in habits:
        cells = [each["found"][name].get(habit.key) for each, name in columns]
        if any(cells):
            yield line_of(habit.name.said_in(Language.EN), *(_figure(cell, share=habit.share) for cell in cells))
    same = [each["found"][name].get(SAME) for each, name in columns]
    if any(same):
        yield line_of("chooses as the player named by `--beside` would", *(_figure(cell, share=True) for cell in same))
    yield from commands_of(found)


def _column(section: Kept, name: str) -> str:
    """A player, and among whom it sits where others do."""
    others = [other.partition("@")[0] for other in dict.fromkeys(section["players"]) if other != name]
    among = f" among {', '.join(others)}" if others else ""
    return f"`{name.partition('@')[0]}`{among}, {section['games']:,} games"


def _advice(kept: Kept, _about: str) -> Iterator[str]:
    """Who follows which advice, and what it is worth."""
    found = sections_of(kept, "advice ")
    yield from heads_of("advice", "player", "occasions a game", "followed", "worth where followed", "worth where not")
    for each in found:
        for clause, one in each["found"]["clauses"].items():
            played = each["found"]["engine"] != "none"
            worth = [_with(one[name]) if played else "" for name in ("gain_followed", "gain_broken")]
            who, often = _who(each["players"]), _figure(one["followed"], share=True)
            yield line_of(_clause(_game(found), clause), who, number_of(one["a_game"]), often, *worth)
    yield from commands_of(found)


def _without(kept: Kept, _about: str) -> Iterator[str]:
    """What each clause brings who minds it."""
    found = sections_of(kept, "without ")
    yield from heads_of("reason", "clauses", "deals in which it matters to a seat", "what minding it brings a deal")
    for each in found:
        order = sorted(each["found"].items(), key=lambda one: -one[1]["gain"][0])
        for reason, one in order:
            clauses = ", ".join(_clause(_game(found), clause) for clause in one["clauses"])
            yield line_of(f"`{reason}`", clauses or "together", share_of(one["parted"]), _with(one["gain"]))
    yield from commands_of(found)


def _margins(kept: Kept, about: str) -> Iterator[str]:
    """By how much answers change what the better player gains: those that surely do."""
    found = sections_of(kept, f"{about} ")
    measure = next(name for name in found[0]["comparisons"][0]["measures"] if name.startswith("ladder_"))
    rows = [(section, each, each["measures"][measure]) for section in found for each in section["comparisons"]
            if each["measures"].get(measure)]  # fmt: skip
    sure = sorted((row for row in rows if is_sure(row[2]) or len(found) > 1), key=lambda row: -abs(row[2][2]))
    yield from heads_of("answer", "the better player's gain", "difference", "p corrected")
    yield line_of(f"`{plain(found[0]['a'])}` itself", number_of(rows[0][2][0]), "–", "–")
    for section, each, (_, b, d, low, high, p) in sure:
        yield line_of(answer_of(section, each), number_of(b), difference_of(measure, d, low, high), chance_of(p))
    if len(sure) < len(rows):
        yield ""
        yield f"The other {len(rows) - len(sure)} answers change it by nothing that so many games show."
    yield from commands_of(found)


def _game(found: Sequence[Kept]) -> str:
    """The game that sections are about."""
    name: str = found[0]["ruleset"].partition("/")[0]
    return name


@cache
def _clause(name: str, key: str) -> str:
    """A clause with a link to the rulebook."""
    article = next(each for each in game(name).articles if each.key == key)
    return f"[{article.name.zh_hant} {article.name.said_in(Language.EN)}](../rulebook/{name}/en.md#{key})"


def _who(players: Iterable[str]) -> str:
    """Who sits: a name for all, or all of them."""
    names = [each.partition("@")[0] for each in players]
    return f"`{names[0]}`, {len(names)} seats" if len(set(names)) == 1 else ", ".join(f"`{each}`" for each in names)


def _with(estimate: Sequence[float] | None) -> str:
    """A figure with half of its interval."""
    if estimate is None:
        return "–"
    value, half = estimate
    digits = 2 if half < 1 else 1
    return f"{value:+.{digits}f} ± {half:.{digits}f}".replace("-", "−")


def _figure(estimate: Sequence[float] | None, *, share: bool) -> str:
    """A count or a share with half of its interval."""
    if estimate is None:
        return "–"
    value, half = (100 * each if share else each for each in estimate)
    digits = 1 if share or value >= 10 else 2
    return f"{value:.{digits}f} ± {half:.{digits}f}{' %' * share}"


def _around(value: float, interval: Sequence[float]) -> str:
    return f"{value:.2f} ± {(interval[1] - interval[0]) / 2:.2f}".replace("-", "−")


PLAY_TABLES: Tables = {
    "seats": _seats,
    "worth": _worth,
    "luck": _luck,
    "habits": _habits,
    "advice": _advice,
    "without": _without,
    "margins": _margins,
}
"""The tables of pages on good play."""
ALL_TABLES: Mapping[str, Any] = {**TABLES, **PLAY_TABLES}
"""All tables that prose can name."""
