"""What chapters say, sentence by sentence."""

from __future__ import annotations

from youyi.games.madiao.texts import HANDBOOK as TEXTS

SUIT_WORDS = (TEXTS["suit_classes"], TEXTS["tens_classes"], TEXTS["own_and_there"], TEXTS["here_alone"])
RUN = (
    TEXTS["run.run_put_the_turned_card"].filled(example="C9 C0 Ch"),
    TEXTS["run.counts"],
    TEXTS["run.high_tens"],
    TEXTS["run.big"],
    TEXTS["run.higher"],
    TEXTS["run.lower"],
)
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
