"""What those are called who sit at a table."""

from __future__ import annotations

from youyi.apps.web.live.people.bot_names import called_at, names_at
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.games import game
from youyi.kernel.seats import Seat
from youyi.players.player import levels_of


def test_sentences_set_names_apart_from_their_words():
    ruqi = game("ruqi")
    computer = levels_of(ruqi)[0].id
    sitters = [SeatHolder(seat=0, kind="human", name="善 Lin"), SeatHolder(seat=1, kind="computer", player=computer)]
    called, bot = called_at(ruqi, sitters), names_at(ruqi, sitters)[1]
    assert set(called) == {Seat(0), Seat(1)}
    assert called[Seat(0)].en == called[Seat(0)].zh_hans == "\u2068善 Lin\u2069"
    assert (called[Seat(1)].en, called[Seat(1)].zh_hant) == (f"\u2068{bot.en}\u2069", f"\u2068{bot.zh_hant}\u2069")
