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
    players = {each.seat: each.player for each in sitters if each.kind == "computer" and each.player is not None}
    return computers_at(game, players)


def computers_at(game: Game[Any, Any, Any, Any], players: Mapping[int, str]) -> dict[int, Said]:
    """Name computers by their seats."""
    named = called.called_at(game, {Seat(seat): player for seat, player in players.items()})
    return {int(seat): translations(name) for seat, name in named.items()}


def called_at(game: Game[Any, Any, Any, Any], sitters: Sequence[SeatHolder]) -> dict[Seat, Words]:
    """Everybody's name by seat, as sentences say it."""
    people = {each.seat: each.name for each in sitters if each.name is not None}
    return in_sentences(people, names_at(game, sitters))


def in_sentences(people: Mapping[int, str], computers: Mapping[int, Said]) -> dict[Seat, Words]:
    """Names for sentences: so that pages leave them as they are, and their script turns no sentence."""
    named = {**computers, **{seat: Said(name, name, name) for seat, name in people.items()}}
    return {
        Seat(seat): Words(*(f"\u2068{name}\u2069" for name in (said.en, said.zh_hant, said.zh_hans)))
        for seat, said in named.items()
    }
