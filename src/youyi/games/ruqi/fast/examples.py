"""The kinds of worked examples of 儒棋 that the fast engine runs: what is given and got is as in `vectors`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from youyi.compiled.arrays import Ints
from youyi.games.ruqi.board import NORTH, PIECES, SOUTH
from youyi.games.ruqi.fast.engine import FastRuqi
from youyi.games.ruqi.fast.layout import (
    ALL_GONE,
    ARMY,
    DONE,
    PHASE,
    ROUND,
    SCORE,
    SEAT,
    TO_PLAY,
    TO_THROW,
    army_number,
    army_of,
    pack,
)
from youyi.games.ruqi.payments import cups
from youyi.games.ruqi.play import START
from youyi.games.ruqi.position import GONE, VIRTUE_DICE, WAITING, Army, Position, ToPlay, ToThrow
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.rulings import Rulings
from youyi.games.ruqi.vectors import SEATS, Given, by_side, changed, listed, side_name
from youyi.games.ruqi.vectors import army_of as army_named
from youyi.kernel.seats import Seat


def _score(state: Ints) -> tuple[int, int]:
    return int(state[SCORE + SOUTH]), int(state[SCORE + NORTH])


def _asked(state: Ints) -> Seat | None:
    return None if state[PHASE] == DONE else Seat(int(state[SEAT]))


def _leader(before: tuple[int, int], state: Ints) -> Seat | None:
    """Who has more 算 than before."""
    gained = [now - was for now, was in zip(_score(state), before, strict=True)]
    return Seat(gained.index(max(gained))) if any(gained) else None


def _round_winner(before: tuple[int, int], state: Ints) -> Seat | None:
    """Who won the round that has ended: its loser leads the next, and the last round of a match pays."""
    return _leader(before, state) if state[PHASE] == DONE else Seat(1 - int(state[SEAT]))


def _winner(state: Ints) -> Seat | None:
    """Who has won the match: a match that has no agreed length ends only so."""
    return _leader((0, 0), state) if state[PHASE] == DONE else None


def _reckoned(state: Ints) -> dict[str, Any]:
    jue = by_side([cups(tally) for tally in _score(state)])
    return {"score": by_side(_score(state)), "jue": jue}


def _led(engine: FastRuqi, throws: Any) -> tuple[Ints, int]:
    """A game whose lead has been thrown for, and after how many throws by both."""
    state = pack(START)
    for used, pair in enumerate(throws, start=1):
        for dice in pair:
            engine.play(state, VIRTUE_DICE.read(dice))
        if state[PHASE] == TO_THROW:
            if used < len(throws):
                raise ValueError(f"throws left over after throw {used}")
            return state, used
    raise ValueError("the throws do not settle who leads")


def rolloff(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Throw for the lead."""
    state, used = _led(FastRuqi(Ruqi(rulings)), given["throws"])
    return {"first": side_name(_asked(state)), "throws_used": used}


def moves(rulings: Rulings, given: Given) -> dict[str, Any]:
    """List the results of a throw."""
    roll = VIRTUE_DICE.read("".join(map(str, given["roll"])))
    armies = (army_named(given["south"]), army_named(given["north"]))
    state = pack(Position(1, (0, 0), armies, ToPlay(SEATS[given["to_move"]], roll)))
    return listed(FastRuqi(Ruqi(rulings)).results(state))


def round_score(rulings: Rulings, given: Given) -> dict[str, Any]:
    """What a position means for its round and the match."""
    armies = (army_named(given["south"]), army_named(given["north"]))
    before = (given["score"]["south"], given["score"]["north"])
    state = pack(Position(1, before, armies, ToThrow(SOUTH)))
    gone = [seat for seat in (SOUTH, NORTH) if state[ARMY + seat] == ALL_GONE]
    engine = FastRuqi(Ruqi(rulings))
    alone = given.get("void")
    engine.end_turn(state, SEATS[alone] if alone is not None else gone[0] if gone else SOUTH)
    ended = bool(state[PHASE] == DONE or state[ROUND] > 1)
    return {
        "status": "ended" if ended else "void_throw" if gone else "playing",
        "points": by_side([now - was for now, was in zip(_score(state), before, strict=True)]),
        "round_winner": side_name(_round_winner(before, state)) if ended else None,
        **_reckoned(state),
        "match_winner": side_name(_winner(state)),
        "next_first": side_name(_asked(state)) if gone else None,
    }


def match(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Play a match of which only the outcomes of the rounds are given."""
    engine = FastRuqi(Ruqi(rulings))
    state, _ = _led(engine, given["rolloff"])
    first_movers = list[str | None]()
    for outcome in given["rounds"]:
        if state[PHASE] == DONE:
            break
        first_movers.append(side_name(_asked(state)))
        cleared = SEATS[outcome["clearer"]]
        left: Army = tuple(WAITING if piece.name.zh_hant in outcome["left"] else GONE for piece in PIECES)
        state[ARMY + cleared], state[ARMY + 1 - cleared] = ALL_GONE, army_number(left)
        engine.end_turn(state, cleared)
    return {
        "first_movers": first_movers,
        **_reckoned(state),
        "winner": side_name(_winner(state)),
        "rounds_played": len(first_movers),
    }


def game(rulings: Rulings, given: Given) -> dict[str, Any]:
    """Play a whole match, turn by turn."""
    engine = FastRuqi(Ruqi(rulings))
    state, throws = _led(engine, given["rolloff"])
    rounds, score, turns, void, round_now = list[dict[str, Any]](), (0, 0), 0, False, int(state[ROUND])
    for number, (dice, changes) in enumerate(given["turns"], start=1):
        _take(engine, state, dice, changes, number)
        turns += 1
        if state[PHASE] == DONE or state[ROUND] != round_now:
            gained = sum(_score(state)) - sum(score)
            winner = side_name(_round_winner(score, state))
            rounds.append({"winner": winner, "points": gained, "turns": turns, "void_throw": void})
            score, turns, void, round_now = _score(state), 0, False, int(state[ROUND])
        void |= state[PHASE] != DONE and ALL_GONE in state[ARMY : ARMY + 2].tolist()
    return {
        "winner": side_name(_winner(state)),
        "score": by_side(score),
        "rounds": rounds,
        "turns": len(given["turns"]),
        "rolls": len(given["turns"]) + throws,
    }


def _take(engine: FastRuqi, state: Ints, dice: str, changes: str, number: int) -> None:
    """Throw, and play the turn that changes so many pieces; none where nothing can be moved."""
    engine.play(state, VIRTUE_DICE.read(dice))
    if bool(changes) != (state[PHASE] == TO_PLAY):
        raise ValueError(f"turn {number}: {dice} can{'' if changes == '' else 'not'} be played")
    if changes:
        results = engine.results(state)
        wanted = changed(army_of(int(state[ARMY + state[SEAT]])), changes)
        if wanted not in results:
            raise ValueError(f"turn {number}: {changes} is no legal result")
        engine.apply(state, int(engine.legal(state)[results.index(wanted)]))


KINDS: Mapping[str, Callable[[Rulings, Given], Mapping[str, Any]]] = {
    "rolloff": rolloff,
    "moves": moves,
    "round_score": round_score,
    "match": match,
    "game": game,
}
"""Every kind but `geometry`, which asks about the board and no rule."""
