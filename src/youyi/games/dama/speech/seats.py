"""What the seats, cells and casts are called when they are spoken of."""

from __future__ import annotations

from youyi.games.dama.casts import CASTS, Cast
from youyi.games.dama.road import MOAT, MOAT_NAME, STATION_NAMES
from youyi.kernel.dice import Throw
from youyi.kernel.ledger import Account, Bowl
from youyi.kernel.names import Name
from youyi.kernel.seats import Seat

SEATS: tuple[Name, ...] = (
    Name("甲", "甲", "jiǎ", "甲"),
    Name("乙", "乙", "yǐ", "乙"),
    Name("丙", "丙", "bǐng", "丙"),
    Name("丁", "丁", "dīng", "丁"),
    Name("戊", "戊", "wù", "戊"),
)
"""The seats in order of play; the same sign in every language."""
PLACE_NAMES = {**STATION_NAMES, MOAT: MOAT_NAME}
"""The cells that have a name."""
ROWS: dict[Throw, Cast] = {cast.throw: cast for cast in CASTS}
"""The casts by their dice."""


def seat(account: Account) -> str:
    """Name a seat."""
    assert not isinstance(account, Bowl)
    return SEATS[account].en


def seats(named: tuple[Seat, ...], between: str) -> str:
    """Name several seats."""
    return between.join(SEATS[each].en for each in named)


def dice(cast: Throw) -> str:
    """Write dice as they lie: 2-4-6."""
    return "-".join(map(str, cast.faces))
