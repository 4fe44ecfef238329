"""Youyi 游藝: China's lost games, playable again; `catalogue()` lists what can be played.

Everything that a program needs is here: `docs/reference/python.md` has a page for each concept. A name is imported when it
is first used, so that `import youyi` loads no rulebook and nothing but the standard library.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from youyi.kernel.version import __version__

if TYPE_CHECKING:
    from youyi.analysis.api import compare, simulate
    from youyi.analysis.simulate.one_game import PlayedGame, play_game
    from youyi.bots.errors import BadPlayer, BotFailed, Forfeit
    from youyi.bots.named import player
    from youyi.games import catalogue, game
    from youyi.kernel.articles import Article, Grade
    from youyi.kernel.errors import BadNotation, BadRecord, FaultyPosition, IllegalMove, Unknown, YouyiError
    from youyi.kernel.game import Game, Table
    from youyi.kernel.lab.actions import Actions
    from youyi.kernel.names import Language
    from youyi.kernel.rules import Chance, Decision, Over, Player, Step
    from youyi.kernel.rulings import Ruleset, Ruling, questions
    from youyi.kernel.session import Ply, Session
    from youyi.kernel.streams import Numbered
    from youyi.players.player import players_of
    from youyi.records.files import opened, read_record, save, write_record
    from youyi.records.record import Record
    from youyi.records.replay import Replay, replay, replay_as_far_as_valid, resumed
    from youyi.records.transcript import transcript

_MODULES = {
    "analysis.api": ("compare", "simulate"),
    "analysis.simulate.one_game": ("PlayedGame", "play_game"),
    "bots.errors": ("BadPlayer", "BotFailed", "Forfeit"),
    "bots.named": ("player",),
    "games": ("catalogue", "game"),
    "kernel.articles": ("Article", "Grade"),
    "kernel.errors": ("BadNotation", "BadRecord", "FaultyPosition", "IllegalMove", "Unknown", "YouyiError"),
    "kernel.game": ("Game", "Table"),
    "kernel.lab.actions": ("Actions",),
    "kernel.names": ("Language",),
    "kernel.rules": ("Chance", "Decision", "Over", "Player", "Step"),
    "kernel.rulings": ("Ruleset", "Ruling", "questions"),
    "kernel.session": ("Ply", "Session"),
    "kernel.streams": ("Numbered",),
    "players.player": ("players_of",),
    "records.files": ("opened", "read_record", "save", "write_record"),
    "records.record": ("Record",),
    "records.replay": ("Replay", "replay", "replay_as_far_as_valid", "resumed"),
    "records.transcript": ("transcript",),
}
_HOME = {name: module for module, names in _MODULES.items() for name in names}

__all__ = [
    "Actions", "Article", "BadNotation", "BadPlayer", "BadRecord", "BotFailed", "Chance", "Decision", "FaultyPosition",
    "Forfeit", "Game", "Grade", "IllegalMove", "Language", "Numbered", "Over", "PlayedGame", "Player", "Ply", "Record",
    "Replay", "Ruleset", "Ruling", "Session", "Step", "Table", "Unknown", "YouyiError", "__version__", "catalogue",
    "compare", "game", "opened", "play_game", "player", "players_of", "questions", "read_record", "replay",
    "replay_as_far_as_valid", "resumed", "save", "simulate", "transcript", "write_record",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Import what is asked for."""
    if name not in _HOME:
        raise AttributeError(f"module 'youyi' has no attribute {name!r}")
    found = getattr(import_module(f"youyi.{_HOME[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """Every public name, imported or not."""
    return sorted({*globals(), *__all__})
