"""The words of the tables of findings, in the three languages."""

from __future__ import annotations

from workshop.findings.texts import FINDINGS as TEXTS

REASONS = {
    "all": TEXTS["reasons.all"],
    "tens_are_barred": TEXTS["reasons.tens_are_barred"],
    "in_the_order_of_discards": TEXTS["reasons.in_the_order_of_discards"],
    "reward_goes_first": TEXTS["reasons.reward_goes_first"],
    "the_banker_is_stopped": TEXTS["reasons.the_banker_is_stopped"],
    "third_gate_stays_shut": TEXTS["reasons.third_gate_stays_shut"],
    "hundred_needs_a_reward": TEXTS["reasons.hundred_needs_a_reward"],
    "a_gate_keeps_its_last": TEXTS["reasons.a_gate_keeps_its_last"],
    "the_hundred_is_stopped": TEXTS["reasons.the_hundred_is_stopped"],
    "the_merit_is_taken": TEXTS["reasons.the_merit_is_taken"],
    "hundred_comes_early": TEXTS["reasons.hundred_comes_early"],
    "myriad_and_thousand_stay": TEXTS["reasons.myriad_and_thousand_stay"],
    "a_ji_is_stopped": TEXTS["reasons.a_ji_is_stopped"],
    "myriad_and_thousand_wait": TEXTS["reasons.myriad_and_thousand_wait"],
    "thousand_follows_myriad": TEXTS["reasons.thousand_follows_myriad"],
    "a_guard_stays": TEXTS["reasons.a_guard_stays"],
    "a_ten_waits_for_twenty": TEXTS["reasons.a_ten_waits_for_twenty"],
    "no_haste": TEXTS["reasons.no_haste"],
}
"""What a reason of the heuristic player of 馬吊 tells it to do, by its name in the program."""
LOOPS = {"C++ rollouts": TEXTS["loops.c_rollouts"]}
"""How others are played, where that is more than the name of a language."""
GAMES_OF_OTHERS = {
    "backgammon": TEXTS["games_of_others.backgammon"],
    "hearts": TEXTS["games_of_others.hearts"],
    "doudizhu": TEXTS["games_of_others.doudizhu"],
}
"""Games of other programs, by the names that `youyi bench peers` gives them."""
ENGINES = {
    "fast": TEXTS["engines.fast"],
    "reference": TEXTS["engines.reference"],
}
GROWING = {
    "batch": TEXTS["growing.batch"],
    "seats": TEXTS["growing.seats"],
    "processes": TEXTS["growing.processes"],
}
"""What `youyi bench scaling` varies."""
