"""The worked examples that tell an answer from its neighbours, as both engines can be asked about them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np

from tests.dama.table import lay
from tests.kit.amount import some
from tests.kit.engines.lockstep import lowered
from tests.kit.examples import Scene
from tests.kit.tables import AnyTable
from tests.rulings import test_madiao, test_ruqi
from tests.rulings.dama import test_answers
from youyi.analysis.runs.engines import AnyFast, fast_engine, fast_kinds
from youyi.games import game
from youyi.games.madiao.cards import CARD_OF
from youyi.games.madiao.moves import Play
from youyi.games.madiao.position import Position, ToDeal, ToSeatBanker
from youyi.kernel.cards import Deal
from youyi.kernel.game import Game
from youyi.kernel.rules import Decision
from youyi.kernel.rulings import Quantity, Value, questions, value_of, values
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream, key

Answer = dict[str, Value]
AnySession = Session[Any, Any, Any, Any]
GOES_ON, LOTS = 60, 3
"""Plies by lot that are played after an example, and how often."""


@dataclass(frozen=True)
class Begun:
    """A position, the moves that are played there as far as they are legal, and the game that goes on by lot."""

    game: str
    ruleset: str
    beside: tuple[tuple[str, Value], ...] = ()
    terms: tuple[tuple[str, Value], ...] = ()
    position: Any = None
    """None: the start of the game."""
    moves: tuple[Any, ...] = ()
    lots: int = LOTS

    def compare(self, read: Answer, lowered: Answer) -> None:
        """Hold the fast engine of one answer to the readable engine of another. Raises AssertionError or ValueError."""
        table, engine = self.table(read), self.engine(lowered)
        for nth in range(self.lots):
            self._walk(table, engine, nth)

    def table(self, answer: Answer) -> AnyTable:
        return _table(self.game, self.ruleset, (*self.beside, *answer.items()), self.terms)

    def engine(self, answer: Answer) -> AnyFast:
        return _engine(self.game, self.ruleset, (*self.beside, *answer.items()), self.terms)

    def _walk(self, table: AnyTable, engine: AnyFast, nth: int) -> None:
        session: AnySession = Session(table.rules, self.position, keep=0)
        state, chances, lot = engine.pack(session.position), Numbered(7, nth), Stream(key(7, nth))
        moves = iter(self.moves)
        for ply in range(len(self.moves) + GOES_ON):
            same(table, session, engine, state)
            if session.over is not None:
                return
            move = offered(session, next(moves, None))
            if move is None:
                moves, move = iter(()), by_lot(session, chances, lot)
            if nth == 0 and ply <= len(self.moves):
                same_choices(table, session, engine, state)
            engine.play(state, move)
            session.take(move)


def offered(session: AnySession, move: Any) -> Any:
    """The draw, or the choice on offer that leads where a legal move does; None for no legal move."""
    rules, before, prompt = session.rules, session.position, session.prompt
    if move is None or rules.objection(before, move) is not None:
        return None
    if not isinstance(prompt, Decision) or move in prompt.moves:
        return move
    after = rules.apply(before, move).position
    return next(each for each in prompt.moves if rules.apply(before, each).position == after)


def by_lot(session: AnySession, chances: Numbered, lot: Stream) -> Any:
    """A choice by lot, or the draw that is due."""
    prompt = session.prompt
    return prompt.moves[lot.below(len(prompt.moves))] if isinstance(prompt, Decision) else session.draw(chances)


def same(table: AnyTable, session: AnySession, engine: AnyFast, state: Any) -> None:
    """Compare the position, the purses, who is asked, and what is legal."""
    position, prompt = session.position, session.prompt
    assert np.array_equal(state, engine.pack(position)), (engine.lift(state), position)
    assert engine.returns(state) == tuple(table.rules.returns(position))
    moves, asked = (prompt.moves, prompt.seat) if isinstance(prompt, Decision) else ((), None)
    assert engine.asked(state) == asked
    assert engine.legal(state).tolist() == [table.actions.number(position, move) for move in moves]


def same_choices(table: AnyTable, session: AnySession, engine: AnyFast, state: Any) -> None:
    """Compare where every choice leads."""
    for move in session.prompt.moves if isinstance(session.prompt, Decision) else ():
        after = state.copy()
        engine.play(after, move)
        assert np.array_equal(after, engine.pack(table.rules.apply(session.position, move).position)), move


@dataclass(frozen=True)
class Summed:
    """A worked example that asks for no position: what some cards make."""

    game: str
    kind: str
    given: dict[str, Any]
    beside: dict[str, Value] = field(default_factory=dict)

    def compare(self, read: Answer, lowered: Answer) -> None:
        """Hold the fast engine of one answer to the readable engine of another. Raises AssertionError or ValueError."""
        played = game(self.game)
        rulings, others = (played.under(None, {**self.beside, **each}).rulings for each in (read, lowered))
        expected, got = (
            played.examples()[self.kind](rulings, self.given),
            fast_kinds(played, others)[self.kind](others, self.given),
        )
        assert {name: got[name] for name in expected} == expected, self


@cache
def _table(name: str, ruleset: str, rulings: tuple[tuple[str, Value], ...], terms: tuple[Any, ...]) -> AnyTable:
    return game(name).under(ruleset, dict(rulings), dict(terms))


@cache
def _engine(name: str, ruleset: str, rulings: tuple[tuple[str, Value], ...], terms: tuple[Any, ...]) -> AnyFast:
    return fast_engine(_table(name, ruleset, rulings, terms))


def forget() -> None:
    """Lay every table anew: rows have changed."""
    _table.cache_clear()
    _engine.cache_clear()


def of_this_run(example: Begun | Summed) -> Begun | Summed:
    """The example, with so many games by lot after it as this run plays."""
    return replace(example, lots=some(example.lots)) if isinstance(example, Begun) else example


def noticed(example: Begun | Summed, read: Answer, lowered: Answer) -> bool:
    """Whether an example shows that kernels play another answer than the readable engine."""
    try:
        example.compare(read, lowered)
    except (AssertionError, ValueError):
        return True
    return False


def answers_to(played: Game[Any, Any, Any, Any], name: str) -> list[Value]:
    """Every answer to a question that kernels were taught; of an open range its usual number and another."""
    usual = played.rulesets[0].rulings
    asked = questions(usual)[name]
    if not isinstance(asked, Quantity):
        return [word for member in asked if lowered(played.under(None, {name: (word := value_of(member))}))]
    if asked.highest is None:
        return [values(usual)[name], 30]
    return list(range(asked.lowest, asked.highest + 1))


def of_dama() -> Iterator[tuple[str, Begun]]:
    """The tables of 打馬 that its answers tell apart."""
    read = game("dama").notation.read_move
    for (question, _), (armies, laid, moves) in test_answers.EXAMPLES.items():
        yield question, _dama(lay(*armies, **laid), tuple(map(read, moves.split())))
    yield "move_requires", _dama(test_answers.deployed(), (read("115"),))
    for question in ("ante", "ben_setup", "first_player"):
        yield question, Begun("dama", "tujing", (), (("seats", 3),))


def _dama(position: Any, moves: tuple[Any, ...]) -> Begun:
    return Begun("dama", "tujing", (), (("seats", len(position.armies)),), position, moves)


def of_ruqi() -> Iterator[tuple[str, Begun]]:
    """The boards of 儒棋 that its answers tell apart."""
    for change in test_ruqi.CHANGES:
        scene = Scene(change.own, change.enemy, change.roll, ruleset=change.ruleset)
        yield change.question, _ruqi(scene)
    for question, (scene, move) in test_ruqi.RECKONED.items():
        yield question, _ruqi(scene, move)


def _ruqi(scene: Scene, *moves: str) -> Begun:
    read = game("ruqi").notation.read_move
    played = tuple(map(read, (scene.roll, *moves)))
    return Begun("ruqi", scene.ruleset, position=scene.asking(f"throw:{scene.mover}"), moves=played)


def of_madiao() -> Iterator[tuple[str, Begun | Summed]]:
    """The cards and deals of 馬吊 that its answers tell apart."""
    for (question, _), (kind, seed, *others) in test_madiao.EXAMPLES.items():
        beside = others[0] if others else {}
        given = test_madiao.given_of(kind, seed)
        if kind == "deal":
            yield question, _deal(given, beside)
        if kind != "flow":
            yield question, Summed("madiao", kind, given, beside)
    for question, kind, seed in test_madiao.BETWEEN:
        given = test_madiao.given_of(kind, seed)
        yield question, Summed("madiao", kind, given)
    for question in ("base_score", "first_banker", "penalties", "redeal_five_suit"):
        yield question, Begun("madiao", "guide", (), (("deals", 2),), lots=12)
    yield "banker_faults", Begun("madiao", "guide", (("penalties", "advise"),), (("deals", 2),))


def _deal(given: dict[str, Any], beside: dict[str, Value]) -> Begun:
    phase = ToSeatBanker() if given["banker"] is None else ToDeal(Seat(given["banker"]))
    cards = [CARD_OF[each] for each in given["order"]]
    plays = [Play(CARD_OF[each]) for trick in given["plays"] for each in trick]
    moves = (Deal(tuple(cards)), *plays)
    return Begun("madiao", "guide", tuple(beside.items()), (("deals", 2),), Position(0, (0, 0, 0, 0), phase), moves)


@cache
def _examples(name: str) -> dict[str, list[Begun | Summed]]:
    found: dict[str, list[Begun | Summed]] = {}
    for question, example in {"dama": of_dama, "madiao": of_madiao, "ruqi": of_ruqi}[name]():
        found.setdefault(question, []).append(example)
    return found


def examples_of(played: Game[Any, Any, Any, Any], question: str) -> list[Begun | Summed]:
    """The examples of a question."""
    return _examples(played.id)[question]
