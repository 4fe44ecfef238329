"""Tables of the pages on good play in the three languages, each with the commands that reproduce it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from workshop.books.versions import versions
from workshop.findings import words
from workshop.findings.reading_tables import asked_of
from workshop.findings.tables import (
    Kept,
    Spoken,
    around_of,
    commands_of,
    difference_of,
    gain_of,
    heads_of,
    is_sure,
    line_of,
    number_of,
    plain,
    sections_of,
    share_of,
    won_of,
)
from workshop.findings.texts import FINDINGS as TEXTS
from workshop.practice.playing_stats import SAME
from youyi.games import game
from youyi.kernel.names import Language, Words, listed


def _given(language: Language, kept: Kept, _about: str) -> Iterator[str]:
    """What each seat comes to where the first seat is given the first throw or the bank, and how often it and the last one are first."""
    found = sections_of(kept, "given ")
    seats = range(max(len(each["seats"]) for each in found))
    results = (TEXTS["seat_result"].filled(seat=seat + 1) for seat in seats)
    firsts = (TEXTS["seat_first"].filled(seat=1), TEXTS["last_first"])
    yield from heads_of(*_said(language, TEXTS["rules"], TEXTS["players"], TEXTS["games"], *results, *firsts))
    for each in found:
        means = [won_of(language, one) for one in each["seats"]]
        blank = [""] * (len(seats) - len(means))
        shares = [_first(each["seats"][seat]) for seat in (0, -1)]
        rules = f"`{plain(each['ruleset'])}`"
        yield line_of(rules, _who(language, each["players"]), f"{each['games']:,}", *means, *blank, *shares)
    yield from commands_of(found)


def _first(seat: Kept) -> str:
    return f"{around_of(100 * seat['first'], [100 * end for end in seat['first_ci95']])} %"


def _worth(language: Language, kept: Kept, _about: str) -> Iterator[str]:
    """What a position is worth to the first seat."""
    found = sections_of(kept, "worth ")
    yield from heads_of(*_said(language, TEXTS["rules"], TEXTS["players"], TEXTS["rounds"], TEXTS["led"]))
    for each in found:
        yield line_of(
            f"`{plain(each['ruleset'])}`",
            _who(language, each["players"]),
            f"{each['games']:,}",
            _with(language, each["found"][0]),
        )
    yield from commands_of(found)


def _luck(language: Language, kept: Kept, _about: str) -> Iterator[str]:
    """Results, luck and what is left, for each seat."""
    found = sections_of(kept, "luck ")
    columns = (
        TEXTS["rules"],
        TEXTS["players"],
        TEXTS["games"],
        TEXTS["seat"],
        TEXTS["result"],
        TEXTS["luck"],
        TEXTS["without_luck"],
    )
    yield from heads_of(*_said(language, *columns, TEXTS["removed"]))
    for each in found:
        for seat, one in enumerate(each["found"], start=1):
            told = [_with(language, one[name]) for name in ("result", "luck", "rest")]
            rules = f"`{plain(each['ruleset'])}`"
            yield line_of(
                rules,
                _who(language, each["players"]),
                str(each["games"]),
                str(seat),
                *told,
                f"{100 * one['removed']:.0f} %",
            )
    yield from commands_of(found)


def _habits(language: Language, kept: Kept, about: str) -> Iterator[str]:
    """What players do, a column each."""
    found = sections_of(kept, f"habits {about} " if about else "habits ")
    columns = [(each, name) for each in found for name in each["found"]]
    yield from heads_of(TEXTS["figure"].said_in(language), *(_column(language, each, name) for each, name in columns))
    habits = game(_game(found)).playing_stats()
    for habit in habits:
        cells = [each["found"][name].get(habit.key) for each, name in columns]
        if any(cells):
            yield line_of(habit.name.said_in(language), *(_figure(cell, share=habit.share) for cell in cells))
    same = [each["found"][name].get(SAME) for each, name in columns]
    if any(same):
        beside = next(filter(None, map(_beside, found)))
        yield line_of(
            TEXTS["as_beside"].filled(beside=beside).said_in(language), *(_figure(cell, share=True) for cell in same)
        )
    yield from commands_of(found)


def _beside(section: Kept) -> str:
    """The player with whose choices a command compares; empty if with none's."""
    compared = re.search(r"--beside (\S+)", section["command"])
    return compared[1] if compared else ""


def _column(language: Language, section: Kept, name: str) -> str:
    """A player, and among whom it sits where others do."""
    others = [other.partition("@")[0] for other in dict.fromkeys(section["players"]) if other != name]
    told = {"name": f"`{name.partition('@')[0]}`", "games": f"{section['games']:,}"}
    if not others:
        return TEXTS["alone"].filled(**told).said_in(language)
    return TEXTS["among"].filled(others=listed(others), **told).said_in(language)


