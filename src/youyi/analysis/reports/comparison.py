"""The page of a comparison: what the second reading, or every single answer, changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from youyi.analysis.compare.distributions import differing_games, told_exactly, told_lengths
from youyi.analysis.figures.pairs import is_sure, surety
from youyi.analysis.reports import common, page, plots
from youyi.analysis.reports.common import PageSource, Speaker
from youyi.analysis.reports.measure_words import ending_name, measure_name, seat_name
from youyi.analysis.reports.simulation import Plots, interval, number
from youyi.analysis.runs.commands import reopening, typed
from youyi.analysis.texts import REPORTS as TEXTS
from youyi.kernel.names import Language


def comparison_plots(report: Mapping[str, Any], language: Language, *, each: bool) -> Plots:
    """The plots of a comparison: of every answer in turn one alone."""
    say = common.speaker(report, language)
    if each:
        rows = [(f"{typed(other['changes'])}: {_name(say, one)}", one)
                for other in report["comparisons"] for one in other["measures"] if is_sure(one)]  # fmt: skip
        rows.sort(key=lambda row: -surety(row[1]))
        return {"effects": _effects(say, rows[: plots.MOST_ROWS])} if rows else {}
    (only,) = report["comparisons"]
    changed = [(_name(say, one), one) for one in only["measures"] if one["d"]]
    changed.sort(key=lambda row: -surety(row[1]))
    lengths = {name.upper(): dict(counts) for name, counts in only["lengths"].items()}
    found = {
        "lengths": (plots.histogram(lengths, say(TEXTS["turns"]), say(TEXTS["share"]), language), say(TEXTS["lengths"]))
    }
    for name, kind, title in (("firsts", "first_", TEXTS["firsts"]), ("ends", "end_", TEXTS["ends"])):
        measures = [one for one in only["measures"] if one["measure"].startswith(kind)]
        if len(measures) > 1:
            found[name] = _shares(say, measures, say(title))
    if changed:
        found["effects"] = _effects(say, changed[: plots.MOST_ROWS])
    return found


def _name(say: Speaker, one: Mapping[str, Any]) -> str:
    return say(measure_name(say.game, one["measure"]))


def _effects(say: Speaker, rows: Sequence[tuple[str, Mapping[str, Any]]]) -> tuple[str, str]:
    drawn = [plots.IntervalRow(name, _share(one, "d"), is_sure(one)) for name, one in rows]
    return plots.effects(drawn, say.language), say(TEXTS["effects_say"])


def _shares(say: Speaker, measures: Sequence[Mapping[str, Any]], title: str) -> tuple[str, str]:
    seats = measures[0]["measure"].startswith("first_")
    names = [_short(say, *one["measure"].split("_", 1)) for one in measures]
    series = {side.upper(): [_share(one, side) for one in measures] for side in "ab"}
    even = 1 / len(measures) if seats else None
    says = f"{title}; {say(TEXTS['even'])}" if seats else title
    return plots.shares(names, series, say(TEXTS["share"]), say.language, even=even), says


def _short(say: Speaker, kind: str, what: str) -> str:
    """The seat or the ending that a measure is about."""
    told = seat_name(say.game, int(what)) if kind == "first" else ending_name(say.game, what)
    return told.said_in(say.language)


def _share(one: Mapping[str, Any], name: str) -> plots.Share:
    value = one[name] or 0.0
    low, high = one[f"{name}_ci95"] or (value, value)
    return plots.Share(value, low, high)


def comparison_page(
    report: Mapping[str, Any], drawn: Plots, source: PageSource, language: Language, *, each: bool
) -> str:
    """The page, in one language."""
    say = common.speaker(report, language)
    title = say(TEXTS["sensitivity"] if each else TEXTS["comparison"], game=say.game.name, games=f"{report['games']:,}")
    return page.page(title, language, (_parts_of_each if each else _parts)(say, report, drawn, source))


def _parts(say: Speaker, report: Mapping[str, Any], drawn: Plots, source: PageSource) -> Iterator[str]:
    (only,) = report["comparisons"]
    sides = {"A": report["a"], "B": only["b"]}
    sure = sum(map(is_sure, only["measures"]))
    yield page.paragraph(say(TEXTS["same_of"], same=f"{only['same']:,}", games=f"{report['games']:,}"))
    yield page.paragraph(say(differing_games(only["parted_ci95"])))
    yield page.paragraph(say(told_lengths(only["length"])))
    for one in only["exact"]:
        yield page.paragraph(say(told_exactly(one)))
    yield page.paragraph(say(TEXTS["sure_of"], sure=sure, all=len(only["measures"])))
    yield from common.players(say, report)
    yield page.heading(say(TEXTS["rules"]))
    for name, side in sides.items():
        yield page.paragraph(f"{name}: {common.rules(say, side)}")
    readings = [say(TEXTS["reading"], side=name) for name in sides]
    yield page.table([say(TEXTS["question"]), *readings], common.answers(say, list(sides.values())))
    for name, title in (
        ("effects", TEXTS["effects"]),
        ("lengths", TEXTS["lengths"]),
        ("firsts", TEXTS["firsts"]),
        ("ends", TEXTS["ends"]),
    ):
        if name in drawn:
            yield page.heading(say(title))
            yield page.plate(*drawn[name])
    yield page.heading(say(TEXTS["measures"]))
    yield _measures(say, [([], one) for one in only["measures"]])
    yield page.paragraph(say(TEXTS["explained"]), soft=True)
    if only["parted"]:
        yield page.heading(say(TEXTS["look"]))
        yield page.paragraph(say(TEXTS["look_parted"], numbers=tuple(only["parted"])))
        first = only["parted"][0]
        yield page.command(
            "\n".join(reopening(each, report["players"], report["seed"], first) for each in sides.values())
        )
    yield from common.again(say, report, sides, source)


def _parts_of_each(say: Speaker, report: Mapping[str, Any], drawn: Plots, source: PageSource) -> Iterator[str]:
    rows = [([typed(other["changes"])], one) for other in report["comparisons"] for one in other["measures"]]
    found = sorted((row for row in rows if is_sure(row[1])), key=lambda row: -surety(row[1]))
    yield page.paragraph(say(TEXTS["sure_of"], sure=len(found), all=len(rows)))
    yield from common.players(say, report)
    yield page.heading(say(TEXTS["rules"]))
    yield page.paragraph(f"A: {common.rules(say, report['a'])}")
    yield page.heading(say(TEXTS["all_effects"]))
    if "effects" in drawn:
        yield page.plate(*drawn["effects"])
    if found:
        yield _measures(say, found, say(TEXTS["answer"]))
    sure = {row[0][0] for row in found}
    nothing = tuple(answer for other in report["comparisons"] if (answer := typed(other["changes"])) not in sure)
    yield page.paragraph(say(TEXTS["no_effect"], answers=nothing or "–"))
    yield page.paragraph(say(TEXTS["explained"]), soft=True)
    yield from common.again(say, report, {"A": report["a"]}, source)


def _measures(say: Speaker, rows: Sequence[tuple[list[str], Mapping[str, Any]]], *before: str) -> str:
    columns = [
        *before,
        say(TEXTS["measure"]),
        "",
        "A",
        "B",
        "B − A",
        say(TEXTS["interval"]),
        "p",
        say(TEXTS["corrected"]),
        say(TEXTS["games"]),
        say(TEXTS["differing"]),
    ]
    told = [
        [*first, _name(say, one), one["measure"], *(number(one[name]) for name in "abd"), interval(one["d_ci95"]),
         *("–" if one[p] is None else f"{one[p]:.2g}" for p in ("p", "p_holm")), f"{one['games']:,}",
         "–" if one["differing"] is None else f"{one['differing']:,}"]
        for first, one in rows
    ]  # fmt: skip
    return page.table(columns, told, figures=2 + len(before), sure=[is_sure(one) for _, one in rows])
