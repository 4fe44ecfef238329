"""Advice about 馬吊 that sounds right, and of which measuring found next to nothing, or the contrary."""

from __future__ import annotations

from youyi.games.madiao.ideas.asked import gain
from youyi.games.madiao.texts import IDEAS as TEXTS
from youyi.kernel.face.ideas import FalseFriend, Gain
from youyi.kernel.lab.evaluation import Counts

MEASURED = "players of levels 3 to 5 under madiao/guide; each card in 160 deals that fit what was seen, played on by heuristic@2"


def _found(mean: float, half: float) -> Gain:
    return Gain(Counts.SCORE, mean, half, MEASURED)


FALSE_FRIENDS = (
    FalseFriend(
        name=TEXTS["third_gate_shut.name"],
        says=TEXTS["third_gate_shut.says"],
        gains=(gain(0.0, 0.3, 375),),
    ),
    FalseFriend(
        name=TEXTS["announce_hundred.name"],
        says=TEXTS["announce_hundred.says"],
        gains=(_found(-3.3, 0.9),),
    ),
    FalseFriend(
        name=TEXTS["order_of_discards.name"],
        says=TEXTS["order_of_discards.says"],
        gains=(_found(-0.2, 0.1),),
    ),
    FalseFriend(
        name=TEXTS["last_ten.name"],
        says=TEXTS["last_ten.says"],
        gains=(_found(-0.1, 0.2),),
    ),
    FalseFriend(
        name=TEXTS["guard_against_ji.name"],
        says=TEXTS["guard_against_ji.says"],
        gains=(_found(0.0, 0.1),),
    ),
    FalseFriend(
        name=TEXTS["no_haste.name"],
        says=TEXTS["no_haste.says"],
        gains=(_found(0.2, 0.3), _found(-3.7, 1.4)),
    ),
    FalseFriend(
        name=TEXTS["banker_plays_first.name"],
        says=TEXTS["banker_plays_first.says"],
        gains=(_found(-1.6, 0.4),),
    ),
    FalseFriend(
        name=TEXTS["capture_high.name"],
        says=TEXTS["capture_high.says"],
        gains=(_found(-0.4, 0.2),),
    ),
    FalseFriend(
        name=TEXTS["lead_lowest.name"],
        says=TEXTS["lead_lowest.says"],
        gains=(_found(-0.5, 0.1),),
    ),
    FalseFriend(
        name=TEXTS["lead_from_length.name"],
        says=TEXTS["lead_from_length.says"],
        gains=(_found(-0.3, 0.3),),
    ),
    FalseFriend(
        name=TEXTS["lead_again.name"],
        says=TEXTS["lead_again.says"],
        gains=(_found(0.1, 0.2),),
    ),
    FalseFriend(
        name=TEXTS["make_void.name"],
        says=TEXTS["make_void.says"],
        gains=(_found(0.1, 0.1),),
    ),
    FalseFriend(
        name=TEXTS["ji_for_last.name"],
        says=TEXTS["ji_for_last.says"],
        gains=(_found(-0.1, 0.1),),
    ),
    FalseFriend(
        name=TEXTS["one_of_a_suit.name"],
        says=TEXTS["one_of_a_suit.says"],
        gains=(_found(0.3, 0.2),),
    ),
)
