"""Options that several commands share, and the table they choose."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from youyi.apps.cli.base.failures import Misuse, language_of_environment
from youyi.apps.cli.base.values import Answers, GameId, InLanguage, RulesetId
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.game import Game, Table
from youyi.kernel.names import Language

F = TypeVar("F", bound=Callable[..., Any])


def in_language(command: F) -> F:
    """Add `--lang`."""
    return click.option(
        "--lang",
        "language",
        type=InLanguage(),
        default=language_of_environment,
        show_default="the environment's",
        metavar="|".join(Language),
        help="Language.",
    )(command)


def of_game(command: F) -> F:
    """Add the argument GAME."""
    return click.argument("game", type=GameId())(command)


def at_terms(command: F) -> F:
    """Add `--term`."""
    return click.option("--term", "terms", type=Answers(terms=True), multiple=True, help="Agree a term: rounds=1.")(
        command
    )


def at_table(command: F) -> F:
    """Add `--ruleset`, `--set` and `--term`."""
    for option in (
        at_terms,
        click.option(
            "--set", "rulings", type=Answers(terms=False), multiple=True, help="Answer a question: arms=forward."
        ),
        click.option(
            "--ruleset", type=RulesetId(), metavar="ID", show_default="the game's first", help="A named ruleset."
        ),
    ):
        command = option(command)
    return command


def as_json(command: F) -> F:
    """Add `--json`."""
    return click.option("--json", "in_json", is_flag=True, help="Write JSON.")(command)


def opened(name: str) -> Game[Any, Any, Any, Any]:
    """Find a game. Raises `Unknown`."""
    from youyi.games import game  # a game is imported only by commands that need one

    return game(name)


def laid(name: str, options: Mapping[str, Any]) -> Table[Any, Any, Any, Any]:
    """The table that the options of `at_table` describe, with a seat for each of `--players` where that is open.

    Raises `Unknown`, `UnknownAnswer`, `AnswersConflict`.
    """
    game = opened(name)
    seats = game.seating(len(players_named(options.get("players"))))
    return game.under(options["ruleset"], dict(options["rulings"]), {**seats, **dict(options["terms"])})


def players_named(text: str | None) -> tuple[str, ...]:
    """Names parted by commas."""
    return tuple(name.strip() for name in text.split(",")) if text else ()


def refuse_beside(option: str, names: Collection[str]) -> None:
    """Raise `Misuse` if one of these parameters is given beside an option whose file says it."""
    ctx = click.get_current_context()
    for param in ctx.command.params:
        if param.name in names and ctx.get_parameter_source(param.name) is ParameterSource.COMMANDLINE:
            given = param.opts[0] if isinstance(param, click.Option) else param.human_readable_name
            raise Misuse(TEXTS["file_says"].filled(option=option, given=given))
