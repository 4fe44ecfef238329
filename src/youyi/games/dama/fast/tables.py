"""The rulebook of 打馬 as arrays, which `columns` describes: worked out by the functions of the readable engine, once for a table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

import numpy as np

from youyi.compiled.arrays import Ints
from youyi.compiled.record import record
from youyi.games.dama.casts import DICE
from youyi.games.dama.events import ExtraEarned, Paid
from youyi.games.dama.fast.barriers import barriers
from youyi.games.dama.fast.columns import Tables
from youyi.games.dama.fast.layout import CASTS, CONTEXTS, FACES, KINDS, NO_WAY
from youyi.games.dama.fast.weights import weighed
from youyi.games.dama.journeys import opens_feilong, splits
from youyi.games.dama.landing import station_reward
from youyi.games.dama.legality import gives_choice, may_decline
from youyi.games.dama.lowering import LOWERING, STATION_BRINGS
from youyi.games.dama.payments import AMOUNTS, STATION, THIRD_TIME, anything_staked, players_pay
from youyi.games.dama.play import begins_with_opening
from youyi.games.dama.play.acting import FLYING, is_ximan
from youyi.games.dama.play.evolve import evolve
from youyi.games.dama.play.throwing import (
    LAST_COLLISION,
    ON_ANOTHERS,
    OWN_CLASS_HORSES,
    OWNERS_CHIP,
    PRIZE_CONTEXTS,
    any_cast_collides,
    collisions_first,
    every_throw_collides,
    horses_for,
    own_casts_count,
    owner_receives_too,
    prize_of_own_class,
    prize_throws_again,
)  # fmt: skip
from youyi.games.dama.play.turns import at_once
from youyi.games.dama.players.amounts import OF_SUM, SHARES, SHIFT
from youyi.games.dama.players.inputs import CLASS_OF
from youyi.games.dama.players.network import ALL_CHANCES, WORTH, Goal, goal_of, network_of
from youyi.games.dama.position import Act, Context, ToMove, Turn
from youyi.games.dama.reach import SAFE
from youyi.games.dama.road import ARMY, CELLS, END, ORDINARY_STATIONS
from youyi.games.dama.rules import Dama
from youyi.games.dama.scribe import DamaScribe
from youyi.games.dama.travel import Journey
from youyi.kernel.dice import throw
from youyi.kernel.seats import Seat
from youyi.players.network import SHIFT as NETWORK_SHIFT
from youyi.players.network import UNIT, Network

_SEAT = Seat(0)
_BOTH = (False, True)


def lower(rules: Dama, *networks: Network) -> Tables:
    """Work the tables out from rulings and terms; networks given stand for the shipped ones with their goals.

    Raises LookupError for an answer that kernels were not taught.
    """
    parts = (
        _casts(rules),
        _contexts(rules),
        _cells(rules),
        barriers(rules),
        _throwing(rules),
        _riding(rules),
        LOWERING.columns(rules.rulings, rules.terms),
        weighed(),
        _networks(rules, {goal_of(each): each for each in networks}),
    )
    values: dict[str, Any] = {name: np.asarray(value) for part in parts for name, value in part.items()}
    return record(Tables(**values))


def _networks(rules: Dama, given: Mapping[Goal, Network]) -> dict[str, Any]:
    score, first = (given.get(goal) or network_of(rules, goal) for goal in Goal)
    return {
        "columns": np.array(score.columns, np.int32),
        "outs": _ints(score.outs),
        "first_columns": np.array(first.columns, np.int32),
        "first_outs": _ints(first.outs),
        "all_chances": _ints(ALL_CHANCES * UNIT),
        "class_of": _ints(CLASS_OF),
        "shares": _ints([*SHARES, *[0] * len(SHARES)]),
        "own_share": _ints([OF_SUM[sum(cast.faces)] for cast in CASTS]),
        "safe": _by_cell(SAFE.__contains__),
        "worths": _ints([WORTH[goal] for goal in Goal]),
        "unit": _ints(UNIT),
        "shift": _ints(NETWORK_SHIFT),
        "amount_shift": _ints(SHIFT),
    }


def _ints(values: object) -> Ints:
    return np.array(values, np.int64)


def _act(context: Context) -> Act:
    return Act(Turn(_SEAT), CASTS[0], context, _SEAT, 0)


def _scribe(rules: Dama) -> DamaScribe:
    """A scribe at the beginning of a game, with a throw that is being carried out."""
    return DamaScribe(rules.context, replace(rules.start(), phase=ToMove(_act(Context.PLAIN))), evolve)


def _earns(rules: Dama, clause: Callable[[DamaScribe], None]) -> bool:
    """Whether a clause earns somebody an extra turn."""
    scribe = _scribe(rules)
    clause(scribe)
    return any(isinstance(event, ExtraEarned) for event in scribe.step().events)


def _casts(rules: Dama) -> dict[str, Any]:
    read = [rules.context.readings[cast] for cast in CASTS]
    falls = [CASTS.index(throw(*fall)) for fall in product(FACES, repeat=DICE.count)]
    return {
        "fall": _ints(falls).reshape((len(FACES),) * DICE.count),
        "kind": _ints([KINDS.index(each.kind) for each in read]),
        "counts": _ints([each.count for each in read]),
        "noble": _ints([each.noble for each in read]),
        "idle": _ints([each.idle for each in read]),
        "drops_on": _ints([each.drops_on for each in read]),
        "leaves_by": _ints([NO_WAY if each.leaves_by is None else each.leaves_by for each in read]),
        "worth": _ints([each.cast.horses for each in read]),
    }


def _contexts(rules: Dama) -> dict[str, Any]:
    scribe, read = _scribe(rules), rules.context.readings
    flying = FLYING[rules.rulings.moat_exit]
    prizes = [
        context in PRIZE_CONTEXTS and _earns(rules, partial(prize_throws_again, by=_SEAT, context=context))
        for context in CONTEXTS
    ]
    return {
        "drops": _ints([[horses_for(scribe, Turn(_SEAT), read[cast], each) for cast in CASTS] for each in CONTEXTS]),
        "amount": _ints([AMOUNTS.get(context, 0) for context in CONTEXTS]),
        "opens_feilong": _ints([opens_feilong(rules.context, _act(context)) for context in CONTEXTS]),
        "flies": _ints([context in flying for context in CONTEXTS]),
        "prize_again": _ints(prizes),
        "owner_again": _ints([_earns(rules, partial(_beside, context=context)) for context in CONTEXTS]),
        "owner_chip": _ints([_owners_chip(rules, context) for context in CONTEXTS]),
    }


def _beside(scribe: DamaScribe, context: Context) -> None:
    if context in ON_ANOTHERS:
        owner_receives_too(scribe, _SEAT, context)


def _owners_chip(rules: Dama, context: Context) -> int:
    """What a seat receives besides that acts on another's throw, in 帖."""
    scribe = _scribe(rules)
    _beside(scribe, context)
    return OWNERS_CHIP * any(isinstance(event, Paid) and event.payee == _SEAT for event in scribe.step().events)


