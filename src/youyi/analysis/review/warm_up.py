"""Kernels compiled before anybody waits for them: after an installation the first call of each would take up to a minute.

A game is warmed up by a little of everything that a server asks of its kernels: the strongest computer chooses, choices and
draws are weighed as hints and reviews do, a game is played out as by a comparison.
"""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from sys import implementation, modules
from typing import Any

from youyi.analysis.review.evaluators import judging_of, valuer_of
from youyi.analysis.review.reviewing import Watched
from youyi.analysis.runs.engines import fast_engine, installed
from youyi.kernel.game import Game
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player, player_spec, strongest

PLIES = 12
"""Of the game that is played and weighed; every game asks for choices and draws within them."""
MARK = "warm-{implementation}-{numba}"
"""The file that says in a cache folder that nothing is left to be compiled by this Python and this Numba."""


def is_warm(game: Game[Any, Any, Any, Any]) -> bool:
    """Whether there is nothing to be compiled for a game: it was done, or it has no kernels, or the extra `fast` is missing."""
    return not (installed() and game.has("fast")) or _mark(game).exists()


def warm_up(game: Game[Any, Any, Any, Any]) -> None:
    """Compile the kernels of a game, or load those that are, and note it."""
    table = game.under()
    name, seats = strongest(table).full_id, range(table.rules.seats)
    session = Session(table.rules)
    session.play_out([player(name, table) for _ in seats], Numbered(0, 0), limit=PLIES)
    judging = judging_of(table)
    watched = Watched(table, valuer_of(table, playouts=None, seed=0, engine="fast", plies=PLIES), judging.spread)
    for ply in session.plies:
        watched.take(ply)
    engine = fast_engine(table)
    guide = player_spec(judging.guide, game).full_id
    engine.playouts(engine.pack(table.rules.start()), [guide] * len(seats), 0, range(1), limit=PLIES)
    _mark(game).touch()


def _mark(game: Game[Any, Any, Any, Any]) -> Path:
    from youyi.compiled.cache import ROOM, cache_folder  # the extra `fast`

    rules = modules[game.rules.__module__].__file__
    assert rules is not None, "a game with kernels is a package of files"
    mark = MARK.format(implementation=implementation.cache_tag, numba=version("numba"))
    return cache_folder(Path(rules).resolve().parent / ROOM) / mark
