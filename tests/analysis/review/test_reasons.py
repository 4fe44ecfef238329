"""Why a choice is better: which ideas are said of two choices, given what every choice is worth; and where nothing is said."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pytest

from youyi.analysis.review.advice import advised
from youyi.analysis.review.choices import Band, Margin, WeighedChoice, margin_of
from youyi.analysis.review.evaluators import judging_of
from youyi.analysis.review.reasons import Reasons, habits_of, reasons_of, sentences, where_to_look
from youyi.analysis.review.values import Valued
from youyi.games import game
from youyi.kernel.face.ideas import Gain, Idea
from youyi.kernel.lab.evaluation import Counts, Judging
from youyi.kernel.names import Language, everywhere
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat

JUDGING = Judging(counts=Counts.SCORE, guide="x", spread=100.0, measured="nobody")
GAIN = Gain(Counts.SCORE, 1.0, 0.5, "nobody")


def idea(key: str, does: str, avoids: str = "", **changes: Any) -> Idea[Any, Any]:
    """An idea that some moves follow and some break, each a letter."""
    return replace(
        Idea(
            key=key,
            name=everywhere(key),
            defined=everywhere(key),
            first=everywhere(f"look for {key}"),
            says=everywhere(f"Do {key}."),
            follows=lambda _rules, _position, move: True if move in does else False if move in avoids else None,
            blanks=lambda *_: {},
            gain=GAIN,
        ),
        **changes,
    )


def reasons(ideas, worths, worse, error=0.1):
    """The ideas that are said of the best move against a worse one, with their shares."""
    table: Any = SimpleNamespace(
        game=SimpleNamespace(commentary=SimpleNamespace(ideas=tuple(ideas)), seat_names=()), rules=None
    )
    best = max(worths.values())
    valued = [Valued(move, (worth,), best - worth, error * (worth < best)) for move, worth in worths.items()]
    valued.sort(key=lambda each: each.less)
    return Reasons(table, None, tuple(valued), JUDGING).against(next(each for each in valued if each.move == worse))


def keys(found):
    return [each.idea.key for each in found]


def test_an_idea_is_said_of_the_loss_that_is_left_without_it():
    (found,) = reasons([idea("one", "ab")], {"a": 10, "b": 9, "c": 4, "d": 0}, "d")
    assert found.share == pytest.approx(0.6), "who refuses it can still have 4 of 10"
    assert reasons([idea("one", "ab")], {"a": 10, "b": 9, "c": 8, "d": 0}, "d") == (), "who refuses it loses little"


@pytest.mark.parametrize(
    ("does", "avoids", "said"),
    [
        ("a", "", True),
        ("a", "d", True),
        ("", "d", True),
        ("ad", "", False),
        ("", "", False),
        ("", "ad", False),
        ("d", "a", False),
    ],
)
def test_an_idea_is_said_only_where_the_better_move_follows_it_further(does, avoids, said):
    assert bool(reasons([idea("one", does, avoids)], {"a": 10, "d": 0}, "d")) is said


def test_what_is_no_idea_here_is_not_said():
    worths = {"a": 10, "d": 0}
    for silent in ({"gain": None}, {"holds": lambda _rules, _counts: False}, {"blanks": lambda *_: None}):
        assert reasons([idea("one", "a", **silent)], worths, "d") == ()


def test_nothing_is_said_of_a_difference_that_may_be_none():
    ideas = [idea("one", "a")]
    assert reasons(ideas, {"a": 10, "d": 0}, "d", error=3.0)
    assert reasons(ideas, {"a": 10, "d": 0}, "d", error=6.0) == ()
    assert reasons(ideas, {"a": 2.9, "d": 0}, "d", error=0.0) == (), "below the first band"


def test_the_special_comes_first_unless_it_explains_far_less():
    worths = {"a": 10, "b": 2, "c": 4, "d": 0}
    special, general = idea("special", "ab"), idea("general", "ac")
    assert keys(reasons([special, general], worths, "d")) == ["special", "general"], "shares of 0.6 and 0.8"
    assert keys(reasons([special, general], worths | {"c": 5}, "d")) == ["special", "general"]
    assert keys(reasons([special, general], worths | {"b": 0, "c": 4.9}, "d"))[0] == "general", "shares of 0.51 and 1"


def test_a_second_idea_says_something_more():
    worths = {"a": 10, "d": 0}
    one, two, three = idea("one", "a"), idea("two", "a"), idea("three", "a")
    assert len(reasons([one, two, three], worths, "d")) == 2, "never three"
    assert keys(reasons([replace(one, implies=frozenset({"two", "three"})), two, three], worths, "d")) == ["one"]
    assert keys(reasons([one, replace(two, implies=frozenset({"one"}))], worths, "d")) == ["one"]


def test_an_idea_that_explains_less_than_half_is_said_to_be_one_of_several():
    found = reasons([idea("one", "ab"), idea("two", "ac")], {"a": 10, "b": 6.8, "c": 6.6, "d": 0}, "d")
    assert keys(found) == ["one"], "the one that explains most, alone"
    assert sentences(found, Language.EN) == "Do one. That is part of the reason."
    assert where_to_look(found).en == "look for one"


@dataclass(frozen=True)
class Case:
    losses: tuple[float, ...]
    error: float
    says: str


MOVES = ("敬p0+2 德p0+4", "善p5+2 善p7+4", "敬p0+2 善p5+4", "德p0+2 善p5+4", "德p0+2 敬p0+4")


@pytest.mark.parametrize(
    "case",
    [
        Case((0.0, 0.3, 0.2), 3.0, "It hardly matters what you choose here."),
        Case((0.0, 3.0, 0.2), 3.0, "We cannot tell which move is better."),
        Case((0.0, 0.1, 0.1, 0.1, 9.0), 0.1, "Anything else is better than “Virtue 德 goes 2 forward from its own Pure; then Reverence 敬 goes 4 forward from its own Pure”."),
        Case((0.0, 1.0), 0.1, " This move is a little better than “"),
        Case((0.0, 2.0), 0.1, " This move is clearly better than “"),
        Case((0.0, 3.5), 0.1, " This move is far better than “"),
        Case((0.0, 13.0), 0.1, " This move is so much better than “"),
    ],
)  # fmt: skip
def test_what_hangs_on_a_choice_is_said_in_words_and_not_in_figures(case):
    table = game("ruqi").under()
    position = table.read_position("1 0:0 p5f,p0f,p0f,J7x,J7x p5f,p5f,p8f,p8f,p18x play:w/24")
    read = table.game.notation.read_move
    valued = [
        Valued(read(move), (-less, less), less, case.error * (less > 0))
        for move, less in zip(MOVES, case.losses, strict=False)
    ]
    told = advised(table, position, valued, Seat(0))
    assert case.says in told[0].says.en
    assert not any("±" in each.says.en or "tallies" in each.says.en for each in told)


@pytest.mark.parametrize(
    ("good", "bad", "said"), [(1, 1, False), (2, 1, False), (3, 1, True), (3, 2, True), (3, 3, False)]
)
def test_anything_but_is_said_of_a_bad_one_or_two_among_three_good_ones(good, bad, said):
    table = game("ruqi").under()
    position = table.read_position("1 0:0 p5f,p0f,p0f,J7x,J7x p5f,p5f,p8f,p8f,p18x play:w/24")
    losses = [0.0, *[0.1] * (good - 1), *[13.0] * bad]
    prompt = table.rules.prompt(position)
    assert isinstance(prompt, Decision)
    moves = prompt.moves
    valued = [Valued(move, (-less, less), less, 0.1 * (less > 0)) for move, less in zip(moves, losses, strict=False)]
    assert advised(table, position, valued, Seat(0))[0].says.en.startswith("Anything else is better than “") == said


def test_a_margin_is_what_a_loss_is_at_least():
    assert [margin_of(less, 0.0, 100.0) for less in (2.9, 3.0, 6.0, 12.0, 50.0)] == [None, *Margin]
    assert margin_of(13.0, 1.0, 100.0) is Margin.CLEAR
    assert margin_of(5.0, 3.0, 100.0) is None


def test_a_worse_move_is_told_by_the_idea_that_it_breaks():
    table = game("ruqi").under()
    position = table.read_position("1 0:0 p5f,p0f,p0f,J7x,J7x p5f,p5f,p8f,p8f,p18x play:w/24")
    read = table.game.notation.read_move
    valued = [Valued(read("敬p0+2 德p0+4"), (0.0, 0.0), 0.0, 0.0), Valued(read("善p5+2 善p7+4"), (-8.0, 8.0), 8.0, 0.7)]
    best, worse = advised(table, position, valued, Seat(0))
    assert worse.says.en.startswith("Use both numbers to bring new pieces out")
    assert "This move gives that up. What it does instead: passes Middle 10, " in worse.says.en, "what it is good for"
    assert best.says.en.endswith(", which gives that up.")
    assert best.first == worse.first is not None
    assert judging_of(table).counts is Counts.SCORE


def test_a_lesson_is_the_idea_that_would_have_saved_a_seat_most_over_several_choices():
    table = game("ruqi").under()
    position = table.read_position("1 0:0 p5f,p0f,p0f,J7x,J7x p5f,p5f,p8f,p8f,p18x play:w/24")
    read = table.game.notation.read_move

    def choice(ply: int, seat: int, loss: float) -> WeighedChoice:
        best = Valued(read("敬p0+2 德p0+4"), (0.0, 0.0), 0.0, 0.0)
        taken = Valued(read("善p5+2 善p7+4"), (-loss, loss), loss, 0.1)
        return WeighedChoice(ply, Seat(seat), position, (best, taken), taken, None, None, Band.BLUNDER)

    costly = [choice(1, 0, 8.0), choice(3, 1, 9.0), choice(5, 0, 4.5)]
    (lesson,) = habits_of((each, reasons_of(table, judging_of(table), each)) for each in costly)
    assert (lesson.seat, lesson.times, lesson.lost) == (0, 2, 12.5), "the other seat erred once"
    assert lesson.idea.key == "both_out"
