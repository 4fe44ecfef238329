"""The words of 打馬 in the glossary: those that the table explains, and those of its rules and its code."""

from __future__ import annotations

from youyi.games.dama.teaching.terms import BOWL, CAST, COLLISION, FINE, MOAT, OWN, PINCERS, PLAIN, PRIZE, STATION, TIE
from youyi.kernel.lessons import Entry
from youyi.kernel.names import Name

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
)
