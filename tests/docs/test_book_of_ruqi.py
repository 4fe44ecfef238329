"""The printed page of 儒棋 reckons like the game: random matches, each round scored from the page's table and sentences alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from tests.kit.amount import third
from tests.kit.printed.handbook import Page, read_page, single_answers
from workshop.books.handbook import handbook
from youyi.games import game
from youyi.games.ruqi.events import Event, GameEnded, JueRaised, Left, RoundBegan, RoundEnded
from youyi.games.ruqi.position import GONE, Army, Position, void_throws
from youyi.kernel.names import Language
from youyi.kernel.rules import Chance, Over
from youyi.kernel.rulings import Ruleset
from youyi.kernel.streams import Stream, key

RUQI = game("ruqi")


@dataclass(frozen=True)
class Award:
    """What a round brings, as the page has it."""

    winner: int
    tallies: int


class PrintedRuqi:
    """The page as one who plays from it reads it."""

    def __init__(self, page: Page) -> None:
        """Read worths, takers and cups."""
        self.page = page
        self.worths = [int(row[-1]) for row in page[1].tables[1].rows]
        cups = page.find(
            r"every (\d+) make one cup \(爵\)\. The side that first has (\d) cups, (\d+) tallies or more, wins",
            within=7,
        )
        self.cup, self.cups, self.match = map(int, cups.groups())

    def award(self, cleared: int, left: Sequence[int], last: Sequence[int], *, void: bool) -> Award:
        """What the end of a round brings: pieces still there, and those that left in the last turn."""
        there = [self.worths[piece] for piece in left]
        race = self.page.says(
            "^The side that has brought all its pieces off scores what the enemy pieces still on the board are worth",
            within=7,
        )
        if not race:
            self.page.find("^The side that still has pieces on the board scores what they are worth", within=7)
        winner = cleared if race else 1 - cleared
        if not void or self.page.says(
            "After void throws, what is still on the board after the last turn counts", within=7
        ):
            return Award(winner, sum(there))
        said = self.page.find(
            r"After void throws (.*) scores what all five pieces of the side that threw alone are worth, minus"
            r" the most valuable piece that it brought off in the last turn: (\d+) to (\d+) tallies",
            within=7,
        )
        worth = sum(self.worths) - max(self.worths[piece] for piece in last)
        assert int(said[2]) <= worth <= int(said[3])
        return Award(cleared if "left the board first" in said[1] else 1 - cleared, worth)


def check_round(page: PrintedRuqi, before: Position, events: tuple[Event, ...]) -> str | None:
    """A move that ended a round: its award, the totals, the cups, and whether the match is over."""
    ended = next((each for each in events if isinstance(each, RoundEnded)), None)
    if ended is None:
        return None
    last = {seat: [each.piece for each in events if isinstance(each, Left) and each.seat == seat] for seat in (0, 1)}
    left = [still_there(army, last[seat]) for seat, army in enumerate(before.armies)]
    cleared, void = (0 if not left[0] else 1), void_throws(before)
    award = page.award(cleared, left[1 - cleared], last[1 - cleared], void=void)
    assert (award.winner, award.tallies) == (ended.winner, ended.points), (before, events)
    score = [each + (award.tallies if seat == award.winner else 0) for seat, each in enumerate(before.score)]
    assert tuple(score) == ended.score
    raised = [each.cups for each in events if isinstance(each, JueRaised)]
    cups = score[award.winner] // page.cup
    assert raised == ([cups] if cups > before.score[award.winner] // page.cup else [])
    assert any(isinstance(each, GameEnded) for each in events) == (cups >= page.cups) == (max(score) >= page.match)
    began = next((each for each in events if isinstance(each, RoundBegan)), None)
    if began is not None:
        page.page.find("the side that did not score goes first in the next round", within=7)
        assert began.seat == 1 - award.winner
    return "void" if void else "round"


def still_there(army: Army, gone: Sequence[int]) -> list[int]:
    return [piece for piece, spot in enumerate(army) if spot != GONE and piece not in gone]


def book(ruleset: Ruleset[Any]) -> PrintedRuqi:
    return PrintedRuqi(read_page(handbook(RUQI, Language.EN, ruleset)))


def check_match(ruleset: Ruleset[Any], page: PrintedRuqi, seed: int) -> set[str]:
    rules, chance, met = RUQI.rules(ruleset.rulings, RUQI.terms), Stream(key(seed)), set[str]()
    position = rules.start()
    while not isinstance(prompt := rules.prompt(position), Over):
        move = prompt.odds.draw(chance) if isinstance(prompt, Chance) else prompt.moves[chance.below(len(prompt.moves))]
        step = rules.play(position, move)
        met |= {each} if (each := check_round(page, position, step.events)) else set()
        position = step.position
    return met


@pytest.mark.parametrize("ruleset", RUQI.rulesets, ids=lambda each: each.full_id)
@pytest.mark.parametrize("matches", [10, pytest.param(4_000, marks=pytest.mark.long)])
def test_matches_are_reckoned_from_the_page_as_the_rules_reckon_them(ruleset, matches):
    page, met = book(ruleset), set[str]()
    for seed in range(matches):
        met |= check_match(ruleset, page, seed)
    assert met >= ({"round", "void"} if matches > 100 else {"round"}), "everything that can be awarded was awarded"


@pytest.mark.parametrize("ruleset", third(single_answers(RUQI)), ids=lambda each: each.id)
@pytest.mark.parametrize("matches", [2, pytest.param(400, marks=pytest.mark.long)])
def test_matches_under_a_single_other_answer_are_reckoned_from_its_page(ruleset, matches):
    page = book(ruleset)
    for seed in range(matches):
        check_match(ruleset, page, seed)


def test_the_cups_are_the_tallies_that_win():
    page = book(RUQI.rulesets[0])
    assert page.cup * page.cups == page.match
    assert re.fullmatch(r"\d+ \d+ \d+ \d+ \d+", " ".join(map(str, page.worths)))
