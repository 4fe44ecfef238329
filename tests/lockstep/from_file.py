"""What kernels of 馬吊 do, the same wherever they run: Numba calls it, and the Python of a browser's tab."""

from __future__ import annotations

from typing import Any

from tests.players.signatures import signature, tables
from youyi.compiled.from_file import KernelFault
from youyi.games import game
from youyi.games.madiao.fast import FastMadiao
from youyi.games.madiao.fast.layout import PHASE, PLAYING, SEAT
from youyi.kernel.game import Table
from youyi.players.player import players_at

SEED, FAR_AWAY = 20261128, 1 << 27


def engine_of(table: Table[Any, Any, Any, Any]) -> FastMadiao:
    """The engine of a table, on whatever its kernels run."""
    rules: Any = table.rules
    return FastMadiao(rules)


def rows(games: int) -> dict[str, list[list[int]]]:
    """The figures of so many games of each player in kernels, under every ruleset."""
    found = {}
    for table in tables(["madiao"]):
        engine = engine_of(table)
        start = engine.pack(table.rules.start())
        for name in ("random@1", "network@1", "heuristic@2"):
            played = engine.playouts(start, [name] * engine.seats, SEED, range(games), limit=1 << 40)
            found[f"{table.ruleset.full_id} {name}"] = played.tolist()
    return found


def signed() -> dict[str, str]:
    """The signatures of those who play in kernels alone."""
    return {
        f"{table.ruleset.full_id} {spec.full_id}": signature(table, spec)
        for table in tables(["madiao"])
        for spec in players_at(table)
        if spec.kernels
    }


def faults() -> dict[str, Any]:
    """What a kernel says that reads beyond its memory, and whether kernels run after it as before."""
    table = game("madiao").under()
    engine = engine_of(table)
    row = engine.pack(table.rules.start())
    sitting = ["random@1"] * engine.seats

    def play() -> Any:
        return engine.playouts(row, sitting, SEED, range(2), limit=1 << 40).tolist()

    before, lost = play(), engine.pack(table.rules.start())
    lost[PHASE], lost[SEAT] = PLAYING, FAR_AWAY
    try:
        engine.playouts(lost, sitting, SEED, range(1), limit=1)
    except KernelFault as fault:
        return {"says": str(fault), "goes_on": play() == before}
    return {"says": None}
