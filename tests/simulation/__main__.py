"""`python -m tests.simulation SEED [SEEDS]`: carry out one seed, or so many from it on; what fails is told with the least of it."""

from __future__ import annotations

import sys
import time
from itertools import count

from tests.simulation.least import told
from tests.simulation.plan import drawn
from tests.simulation.world import simulate


def main(first: int, many: int) -> int:
    """Carry them out; the number that failed."""
    began, failed, hours = time.process_time(), 0, 0.0
    for seed in range(first, first + many):
        try:
            world = simulate(drawn(seed))
        except Exception as error:  # noqa: BLE001  # whatever it is, it is told
            failed += 1
            sys.stdout.write(told(seed, error) + "\n")
            continue
        hours += len(world.plan.tables) * world.loop.time() / 3600
        if many == 1:
            rows = world.database.ask("SELECT game, ply, text, at FROM move ORDER BY game, ply")
            sys.stdout.write("".join(f"{' '.join(map(str, row))}\n" for row in rows))
            sys.stdout.write(f"{world.loop.steps} callbacks in {world.loop.time():.6f} s\n")
    if many > 1:
        spent = time.process_time() - began
        sys.stdout.write(
            f"{many} seeds, {failed} failed, {spent / many * 1000:.0f} ms each, {hours / spent:.3f} table-hours a second\n"
        )
    return failed


if __name__ == "__main__":
    given = dict(zip(count(), map(int, sys.argv[1:]), strict=False))
    sys.exit(main(given.get(0, 0), given.get(1, 1)) > 0)
