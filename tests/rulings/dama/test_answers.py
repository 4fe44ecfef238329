"""Each answer of 打馬 that is not the default changes what happens in at least one worked example."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.dama.table import lay, play, rules_for
from youyi.games.dama import GAME, Dama, Rulings, Terms, ToMove
from youyi.kernel.rulings import AnswersConflict, Quantity, Ruling, answered, questions, value_of, values

OPEN = {"gate": True}
WAITING = "5x20 own256"
ONE, TWO = "3x1 own246 last235", "5x1 own256"

EXAMPLES: dict[tuple[str, Any], tuple[list[str], dict[str, Any], str]] = {
    # ruling and answer: the table, how it is laid, the throws and choices
    ("ben", False): (["", ""], {}, "246"),
    ("zhuang", False): ([ONE, TWO], {"turn": 1}, "235"),
    ("zhuang_scope", "every_roll"): ([ONE, TWO], {"turn": 1, "extra": True}, "235"),
    ("zhuang_casts", "all"): (["3x1 own246 last444", TWO], {"turn": 1}, "444"),
    ("zhuang_order", "zhuang_first"): (["3x1 own246 last256", TWO], {"turn": 1}, "256"),
    ("zhuang_drop", "1_1"): ([ONE, TWO], {"turn": 1}, "244"),
    ("zhuang_fine", "previous"): ([ONE, TWO], {"turn": 1}, "235"),
    ("chips", False): (["", ""], {}, "444"),
    ("payment", "players"): (["", ""], {}, "444"),
    ("fa_action", "none"): (["", "", ""], {}, "123"),
    ("xiaofutu_value", 6): (["", ""], {}, "123"),
    ("hunhua", "five"): (["", ""], {}, "333"),
    ("drop_map", "skip_9"): (["", ""], {}, "112"),
    ("drop_path", "place"): (["3x1 own466", "11x3 own256"], {}, "345"),
    ("drop_blocked", "forfeit"): (["3x1 own466", "11x3 own256"], {}, "345"),
    ("short_hand", "need_all"): (["3x18 own246", "4x1 own256"], {}, "666"),
    ("split", "allowed"): (["20x3 2x17", "5x20"], {}, "224"),
    ("bounce", "from_standstill"): (["81x20 own224", WAITING], OPEN, "125"),
    ("bounce", "stop_at_gates"): (["40x4 2x16", "5x20"], {}, "224 40+8"),
    ("bounce", "none"): (["30x20 own115", "36x1 5x19"], {}, "233"),
    ("backward", True): (["30x4 50x16 own246", "19x3 5x17 own256"], OPEN, "236"),
    ("must_move", False): (["20x20", "30x20"], {}, "115"),
    ("stations", "cohabit"): (["3x1 own466", "9x1 own256"], {}, "345"),
    ("station_reward", "throw"): (["20x3 2x17", "5x20"], {}, "115 20+7"),
    ("station_reward", "both"): (["20x3 2x17", "5x20"], {}, "115 20+7"),
    ("station_reward", "none"): (["20x3 2x17", "5x20"], {}, "115 20+7"),
    ("station_set", "nine"): (["75x20 own246", "5x20"], OPEN, "114 75+6"),
    ("gate_enter_small", False): (["40x4 2x16", "5x20"], {}, "122 40+5"),
    ("gate_opens_for", "opener"): (["40x10 2x10", "5x20"], {}, "224 40+8"),
    ("overtake", "free"): (["47x2 2x18", "50x3 5x17"], OPEN, "115 47+7"),
    ("feilong_enter_partial", False): (["76x19 2x1", "5x20"], OPEN, "122 76+5"),
    ("feilong_hit", "safe_shared"): (["70x9 60x11", "81x8 5x12"], OPEN, "236 70+11"),
    ("feilong_exit", "any_shang"): (["81x20 own246", WAITING], OPEN, "456"),
    ("feilong_exit", "classic"): (["81x20 own246", WAITING], {"gate": True, "turn": 1}, "112"),
    ("feilong_exit", "true_only"): (["81x20 own246", WAITING], OPEN, "222"),
    ("jia_cells", "82_84"): (["86x20 own246", WAITING], OPEN, "235"),
    ("jia_cells", "82_88"): (["82x20 own246", WAITING], OPEN, "235"),
    ("jia_cells", "84"): (["86x20 own246", WAITING], OPEN, "235"),
    ("jia_exit", "named_four"): (["86x20 own246", WAITING], OPEN, "344"),
    ("jia_exit", "pair_full"): (["86x20 own246", WAITING], OPEN, "344"),
    ("overshoot", "finish"): (["88x20 own246", WAITING], OPEN, "226 88+6"),
    ("ximan", "exact"): (["86x20 own246", WAITING], OPEN, "114 86+4"),
    ("ximan", "off"): (["84x20 own246", WAITING], OPEN, "336 84+6"),
    ("moat_exit", "classic"): (["89x20 own256", "5x20 own246"], OPEN, "346"),
    ("moat_exit", "any_shang"): (["89x20 own256", "5x20 own246"], OPEN, "456"),
    ("moat_exit", "all_home"): (["89x20 own256", "5x20 own246"], OPEN, "444"),
    ("own_drop", "3_2"): (["3x1 own246", ""], {}, "345"),
    ("owner_throw", True): (["3x1 own246", "", ""], {"turn": 1}, "246"),
    ("owner_throw", "turn_also_on_fine"): (["3x1 own246", "", ""], {"turn": 1}, "123"),
    ("owner_throw", "chip"): (["3x1 own246", "", ""], {"turn": 1}, "246"),
    ("shang_own_class", "reward_and_throw"): (["3x1 own246", ""], {}, "444"),
    ("shang_extra", "every"): (["", ""], {}, "456"),
    ("shang_extra", "none"): (["", ""], {}, "444"),
    ("hit_extra", False): (["3x1 own246", "6x1 own256"], {}, "115"),
    ("merge_extra", False): (["6x1 own246", ""], {}, "115"),
    ("fly_extra", True): (["89x20 own256", "5x20 own246"], {"gate": True, "turn": 1}, "112"),
    ("extra_cap", "additive"): (["11x1 own246", ""], {}, "246"),
    ("extra_when", "at_once"): (["3x1 9x1 own246 last235", TWO], {"turn": 1}, "235"),
    ("full_stack_hit", "may_retire"): (["21x20", "32x20"], {}, "155 21+11"),
    ("after_finish", "play_on"): (["89x3 home17 own256", "89x2 home18", "5x20"], OPEN, "256"),
}
FROM_THE_START = {("first_player", "seat_0"), ("ante", 30), ("ben_setup", "opening_round")}
RANKED = {("move_requires", "deployed")}


def every_other_answer():
    standard = values(Rulings())
    for name, asked in questions(Rulings()).items():
        if isinstance(asked, Quantity):
            yield name, (6 if name == "xiaofutu_value" else 30)
            continue
        for member in asked:
            assert isinstance(member, Ruling)
            if value_of(member) != standard[name]:
                yield name, value_of(member)


def test_every_other_answer_has_an_example():
    assert set(every_other_answer()) == set(EXAMPLES) | FROM_THE_START | RANKED


def outcome(rules, position: Any, moves) -> tuple[Any, Any, Any]:
    """Play as far as the moves are legal; give where that leads, what it paid, and what is asked there."""
    events = list[Any]()
    for move in moves.split():
        read = GAME.notation.read_move(move)
        if rules.objection(position, read) is not None:
            break
        step = rules.play(position, read)
        position, events = step.position, [*events, *step.events]
    return position, [(type(event).__name__, event.because) for event in events], rules.prompt(position)


@pytest.mark.parametrize(("ruling", "answer"), EXAMPLES, ids=str)
def test_an_answer_changes_its_example(ruling, answer):
    armies, laid, moves = EXAMPLES[ruling, answer]
    position = lay(*armies, **laid)
    standard = outcome(rules_for(len(armies)), position, moves)
    changed = outcome(rules_for(len(armies), **{ruling: answer}), position, moves)
    assert (standard[0], standard[2]) != (changed[0], changed[2])


@pytest.mark.parametrize(("ruling", "answer"), sorted(FROM_THE_START))
def test_an_answer_changes_the_start(ruling, answer):
    standard, changed = rules_for(3), rules_for(3, **{ruling: answer})
    starts = [(rules.start(), outcome(rules, rules.start(), "first:a")[0]) for rules in (standard, changed)]
    assert starts[0] != starts[1]


def deployed() -> Any:
    """A seat that has had its whole army on the road, and has a hand again."""
    laid = lay("2x18", "5x20 own256")
    return replace(laid, armies=(replace(laid.armies[0], deployed=True), laid.armies[1]))


def test_the_right_to_choose_changes_what_a_deployed_seat_is_asked():
    position = deployed()
    assert not isinstance(outcome(rules_for(2), position, "115")[0].phase, ToMove)
    assert isinstance(outcome(rules_for(2, move_requires="deployed"), position, "115")[0].phase, ToMove)


def test_an_opening_round_without_own_casts_is_refused():
    with pytest.raises(AnswersConflict, match=r"where no player has one \(ben=false\)"):
        answered(Rulings(), {"ben": False, "ben_setup": "opening_round"})


@pytest.mark.parametrize(("ante", "seats"), [(4, 2), (3, 3), (2, 4)])
def test_too_small_a_bowl_is_refused_with_its_reason(ante, seats):
    with pytest.raises(AnswersConflict, match="one cast may be rewarded with 10"):
        Dama(answered(Rulings(), {"ante": ante}), Terms(seats=seats))


def test_the_rulesets_are_those_of_the_table():
    assert [ruleset.full_id for ruleset in GAME.rulesets] == [
        "dama/tujing@1",
        "dama/simplified-2009@1",
        "dama/shuofu@1",
        "dama/short@1",
    ]
    changed = GAME.under("shuofu")
    assert sorted(
        name for name, value in values(changed.rulings).items() if value != values(Rulings())[name]
    ) == sorted(
        [
            "payment",
            "own_drop",
            "shang_extra",
            "fly_extra",
            "station_reward",
            "station_set",
            "backward",
            "bounce",
            "drop_blocked",
            "feilong_hit",
            "feilong_exit",
            "moat_exit",
            "overshoot",
            "ximan",
        ]
    )


def test_an_extra_turn_taken_at_once_comes_before_the_throw_after_a_collision():
    played = play(rules_for(2, extra_when="at_once"), lay("3x1 9x1 own246 last235", TWO, turn=1), "235")
    assert played.thrower() == (0, True)
    again = play(played.rules, played.position, "115")
    assert again.thrower() == (1, False)
    assert again.position.phase.turn.collisions == 1
