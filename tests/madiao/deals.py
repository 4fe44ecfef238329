"""Deals of 馬吊 played by lot, and what each seat heard of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from youyi.games import game
from youyi.games.madiao.cards import SUIT_OF, Card
from youyi.games.madiao.legality import PACK
from youyi.games.madiao.moves import Play
from youyi.games.madiao.position import Playing, Position, laid_before
from youyi.kernel.cards import Deal
from youyi.kernel.game import Table
from youyi.kernel.rules import Decision, Step
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import heard
from youyi.kernel.streams import Stream, key

EVERYONE: tuple[Seat | None, ...] = (None, Seat(0), Seat(1), Seat(2), Seat(3))


def table(
    ruleset: str = "madiao/guide", rulings: dict[str, Any] | None = None, deals: int = 1
) -> Table[Any, Any, Any, Any]:
    return game("madiao").under(ruleset, rulings or {}, {"deals": deals})


@dataclass(frozen=True)
class Told:
    """A deal as far as it was played: every position from the pack on, and every event."""

    table: Any
    positions: tuple[Position, ...]
    events: tuple[Any, ...]

    @property
    def position(self) -> Position:
        return self.positions[-1]

    def heard(self, seat: Seat | None) -> tuple[Any, ...]:
        return heard(self.events, seat)


def played(laid: Any, seed: int, plies: int, *, beating: bool = False) -> Told:
    """Deal and play so many cards by lot; `beating`: whoever can beat does so half the time."""
    rules, entropy = laid.rules, Stream(key(seed))
    position, positions, events = rules.start(), list[Position](), list[Any]()
    step: Step[Any, Any] = rules.play(position, PACK.draw(entropy))
    for _ in range(plies + 1):
        position = step.position
        positions.append(position)
        events += step.events
        prompt = rules.prompt(position)
        if not isinstance(prompt, Decision) or len(positions) > plies:
            break
        step = rules.play(position, chosen(position, prompt.moves, entropy, beating=beating))
    return Told(laid, tuple(positions), tuple(events))


def chosen(position: Position, moves: Sequence[Play], entropy: Stream, *, beating: bool) -> Play:
    assert isinstance(position.phase, Playing)
    now = position.phase.now
    if beating and now.laid and entropy.below(2):
        best = now.best.card
        beats = [move for move in moves if move.card > best and SUIT_OF[move.card] is SUIT_OF[best]]
        if beats:
            return beats[entropy.below(len(beats))]
    return moves[entropy.below(len(moves))]


def pack_of(position: Position) -> Deal[Card]:
    """The pack, before 升代, that lays a deal out as it is."""
    assert isinstance(position.phase, Playing)
    dealt = position.phase.dealt
    before = {dealt.exposed: dealt.stock[-1]} if dealt.promoted else {}
    hands = [before.get(card, card) for hand in dealt.hands for card in hand]
    return Deal((*hands, *dealt.stock[:-1], dealt.exposed))


def replayed(laid: Any, position: Position, before: Position) -> Told:
    """Play a deal again from its pack: `before` is where the pack was dealt."""
    assert isinstance(position.phase, Playing)
    rules = laid.rules
    step = rules.play(before, pack_of(position))
    positions, events = [step.position], [*step.events]
    for each in laid_before(position.phase):
        step = rules.play(step.position, Play(each.card))
        positions.append(step.position)
        events += step.events
    return Told(laid, tuple(positions), tuple(events))
