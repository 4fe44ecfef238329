"""The words of 打馬 in the glossary: those that the table explains, and those of its rules and its code."""

from __future__ import annotations

from youyi.games.dama.casts import CASTS, CLASS_NAMES, Cast
from youyi.games.dama.road import FEILONG, GATE, STATION_NAMES
from youyi.games.dama.teaching.terms import BOWL, CAST, COLLISION, FINE, MOAT, OWN, PINCERS, PLAIN, PRIZE, STATION, TIE
from youyi.games.dama.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import GlossaryEntry
from youyi.kernel.names import Name


def _of_cast(cast: Cast) -> GlossaryEntry:
    kind = CLASS_NAMES[cast.kind].en
    return GlossaryEntry(
        cast.name, f"`{cast.dice}`", f"a {kind}" + (", a triple" if cast.equal == len(cast.dice) else "")
    )


def _of_station(cell: int, name: Name) -> GlossaryEntry:
    gate = {GATE: ", the gate of ten", FEILONG: ", the gate of twenty"}.get(cell, "")
    return GlossaryEntry(name, f"`{cell}`", f"cell {cell} of the road{gate}")


GLOSSARY = (
    GlossaryEntry(TEXTS.name("glossary.dama"), "`dama`", "the horse race of Li Qingzhao's 打馬圖經"),
    GlossaryEntry.of(CAST, "`Cast`"),
    GlossaryEntry.of(BOWL, "`BOWL`"),
    GlossaryEntry.of(TIE, ""),
    GlossaryEntry.of(OWN, ""),
    GlossaryEntry.of(PRIZE, ""),
    GlossaryEntry.of(FINE, ""),
    GlossaryEntry.of(PLAIN, ""),
    GlossaryEntry.of(COLLISION, ""),
    GlossaryEntry.of(STATION, ""),
    GlossaryEntry.of(PINCERS, ""),
    GlossaryEntry.of(MOAT, ""),
    *(_of_station(cell, name) for cell, name in STATION_NAMES.items()),
    *map(_of_cast, CASTS),
)
