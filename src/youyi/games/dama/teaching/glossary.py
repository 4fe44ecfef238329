"""The words of 打馬 in the glossary: those that the table explains, and those of its rules and its code."""

from __future__ import annotations

from youyi.games.dama.casts import CASTS, CLASS_NAMES, Cast
from youyi.games.dama.road import FEILONG, GATE, STATION_NAMES
from youyi.games.dama.teaching.terms import BOWL, CAST, COLLISION, FINE, MOAT, OWN, PINCERS, PLAIN, PRIZE, STATION, TIE
from youyi.kernel.face.lessons import Entry
from youyi.kernel.names import Name


def _of_cast(cast: Cast) -> Entry:
    kind = CLASS_NAMES[cast.kind].en
    return Entry(cast.name, f"`{cast.dice}`", f"a {kind}" + (", a triple" if cast.equal == len(cast.dice) else ""))


def _of_station(cell: int, name: Name) -> Entry:
    gate = {GATE: ", the gate of ten", FEILONG: ", the gate of twenty"}.get(cell, "")
    return Entry(name, f"`{cell}`", f"cell {cell} of the road{gate}")


GLOSSARY = (
    Entry(Name("打馬", "打马", "dǎmǎ", "Dama"), "`dama`", "the horse race of Li Qingzhao's 打馬圖經"),
    Entry.of(CAST, "`Cast`"),
    Entry.of(BOWL, "`BOWL`"),
    Entry.of(TIE, ""),
    Entry.of(OWN, ""),
    Entry.of(PRIZE, ""),
    Entry.of(FINE, ""),
    Entry.of(PLAIN, ""),
    Entry.of(COLLISION, ""),
    Entry.of(STATION, ""),
    Entry.of(PINCERS, ""),
    Entry.of(MOAT, ""),
    *(_of_station(cell, name) for cell, name in STATION_NAMES.items()),
    *map(_of_cast, CASTS),
)
