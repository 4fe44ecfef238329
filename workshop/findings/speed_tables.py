"""The tables of speed, in the three languages."""

from __future__ import annotations

from collections.abc import Iterator

from workshop.findings import words
from workshop.findings.tables import Kept, Spoken, commands_of, heads_of, line_of, plain
from workshop.findings.texts import FINDINGS as TEXTS
from youyi.kernel.names import Language, Words, everywhere


def _peers(language: Language, kept: Kept, _about: str) -> Iterator[str]:
    """Other programs' games, then ours with the ratios to them."""
    section = kept["peers"]
    theirs = [row for row in section["results"] if not row["times"]]
    columns = (TEXTS["game"], TEXTS["decisions_a_second"], TEXTS["games_a_second"])
    times = (TEXTS["times_of"].filled(peer=_peer(row)) for row in theirs)
    yield from heads_of(*(each.said_in(language) for each in (*columns, *times)))
    for row in section["results"]:
        name = _peer(row) if not row["times"] else _ours(row)
        ratios = [row["times"].get(_measured(each)) for each in theirs]
        games = row["games_per_s"]
        rates = f"{row['decisions_per_s']:,.0f}", f"{games:,.0f}" if games else "–"
        yield line_of(name.said_in(language), *rates, *("" if each is None else f"{each:g}" for each in ratios))
    yield ""
    yield _machine(language, section)
    yield from commands_of([section])


def _measured(row: Kept) -> str:
    """A peer as the report of `youyi bench peers` names it."""
    return f"{row['program']} {row['game']} ({row['through']})"


def _peer(row: Kept) -> Words:
    game = words.GAMES_OF_OTHERS.get(row["game"], everywhere(row["game"]))
    through = words.LOOPS.get(row["through"], everywhere(row["through"]))
    return TEXTS["peer"].filled(program=row["program"], game=game, through=through)


def _ours(row: Kept) -> Words:
    """One of our games, which the report writes as `dama/tujing@1, 4 seats`."""
    ruleset, _, seats = row["game"].partition(", ")
    return TEXTS["ours"].filled(ruleset=ruleset, seats=seats.split()[0], engine=words.ENGINES[row["through"]])


def _scaling(language: Language, kept: Kept, what: str) -> Iterator[str]:
    """How speed grows with one thing."""
    section = kept["scaling"]
    found = [row for row in section["results"] if row["what"] == what]
    columns = (TEXTS["rules"], words.GROWING[what], TEXTS["games_a_second"], TEXTS["times_the_first"])
    yield from heads_of(*(each.said_in(language) for each in columns))
    for row in found:
        yield line_of(f"`{plain(row['game'])}`", f"{row['value']:,}", f"{row['games_per_s']:,.0f}", f"{row['times']:g}")
    yield ""
    yield _machine(language, section)
    yield from commands_of([section])


def _machine(language: Language, section: Kept) -> str:
    machine = section["machine"]
    return (
        TEXTS["taken_on"].filled(**{name: machine[name] for name in ("processor", "cores", "python")}).said_in(language)
    )


SPEED_TABLES: dict[str, Spoken] = {"peers": _peers, "scaling": _scaling}
