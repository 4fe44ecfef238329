"""Random walks through 打馬, under any rulings: what the laws are tried on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from youyi.games.dama import GAME, Dama, Rulings, Terms
from youyi.kernel.rules import Chance, Over
from youyi.kernel.rulings import AnswersConflict, Quantity, answered, questions, value_of
from youyi.kernel.streams import Stream, key

if TYPE_CHECKING:
    from collections.abc import Iterator

    from youyi.games.dama import Move, Position
    from youyi.games.dama.events import Event
    from youyi.kernel.rules import Step

ANSWERS = {
    name: (st.integers(asked.lowest, asked.highest or 40) if isinstance(asked, Quantity) else st.sampled_from(
        [value_of(member) for member in asked]))
    for name, asked in questions(Rulings()).items()
}  # fmt: skip


@st.composite
def any_rules(draw, *, sharing=True):
    """Any table: a named ruleset with up to six answers changed."""
    base = draw(st.sampled_from(GAME.rulesets)).rulings
    names = draw(st.lists(st.sampled_from(sorted(ANSWERS)), max_size=6, unique=True))
    changes = {name: draw(ANSWERS[name]) for name in names}
    if not sharing:
        changes |= {"stations": "block", "feilong_hit": "normal"}
    try:
        return Dama(answered(base, changes), Terms(seats=draw(st.integers(2, 5))))
    except AnswersConflict:
        return Dama(base, Terms(seats=draw(st.integers(2, 5))))


def walk(rules: Dama, seed: int, plies: int) -> Iterator[tuple[Position, Move, Step[Position, Event]]]:
    """Play at random for so many plies; every number of a seed is its own game."""
    position = rules.start()
    entropy = Stream(key(seed))
    for _ in range(plies):
        prompt = rules.prompt(position)
        match prompt:
            case Over():
                return
            case Chance(odds=odds):
                move = odds.draw(entropy)
            case _:
                move = prompt.moves[entropy.below(len(prompt.moves))]
        step = rules.play(position, move)
        yield position, move, step
        position = step.position


SEEDS = st.integers(0, 2**32)
