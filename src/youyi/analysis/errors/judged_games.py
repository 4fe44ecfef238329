"""Games whose decisions have been judged, and how one is judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from youyi.analysis.errors.asking import AskedDecision, Choosers, choosers, decisions_of, drawn
from youyi.analysis.errors.rolling import DIGITS, Loss, loss_of, rolled
from youyi.analysis.errors.survey import Survey
from youyi.analysis.errors.yardstick import Yardstick, yardstick_of
from youyi.analysis.review.playouts import AnyTable
from youyi.analysis.review.values import foreseen
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.errors import BadRecord
from youyi.kernel.rules import is_choice
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, key
from youyi.records.record import Record
from youyi.records.replay import replay

_NO_CHOICE = TEXTS["errors.no_choice"]
_NOT_OFFERED = TEXTS["errors.not_offered"]
_PLANS = 2
"""Part of the keys of chance by which the yardstick means to go on."""
OPENED = 16
"""Playouts of a choice with the cards as they lie: chance is little there, and the cards are what differs from game to game."""


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A decision, who chose what, and what that lost."""

    ply: int
    seat: int
    position: str
    losses: Mapping[str, Loss]
    """By the move, as it is written: everything that somebody chose."""
    chosen: Mapping[str, str]
    """By the full id of a player, or by what a person is called."""
    checked: Mapping[str, float] = field(default_factory=dict)
    """What the choices lose by another way: where values are exact, by playouts; where cards are hidden, as they lie."""


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """A game with those of its decisions that were judged."""

    called: str
    """The number of a game of the survey, or the place of a record."""
    choices: int
    """How many decisions among several moves the game had."""
    judged: tuple[JudgedDecision, ...]
    left: int = 0
    """Decisions that were drawn and left, because the fast engine had no room for them."""
    solved: tuple[JudgedDecision, ...] = ()
    """Further decisions whose values are exact: they only tell what playouts are wrong by."""


