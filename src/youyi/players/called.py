"""What computers are called at one table: by the names of their kind, so that two of a kind are told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from youyi.kernel.names import Name, Words
from youyi.kernel.seats import Seat
from youyi.players.player import AnyGame, everyone_of


def called_at(game: AnyGame, players: Mapping[Seat, str]) -> dict[Seat, Words]:
    """Name every computer by its seat: the names of its kind in the order of the seats, numbered where they run out."""
    nth: Counter[str] = Counter()
    called: dict[Seat, Words] = {}
    for seat, player in players.items():
        called[seat] = _name(game, player, nth[player])
        nth[player] += 1
    return called


def _name(game: AnyGame, player: str, nth: int) -> Words:
    names = _names(game, player)
    around, at = divmod(nth, len(names))
    name = names[at]
    said = (name.en, name.zh_hant, name.zh_hans)
    return Words(*(f"{each} {around + 1}" if around else each for each in said))


def _names(game: AnyGame, player: str) -> tuple[Name, ...]:
    """The names of a kind; its own where it has none, or is no longer known."""
    for spec in everyone_of(game):
        if spec.id == player:
            return spec.called or (spec.name,)
    return (Name(player, player, player, player),)
