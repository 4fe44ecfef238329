"""The printed page of 打馬 pays like the game: random games, each throw paid from the page's tables and sentences alone.

The page of every ruleset, and of the usual one with any single answer changed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.dama.walks import walk
from tests.kit.amount import third
from tests.kit.printed.dama import PrintedDama, Purse, Row
from tests.kit.printed.handbook import number, read_page, single_answers
from workshop.books.handbook import handbook
from youyi.games import game
from youyi.games.dama import articles as art
from youyi.games.dama.events import Ended, Event, ExtraEarned, Flew, GateOpened, StationEntered, Struck, Thrown, Won
from youyi.games.dama.position import Finish, Position, ToThrow
from youyi.games.dama.road import ARMY
from youyi.games.dama.rulings.casts import PrizeOfOwnClass
from youyi.kernel.names import Language
from youyi.kernel.rulings import Ruleset

DAMA = game("dama")
TURNS = 20_000
"""More than a game lasts, but for one that locks."""
BEGUN = 500
"""Of a game under a single other answer: some, as `split=allowed`, make most games lock."""
OF_THE_THROW = (art.TRIPLE_AGAIN, art.PRIZE_AGAIN, art.OWN_AGAIN, PrizeOfOwnClass.REWARD_AND_THROW)
"""Why a throw itself earns another turn."""


def book(ruleset: Ruleset[Any]) -> PrintedDama:
    return PrintedDama(read_page(handbook(DAMA, Language.EN, ruleset)))


def check_throw(page: PrintedDama, position: Position, move: Any, events: tuple[Event, ...]) -> Row | None:
    """Who acts, with how many horses, and whether the throw earns another turn."""
    if not isinstance(position.phase, ToThrow):
        return None
    row = page.row(position, position.phase.turn, move)
    (thrown,) = (each for each in events if isinstance(each, Thrown))
    earned = any(isinstance(each, ExtraEarned) and each.because in OF_THE_THROW for each in events)
    assert (row.horses, row.again) == (thrown.horses, earned), (move, row)
    assert row.actor in (thrown.actor, None)
    return row


def check_money(
    page: PrintedDama, before: Position, row: Row | None, events: tuple[Event, ...], after: Position
) -> set[str]:
    """Every payment of a move, in the order of its events. Says for what something was paid."""
    purse = Purse(list(before.ledger.purses), before.ledger.bowl, before.full, page.paying_seats(before))
    met = set[str]()
    for payment in row.paid if row is not None else ():
        purse.pay(*payment)
    if row is not None and row.paid:
        met.add(row.label)
    for event in events if page.staked and not page.over(before) else ():
        found = land(page, purse, before, event)
        met |= {found} if found else set()
    assert (tuple(purse.purses), purse.bowl) == (after.ledger.purses, after.ledger.bowl), (before, events)
    return met


def land(page: PrintedDama, purse: Purse, before: Position, event: Event) -> str | None:
    """What one event brings, by chapters 8 to 10."""
    find = page.page.find
    match event:
        case GateOpened(seat) if not before.passed:
            find("The first stack of ten or more that goes beyond it opens it")
            find("The player who opens it takes half the bowl", within=8)
            purse.half(seat)
            return "gate"
        case Struck(seat, owner, _, horses) if horses == ARMY:
            find("if you send back all twenty at once, you take half the bowl instead", within=8)
            purse.half(seat)
            return "strike all"
        case Struck(seat, owner, _, horses):
            payers, each = page.reward("You receive 1 chip for each horse, paid by [^;]*;")(seat, owner, [])
            purse.pay(payers, seat, each * horses)
            return "strike"
        case StationEntered(seat) if "1 chip" in page.page.find(r"Entering a station brings ([^.]*)\.", within=8)[1]:
            purse.pay(None, seat, 1)
            return "station"
        case Flew(seat, horses):
            others = [other for other in purse.paying if other != seat]
            payers, each = page.reward(r"Each horse that flies brings 1 chip, paid by .*\.")(seat, seat, others)
            purse.pay(payers, seat, each * horses)
            return "flight"
        case Won(seat, finish):
            return win(page, purse, seat, finish)
        case Ended(int(seat), Finish.ALONE):
            page.page.find("If all others leave before anybody is home, the player who is left is first", within=8)
            page.page.find("A player who is first because all others have left takes the bowl", within=8)
            purse.pay(None, seat, purse.bowl)
            return "alone"
        case _:
            return None


def win(page: PrintedDama, purse: Purse, seat: int, finish: Finish) -> str:
    page.page.find(
        "First pay everything else that this throw brings. Then the winner takes all that is in the bowl: the coarse finish"
    )
    amount = purse.bowl
    purse.pay(None, seat, amount)
    if finish is not Finish.XIMAN:
        return "coarse"
    page.page.find("The winner then takes the bowl, and the other players together pay as much again")
    page.page.find("They pay equal shares; the next chapter says who pays odd chips")
    for payer, share in purse.shares(seat, amount):
        purse.pay([payer], seat, share)
    return "close"


def check_game(ruleset: Ruleset[Any], page: PrintedDama, seats: int, seed: int, turns: int = TURNS) -> set[str]:
    met = set[str]()
    rules: Any = DAMA.rules(ruleset.rulings, replace(DAMA.terms, seats=seats))
    ante = number(page.page.find(r"Each player puts (\d+) chips into the bowl")[1]) if page.staked else 0
    assert rules.start().full == seats * ante
    for before, move, step in walk(rules, seed, turns):
        row = check_throw(page, before, move, step.events)
        met |= check_money(page, before, row, step.events, step.position)
    return met


@pytest.mark.parametrize("ruleset", DAMA.rulesets, ids=lambda each: each.full_id)
@pytest.mark.parametrize("games", [6, pytest.param(1_500, marks=pytest.mark.long)])
def test_games_are_paid_from_the_page_as_the_rules_pay_them(ruleset, games):
    page, met = book(ruleset), set[str]()
    for each in range(games):
        met |= check_game(ruleset, page, 2 + each % 4, each)
    landing = {"gate", "strike", "flight", "coarse"} if page.staked else set()
    rows = {each for each in page.paying if games > 100 or not each.startswith("the third collision")}
    assert met >= landing | rows, "everything that can be paid was paid, rewards and penalties"


@pytest.mark.parametrize("ruleset", third(single_answers(DAMA)), ids=lambda each: each.id)
@pytest.mark.parametrize("games", [2, pytest.param(100, marks=pytest.mark.long)])
def test_games_under_a_single_other_answer_are_paid_from_its_page(ruleset, games):
    page = book(ruleset)
    for each in range(games):
        check_game(ruleset, page, 2 + (each + 1) % 4, each, BEGUN)