def _advice(language: Language, kept: Kept, _about: str) -> Iterator[str]:
    """Who follows which advice, and what it is worth."""
    found = sections_of(kept, "advice ")
    columns = (
        TEXTS["advice"],
        TEXTS["player"],
        TEXTS["occasions"],
        TEXTS["followed"],
        TEXTS["worth_followed"],
        TEXTS["worth_broken"],
    )
    yield from heads_of(*_said(language, *columns))
    for each in found:
        for clause, one in each["found"]["clauses"].items():
            played = each["found"]["engine"] != "none"
            worth = [_with(language, one[name]) if played else "" for name in ("gain_followed", "gain_broken")]
            who, often = _who(language, each["players"]), _figure(one["followed"], share=True)
            yield line_of(_clause(language, _game(found), clause), who, number_of(one["a_game"]), often, *worth)
    yield from commands_of(found)


def _without(language: Language, kept: Kept, _about: str) -> Iterator[str]:
    """What each rule of thumb brings a player who minds it."""
    found = sections_of(kept, "without ")
    yield from heads_of(*_said(language, TEXTS["reason"], TEXTS["clauses"], TEXTS["parted"], TEXTS["gain"]))
    for each in found:
        order = sorted(each["found"].items(), key=lambda one: -one[1]["gain"][0])
        for reason, one in order:
            clauses = listed(_clause(language, _game(found), each) for each in one["clauses"]).said_in(language)
            said = words.REASONS[reason].said_in(language)
            yield line_of(said, clauses or "–", share_of(one["parted"]), _with(language, one["gain"]))
    yield from commands_of(found)


def _margins(language: Language, kept: Kept, about: str) -> Iterator[str]:
    """By how much answers change what the better player gains: those that surely do."""
    found = sections_of(kept, f"{about} ")
    measure = next(name for name in found[0]["comparisons"][0]["measures"] if name.startswith("ladder_"))
    rows = [(section, each, each["measures"][measure]) for section in found for each in section["comparisons"]
            if each["measures"].get(measure)]  # fmt: skip
    sure = sorted((row for row in rows if is_sure(row[2]) or len(found) > 1), key=lambda row: -abs(row[2][2]))
    yield from heads_of(*_said(language, TEXTS["answer"], TEXTS["better_gain"], TEXTS["difference"]))
    itself = TEXTS["itself"].filled(rules=f"`{plain(found[0]['a'])}`").said_in(language)
    yield line_of(itself, number_of(rows[0][2][0]), "–")
    for section, each, (_, b, d, low, high, _p) in sure:
        yield line_of(asked_of(section, each, language), number_of(b), difference_of(language, measure, d, low, high))
    if len(sure) < len(rows):
        yield ""
        yield TEXTS["unseen"].filled(count=len(rows) - len(sure)).said_in(language)
    yield from commands_of(found)


def _game(found: Sequence[Kept]) -> str:
    """The game that sections are about."""
    name: str = found[0]["ruleset"].partition("/")[0]
    return name


@cache
def _clause(language: Language, name: str, key: str) -> str:
    """A clause with a link to the rulebook."""
    article = next(each for each in game(name).articles if each.key == key)
    said = TEXTS["clause"].filled(zh=article.name.zh_hant, name=article.name).said_in(language)
    return f"[{said}](../rulebook/{name}/{language}.md#{key})"


def _who(language: Language, players: Iterable[str]) -> str:
    """Who sits: a name for all, or all of them."""
    names = [f"`{each.partition('@')[0]}`" for each in players]
    if len(set(names)) == 1:
        return TEXTS["seats"].filled(name=names[0], seats=len(names)).said_in(language)
    return listed(names).said_in(language)


def _said(language: Language, *columns: Words) -> Iterator[str]:
    return (each.said_in(language) for each in columns)


def _with(language: Language, estimate: Sequence[float] | None) -> str:
    """A gain with half of its interval."""
    if estimate is None:
        return "–"
    value, half = estimate
    return gain_of(language, value, half)


def _figure(estimate: Sequence[float] | None, *, share: bool) -> str:
    """A count or a share with half of its interval."""
    if estimate is None:
        return "–"
    value, half = (100 * each if share else each for each in estimate)
    digits = 1 if share or value >= 10 else 2
    return f"{value:.{digits}f} ± {half:.{digits}f}{' %' * share}"


def _versions(language: Language, _kept: Kept, about: str) -> Iterator[str]:
    """The line that leads to the page in other languages."""
    yield versions(f"{about}.md", language)


PLAY_TABLES: Mapping[str, Spoken] = {
    "given": _given,
    "worth": _worth,
    "luck": _luck,
    "habits": _habits,
    "advice": _advice,
    "without": _without,
    "margins": _margins,
    "versions": _versions,
}
"""The tables of pages on good play, and the line to the page in other languages."""
