"""Winnings of 馬吊 as the text that `read_winnings` reads."""

from __future__ import annotations

from youyi.games.madiao.cards import CODES, Card, members
from youyi.games.madiao.winnings import Winnings, Won


def write_winnings(winnings: Winnings) -> str:
    """Write winnings; what is not known is left out."""
    fields = {
        "seat": str(winnings.seat) if winnings.seat else None,
        "dealt": _codes(members(winnings.dealt)) if winnings.dealt is not None else None,
        "won": " ".join(map(_write_won, winnings.won)),
        "drawn": _codes(winnings.drawn) or None,
        "tricks": " ".join(map(str, winnings.tricks)) if winnings.tricks else None,
        "others": " / ".join(_codes(members(each)) or "-" for each in winnings.others) if winnings.others else None,
        "unfought": None if winnings.fought else "",
    }
    return " | ".join(f"{name}: {value}".strip() for name, value in fields.items() if value is not None)


def _codes(listed: tuple[Card, ...]) -> str:
    return " ".join(CODES[each] for each in listed)


def _write_won(won: Won) -> str:
    trick = f"@{won.trick}" if won.trick else ""
    led = f"<{CODES[won.led]}" if won.led is not None else ""
    beaten = f"({','.join(CODES[each] for each in members(won.beaten))})" if won.beaten else ""
    return f"{CODES[won.card]}{trick}{led}{beaten}"
