"""For each question of a lesson, which of its options are true, worked out by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from tests.lessons.kit import after, legal, opened
from youyi.apps.web.live.state.table_session import TableSession
from youyi.games import game as opened_game
from youyi.kernel.rules import Decision

if TYPE_CHECKING:
    from collections.abc import Callable

    from youyi.kernel.face.lessons import Step
    from youyi.kernel.game import Game

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


def another_hand(game: Any, step: Any) -> list[bool]:
    session = opened(game, step)
    mine, paid = session.asked == 0, session.position.ledger.purses[0] == -15
    return [session.asked == 1, mine and paid and "13+12" in legal(session), session.asked is None]


def fined(game: Any, step: Any) -> list[bool]:
    """The scene begins with 36 in the bowl, and 18 paid by each."""
    session = opened(game, step)
    purses, mine = session.position.ledger.purses, session.asked == 0 and "13+4" in legal(session)
    to_bowl = session.position.ledger.bowl == 38 and purses == (-18, -20)
    return [to_bowl and session.asked == 1, purses[0] == -16, to_bowl and mine]


def last_gate(game: Any, step: Any) -> list[bool]:
    """Who may go on is asked which way; who may not has lost the turn."""
    return [after(game, step, throw).current == 0 and moves_after(game, step, throw) for throw in ("566", "333", "124")]


def moves_after(game: Any, step: Any, throw: str) -> bool:
    session = opened(game, step)
    session.play_text(throw)
    return isinstance(session.prompt, Decision)


def promoted(game: Any, step: Any) -> list[bool]:
    tens = {card for card in dealt_to_east(game, step) if card.startswith("T")}
    return [tens == {"Tw", "Tq", "T90", "T50"}, tens == {"Tw", "Tq", "Tb", "T50"}, tens == {"Tb"}]


def dealt_to_east(game: Any, step: Any) -> list[str]:
    session = opened(game, step)
    written = game.notation.write_position(session.position).split(" ")
    return str(written[3].split("/")[0]).split(",")


def at_par(game: Any, step: Any) -> list[bool]:
    """By the row of won cards when the last card is played: in this deal nobody else reaches two."""
    won = won_in_the_end(game, step)
    above = [seat for seat in range(4) if won.count(seat) >= 2]
    return [above == [0, 1, 2], above == [0], above == [0, 3]]


def won_in_the_end(game: Any, step: Any) -> list[int]:
    """Who won each of the eight tricks."""
    session = opened(game, step)
    if session.over is None:
        session.play_text("W7")
    return [event.seat for ply in session.plies for event in ply.step.events if type(event).__name__ == "TrickWon"]


def paid_for_tricks(game: Any, step: Any) -> list[bool]:
    paid = {"madiao.diao_sole"}
    flows = [
        event.flow
        for ply in opened(game, step).plies
        for event in ply.step.events
        if type(event).__name__ == "Paid" and getattr(event.because, "key", None) in paid
    ]
    payers = [[seat for seat in range(4) if flow[seat] < 0] for flow in flows]
    return [payers == [[1, 2, 3]], payers == [[1]], payers == []]


def nobodys_coin(game: Any, step: Any) -> list[bool]:
    """Low cards are drawn; the East alone is at par, and has won no Coins."""
    events = [event for ply in opened(game, step).plies for event in ply.step.events]
    told = [game.speech.event(event, "en") for event in events]
    drawn = any("draws" in each and "(S2)" in each for each in told)
    won = [each for each in told if "wins trick" in each and each.startswith("East")]
    alone = won_in_the_end(game, step).count(0) == len(won) == 5 and at_par(game, step)[1]
    return [not drawn, alone and not any("(C" in each for each in won), not alone]


RIGHT: dict[tuple[str, str], Truths] = {
    ("dama", "others"): another_hand,
    ("dama", "fine"): fined,
    ("dama", "feilong"): last_gate,
    ("madiao", "promotion"): promoted,
    ("madiao", "par"): at_par,
    ("madiao", "between"): paid_for_tricks,
    ("madiao", "chong"): nobodys_coin,
    ("ruqi", "humility"): one_humility,
    ("ruqi", "retreat"): two_humilities,
    ("ruqi", "blocked"): in_the_way,
    ("ruqi", "reckon"): reckoned,
}
