"""Which two patterns of the guide were ever seen to score together, over all_winnings at random and all examples.

After a change that is meant, `python -m tests.patterns.madiao.together` writes the file again: read the difference.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import permutations
from pathlib import Path
from random import Random

from tests.patterns.madiao.winnings import every_row, every_rulings, random_winnings
from youyi.games.madiao.patterns import PATTERNS, pattern_table
from youyi.games.madiao.winnings import Winnings, read_winnings

KEPT = Path(__file__).with_name("together.txt")
MANY = 60_000
FEW = 4_000


def all_winnings(how_many: int) -> Iterable[Winnings]:
    """Those of every example, then so many at random."""
    yield from (read_winnings(text) for _, row in every_row() for text in (*row.holds, *row.fails))
    yield from (random_winnings(Random(seed)) for seed in range(how_many))


def seen(how_many: int) -> dict[str, set[str]]:
    """Name for each pattern those that scored beside it: before play, on the table, or by drawing."""
    patterns = pattern_table(every_rulings()[0][1])
    found: dict[str, set[str]] = defaultdict(set)
    for winnings in all_winnings(how_many):
        gate = patterns.four_gate(winnings)
        table = (*((gate,) if gate else ()), *patterns.misc(winnings))
        for scored in (patterns.dealt(winnings), table, patterns.chong(winnings)):
            for one, other in permutations(dict.fromkeys(each.pattern.id for each in scored), 2):
                found[one].add(other)
    return found


def kept() -> dict[str, set[str]]:
    """Read the file."""
    lines = (line.partition(":") for line in KEPT.read_text(encoding="utf-8").splitlines())
    return {name: set(others.split()) for name, _, others in lines}


def write(found: dict[str, set[str]]) -> None:
    """Write the file, in the order of the lists."""
    order = {row.id: place for place, row in enumerate(PATTERNS)}
    lines = (
        f"{name}: {' '.join(sorted(found[name], key=order.__getitem__))}".strip() for name in order if name in found
    )
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(seen(MANY))
