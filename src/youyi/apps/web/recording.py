"""A table as a game file."""

from __future__ import annotations

from dataclasses import replace

from youyi.apps.web import words
from youyi.apps.web.denied import Denied
from youyi.apps.web.store import Sitter
from youyi.apps.web.table import Table
from youyi.kernel.rules import Over
from youyi.players.player import character
from youyi.records.record import CommittedChance, Record, begun
from youyi.records.record import Sitter as Recorded


def record_of(table: Table) -> Record:
    """Write down a game that is over, or one under way that hides nothing. Raises `Denied`."""
    course = table.course
    if not table.over and not course.open:
        raise Denied("still_hidden", words.STILL_HIDDEN, status=403)
    seats = tuple(_recorded(table.laid.game, each) for each in table.sitters)
    score = course.prompt.score if isinstance(course.prompt, Over) else None
    return replace(begun(course.book, seats, _chance(table)), moves=tuple(course.moves), score=score)


def _chance(table: Table) -> CommittedChance:
    return CommittedChance(table.chances.commit, table.laid.secret.hex() if table.over else None)


def _recorded(game: str, sitter: Sitter) -> Recorded:
    if sitter.player is None:
        return Recorded(name=sitter.name)
    return Recorded(player=character(sitter.player, game).full_id)
