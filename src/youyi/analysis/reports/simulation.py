"""The page of a simulation: lengths, winners, ends and results of one rulebook, with plots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from youyi.analysis.figures.tally import Tally, share_with_interval
from youyi.analysis.reports import common, page, plots
from youyi.analysis.reports.common import PageSource, Speaker
from youyi.analysis.reports.measure_words import ending_name, seat_name
from youyi.analysis.runs.commands import reopening
from youyi.analysis.texts import REPORTS as TEXTS
from youyi.kernel.names import Language

Plots = Mapping[str, tuple[str, str]]
"""SVG and what it shows, by the name of its file."""


def simulation_plots(report: Mapping[str, Any], tally: Tally, language: Language) -> Plots:
    """The plots of a simulation."""
    say = common.speaker(report, language)
    seats = [seat_name(say.game, seat).said_in(language) for seat in range(tally.seats)]
    share, lengths = say(TEXTS["share"]), say(TEXTS["lengths"])
    firsts = {"": [_share(tally.firsts[seat], tally.ended) for seat in range(tally.seats)]}
    results = dict(zip(seats, tally.scores, strict=True))
    found = {
        "lengths": (plots.histogram({lengths: tally.lengths}, say(TEXTS["turns"]), share, language), lengths),
        "firsts": (
            plots.shares(seats, firsts, share, language, even=1 / tally.seats),
            f"{say(TEXTS['firsts'])}; {say(TEXTS['even'])}",
        ),
        "scores": (
            plots.histogram(results, say(TEXTS["words.score"], unit=say.game.unit), share, language),
            say(TEXTS["scores"]),
        ),
    }
    if len(tally.ends) > 1:
        kinds = sorted(tally.ends)
        ends = {"": [_share(tally.ends[kind], tally.ended) for kind in kinds]}
        named = [say(ending_name(say.game, kind)) for kind in kinds]
        found["ends"] = (plots.shares(named, ends, share, language), say(TEXTS["ends"]))
    return found


def _share(times: int, of: int) -> plots.Share:
    value, bounds = share_with_interval(times, of)
    low, high = bounds or (0.0, 0.0)
    return plots.Share(value or 0.0, low, high)


def simulation_page(report: Mapping[str, Any], drawn: Plots, source: PageSource, language: Language) -> str:
    """The page, in one language."""
    say = common.speaker(report, language)
    title = say(TEXTS["simulation"], game=say.game.name, games=f"{report['games']:,}")
    return page.page(title, language, _parts(say, report, drawn, source))


def _parts(say: Speaker, report: Mapping[str, Any], drawn: Plots, source: PageSource) -> Iterator[str]:
    yield page.paragraph(common.rules(say, report))
    yield from common.players(say, report)
    yield page.heading(say(TEXTS["lengths"]))
    yield page.plate(*drawn["lengths"])
    yield _lengths(say, report["length"])
    yield page.heading(say(TEXTS["firsts"]))
    yield page.plate(*drawn["firsts"])
    yield _seats(say, report)
    yield page.plate(*drawn["scores"])
    yield page.heading(say(TEXTS["ends"]))
    if "ends" in drawn:
        yield page.plate(*drawn["ends"])
    yield _ends(say, report)
    if "clauses" in report:
        yield page.heading(say(TEXTS["clauses"]))
        cited = [[_clause(say, key), key, f"{times:,}"] for key, times in report["clauses"].items()]
        yield page.table([say(TEXTS["clause"]), "", say(TEXTS["cited_in"])], cited, figures=2)
    if report["longest"] is not None:
        yield page.heading(say(TEXTS["look"]))
        yield page.paragraph(say(TEXTS["look_longest"], **report["longest"]))
        yield page.command(reopening(report, report["players"], report["seed"], report["longest"]["game"]))
    yield from common.again(say, report, {"": report}, source)


def _lengths(say: Speaker, length: Mapping[str, Any]) -> str:
    columns = [
        say(each) for each in (TEXTS["mean"], TEXTS["interval"], TEXTS["median"], TEXTS["p95"], TEXTS["longest"])
    ]
    row = [number(length["mean"]), interval(length["ci95"]), *(str(length[name]) for name in ("p50", "p95", "max"))]
    return page.table(["", *columns], [[say(TEXTS["turns"]), *row]], figures=1)


def _seats(say: Speaker, report: Mapping[str, Any]) -> str:
    columns = (
        TEXTS["seat"],
        TEXTS["player"],
        TEXTS["mean"],
        TEXTS["interval"],
        TEXTS["words.first"],
        TEXTS["interval"],
    )
    rows = [
        [seat_name(say.game, at).said_in(say.language), report["players"][at], number(seat["mean"]), interval(seat["ci95"]),
         number(seat["first"]), interval(seat["first_ci95"])]
        for at, seat in enumerate(report["seats"])
    ]  # fmt: skip
    return page.table([say(each) for each in columns], rows, figures=2)


def _ends(say: Speaker, report: Mapping[str, Any]) -> str:
    rows = [[say(ending_name(say.game, kind)), kind, f"{times:,}"] for kind, times in report["ends"].items()]
    return page.table([say(TEXTS["words.end"]), "", say(TEXTS["games"])], rows, figures=2)


def _clause(say: Speaker, key: str) -> str:
    return next(each.name.said_in(say.language) for each in say.game.articles if each.key == key)


def number(value: float | None) -> str:
    """A figure of a table."""
    return "–" if value is None else plots.figure(value)


def interval(bounds: list[float] | None) -> str:
    """An interval of a table."""
    return "–" if bounds is None else f"[{plots.figure(bounds[0])}, {plots.figure(bounds[1])}]"
