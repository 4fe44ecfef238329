"""How often each clause comes to bear: in how many games some event cites it.

`python -m youyi.analysis.frequencies madiao 100000 7 random heuristic > docs/rulebook/madiao/frequencies.json`
counts single bouts of the default ruleset, every seat held by one player, then by the next.
"""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from youyi.analysis.collector import collect_seldom
from youyi.analysis.referee import referee
from youyi.analysis.simulate import Plan, seated
from youyi.kernel.articles import Article
from youyi.kernel.streams import Numbered
from youyi.players.player import player

SHARD = 250


@dataclass(frozen=True, slots=True)
class Frequencies:
    """In how many games each clause was cited, with all that reproduces the count."""

    game: str
    ruleset: str
    seed: int
    games: int
    cited: Mapping[str, Mapping[str, int]]
    """By player, who held every seat, then by the key of the clause."""


def counted(name: str, seats: int, seed: int, numbers: Sequence[int], game: str) -> Counter[str]:
    """Play the games of these numbers and count, for each clause, those in which an event cites it."""
    collect_seldom()
    table = Plan(game=game, players=(name,), games=1, seed=seed).table()
    sitting = tuple(player(name, table) for _ in range(seats))
    total = Counter[str]()
    for number in numbers:
        cited = set[str]()
        referee(table.rules, sitting, Numbered(seed, number), partial(_note, cited))
        total.update(cited)
    return total


def _note(cited: set[str], events: Sequence[Any]) -> None:
    cited.update(event.because.key for event in events if isinstance(event.because, Article))


def frequencies(game: str, games: int, seed: int, names: Sequence[str], processes: int) -> Frequencies:
    """Count with every player named, on the same numbered games."""
    table = Plan(game=game, players=tuple(names[:1]), games=games, seed=seed).table()
    seats, shards = table.rules.seats, [range(first, min(first + SHARD, games)) for first in range(0, games, SHARD)]
    cited = {}
    with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        for name in names:
            work = [pool.submit(counted, name, seats, seed, shard, game) for shard in shards]
            total = sum((each.result() for each in work), Counter[str]())
            cited[seated((name,), table)[0]] = dict(sorted((dict.fromkeys(watched(game), 0) | total).items()))
    return Frequencies(game, table.ruleset.full_id, seed, games, cited)


def watched(game: str) -> tuple[str, ...]:
    """Name the clauses whose absence is news too: those of patterns."""
    patterns = getattr(import_module(f"youyi.games.{game}"), "PATTERN_ARTICLES", ())
    return tuple(each.key for each in patterns if each.advice is None)


def read_frequencies(file: Path) -> Frequencies:
    """Read what `main` wrote."""
    return Frequencies(**json.loads(file.read_text(encoding="utf-8")))


def main(game: str, games: str, seed: str, *names: str) -> None:
    """Count, and write JSON."""
    found = frequencies(game, int(games), int(seed), names, processes=2)
    sys.stdout.write(json.dumps(asdict(found), indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
