"""Accounts and payments: money is never made and never lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, Union

from youyi.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Bowl:
    """The common account of the table."""


BOWL = Bowl()
Account: TypeAlias = Union[Seat, Bowl]


def signed(amount: int) -> str:
    """An amount with its sign, as people read it.

    >>> signed(12), signed(-3), signed(0)
    ('+12', '−3', '0')
    """
    return f"+{amount}" if amount > 0 else f"\N{MINUS SIGN}{-amount}" if amount else "0"


@dataclass(frozen=True, slots=True)
class Ledger:
    """What every seat and the bowl hold, in the game's smallest unit; purses may fall below nothing."""

    purses: tuple[int, ...]
    bowl: int = 0

    @property
    def total(self) -> int:
        """All the money there is; no payment changes it."""
        return sum(self.purses) + self.bowl

    def holds(self, account: Account) -> int:
        """Say what one account holds."""
        return self.bowl if isinstance(account, Bowl) else self.purses[account]

    def pay(self, payer: Account, payee: Account, amount: int) -> Ledger:
        """Move `amount` from one account to another.

        Raises ValueError for a negative amount, and for a bowl that holds less than it should pay.
        """
        if amount < 0:
            raise ValueError(f"cannot pay {amount}")
        if isinstance(payer, Bowl) and amount > self.bowl:
            raise ValueError(f"the bowl holds {self.bowl}, not {amount}")
        return self._plus(payer, -amount)._plus(payee, amount)

    def _plus(self, account: Account, amount: int) -> Ledger:
        if isinstance(account, Bowl):
            return Ledger(self.purses, self.bowl + amount)
        purses = list(self.purses)
        purses[account] += amount
        return Ledger(tuple(purses), self.bowl)
