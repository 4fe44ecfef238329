"""How long a game of 打馬 against computers takes a person, reckoned from the page's own times.

    PYTHONPATH=src python tools/pace_dama.py --seats 5 --games 20 --speed fast

Games are played by the usual opponent in every seat; the one of seat 0 stands for the person. Every ply of a computer comes
after the server's pause, and the page shows one ply after the other, as long as its motions take. The person needs
`--choice` seconds where there is more than one choice (to find it and confirm it), `--throw` seconds for a throw, unless that
plays itself as a forced move does: so it is by default where one asked for speed. A look at the summary or the log is not
counted.
"""

from __future__ import annotations

import argparse
import re
import statistics
from collections import Counter, defaultdict, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

from youyi.apps.web.live.state.subscribers import PAUSES
from youyi.apps.web.server.app import Settings
from youyi.games.dama import GAME, events
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player, usual_opponent

CLIENT = Path(__file__).parents[1] / "client" / "src"
DICE = 3
PERSON = 0
HURRIED = ("fast", "at_once")
"""Where throws play themselves, unless the reader says otherwise: `settings.svelte.ts`."""
GOAL = 10
"""A game at fast is to take a person less, in minutes."""


def number(file: str, name: str) -> float:
    """A constant of the client."""
    found = re.search(rf"\b{name}(?:: | = )([\d.]+)", (CLIENT / file).read_text(encoding="utf-8"))
    assert found is not None, f"{name} is not in {file}"
    return float(found[1])


class Page:
    """How long a page shows things, in seconds."""

    def __init__(self, speed: str) -> None:
        self.scale = number("lib/animation.ts", speed) / 1000
        self.forced = max(
            number("lib/selection.svelte.ts", "SHORTEST_DELAY") / 1000,
            number("lib/selection.svelte.ts", "FORCED_DELAY") * self.scale,
        )
        self.backlog = int(number("lib/table.svelte.ts", "BACKLOG"))

    def lasts(self, told: Iterable[Any]) -> float:
        """The motions of one ply; payments that follow each other go at once."""
        runs = groupby(told, key=lambda each: isinstance(each, events.Paid))
        return self.scale * sum(motion("PAYING") if paid else sum(map(self._event, run)) for paid, run in runs)

    def _event(self, event: Any) -> float:
        match event:
            case events.Thrown() | events.OpeningThrown():
                return motion("TURNING") + (DICE - 1) * motion("BETWEEN_DICE") + motion("NAMING")
            case events.Dropped(path=path) | events.Moved(path=path):
                cells = motion("PER_CELL") * (len(path) + 1)
                turn = motion("TURN_BACK") if event.turned_at is not None else 0
                return turn + min(motion("LONGEST"), max(motion("SHORTEST"), cells))
            case events.Struck() | events.Flew():
                return motion("LEAVING")
            case events.GateOpened():
                return motion("OPENING")
            case _:
                return 0


def motion(name: str) -> float:
    """A time of the board in milliseconds."""
    if name not in _MOTIONS:
        _MOTIONS[name] = number("games/dama/motions.ts", name)
    return _MOTIONS[name]


_MOTIONS: dict[str, float] = {}


@dataclass
class Sitting:
    """The time of one game."""

    page: Page
    pause: float
    choice: float
    throw: float
    stored: float = 0
    """When the server stored the last ply."""
    shown: float = 0
    """When the page has shown it."""
    waiting: deque[float] = field(default_factory=deque)
    """When the plies will have been shown that have not been yet."""
    plies: Counter[str] = field(default_factory=Counter)
    spent: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """What the person needed, by kind, and the rest: watching. Seconds."""

    def ply(self, asked: int | None, choices: int, told: Iterable[Any]) -> None:
        """Fold one ply: who was asked, among how many choices (0: a throw), and what happened."""
        own = "throws" if choices == 0 else "forced" if choices == 1 else "choices"
        kind = own if asked == PERSON else "computers"
        self.plies[kind] += 1
        before = self.shown
        needs = {"throws": self.throw, "forced": self.page.forced, "choices": self.choice}
        own_time = needs.get(kind, 0.0)
        self.stored = max(self.shown, self.stored) + own_time if own_time else self.stored + self.pause
        self.spent[kind] += own_time
        while self.waiting and self.waiting[0] <= self.stored:
            self.waiting.popleft()
        lasts = self.page.lasts(told) if len(self.waiting) < self.page.backlog else 0
        self.shown = max(self.stored, self.shown) + lasts
        self.spent["watching"] += self.shown - before - own_time
        self.waiting.append(self.shown)


def played(number_: int, seats: int, sitting: Sitting) -> Sitting:
    """Play a game and reckon its time."""
    table = GAME.under(terms={"seats": seats})
    chances, chooser = Numbered(1, number_), player(usual_opponent(GAME).id, table)
    session = Session(table.rules, keep=1)
    while session.over is None:
        asked = session.asked
        choices = len(session.prompt.moves) if isinstance(session.prompt, Decision) else 0
        ply = session.advance([chooser] * seats, chances)
        sitting.ply(asked, choices, ply.step.events)
    return sitting


def main() -> None:
    """Reckon and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seats", type=int, default=5)
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--speed", choices=tuple(PAUSES), default="fast")
    asked.add_argument("--choice", type=float, default=3.0)
    asked.add_argument("--throw", type=float, help="default: 1, and the page's own time where throws play themselves")
    asked.add_argument(
        "--slowest", type=int, default=0, metavar="N", help="say of the N longest games what takes the time"
    )
    wanted = asked.parse_args()
    page = Page(wanted.speed)
    throw = wanted.throw if wanted.throw is not None else page.forced if wanted.speed in HURRIED else 1.0
    pause = Settings(database="").pace * PAUSES[wanted.speed]
    sittings = [played(nth, wanted.seats, Sitting(page, pause, wanted.choice, throw)) for nth in range(wanted.games)]
    minutes = sorted(each.shown / 60 for each in sittings)
    plies = sum((each.plies for each in sittings), Counter[str]())
    print(f"{wanted.seats} seats, {wanted.speed}, {wanted.games} games: a game has on average")
    print(", ".join(f"{count / wanted.games:.0f} {kind}" for kind, count in sorted(plies.items())))
    late = sum(each >= GOAL for each in minutes)
    print(
        f"minutes: median {statistics.median(minutes):.1f}, mean {statistics.mean(minutes):.1f}, "
        f"longest {minutes[-1]:.1f}; {late} of {len(minutes)} take {GOAL} or more"
    )
    for each in sorted(sittings, key=lambda one: one.shown, reverse=True)[: wanted.slowest]:
        print(told(each))


def told(sitting: Sitting) -> str:
    """What took the time of a game."""
    counts = ", ".join(f"{count} {kind}" for kind, count in sorted(sitting.plies.items()))
    times = ", ".join(f"{kind} {seconds / 60:.1f}" for kind, seconds in sorted(sitting.spent.items()) if seconds)
    return f"{sitting.shown / 60:.1f} min: {counts}; minutes: {times}"


if __name__ == "__main__":
    main()
