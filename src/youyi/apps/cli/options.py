"""Options that several commands share, and how their values are read."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import click

from youyi.kernel.game import Game, Table
from youyi.kernel.names import Language

F = TypeVar("F", bound=Callable[..., Any])


def language_of_environment() -> Language:
    """Guess the reader's language from LC_ALL, LC_MESSAGES and LANG; English where they say nothing we know."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    tag = said.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    if not tag.startswith("zh"):
        return Language.EN
    traditional = any(part in tag for part in ("hant", "-tw", "-hk", "-mo"))
    return Language.ZH_HANT if traditional else Language.ZH_HANS


class InLanguage(click.ParamType[Language]):
    """One of the three languages."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Language:
        """Read a language's tag, in any case."""
        if isinstance(value, Language):
            return value
        for language in Language:
            if language.value.lower() == str(value).lower():
                return language
        raise click.BadParameter(f"there is no language {value!r}; valid: {', '.join(Language)}", ctx, param)


class Answers(click.ParamType[tuple[str, str]]):
    """`name=value`."""

    name = "name=value"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        """Part the name from the value."""
        if isinstance(value, tuple):
            return value
        name, equals, word = str(value).partition("=")
        if not equals or not name or not word:
            raise click.BadParameter(f"{value!r} is not name=value", ctx, param)
        return name, word


def in_language(command: F) -> F:
    """Add `--lang`."""
    return click.option(
        "--lang",
        "language",
        type=InLanguage(),
        default=language_of_environment,
        metavar="|".join(Language),
        help="Language; by default that of the environment.",
    )(command)


def at_table(command: F) -> F:
    """Add `--ruleset`, `--set` and `--term`."""
    for option in (
        click.option("--term", "terms", type=Answers(), multiple=True, help="Agree a term: rounds=1."),
        click.option("--set", "rulings", type=Answers(), multiple=True, help="Answer a question: arms=forward."),
        click.option("--ruleset", metavar="ID", help="A named ruleset; by default the game's first."),
    ):
        command = option(command)
    return command


def as_json(command: F) -> F:
    """Add `--json`."""
    return click.option("--json", "in_json", is_flag=True, help="Write JSON.")(command)


def opened(name: str) -> Game[Any, Any, Any, Any]:
    """Open a game. Raises `Unknown`."""
    from youyi.games import game  # a rulebook is loaded only for commands that need one

    return game(name)


def laid(name: str, options: Mapping[str, Any]) -> Table[Any, Any, Any, Any]:
    """Lay a table as the options of `at_table` say, for as many as `--players` names where that is open.

    Raises `Unknown`, `UnknownAnswer`, `AnswersConflict`.
    """
    game = opened(name)
    seats = game.seating(len(players_named(options.get("players"))))
    return game.under(options["ruleset"], dict(options["rulings"]), {**seats, **dict(options["terms"])})


def players_named(text: str | None) -> tuple[str, ...]:
    """Read names parted by commas."""
    return tuple(name.strip() for name in text.split(",")) if text else ()
