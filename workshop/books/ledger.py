"""What the sources say, statement by statement, and which clause carries it: pages made from tables kept by hand.

`<game>.md` is made from `<game>.tsv`, and `emendations.md` from `emendations.tsv`. A row of a game's table: number, witness, the statement in short, then clauses, or `—` and the reason
why there is none. Raises ValueError for a row that is none.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from youyi.games import catalogue, game

NO_CLAUSE = "—"
EMENDATIONS = "emendations"
COLUMNS = ("number", "witness", "in short", "clauses, or why there is none")
MENDED = ("clause", "witness", "printed", "read as", "why", "who else")


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing that a source says."""

    number: int
    witness: str
    """The key of its source."""
    short: str
    clauses: tuple[str, ...]
    """Keys of the clauses that carry it."""
    reason: str
    """Why no clause does; empty where one does."""


def rows(path: Path, columns: tuple[str, ...]) -> Iterator[list[str]]:
    """Read the rows of a table; raises ValueError where a column is missing."""
    head, *found = csv.reader(path.read_text("utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)
    for row in (head, *found):
        if len(row) != len(columns) or not all(row):
            raise ValueError(f"{path.name}: not {len(columns)} columns: {row}")
    if tuple(head) != columns:
        raise ValueError(f"{path.name}: the columns are {', '.join(columns)}")
    yield from found


def statements(path: Path) -> tuple[Statement, ...]:
    """Read a game's table."""
    return tuple(_statement(*row) for row in rows(path, COLUMNS))


def _statement(number: str, witness: str, short: str, carried: str) -> Statement:
    if carried.startswith(NO_CLAUSE):
        return Statement(int(number), witness, short, (), carried.removeprefix(NO_CLAUSE).strip())
    return Statement(int(number), witness, short, tuple(carried.split()), "")


def ledger(name: str, found: tuple[Statement, ...]) -> str:
    """Write a game's page."""
    played = game(name)
    sources = {locus.source.key: locus.source for each in played.articles for locus in each.loci}
    lines = [
        f"# The sources of {played.name.en} {played.name.zh_hant}, statement by statement",
        "",
        (
            f"Made by `make docs` from [`{name}.tsv`]({name}.tsv); change that, not this page. {len(found)} statements;"
            f" {sum(bool(each.clauses) for each in found)} have a clause."
        ),
    ]
    witness = ""
    for each in found:
        if each.witness != witness:
            witness, title = each.witness, sources[each.witness].title
            lines += ["", f"## {title.en} {title.zh_hant}", "", "| no. | in short | clauses |", "|---|---|---|"]
        links = ", ".join(f"[{key}](../rulebook/{name}/en.md#{key})" for key in each.clauses)
        lines.append(f"| {each.number} | {each.short} | {links or f'none: {each.reason}'} |")
    return "\n".join(lines) + "\n"


def emendations(path: Path) -> str:
    """Write the page of emendations."""
    lines = [
        "# Emendations",
        "",
        (
            f"Made by `make docs` from [`{path.name}`]({path.name}); change that, not this page. Where a witness is not"
            " followed to the letter, or two readings stand against each other: what is printed, what we read, and why."
        ),
        "",
        f"| {' | '.join(MENDED)} |",
        f"|{'---|' * len(MENDED)}",
    ]
    for clause, *rest in rows(path, MENDED):
        link = f"[{clause}](../rulebook/{clause.partition('.')[0]}/en.md#{clause})"
        lines.append(f"| {' | '.join([link, *rest])} |")
    return "\n".join(lines) + "\n"


def pages(folder: Path) -> dict[str, str]:
    """Make every page of a folder of tables, by its name."""
    tables = {each.id: folder / f"{each.id}.tsv" for each in catalogue()}
    made = {f"{name}.md": ledger(name, statements(path)) for name, path in tables.items() if path.exists()}
    return {**made, f"{EMENDATIONS}.md": emendations(folder / f"{EMENDATIONS}.tsv")}
