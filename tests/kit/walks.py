"""Games played at random, step by step: what the laws look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from youyi.kernel.rules import Chance, Decision, Over, Prompt, Rules, Step
from youyi.kernel.streams import Numbered

AnyRules = Rules[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Pace:
    """One move of a game: what was asked where, what was answered, what followed."""

    before: Any
    prompt: Prompt[Any]
    move: Any
    step: Step[Any, Any]


def stroll(rules: AnyRules, seed: int, game: int = 0, start: Any = None) -> Iterator[Pace]:
    """Play a game at random to its end; game n of seed s is always the same game."""
    chances, hands = Numbered(seed, game), Counter[Any]()
    position = rules.start() if start is None else start
    ply = 0
    while True:
        prompt = rules.prompt(position)
        match prompt:
            case Over():
                return
            case Chance(odds, by):
                hands[by] += 1
                move = odds.draw(chances.for_draw(by, hands[by]))
            case Decision(seat, moves):
                move = moves[chances.for_player(seat, ply).below(len(moves))]
        step = rules.play(position, move)
        yield Pace(position, prompt, move, step)
        position = step.position
        ply += 1
