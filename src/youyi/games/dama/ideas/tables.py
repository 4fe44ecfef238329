"""At which tables of 打馬 ideas hold: what counts there, how many sit there, and what its rules answer; and what they brought."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from youyi.games.dama.landing import BRINGS
from youyi.games.dama.payments import anything_staked, paid_by_players
from youyi.games.dama.road import FEILONG
from youyi.games.dama.rules import Dama
from youyi.games.dama.rulings.drops import DropPath
from youyi.games.dama.rulings.road import Bounce, GateOpensFor
from youyi.games.dama.rulings.turns import HitExtra, MergeExtra
from youyi.kernel.face.ideas import Gain
from youyi.kernel.lab.evaluation import Counts

Holds: TypeAlias = Callable[[Dama, Counts], bool]


def where(*conditions: Holds) -> Holds:
    """Where every one of these holds, and stacks do not move back of their own will: none was measured where they do."""
    return lambda rules, counts: not rules.context.road.backward and all(each(rules, counts) for each in conditions)


def for_chips(rules: Dama, counts: Counts) -> bool:
    """Where chips are staked, and count."""
    return counts is Counts.SCORE and anything_staked(rules.rulings)


def for_the_race(_rules: Dama, counts: Counts) -> bool:
    """Where to be first counts."""
    return counts is Counts.FIRST


def two(rules: Dama, _counts: Counts) -> bool:
    """Where two play."""
    return rules.seats == 2


def four(rules: Dama, _counts: Counts) -> bool:
    """Where four play."""
    return rules.seats == 4


def bowl_pays(rules: Dama, _counts: Counts) -> bool:
    """Where the bowl pays rewards."""
    return not paid_by_players(rules.rulings)


def stations_bar(rules: Dama, _counts: Counts) -> bool:
    """Where a held station shuts the way."""
    return bool(rules.context.road.barring)


def stations_pay(rules: Dama, _counts: Counts) -> bool:
    """Where a station brings a chip."""
    pays, _ = BRINGS[rules.rulings.station_reward]
    return pays


def walls_stand(rules: Dama, _counts: Counts) -> bool:
    """Where what stands before a barred cell cannot go at all: it does not turn on the spot."""
    road = rules.context.road
    turns = {Bounce.FROM_STANDSTILL: True, Bounce.TURN_BACK: False, Bounce.STOP_AT_GATES: False, Bounce.NONE: False}
    return bool(road.barring) and not road.overtaking and not turns[road.bounce]


def larger_bar(rules: Dama, _counts: Counts) -> bool:
    """Where larger stacks beyond 函谷關 shut the way."""
    return not rules.context.road.overtaking


def court_is_open(rules: Dama, _counts: Counts) -> bool:
    """Where fewer than twenty may enter 飛龍院, and are struck there as anywhere."""
    road = rules.context.road
    return road.partial_on_feilong and FEILONG not in road.protected


def drops_travel(rules: Dama, _counts: Counts) -> bool:
    """Where dropped horses travel, and turn back where the way is shut."""
    travel = {DropPath.TRAVEL: True, DropPath.PLACE: False}[rules.rulings.drop_path]
    return travel and rules.context.road.drop_turns


def gate_opens_for_all(rules: Dama, _counts: Counts) -> bool:
    """Where 函谷關, once passed, is open to everybody."""
    return {GateOpensFor.EVERYONE: True, GateOpensFor.OPENER: False}[rules.rulings.gate_opens_for]


def strikes_throw_again(rules: Dama, _counts: Counts) -> bool:
    """Where a strike earns another throw."""
    return {HitExtra.TRUE: True, HitExtra.FALSE: False}[rules.rulings.hit_extra]


def joins_throw_again(rules: Dama, _counts: Counts) -> bool:
    """Where joining stacks earns another throw."""
    return {MergeExtra.TRUE: True, MergeExtra.FALSE: False}[rules.rulings.merge_extra]


def not_two_for_chips(rules: Dama, counts: Counts) -> bool:
    """Anywhere but where two play for chips."""
    return not (two(rules, counts) and for_chips(rules, counts))


GUIDES = {Counts.SCORE: "network", Counts.FIRST: "network-first"}


def brought(counts: Counts, mean: float, half: float, *, seats: int = 3) -> Gain:
    """What an idea brought under dama/tujing, as all were measured."""
    choices = f"dama/tujing, {seats} seats, choices of levels 3 to 5"
    return Gain(
        counts,
        mean,
        half,
        f"{choices}: the best that follows and the best that does not, 64 playouts of {GUIDES[counts]} each",
    )
