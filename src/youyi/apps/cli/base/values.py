"""Types of options and arguments: each refuses in the user's language, and completes what it knows."""

from __future__ import annotations

import sys
from typing import Any

import click

from youyi.apps.cli.base import completion
from youyi.apps.cli.base.failures import BadValue, language_named
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.names import Language

Suggestions = list[click.shell_completion.CompletionItem]


class InLanguage(click.ParamType[Language]):
    """One of the three languages."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Language:
        """Read a language's tag, in any case."""
        language = value if isinstance(value, Language) else language_named(str(value))
        if language is None:
            raise BadValue(TEXTS["no_language"].filled(name=value, valid=tuple(Language)), param, ctx)
        return language

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> Suggestions:
        """Offer the tags."""
        return completion.items(Language, incomplete)


class Answers(click.ParamType[tuple[str, str]]):
    """`name=value`: an answer to a question of the rulings, or of the terms."""

    name = "name=value"

    def __init__(self, *, terms: bool) -> None:
        """Complete terms, or rulings."""
        self._terms = terms

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        """Part the name from the value."""
        if isinstance(value, tuple):
            return value
        name, equals, word = str(value).partition("=")
        if not equals or not name or not word:
            raise BadValue(TEXTS["not_name_value"].filled(text=value), param, ctx)
        return name, word

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> Suggestions:
        """Offer the names, and after `=` the values."""
        del param
        return completion.answers(ctx, incomplete, terms=self._terms)


class GameId(click.ParamType[str]):
    """The id of a game; whether there is one is found when it is opened."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Take any text."""
        del param, ctx
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> Suggestions:
        """Offer every game that can be played."""
        del ctx, param
        return completion.games(incomplete)


class RulesetId(GameId):
    """The id of a ruleset."""

    name = "ruleset"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> Suggestions:
        """Offer the rulesets of the game."""
        del param
        return completion.rulesets(ctx, incomplete)


class PlayerNames(GameId):
    """Names of players parted by commas."""

    name = "players"

    def __init__(self, *, people: bool) -> None:
        """Offer `human` too, or not."""
        self._people = people

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Take any text; where it names a class of Python, modules are looked for in this folder, too, after all others."""
        del param, ctx
        if ":" in str(value) and "" not in sys.path:
            sys.path.append("")
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> Suggestions:
        """Offer the players of the game for the seat that is being named."""
        del param
        return completion.players(ctx, incomplete, people=self._people)


class RuleName(GameId):
    """A name of a clause or a question."""

    name = "rule"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> Suggestions:
        """Offer clauses and questions by key, and by Chinese or English name once it has begun."""
        del param
        return completion.rules(ctx, incomplete)


class Whole(click.ParamType[int]):
    """A whole number of any size."""

    name = "integer"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read the number."""
        try:
            return int(value)
        except ValueError:
            raise BadValue(TEXTS["not_whole"].filled(value=value), param, ctx) from None


class Within(click.IntRange):
    """A whole number within limits."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read the number."""
        number = Whole().convert(value, param, ctx)
        if (self.min is not None and number < self.min) or (self.max is not None and number > self.max):
            template = TEXTS["below"] if self.max is None else TEXTS["outside"]
            raise BadValue(template.filled(value=number, lowest=self.min, highest=self.max), param, ctx)
        return number


class Seconds(click.FloatRange):
    """A number of seconds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Read the number."""
        try:
            number = float(value)
        except ValueError:
            raise BadValue(TEXTS["not_number"].filled(value=value), param, ctx) from None
        if self.min is not None and not number >= self.min:
            raise BadValue(TEXTS["below"].filled(value=value, lowest=self.min), param, ctx)
        return number


class OneOf(click.Choice[str]):
    """One of a few words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Take one of the words."""
        if value not in self.choices:
            raise BadValue(TEXTS["not_one_of"].filled(value=value, valid=tuple(self.choices)), param, ctx)
        return str(value)