@dataclass(frozen=True, slots=True)
class Bench:
    """Where the decisions of a table are judged."""

    survey: Survey
    asked: Choosers
    yardstick: Yardstick

    @property
    def table(self) -> AnyTable:
        """The table."""
        return self.yardstick.table

    def game(self, number: int) -> JudgedGame:
        """Play and judge a game of the survey."""
        every = list(decisions_of(self.asked, self.survey.mixture, self._chances(str(number))))
        return self._judged(str(number), every, {}, {})

    def record(self, called: str, record: Record, known: Mapping[str, JudgedDecision] | None = None) -> JudgedGame:
        """Judge the decisions of a game that was played; `known` has some already, by their positions. Raises `BadRecord`."""
        replayed, names = replay(record, self.table.game), people(record)
        every, taken = list[AskedDecision](), dict[int, tuple[str, Any]]()
        for ply in replayed.plies:
            prompt = replayed.table.rules.prompt(ply.before)
            if is_choice(prompt):
                every.append(AskedDecision(ply.number - 1, ply.before, prompt))
                taken[ply.number - 1] = names[prompt.seat], ply.move
        return self._judged(called, every, taken, known or {})

    def again(self, game: JudgedGame) -> JudgedGame:
        """Ask the survey's players at decisions that were judged, and judge what nobody had chosen there."""
        read = self.table.game.notation.read_position
        found = list[JudgedDecision]()
        for each in game.judged:
            position = read(each.position, tolerate=self.table.game.lawful_faults(self.table.rulings))
            prompt = self.table.rules.prompt(position)
            if not is_choice(prompt):
                raise BadRecord(_NO_CHOICE.filled(position=each.position), field="position")
            due = AskedDecision(each.ply, position, prompt)
            chances = self._chances(game.called)
            new = (name for name in self.survey.asked if name not in each.chosen)
            moves = {name: self.asked.choice(name, due, chances) for name in new}
            found.append(self._decision(due, moves, {each.position: each}, each.chosen))
        return replace(game, judged=tuple(found))

    def _chances(self, called: str) -> Numbered:
        """By which chance players choose in a game of the survey, by its number, or in a record, by its place."""
        seed = self.survey.plan.seed
        return Numbered(seed, int(called)) if called.isdecimal() else Numbered(key(seed, *called.encode()), 0)

    def _judged(
        self,
        called: str,
        every: list[AskedDecision],
        taken: Mapping[int, tuple[str, Any]],
        known: Mapping[str, JudgedDecision],
    ) -> JudgedGame:
        found, left, wanted = list[JudgedDecision](), 0, drawn(every, self.survey.decisions, self._chances(called))
        for due in wanted:
            try:
                found.append(self._asked(called, due, taken, known))
            except OverflowError:
                left += 1
        plies = {each.ply for each in wanted}
        exact = (
            self._asked(called, due, taken, known) for due in every if due.ply not in plies and self._is_known(due)
        )
        return JudgedGame(called, len(every), tuple(found), left, tuple(exact))

    def _is_known(self, due: AskedDecision) -> bool:
        return self.yardstick.known(due.position, due.prompt.moves, due.prompt.seat) is not None

    def _asked(
        self, called: str, due: AskedDecision, taken: Mapping[int, tuple[str, Any]], known: Mapping[str, JudgedDecision]
    ) -> JudgedDecision:
        """Ask everybody at a decision, and judge what is chosen; what was `taken` there is judged, too."""
        chances = self._chances(called)
        moves = {name: self.asked.choice(name, due, chances) for name in self.survey.asked}
        moves |= dict([taken[due.ply]]) if due.ply in taken else {}
        return self._decision(due, moves, known, {})

    def _decision(
        self,
        due: AskedDecision,
        moves: Mapping[str, Any],
        known: Mapping[str, JudgedDecision],
        chosen: Mapping[str, str],
    ) -> JudgedDecision:
        """Judge what was chosen at a decision, unless all of it has been judged before."""
        notation = self.table.game.notation
        position = notation.write_position(due.position)
        offered = {notation.write_move(move): move for move in due.prompt.moves}
        written = {**chosen, **{name: notation.write_move(self._offered(due, move)) for name, move in moves.items()}}
        before = known.get(position)
        if before is not None and set(written.values()) <= before.losses.keys():
            return replace(before, chosen=written)
        wanted = set(written.values()) | (before.losses.keys() if before else set())
        among = {text: move for text, move in offered.items() if text in wanted}
        for text in wanted - among.keys():
            raise BadRecord(_NOT_OFFERED.filled(move=text, position=position), field="losses")
        losses, checked = self._losses(due, list(among.values()), position)
        return JudgedDecision(
            due.ply, due.prompt.seat, position, dict(zip(among, losses, strict=True)), written,
            dict(zip(among, checked, strict=False)),
        )  # fmt: skip

    def _offered(self, due: AskedDecision, move: Any) -> Any:
        """A move as the rules offer it: where it was written otherwise, the one that leads to the same. Raises `IllegalMove`."""
        if move in due.prompt.moves:
            return move
        rules, session = self.table.rules, Session(self.table.rules, due.position, keep=0)
        session.play(move)
        after = session.position
        return next(each for each in due.prompt.moves if foreseen(rules, due.position, each).position == after)

    def _losses(self, due: AskedDecision, moves: Sequence[Any], position: str) -> tuple[list[Loss], list[float]]:
        """What moves lose, and by another way of which something can be told."""
        if len(moves) == 1:
            return [Loss(0.0)], []
        depth, chance, seat = self.survey.depth, chance_of(self.survey.plan.seed, position), due.prompt.seat
        worths = self.yardstick.known(due.position, moves, seat)
        sample = self.yardstick.sampler(due.position, moves, seat, key(chance, _PLANS))
        losses = rolled(sample, moves, depth, self.yardstick.judging.spread, chance)
        if worths is not None:
            return [loss_of(max(worths) - each) for each in worths], [each.loss for each in losses]
        if self.table.game.hides:
            return losses, self._opened(due, moves, losses, chance)
        return losses, []

    def _opened(self, due: AskedDecision, moves: Sequence[Any], losses: Sequence[Loss], chance: int) -> list[float]:
        """What moves lose with the cards as they lie, against the move that is held to be the best."""
        lying = self.yardstick.lying(due.position, moves, Seat(due.prompt.seat), key(chance, _PLANS))
        means = [sum(gains) / len(gains) for gains in lying(moves, chance, OPENED)]
        best = next(nth for nth, each in enumerate(losses) if each.loss == each.error == 0)
        return [round(means[best] - each, DIGITS) for each in means]


def people(record: Record) -> tuple[str, ...]:
    """What those on the seats of a record are called in a table of errors: players by id, people by name, all with the seat."""
    return tuple(f"{each.name or each.player or '?'} ({seat + 1})" for seat, each in enumerate(record.seats))


def chance_of(seed: int, position: str) -> int:
    """The chance by which a position is judged: the same wherever it comes from."""
    return key(seed, int.from_bytes(sha256(position.encode()).digest()[:8], "big"))


def bench_of(survey: Survey, table: AnyTable | None = None) -> Bench:
    """Where a survey is carried out; `table`: that of a record. Raises what laying a table and judging it raise."""
    table = table or survey.plan.table()
    return Bench(survey, choosers(table, survey.plan.engine), yardstick_of(table, survey.plan.engine))
