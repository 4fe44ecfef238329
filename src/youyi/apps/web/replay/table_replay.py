"""The film of a table that is open: through whose eyes, from which ply, as far as these may see it."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.apps.web.base import words
from youyi.apps.web.base.errors import MessageError, RequestError
from youyi.apps.web.live.people.bot_names import names_at
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.replay.replay import Reel
from youyi.apps.web.replay.wire import FilmSeat
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat
from youyi.players.player import player_spec

_MOST_DIGITS = 6
"""No game has a million plies."""


def addressee(query: Mapping[str, str], language: Language, seats: int | None = None) -> Addressee:
    """Through whose eyes to look, at a table of so many seats. Raises `RequestError`."""
    seat = Seat(whole(query, "eyes")) if "eyes" in query else None
    if seat is not None and seats is not None and seat >= seats:
        raise RequestError("malformed", words.UNREADABLE, detail="eyes: there is no such seat")
    return Addressee(seat, language, query.get("drawing") == "1")


def whole(query: Mapping[str, str], name: str) -> int:
    """A whole number of the query; 0 if it is not given. Raises `RequestError`."""
    text = query.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
        raise RequestError("malformed", words.UNREADABLE, detail=f"{name}: expected a whole number")
    return int(text)


def holder(table: LiveTable, token: str | None) -> Seat | None:
    """The seat that a shown token holds; None: none is shown. Raises `RequestError`."""
    try:
        return None if token is None else table.seat_of(token)
    except MessageError as refusal:
        raise RequestError(refusal.code, refusal.said, status=403) from None


def reel_of(table: LiveTable, eyes: Seat | None, holder: Seat | None) -> Reel:
    """What the film of a table is made from, cut after the last ply that these eyes may see."""
    session = table.session
    own_or_public = eyes is None or eyes == holder
    plies = session.at if own_or_public else session.open_plies
    ending = table.ending if plies == session.at else None
    return Reel(session.table, session.start, tuple(session.moves[:plies]), session.open_plies, _seats(table), ending)


def _seats(table: LiveTable) -> tuple[FilmSeat, ...]:
    game = table.session.table.game
    called = names_at(game, table.sitters)
    return tuple(
        FilmSeat(each.name, None if each.player is None else player_spec(each.player, game).id, called.get(each.seat))
        for each in table.sitters
    )
