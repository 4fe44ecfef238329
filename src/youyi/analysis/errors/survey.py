"""What is asked of whom, by names alone: a survey can be stored as JSON, and two runs of one survey judge the same choices alike."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any

from youyi.analysis.review.evaluators import judging_of
from youyi.analysis.review.playouts import AnyTable
from youyi.analysis.runs.plan import Plan
from youyi.bots.named import player_spec
from youyi.players.player import everyone_at, levels_of

SURE = 2.33
"""Standard errors beyond which a difference is held to be one: so far out lies one in a hundred on this side."""
SHARE = 0.02
"""The floor unless another is named, as a share of the spread of results: below it a loss need not be told from none."""
FIRST, MOST = 32, 256


@dataclass(frozen=True, slots=True, kw_only=True)
class Depth:
    """How deeply choices are played out."""

    first: int = FIRST
    """Playouts of every choice, which are then doubled."""
    most: int = MOST
    """Playouts of a choice at most; what is still open then is counted as undecided."""
    floor: float
    """Smaller differences need not be told from none, in the unit of what counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey:
    """Games of a mixture of players, and who else is asked at their decisions."""

    plan: Plan
    """The table, the games, the seed, the engine; its players are not read."""
    mixture: tuple[str, ...]
    """Who plays the games: for every seat of every game one of them is drawn."""
    asked: tuple[str, ...]
    """Whose choices are judged, by full ids."""
    decisions: int | None = None
    """How many decisions of each game are drawn to be judged; None: all of them."""
    depth: Depth

    def write(self) -> str:
        """Write it as JSON, on one line."""
        return json.dumps(asdict(self), sort_keys=True, ensure_ascii=False)


def read_survey(text: str) -> Survey:
    """Read what `Survey.write` wrote. Raises KeyError, TypeError, ValueError for anything else."""
    fields = json.loads(text)
    plan = fields["plan"]
    return Survey(
        plan=Plan(**{**plan, "players": tuple(plan["players"])}),
        mixture=tuple(fields["mixture"]),
        asked=tuple(fields["asked"]),
        decisions=fields["decisions"],
        depth=Depth(**fields["depth"]),
    )


def survey_of(plan: Plan, *, mixture: tuple[str, ...] = (), asked: tuple[str, ...] = (), floor: float | None = None,
              decisions: int | None = None, first: int = FIRST, most: int = MOST) -> Survey:  # fmt: skip
    """A survey with what is not said filled in: the levels play, everybody at the table is asked who is offered to people.

    Where the number of seats is open they are those at which the levels are rated. Raises `NotJudged`, and what a plan raises.
    """
    game = plan.table().game
    levels = game.levels()
    plan = replace(plan, terms={**({} if levels is None else levels.terms), **plan.terms})
    table = plan.table()
    plan = replace(plan, ruleset=table.ruleset.full_id)
    everybody = tuple(each.full_id for each in everyone_at(table) if each.opponent)
    judging = judging_of(table)
    return Survey(
        plan=plan,
        mixture=named(mixture, table) or tuple(each.full_id for each in levels_of(game)) or everybody,
        asked=named(asked, table) or everybody,
        decisions=decisions,
        depth=Depth(first=min(first, most), most=most, floor=SHARE * judging.spread if floor is None else floor),
    )


def again(survey: Survey, asked: tuple[str, ...]) -> Survey:
    """The same survey, with more players asked. Raises `Unknown`, `BadPlayer`."""
    more = named(asked, survey.plan.table())
    return replace(survey, asked=(*survey.asked, *(name for name in more if name not in survey.asked)))


def named(players: tuple[str, ...], table: AnyTable) -> tuple[str, ...]:
    """The full ids of players, each once. Raises `Unknown`, `BadPlayer`."""
    found = dict.fromkeys(name if ":" in name else player_spec(name, table.game).full_id for name in players)
    for name in found:
        player_spec(name, table.game)
    return tuple(found)


def told(survey: Survey) -> dict[str, Any]:
    """The survey as reports and sets state it."""
    return dict(json.loads(survey.write()))