def _by_cell(told: Callable[[int], object]) -> Ints:
    return _ints([told(cell) for cell in range(CELLS)])


def _cells(rules: Dama) -> dict[str, Any]:
    road, scribe = rules.context.road, _scribe(rules)
    pays, again = zip(*(STATION_BRINGS[station_reward(rules.context, cell)] for cell in range(CELLS)), strict=True)
    named: dict[str, Collection[int]] = {
        "pincers": road.pincers,
        "open_landing": road.open_landing,
        "protected": road.protected,
        "rewarded": road.rewarded,
        "ordinary": ORDINARY_STATIONS,
    }

    def ximan(cell: int) -> list[list[bool]]:
        ways = [Journey(cell, END, ran_past=past) for past in _BOTH]
        return [[is_ximan(scribe, way, size) for size in (1, ARMY)] for way in ways]

    return {
        "ximan": _by_cell(ximan),
        "station_pays": _ints(pays),
        "station_again": _ints(again),
        **{name: _by_cell(cells.__contains__) for name, cells in named.items()},
    }


def _riding(rules: Dama) -> dict[str, Any]:
    """Answers about drops and rides."""
    road = rules.context.road
    return {
        "drop_turns": road.drop_turns,
        "choice": gives_choice(rules.context),
        "splits": splits(rules.context),
        "declines": may_decline(rules.context),
        "backward": road.backward,
        "runs_home": road.runs_home,
    }


def _throwing(rules: Dama) -> dict[str, Any]:
    """Answers about throws, turns and money."""
    rulings, scribe = rules.rulings, _scribe(rules)
    return {
        "seats": rules.terms.seats,
        "cap": rules.context.cap,
        "opening": begins_with_opening(rules.context),
        "own_casts": own_casts_count(scribe),
        "every_throw": every_throw_collides(scribe),
        "any_cast": any_cast_collides(scribe),
        "collisions_first": collisions_first(scribe),
        "staked": anything_staked(rulings),
        "players_pay": players_pay(scribe),
        "own_class_pays": _earns(rules, partial(prize_of_own_class, by=_SEAT)),
        "own_class_horses": OWN_CLASS_HORSES,
        "last_collision": LAST_COLLISION,
        "third_time": THIRD_TIME,
        "station": STATION,
        "at_once": at_once(scribe),
    }
