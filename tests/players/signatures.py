"""Signatures of players: what each chooses in a few seeded games of every ruleset, as one short hash.

`python tests/players/signatures.py [GAME …]` prints them as JSON, on any Python that Youyi runs on and with nothing installed. A signature that differs between two Pythons is a player that does not choose alike.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Collection, Iterator
from typing import Any

from youyi.games import built_in, game
from youyi.kernel.errors import YouyiError
from youyi.kernel.game import Table
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player, players_at

SEED = 20261124
GAMES = 2
CHOICES = 20
"""Choices of a quick player in each game."""
FEW = 3
"""Choices of any other."""


def signatures(games: Collection[str], *, compiled: bool) -> dict[str, str]:
    """The signature of every player at a table of every ruleset, by `ruleset player`; levels are made of these."""
    return {
        f"{table.ruleset.full_id} {spec.full_id}": signature(table, spec)
        for table in tables(games)
        for spec in players_at(table)
        if compiled or not needs_kernels(table, spec)
    }


def tables(games: Collection[str] = ()) -> Iterator[Table[Any, Any, Any, Any]]:
    """A table of every ruleset of some games, by default of all, in its newest version."""
    for name in games or built_in():
        for ruleset in game(name).rulesets:
            yield game(name).under(ruleset.full_id)


def needs_kernels(table: Table[Any, Any, Any, Any], spec: PlayerSpec) -> bool:
    """Whether a player cannot be made where neither NumPy nor Numba is installed."""
    blocked = dict.fromkeys(("numpy", "numba"))
    kept = {name: sys.modules.get(name) for name in blocked}
    sys.modules.update(blocked)  # type: ignore[arg-type]  # None forbids the import
    try:
        player(spec.full_id, table)
    except (ImportError, YouyiError):
        return True
    finally:
        for name, module in kept.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module
    return False


def signature(table: Table[Any, Any, Any, Any], spec: PlayerSpec) -> str:
    """What a player chooses on every seat, hashed."""
    written = hashlib.sha256()
    for number in range(GAMES):
        sitting = [player(spec.full_id, table)] * table.rules.seats
        session, chances, left = Session(table.rules, keep=0), Numbered(SEED, number), CHOICES if spec.quick else FEW
        while left and session.over is None:
            left -= isinstance(session.prompt, Decision) and len(session.prompt.moves) > 1
            ply = session.advance(sitting, chances)
            written.update(f"{table.game.notation.write_move(ply.move)}\n".encode())
    return written.hexdigest()[:12]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(signatures(sys.argv[1:], compiled=False), indent=1) + "\n")
