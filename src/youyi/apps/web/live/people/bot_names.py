"""What those are called who sit at one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from youyi.apps.web.base.phrases import translations
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.wire.said import Said
from youyi.kernel.game import Game
from youyi.kernel.names import Words
from youyi.kernel.seats import Seat
from youyi.players import called


def names_at(game: Game[Any, Any, Any, Any], sitters: Sequence[SeatHolder]) -> dict[int, Said]:
    """Name every computer by its seat."""
    computers = {
        Seat(each.seat): each.player for each in sitters if each.kind == "computer" and each.player is not None
    }
    return {int(seat): translations(name) for seat, name in called.called_at(game, computers).items()}


def called_at(game: Game[Any, Any, Any, Any], sitters: Sequence[SeatHolder]) -> dict[Seat, Words]:
    """Everybody's name by seat, as sentences say it: isolated, so that pages leave it as it is, and its script turns no sentence."""
    named = {seat: (said.en, said.zh_hant, said.zh_hans) for seat, said in names_at(game, sitters).items()}
    named |= {each.seat: (each.name,) * 3 for each in sitters if each.name is not None}
    return {Seat(seat): Words(*(f"\u2068{name}\u2069" for name in names)) for seat, names in named.items()}
