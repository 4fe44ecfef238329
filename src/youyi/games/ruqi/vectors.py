"""The kinds of worked examples of 儒棋: from what is given to what the rules get."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from youyi.games.ruqi.board import CELLS_BY_NAME, NORTH, PIECES, SOUTH, xy
from youyi.games.ruqi.context import context_of
from youyi.games.ruqi.events import Event, RoundBegan, RoundEnded, Thrown, VoidThrowsBegan
from youyi.games.ruqi.moves import Move
from youyi.games.ruqi.notation import read_army
from youyi.games.ruqi.payments import (
    Standing,
    credited,
    cups,
    match_winner,
    reckon,
    standing,
)
from youyi.games.ruqi.play import options
from youyi.games.ruqi.position import (
    ALL_GONE,
    GONE,
    VIRTUE_DICE,
    WAITING,
    Army,
    Position,
    ToPlay,
    ToThrow,
    other,
    token_name,
)
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.rulings import Rulings, Terms
from youyi.games.ruqi.view import View
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session

Given: TypeAlias = Mapping[str, Any]
AnySession: TypeAlias = Session[Position, Move, Event, View]
SIDE_NAMES = {SOUTH: "south", NORTH: "north"}
SEATS = {name: seat for seat, name in SIDE_NAMES.items()}
_LISTED = 60
"""Longer lists of results are given by their hash."""


def army_of(tokens: Sequence[str]) -> Army:
    """Read five tokens."""
    text = ",".join(tokens)
    return read_army(text, 1, text)


def by_side(values: Sequence[int]) -> dict[str, int]:
    """Name the sides to which values belong."""
    return {SIDE_NAMES[seat]: values[seat] for seat in SIDE_NAMES}


def side_name(seat: Seat | None) -> str | None:
    """Name a side; None stands for neither."""
    return None if seat is None else SIDE_NAMES[seat]


def geometry(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Place a cell on the grid."""
    return {"xy": list(xy(SEATS[given["side"]], CELLS_BY_NAME[given["cell"]]))}


