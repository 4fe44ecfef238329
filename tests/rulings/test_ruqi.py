"""Each answer to an open question of 儒棋 changes what it claims to change: one position, both answers."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from tests.kit.examples import Scene, alone
from tests.kit.narrow import ruling
from youyi.games import game
from youyi.games.ruqi.board import PIECES
from youyi.games.ruqi.events import RoundBegan, RoundEnded
from youyi.kernel.rulings import Quantity, questions, values

RUQI = game("ruqi")
LONE = alone("p1f")


@dataclass(frozen=True)
class Change:
    """The same throw in the same position, under the ruleset and with one answer changed."""

    ruleset: str
    question: str
    answer: str
    own: str
    enemy: str
    roll: str
    without: tuple[str, ...]
    """The mover's tokens under the ruleset's own answer."""
    with_it: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.ruleset} {self.question}={self.answer} {self.own}"


def modern(question: str, answer: str, own: str, roll: str, without: list[str], with_it: list[str], *, enemy=LONE):
    return Change("modern", question, answer, own, enemy, roll, tuple(without), tuple(with_it))


def classical(question: str, answer: str, own: str, roll: str, without: list[str], with_it: list[str], *, enemy=LONE):
    return Change("classical", question, answer, own, enemy, roll, tuple(without), tuple(with_it))


def ones(*cells: str) -> list[str]:
    return [alone(cell) for cell in cells]


CHANGES = (
    modern("arms", "forward", alone("p30f"), "24", ones("R6f", "p36f"), ones("p36f")),
    modern("arms", "none", alone("p10f"), "13", ones("Z4f", "p14f"), ones("p14f")),
    modern("arms", "none", alone("p30f"), "13", ones("R4f", "p34f"), ones("p34f")),
    modern("mid_turn_lane", "false", alone("p7f"), "23", ones("p12x", "Z2x"), ones("p12x")),
    modern("corner", "no_rest", alone("p3f"), "22", ones("p5f"), ones("p6f")),
    modern("corner", "no_rest", alone("p6f"), "00", ones("p5f"), ones("p4f")),
    modern("corner", "no_rest", alone("p3f"), "22", ones("p5f"), [], enemy=alone("p26f")),
    modern("corner", "uncounted", alone("p3f"), "33", ones("p6f"), ones("p7f")),
    modern("corner", "uncounted", alone("p6f"), "00", ones("p5f"), ones("p4f")),
    modern("bar", "enemy_jing", alone("p17f"), "33", ones("p20f"), ones("p21x"), enemy=alone("p5f")),
    modern("bar", "enemy_jing", alone("p21f"), "00", ones("p20f"), ones("p19f")),
    modern("bar", "enemy_two", alone("p27f"), "33", ones("p30f"), ones("p31x")),
    modern("bar", "enemy_two", alone("p17f"), "33", ones("p20f"), ones("p21x"), enemy=alone("p5f")),
    modern("bar", "enemy_two", alone("p17f"), "33", ones("p20f"), []),
    modern(
        "exit", "exact", "p38x p35x out out out", "25",
        ["out out out out out", "out p37x out out out", "p38x out out out out"], ["out out out out out"],
    ),
    modern("one_qian", "die", alone("p25x"), "03", ones("p26x"), ones("p28x")),
    modern("one_qian", "die_plus1", alone("p25x"), "05", ones("p26x"), ones("p31x")),
    modern("fu_double", "sum", alone("p8f"), "11", ones("p9f"), ones("p10f")),
    modern(
        "kind_choice", "xiao_first", "p22x p3f out out out", "23",
        ["p27x p3f out out out", "p22x p8f out out out"], ["p27x p3f out out out"],
    ),
    modern("xiao_double", "none", "p3f p22x out out out", "22",
           ["p5f p22x out out out", "p3f p26x out out out"], ["p5f p22x out out out"]),
    modern("xiao_double", "none", alone("p22x"), "22", ones("p26x"), []),
    modern(
        "kind_choice", "xiao_first", "p35x p3f out out out", "23",
        ["out p3f out out out", "p35x p8f out out out"], ["out p3f out out out"],
    ),
    modern(
        "kind_choice", "xiao_first_leaving", "p35x p3f out out out", "23",
        ["out p3f out out out", "p35x p8f out out out"], ["out p3f out out out"],
    ),
    modern(
        "kind_choice", "xiao_first_leaving", "p22x p3f out out out", "23",
        ["p27x p3f out out out", "p22x p8f out out out"], ["p27x p3f out out out", "p22x p8f out out out"],
    ),
    modern("status_timing", "per_die", alone("p7f"), "23", ones("p12x", "Z2x"), ones("p12f", "p12x", "Z2f")),
    modern("occupancy", "slide", alone("p3f"), "33", [], ones("p7f"), enemy=alone("p26f")),
    modern("occupancy", "slide", "p3f p6f out out out", "33",
           ["p6f p6f out out out", "p3f p9f out out out"], ["p7f p6f out out out", "p3f p9f out out out"]),
    modern("occupancy", "free_all", alone("p3f"), "33", [], ones("p6f"), enemy=alone("p26f")),
    modern(
        "stack_move", "single", "p12f p12f out out out", "22",
        ["p14f p12f out out out", "p12f p14f out out out", "p14f p14f out out out"],
        ["p14f p12f out out out", "p12f p14f out out out"],
    ),
    classical("arms", "any", alone("p10f"), "13", ones("p14f"), ones("p14f", "Z4f")),
    classical("arms", "forward", alone("p10f"), "13", ones("p14f"), ones("p14f", "Z4f")),
    classical("corner", "no_rest", alone("p0f"), "55", ones("p5f"), ones("p6f")),
    classical("corner", "uncounted", alone("p0f"), "55", ones("p5f"), ones("p6f")),
    classical("bar", "none", alone("p17f"), "33", ones("p21x"), ones("p20f"), enemy=alone("p5f")),
    classical("bar", "enemy_two", alone("p27f"), "33", ones("p30f"), ones("p31x"), enemy=alone("p5f")),
    classical("exit", "exact", alone("p38x"), "35", ones("out"), []),
    classical("one_qian", "die", alone("p22x"), "03", ones("p23x"), ones("p25x")),
    classical("one_qian", "die", "p39x p36x out out out", "03",
              ["out p36x out out out", "p39x p37x out out out"], ["out p36x out out out", "p39x out out out out"]),
    classical("one_qian", "die_plus1", alone("p22x"), "04", ones("p23x"), ones("p27x")),
    classical("fu_double", "sum", alone("p8f"), "11", ones("p9f"), ones("p10f")),
    classical(
        "kind_choice", "free", "p22x p3f out out out", "23",
        ["p27x p3f out out out"], ["p27x p3f out out out", "p22x p8f out out out"],
    ),
    classical(
        "kind_choice", "xiao_first_leaving", "p22x p3f out out out", "23",
        ["p27x p3f out out out"], ["p27x p3f out out out", "p22x p8f out out out"],
    ),
    classical("xiao_double", "none", alone("p22x"), "22", ones("p26x"), []),
    classical("status_timing", "per_die", alone("p7f"), "23", ones("p12x"), ones("p12f", "p12x")),
    classical("occupancy", "stack_own", "p3f p6f out out out", "33",
              ["p7f p6f out out out", "p3f p9f out out out"], ["p6f p6f out out out", "p3f p9f out out out"]),
    classical("occupancy", "free_all", alone("p3f"), "33", ones("p7f"), ones("p6f"), enemy=alone("p26f")),
)  # fmt: skip
LAST_LEAVES = Scene(alone("p39x"), "p1f out p2f out out", "01")
ALL_LEAVE = Scene("p36x p36x p36x p36x p36x", "out out out out out", "14")
RECKONED = {"scoring": (LAST_LEAVES, "善p39+1"), "void_award": (ALL_LEAVE, "善敬德忠順p36+4")}
"""Answered at the reckoning, below: a turn that ends the round."""
NO_EFFECT = {("classical", "mid_turn_lane"), ("classical", "stack_move")}
"""The rule text says so of the first: without lanes there is nothing to turn into; without shared cells, no stack."""


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_an_answer_changes_what_it_claims(change):
    before = Scene(change.own, change.enemy, change.roll, ruleset=change.ruleset)
    after = Scene(
        change.own, change.enemy, change.roll, ruleset=change.ruleset, rulings={change.question: change.answer}
    )
    assert before.results == set(change.without)
    assert after.results == set(change.with_it)


def everything_else() -> set[tuple[str, str, str]]:
    """Every answer of every question that a ruleset does not give itself."""
    found = set()
    for ruleset in RUQI.rulesets:
        given = values(ruleset.rulings)
        for name, asked in questions(ruleset.rulings).items():
            assert not isinstance(asked, Quantity), "no question of 儒棋 asks for a number"
            short = ruleset.id.removeprefix("ruqi/")
            found |= {(short, name, member.word) for member in asked if member.word != str(given[name]).lower()}
    return found


def test_every_other_answer_has_an_example():
    shown = {(change.ruleset, change.question, change.answer) for change in CHANGES}
    owed = {each for each in everything_else() if each[1] not in RECKONED and each[:2] not in NO_EFFECT}
    assert shown == owed


@pytest.mark.parametrize(("ruleset", "question"), sorted(NO_EFFECT))
def test_what_has_no_effect_in_the_classical_game_has_none(ruleset, question):
    (answer,) = {answer for each, name, answer in everything_else() if (each, name) == (ruleset, question)}
    for change in CHANGES:
        if change.ruleset == ruleset:
            scene = Scene(change.own, change.enemy, change.roll, ruleset=ruleset, rulings={question: answer})
            assert scene.results == set(change.without)


@pytest.mark.parametrize(
    ("ruleset", "answer", "winner"),
    [("modern", "race", 0), ("modern", "yield", 1), ("classical", "yield", 1), ("classical", "race", 0)],
)
def test_scoring_says_who_is_paid_and_so_who_leads_next(ruleset, answer, winner):
    scene, move = RECKONED["scoring"]
    step = replace(scene, ruleset=ruleset, rulings={"scoring": answer}).play(move)
    (ended,) = (event for event in step.events if isinstance(event, RoundEnded))
    (began,) = (event for event in step.events if isinstance(event, RoundBegan))
    assert (ended.winner, ended.points) == (winner, 14)
    assert ruling(ended.because).word == answer
    assert began.seat == 1 - winner


@pytest.mark.parametrize(
    ("ruleset", "rulings", "points"),
    [("modern", {}, 30), ("modern@1", {}, 0), ("modern", {"void_award": "remaining"}, 0)],
)
def test_void_throws_pay_what_the_ruleset_says_when_all_five_leave_together(ruleset, rulings, points):
    scene, move = RECKONED["void_award"]
    step = replace(scene, ruleset=ruleset, rulings=rulings).play(move)
    (ended,) = (event for event in step.events if isinstance(event, RoundEnded))
    assert (ended.winner, ended.points) == (1, points)


def test_the_dearest_of_those_that_leave_is_not_paid_for():
    scene = Scene("p37x p37x p1f p1f p1f", "out out out out out", "14", ruleset="modern")
    step = scene.play("善敬p37+4")
    (ended,) = (event for event in step.events if isinstance(event, RoundEnded))
    worth = {virtue.name.zh_hant: virtue.number for virtue in PIECES}
    assert ended.points == sum(worth.values()) - max(worth["善"], worth["敬"]) == 33


def test_a_ruleset_is_nothing_but_its_answers():
    """The classical ruleset, given the modern answers one by one, is the modern game."""
    changed = dict(values(RUQI.ruleset("modern").rulings))
    assert RUQI.under("classical", changed).rulings == RUQI.ruleset("modern").rulings
