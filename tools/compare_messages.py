"""Time of one card of 馬吊 with its messages to four seats and a watcher, in this checkout against another.

    python tools/compare_messages.py /path/to/other/checkout/src [--rounds 5] [--deals 6]

Each round measures both checkouts in fresh processes, in alternating order, on the same deals: the move is played, a
`Happened` is built for every listener and encoded. Stores and sockets are left out. Printed are the medians over rounds
of the processor time of the fastest tenth, the median and the mean card, in milliseconds, and whether both checkouts
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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

Seats: TypeAlias = list[tuple[int | None, str]]
LISTENERS: dict[str, Seats] = {
    "two seats, three watch": [(0, "zh-Hant"), (1, "zh-Hant"), *[(None, "zh-Hant")] * 3],
    "four seats, one watches": [(0, "zh-Hant"), (1, "zh-Hant"), (2, "zh-Hant"), (3, "zh-Hant"), (None, "zh-Hant")],
    "the same in three languages": [(0, "en"), (1, "zh-Hant"), (2, "zh-Hans"), (3, "en"), (None, "zh-Hant")],
}
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

    tell = send  # as version 0.1.0 called it


def table(deals: int) -> tuple[Any, Callable[[Any], None], Any]:
    """A session, what plays a move and publishes it, and the subscribers, in whichever checkout is imported."""
    from youyi.games import game

    madiao = game("madiao").under(None, {}, {"deals": deals})
    try:
        from youyi.apps.web.base.phrases import Phrases
        from youyi.apps.web.live.messages.message_builder import MessageBuilder
        from youyi.apps.web.live.state.subscribers import Subscribers
        from youyi.apps.web.live.state.table_session import TableSession
    except ImportError:
        return _table_of_0_1_0(madiao)
    session, subscribers, phrases = TableSession(madiao), Subscribers(), Phrases(madiao.game)

    def play(move: Any) -> None:
        played = session.play(move)
        builder = MessageBuilder(phrases, session)
        subscribers.publish(lambda to: builder.happened(played, to))

    return session, play, subscribers


def _table_of_0_1_0(madiao: Any) -> tuple[Any, Callable[[Any], None], Any]:
    from youyi.apps.web.audience import Audience
    from youyi.apps.web.herald import Herald
    from youyi.apps.web.replay.score_history import Course
    from youyi.apps.web.said import Sayings

    course, audience, sayings = Course(madiao), Audience(), Sayings(madiao.game)

    def play(move: Any) -> None:
        played = course.play(move)
        audience.publish(lambda seat, language: Herald(sayings, seat, language).happened(course, played))

    return course, play, audience


def cards(deals: int, listeners: Seats, digest: Any) -> Iterator[float]:
    """Play whole deals at random; gives the seconds of every card."""
    from youyi.kernel.names import Language
    from youyi.kernel.rules import Decision, Over

    session, play, subscribers = table(deals)
    ears = [Ear(seat, Language(language)) for seat, language in listeners]
    for ear in ears:
        subscribers.join(ear)
    entropy = Fixed(71)
    while not isinstance(session.prompt, Over):
        prompt = session.prompt
        chosen = isinstance(prompt, Decision)
        move = prompt.moves[entropy.below(len(prompt.moves))] if chosen else prompt.odds.draw(entropy)
        begun = time.process_time()
        play(move)
        if chosen:
            yield time.process_time() - begun
    for ear in ears:
        for message in ear.heard:
            told = json.loads(message)
            told.pop("drawing", None)  # null here; unknown to version 0.1.0
            digest.update(json.dumps(told, sort_keys=True).encode())


def measure(deals: int) -> dict[str, Any]:
    """Measure the checkout that is imported."""
    found = {}
    for name, listeners in LISTENERS.items():
        list(cards(1, listeners, hashlib.sha256()))
        gc.collect()
        gc.disable()
        digest = hashlib.sha256()
        seconds = list(cards(deals, listeners, digest))
        gc.enable()
        found[name] = {
            "fastest tenth": 1000 * sorted(seconds)[len(seconds) // 10],
            "median": 1000 * statistics.median(seconds),
            "mean": 1000 * statistics.fmean(seconds),
            "messages": digest.hexdigest(),
        }
    return found


def measured(source: Path, deals: int) -> dict[str, Any]:
    """Measure one checkout in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, "--measure", "--deals", str(deals)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)  # this file
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def compare(other: Path, rounds: int, deals: int) -> None:
    """Measure both in alternating order and print a table."""
    found: dict[Path, list[dict[str, Any]]] = {HERE: [], other: []}
    for number in range(rounds):
        for source in (HERE, other) if number % 2 else (other, HERE):
            found[source].append(measured(source, deals))
    for name in LISTENERS:
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
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(measure(given.deals)))
    elif given.other is None:
        parser.error("name the src folder of the other checkout")
    else:
        compare(given.other.resolve(), given.rounds, given.deals)


if __name__ == "__main__":
    main()
