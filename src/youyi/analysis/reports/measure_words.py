"""What the measures of docs/reference/measures.md are called in reports, in the three languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from youyi.kernel.game import Game
from youyi.kernel.names import Name, Words, everywhere

_NAMES: Mapping[str, Words] = {
    "turns": Words("turns", "輪數", "轮数"),
    "plies": Words("plies", "著數", "着数"),
    "spread": Words("between first and last at the end", "終局時首尾相差", "终局时首尾相差"),
    "balance": Words("balance between seats", "各座均衡", "各座均衡"),
    "completion": Words("one seat alone wins", "一家獨勝", "一家独胜"),
    "drawishness": Words("ended without one winner", "終局而沒有獨勝", "终局而没有独胜"),
    "timeouts": Words("given up as endless", "因無盡而放棄", "因无尽而放弃"),
    "decisions": Words("choices asked for", "抉擇次數", "抉择次数"),
    "forced": Words("choices with a single move", "只有一著可選的抉擇", "只有一着可选的抉择"),
    "branching": Words("moves of a choice", "每次可選著數", "每次可选着数"),
    "decision_factor": Words("moves of a choice, if several", "可選著數（多於一者）", "可选着数（多于一者）"),
    "lead_changes": Words("lead changes", "領先易手", "领先易手"),
    "drama": Words("drama: how far the winner lay behind", "勝者曾落後多少", "胜者曾落后多少"),
    "luck_chance": Words("luck: of throws and packs", "運氣：擲骰與洗牌", "运气：掷骰与洗牌"),
    "luck_play": Words("luck: of play", "運氣：下法", "运气：下法"),
    "luck_both": Words("luck: of both together", "運氣：兩者合在一起", "运气：两者合在一起"),
    "luck_seats": Words("luck: of the seats", "運氣：座次", "运气：座次"),
}
_LADDER = Words("skill: what {player} gains", "技藝：{player} 多得", "技艺：{player} 多得")
_SCORE = Words("{seat}: result", "{seat}：所得", "{seat}：所得")
_FIRST = Words("{seat} is first", "{seat}居首", "{seat}居首")
_END = Words("end: {ending}", "終局：{ending}", "终局：{ending}")
_PAID = Words("paid: {clause}", "所付：{clause}", "所付：{clause}")


def measure_name(game: Game[Any, Any, Any, Any], measure: str) -> Words:
    """What a measure is called; one that has no name is shown as it is written."""
    kind, _, what = measure.partition("_")
    if measure in _NAMES:
        return _NAMES[measure]
    match kind:
        case "score":
            return _SCORE.filled(seat=seat_name(game, int(what)))
        case "first":
            return _FIRST.filled(seat=seat_name(game, int(what)))
        case "end":
            return _END.filled(ending=ending_name(game, what))
        case "ladder":
            return _LADDER.filled(player=what)
        case "paid":
            return _PAID.filled(clause=_clause(game, what))
        case _:
            return everywhere(measure)


def seat_name(game: Game[Any, Any, Any, Any], seat: int) -> Name:
    """What a seat is called."""
    return game.seat_names[seat]


def ending_name(game: Game[Any, Any, Any, Any], kind: str) -> Words:
    """What a manner of an end is called; the word itself where the game does not say."""
    return game.endings.get(kind, everywhere(kind))


def _clause(game: Game[Any, Any, Any, Any], key: str) -> Name | Words:
    found = next((article.name for article in game.articles if article.key == key), None)
    return everywhere(key) if found is None else found
