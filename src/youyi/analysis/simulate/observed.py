"""How a table's views are written as numbers, for programs that learn."""

from __future__ import annotations

from typing import Any

from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.kernel.errors import YouyiError
from youyi.kernel.game import Table
from youyi.kernel.lab.observations import Observations

_NO_OBSERVATIONS = TEXTS["no_observations"]


class NoObservations(YouyiError, ValueError):
    """A game whose views cannot be written as numbers, and so cannot be learned."""


def observations_of(table: Table[Any, Any, Any, Any]) -> Observations[Any]:
    """How a table's views are written as numbers. Raises `NoObservations`."""
    if not table.game.has("observations"):
        raise NoObservations(_NO_OBSERVATIONS.filled(game=table.game.id))
    return table.game.observations(table.rules)
