"""What those are called who sit at one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from youyi.apps.web.base.phrases import translations
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.wire.said import Said
from youyi.kernel.game import Game
from youyi.kernel.names import Name, Words
from youyi.kernel.seats import Seat
from youyi.players.player import everyone_of


def names_at(game: Game[Any, Any, Any, Any], sitters: Sequence[SeatHolder]) -> dict[int, Said]:
    """Name every computer by its seat: the names of its kind in the order of the seats, numbered where they run out."""
    nth: Counter[str] = Counter()
    named: dict[int, Said] = {}
    for sitter in sitters:
        if sitter.kind == "computer" and sitter.player is not None:
            named[sitter.seat] = _name(game, sitter.player, nth[sitter.player])
            nth[sitter.player] += 1
    return named


def called_at(game: Game[Any, Any, Any, Any], sitters: Sequence[SeatHolder]) -> dict[Seat, Words]:
    """Everybody's name by seat, as sentences say it: isolated, so that pages leave it as it is, and its script turns no sentence."""
    named = {seat: (said.en, said.zh_hant, said.zh_hans) for seat, said in names_at(game, sitters).items()}
    named |= {each.seat: (each.name,) * 3 for each in sitters if each.name is not None}
    return {Seat(seat): Words(*(f"\u2068{name}\u2069" for name in names)) for seat, names in named.items()}


def _name(game: Game[Any, Any, Any, Any], player: str, nth: int) -> Said:
    names = _names(game, player)
    said = translations(names[nth % len(names)])
    around = nth // len(names)
    return said if not around else Said(*(f"{each} {around + 1}" for each in (said.en, said.zh_hant, said.zh_hans)))


def _names(game: Game[Any, Any, Any, Any], player: str) -> tuple[Name, ...]:
    """The names of a kind; its own where it has none, or is no longer known."""
    for spec in everyone_of(game):
        if spec.id == player:
            return spec.called or (spec.name,)
    return (Name(player, player, player, player),)
