"""Youyi's games as Gymnasium environments of one agent, against named players: `SeatEnv("ruqi/modern", ["greedy"])`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from youyi.adapters.play import NumberedPlay, Observed, Reward, table_of
from youyi.adapters.spaces import action_space, observation_space
from youyi.bots.named import Named, player, tell_beginning
from youyi.kernel.rules import Decision
from youyi.kernel.rulings import Value
from youyi.kernel.seats import Seat


class SeatEnv(gymnasium.Env[Observed, Any]):
    """One seat of a bout; the others are played by named players or objects, and move within `step`."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(
        self,
        ruleset: str,
        opponents: Sequence[Named],
        *,
        seat: int = 0,
        rulings: Mapping[str, Value] | None = None,
        terms: Mapping[str, Value] | None = None,
        reward: Reward = "money",
        illegal: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Sit down on a seat. `opponents` has a player for each other seat, or one for all.

        An illegal action raises ValueError; with `illegal` nothing happens, and that is the reward. Raises `Unknown`,
        `BadPlayer`, and ValueError for too many opponents or too few.
        """
        self.play = NumberedPlay(table_of(ruleset, rulings, terms))
        others = self.play.table.rules.seats - 1
        everyone = [*opponents] * others if len(opponents) == 1 else [*opponents]
        if len(everyone) != others:
            raise ValueError(f"{others} opponents sit at this table, not {len(opponents)}")
        made = [player(each, self.play.table) for each in everyone]
        self._players = [*made[:seat], None, *made[seat:]]
        self.seat, self.reward, self.illegal, self.render_mode = seat, reward, illegal, render_mode
        self.observation_space: spaces.Space[Any] = observation_space(self.play)
        self.action_space = action_space(self.play)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a game: the first of a seed, or the next of the same; games in which one is never asked are passed over."""
        super().reset(seed=seed)
        self.play.begin(seed)
        self._begin()
        while self.play.over is not None:
            self.play.begin(None)
            self._begin()
        return self.play.observed(self.seat), {}

    def _begin(self) -> None:
        for seat, each in enumerate(self._players):
            if each is not None:
                tell_beginning(each, Seat(seat))
        self._returned = 0.0
        self._follow()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play a choice, then let the others play until this seat is asked again or the game is over."""
        if self.illegal is not None and int(action) not in self.play.legal:
            return self.play.observed(self.seat), self.illegal, False, False, {"illegal": int(action)}
        self.play.choose(int(action))
        self._follow()
        before, self._returned = self._returned, float(self.play.returns(self.reward)[self.seat])
        over = self.play.over
        info = {} if over is None else {"score": over.score, "kind": over.kind}
        return self.play.observed(self.seat), self._returned - before, over is not None, False, info

    def _follow(self) -> None:
        play, rules = self.play, self.play.table.rules
        while (asked := play.seat) is not None and asked != self.seat:
            session = play.session
            assert isinstance(session.prompt, Decision)
            other = self._players[asked]
            assert other is not None
            entropy = play.chances.for_player(asked, session.at)
            move = other.choose(rules.view(session.position, asked), session.prompt.moves, entropy)
            play.choose(play.actions.encode(session.position, move))

    def render(self) -> str | None:
        """The position as this seat sees it, as text."""
        return self.play.text(self.seat) if self.render_mode == "ansi" else None
