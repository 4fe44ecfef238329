"""What chapters say, sentence by sentence."""

from __future__ import annotations

from youyi.games.madiao.texts import HANDBOOK as TEXTS

THE_SUIT = TEXTS["the_suit"]
ANCHOR = TEXTS["anchor"]
LONE_SHOULDER = TEXTS["lone_shoulder"]
SUIT_WORDS = (TEXTS["suit_classes"], TEXTS["tens_classes"], TEXTS["own_and_there"], TEXTS["here_alone"])
RUN = (
    TEXTS["run.run_put_the_turned_card"].filled(example="C9 C0 Ch"),
    TEXTS["run.counts"],
    TEXTS["run.high_tens"],
    TEXTS["run.big"],
    TEXTS["run.higher"],
    TEXTS["run.lower"],
)
RECKONING = TEXTS["reckoning"]
RUN_EXAMPLE = TEXTS["run.example"]
DISTANCES = (
    TEXTS["by_distance.greens"],
    TEXTS["by_distance.big"],
    TEXTS["by_distance.ninety"],
    TEXTS["by_distance.eighty"],
    TEXTS["by_distance.thirty"],
    TEXTS["by_distance.brocade"],
    TEXTS["by_distance.reward"],
    TEXTS["by_distance.neighbours"],
    TEXTS["by_distance.one_between"],
)
NO_RUN = TEXTS["no_run"]
PLAIN = TEXTS["plain"]
FEMALE_TU = TEXTS["female_tu"]
DOOR_KNOCK = TEXTS["door_knock"]
COMMON_HE = TEXTS["common_he"]
WHO_PAYS_DRAWS = TEXTS["who_pays_draws"]
DOUBLED = TEXTS["doubled"]
ALSO_DOUBLED = TEXTS["also_doubled"]
MERIT = TEXTS["merit"]
NEAREST = TEXTS["nearest"]
GIVING = TEXTS["giving"]
OF_SUIT = TEXTS["of_suit"]
THOUSAND = TEXTS["thousand"]
SHOULDER_WAITS = TEXTS["shoulder_waits"]
TURNS_FIRST = TEXTS["turns_first"]
TURNS_FIRST_AFTER_DEALT = TEXTS["turns_first_after_dealt"]
DRAWN_GIVE_NONE = TEXTS["drawn_give_none"]
HIGH_TENS = TEXTS["high_tens"]
FOUR_PLAY = TEXTS["four_play"]
AS_PRINTED = TEXTS["as_printed"]
FOUR_JI_NOT_PAID = TEXTS["four_ji_not_paid"]
AS_THEY_COUNT = TEXTS["as_they_count"]
STANDS_FOR = TEXTS["stands_for"]
DRAW_NAMES = TEXTS["draw_names"]
IRON_BOLT = TEXTS["iron_bolt"]
RIVAL = TEXTS["rival"]
ONE_BANNER = TEXTS["one_banner"]
ANY_BOLT = TEXTS["any_bolt"]
ANY_BASE = TEXTS["any_base"]
FOUR_TIMES = TEXTS["four_times"]
BASE = TEXTS["base"]
BANNER_EXAMPLE = TEXTS["banner_example"]
