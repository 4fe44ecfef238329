"""The words of the tables of findings, in the three languages."""

from __future__ import annotations

from workshop.findings.texts import FINDINGS as TEXTS

PLAYERS = TEXTS["players"]
PLAYER = TEXTS["player"]
GAMES = TEXTS["games"]
ROUNDS = TEXTS["rounds"]
RULES = TEXTS["rules"]
SEAT = TEXTS["seat"]
SEAT_RESULT = TEXTS["seat_result"]
SEAT_FIRST = TEXTS["seat_first"]
LAST_FIRST = TEXTS["last_first"]
LED = TEXTS["led"]
RESULT = TEXTS["result"]
LUCK = TEXTS["luck"]
WITHOUT_LUCK = TEXTS["without_luck"]
REMOVED = TEXTS["removed"]
FIGURE = TEXTS["figure"]
ALONE = TEXTS["alone"]
AMONG = TEXTS["among"]  # fmt: skip
AS_BESIDE = TEXTS["as_beside"]
ADVICE = TEXTS["advice"]
OCCASIONS = TEXTS["occasions"]
FOLLOWED = TEXTS["followed"]
WORTH_FOLLOWED = TEXTS["worth_followed"]
WORTH_BROKEN = TEXTS["worth_broken"]
REASON = TEXTS["reason"]
CLAUSES = TEXTS["clauses"]
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
PARTED = TEXTS["parted"]
GAIN = TEXTS["gain"]
TOGETHER = TEXTS["together"]
ANSWER = TEXTS["answer"]
BETTER_GAIN = TEXTS["better_gain"]
DIFFERENCE = TEXTS["difference"]
CORRECTED = TEXTS["corrected"]
MEASURE = TEXTS["measure"]
AND = TEXTS["and"]
PAIR = TEXTS["pair"]
ITSELF = TEXTS["itself"]
UNSEEN = TEXTS["unseen"]
SEATS = TEXTS["seats"]
CLAUSE = TEXTS["clause"]
LEVEL = TEXTS["level"]
HOW = TEXTS["how"]
EVERY_GAME = TEXTS["every_game"]
WHO_CHOOSES = TEXTS["who_chooses"]
RATING = TEXTS["rating"]
WON = TEXTS["won"]
CALLED = TEXTS["called"]
ASKED = TEXTS["asked"]
OF_NUMBER = TEXTS["of_number"]
SLIPS = TEXTS["slips"]
MEAN_TURNS = TEXTS["mean_turns"]
MEDIAN = TEXTS["median"]
MOST_END_BY = TEXTS["most_end_by"]
LONGEST = TEXTS["longest"]
NO_END = TEXTS["no_end"]
TIMES = TEXTS["times"]
EACH_ANSWER = TEXTS["each_answer"]
ONE_ANSWER = TEXTS["one_answer"]
ELSE = TEXTS["else"]
NOTHING_ELSE = TEXTS["nothing_else"]
NOTHING_SEEN = TEXTS["nothing_seen"]
GAME = TEXTS["game"]
DECISIONS_A_SECOND = TEXTS["decisions_a_second"]
GAMES_A_SECOND = TEXTS["games_a_second"]
TIMES_OF = TEXTS["times_of"]
TIMES_THE_FIRST = TEXTS["times_the_first"]
PEER = TEXTS["peer"]
LOOPS = {"C++ rollouts": TEXTS["loops.c_rollouts"]}
"""How others are played, where that is more than the name of a language."""
OURS = TEXTS["ours"]
TAKEN_ON = TEXTS["taken_on"]
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
