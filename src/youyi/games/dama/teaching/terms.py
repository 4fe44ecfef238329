"""The words of 打馬 that the table shows without explaining them."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import GlossaryTerm

TIE = GlossaryTerm(
    name=TEXTS.name("tie.name"),
    means=TEXTS["tie.means"],
    article=art.TIE_WORTH,
)
BOWL = GlossaryTerm(
    name=TEXTS.name("bowl.name"),
    means=TEXTS["bowl.means"],
    article=art.STAKE,
)
OWN = GlossaryTerm(
    name=TEXTS.name("own.name"),
    means=TEXTS["own.means"],
    article=art.OWN_CAST,
)
CAST = GlossaryTerm(
    name=TEXTS.name("cast.name"),
    means=TEXTS["cast.means"],
    article=art.CASTS,
    also=("彩", "綵"),
)
PRIZE = GlossaryTerm(
    name=TEXTS.name("prize.name"),
    means=TEXTS["prize.means"],
    article=art.PRIZE_CAST,
)
FINE = GlossaryTerm(
    name=TEXTS.name("fine.name"),
    means=TEXTS["fine.means"],
    article=art.FINE_CAST,
)
PLAIN = GlossaryTerm(
    name=TEXTS.name("plain.name"),
    means=TEXTS["plain.means"],
    article=art.PLAIN,
)
COLLISION = GlossaryTerm(
    name=TEXTS.name("collision.name"),
    means=TEXTS["collision.means"],
    article=art.COLLISION,
)
STATION = GlossaryTerm(
    name=TEXTS.name("station.name"),
    means=TEXTS["station.means"],
    article=art.STATIONS,
    also=("驛", "驿", "監", "监"),
)
PINCERS = GlossaryTerm(
    name=TEXTS.name("pincers.name"),
    means=TEXTS["pincers.means"],
    article=art.PINCERS,
)
MOAT = GlossaryTerm(
    name=TEXTS.name("moat.name"),
    means=TEXTS["moat.means"],
    article=art.MOAT,
)
TERMS = (TIE, BOWL, OWN, CAST, PRIZE, FINE, PLAIN, COLLISION, STATION, PINCERS, MOAT)
