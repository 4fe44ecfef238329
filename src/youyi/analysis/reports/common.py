"""What the pages of simulations and comparisons share: who played by which rules, and how to repeat it."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from youyi.analysis.reports import page
from youyi.analysis.runs.commands import typed
from youyi.analysis.runs.engines import installed, reason
from youyi.analysis.texts import REPORTS as TEXTS
from youyi.games import game as catalogued
from youyi.kernel.game import Game, Table
from youyi.kernel.names import Language, Words
from youyi.kernel.rulings import Quantity, questions
from youyi.records.program import program


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says words in the language of a report, about its game."""

    game: Game[Any, Any, Any, Any]
    language: Language

    def __call__(self, said: Words, **values: object) -> str:
        """The words, with their blanks filled."""
        return said.filled(**values).said_in(self.language)


@dataclass(frozen=True, slots=True)
class PageSource:
    """From what a page was made."""

    command: str
    checksums: Mapping[str, str]
    """SHA-256 of each file of data, by its name."""


def speaker(report: Mapping[str, Any], language: Language) -> Speaker:
    """Whoever tells of a report's game. Raises `Unknown` for one that is not installed."""
    return Speaker(catalogued(report["game"] if "game" in report else report["a"]["game"]), language)


def players(say: Speaker, report: Mapping[str, Any]) -> list[str]:
    """Who played, and what follows from that."""
    names = list(dict.fromkeys(report["players"]))
    told = tuple(names) if len(names) == 1 else tuple(report["players"])
    return [page.paragraph(say(TEXTS["played_by"], players=told)), page.paragraph(say(TEXTS["only_these"]), soft=True)]


def table_of(say: Speaker, side: Mapping[str, Any]) -> Table[Any, Any, Any, Any]:
    """The table of one rulebook of a report."""
    return say.game.under(side["ruleset"], dict(side["rulings"]), dict(side["terms"]))


def answers(say: Speaker, sides: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """A row for each question that the rulebooks answer differently: the question, and every rulebook's answer."""
    tables = [table_of(say, side) for side in sides]
    rows = []
    for name, asked in questions(tables[0].rulings).items():
        given = [getattr(each.rulings, name) for each in tables]
        if any(one != given[0] for one in given):
            rows.append([asked.question.said_in(say.language), *(_answer(say, asked, one) for one in given)])
    return rows


def _answer(say: Speaker, asked: Any, given: Any) -> str:
    if not isinstance(asked, Quantity):
        return str(given.answer.reading.said_in(say.language))
    if given is None:
        return "–" if asked.absent is None else asked.absent.said_in(say.language)
    return f"{given} {asked.unit.said_in(say.language)}"


def rules(say: Speaker, side: Mapping[str, Any]) -> str:
    """A rulebook in one line: the name of its ruleset, and the answers and terms that differ."""
    table = table_of(say, side)
    changes = typed({**side["rulings"], **side["terms"]}) or say(TEXTS["no_changes"])
    return f"{table.ruleset.name.said_in(say.language)} ({side['ruleset']}): {changes}"


def again(
    say: Speaker, report: Mapping[str, Any], sides: Mapping[str, Mapping[str, Any]], source: PageSource
) -> Iterator[str]:
    """How to repeat it: command, versions, seed, fingerprints, engines, checksums."""
    yield page.heading(say(TEXTS["again"]))
    yield page.paragraph(say(TEXTS["again_says"]))
    yield page.command(source.command)
    facts = [[say(TEXTS["made_with"]), made_with()], [say(TEXTS["seed"]), str(report["seed"])]]
    for name, side in sides.items():
        facts.append([say(TEXTS["fingerprint"], side=name or TEXTS["of_rules"]), side["fingerprint"]])
        because = reason(side["engine_because"]).said_in(say.language)
        facts.append([f"{say(TEXTS['engine'])} {name}".rstrip(), f"{side['engine']}: {because}"])
    facts += [[f"{say(TEXTS['data'])}: {name}", checksum] for name, checksum in source.checksums.items()]
    yield page.table(("", ""), facts)
    yield page.paragraph(say(TEXTS["checksums"]), soft=True)


def made_with() -> str:
    """The versions of what makes figures and plots."""
    libraries = ("numpy", "numba", "matplotlib") if installed() else ("matplotlib",)
    told = [
        f"youyi {program()}",
        f"Python {platform.python_version()}",
        *(f"{each} {version(each)}" for each in libraries),
    ]
    return ", ".join(told)
