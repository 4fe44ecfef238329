"""What happened at a table beside the moves, in words: for records and transcripts, where it stands as a remark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from youyi.apps.web.live.state.stored_table import TableEvent
from youyi.apps.web.texts import SERVER as TEXTS
from youyi.apps.web.wire.company import EventKind
from youyi.kernel.game import Game
from youyi.kernel.names import Language, Words
from youyi.players.player import player_spec

EVENTS: Mapping[EventKind, Words] = {
    # What is said of a rematch comes after the game, and is no part of its record.
    "sat": TEXTS["events.sat"],
    "left": TEXTS["events.left"],
    "freed": TEXTS["events.freed"],
    "given": TEXTS["events.given"],
    "sat_in": TEXTS["events.sat_in"],
    "timed_out": TEXTS["events.timed_out"],
    "returned": TEXTS["events.returned"],
    "conceded": TEXTS["events.conceded"],
    "paused": TEXTS["events.paused"],
    "hinted": TEXTS["events.hinted"],
    "resumed": TEXTS["events.resumed"],
    "time_off": TEXTS["events.time_off"],
}  # fmt: skip
PLAYS_ON = TEXTS["plays_on"]
REMARK = TEXTS["remark"]


def remarks(
    events: Sequence[TableEvent], game: Game[Any, Any, Any, Any], plies: int, language: Language
) -> Mapping[int, str]:
    """The events within the first plies, by the ply after which they happened (1 for what came before it)."""
    by_ply: dict[int, list[str]] = {}
    for each in events:
        if each.kind in EVENTS and each.ply <= plies and plies:
            by_ply.setdefault(max(1, each.ply), []).append(_said(each, game, language))
    joint = " " if language is Language.EN else ""
    return {ply: REMARK.said_in(language).format(events=joint.join(said)) for ply, said in by_ply.items()}


def _said(event: TableEvent, game: Game[Any, Any, Any, Any], language: Language) -> str:
    seat = "" if event.seat is None else game.seat_names[event.seat].said_in(language)
    player = "" if event.player is None else player_spec(event.player, game).name.said_in(language)
    said = EVENTS[event.kind].said_in(language).format(seat=seat, player=player)
    if event.kind == "conceded" and event.player is not None:
        joint = " " if language is Language.EN else ""
        said += joint + PLAYS_ON.said_in(language).format(player=player)
    return said
