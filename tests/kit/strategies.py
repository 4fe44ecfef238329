"""Hypothesis strategies that know every game: a table, and a game played there for a while."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Any

from hypothesis import strategies as st

from tests.kit.tables import AnyTable, Setting, changed_by_lot, settings
from tests.kit.walks import Pace, stroll
from youyi.kernel.rulings import Value
from youyi.kernel.streams import Stream, key

LONGEST = 240
SEEDS = st.integers(0, 2**32 - 1)


@dataclass(frozen=True)
class Journey:
    """A game under way: where it was played, how it went, where it stands."""

    setting: Setting
    rulings: dict[str, Value]
    seed: int
    table: AnyTable
    paces: tuple[Pace, ...]

    def __repr__(self) -> str:
        return f"<{len(self.paces)} plies of seed {self.seed} at {self.setting} {self.rulings}>"

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        """Keep what Hypothesis prints as short as that."""
        printer.text(repr(self))

    @property
    def position(self) -> Any:
        return self.paces[-1].step.position if self.paces else self.table.rules.start()

    @property
    def positions(self) -> tuple[Any, ...]:
        return (self.table.rules.start(), *(pace.step.position for pace in self.paces))

    @property
    def tolerate(self) -> frozenset[str]:
        """Faults that are none under these rulings."""
        return self.table.game.lawful_faults(self.table.rulings)

    def faults(self, position: Any) -> tuple[Any, ...]:
        """What is impossible about a position under these rulings."""
        return tuple(fault for fault in self.table.game.faults(position) if fault.kind not in self.tolerate)

    @property
    def events(self) -> tuple[Any, ...]:
        return tuple(event for pace in self.paces for event in pace.step.events)


def go(setting: Setting, rulings: dict[str, Value], seed: int, plies: int) -> Journey:
    """Play so many moves of a bout, or to its end."""
    table = setting.bout(rulings)
    return Journey(setting, rulings, seed, table, tuple(islice(stroll(table.rules, seed), plies)))


@st.composite
def journeys(draw: st.DrawFn, game: str | None = None, longest: int = LONGEST) -> Journey:
    """Any game, or the one named, under any ruleset and number of seats; in half of all cases some questions are answered by lot."""
    setting = draw(st.sampled_from([each for each in settings() if game in {None, each.game.id}]))
    seed = draw(SEEDS)
    rulings = changed_by_lot(setting, Stream(key(seed))) if draw(st.booleans()) else {}
    return go(setting, rulings, seed, draw(st.integers(0, longest)))
