"""How tables stand, in a few words: for the list of one's own tables."""

from __future__ import annotations

from youyi.apps.web.table import Table
from youyi.apps.web.wire_lobby import Standing, StandingSeat
from youyi.kernel.rules import Over


def standing_of(table: Table) -> Standing:
    """How a table stands; nothing in it is secret."""
    config, end = table.config, table.session.prompt
    moved = table.times[-1] if table.times else config.since
    return Standing(
        id=config.id,
        game=config.game,
        ruleset=config.ruleset,
        seats=[StandingSeat(each.kind, each.name, each.player) for each in table.sitters],
        at=table.session.at,
        asked=table.session.asked if table.begun and config.closed is None else None,
        open=not table.seated,
        paused=config.paused is not None,
        over=table.over,
        closed=config.closed,
        score=list(end.score) if isinstance(end, Over) else None,
        first=sorted(end.first) if isinstance(end, Over) else None,
        rematch=config.rematch,
        since=config.since.isoformat(timespec="seconds"),
        moved=moved.isoformat(timespec="seconds"),
    )
