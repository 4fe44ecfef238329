"""Ideas about strikes: whom to strike and when, what they bring, and how not to be struck."""

from __future__ import annotations

from dataclasses import replace

from youyi.games.dama.casts import CASTS, Cast
from youyi.games.dama.ideas import tables
from youyi.games.dama.ideas.filling import Blanks, Pair, filling, most, station
from youyi.games.dama.ideas.scene import Outcome, Scene, contrast
from youyi.games.dama.journeys import drop_journey, rides
from youyi.games.dama.landing import BRINGS, station_reward
from youyi.games.dama.legality import must_drop
from youyi.games.dama.moves import Move
from youyi.games.dama.payments import STATION
from youyi.games.dama.position import Act, Army, Context, Position, ToMove, Turn
from youyi.games.dama.reach import CHANCES, SAFE, struck
from youyi.games.dama.road import ARMY, FEILONG
from youyi.games.dama.rules import Dama
from youyi.games.dama.texts import IDEAS as TEXTS
from youyi.games.dama.travel import Journey
from youyi.kernel.dice import ways
from youyi.kernel.face.ideas import Idea
from youyi.kernel.lab.adding import added
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.seats import Seat

LARGE = 6
"""So many horses are a large stack to strike."""
FEW = 3
"""So many, or fewer, are not worth hiding."""
EXPOSED = 0.5
"""So many horses more, expected to be struck by one throw of every other player, are a danger."""
ENTER = TEXTS["enter"]
STRIKE = TEXTS["strike"]


def takes_from_low_bowl(scene: Scene, ride: Outcome) -> bool:
    """A strike or a station pays more than the bowl holds, so that the others must fill it first.

    A whole army that is struck pays half of what there is, whatever that is.
    """
    if ride.opens or (ride.strike is not None and ride.strike.horses == ARMY):
        return False
    horses = 0 if ride.strike is None else ride.strike.horses
    pays, _ = BRINGS[station_reward(scene.rules.context, ride.way.end)]
    return horses + STATION * pays > scene.position.ledger.bowl


def _prize(pair: Pair) -> Blanks:
    struck_stack = pair.better.strike
    if struck_stack is not None:
        return {"take": pair.say.part(STRIKE, whom=pair.whom(struck_stack.seat))}
    return {"take": pair.say.part(ENTER, cell=station(pair.better.way.end))}


def strikes(_scene: Scene, ride: Outcome) -> bool:
    """It strikes."""
    return ride.strike is not None


def strikes_many(_scene: Scene, ride: Outcome) -> bool:
    """It strikes a large stack."""
    return ride.strike is not None and ride.strike.horses >= LARGE


def _victim(pair: Pair) -> Blanks | None:
    found = pair.better.strike
    return None if found is None else {"whom": pair.whom(found.seat), "n": pair.number(found.horses)}


def _victim_alone(pair: Pair) -> Blanks | None:
    found = pair.better.strike
    return None if found is None else {"whom": pair.whom(found.seat)}


def _nearly_home(army: Army) -> bool:
    return not army.hand and all(cell >= FEILONG for cell, _ in army.stacks)


def strikes_at_the_end(scene: Scene, ride: Outcome) -> bool:
    """It strikes while an enemy's whole army is at 飛龍院 or beyond."""
    return ride.strike is not None and any(_nearly_home(army) for _, army in scene.others())


def _winner(pair: Pair) -> Blanks | None:
    found = [seat for seat, army in pair.scene.others() if _nearly_home(army)]
    return {"whom": pair.whom(found[0])} if found else None


def _risk(scene: Scene, cell: int, horses: int, ride: Outcome | None = None) -> float:
    """Horses that one throw of every other player is expected to strike of a stack, as if nothing stood in the way."""
    if cell in SAFE or cell > FEILONG:
        return 0.0
    armies = (_left(army, ride) if ride is not None and _strikes(ride, seat) else army for seat, army in scene.others())
    return horses * added(struck(army, cell, horses, CHANCES) for army in armies)


def _strikes(ride: Outcome, seat: Seat) -> bool:
    return ride.strike is not None and ride.strike.seat == seat


def _left(army: Army, ride: Outcome) -> Army:
    """An army after a ride has struck one of its stacks."""
    hit = ride.strike
    assert hit is not None
    return replace(army, hand=army.hand + hit.horses, stacks=tuple(each for each in army.stacks if each[0] != hit.spot))


