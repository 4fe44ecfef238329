"""TypeScript data of one game's chance: every throw, pack and lot that its rules know, so that a page can hold the server to it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, assert_never

from youyi.kernel.game import Game, Table
from youyi.kernel.rules import Chance, Over
from youyi.kernel.rulings import AnswersConflict, Quantity, questions
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player
from youyi.records.contributed import DiceOdds, DrawnFrom, LotOdds, OtherOdds, PackOdds
from youyi.records.draws import drawn_from

_PLIES = 12
"""How far a game is played: throws for the seats and for the lead, and a deal, come long before."""


def odds_ts(game: Game[Any, Any, Any, Any]) -> str:
    """Write the odds of a game under every ruleset: for every number of seats, and with every single ruling changed."""
    found = {each for table in _tables(game) for each in _met(table)}
    known = (json.dumps(odds_data(each), ensure_ascii=False) for each in found if not isinstance(each, OtherOdds))
    rows = (f"  {each}," for each in sorted(known))
    head = f"// Generated from youyi.games.{game.id} by `python -m workshop typescript`; do not edit.\n"
    use = 'import type { Odds } from "../../lib/fairness";\n'
    return "\n".join((head + use, "export const ODDS: readonly Odds[] = [", *rows, "];", ""))


def _tables(game: Game[Any, Any, Any, Any]) -> Iterator[Table[Any, Any, Any, Any]]:
    fewest, *others = _seatings(game)
    for ruleset in game.rulesets:
        for terms in (fewest, *others):
            yield game.under(ruleset.full_id, {}, terms)
        for name, asked in questions(ruleset.rulings).items():
            if not isinstance(asked, Quantity):
                for answer in asked:
                    try:
                        yield game.under(ruleset.full_id, {name: answer.word}, fewest)
                    except AnswersConflict:
                        continue  # no table can have this answer beside the others


def _seatings(game: Game[Any, Any, Any, Any]) -> list[dict[str, int]]:
    asked = questions(game.terms).get("seats")
    if not isinstance(asked, Quantity):
        return [{}]
    return [{"seats": count} for count in range(asked.lowest, len(game.seat_names) + 1)]


def _met(table: Table[Any, Any, Any, Any]) -> Iterator[DrawnFrom]:
    """What is drawn from in the first plies of a game among players who choose at random."""
    session, chances = Session(table.rules, keep=0), Numbered(0, 0)
    players = [player("random", table)] * table.rules.seats
    for _ in range(_PLIES):
        if isinstance(session.prompt, Over):
            return
        if isinstance(session.prompt, Chance):
            yield drawn_from(session.prompt.odds, table.game.notation)
        session.advance(players, chances)


def odds_data(odds: DrawnFrom) -> Mapping[str, Any]:
    """The odds as the data of a page."""
    match odds:
        case DiceOdds(count, lowest, highest, before):
            return {"kind": "dice", "count": count, "lowest": lowest, "highest": highest, "before": before}
        case PackOdds(cards, before):
            return {"kind": "pack", "cards": cards, "before": before}
        case LotOdds(moves):
            return {"kind": "lot", "moves": moves}
        case OtherOdds():
            return {"kind": "other"}
        case _:
            assert_never(odds)
