"""How often each clause applies: in how many games some event cites it.

`python -m workshop frequencies madiao 100000 7 random heuristic > src/youyi/games/madiao/frequencies.json`
counts single bouts of the default ruleset, every seat held by one player, then by the next.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from youyi.analysis.simulate.simulation import Plan, simulate
from youyi.analysis.trace.enactments import sources
from youyi.games import game as catalogued


@dataclass(frozen=True, slots=True)
class Frequencies:
    """In how many games each clause was cited, with all that reproduces the count."""

    game: str
    ruleset: str
    seed: int
    games: int
    cited: Mapping[str, Mapping[str, int]]
    """By player, who held every seat, then by the key of the clause."""


def frequencies(game: str, games: int, seed: int, names: Sequence[str], processes: int) -> Frequencies:
    """Count with every player named, on the same numbered games."""
    rows = dict.fromkeys(rows_of(game), 0)
    cited, ruleset = dict[str, Mapping[str, int]](), ""
    for name in names:
        plan = Plan(game=game, players=(name,), games=games, seed=seed, clauses=True)
        report = simulate(plan, processes=processes)
        ruleset = report["ruleset"]
        cited[report["players"][0]] = dict(sorted((rows | report["clauses"]).items()))
    return Frequencies(game, ruleset, seed, games, cited)


def rows_of(game: str) -> tuple[str, ...]:
    """Name the clauses that are written down even if no game cites them: those carried by rows, as patterns are."""
    found = catalogued(game)
    carried = sources(found).rows
    return tuple(article.key for article in found.articles if id(article) in carried)


def read_frequencies(file: Path) -> Frequencies:
    """Read what `written` wrote."""
    return Frequencies(**json.loads(file.read_text(encoding="utf-8")))


def written(found: Frequencies) -> str:
    """Write counts as `read_frequencies` reads them."""
    return json.dumps(asdict(found), indent=1, ensure_ascii=False) + "\n"
