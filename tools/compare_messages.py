"""Time of one move of each game with its messages to everybody at the table, in this checkout against another.

    python tools/compare_messages.py /path/to/other/checkout/src [--rounds 5] [--moves 600]

Each round measures both checkouts in fresh processes, in alternating order, on the same moves: the move is played, a
`Happened` is built for every listener and encoded. Stores and sockets are left out. Printed are the medians over rounds
of the processor time of the fastest tenth, the median and the mean move, in milliseconds, and whether both checkouts
sent the same messages. On a busy machine the fastest tenth tells most.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

Seats: TypeAlias = list[tuple[int | None, str]]
LISTENERS: dict[str, Seats] = {
    "one person": [(0, "zh-Hant")],
    "everybody, one watches": [*((seat, "zh-Hant") for seat in range(4)), (None, "zh-Hant")],
    "the same in three languages": [(0, "en"), (1, "zh-Hant"), (2, "zh-Hans"), (3, "en"), (None, "zh-Hant")],
}
TERMS: dict[str, dict[str, int]] = {"dama": {"seats": 4}, "madiao": {"deals": 99}, "ruqi": {"rounds": 99}}
HERE = Path(__file__).parents[1] / "src"


class Fixed:
    """Entropy from a seed, the same in all versions."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # the same deals in both checkouts, nothing to guess

    def below(self, sides: int, /) -> int:
        """Draw a number from 0 to sides - 1."""
        return self._random.randrange(sides)


class Ear:
    """A listener that keeps what it was sent."""

    drawing = False

    def __init__(self, seat: int | None, language: Any) -> None:
        self.seat = seat
        self.language = language
        self.heard: list[str] = []

    def send(self, message: str, /) -> None:
        """Keep a message."""
        self.heard.append(message)


def moves(name: str, count: int, listeners: Seats, digest: Any) -> Iterator[float]:
    """Play at random; gives the seconds of every move that was chosen."""
    from youyi.apps.web.base.phrases import Phrases
    from youyi.apps.web.live.messages.message_builder import MessageBuilder
    from youyi.apps.web.live.state.subscribers import Subscribers
    from youyi.apps.web.live.state.table_session import TableSession
    from youyi.games import game
    from youyi.kernel.names import Language
    from youyi.kernel.rules import Decision, Over

    table = game(name).under(None, {}, TERMS[name])
    session, subscribers, phrases, entropy = TableSession(table), Subscribers(), Phrases(table.game), Fixed(71)
    ears = [Ear(seat, Language(language)) for seat, language in listeners if seat is None or seat < table.rules.seats]
    for ear in ears:
        subscribers.join(ear)  # type: ignore[arg-type]  # what is asked of it is there
    for _ in range(count):
        prompt = session.prompt
        if isinstance(prompt, Over):
            break
        move = (
            prompt.moves[entropy.below(len(prompt.moves))]
            if isinstance(prompt, Decision)
            else prompt.odds.draw(entropy)
        )
        begun = time.process_time()
        subscribers.publish(partial(MessageBuilder(phrases, session).happened, session.play(move)))
        if isinstance(prompt, Decision):
            yield time.process_time() - begun
    for ear in ears:
        for message in ear.heard:
            digest.update(json.dumps(json.loads(message), sort_keys=True).encode())


def measure(count: int) -> dict[str, Any]:
    """Measure the checkout that is imported."""
    found = {}
    for name, (said, listeners) in product(TERMS, LISTENERS.items()):
        list(moves(name, count // 6, listeners, hashlib.sha256()))
        gc.collect()
        gc.disable()
        digest = hashlib.sha256()
        seconds = list(moves(name, count, listeners, digest))
        gc.enable()
        found[f"{name}, {said}"] = {
            "fastest tenth": 1000 * sorted(seconds)[len(seconds) // 10],
            "median": 1000 * statistics.median(seconds),
            "mean": 1000 * statistics.fmean(seconds),
            "messages": digest.hexdigest(),
        }
    return found


def measured(source: Path, count: int) -> dict[str, Any]:
    """Measure one checkout in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, "--measure", "--moves", str(count)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)  # this file
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def compare(other: Path, rounds: int, count: int) -> None:
    """Measure both in alternating order and print a table."""
    found: dict[Path, list[dict[str, Any]]] = {HERE: [], other: []}
    for number in range(rounds):
        for source in (HERE, other) if number % 2 else (other, HERE):
            found[source].append(measured(source, count))
    for name in found[HERE][0]:
        for figure in ("fastest tenth", "median", "mean"):
            ours, theirs = (statistics.median(each[name][figure] for each in found[it]) for it in (HERE, other))
            print(f"{name}, {figure}: {theirs:.3f} ms -> {ours:.3f} ms ({theirs / ours:.1f} times faster)")
        same = len({each[name]["messages"] for results in found.values() for each in results}) == 1
        print(f"{name}: the messages are {'the same' if same else 'NOT the same'}")


def main() -> None:
    """Compare, or measure for the comparing process."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", nargs="?", type=Path, help="the src folder of the other checkout")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(measure(given.moves)))
    elif given.other is None:
        parser.error("name the src folder of the other checkout")
    else:
        compare(given.other.resolve(), given.rounds, given.moves)


if __name__ == "__main__":
    main()
