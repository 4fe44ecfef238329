"""Two engines side by side: the same game, compared ply by ply."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

from tests.kit.tables import AnyTable, Setting, changed_by_lot, games, settings
from youyi.analysis.runs.engines import AnyFast, fast_engine, fast_room, installed
from youyi.analysis.simulate.measures import Turns
from youyi.kernel.fast import ENDING, FIRSTS, PLIES, RETURNS, TURNS
from youyi.kernel.rules import Chance, Decision
from youyi.kernel.rulings import Value
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream, key
from youyi.players.player import player, players_of

HAVE_NUMBA = pytest.mark.skipif(
    not os.environ.get("CI") and not installed(),
    reason="the extra `fast` is not installed",
)


def lowered_settings() -> list[Setting]:
    """Every game with a fast engine, under every ruleset and number of seats."""
    with_one = {game.id for game in games() if game.has("fast")}
    return [setting for setting in settings() if setting.game.id in with_one]


SELDOM = 10
"""Once in so many plies a position is read back from its row, and every quick player is asked.

Once in twice as many a choice is that of a player that values.
"""


class Pair:
    """One table, laid for both engines."""

    def __init__(self, table: AnyTable) -> None:
        self.table, self.actions = table, table.actions
        self.fast: AnyFast = fast_engine(table)
        known = {spec.full_id: spec for spec in players_of(table.game)}
        self.players = {name: player(name, table) for name in self.fast.players if name in known}
        """All but levels, which tests of their own hold."""
        self.searching = [name for name in self.players if known[name].searches]
        """Players that take long over a choice in the readable engine."""
        self.valuing = [name for name in self.players if name.startswith("network")]
        """Players that value every position a choice leads to: hundreds of times as slow as the quick ones."""
        self.quick = [name for name in self.players if name not in (*self.searching, *self.valuing)]

    def walk(self, seed: int, game: int, limit: int = 10**6, searched: int = 0) -> int:
        """Play one game in both, each ply by a quick player drawn by lot, and compare all of it; returns the plies.

        `searched`: once in so many choices the others are asked too; 0: never.
        """
        session: Session[Any, Any, Any, Any] = Session(self.table.rules, keep=0)
        state, chances, lot = self.fast.pack(session.position), Numbered(seed, game), Stream(key(seed, game))
        while session.over is None and session.at < limit:
            self.compare(session, state)
            if isinstance(session.prompt, Chance):
                self.fast.draw(state, seed, game, session.nth_draw)
                session.take(session.draw(chances))
                continue
            asked = [self.drawn(lot)]
            asked += () if lot.below(SELDOM) else self.quick
            asked += self.searching if searched and not lot.below(searched) else ()
            for name in asked:
                choice = self.chosen_alike(session, state, chances, name)
            self.fast.apply(state, self.actions.encode(session.position, choice))
            session.take(choice)
        self.compare(session, state)
        return session.at

    def drawn(self, lot: Stream) -> str:
        """A player drawn by lot: a quick one, once in a while one that values."""
        among = self.quick if lot.below(SELDOM * 2) else self.valuing or self.quick
        return among[lot.below(len(among))]

    def chosen_alike(self, session: Session[Any, Any, Any, Any], state: Any, chances: Numbered, name: str) -> Any:
        """The choice of a player, which is the same in both."""
        choice = session.choose([self.players[name]] * self.table.rules.seats, chances)
        number = self.actions.encode(session.position, choice)
        assert number == self.fast.choose(state, name, chances.seed, chances.game, session.at), name
        return choice

    def compare(self, session: Session[Any, Any, Any, Any], state: Any) -> None:
        """Positions, purses, who is asked, and what is legal."""
        position, prompt = session.position, session.prompt
        assert np.array_equal(state, self.fast.pack(position)), (self.fast.lift(state), position)
        assert session.at % SELDOM or self.fast.lift(state) == position
        assert self.fast.returns(state) == tuple(session.rules.returns(position))
        moves, asked = (prompt.moves, prompt.seat) if isinstance(prompt, Decision) else ((), None)
        assert self.fast.asked(state) == asked
        assert self.fast.legal(state).tolist() == [self.actions.number(position, move) for move in moves]

    def play_out(self, names: list[str], seed: int, numbers: range, limit: int = 10**5) -> int:
        """Play games in both, to the end or for so many plies, and compare the figures; returns the plies."""
        rows = self.fast.playouts(self.fast.pack(self.table.rules.start()), names, seed, numbers, limit=limit)
        for number, row in zip(numbers, rows.tolist(), strict=True):
            turns, session = Turns(self.table.game), Session(self.table.rules, keep=0)
            sitting = [self.players[name] for name in names]
            over = session.play_out(sitting, Numbered(seed, number), limit=limit, on_events=turns.on_events)
            assert (row[PLIES], row[TURNS]) == (session.at, turns.count), number
            assert tuple(row[RETURNS : RETURNS + self.fast.seats]) == self.table.rules.returns(session.position)
            assert row[ENDING] == (0 if over is None else self.fast.endings.index(over.kind) + 1)
            assert over is None or row[FIRSTS] == sum(1 << seat for seat in over.first)
        return int(rows[:, PLIES].sum())


def compare_plies(pair: Pair, seed: int, walk: int, out: int, longest: int, searched: int = 0) -> tuple[int, int]:
    """Compare so many plies walked through and so many played out, or some more; returns how many of each.

    A game is left after its `longest` ply: under some answers random play hardly ever ends.
    """
    walked = played = 0
    game, sitting = seed, random_players(pair, seed)
    while walked < walk or played < out:
        if walked < walk:
            walked += pair.walk(seed, game, min(longest, walk - walked), searched)
        if played < out:
            played += pair.play_out(sitting, seed, range(game, game + 1), longest)
        game += 1
    return walked, played


def random_pair(setting: Setting, seed: int) -> Pair:
    """A table drawn by lot; what the kernels do not know is drawn again."""
    lot = Stream(key(seed))
    table = random_table(setting, lot)
    while not lowered(table):
        table = random_table(setting, lot)
    return Pair(table)


def lowered(table: AnyTable) -> bool:
    """Whether the kernels were taught all the answers of a table."""
    room = fast_room(table.game)
    return room is not None and not room.unlowerable(table.rules)


def lowered_by_lot(setting: Setting, lot: Stream, one_in: int, known: dict[str, Value]) -> AnyTable:
    """A bout whose rulings are changed by lot, but for the known ones; what the kernels do not know is drawn again."""
    table = setting.bout(changed_by_lot(setting, lot, one_in) | known)
    return table if lowered(table) else lowered_by_lot(setting, lot, one_in, known)


def random_table(setting: Setting, lot: Stream) -> AnyTable:
    """A table of a setting with its rulings changed by lot: none, a few, or most of them; a bout or a whole sitting."""
    one_in = (0, 4, 1)[lot.below(3)]
    rulings = changed_by_lot(setting, lot, one_in) if one_in else {}
    return setting.sitting(rulings) if lot.below(4) == 0 else setting.bout(rulings)


def random_players(pair: Pair, seed: int) -> list[str]:
    """A player for every seat, drawn by lot."""
    lot = Stream(key(seed, 1))
    return [pair.drawn(lot) for _ in range(pair.fast.seats)]
