"""The tables of what readings do in the three languages: lengths and ends, seats, two readings side by side, one answer at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workshop.findings.tables import (
    Kept,
    Spoken,
    around_of,
    called,
    chance_of,
    commands_of,
    difference_of,
    game_of,
    heads_of,
    is_share,
    is_sure,
    line_of,
    measure_of,
    number_of,
    plain,
    sections_of,
    share_of,
    won_of,
)
from workshop.findings.texts import FINDINGS as TEXTS
from youyi.analysis.reports.measure_words import ending_name
from youyi.analysis.runs.commands import typed
from youyi.kernel.names import Language
from youyi.kernel.rulings import Quantity, questions

RARE = 1000
"""Ends of fewer than one game in so many are counted, not given as a share."""
OF_SKILL = ("ladder_", "luck_")
"""The measures of tables of skill: the games beside them are too few for others."""
OF_ANSWERS = (
    "turns",
    "spread",
    "score_0",
    "first_0",
    "forced",
    "branching",
    "lead_changes",
    "drama",
    "completion",
    "timeouts",
)
"""The measures of the table of answers; the table names only those that some answer changes."""


def lengths(language: Language, kept: Kept, about: str) -> Iterator[str]:
    """Length, ends and the longest game under each ruleset, or at each number of seats."""
    found = sections_of(kept, f"{about} " if about else "lengths ")
    kinds = sorted({kind for each in found for kind in each["ends"]})
    columns = (
        TEXTS["rules"],
        TEXTS["players"],
        TEXTS["games"],
        TEXTS["mean_turns"],
        TEXTS["median"],
        TEXTS["most_end_by"],
        TEXTS["longest"],
    )
    heads = (each.said_in(language) for each in columns)
    ended_so = _ends(language, found[0]["ruleset"], kinds)
    yield from heads_of(*heads, *ended_so, TEXTS["no_end"].said_in(language))
    for each in found:
        length, games = each["length"], each["games"]
        mean = around_of(length["mean"], length["ci95"])
        ends = [_times_of(language, each["ends"].get(kind, 0), games) for kind in kinds] if len(kinds) > 1 else []
        who = each["players"][0].partition("@")[0]
        longest = [f"{length[name]:,}" for name in ("p50", "p95", "max")]
        rules = _rules(language, each, seats=about == "seats")
        yield line_of(rules, who, f"{games:,}", mean, *longest, *ends, str(games - each["ended"]))
    yield from commands_of(found)


def _times_of(language: Language, times: int, games: int) -> str:
    """A share; of rare ends how many there were."""
    if RARE * times >= games:
        return share_of(times / games)
    return TEXTS["times"].filled(times=times, games=f"{games:,}").said_in(language)


def _rules(language: Language, section: Kept, *, seats: bool) -> str:
    """A ruleset with the answers that were changed, and the number of seats where that is asked for."""
    changed = (f"`{typed({name: value})}`" for name, value in section["rulings"].items())
    rules = " ".join((f"`{plain(section['ruleset'])}`", *changed))
    return TEXTS["seats"].filled(name=rules, seats=len(section["players"])).said_in(language) if seats else rules


def _ends(language: Language, ruleset: str, kinds: Sequence[str]) -> list[str]:
    """Columns of ends, where there is more than one kind."""
    return [called(language, ending_name(game_of(ruleset), kind), kind) for kind in kinds] if len(kinds) > 1 else []


def first(language: Language, kept: Kept, _about: str) -> Iterator[str]:
    """How often each seat is first, and what it comes to."""
    found = sections_of(kept, "lengths ")
    seats = range(max(len(each["seats"]) for each in found))
    of_seats = (each.filled(seat=seat + 1) for each in (TEXTS["seat_first"], TEXTS["seat_result"]) for seat in seats)
    yield from heads_of(*(each.said_in(language) for each in (TEXTS["rules"], TEXTS["players"], *of_seats)))
    for each in found:
        firsts = [_share_around(seat["first"], seat["first_ci95"]) for seat in each["seats"]]
        means = [won_of(language, seat) for seat in each["seats"]]
        yield line_of(f"`{plain(each['ruleset'])}`", each["players"][0].partition("@")[0], *firsts, *means)
    yield from commands_of(found)


def pairs(language: Language, kept: Kept, about: str) -> Iterator[str]:
    """Two readings side by side: those of the sections that begin with a word."""
    found = sections_of(kept, f"{about or 'rulesets'} ")
    for nth, section in enumerate(found):
        if nth:
            yield ""
        (only,) = section["comparisons"]
        other = plain(only["b"]) if only["b"] != section["a"] else typed(only["changes"])
        named = dict.fromkeys(name.partition("@")[0] for name in section["players"])
        who = TEXTS["and"].said_in(language).join(named)
        one = TEXTS["pair"].filled(rules=f"`{plain(section['a'])}`", who=who).said_in(language)
        measure, *last = (
            each.said_in(language) for each in (TEXTS["measure"], TEXTS["difference"], TEXTS["corrected"])
        )
        yield from heads_of(measure, one, f"`{other}`", *last)
        for name, (a, b, d, low, high, p) in only["measures"].items():
            if (a or b) and (about != "skill" or name.startswith(OF_SKILL)):
                show = share_of if is_share(name) else number_of
                told = measure_of(language, section["a"], name)
                yield line_of(told, show(a), show(b), difference_of(language, name, d, low, high), chance_of(p))
    yield from commands_of(found)


def answers(language: Language, kept: Kept, player: str) -> Iterator[str]:
    """What every answer changes when it alone is changed, the largest share of other games first."""
    section = kept[f"answers {player}"]
    found = sorted(section["comparisons"], key=lambda each: each["same"])
    changing = [each for each in found if any(map(is_sure, each["measures"].values()))]
    yield TEXTS["each_answer"].filled(games=f"{section['games']:,}").said_in(language)
    yield ""
    yield from _changes(language, section, changing)
    rest = [each for each in found if each not in changing]
    unmoved = [each for each in rest if each["same"] == section["games"]]
    unseen = [each for each in rest if each["same"] < section["games"]]
    for said, these in ((TEXTS["nothing_else"], unmoved), (TEXTS["nothing_seen"], unseen)):
        if these:
            yield from ("", said.said_in(language), "")
            yield from (f"- {asked_of(section, each, language)}" for each in these)
    yield from commands_of([section])


def _changes(language: Language, section: Kept, changing: Sequence[Kept]) -> Iterator[str]:
    """A row for each answer that changes a measure, below what the measures are without it."""
    names = [name for name in OF_ANSWERS if any(is_sure(each["measures"].get(name)) for each in changing)]
    measured = (measure_of(language, section["a"], name) for name in names)
    yield from heads_of(TEXTS["one_answer"].said_in(language), TEXTS["else"].said_in(language), *measured)
    base = section["comparisons"][0]["measures"]
    as_it_stands = [(share_of if is_share(name) else number_of)(base[name][0]) for name in names]
    yield line_of(TEXTS["itself"].filled(rules=f"`{plain(section['a'])}`").said_in(language), "–", *as_it_stands)
    for each in changing:
        differing = share_of(1 - each["same"] / section["games"])
        cells = [_changed(language, name, each["measures"].get(name)) for name in names]
        yield line_of(asked_of(section, each, language), differing, *cells)


def asked_of(section: Kept, comparison: Kept, language: Language) -> str:
    """An answer with its question in words, with a link to it in the rulebook."""
    game = game_of(section["a"])
    ((name, value),) = comparison["changes"].items()
    asked = questions(game.ruleset(section["a"]).rulings)[name]
    if isinstance(asked, Quantity):
        answer = TEXTS["of_number"].filled(number=value, unit=asked.unit)
    else:
        answer = next(each.answer.reading for each in asked if typed({name: each.word}) == typed(comparison["changes"]))
    page = f"../rulebook/{game.id}/{language}.md#question-{name}"
    said = TEXTS["asked"].filled(question=asked.question, answer=answer, page=page, typed=typed(comparison["changes"]))
    return said.said_in(language)


def _changed(language: Language, name: str, values: Sequence[Any] | None) -> str:
    if values is None or not is_sure(values):
        return "–"
    _, _, d, low, high, _ = values
    return difference_of(language, name, d, low, high)


def _share_around(value: float, interval: Sequence[float]) -> str:
    return f"{100 * value:.2f} ± {50 * (interval[1] - interval[0]):.2f} %"


READING_TABLES: Mapping[str, Spoken] = {"lengths": lengths, "first": first, "pairs": pairs, "answers": answers}
"""The tables of what readings do."""
