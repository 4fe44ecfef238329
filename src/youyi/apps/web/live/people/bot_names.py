"""What those are called who sit at one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    """Everybody's name by seat, as sentences say it."""
    people = {each.seat: Said(each.name, each.name, each.name) for each in sitters if each.name is not None}
    return isolated(names_at(game, sitters) | people)


def isolated(named: Mapping[int, Said]) -> dict[Seat, Words]:
    """Names for sentences: so that pages leave them as they are, and their script turns no sentence."""
    return {
        Seat(seat): Words(*(f"\u2068{name}\u2069" for name in (said.en, said.zh_hant, said.zh_hans)))
        for seat, said in named.items()
    }
