"""The kinds of worked examples of 打馬 that the fast engine runs: what is given and got is as in `vectors`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from youyi.compiled.arrays import Ints
from youyi.games.dama.casts import CASTS as ROWS
from youyi.games.dama.casts import DICE
from youyi.games.dama.fast import layout
from youyi.games.dama.fast.engine import FastDama
from youyi.games.dama.fast.layout import CASTS, NO_WAY, lift, pack
from youyi.games.dama.fast.scripted import ScriptedRow
from youyi.games.dama.moves import First
from youyi.games.dama.position import Army, Done, Finish, Turn
from youyi.games.dama.rules import Dama
from youyi.games.dama.rulings import Rulings, Terms
from youyi.games.dama.rulings.finish import PincerExit
from youyi.games.dama.vectors import money, position_of, turn_report
from youyi.games.dama.vectors.scripted import Given
from youyi.kernel.dice import ways
from youyi.kernel.ledger import Ledger
from youyi.kernel.seats import Seat, Spot

_PAYMENTS = {"reward": layout.REWARD, "fine": layout.FINE_PAID, "pay": layout.PAY, "half": layout.HALF}


def cast(rulings: Rulings, given: Given) -> dict[str, Any]:
    """The properties of a throw; its residue is what it takes out of the pincers where every pincer cast does."""
    thrown = DICE.read(given["dice"])
    row = next(each for each in ROWS if each.throw == thrown)
    t, nth = FastDama(Dama(replace(rulings, jia_exit=PincerExit.PAIR_RESIDUE))).tables, CASTS.index(thrown)
    kind, idle, residue = int(t.kind[nth]), bool(t.idle[nth]), int(t.leaves_by[nth])
    worth = {layout.PRIZE_CAST: int(t.worth[nth]), layout.FINE_CAST: -int(t.amount[layout.FINE])}.get(kind, 0)
    return {
        "dice": row.dice,
        "name": row.name.zh_hant,
        "name_simplified": row.name.zh_hans,
        "class": layout.KINDS[kind].value,
        "hunhua": bool(t.noble[nth]),
        "sum": row.sum,
        "value": int(t.counts[nth]),
        "jia": residue != NO_WAY,
        "residue": None if residue == NO_WAY else residue,
        "horses": 0 if idle else int(t.worth[nth]),
        "reward": worth if t.staked and not idle else 0,
        "drop_cell": None if idle else int(t.drops_on[nth]),
        "ways": ways(thrown),
    }


def travel(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Where one unit gets to."""
    rules = Dama(rulings, Terms(seats=2))
    enemies = Army(0, tuple((Spot(int(cell)), horses) for cell, horses in given["enemies"].items()))
    state = pack(replace(rules.start(), armies=(Army(0), enemies)))
    unit = (given["size"], int(given["permit"]), int(given["gate_open"]), int(given["drop"]))
    end = FastDama(rules).travel(state, unit, given["from"], given["steps"])
    return {"to": None if end == NO_WAY else end}


def turn(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Play one turn of one seat, rerolls included."""
    before = position_of(given, Turn(Seat(given["current"]), extra=given.get("extra_turn", False)))
    game = ScriptedRow(FastDama(Dama(rulings, Terms(seats=len(before.armies)))), pack(before), given)
    while not game.turn_over:
        game.throw()
    game.finish()
    return turn_report(before, lift(game.state), game.actions)


def _laid(rulings: Rulings, given: Given) -> tuple[FastDama, Ints]:
    engine = FastDama(Dama(rulings, Terms(seats=len(given["players"]))))
    return engine, pack(position_of(given, Turn(Seat(0))))


def _held(state: Ints) -> dict[str, Any]:
    ledger: Ledger = lift(state).ledger
    return money(ledger)


def bowl(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Carry out payments alone."""
    engine, state = _laid(rulings, given)
    for each in given["ops"]:
        engine.pay_alone(state, _PAYMENTS[each["op"]], each["seat"], each.get("to", 0), each.get("amount", 0))
    return _held(state)


def ending(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Settle a finished game."""
    engine, state = _laid(rulings, given)
    engine.pay_alone(state, layout.SETTLE, given["winner"], 0, int(Finish(given["finish"]) is Finish.XIMAN))
    return _held(state)


def game(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Play a whole game."""
    rules = Dama(rulings, Terms(seats=given["players"]))
    engine, state = FastDama(rules), pack(rules.start())
    if state[layout.PHASE] == layout.TO_DRAW:
        engine.play(state, First(Seat(given["first"])))
    elif given["first"] != state[layout.CURRENT]:
        raise ValueError(f"seat {given['first']} cannot begin where the first seat does")
    played = ScriptedRow(engine, state, given)
    while state[layout.PHASE] != layout.DONE:
        played.throw()
    played.finish()
    after = lift(state)
    assert isinstance(after.phase, Done)
    return {
        "winner": after.phase.winner,
        "finish": after.phase.finish.value,
        "rolls": after.throws,
        "turns": played.turns,
        "gate_opened_at": played.gate_opened_at,
        "ben": [None if army.own is None else str(army.own) for army in after.armies],
        **money(after.ledger),
    }


KINDS: Mapping[str, Callable[[Rulings, Given], Mapping[str, Any]]] = {
    "cast": cast,
    "travel": travel,
    "turn": turn,
    "bowl": bowl,
    "ending": ending,
    "game": game,
}
"""Every kind there is."""
