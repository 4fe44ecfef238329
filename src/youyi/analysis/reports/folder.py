"""The folder of a report: `index.html`, its plots as SVG, its data as CSV and JSON, and the checksums of the data."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from youyi.analysis.figures.tally import Tally
from youyi.analysis.reports.common import PageSource
from youyi.analysis.reports.comparison import comparison_page, comparison_plots
from youyi.analysis.reports.data import counts_csv, lengths_csv, measures_csv
from youyi.analysis.reports.simulation import Plots, simulation_page, simulation_plots
from youyi.analysis.runs import commands
from youyi.kernel.names import Language

SUMS = "SHA256SUMS"


def write_simulation(folder: Path, report: Mapping[str, Any], tally: Tally, engine: str, language: Language) -> None:
    """Write the report of a simulation. Raises OSError, and what `plots.require_matplotlib` raises."""
    data = {"counts.csv": counts_csv(tally), "report.json": _json(report)}
    clauses = ["--clauses"] if "clauses" in report else []
    source = _source(commands.simulating(report, [*clauses, *_ending(folder, engine, language)]), data)
    drawn = simulation_plots(report, tally, language)
    _write(folder, data, drawn, simulation_page(report, drawn, source, language), source)


def write_comparison(
    folder: Path, report: Mapping[str, Any], engine: str, language: Language, *, each: bool, payments: bool
) -> None:
    """Write the report of a comparison; of two readings it says how often each length occurred. Raises as `write_simulation`."""
    data = {"measures.csv": measures_csv(report), "report.json": _json(report)}
    if not each:
        data["lengths.csv"] = lengths_csv(report)
    more = [*(["--payments"] if payments else []), *_ending(folder, engine, language)]
    source = _source(commands.comparing(report, more, each=each), data)
    drawn = comparison_plots(report, language, each=each)
    _write(folder, data, drawn, comparison_page(report, drawn, source, language, each=each), source)


def _ending(folder: Path, engine: str, language: Language) -> list[str]:
    """How a command ends; `auto` is what it would take anyway, and of the folder its own name is enough."""
    return [*([] if engine == "auto" else ["--engine", engine]), "--lang", language, "--html", folder.resolve().name]


def _json(report: Mapping[str, Any]) -> str:
    return json.dumps(report, ensure_ascii=False, indent=2) + "\n"


def _source(command: str, data: Mapping[str, str]) -> PageSource:
    sums = {name: hashlib.sha256(text.encode()).hexdigest() for name, text in sorted(data.items())}
    return PageSource(command, sums)


def _write(folder: Path, data: Mapping[str, str], drawn: Plots, page: str, source: PageSource) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    sums = "".join(f"{checksum}  {name}\n" for name, checksum in source.checksums.items())
    texts = {**data, **{f"{name}.svg": svg for name, (svg, _) in drawn.items()}, SUMS: sums, "index.html": page}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
