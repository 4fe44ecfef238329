"""What simulations found about each game: measured by commands that anybody can repeat, and told as pages of findings.

`python -m workshop findings --measure ruqi` runs the commands of a game, which takes long, and keeps their figures in
docs/findings/data/ruqi.json; a command whose figures are there already is not run again. `--measure play-ruqi` does so for a page
on good play, `--measure speed` times the engines.
The pages are made from these figures and from the prose beside them: those of the games are committed, the others built.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from workshop.books.versions import in_language
from workshop.findings.levels import levels, others
from workshop.findings.plan import BUDGETS, SPEED, Section, sections
from workshop.findings.play import PLAY
from workshop.findings.play_tables import PLAY_TABLES
from workshop.findings.reading_tables import OF_ANSWERS, READING_TABLES
from workshop.findings.speed_tables import SPEED_TABLES
from workshop.findings.strength import STRENGTH, STRENGTH_TABLES, kept_errors, kept_solved
from workshop.findings.tables import Kept, Spoken, Tables, page
from youyi.kernel.names import Language

FOLDER = Path("docs/findings")
KEPT = ("turns", "spread", "balance", "completion", "drawishness", "timeouts", "decisions", "forced", "branching",
        "lead_changes", "drama")  # fmt: skip
"""The measures that are kept of a comparison, beside those that begin like one of `KEPT_OF`."""
KEPT_OF = ("first_", "score_", "end_", "ladder_", "luck_")
FIGURES = 6
"""Digits of a kept figure."""


def planned(about: str) -> tuple[Section, ...]:
    """The commands of a page: of a game, of good play (`play-ruqi`), of `strength` or `speed`."""
    if about in PLAY:
        return PLAY[about]
    if about == "strength":
        return STRENGTH
    return SPEED if about == "speed" else tuple(sections(about, BUDGETS[about]))


def measure(about: str, folder: Path = FOLDER) -> None:
    """Run every command of a page whose figures are not kept, and keep them."""
    file = folder / "data" / f"{about}.json"
    kept: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for section in planned(about):
        if kept.get(section.key, {}).get("command") != section.command:
            kept[section.key] = {"command": section.command, **_run(section)}
            in_order = {each.key: kept[each.key] for each in planned(about) if each.key in kept}
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(written(in_order), encoding="utf-8")


def written(kept: Mapping[str, Any]) -> str:
    """The figures as JSON, one compared reading or timed game a line."""
    lines = [f"{json.dumps(key)}: {_section(section)}" for key, section in kept.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _section(section: Mapping[str, Any]) -> str:
    fields = {name: json.dumps(value, ensure_ascii=False) for name, value in section.items()}
    for name in section.keys() & {"comparisons", "results"}:
        each = ",\n  ".join(json.dumps(one, ensure_ascii=False) for one in section[name])
        fields[name] = f"[\n  {each}]"
    return "{" + ",\n ".join(f"{json.dumps(name)}: {value}" for name, value in fields.items()) + "}"


def _run(section: Section) -> dict[str, Any]:
    """Run a command in one process, on which its report does not depend; returns what is kept. Raises CalledProcessError."""
    program, *words = shlex.split(section.command)
    words = [sys.executable, *(["-m", program] if program == "youyi" else []), *words, "--json"]
    if program == "youyi" and section not in SPEED and "solve" not in words:
        words += ["--processes", "1"]
    done = subprocess.run(words, check=True, capture_output=True, text=True)  # noqa: S603  # our own commands
    return reduced(json.loads(done.stdout))


def reduced(report: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept of a report: figures with their intervals, to six digits."""
    if "found" in report:
        return {
            name: _rounded(report[name])
            for name in ("release", "ruleset", "rulings", "terms", "players", "games", "found")
        }
    if "survey" in report:
        return dict(_rounded(kept_errors(report)))
    if "solved" in report:
        return dict(_rounded(kept_solved(report)))
    if "results" in report:
        return {"machine": report["machine"], "results": report["results"]}
    if "comparisons" not in report:
        return {name: _rounded(report[name]) for name in ("release", "ruleset", "rulings", "players", "games", "ended",
                "length", "ends", "longest", "seats")}  # fmt: skip
    named = {name: report[name] for name in ("release", "players", "games", "courses", "chances", "ladder")}
    many = len(report["comparisons"]) > 1
    comparisons = [
        {
            "b": each["b"]["ruleset"],
            "changes": each["changes"],
            "same": each["same"],
            "measures": {one["measure"]: _kept(one) for one in each["measures"] if _wanted(one, many and bool(place))},
        }
        for place, each in enumerate(report["comparisons"])
    ]
    return {**named, "a": report["a"]["ruleset"], "engine": report["a"]["engine"], "comparisons": comparisons}


def _wanted(one: Mapping[str, Any], only_changed: bool) -> bool:
    """Whether a measure is kept; of many readings those that change, and of the first those that any could."""
    measure = one["measure"]
    if only_changed:
        return measure.startswith("ladder_") or (measure in OF_ANSWERS and bool(one["d"]))
    return measure in KEPT or measure.startswith(KEPT_OF)


def _kept(one: Mapping[str, Any]) -> list[Any]:
    """A and B, their difference with its interval, and the corrected p."""
    low, high = one["d_ci95"] or (None, None)
    return _rounded([one["a"], one["b"], one["d"], low, high, one["p_holm"]])  # type: ignore[no-any-return]


def _rounded(value: Any) -> Any:
    match value:
        case float():
            return float(f"{value:.{FIGURES}g}")
        case list():
            return [_rounded(each) for each in value]
        case dict():
            return {name: _rounded(each) for name, each in value.items()}
        case _:
            return value


def tables_in(language: Language) -> Tables:
    """All tables that prose in a language can name."""
    every = {**READING_TABLES, **PLAY_TABLES, **SPEED_TABLES, **STRENGTH_TABLES, "levels": levels, "players": others}
    return {name: partial(_written, table, language) for name, table in every.items()}


def _written(table: Spoken, language: Language, kept: Kept, about: str) -> Iterator[str]:
    """A table's lines; Chinese has no space before a percent sign."""
    for line in table(language, kept, about):
        yield line if language is Language.EN else line.replace(" %", "%")


def pages(folder: Path = FOLDER) -> Iterator[tuple[str, str]]:
    """Every page by its name, from the figures and the prose in the folder, in every language that there is prose in."""
    data = folder / "data"
    for about in sorted({file.name.partition(".")[0] for file in data.glob("*.txt")}):
        figures = data / f"{about}.json"
        kept = json.loads(figures.read_text("utf-8")) if figures.exists() else {}
        for language in Language:
            prose = data / in_language(f"{about}.txt", language)
            if prose.exists():
                yield in_language(f"{about}.md", language), page(prose.read_text("utf-8"), kept, tables_in(language))
