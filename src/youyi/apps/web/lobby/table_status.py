"""How tables stand, in a few words: for the list of one's own tables."""

from __future__ import annotations

from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.lobby.wire import Standing, StandingSeat


def standing_of(table: LiveTable) -> Standing:
    """How a table stands; nothing in it is secret."""
    config, end = table.config, table.ending
    moved = table.times[-1] if table.times else config.since
    return Standing(
        id=config.id,
        game=config.game,
        ruleset=config.ruleset,
        seats=[StandingSeat(each.kind, each.name, each.player) for each in table.sitters],
        at=table.session.at,
        asked=table.session.asked if table.begun and end is None else None,
        open=any(each.kind == "open" for each in table.sitters),
        paused=config.paused is not None,
        over=table.over,
        closed=config.closed,
        score=None if end is None or end.score is None else list(end.score),
        first=None if end is None else list(end.first),
        by=None if end is None else end.by,
        rematch=config.rematch,
        since=config.since.isoformat(timespec="seconds"),
        moved=moved.isoformat(timespec="seconds"),
    )
