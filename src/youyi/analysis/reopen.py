"""Any game of a simulation as a record: what is counted by the thousand can be looked at one by one."""

from __future__ import annotations

from dataclasses import replace

from youyi.analysis.plan import Plan, seated
from youyi.kernel.session import ENDLESS, Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player
from youyi.records.record import NumberedChance, Record, Sitter, begun


def reopened(plan: Plan, number: int) -> Record:
    """Play one game of a plan again by the readable engine, and record it; a game without an end as far as it was played.

    Which engine counted it makes no difference. Raises what laying the table and seating raise.
    """
    table = plan.table()
    names = seated(plan.players, table)
    sitting = [player(name, table) for name in names]
    session = Session(table.rules)
    over = session.play_out(sitting, Numbered(plan.seed, number), limit=ENDLESS)
    moves = tuple(table.game.notation.write_move(ply.move) for ply in session.plies)
    blank = begun(table, tuple(Sitter(player=name) for name in names), NumberedChance(plan.seed, number))
    return replace(blank, moves=moves, score=None if over is None else over.score)
