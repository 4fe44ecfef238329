"""Youyi's games as PettingZoo environments: `env("madiao/guide")`, an agent for each seat."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, Literal

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from youyi.adapters.play import AnyPlay, NumberedPlay, Observed, Reward, table_of
from youyi.adapters.spaces import action_space, observation_space
from youyi.kernel.rulings import Value


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo ships no types
    """One bout of a game; agents are `seat_0`, `seat_1` …, and act when they are asked.

    `metadata["observations"]` and `metadata["actions"]` are the versions of what the numbers mean.
    """

    def __init__(self, play: AnyPlay, reward: Reward = "money", render_mode: str | None = None) -> None:
        """Make the environment of a game in progress."""
        super().__init__()
        self.play, self.reward, self.render_mode = play, reward, render_mode
        self.metadata = {
            "name": play.table.ruleset.full_id.replace("/", "_").replace("@", "_v"),
            "render_modes": ["human", "ansi"],
            "is_parallelizable": True,
            "observations": play.observations.version,
            "actions": play.actions.version,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(play.table.rules.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(play) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(play) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation and the mask of an agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the game's choices."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the first of a seed, or the next of the same seed."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._returns = [0.0] * len(self.agents)  # what is staked before the first choice comes with its reward
        self._select(self.play.seat)

    def observe(self, agent: str) -> Observed:
        """What an agent sees; its mask is empty while another is asked."""
        return self.play.observed(self._seats[agent])

    def step(self, action: Any) -> None:
        """Play the choice of the agent that is asked, and all draws that follow. Raises ValueError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.play.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        before, self._returns = self._returns, list(self.play.returns(self.reward))
        for each, seat in self._seats.items():
            self.rewards[each] = self._returns[seat] - before[seat]
        self._accumulate_rewards()
        if self.play.over is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select(self.play.seat)
        if self.render_mode == "human":
            self.render()

    def _select(self, seat: int | None) -> None:
        """Ask a seat; when the game is over the last agent stays selected."""
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def render(self) -> str | None:
        """The position as the asked agent sees it: as text, or on standard output."""
        text = self.play.text(self._seats[self.agent_selection])
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    def close(self) -> None:
        """Nothing is held."""


def raw_env(
    ruleset: str,
    *,
    rulings: Mapping[str, Value] | None = None,
    terms: Mapping[str, Value] | None = None,
    reward: Reward = "money",
    render_mode: str | None = None,
    engine: Literal["reference", "fast"] = "reference",
) -> TableEnv:
    """The environment of a ruleset, `ruqi/modern`, or of a game's first, `ruqi`. Raises what `Game.under` raises.

    The numbers are the same by either engine; `fast` needs the extra of this name and raises `NoFastEngine`.
    """
    table = table_of(ruleset, rulings, terms)
    if engine == "reference":
        return TableEnv(NumberedPlay(table), reward, render_mode)
    from youyi.adapters.fast_play import FastPlay  # compiles kernels

    return TableEnv(FastPlay(table), reward, render_mode)


def env(ruleset: str, **settings: Any) -> AECEnv[str, Any, Any]:
    """The same, where a call out of order is an error that says so. Settings are those of `raw_env`."""
    return wrappers.OrderEnforcingWrapper(raw_env(ruleset, **settings))


def parallel_env(ruleset: str, **settings: Any) -> ParallelEnv[str, Any, Any]:
    """The same for programs that want an action of every agent at each step: those of agents that are not asked are ignored."""
    found: ParallelEnv[str, Any, Any] = turn_based_aec_to_parallel(env(ruleset, **settings))
    return found
