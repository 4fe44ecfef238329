"""Worked examples of 打馬: what each kind is given, and what our rules make of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from youyi.games.dama import articles as art
from youyi.games.dama.casts import DICE, CastClass, readings
from youyi.games.dama.events import Event, Paid
from youyi.games.dama.moves import First, Move
from youyi.games.dama.payments import AMOUNTS, anything_staked, fine, half, reward, settle, stakes
from youyi.games.dama.play import evolve
from youyi.games.dama.position import Army, Context, Done, Finish, Position, ToDraw, ToThrow, Turn
from youyi.games.dama.road import road_under
from youyi.games.dama.rules import Dama
from youyi.games.dama.rulings import Rulings, Terms
from youyi.games.dama.scribe import DamaScribe
from youyi.games.dama.travel import Journey, Unit, travel
from youyi.games.dama.vectors.scripted import Given, ScriptedGame
from youyi.games.dama.view import View
from youyi.kernel.dice import ways
from youyi.kernel.ledger import Ledger
from youyi.kernel.seats import Seat, Spot
from youyi.kernel.session import Session


def cast(rulings: Rulings, given: Given) -> dict[str, Any]:
    """The properties of a throw."""
    reading = readings(rulings)[DICE.read(given["dice"])]
    row = reading.cast
    worth = {CastClass.PRIZE: row.horses, CastClass.FINE: -AMOUNTS[Context.FINE], CastClass.PLAIN: 0}[row.kind]
    return {
        "dice": row.dice,
        "name": row.name.zh_hant,
        "name_simplified": row.name.zh_hans,
        "class": row.kind.value,
        "hunhua": reading.noble,
        "sum": row.sum,
        "value": reading.count,
        "jia": reading.residue is not None,
        "residue": reading.residue,
        "horses": 0 if reading.idle else row.horses,
        "reward": worth if anything_staked(rulings) and not reading.idle else 0,
        "drop_cell": None if reading.idle else reading.drops_on,
        "ways": ways(reading.throw),
    }


def travel_alone(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Where one unit gets to."""
    enemies = {int(cell): horses for cell, horses in given["enemies"].items()}
    unit = Unit(given["size"], given["permit"], given["gate_open"], given["drop"])
    found = travel(road_under(rulings), unit, enemies, given["from"], given["steps"])
    return {"to": found.end if isinstance(found, Journey) else None}


def _army(given: Given) -> Army:
    stacks = sorted((Spot(int(cell)), horses) for cell, horses in given.get("stacks", {}).items())
    own, last = (given.get(key) for key in ("ben", "last"))
    return Army(
        hand=given.get("hand", 0),
        stacks=tuple(stacks),
        home=given.get("home", 0),
        own=None if own is None else DICE.read(own),
        last=None if last is None else DICE.read(last),
    )


def position_of(given: Given, turn: Turn) -> Position:
    """The position that is given, with a turn that begins."""
    armies = tuple(map(_army, given["players"]))
    everyone = frozenset(Seat(seat) for seat in range(len(armies)))
    return Position(
        armies=armies,
        ledger=Ledger(tuple(player["chips"] for player in given["players"]), given["pot"]),
        full=given["pot0"],
        passed=everyone if given.get("gate_open") else frozenset(),
        current=turn.by,
        waiting=(),
        left=(),
        throws=0,
        phase=ToThrow(turn),
    )


def player_reports(position: Position) -> list[dict[str, Any]]:
    """What every seat has."""
    return [
        {
            "hand": army.hand,
            "stacks": {str(spot): horses for spot, horses in army.stacks},
            "home": army.home,
            "ben": None if army.own is None else str(army.own),
            "chips": purse,
        }
        for army, purse in zip(position.armies, position.ledger.purses, strict=True)
    ]


