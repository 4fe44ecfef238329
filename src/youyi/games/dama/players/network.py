"""Players of 打馬 that value the table after each of their choices by a network, and take the best.

One network foretells how many 帖 a seat will still gain, another its chance to be the first home; there is one of each for
every number of seats under every named ruleset. Other answers are played by those of the like rules (`learnt_under`). Where nothing
is paid, all play for the first place.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache, lru_cache

from youyi.games.dama.moves import Move
from youyi.games.dama.payments import anything_staked
from youyi.games.dama.players.amounts import SHIFT
from youyi.games.dama.players.inputs import (
    EXPECTED,
    PREY,
    RISKS,
    STRIKES,
    Input,
    of_army,
    of_table,
    strikes,
    thrower_of,
)
from youyi.games.dama.position import Army, Done, Position, chooser
from youyi.games.dama.rules import Dama
from youyi.games.dama.rulings import SHUOFU, SIMPLIFIED_2009, TUJING, Rulings
from youyi.games.dama.rulings.money import Payment, StationReward
from youyi.games.dama.view import View
from youyi.kernel.chance import Entropy
from youyi.kernel.lab.adding import exact_sum
from youyi.kernel.rulings import Ruleset
from youyi.players.network import UNIT, Network, shipped

_PACKAGE = "youyi.games.dama.players.networks"
ALL_CHANCES = 100
"""What the first place counts for a network that plays for it: chances are foretold in hundredths."""


class Goal(Enum):
    """What a network has learnt to play for, as its card says."""

    SCORE = "score"
    """帖."""
    FIRST = "first"
    """To be the first home."""


WORTH = {Goal.SCORE: 4, Goal.FIRST: 1}
"""How many 帖, or hundredths, one of a network's own unit counts: its weights are 64 at most, and a bowl may be more."""
LANE_BYTES = array("Q").itemsize
"""A column is kept as one long whole number, with so many bytes for each weight."""
HALF = 1 << 63
"""Half of what fits in a lane; no sum of a position comes near to it."""
_KEPT = 2048
"""Of how many armies, pairs of armies and tables the sums are kept, and of how many positions the value."""


def expected_for(goal: Goal) -> dict[str, str]:
    """What the card of a network with a goal must say."""
    return {**EXPECTED, "goal": goal.value}


def goal_under(rules: Dama, goal: Goal) -> Goal:
    """What can be played for: the first place where nothing is paid."""
    return goal if anything_staked(rules.rulings) else Goal.FIRST


def network_of(rules: Dama, goal: Goal = Goal.SCORE) -> Network:
    """The network of a table for a goal, as far as it can be played for there. Raises `WrongNetwork`."""
    goal = goal_under(rules, goal)
    ruleset = learnt_under(rules.rulings, goal).id.rpartition("/")[2]
    return _shipped(f"{ruleset}-{goal.value}-{rules.seats}", goal)


def learnt_under(rulings: Rulings, goal: Goal) -> Ruleset[Rulings]:
    """The ruleset under which the network learnt that plays by these answers.

    For 帖 it depends on what pays, to live on stations or to race; for the first place it is the one whose answers are most alike.
    """
    match goal:
        case Goal.SCORE:
            return TUJING if bowl_pays_for_stations(rulings) else SHUOFU
        case Goal.FIRST:
            return max((TUJING, SIMPLIFIED_2009, SHUOFU), key=lambda each: _alike(each.rulings, rulings))


def bowl_pays_for_stations(rulings: Rulings) -> bool:
    """Whether a bowl pays for horses that enter stations: then waiting there for more gains more than a race."""
    match rulings.payment:
        case Payment.BOWL:
            return _stations_pay(rulings)
        case Payment.PLAYERS:
            return False


def _stations_pay(rulings: Rulings) -> bool:
    match rulings.station_reward:
        case StationReward.CHIP | StationReward.BOTH:
            return True
        case StationReward.THROW | StationReward.NONE:
            return False


def _alike(one: Rulings, other: Rulings) -> int:
    """How many answers are the same."""
    return exact_sum(getattr(one, each.name) == getattr(other, each.name) for each in fields(Rulings))


@cache
def _shipped(name: str, goal: Goal) -> Network:
    return shipped(_PACKAGE, name, expected_for(goal))


