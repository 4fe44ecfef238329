"""Ideas about stacks: whether, when and where to join them."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.ideas import tables
from youyi.games.dama.ideas.filling import Blanks, Pair, filling, nothing
from youyi.games.dama.ideas.scene import Outcome, Scene, contrast
from youyi.games.dama.moves import Move
from youyi.games.dama.position import Position
from youyi.games.dama.road import ARMY, FEILONG, GATE, GATE_UNIT
from youyi.games.dama.texts import IDEAS as TEXTS
from youyi.kernel.face.ideas import Idea
from youyi.kernel.lab.evaluation import Counts


def waits_for_all(_scene: Scene, ride: Outcome) -> bool:
    """No part of the army enters 飛龍院, unless it completes the twenty."""
    return ride.way.end != FEILONG or ride.stack == ARMY


def joins_all(_scene: Scene, ride: Outcome) -> bool:
    """The whole army becomes one stack."""
    return bool(ride.met) and ride.stack == ARMY


def makes_ten(scene: Scene, ride: Outcome) -> bool:
    """Two stacks of fewer than ten become one of ten or more before 函谷關, while it is shut for them."""
    shut = scene.seat not in scene.position.passed and ride.way.end <= GATE
    return shut and bool(ride.met) and max(ride.size, ride.met) < GATE_UNIT <= ride.stack


def joins(_scene: Scene, ride: Outcome) -> bool:
    """Two stacks become one."""
    return bool(ride.met)


def stays_apart(_scene: Scene, ride: Outcome) -> bool:
    """No two stacks become one."""
    return not ride.met


def _who_enters(pair: Pair) -> Blanks:
    return {"n": pair.number(pair.worse.size)}


def _who_joins(pair: Pair) -> Blanks:
    return {"n": pair.number(pair.better.size)}


WHOLE_TO_COURT: Idea[Position, Move] = Idea(
    key="whole_to_court",
    name=TEXTS["whole_to_court.name"],
    defined=TEXTS["whole_to_court.defined"],
    first=TEXTS["whole_to_court.first"],
    says=TEXTS["whole_to_court.says"],
    follows=contrast(waits_for_all),
    blanks=filling(waits_for_all, _who_enters),
    holds=tables.where(tables.court_is_open),
    gain=tables.brought(Counts.SCORE, 7.9, 2.4),
)
TWENTY_IN_ONE: Idea[Position, Move] = Idea(
    key="twenty_in_one",
    name=TEXTS["twenty_in_one.name"],
    defined=TEXTS["twenty_in_one.defined"],
    first=TEXTS["twenty_in_one.first"],
    says=TEXTS["twenty_in_one.says"],
    follows=contrast(joins_all),
    blanks=filling(joins_all, _who_joins),
    holds=tables.where(tables.not_two_for_chips),
    implies=frozenset({"join_in_race"}),
    article=art.FEILONG_TOGETHER,
    gain=tables.brought(Counts.SCORE, 6.8, 1.9),
)
TEN_FOR_GATE: Idea[Position, Move] = Idea(
    key="ten_for_gate",
    name=TEXTS["ten_for_gate.name"],
    defined=TEXTS["ten_for_gate.defined"],
    first=TEXTS["ten_for_gate.first"],
    says=TEXTS["ten_for_gate.says"],
    follows=contrast(makes_ten),
    blanks=filling(makes_ten, nothing),
    holds=tables.where(tables.for_chips),
    article=art.GATE_TEN,
    gain=tables.brought(Counts.SCORE, 2.8, 2.6),
)
JOIN_IN_RACE: Idea[Position, Move] = Idea(
    key="join_in_race",
    name=TEXTS["join_in_race.name"],
    defined=TEXTS["join_in_race.defined"],
    first=TEXTS["join_in_race.first"],
    says=TEXTS["join_in_race.says"],
    follows=contrast(joins),
    blanks=filling(joins, _who_joins),
    holds=tables.where(tables.for_the_race, tables.joins_throw_again),
    gain=tables.brought(Counts.FIRST, 4.0, 2.9),
)
STAY_APART: Idea[Position, Move] = Idea(
    key="stay_apart",
    name=TEXTS["stay_apart.name"],
    defined=TEXTS["stay_apart.defined"],
    first=TEXTS["stay_apart.first"],
    says=TEXTS["stay_apart.says"],
    follows=contrast(stays_apart),
    blanks=filling(stays_apart, nothing),
    holds=tables.where(tables.for_chips, tables.two, tables.bowl_pays, tables.stations_bar),
    gain=tables.brought(Counts.SCORE, 3.4, 2.6, seats=2),
)
