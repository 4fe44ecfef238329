"""Ideas about the way: stations that bar it, stacks that do, and 函谷關."""

from __future__ import annotations

from youyi.games.dama import articles as art
from youyi.games.dama.ideas import tables
from youyi.games.dama.ideas.filling import Blanks, Pair, filling, most, nothing, station
from youyi.games.dama.ideas.scene import Outcome, Scene, contrast
from youyi.games.dama.moves import Move
from youyi.games.dama.position import Army, Position
from youyi.games.dama.reach import FARTHEST
from youyi.games.dama.road import END, GATE
from youyi.games.dama.texts import IDEAS as TEXTS
from youyi.games.dama.travel import barred_by_enemy
from youyi.kernel.face.ideas import Idea
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.seats import Seat, Spot

FIRST_STATION = 9
CAPTIVES = 3
"""Fewer horses that cannot move are not worth a guard."""
PURSUERS = 6
"""Fewer horses behind a station are not worth a guard."""


def keeps_its_way(scene: Scene, ride: Outcome) -> bool:
    """It does not stop right before a cell that an enemy shuts to it: from there it could not move."""
    end = ride.way.end
    return end >= END - 1 or (barred_by_enemy(scene.road, ride.stack, scene.enemies, Spot(end + 1), last=False) is None)


def _wall(pair: Pair) -> Blanks | None:
    cell, horses = pair.worse.way.end + 1, pair.worse.stack
    found = most((seat, army.on(cell)) for seat, army in pair.scene.others())
    return None if found is None else {"whom": pair.whom(found[0]), "n": pair.number(horses)}


def _leaves(ride: Outcome, cell: int) -> bool:
    """Whether a ride takes a whole guard away."""
    return ride.ride.spot == cell and not ride.left


def _prisoners(scene: Scene, cell: int) -> tuple[Seat, int] | None:
    """Whose horses, and how many, stand right before a station that the seat holds."""
    if cell not in scene.road.barring:
        return None
    return most((seat, army.on(cell - 1)) for seat, army in scene.others())


def keeps_prisoners(scene: Scene, ride: Outcome) -> bool:
    """A guard does not leave the station before which an enemy stack is stuck."""
    if not _leaves(ride, ride.ride.spot):
        return True
    found = _prisoners(scene, ride.ride.spot)
    return found is None or found[1] < CAPTIVES


def _guarded(pair: Pair) -> Blanks | None:
    spot = pair.worse.ride.spot
    found = _prisoners(pair.scene, spot)
    if found is None:
        return None
    whom, horses = found
    return {
        "n": pair.number(pair.worse.size),
        "cell": station(spot),
        "whom": pair.whom(whom),
        "m": pair.number(horses),
    }


def _behind(army: Army, cell: int) -> int:
    """How many horses may come to a cell with their next throw, or would be turned back there."""
    return sum(horses for spot, horses in army.stacks if 0 < cell - spot <= FARTHEST)


def holds_the_pass(scene: Scene, ride: Outcome) -> bool:
    """A guard does not leave a station that many enemy horses have yet to pass."""
    cell = ride.ride.spot
    if cell not in scene.road.barring or not _leaves(ride, cell):
        return True
    return sum(_behind(army, cell) for _, army in scene.others()) < PURSUERS


def _pursued(pair: Pair) -> Blanks | None:
    cell = pair.worse.ride.spot
    found = most((seat, _behind(army, cell)) for seat, army in pair.scene.others())
    if found is None:
        return None
    return {"cell": station(cell), "whom": pair.whom(found[0]), "n": pair.number(found[1])}


def enters(scene: Scene, ride: Outcome) -> bool | None:
    """It ends on a station; of rides that neither strike nor join."""
    if ride.strike is not None or ride.met:
        return None
    return ride.way.end in scene.road.barring


def _entered(pair: Pair) -> Blanks:
    return {"cell": station(pair.better.way.end)}


def bars_drops(scene: Scene, ride: Outcome) -> bool:
    """It takes the first station, which the seat does not hold, while an enemy has horses in hand."""
    dropping = any(army.hand for _, army in scene.others())
    return ride.way.end == FIRST_STATION and not scene.army.on(FIRST_STATION) and dropping


def _dropping(pair: Pair) -> Blanks | None:
    found = most((seat, army.hand) for seat, army in pair.scene.others())
    return None if found is None else {"cell": station(FIRST_STATION), "whom": pair.whom(found[0])}


