"""Answers about drops, rides and what they earn in 打馬, as numbers: by the functions of the readable engine."""

from __future__ import annotations

from typing import Any

from youyi.games.dama.journeys import splits
from youyi.games.dama.legality import gives_choice, may_decline
from youyi.games.dama.rules import Dama
from youyi.games.dama.rulings.drops import DropPath, ShortHand
from youyi.games.dama.rulings.finish import MoatExit
from youyi.games.dama.rulings.road import Bounce, GateOpensFor
from youyi.games.dama.rulings.turns import FlyExtra, HitExtra, MergeExtra


def riding(rules: Dama) -> dict[str, Any]:
    """Answers about drops, rides, and what they earn."""
    rulings, road = rules.rulings, rules.context.road
    return {
        "place": rulings.drop_path is DropPath.PLACE,
        "need_all": rulings.short_hand is ShortHand.NEED_ALL,
        "drop_turns": road.drop_turns,
        "choice": gives_choice(rules.context),
        "splits": splits(rules.context),
        "declines": may_decline(rules.context),
        "backward": road.backward,
        "turns_back": road.bounce is not Bounce.NONE,
        "from_standstill": road.bounce is Bounce.FROM_STANDSTILL,
        "halts": road.bounce is Bounce.STOP_AT_GATES,
        "runs_home": road.runs_home,
        "opens_for_all": rulings.gate_opens_for is GateOpensFor.EVERYONE,
        "whole_moat": rulings.moat_exit is MoatExit.ALL_HOME,
        "strike_again": rulings.hit_extra is HitExtra.TRUE,
        "merge_again": rulings.merge_extra is MergeExtra.TRUE,
        "fly_again": rulings.fly_extra is FlyExtra.TRUE,
    }
