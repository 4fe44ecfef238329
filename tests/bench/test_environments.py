"""How many agent steps a second the environments make: observe, choose blindly, step. Bar: 8,000 by the readable engine."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed")

from youyi.adapters.pettingzoo import raw_env

STEPS = 300


@pytest.mark.parametrize("ruleset", ["ruqi/modern", "dama/tujing", "madiao/guide"])
def test_agent_steps(benchmark, ruleset):
    playing, rng = raw_env(ruleset), random.Random(1)
    playing.reset(seed=1)

    def walk() -> None:
        for _ in range(STEPS):
            if playing.play.over is not None:
                playing.reset()
            playing.last()
            playing.step(rng.choice(list(playing.play.legal)))

    benchmark.pedantic(walk, rounds=10, warmup_rounds=1)
    benchmark.extra_info["agent steps a second"] = round(STEPS / benchmark.stats.stats.min)
