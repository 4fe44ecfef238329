"""Tables as training names them: ruleset, rulings and terms by name, so that another process can lay the same one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from youyi.games import game
from youyi.kernel.game import Table

AnyTable: TypeAlias = Table[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class NamedTable:
    """A table by names alone."""

    game: str
    ruleset: str | None = None
    rulings: Mapping[str, Any] = field(default_factory=dict)
    terms: Mapping[str, Any] = field(default_factory=dict)

    def lay(self) -> AnyTable:
        """Lay it. Raises `Unknown`, `UnknownAnswer`."""
        return game(self.game).under(self.ruleset, dict(self.rulings), dict(self.terms))


def laid_of(table: AnyTable) -> NamedTable:
    """Name a table."""
    return NamedTable(table.game.id, table.ruleset.full_id, table.changed_rulings, table.changed_terms)
