"""A draw described in words and numbers that need no rules, for whoever redoes it without them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from youyi.kernel.cards import Deal, Shuffle
from youyi.kernel.dice import Dice, throw
from youyi.kernel.game import Notation
from youyi.kernel.rules import Chance
from youyi.kernel.session import Session
from youyi.records.contributed import DiceOdds, DrawnFrom, LotOdds, OtherOdds, PackOdds, RecordedDraw


def draw_due(session: Session[Any, Any, Any, Any], notation: Notation[Any, Any]) -> RecordedDraw | None:
    """Describe the draw that is due; None where none is."""
    prompt = session.prompt
    if not isinstance(prompt, Chance):
        return None
    hand = 0 if prompt.by is None else prompt.by + 1
    return RecordedDraw(session.at + 1, session.bout, hand, session.nth_draw, _drawn_from(prompt.odds, notation))


def drawn_from(odds: Any, notation: Any) -> DrawnFrom:
    """Describe odds, if the game's notation writes what they bring as the description says."""
    match odds:
        case Dice(count, lowest, highest):
            lowest_throw = throw(*[lowest] * count)
            before = notation.write_move(lowest_throw).removesuffix(str(lowest_throw))
            return DiceOdds(count, lowest, highest, before) if _writes_dice(odds, before, notation) else OtherOdds()
        case Shuffle(deck):
            return _pack(deck, notation)
        case _:
            return _lot(odds, notation)


_drawn_from: Any = lru_cache(maxsize=64)(drawn_from)


def _writes_dice(dice: Dice, before: str, notation: Notation[Any, Any]) -> bool:
    return all(notation.write_move(cast) == before + str(cast) for cast, _ in dice.table())


def _pack(deck: tuple[Any, ...], notation: Notation[Any, Any]) -> DrawnFrom:
    start, colon, names = notation.write_move(Deal(deck)).rpartition(":")
    before, cards = start + colon, tuple(names.split(","))
    turned = notation.write_move(Deal(deck[::-1]))
    if len(cards) != len(deck) or turned != before + ",".join(cards[::-1]):
        return OtherOdds()
    return PackOdds(cards, before)


def _lot(odds: Any, notation: Notation[Any, Any]) -> DrawnFrom:
    """Odds whose outcomes are equally likely are drawn as one number, in the order of their table."""
    table = odds.table()
    if not table or len({chance for _, chance in table}) > 1:
        return OtherOdds()
    return LotOdds(tuple(notation.write_move(move) for move, _ in table))
