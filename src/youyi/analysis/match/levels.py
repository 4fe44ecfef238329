"""The ladder of a game's levels: every level meets those near it, in all seatings, and all are rated."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from youyi.analysis.match.matches import Match, PlayedDeal
from youyi.analysis.match.report import reported
from youyi.analysis.runs.commands import answers_typed
from youyi.analysis.runs.plan import Plan
from youyi.analysis.texts import ANALYSIS as TEXTS
from youyi.games import game as catalogued
from youyi.kernel.errors import YouyiError
from youyi.kernel.lab.players import level_id
from youyi.players.player import levels_of, player_spec

SCHEMA = "youyi.ladder/1"
LOWEST = "random"
"""Stands below the first level."""
REACH = 2
"""How far apart two may be that meet; further apart, one wins nearly always, which tells little."""
_NONE = TEXTS["none"]


class NoLevels(YouyiError, ValueError):
    """A game whose computers have no levels."""


def ladder_match(plan: Plan) -> Match:
    """The match of a game's levels on a plan's table; the plan's players are ignored. Raises `NoLevels`."""
    game = catalogued(plan.game)
    levels = game.levels()
    if levels is None:
        raise NoLevels(_NONE.filled(game=game.id))
    names = tuple(each.full_id for each in (player_spec(LOWEST, game), *levels_of(game)))
    terms = {**levels.terms, **plan.terms}
    told = {name: getattr(plan, name) for name in ("ruleset", "rulings", "games", "seed", "engine")}
    sparing = {level_id(number, level): level.sparing for number, level in enumerate(levels.each, 1)}
    return Match(Plan(game=game.id, terms=terms, players=names, **told), reach=REACH, sparing=sparing)


def ladder_table(match: Match, played: PlayedDeal) -> dict[str, Any]:
    """What the ladder comes to, as it is shipped: the same for the same seed. Raises `MissingExtra`."""
    report = reported(match, played)
    order = match.plan.players
    near = set(pairwise(order))
    meetings = [{**each, "next": (each["a"], each["b"]) in near} for each in report["meetings"]]
    for each in meetings:
        del each["engine"]
    ratings = sorted(report["ratings"], key=lambda each: order.index(each["name"]))
    told = {name: report[name] for name in ("game", "ruleset", "rulings", "terms", "seed")}
    return {
        "schema": SCHEMA,
        "command": command(match),
        **told,
        "deals": match.plan.games,
        "ratings": ratings,
        "overlaps": overlapping(ratings),
        "meetings": meetings,
    }


def overlapping(ratings: list[dict[str, Any]]) -> list[list[str]]:
    """The neighbours, weakest first, that are not told apart: the stronger's interval begins below the other's end."""
    return [[a["name"], b["name"]] for a, b in pairwise(ratings) if b["ci95"][0] <= a["ci95"][1]]


def command(match: Match) -> str:
    """The command that plays the ladder again."""
    plan = match.plan
    table = plan.table()
    levels = table.game.levels()
    words = ["youyi", "ladder", plan.game]
    if plan.ruleset is not None:
        words += ["--ruleset", table.ruleset.full_id]
    own: Mapping[str, Any] = {} if levels is None else levels.terms
    terms = {name: value for name, value in plan.terms.items() if own.get(name) != value}
    for option, answers in (("--set", plan.rulings), ("--term", terms)):
        for answer in answers_typed(answers):
            words += [option, answer]
    return " ".join([*words, "--deals", str(plan.games), "--seed", str(plan.seed)])
