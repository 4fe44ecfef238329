"""For each question of a lesson, which of its options are true, worked out by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from tests.lessons.kit import after, legal, opened
from youyi.apps.web.table_session import TableSession
from youyi.games import game as opened_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from youyi.kernel.game import Game
    from youyi.kernel.lessons import Step

    Truths: TypeAlias = Callable[[Game[Any, Any, Any, Any], Step], list[bool]]


def one_humility(game: Any, step: Any) -> list[bool]:
    moves = legal(opened(game, step))
    return ["善p12+3" in moves, moves == ["敬p25+1"], "敬p25+3" in moves]


def two_humilities(game: Any, step: Any) -> list[bool]:
    moves = legal(opened(game, step))
    return [moves == [], "敬p25+1" in moves, moves == ["善p12-1"]]


def in_the_way(_game: Any, _step: Any) -> list[bool]:
    """A lying piece does go 3 on this double, and over a crossing, once nobody waits where it would end."""
    terms = {"rounds": 1}
    table = opened_game("ruqi").under(terms=terms)
    apart = TableSession(table, table.read_position("1 0:0 p17f,out,out,out,out out,out,p5f,out,out play:w/33"))
    beyond = TableSession(table, table.read_position("1 0:0 p18f,out,out,out,out p0f,p0f,p5f,out,out play:w/33"))
    free, over = legal(apart), legal(beyond)
    assert free == ["善p17+3"]
    assert over == ["善p18+3"]
    return [free == [], free != [], over == []]


def reckoned(game: Any, step: Any) -> list[bool]:
    score = after(game, step, "善p38+3").score[0]
    return [score == 2, score == 14, score == 40]


RIGHT: dict[tuple[str, str], Truths] = {
    ("ruqi", "humility"): one_humility,
    ("ruqi", "retreat"): two_humilities,
    ("ruqi", "blocked"): in_the_way,
    ("ruqi", "reckon"): reckoned,
}
