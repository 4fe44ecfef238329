"""How many agent steps a second the environments make: observe, choose blindly, step. Bar of the readable engine: 8,000."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed")

from youyi.adapters.pettingzoo import raw_env

STEPS = 300
FAST_STEPS = 2000
TABLES = 256
RULESETS = ["ruqi/modern", "dama/tujing", "madiao/guide"]


@pytest.mark.parametrize("ruleset", RULESETS)
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


@pytest.mark.parametrize("ruleset", RULESETS)
def test_agent_steps_on_the_fast_engine(benchmark, ruleset):
    """Bar: 40,000 a second."""
    pytest.importorskip("numba", reason="the extra `fast` is not installed")
    playing, rng = raw_env(ruleset, engine="fast"), random.Random(1)
    playing.reset(seed=1)

    def walk() -> None:
        for _ in range(FAST_STEPS):
            if playing.play.over is not None:
                playing.reset()
            playing.last()
            playing.step(rng.choice(list(playing.play.legal)))

    benchmark.pedantic(walk, rounds=10, warmup_rounds=1)
    benchmark.extra_info["agent steps a second"] = round(FAST_STEPS / benchmark.stats.stats.min)


@pytest.mark.parametrize("opponents", [(), ("random",)], ids=["alone", "among opponents"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_steps_of_vector_environments(benchmark, ruleset, opponents):
    """Bar: 500,000 a second on one core, every seat's choices coming from outside; blind choices are made outside the time."""
    pytest.importorskip("numba", reason="the extra `fast` is not installed")
    from youyi.adapters.vector import VectorTable

    vector = VectorTable(ruleset, TABLES, opponents=opponents, copy=False)
    vector.reset(seed=1)

    def blind() -> tuple[tuple[object], dict[str, object]]:
        return (vector.blind(),), {}

    benchmark.pedantic(vector.step, setup=blind, rounds=200, warmup_rounds=20)
    benchmark.extra_info["steps a second"] = round(TABLES / benchmark.stats.stats.median)
