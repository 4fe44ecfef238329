"""Bouts of open games played on for a while, and then valued by their judge: by either engine, with the same figures."""

from __future__ import annotations

from youyi.analysis.review.judged import JudgedTable
from youyi.analysis.review.playouts import AnyTable, Bouts, result_of
from youyi.analysis.review.values import Samples
from youyi.analysis.runs.engines import chosen, fast_engine
from youyi.kernel.lab.evaluation import Judging
from youyi.kernel.session import ENDLESS, Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player_spec


def bouts_ahead(table: AnyTable, judging: Judging, judged: JudgedTable, engine: str = "auto") -> tuple[Bouts, str]:
    """What plays bouts on for `Judging.ahead` plies, the guide on every seat, and asks the judge there, and by which engine.

    Raises `NoFastEngine`, `Unknown`.
    """
    spec, rules = player_spec(judging.guide, table.game), table.rules
    if chosen(engine, table, (spec.full_id,), ENDLESS).name == "fast":
        return _fast(table, judging, judged), "fast"
    player = spec.make(table)

    def play(position: object, seed: int, numbers: range) -> Samples:
        found = []
        for number in numbers:
            session = Session(rules, position, keep=0)
            over = session.play_out([player] * rules.seats, Numbered(seed, number), limit=judging.ahead)
            found.append(judged.agreed(session.position) if over is None else result_of(session, judging.counts))
        return found

    return play, "reference"


def _fast(table: AnyTable, judging: Judging, judged: JudgedTable) -> Bouts:
    from youyi.analysis.review.compiled import Compiled, Weighs  # the extra `fast`

    engine, by_rules = fast_engine(table), bouts_ahead(table, judging, judged, "reference")[0]
    assert isinstance(engine, Weighs), "whoever plays the guide in kernels has its judge there too"
    weighs, names = Compiled(judged, engine), [player_spec(judging.guide, table.game).full_id] * engine.seats

    def play(position: object, seed: int, numbers: range) -> Samples:
        try:
            return weighs.worths(engine.ahead(engine.pack(position), names, seed, numbers, limit=judging.ahead))
        except OverflowError:  # no row has room for it
            return by_rules(position, seed, numbers)

    return play