def turn(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Play one turn of one seat, rerolls included."""
    roller = Turn(Seat(given["current"]), extra=given.get("extra_turn", False))
    before = position_of(given, roller)
    game = ScriptedGame(Dama(rulings, Terms(seats=len(before.armies))), before, given)
    while not game.turn_over:
        game.throw()
    game.finish()
    return turn_report(before, game.position, game.actions)


def turn_report(before: Position, after: Position, actions: list[dict[str, Any]]) -> dict[str, Any]:
    """What a turn has changed, and what was done in it."""
    got: dict[str, Any] = {
        "players": player_reports(after),
        "pot": after.ledger.bowl,
        "gate_open": bool(after.passed),
        "delta": [new - old for new, old in zip(after.ledger.purses, before.ledger.purses, strict=True)],
        "queue": queue(after),
        "actions": actions,
        "result": None,
    }
    if isinstance(after.phase, Done):
        return got | {"result": {"winner": after.phase.winner, "finish": after.phase.finish.value}}
    return got | {"last": [None if army.last is None else str(army.last) for army in after.armies]}


def queue(position: Position) -> list[int]:
    """Whose extra turns follow."""
    match position.phase:
        case ToThrow(turn=now) if now.extra:
            return [now.by, *(each.by for each in position.waiting)]
        case _:
            return []


def _scribe(rulings: Rulings, given: Given) -> DamaScribe:
    rules = Dama(rulings, Terms(seats=len(given["players"])))
    return DamaScribe(rules.context, position_of(given, Turn(Seat(0))), evolve)


def money(ledger: Ledger) -> dict[str, Any]:
    """What every seat and the bowl hold."""
    return {"chips": list(ledger.purses), "pot": ledger.bowl}


def bowl(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Carry out payments alone."""
    scribe = _scribe(rulings, given)
    for operation in given["ops"]:
        _operate(scribe, operation)
    return money(scribe.position.ledger)


def _operate(scribe: DamaScribe, operation: Given) -> None:
    seat = Seat(operation["seat"])
    match operation["op"]:
        case "reward":
            reward(scribe, seat, operation["amount"], art.PRIZE_REWARD)
        case "fine":
            fine(scribe, seat, Seat(operation["to"]), operation["amount"], art.FINE)
        case "pay" if stakes(scribe):
            scribe.write(Paid(seat, Seat(operation["to"]), operation["amount"], art.OTHERS_PAID))
        case "half":
            half(scribe, seat, art.GATE_HALF)
        case "pay":
            return
        case unknown:
            raise ValueError(f"there is no operation {unknown!r}; valid: reward, fine, pay, half")


def ending(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Settle a finished game."""
    scribe = _scribe(rulings, given)
    settle(scribe, Seat(given["winner"]), Finish(given["finish"]))
    return money(scribe.position.ledger)


def game(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Play a whole game."""
    rules = Dama(rulings, Terms(seats=given["players"]))
    game = ScriptedGame(rules, _begun(rules, Seat(given["first"])), given)
    while not isinstance(game.position.phase, Done):
        game.throw()
    game.finish()
    after, done = game.position, game.position.phase
    return {
        "winner": done.winner,
        "finish": done.finish.value,
        "rolls": after.throws,
        "turns": game.turns,
        "gate_opened_at": game.gate_opened_at,
        "ben": [None if army.own is None else str(army.own) for army in after.armies],
        **money(after.ledger),
    }


def _begun(rules: Dama, first: Seat) -> Position:
    session: Session[Position, Move, Event, View] = Session(rules)
    if isinstance(session.position.phase, ToDraw):
        session.play(First(first))
    elif first != session.position.current:
        raise ValueError(f"seat {first} cannot begin where the first seat does")
    return session.position


KINDS: Mapping[str, Callable[[Rulings, Given], dict[str, Any]]] = {
    "cast": cast,
    "travel": travel_alone,
    "turn": turn,
    "bowl": bowl,
    "ending": ending,
    "game": game,
}
"""Every kind of worked example, by name."""