def rolloff(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Throw for the lead."""
    session, used = _led(Ruqi(rulings), given["throws"])
    return {"first": side_name(session.asked), "throws_used": used}


def _led(rules: Ruqi, throws: Sequence[Sequence[str]]) -> tuple[AnySession, int]:
    """A game whose lead has been thrown for, and after how many throws by both."""
    session: AnySession = Session(rules)
    for used, pair in enumerate(throws, start=1):
        for dice in pair:
            session.play(VIRTUE_DICE.read(dice))
        if isinstance(session.position.phase, ToThrow):
            if used < len(throws):
                raise ValueError(f"throws left over after throw {used}")
            return session, used
    raise ValueError("the throws do not settle who leads")


def moves(rulings: Rulings, given: Given) -> dict[str, Any]:
    """List the results of a throw."""
    seat = SEATS[given["to_move"]]
    armies = (army_of(given["south"]), army_of(given["north"]))
    position = Position(1, (0, 0), armies, ToPlay(seat, VIRTUE_DICE.read("".join(map(str, given["roll"])))))
    return listed(options(context_of(rulings), position))


def listed(armies: Iterable[Army]) -> dict[str, Any]:
    """List results in the order of their names; a long list is given by its hash."""
    results = sorted(" ".join(map(token_name, army)) for army in armies)
    if len(results) > _LISTED:
        digest = hashlib.sha256("\n".join(results).encode()).hexdigest()
        return {"count": len(results), "sha256": digest}
    return {"count": len(results), "results": results}


def round_score(rulings: Rulings, given: Given) -> dict[str, Any]:
    """What a position means for its round and the match."""
    armies = (army_of(given["south"]), army_of(given["north"]))
    score = (given["score"]["south"], given["score"]["north"])
    status = standing(armies)
    points, winner, next_first = [0, 0], None, None
    alone = given.get("void")
    if status is not Standing.PLAYING:
        cleared = Seat(armies.index(ALL_GONE)) if alone is None else other(SEATS[alone])
        next_first = other(cleared)
    if status is Standing.ENDED:
        reckoning = reckon(rulings, cleared, armies[other(cleared)], void=alone is not None)
        winner, points[reckoning.winner] = reckoning.winner, reckoning.points
        score = credited(score, reckoning)
        next_first = None if match_winner(score) is not None else other(winner)
    return {
        "status": status.value,
        "points": by_side(points),
        "round_winner": side_name(winner),
        "score": by_side(score),
        "jue": by_side([cups(tally) for tally in score]),
        "match_winner": side_name(match_winner(score)),
        "next_first": side_name(next_first),
    }


def match(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Play a match of which only the outcomes of the rounds are given."""
    session, _ = _led(Ruqi(rulings), given["rolloff"])
    leader = session.asked
    assert leader is not None, "a side has the lead"
    first_movers, score = list[str](), (0, 0)
    for outcome in given["rounds"]:
        if match_winner(score) is not None:
            break
        first_movers.append(SIDE_NAMES[leader])
        left = tuple(WAITING if virtue.name.zh_hant in outcome["left"] else GONE for virtue in PIECES)
        reckoning = reckon(rulings, SEATS[outcome["clearer"]], left)
        score = credited(score, reckoning)
        leader = other(reckoning.winner)
    return {
        "first_movers": first_movers,
        "score": by_side(score),
        "jue": by_side([cups(tally) for tally in score]),
        "winner": side_name(match_winner(score)),
        "rounds_played": len(first_movers),
    }


def game(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Play a whole match, turn by turn."""
    session, _ = _led(Ruqi(rulings, Terms()), given["rolloff"])
    tale = _Tale()
    for number, (dice, changes) in enumerate(given["turns"], start=1):
        if not isinstance(session.position.phase, ToThrow):
            raise ValueError(f"turn {number}: the match is over")  # noqa: TRY004 - the example is wrong, not a type
        tale.hear(session.play(VIRTUE_DICE.read(dice)).step.events)
        asked = isinstance(session.position.phase, ToPlay)
        if changes:
            if not asked:
                raise ValueError(f"turn {number}: nothing can be moved on {dice}")
            tale.hear(session.play(_chosen(rulings, session.position, changes, number)).step.events)
        elif asked:
            raise ValueError(f"turn {number}: a pass, but {dice} can be played")
    return tale.told(session.position, 2 * len(given["rolloff"]))


def _chosen(rulings: Rulings, position: Position, changes: str, number: int) -> Any:
    assert isinstance(position.phase, ToPlay)
    army = changed(position.armies[position.phase.seat], changes)
    found = options(context_of(rulings), position).get(army)
    if found is None:
        raise ValueError(f"turn {number}: {changes} is no legal result")
    return found


def changed(before: Army, changes: str) -> Army:
    """Move the pieces that changes such as `3=p8x 5=out` name."""
    army = list(before)
    for change in changes.split(" "):
        piece, _, now = change.partition("=")
        army[int(piece) - 1] = read_army(now, 1, ",".join([now] * len(army)))[0]
    return tuple(army)


class _Tale:
    """The report on a match and its rounds."""

    def __init__(self) -> None:
        self.rounds: list[dict[str, Any]] = []
        self.turns = 0
        self.turns_before = 0
        self.void = False

    def hear(self, events: Sequence[object]) -> None:
        for event in events:
            match event:
                case Thrown():
                    self.turns += 1
                case VoidThrowsBegan():
                    self.void = True
                case RoundEnded(_, winner, points, _, _):
                    turns = self.turns - self.turns_before
                    ended = {"winner": SIDE_NAMES[winner], "points": points, "turns": turns}
                    self.rounds.append({**ended, "void_throw": self.void})
                    self.turns_before = self.turns
                case RoundBegan():
                    self.void = False
                case _:
                    pass

    def told(self, position: Position, throws: int) -> dict[str, Any]:
        return {
            "winner": side_name(match_winner(position.score)),
            "score": by_side(position.score),
            "rounds": self.rounds,
            "turns": self.turns,
            "rolls": self.turns + throws // 2,
        }


KINDS: Mapping[str, Callable[[Rulings, Given], dict[str, Any]]] = {
    "geometry": geometry,
    "rolloff": rolloff,
    "moves": moves,
    "round_score": round_score,
    "match": match,
    "game": game,
}
"""Every kind of worked example, by name."""
