"""Worked examples of patterns: those of a dealt hand, and those of won cards."""

from __future__ import annotations

from itertools import zip_longest

from youyi.games.madiao.cards import CardSet
from youyi.games.madiao.context import context_of
from youyi.games.madiao.patterns import PatternTable
from youyi.games.madiao.rulings import Rulings
from youyi.games.madiao.vectors.read import Given, Result, four, item_list, read_card_set, read_cards
from youyi.games.madiao.winnings import Winnings, Won


def predeal(rulings: Rulings, given: Given) -> Result:
    """The patterns of a dealt hand."""
    patterns, hand = context_of(rulings).patterns, read_card_set(given["hand"])
    best = patterns.dealt_result(hand)
    return {
        "best": None if best is None else best.pattern.id,
        "value": 0 if best is None else best.worth,
        "all": item_list((each.pattern.id, each.worth) for each in patterns.dealt(hand)),
    }


def table(rulings: Rulings, given: Given) -> Result:
    """The patterns of one player's won cards."""
    return table_of(context_of(rulings).patterns, _winnings(given))


def table_of(patterns: PatternTable, winnings: Winnings) -> Result:
    """Write what a seat's won cards make."""
    gate, misc = patterns.four_gate(winnings), patterns.misc(winnings)
    return {
        "four_gate": None if gate is None else [gate.pattern.id, gate.worth],
        "misc": item_list((each.pattern.id, each.worth) for each in misc),
        "total": sum(each.worth for each in misc) + (0 if gate is None else gate.worth),
    }


def _winnings(given: Given) -> Winnings:
    won, led = read_cards(given["won"]), read_cards(given.get("led", ()))
    numbers = given.get("trick_numbers", ())
    others = given.get("others")
    return Winnings(
        dealt=read_card_set(given["hand"]) if "hand" in given else None,
        won=tuple(Won(card, trick, opened) for card, trick, opened in zip_longest(won, numbers, led)),
        tricks=None if others is None else four(map(len, (won, *others))),
        others=None if others is None else _three(others),
    )


def _three(piles: list[list[str]]) -> tuple[CardSet, CardSet, CardSet]:
    one, two, three = map(read_card_set, piles)
    return one, two, three