def goal_of(network: Network) -> Goal:
    """What a network plays for."""
    return Goal(network.card["goal"])


def foretold(network: Network, sums: int) -> int:
    """The value that belongs to the sums of all inputs with amounts, as `summed` gives them, in parts of UNIT."""
    count = len(network.outs) + 1
    lanes = memoryview((sums + _halves(count)).to_bytes(LANE_BYTES * count, sys.byteorder)).cast("Q")
    return network.value([lane - HALF >> SHIFT for lane in lanes])


def summed(network: Network, told: Iterable[Input]) -> int:
    """Add the columns of inputs up, each as often as its amount says; sums over parts of the inputs may be added."""
    columns = _long_columns(network)
    return exact_sum([amount * columns[number] for number, amount in told])


@cache
def _long_columns(network: Network) -> tuple[int, ...]:
    """The columns, each as one long whole number with a lane for each weight: multiplied and added in one step."""
    halves = _halves(len(network.outs) + 1)
    lanes = (array("Q", [weight + HALF for weight in column]).tobytes() for column in network.columns)
    return tuple(int.from_bytes(each, sys.byteorder) - halves for each in lanes)


@cache
def _halves(count: int) -> int:
    """HALF in each of so many lanes: added, it makes what is negative in a lane positive."""
    return int.from_bytes(array("Q", [HALF] * count).tobytes(), sys.byteorder)


@lru_cache(_KEPT)
def _read(network: Network, told: tuple[Input, ...], armies: tuple[Army, ...], next_to_throw: int | None) -> int:
    me, *others = armies
    sums = _of_table(network, told) + _of_army(network, me, 0)
    for around, army in enumerate(others, 1):
        sums += _of_army(network, army, around)
        sums += _strikes(network, RISKS + around * STRIKES, army, me, around == next_to_throw)
        sums += _strikes(network, PREY + around * STRIKES, me, army, next_to_throw == 0)
    return foretold(network, sums)


@lru_cache(_KEPT)
def _of_table(network: Network, told: tuple[Input, ...]) -> int:
    return summed(network, told)


@lru_cache(_KEPT)
def _of_army(network: Network, army: Army, around: int) -> int:
    return summed(network, of_army(army, around))


@lru_cache(_KEPT)
def _strikes(network: Network, first: int, striker: Army, prey: Army, now: bool) -> int:
    return summed(network, strikes(first, striker, prey, now))


def read(network: Network, position: Position, seat: int) -> int:
    """What a network foretells a seat of a table, in parts of UNIT of its own: the value of `inputs`.

    Most choices leave most armies as they were, tables are marked in few ways, and many throws lead to the same: so the sums of
    armies and tables are kept, and whole values.
    """
    around = (*position.armies[seat:], *position.armies[:seat])
    horses = tuple([Army(army.hand, army.stacks, army.home) for army in around])
    thrower = thrower_of(position)
    next_to_throw = None if thrower is None else (thrower - seat) % len(around)
    return _read(network, tuple(of_table(position, seat)), horses, next_to_throw)


@dataclass(frozen=True, slots=True)
class DamaNetwork:
    """Takes the choice that promises most for the network's goal; of equal ones the first."""

    rules: Dama
    network: Network

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Value the table after every choice."""
        if len(moves) == 1:
            return moves[0]
        position, seat = self.rules.worlds(view, entropy), chooser(view.phase)
        return max(moves, key=lambda move: self.value(self.rules.apply(position, move).position, seat))

    def value(self, position: Position, seat: int) -> int:
        """What a seat will have in the end, in parts of UNIT: 帖, or hundredths of the chance to be the first home."""
        sure = self._sure(position, seat)
        if isinstance(position.phase, Done):
            return sure
        return sure + WORTH[goal_of(self.network)] * read(self.network, position, seat)

    def _sure(self, position: Position, seat: int) -> int:
        """What a seat has that nobody can take from it: its purse, or the first place once the game is over."""
        match goal_of(self.network), position.phase:
            case Goal.SCORE, _:
                return UNIT * position.ledger.purses[seat]
            case Goal.FIRST, Done(winner=None):
                return ALL_CHANCES * UNIT // len(position.armies)
            case Goal.FIRST, Done(winner=winner):
                return ALL_CHANCES * UNIT * (winner == seat)
            case Goal.FIRST, _:
                return 0
