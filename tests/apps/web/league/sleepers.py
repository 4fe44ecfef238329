"""People with days of their own: where they live, when they sleep, work, look at the site and can play; when they forget."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from random import Random
from zoneinfo import ZoneInfo

from tests.apps.web.league.kit import DAY, Person

HOMES = (
    "Pacific/Auckland",
    "Asia/Tokyo",
    "Asia/Shanghai",
    "Asia/Kolkata",
    "Europe/Athens",
    "Europe/Paris",
    "America/New_York",
    "America/Los_Angeles",
)
TRAVELS = ("Australia/Sydney", "Asia/Dubai", "Europe/London", "America/Sao_Paulo")
"""Where the first, third, fifth and seventh of them are in the second week: with their homes twelve zones."""
GAME = timedelta(hours=1)
"""So long they keep free for a game."""
MOST_TIMES = 10
AHEAD = timedelta(days=4)
"""So far ahead they propose."""
_SLOT = timedelta(minutes=30)
_SATURDAY = 5
_WORK = (9, 17)
_LOOKS = ((0.5, 0.7), (5.5, 0.5), (11.5, 0.7), (14, 0.6))
"""Hours after rising, and how likely it is that somebody looks at the site then."""
_COMES = 0.93
"""How likely it is that somebody does not forget an agreed time."""


@dataclass(eq=False)
class Sleeper:
    """One of them, and what he remembers."""

    person: Person
    chance: Random
    home: str
    away: str | None
    """Where he is from `leaves` on."""
    leaves: datetime
    rises: float = 0
    """The hour of his day; he goes to bed sixteen hours later or a little before."""
    awake: float = 0
    tokens: dict[str, str] = field(default_factory=dict)
    """Of his seats, by table."""
    games: dict[str, datetime] = field(default_factory=dict)
    """What he has agreed to, by table."""
    proposed: dict[str, datetime] = field(default_factory=dict)
    """When he last proposed times, by table."""

    def __post_init__(self) -> None:
        self.rises, self.awake = self.chance.uniform(6, 9), self.chance.uniform(15, 16.5)

    def zone(self, at: datetime) -> ZoneInfo:
        """Where he is."""
        return ZoneInfo(self.away if self.away is not None and at >= self.leaves else self.home)

    def can_play(self, at: datetime, table: str | None = None) -> bool:
        """Whether he is awake, not at work, and has promised that hour to no other table, for all of a game."""
        other = any(abs(when - at) < GAME for where, when in self.games.items() if where != table)
        return not other and all(self._is_free(each) for each in (at, at + GAME))

    def _is_free(self, at: datetime) -> bool:
        here = at.astimezone(self.zone(at))
        hour = here.hour + here.minute / 60
        up = (hour - self.rises) % 24 < self.awake
        return up and not (here.weekday() < _SATURDAY and _WORK[0] <= hour < _WORK[1])

    def times(self, now: datetime, ends: datetime) -> list[datetime]:
        """What he proposes: some of the half hours in which he can play, in no pattern."""
        whole = now.replace(minute=0, second=0, microsecond=0) + timedelta(hours=2)
        slots = [whole + each * _SLOT for each in range(int(AHEAD / _SLOT))]
        fit = [each for each in slots if each + GAME <= ends and self.can_play(each)]
        return sorted(self.chance.sample(fit, min(MOST_TIMES, len(fit))))

    def suiting(self, times: Sequence[datetime], now: datetime, table: str) -> list[datetime]:
        """Those of some times at which he can play."""
        return [each for each in times if each > now and self.can_play(each, table)]

    def comes(self) -> bool:
        """Whether he remembers."""
        return self.chance.random() < _COMES

    def looks(self, start: datetime, days: int) -> Iterator[datetime]:
        """When he looks at the site."""
        for nth in range(-1, days + 1):
            noon = start + nth * DAY
            rises = datetime.combine(noon.date(), time(int(self.rises)), self.zone(noon))
            for hours, likely in _LOOKS:
                if self.chance.random() < likely:
                    yield (rises + timedelta(hours=hours + self.chance.uniform(-0.5, 0.5))).astimezone(UTC)


def sleepers(persons: Sequence[Person], chance: Random, start: datetime) -> list[Sleeper]:
    """Everybody; the same chance makes the same people."""
    found = []
    for nth, each in enumerate(persons):
        away = TRAVELS[nth // 2] if nth % 2 == 0 else None
        found.append(Sleeper(each, Random(chance.random()), HOMES[nth], away, start + 7 * DAY))
    return found
