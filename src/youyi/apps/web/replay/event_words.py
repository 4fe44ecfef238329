"""What happened at a table beside the moves, in words: for records and transcripts, where it stands as a remark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from youyi.apps.web.live.state.stored_table import TableEvent
from youyi.apps.web.wire.company import EventKind
from youyi.kernel.game import Game
from youyi.kernel.names import Language, Words
from youyi.players.player import player_spec

EVENTS: Mapping[EventKind, Words] = {
    # What is said of a rematch comes after the game, and is no part of its record.
    "sat": Words("{seat} is taken.", "{seat}有人入座。", "{seat}有人入座。"),
    "left": Words("{seat} leaves.", "{seat}離座。", "{seat}离座。"),
    "freed": Words("{seat} is free for anyone.", "{seat}空出來等人入座。", "{seat}空出来等人入座。"),
    "given": Words("{seat} is given to the computer {player}.", "{seat}交給電腦「{player}」。", "{seat}交给电脑“{player}”。"),
    "sat_in": Words("The computer {player} sits in for {seat}, who is absent.", "{seat}不在，由電腦「{player}」代走。", "{seat}不在，由电脑“{player}”代走。"),
    "timed_out": Words("{seat} is out of time: the computer {player} sits in.", "{seat}時間用完，由電腦「{player}」代走。", "{seat}时间用完，由电脑“{player}”代走。"),
    "returned": Words("{seat} plays again.", "{seat}回座，自己走。", "{seat}回座，自己走。"),
    "conceded": Words("{seat} concedes.", "{seat}認輸。", "{seat}认输。"),
    "paused": Words("A pause, as agreed.", "協議暫停。", "协议暂停。"),
    "hinted": Words("{seat} asks for a hint.", "{seat}要了提示。", "{seat}要了提示。"),
    "resumed": Words("The pause ends.", "暫停結束。", "暂停结束。"),
}  # fmt: skip
PLAYS_ON = Words("The computer {player} plays on.", "由電腦「{player}」接著走。", "由电脑“{player}”接着走。")
REMARK = Words("Table: {events}", "席間：{events}", "席间：{events}")


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
