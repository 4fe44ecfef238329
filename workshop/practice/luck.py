"""How much of results is the luck of throws and packs: games less their luck, as reviews reckon it, without reviewing choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workshop.practice.estimates import mean
from youyi.analysis.figures.tally import NORMAL
from youyi.analysis.review.evaluators import counts_of, valuer_of
from youyi.analysis.review.playouts import result_of
from youyi.analysis.runs.plan import Plan, seated
from youyi.bots.named import player
from youyi.kernel.session import ENDLESS, Session
from youyi.kernel.streams import Numbered


def lucky(plan: Plan) -> list[dict[str, Any]]:
    """Play the plan's games, and weigh every draw, as it counts at the table.

    For every seat its result, its luck and the rest, and the variance removed.
    """
    table = plan.table()
    sitting = [player(name, table) for name in seated(plan.players, table)]
    valuer = valuer_of(table, playouts=None, seed=plan.seed, plies=ENDLESS)
    found = [_game(table, sitting, valuer, plan.seed, number) for number in range(plan.games)]
    return _told(found)


def lucky_in_turn(plan: Plan) -> dict[str, Any]:
    """What luck brings the first of the plan's players, who moves a seat on from game to game, in an open game that has a judge.

    Beside its result, its luck and the rest, what is left where luck counts as much as other games say (`luck_judged`).
    Needs 4 games at least.
    """
    from youyi.analysis.match.luck_judged import turned, weighed_games, without_luck_of  # the extra `fast`

    table = plan.table()
    games = weighed_games(plan, turned(seated(plan.players, table)))
    found, corrected = _told([([game.result], [game.luck[0]]) for game in games])[0], without_luck_of(games)
    weighed = (corrected.mean, NORMAL * corrected.error)
    return {**found, "weighed": weighed, "removed_weighed": corrected.variance_removed}


def _game(table: Any, sitting: Any, valuer: Any, seed: int, number: int) -> tuple[list[float], list[float]]:
    """The results and the luck of one game."""
    session: Session[Any, Any, Any, Any] = Session(table.rules, keep=0)
    luck = [0.0] * table.rules.seats
    chances = Numbered(seed, number)
    while session.over is None:
        ply = session.advance(sitting, chances)
        if ply.drawn:
            nth = number * 1000 + ply.number
            brought = valuer.luck(ply.before, ply.step.position, nth).brought
            luck = [one + other for one, other in zip(luck, brought, strict=True)]
    return list(result_of(session, counts_of(table))), luck


def _told(games: Sequence[tuple[Sequence[float], Sequence[float]]]) -> list[dict[str, Any]]:
    """For every seat, given the results and the luck of all in each game."""
    seats = range(len(games[0][0]))
    return [_of_seat([(result[seat], luck[seat]) for result, luck in games]) for seat in seats]


def _of_seat(games: list[tuple[float, float]]) -> dict[str, Any]:
    result, luck = mean(raw for raw, _ in games), mean(lucky for _, lucky in games)
    rest = mean(raw - lucky for raw, lucky in games)
    removed = 1 - (rest[1] / result[1]) ** 2 if result[1] else 0.0
    return {"result": result, "luck": luck, "rest": rest, "removed": removed}
