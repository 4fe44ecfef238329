"""The film of a table that is open, as far as some eyes may see it."""

from __future__ import annotations

from youyi.apps.web.live.table.table import Table
from youyi.apps.web.replay.replay import Reel
from youyi.apps.web.replay.wire import FilmSeat
from youyi.kernel.seats import Seat
from youyi.players.player import player_spec


def reel_of(table: Table, eyes: Seat | None, holder: Seat | None) -> Reel:
    """What the film of a table is made from, cut after the last ply that these eyes may see."""
    session = table.session
    own_or_public = eyes is None or eyes == holder
    plies = session.at if own_or_public else session.open_plies
    ending = table.ending if plies == session.at else None
    return Reel(session.table, session.start, tuple(session.moves[:plies]), session.open_plies, _seats(table), ending)


def _seats(table: Table) -> tuple[FilmSeat, ...]:
    game = table.session.table.game
    return tuple(
        FilmSeat(each.name, None if each.player is None else player_spec(each.player, game).id)
        for each in table.sitters
    )
