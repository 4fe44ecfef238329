"""Tables of findings in Markdown, each with the commands that reproduce it, set into the prose of a page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from youyi.analysis import findings_words as words
from youyi.analysis.commands import typed
from youyi.kernel.names import Language

Kept: TypeAlias = Mapping[str, Any]
"""The figures of a game, by section."""
Tables: TypeAlias = Mapping[str, Callable[[Kept, str], Iterator[str]]]
"""How tables are written, by the names that stand in prose."""
PLACE = re.compile(r"^\{\{(\w+)(?: (\S+))?\}\}$", re.MULTILINE)
"""Where a table stands in the prose: its name on a line of its own, with the player or ruleset that it is about."""
SURE = 0.05
"""The corrected p below which a difference is shown."""
SMALLEST = 1e-9
"""A p below this is not told."""
SHARES = ("first_", "end_", "luck_")
ALSO_SHARES = ("balance", "completion", "drawishness", "timeouts", "forced")
RARE = 1000
"""Ends of fewer than one game in so many are told by their number."""
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


def page(prose: str, kept: Kept, tables: Tables) -> str:
    """The prose with its tables."""

    def table(place: re.Match[str]) -> str:
        return "\n".join(tables[place[1]](kept, place[2] or ""))

    return PLACE.sub(table, prose)


def _lengths(kept: Kept, about: str) -> Iterator[str]:
    """Length, ends and the longest game under each ruleset, or at each number of seats."""
    found = sections_of(kept, f"{about} " if about else "lengths ")
    kinds = sorted({kind for each in found for kind in each["ends"]})
    yield from heads_of(
        "rules", "players", "games", "turns, mean", "median", "95 % end by", "longest", *_ends(kinds), "no end"
    )
    for each in found:
        length, games = each["length"], each["games"]
        low, high = length["ci95"]
        mean = f"{length['mean']:.2f} ± {(high - low) / 2:.2f}"
        ends = [_times_of(each["ends"].get(kind, 0), games) for kind in kinds] if len(kinds) > 1 else []
        who = each["players"][0].partition("@")[0]
        longest = [f"{length[name]:,}" for name in ("p50", "p95", "max")]
        rules = _rules(each, seats=about == "seats")
        yield line_of(rules, who, f"{games:,}", mean, *longest, *ends, str(games - each["ended"]))
    yield from commands_of(found)


def _times_of(times: int, games: int) -> str:
    """A share; of rare ends how many there were."""
    return f"{times} of {games:,}" if RARE * times < games else share_of(times / games)


def _rules(section: Kept, *, seats: bool) -> str:
    """A ruleset with the answers that were changed, and the number of seats where that is told."""
    changed = (f"`{typed({name: value})}`" for name, value in section["rulings"].items())
    return " ".join((f"`{plain(section['ruleset'])}`", *changed)) + f", {len(section['players'])} seats" * seats


def _ends(kinds: Sequence[str]) -> list[str]:
    """Columns of ends, where there is more than one kind."""
    return [f"`{kind}`" for kind in kinds] if len(kinds) > 1 else []


def _first(kept: Kept, _about: str) -> Iterator[str]:
    """How often each seat is first, and what it comes to."""
    found = sections_of(kept, "lengths ")
    seats = range(max(len(each["seats"]) for each in found))
    yield from heads_of(
        "rules", "players", *(f"seat {seat} first" for seat in seats), *(f"seat {seat} result" for seat in seats)
    )
    for each in found:
        firsts = [_share_around(seat["first"], seat["first_ci95"]) for seat in each["seats"]]
        means = [_around(seat["mean"], seat["ci95"]) for seat in each["seats"]]
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
        who = words.AND.said_in(language).join(named)
        first = words.PAIR.filled(rules=f"`{plain(section['a'])}`", who=who).said_in(language)
        measure, *last = (each.said_in(language) for each in (words.MEASURE, words.DIFFERENCE, words.CORRECTED))
        yield from heads_of(measure, first, f"`{other}`", *last)
        for name, (a, b, d, low, high, p) in only["measures"].items():
            if (a or b) and (about != "skill" or name.startswith(OF_SKILL)):
                show = share_of if _is_share(name) else number_of
                yield line_of(f"`{name}`", show(a), show(b), difference_of(name, d, low, high), chance_of(p))
    yield from commands_of(found)


def chance_of(p: float | None) -> str:
    """A p; one near nothing by its bound."""
    if p is None:
        return "–"
    return f"{p:.2g}" if p >= SMALLEST else f"< {SMALLEST:g}"


def _answers(kept: Kept, player: str) -> Iterator[str]:
    """What every answer changes when it alone is changed, the largest share of other games first."""
    section = kept[f"answers {player}"]
    found = sorted(section["comparisons"], key=lambda each: each["same"])
    changing = [each for each in found if any(map(is_sure, each["measures"].values()))]
    names = [name for name in OF_ANSWERS if any(is_sure(each["measures"].get(name)) for each in changing)]
    yield f"{section['games']:,} games for each answer; `–`: no difference that so many games show."
    yield ""
    yield from heads_of("answer", "games that come to something else", *(f"`{name}`" for name in names))
    base = section["comparisons"][0]["measures"]
    as_it_stands = [(share_of if _is_share(name) else number_of)(base[name][0]) for name in names]
    yield line_of(f"`{plain(section['a'])}` itself", "–", *as_it_stands)
    for each in changing:
        differing = share_of(1 - each["same"] / section["games"])
        cells = [_changed(name, each["measures"].get(name)) for name in names]
        yield line_of(answer_of(section, each), differing, *cells)
    yield ""
    rest = [each for each in found if each not in changing]
    unmoved = [each for each in rest if each["same"] == section["games"]]
    unseen = [each for each in rest if each["same"] < section["games"]]
    yield f"Not one game came to anything else: {_named(section, unmoved)}."
    yield ""
    yield f"Some games came to something else, but no measure shows it: {_named(section, unseen)}."
    yield ""
    yield from commands_of([section])


def _named(section: Kept, answers: Iterable[Kept]) -> str:
    return ", ".join(answer_of(section, each) for each in answers) or "none"


def answer_of(section: Kept, comparison: Kept, language: Language = Language.EN) -> str:
    """An answer, with a link to its question in the rulebook."""
    game, _, _ = section["a"].partition("/")
    (name,) = comparison["changes"]
    return f"[`{typed(comparison['changes'])}`](../rulebook/{game}/{language}.md#question-{name})"


def _changed(name: str, values: Sequence[Any] | None) -> str:
    if values is None or not is_sure(values):
        return "–"
    _, _, d, low, high, _ = values
    return difference_of(name, d, low, high)


def is_sure(values: Sequence[Any] | None) -> bool:
    """Whether a difference holds after correction."""
    return values is not None and values[5] is not None and values[5] < SURE and bool(values[2])


def difference_of(name: str, d: float | None, low: float | None, high: float | None) -> str:
    """A difference with half its interval; shares in hundredths."""
    if d is None:
        return "–"
    half = "" if low is None or high is None else f" ± {number_of((high - low) / 2 * _times(name))}"
    return f"{'+' if d > 0 else '−' if d < 0 else ''}{number_of(abs(d) * _times(name))}{half}{' %' * _is_share(name)}"


def _times(name: str) -> int:
    return 100 if _is_share(name) else 1


def _is_share(name: str) -> bool:
    return name.startswith(SHARES) or name in ALSO_SHARES


def sections_of(kept: Kept, beginning: str) -> list[Any]:
    """The sections whose keys begin so."""
    return [each for key, each in kept.items() if key.startswith(beginning)]


def plain(ruleset: str) -> str:
    """A ruleset without its version."""
    return ruleset.partition("@")[0]


def number_of(value: float | None) -> str:
    """Three digits, and all before the point."""
    if value is None:
        return "–"
    text = f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}" if abs(value) >= 0.0005 else "0"
    return text.replace("-", "−")


def share_of(value: float | None) -> str:
    """A share in hundredths."""
    return "–" if value is None else f"{100 * value:.2f} %"


def _share_around(value: float, interval: Sequence[float]) -> str:
    return f"{100 * value:.2f} ± {50 * (interval[1] - interval[0]):.2f} %"


def _around(value: float, interval: Sequence[float]) -> str:
    return f"{value:.2f} ± {(interval[1] - interval[0]) / 2:.2f}".replace("-", "−")


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


def _peers(kept: Kept, _about: str) -> Iterator[str]:
    """Other programs' games, then ours with the ratios to them."""
    section = kept["peers"]
    theirs = [row for row in section["results"] if not row["times"]]
    yield from heads_of(
        "game", "players' choices a second", "games a second", *(f"times {_peer(row)}" for row in theirs)
    )
    for row in section["results"]:
        name = _peer(row) if not row["times"] else f"`{row['game']}` ({row['through']} engine)"
        times = [row["times"].get(_peer(each)) for each in theirs]
        games = row["games_per_s"]
        rates = f"{row['decisions_per_s']:,.0f}", f"{games:,.0f}" if games else "–"
        yield line_of(name, *rates, *("" if each is None else f"{each:g}" for each in times))
    yield ""
    yield _machine(section)
    yield from commands_of([section])


def _peer(row: Kept) -> str:
    return f"{row['program']} {row['game']} ({row['through']})"


def _scaling(kept: Kept, what: str) -> Iterator[str]:
    """How speed grows with one thing."""
    section = kept["scaling"]
    found = [row for row in section["results"] if row["what"] == what]
    yield from heads_of("rules", what, "games a second", "times the first")
    for row in found:
        yield line_of(f"`{plain(row['game'])}`", f"{row['value']:,}", f"{row['games_per_s']:,.0f}", f"{row['times']:g}")
    yield ""
    yield _machine(section)
    yield from commands_of([section])


def _machine(section: Kept) -> str:
    machine = section["machine"]
    return f"Taken on {machine['processor']}, {machine['cores']} cores, Python {machine['python']}."


TABLES: Tables = {
    "lengths": _lengths,
    "first": _first,
    "pairs": partial(pairs, Language.EN),
    "answers": _answers,
    "peers": _peers,
    "scaling": _scaling,
}
