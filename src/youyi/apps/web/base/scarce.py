"""What is given out sparingly: seats, tables, reports, tries of passphrases, comparisons and reviews. Several servers of one store count it together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

from youyi.apps.web.base.limits import Buckets, Limits, Rate

ScarceKind: TypeAlias = Literal[
    "tables", "seats", "listed_seats", "reports", "passphrases", "names", "browsers", "comparisons"
]  # fmt: skip
"""`passphrases` are tried from an address, `names` under a name, `browsers` in a browser that the account knows. Reviews and games set
on paper are counted as comparisons."""
TakeTogether: TypeAlias = Callable[[str, str, Rate], Awaitable[bool]]
"""Takes one of a kind from somebody's bucket of this rate, at all servers; False: there is none."""


class Scarce:
    """What everybody has left of what is scarce.

    A server that is alone counts in memory, and nothing is asked of its store. Where there may be others, what this one would
    give is taken from the bucket that all share, too.
    """

    def __init__(self, limits: Limits, takes: Rate, listed_takes: Rate) -> None:
        """`takes`, `listed_takes`: how fast open seats may be taken."""
        self._rates: dict[ScarceKind, Rate] = {
            "tables": limits.tables,
            "seats": takes,
            "listed_seats": listed_takes,
            "reports": limits.reports,
            "passphrases": limits.passphrases,
            "names": limits.name_passphrases,
            "browsers": limits.browser_passphrases,
            "comparisons": limits.comparisons,
        }
        self._here = {kind: Buckets(rate) for kind, rate in self._rates.items()}
        self.together: TakeTogether | None = None
        """None: this server is alone."""

    async def take(self, kind: ScarceKind, *whose: str | None) -> bool:
        """Take one of a kind for each of these: an address, an account. Returns False if one of them has none left."""
        for each in whose:
            if each is None:
                continue
            if not self._here[kind].take(each):
                return False
            if self.together is not None and not await self.together(kind, each, self._rates[kind]):
                return False
        return True
