"""What a shell offers when Tab is pressed: every name comes from the catalogue of games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import click
from click.shell_completion import BashComplete, CompletionItem, add_completion_class

from youyi.kernel.errors import YouyiError
from youyi.kernel.game import Game
from youyi.kernel.rulings import Quantity, Ruling, questions

HUMAN = "human"
AnyGame = Game[Any, Any, Any, Any]


def items(names: Iterable[str], incomplete: str) -> list[CompletionItem]:
    """The names that begin as what is typed."""
    return [CompletionItem(str(name)) for name in names if str(name).startswith(incomplete)]


def games(incomplete: str) -> list[CompletionItem]:
    """The ids of the games."""
    from youyi.games import catalogue

    return [CompletionItem(game.id, help=game.name.en) for game in catalogue() if game.id.startswith(incomplete)]


def rulesets(ctx: click.Context, incomplete: str) -> list[CompletionItem]:
    """The rulesets of the game that is named before, or of all."""
    return items([ruleset.id for game in _games_named(ctx) for ruleset in game.rulesets], incomplete)


def answers(ctx: click.Context, incomplete: str, *, terms: bool) -> list[CompletionItem]:
    """Names of questions with `=`; after it their answers."""
    name, equals, _ = incomplete.partition("=")
    found = []
    for game in _games_named(ctx):
        asked = questions(game.terms if terms else game.rulesets[0].rulings)
        if not equals:
            found += [f"{each}=" for each in asked]
        elif name in asked:
            found += [f"{name}={value}" for value in _values(asked[name])]
    return items(dict.fromkeys(found), incomplete)


def players(ctx: click.Context, incomplete: str, *, people: bool) -> list[CompletionItem]:
    """Names of players for the seat after the last comma."""
    from youyi.players.player import everyone_of

    before, comma, _ = incomplete.rpartition(",")
    names = [HUMAN] * people + [each.id for game in _games_named(ctx) for each in everyone_of(game)]
    return items(dict.fromkeys(f"{before}{comma}{name}" for name in names), incomplete)


def rules(ctx: click.Context, incomplete: str) -> list[CompletionItem]:
    """Clauses by key and questions by name; by every other name once it has begun."""
    from youyi.apps.cli.base.lookup import Clause, every_entry

    found: list[str] = []
    for entry in (entry for game in _games_named(ctx) for entry in every_entry(game)):
        short = [entry.article.key] if isinstance(entry, Clause) else [entry.name]
        found += list(entry.names) if incomplete else short
    return items(dict.fromkeys(found), incomplete)


def _games_named(ctx: click.Context) -> list[AnyGame]:
    """The game of the command line as far as it is typed; all where none is named yet."""
    from youyi.games import catalogue, game

    name = ctx.params.get("game") or ctx.params.get("only")
    if name is None and ctx.args and any(each.name == "game" for each in ctx.command.params):
        name = ctx.args[0]  # an option without its value keeps click from reading the arguments
    try:
        return [game(name)] if name else list(catalogue())
    except YouyiError:
        return []


def _values(asked: type[Ruling] | Quantity) -> list[str]:
    if not isinstance(asked, Quantity):
        return [member.word for member in asked]
    numbers = [] if asked.highest is None else [str(each) for each in range(asked.lowest, asked.highest + 1)]
    return numbers + ["none"] * (asked.absent is not None)


class WholeWords(BashComplete):
    """Completion in bash, where readline parts a word at `=`."""

    name = "bash"
    _cut = ""
    """What stands before the part that readline completes."""

    def get_completion_args(self) -> tuple[list[str], str]:
        """Join what readline parted: `--set arms = fo` is one answer."""
        args, incomplete = super().get_completion_args()
        if incomplete == "=" and args and not args[-1].startswith("-"):
            incomplete = self._cut = f"{args.pop()}="
        elif len(args) >= 2 and args[-1] == "=" and args[-2].startswith("-"):
            args.pop()
        elif len(args) >= 2 and args[-1] == "=":
            self._cut = f"{args[-2]}="
            args, incomplete = args[:-2], self._cut + incomplete
        return args, incomplete

    def format_completion(self, item: CompletionItem) -> str:
        """Offer what stands after the `=`, which is all that readline will replace."""
        return f"{item.type},{str(item.value).removeprefix(self._cut)}"


add_completion_class(WholeWords)
