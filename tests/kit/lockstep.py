"""Two engines side by side: the same game, compared ply by ply."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

from tests.kit.tables import AnyTable, Setting, changed_by_lot, games, settings
from youyi.analysis.engines import AnyFast, fast_engine, fast_room, has_fast_room, installed
from youyi.analysis.measures import Turns
from youyi.kernel.fast import ENDING, FIRSTS, PLIES, RETURNS, TURNS
from youyi.kernel.rules import Chance, Decision
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream, key
from youyi.players.player import player

HAVE_NUMBA = pytest.mark.skipif(
    not os.environ.get("CI") and not installed(),
    reason="the extra `fast` is not installed",
)


def lowered_settings() -> list[Setting]:
    """Every game with a fast engine, under every ruleset and number of seats."""
    with_one = {game.id for game in games() if has_fast_room(game)}
    return [setting for setting in settings() if setting.game.id in with_one]


class Pair:
    """One table, laid for both engines."""

    def __init__(self, table: AnyTable) -> None:
        self.table, self.actions = table, table.actions
        self.fast: AnyFast = fast_engine(table)
        self.players = {name: player(name, table) for name in self.fast.players}

    def walk(self, seed: int, game: int, limit: int = 10**6) -> int:
        """Play one game in both, each ply by a player drawn by lot, and compare all of it; returns the plies."""
        session: Session[Any, Any, Any, Any] = Session(self.table.rules, keep=0)
        state, chances, lot = self.fast.pack(session.position), Numbered(seed, game), Stream(key(seed, game))
        while session.over is None and session.at < limit:
            self.compare(session, state, chances)
            if isinstance(session.prompt, Chance):
                self.fast.draw(state, seed, game, session.nth_draw)
                session.play(session.draw(chances))
            else:
                name = self.fast.players[lot.below(len(self.players))]
                choice = session.choose([self.players[name]] * self.table.rules.seats, chances)
                number = self.actions.encode(session.position, choice)
                assert number == self.fast.choose(state, name, seed, game, session.at), name
                self.fast.apply(state, number)
                session.play(choice)
        self.compare(session, state, chances)
        return session.at

    def compare(self, session: Session[Any, Any, Any, Any], state: Any, chances: Numbered) -> None:
        """Positions, purses, who is asked, what is legal, and what every player would choose."""
        packed = self.fast.pack(session.position)
        assert self.fast.lift(packed) == session.position
        assert np.array_equal(state, packed), (self.fast.lift(state), session.position)
        assert self.fast.returns(state) == tuple(session.rules.returns(session.position))
        assert self.fast.legal(state).tolist() == list(self.actions.legal(session.position))
        asked = session.prompt.seat if isinstance(session.prompt, Decision) else None
        assert self.fast.asked(state) == asked
        for name, sitting in self.players.items() if asked is not None else ():
            choice = session.choose([sitting] * self.table.rules.seats, chances)
            number = self.actions.encode(session.position, choice)
            assert number == self.fast.choose(state, name, chances.seed, chances.game, session.at), name

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


def random_pair(setting: Setting, seed: int) -> Pair:
    """A table drawn by lot; what the kernels do not know is drawn again."""
    lot, room = Stream(key(seed)), fast_room(setting.game)
    assert room is not None
    table = random_table(setting, lot)
    while room.unlowerable(table.rules):
        table = random_table(setting, lot)
    return Pair(table)


def random_table(setting: Setting, lot: Stream) -> AnyTable:
    """A table of a setting with its rulings changed by lot: none, a few, or most of them; a bout or a whole sitting."""
    one_in = (0, 4, 1)[lot.below(3)]
    rulings = changed_by_lot(setting, lot, one_in) if one_in else {}
    return setting.sitting(rulings) if lot.below(4) == 0 else setting.bout(rulings)


def random_players(pair: Pair, seed: int) -> list[str]:
    """A player for every seat, drawn by lot."""
    lot = Stream(key(seed, 1))
    return [pair.fast.players[lot.below(len(pair.fast.players))] for _ in range(pair.fast.seats)]