def stays_out_of_reach(scene: Scene, ride: Outcome) -> bool | None:
    """It does not bring a stack of four or more within reach of the others."""
    before = _risk(scene, ride.ride.spot, ride.size + ride.left)
    if _risk(scene, ride.way.end, ride.stack, ride) - before < EXPOSED:
        return True
    return False if ride.stack > FEW else None


def _hunter(pair: Pair) -> Blanks | None:
    after = pair.scene.rules.apply(pair.scene.position, pair.worse.ride).position
    cell = pair.worse.way.end
    found = most((seat, throws_that_strike(pair.scene.rules, after, seat, cell)) for seat, _ in pair.scene.others())
    if found is None:
        return None
    return {"n": pair.number(pair.worse.stack), "whom": pair.whom(found[0]), "k": found[1]}


def throws_that_strike(rules: Dama, position: Position, by: Seat, cell: int) -> int:
    """With how many of the 216 throws of three dice a seat that acts on them can strike what stands on a cell."""
    return sum(ways(cast.throw) for cast in CASTS if _can_strike(rules, position, by, cell, cast))


def _can_strike(rules: Dama, position: Position, by: Seat, cell: int, cast: Cast) -> bool:
    act = Act(Turn(by), cast.throw, Context.PLAIN, by, cast.horses)
    thrown = replace(position, phase=ToMove(act))
    if must_drop(rules.context, position.armies[by]):
        way = drop_journey(rules.context, thrown, act)
        return isinstance(way, Journey) and way.end == cell
    return any(way.end == cell for way in rides(rules.context, thrown).journeys.values())


OUT_OF_REACH: Idea[Position, Move] = Idea(
    key="out_of_reach",
    name=TEXTS["out_of_reach.name"],
    defined=TEXTS["out_of_reach.defined"],
    first=TEXTS["out_of_reach.first"],
    says=TEXTS["out_of_reach.says"],
    follows=contrast(stays_out_of_reach),
    blanks=filling(stays_out_of_reach, _hunter),
    holds=tables.where(),
    gain=tables.brought(Counts.SCORE, 3.4, 3.4),
)
LOW_BOWL: Idea[Position, Move] = Idea(
    key="low_bowl",
    name=TEXTS["low_bowl.name"],
    defined=TEXTS["low_bowl.defined"],
    first=TEXTS["low_bowl.first"],
    says=TEXTS["low_bowl.says"],
    follows=contrast(takes_from_low_bowl),
    blanks=filling(takes_from_low_bowl, _prize),
    holds=tables.where(tables.for_chips, tables.bowl_pays),
    implies=frozenset({"enter_station"}),
    gain=tables.brought(Counts.SCORE, 20.7, 3.1),
)
STRIKE_LARGE: Idea[Position, Move] = Idea(
    key="strike_large",
    name=TEXTS["strike_large.name"],
    defined=TEXTS["strike_large.defined"],
    first=TEXTS["strike_large.first"],
    says=TEXTS["strike_large.says"],
    follows=contrast(strikes_many),
    blanks=filling(strikes_many, _victim),
    holds=tables.where(tables.for_chips),
    gain=tables.brought(Counts.SCORE, 6.4, 3.1),
)
STRIKE_BEFORE_END: Idea[Position, Move] = Idea(
    key="strike_before_end",
    name=TEXTS["strike_before_end.name"],
    defined=TEXTS["strike_before_end.defined"],
    first=TEXTS["strike_before_end.first"],
    says=TEXTS["strike_before_end.says"],
    follows=contrast(strikes_at_the_end),
    blanks=filling(strikes_at_the_end, _winner),
    holds=tables.where(tables.for_chips),
    gain=tables.brought(Counts.SCORE, 3.4, 2.1),
)
STRIKE_IN_RACE: Idea[Position, Move] = Idea(
    key="strike_in_race",
    name=TEXTS["strike_in_race.name"],
    defined=TEXTS["strike_in_race.defined"],
    first=TEXTS["strike_in_race.first"],
    says=TEXTS["strike_in_race.says"],
    follows=contrast(strikes),
    blanks=filling(strikes, _victim_alone),
    holds=tables.where(tables.for_the_race, tables.strikes_throw_again),
    gain=tables.brought(Counts.FIRST, 3.5, 2.3),
)
