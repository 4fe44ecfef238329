"""Advice about 打馬 that sounds right, and of which measuring found nothing."""

from __future__ import annotations

from youyi.games.dama.ideas.tables import brought
from youyi.games.dama.texts import IDEAS as TEXTS
from youyi.kernel.face.ideas import FalseFriend
from youyi.kernel.lab.evaluation import Counts

FALSE_FRIENDS = (
    FalseFriend(
        name=TEXTS["gate_for_bowl.name"],
        says=TEXTS["gate_for_bowl.says"],
        gains=(brought(Counts.SCORE, 0.8, 2.0), brought(Counts.FIRST, -4.3, 2.0)),
    ),
    FalseFriend(
        name=TEXTS["save_single.name"],
        says=TEXTS["save_single.says"],
        gains=(brought(Counts.SCORE, -0.1, 2.8),),
    ),
    FalseFriend(
        name=TEXTS["bring_up_rear.name"],
        says=TEXTS["bring_up_rear.says"],
        gains=(brought(Counts.SCORE, 0.4, 1.8), brought(Counts.SCORE, -3.1, 3.5, seats=2)),
    ),
    FalseFriend(
        name=TEXTS["run_with_largest.name"],
        says=TEXTS["run_with_largest.says"],
        gains=(brought(Counts.SCORE, 0.1, 1.6),),
    ),
    FalseFriend(
        name=TEXTS["run_with_foremost.name"],
        says=TEXTS["run_with_foremost.says"],
        gains=(brought(Counts.SCORE, -0.8, 1.8),),
    ),
    FalseFriend(
        name=TEXTS["never_leave_station.name"],
        says=TEXTS["never_leave_station.says"],
        gains=(brought(Counts.SCORE, -0.7, 1.5),),
    ),
    FalseFriend(
        name=TEXTS["never_turn_back.name"],
        says=TEXTS["never_turn_back.says"],
        gains=(brought(Counts.SCORE, -0.1, 1.4), brought(Counts.SCORE, -3.5, 3.2, seats=2)),
    ),
    FalseFriend(
        name=TEXTS["not_before_court.name"],
        says=TEXTS["not_before_court.says"],
        gains=(brought(Counts.SCORE, 0.4, 1.5),),
    ),
    FalseFriend(
        name=TEXTS["larger_is_safe.name"],
        says=TEXTS["larger_is_safe.says"],
        gains=(brought(Counts.SCORE, -1.1, 2.1),),
    ),
    FalseFriend(
        name=TEXTS["behind_small_enemy.name"],
        says=TEXTS["behind_small_enemy.says"],
        gains=(brought(Counts.SCORE, 1.6, 1.6),),
    ),
    FalseFriend(
        name=TEXTS["take_low_bowl.name"],
        says=TEXTS["take_low_bowl.says"],
        gains=(brought(Counts.SCORE, 2.0, 2.8),),
    ),
)
"""None of them is ever said."""
