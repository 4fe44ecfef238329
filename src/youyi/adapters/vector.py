"""Many games at once as one environment of Gymnasium's vector API, on the fast engine: `VectorTable("madiao/guide", 1024)`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from youyi.adapters.fast_play import Batch
from youyi.adapters.play import SEEDS, Observed, Reward, table_of
from youyi.adapters.spaces import spaces_of
from youyi.compiled.batch import NOBODY
from youyi.kernel.rulings import Value
from youyi.players.player import player_spec


class VectorTable(VectorEnv[Observed, NDArray[np.int64], NDArray[np.float64]]):
    """Bouts of one table, side by side, each with its own chance.

    Without `opponents` the agent plays every seat in turn: `infos["seat"]` says which is asked. With them it sits on `seat`,
    and they move within `step`. A game that is over is begun anew by the next step, which ignores the choice (`NEXT_STEP`).
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(
        self,
        ruleset: str,
        num_envs: int,
        *,
        opponents: Sequence[str] = (),
        seat: int = 0,
        rulings: Mapping[str, Value] | None = None,
        terms: Mapping[str, Value] | None = None,
        reward: Reward = "money",
        copy: bool = True,
    ) -> None:
        """Lay the tables. `opponents` names a compiled player for each other seat, or one for all.

        Without `copy`, observations are overwritten by the next step. Raises `Unknown`, `NoFastEngine`, and ValueError for
        players that are not compiled, for too many of them or too few.
        """
        table = table_of(ruleset, rulings, terms)
        self.batch = Batch(table, num_envs, _seated(opponents, seat, table))
        self.num_envs, self.reward, self.copy = num_envs, reward, copy
        observation, self.single_action_space = spaces_of(self.batch.observations, table.actions)
        self.single_observation_space = observation
        self.observation_space = batch_space(observation, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeded = False
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a game in every row: of one seed the games 0, 1, 2 …, of a list game 0 of each; without, those that follow."""
        if seed is None and self._seeded:
            self.batch.restart()
            return self._observed(), self._infos()
        self._seeded = True
        if isinstance(seed, list):
            seeds = [secrets.randbelow(SEEDS) if each is None else each for each in seed]
            self.batch.begin(seeds, [0] * self.num_envs, 1)
        else:
            first = secrets.randbelow(SEEDS) if seed is None else seed
            self.batch.begin([first] * self.num_envs, range(self.num_envs), self.num_envs)
        return self._observed(), self._infos()

    def step(  # type: ignore[override]  # ends are told as truths; the base class says floats
        self, actions: Any
    ) -> tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play a choice in every game. The reward is that of the seat that chose; `infos["rewards"]` has everybody's.

        Raises ValueError for choices that are not legal; then nothing has changed.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        asked = self.batch.asked.copy()
        over = asked == NOBODY
        self._check(chosen, over)
        before = np.where(over[:, None], 0, self.batch.returns)
        self.batch.step(chosen)
        ended = self.batch.asked == NOBODY
        rewards = self._rewards(before, ended)
        rewards[over] = 0.0
        own = rewards[self._rows, asked]
        return self._observed(), own, ended, np.zeros_like(ended), {**self._infos(), "rewards": rewards}

    def blind(self) -> NDArray[np.int64]:
        """A legal choice for every game, all equally likely: what a blind agent does."""
        return self.batch.blind()

    def _check(self, chosen: NDArray[np.int64], over: NDArray[np.bool_]) -> None:
        masks = self.batch.games.masks
        if chosen.shape != (self.num_envs,) or chosen.min() < 0 or chosen.max() >= masks.shape[1]:
            raise ValueError(f"{self.num_envs} actions from 0 to {masks.shape[1] - 1} are asked")
        legal = masks[self._rows, chosen] > 0
        if not (legal | over).all():
            nth = int(np.argmin(legal | over))
            raise ValueError(f"action {chosen[nth]} is not legal in game {nth}")

    def _rewards(self, before: NDArray[np.int64], ended: NDArray[np.bool_]) -> NDArray[np.float64]:
        if self.reward == "money":
            return (self.batch.returns - before).astype(np.float64)
        return np.where(ended[:, None], self.batch.ranks(), 0.0)

    def _observed(self) -> Observed:
        games = self.batch.games
        if not self.copy:
            return {"observation": games.rows, "action_mask": games.masks}
        return {"observation": games.rows.copy(), "action_mask": games.masks.copy()}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.batch.asked.copy()}


def _seated(opponents: Sequence[str], seat: int, table: Any) -> list[str | None]:
    """Who plays on each seat; None: the agent."""
    others = table.rules.seats - 1
    if not opponents:
        return [None] * (others + 1)
    everyone = [*opponents] * others if len(opponents) == 1 else [*opponents]
    if len(everyone) != others:
        raise ValueError(f"{others} opponents sit at this table, not {len(opponents)}")
    names = [player_spec(each, table.game).full_id for each in everyone]
    return [*names[:seat], None, *names[seat:]]
