"""Which kernels of 馬吊 a browser's tab calls: what `search` asks, and playouts."""

from __future__ import annotations

from youyi.compiled.arrays import np
from youyi.compiled.in_file import InFile
from youyi.compiled.streams import word
from youyi.games.madiao.fast import kernel, particles, search, trials, worlds
from youyi.games.madiao.fast.layout import FIGURES, HEURISTIC
from youyi.games.madiao.position import SEATS
from youyi.games.madiao.rules import Madiao


def in_file() -> list[InFile]:
    """Each, and what it is called with."""
    rules = Madiao()
    found = search.Search(rules, search.Effort())
    t, w, start = found.engine.tables, found.engine.work, found.engine.pack(rules.start())
    keys, sitting, rows = (
        np.zeros(particles.KEYS, np.uint64),
        np.zeros(SEATS, np.int64),
        np.zeros((1, FIGURES), np.int64),
    )
    deals, plans, gains = np.stack([start]), np.zeros((1, 2), np.int64), np.zeros((1, 1), np.int64)
    return [
        InFile(kernel.playouts, (t, w, start, start, keys, sitting, 0, rows), by_address=True),
        InFile(worlds.sample, (t, w, start, start, word(0)), by_address=True),
        InFile(worlds.observe, (start, start, 0)),
        InFile(particles.imagine, (found.calls, t, w, found.beliefs, start, word(0), deals)),
        InFile(trials.try_plans, (found.calls, t, w, deals, plans, HEURISTIC, word(0), gains)),
    ]
