"""Tables of 打馬 laid in one line, and moves played as strings: what the examples are written in."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from youyi.games.dama import GAME, Dama, Position
from youyi.games.dama.casts import DICE
from youyi.games.dama.events import Paid
from youyi.games.dama.position import Army, ToThrow, Turn
from youyi.kernel.errors import IllegalMove
from youyi.kernel.ledger import BOWL, Account, Bowl, Ledger
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat, Spot

if TYPE_CHECKING:
    from youyi.kernel.rules import Reason
    from youyi.kernel.rulings import Value

NO_CAST: Any = None
_WORDS = re.compile(r"own(?P<own>\d{3})|last(?P<last>\d{3})|home(?P<home>\d+)|(?P<cell>\d+)x(?P<horses>\d+)")


def army(text: str) -> Army:
    """Lay one seat: `40x10 2x10 own246 last115 home0`; what is not laid is in its hand."""
    stacks, casts, home = [], dict.fromkeys(("own", "last"), NO_CAST), 0
    for word in text.split():
        found = _WORDS.fullmatch(word)
        assert found is not None, word
        if found["cell"]:
            stacks.append((Spot(int(found["cell"])), int(found["horses"])))
        elif found["home"]:
            home = int(found["home"])
        else:
            kind = "own" if found["own"] else "last"
            casts[kind] = DICE.read(found[kind])
    hand = 20 - home - sum(horses for _, horses in stacks)
    return Army(hand, tuple(sorted(stacks)), home, casts["own"], casts["last"])


def lay(*armies: str, bowl: int | None = None, gate: bool = False, turn: int = 0, extra: bool = False) -> Any:
    """Lay a table; the seat whose turn it is is about to throw. Purses are empty, the full bowl holds 20 帖 a seat."""
    seats = len(armies)
    full = 20 * seats
    return Position(
        armies=tuple(map(army, armies)),
        ledger=Ledger((0,) * seats, full if bowl is None else bowl),
        full=full,
        passed=frozenset(map(Seat, range(seats))) if gate else frozenset(),
        current=Seat(turn),
        waiting=(),
        left=(),
        throws=0,
        phase=ToThrow(Turn(Seat(turn), extra=extra)),
    )


def rules_for(seats: int, ruleset: str = "tujing", **rulings: Value) -> Dama:
    """Give the rules for a table."""
    rules = GAME.under(ruleset, rulings, {"seats": seats}).rules
    assert isinstance(rules, Dama)
    return rules


@dataclass
class Played:
    """What moves led to."""

    rules: Dama
    position: Any
    events: tuple[Any, ...]

    @property
    def purses(self) -> Any:
        return self.position.ledger.purses

    @property
    def bowl(self) -> Any:
        return self.position.ledger.bowl

    def stacks(self, seat: int) -> dict[int, int]:
        return dict(self.position.armies[seat].stacks)

    def hand(self, seat: int) -> Any:
        return self.position.armies[seat].hand

    def kinds(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    def the(self, kind: type) -> Any:
        """Give the one event of a kind."""
        found = [event for event in self.events if isinstance(event, kind)]
        assert len(found) == 1, self.kinds()
        return found[0]

    def has(self, kind: type) -> bool:
        return any(isinstance(event, kind) for event in self.events)

    def reasons(self) -> list[Reason]:
        return [event.because for event in self.events]

    def payments(self, because: Reason | None = None) -> list[tuple[str, str, int]]:
        """Say who paid whom how much: seats by number, the bowl as `bowl`."""
        return [
            (_name(event.payer), _name(event.payee), event.amount)
            for event in self.events
            if isinstance(event, Paid) and because in (None, event.because)
        ]

    def choices(self) -> list[str]:
        prompt = self.rules.prompt(self.position)
        assert isinstance(prompt, Decision), prompt
        return [GAME.notation.write_move(move) for move in prompt.moves]

    def thrower(self) -> tuple[int, bool]:
        """Say who throws next, and whether it is an extra turn."""
        assert isinstance(self.position.phase, ToThrow), self.position.phase
        return self.position.phase.turn.by, self.position.phase.turn.extra


def _name(account: Account) -> str:
    return "bowl" if isinstance(account, Bowl) else str(account)


def play(rules: Dama, position: Position, *moves: str) -> Played:
    """Play moves written as strings."""
    events = list[Any]()
    for move in moves:
        step = rules.play(position, GAME.notation.read_move(move))
        position = step.position
        events += step.events
    return Played(rules, position, tuple(events))


def table(*armies: str, moves: str, ruleset: str = "tujing", laid: Any = None, **rulings: Any) -> Played:
    """Lay a table and play moves separated by spaces."""
    position = lay(*armies, **(laid or {}))
    return play(rules_for(len(armies), ruleset, **rulings), position, *moves.split())


def refused(played: Played, move: str) -> tuple[Reason, int | None]:
    """Say why a move may not be made, and where that bites; playing it fails likewise."""
    read = GAME.notation.read_move(move)
    objection = played.rules.objection(played.position, read)
    assert objection is not None, f"{move} is legal"
    with pytest.raises(IllegalMove) as illegal:
        played.rules.play(played.position, read)
    assert illegal.value.objection == objection
    return objection.because, objection.at


__all__ = ["BOWL", "Played", "army", "lay", "play", "refused", "rules_for", "table"]
