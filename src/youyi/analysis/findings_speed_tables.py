"""The tables of speed, in English alone."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.analysis.findings_tables import Kept, Tables, commands_of, heads_of, line_of, plain


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


SPEED_TABLES: Tables = {"peers": _peers, "scaling": _scaling}