def stays_before_the_gate(scene: Scene, ride: Outcome) -> bool:
    """It does not pass 函谷關 when it is open."""
    return scene.seat not in scene.position.passed or not ride.ride.spot <= GATE < ride.way.end


def leaves_the_gate_shut(_scene: Scene, ride: Outcome) -> bool:
    """It does not open 函谷關."""
    return not ride.opens


NOT_BEHIND_WALL: Idea[Position, Move] = Idea(
    key="not_behind_wall",
    name=TEXTS["not_behind_wall.name"],
    defined=TEXTS["not_behind_wall.defined"],
    first=TEXTS["not_behind_wall.first"],
    says=TEXTS["not_behind_wall.says"],
    follows=contrast(keeps_its_way),
    blanks=filling(keeps_its_way, _wall),
    holds=tables.where(tables.walls_stand),
    gain=tables.brought(Counts.SCORE, 3.4, 2.2),
)
KEEP_PRISONER: Idea[Position, Move] = Idea(
    key="keep_prisoner",
    name=TEXTS["keep_prisoner.name"],
    defined=TEXTS["keep_prisoner.defined"],
    first=TEXTS["keep_prisoner.first"],
    says=TEXTS["keep_prisoner.says"],
    follows=contrast(keeps_prisoners),
    blanks=filling(keeps_prisoners, _guarded),
    holds=tables.where(tables.walls_stand),
    implies=frozenset({"hold_pass"}),
    article=art.STATION_BAR,
    gain=tables.brought(Counts.FIRST, 2.9, 2.5),
)
HOLD_PASS: Idea[Position, Move] = Idea(
    key="hold_pass",
    name=TEXTS["hold_pass.name"],
    defined=TEXTS["hold_pass.defined"],
    first=TEXTS["hold_pass.first"],
    says=TEXTS["hold_pass.says"],
    follows=contrast(holds_the_pass),
    blanks=filling(holds_the_pass, _pursued),
    holds=tables.where(tables.for_chips, tables.stations_bar),
    article=art.STATION_BAR,
    gain=tables.brought(Counts.SCORE, 3.3, 2.5),
)
ENTER_STATION: Idea[Position, Move] = Idea(
    key="enter_station",
    name=TEXTS["enter_station.name"],
    defined=TEXTS["enter_station.defined"],
    first=TEXTS["enter_station.first"],
    says=TEXTS["enter_station.says"],
    follows=contrast(enters),
    blanks=filling(enters, _entered),
    holds=tables.where(tables.for_chips, tables.stations_bar, tables.stations_pay),
    article=art.STATION_REWARD,
    gain=tables.brought(Counts.SCORE, 1.8, 1.5),
)
FIRST_STATION_HELD: Idea[Position, Move] = Idea(
    key="first_station",
    name=TEXTS["first_station.name"],
    defined=TEXTS["first_station.defined"],
    first=TEXTS["first_station.first"],
    says=TEXTS["first_station.says"],
    follows=contrast(bars_drops),
    blanks=filling(bars_drops, _dropping),
    holds=tables.where(tables.for_chips, tables.stations_bar, tables.drops_travel),
    implies=frozenset({"enter_station"}),
    gain=None,  # +4.4 ± 4.0 at first; measured again, its interval reached 0
)
STAY_BEFORE_GATE: Idea[Position, Move] = Idea(
    key="stay_before_gate",
    name=TEXTS["stay_before_gate.name"],
    defined=TEXTS["stay_before_gate.defined"],
    first=TEXTS["stay_before_gate.first"],
    says=TEXTS["stay_before_gate.says"],
    follows=contrast(stays_before_the_gate),
    blanks=filling(stays_before_the_gate, nothing),
    holds=tables.where(tables.for_chips, tables.four, tables.larger_bar),
    gain=tables.brought(Counts.SCORE, 2.2, 2.0, seats=4),
)
LEAVE_GATE_SHUT: Idea[Position, Move] = Idea(
    key="leave_gate_shut",
    name=TEXTS["leave_gate_shut.name"],
    defined=TEXTS["leave_gate_shut.defined"],
    first=TEXTS["leave_gate_shut.first"],
    says=TEXTS["leave_gate_shut.says"],
    follows=contrast(leaves_the_gate_shut),
    blanks=filling(leaves_the_gate_shut, nothing),
    holds=tables.where(tables.for_the_race, tables.gate_opens_for_all),
    gain=tables.brought(Counts.FIRST, 4.3, 2.0),
)
