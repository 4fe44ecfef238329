"""The draws of a record redone: whatever seed, secret or keys it names must give every throw and shuffle it has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from youyi.kernel.chance import Chances
from youyi.kernel.committed import Committed
from youyi.kernel.contributed import Contributed, Contribution, is_sound, is_text, joint
from youyi.kernel.errors import BadRecord
from youyi.kernel.game import Table
from youyi.kernel.rules import Chance
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.records import error_words
from youyi.records.contributed import ContributedChance
from youyi.records.draws import draw_due
from youyi.records.record import CommittedChance, NumberedChance, Record


class Redraw:
    """Checks the draws of one record, in order; counts them, and those that it could redo."""

    def __init__(self, record: Record, table: Table[Any, Any, Any, Any], session: Session[Any, Any, Any, Any]) -> None:
        """`session` must be at the start of the record."""
        self.draws = 0
        self.proved = 0
        self._record = record
        self._notation = table.game.notation
        self._session = session

    def check(self, move: Any) -> None:
        """Redo the draw that is due, if one is, and compare it with the record's move. Raises `BadRecord`."""
        if not isinstance(self._session.prompt, Chance):
            return
        self._check_description()
        self.draws += 1
        known = self._chances(self._session.bout)
        if known is None:
            return
        drawn = self._session.draw(known)
        if drawn != move:
            raise self._other(drawn, move)
        self.proved += 1

    def finish(self) -> None:
        """Check what stands apart from the moves. Raises `BadRecord`."""
        chance = self._record.chance
        if isinstance(chance, ContributedChance):
            _ = self._keys  # they are checked even if nothing was drawn
            if len(chance.draws) > self.draws:
                raise BadRecord(error_words.NO_SUCH_DRAW.filled(ply=chance.draws[self.draws].ply), field="chance.draws")

    def _other(self, drawn: Any, move: Any) -> BadRecord:
        """The error for a draw that is not what it should be."""
        said = {"drawn": self._notation.write_move(drawn), "move": self._notation.write_move(move)}
        ply = self._session.at + 1
        match self._record.chance:
            case NumberedChance():
                return BadRecord(error_words.SEED_GIVES.filled(**said), ply=ply)
            case CommittedChance():
                return BadRecord(error_words.SECRET_GIVES.filled(**said), ply=ply)
            case _:
                due = draw_due(self._session, self._notation)
                assert due is not None
                where = {"bout": due.bout, "hand": due.hand, "nth": due.nth}
                return BadRecord(error_words.KEY_GIVES.filled(**where, **said), ply=ply)

    def _check_description(self) -> None:
        """Compare the record's own description of a draw with what the rules ask for."""
        chance = self._record.chance
        if not isinstance(chance, ContributedChance):
            return
        due = draw_due(self._session, self._notation)
        if self.draws >= len(chance.draws) or chance.draws[self.draws] != due:
            raise BadRecord(error_words.OTHER_DRAW.filled(due=_shown(due)), ply=self._session.at + 1)

    def _chances(self, bout: int) -> Chances | None:
        match self._record.chance:
            case NumberedChance(seed, game):
                return Numbered(seed, game)
            case CommittedChance(_, str()):
                return self._secret
            case ContributedChance():
                told = self._keys.get(bout)
                return told if self._contributed is None else self._contributed.bout(bout)
            case _:
                return None

    @cached_property
    def _secret(self) -> Committed:
        """The secret that alone decides, if it is the one that was committed to."""
        chance = self._record.chance
        assert isinstance(chance, CommittedChance)
        return revealed(chance.commit, chance.reveal or "")

    @cached_property
    def _contributed(self) -> Contributed | None:
        """The chances that the contributions and the secret give; None while the secret is not told."""
        chance = self._record.chance
        assert isinstance(chance, ContributedChance)
        check_contributions(chance, len(self._record.seats), needed=bool(self._record.moves))
        if chance.reveal is None:
            return None
        mixed = joint(chance.table, chance.commit, chance.contributions)
        return Contributed(revealed(chance.commit, chance.reveal).secret, mixed)

    @cached_property
    def _keys(self) -> Mapping[int, Committed]:
        """The chances of each bout whose key is told; where the secret is told, they must follow from it."""
        chance = self._record.chance
        assert isinstance(chance, ContributedChance)
        proof = self._contributed
        for bout, key in chance.keys.items():
            if not is_text(key):
                raise BadRecord(error_words.HEXADECIMAL, field=f"chance.keys.{bout}")
            if proof is not None and proof.key(bout).hex() != key:
                raise BadRecord(error_words.OTHER_KEY, field=f"chance.keys.{bout}")
        return {bout: Committed(bytes.fromhex(key)) for bout, key in chance.keys.items()}


def revealed(commit: str, reveal: str) -> Committed:
    """Open the secret a server told. Raises `BadRecord` if it is not the one that was committed to."""
    try:
        chances = Committed(bytes.fromhex(reveal))
    except ValueError:
        raise BadRecord(error_words.HEXADECIMAL, field="chance.reveal") from None
    if chances.commit != commit:
        raise BadRecord(error_words.OTHER_SECRET, field="chance.reveal")
    return chances


def check_contributions(chance: ContributedChance, seats: int, *, needed: bool) -> None:
    """Check that every seat has one contribution and that each is what it says. Raises `BadRecord` naming the seat."""
    if not chance.contributions and not needed and not chance.keys and chance.reveal is None:
        return
    if [each.seat for each in chance.contributions] != list(range(seats)):
        raise BadRecord(error_words.CONTRIBUTIONS.filled(seats=seats), field="chance.contributions")
    for each in chance.contributions:
        if not _is_written(each) or not is_sound(chance.table, chance.commit, each):
            raise BadRecord(
                error_words.CONTRIBUTION.filled(seat=each.seat, state=each.state.value),
                field=f"chance.contributions[{each.seat}]",
            )


def _is_written(found: Contribution) -> bool:
    return all(is_text(each) for each in (found.seal, found.text) if each)


def _shown(draw: Any) -> str:
    return f"bout {draw.bout}, hand {draw.hand}, draw {draw.nth}"
