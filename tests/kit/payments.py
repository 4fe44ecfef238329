"""Who is paid in every game, in one short form: `bowl>b 20`."""

from __future__ import annotations

from youyi.games.dama.events import Paid
from youyi.games.madiao.events import Paid as Settled
from youyi.games.ruqi.events import RoundEnded
from youyi.kernel.ledger import Account, Bowl

SEATS = "abcde"


def transferred(event: object) -> str | None:
    """Say from whom to whom an event brings how much; None if it brings nothing."""
    match event:
        case Paid(payer, payee, amount):
            return f"{account(payer)}>{account(payee)} {amount}"
        case Settled(item=item, flow=flow):
            moved = (f"{SEATS[seat]}{amount:+}" for seat, amount in enumerate(flow) if amount)
            return f"{item} {' '.join(moved)}"
        case RoundEnded(winner=winner, points=points):
            return f"board>{account(winner)} {points}"
        case _:
            return None


def account(holder: Account) -> str:
    """Write the bowl as a word and a seat as a letter, in order of play."""
    return "bowl" if isinstance(holder, Bowl) else SEATS[holder]
