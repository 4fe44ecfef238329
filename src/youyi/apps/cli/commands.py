"""The commands of `youyi`; each is imported only when it is run, so that `youyi --help` is quick."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import click
from click.shell_completion import CompletionItem

from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.localised import COMMANDS_HEADING, LocalisedGroup, localised, reader
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.records.program import program


@dataclass(frozen=True, slots=True)
class Command:
    """A command's module, and its line in the list of commands."""

    module: str
    says: str
    named: str | None = None
    """What the command is called in its module, where that is not its name."""


COMMANDS: Mapping[str, Command] = {
    "games": Command("study.games", "List the games that can be played."),
    "players": Command("study.players", "List who plays a game, and how well."),
    "play": Command("table.play", "Play a game in the terminal, or let players play it."),
    "daily": Command("table.daily", "Play the deal of the day in the terminal."),
    "bot": Command("table.bot", "Let a player sit at a table of a web server."),
    "serve": Command("server.serve", "Open tables in the browser."),
    "admin": Command("server.admin", "Look after the stored tables of a server."),
    "record": Command("study.record", "Show, verify or tell a game file."),
    "why": Command("study.why", "Explain one ply of a game file, with the clauses behind it."),
    "review": Command("study.review", "Say what was skill in a game, and what was luck."),
    "puzzles": Command("table.puzzles", "Solve puzzles, or find new ones."),
    "rule": Command("study.rule", "Look up a clause or an open question."),
    "cite": Command("study.cite", "Cite a game, a ruleset, a clause or an open question."),
    "simulate": Command("count.simulate", "Play many games and count."),
    "compare": Command("count.compare", "Play two readings on the same chance and say what differs."),
    "match": Command("count.match", "Let players meet on the same chance, and rate them."),
    "ladder": Command("count.ladder", "Let the levels of a game meet, and rate them."),
    "errors": Command("count.errors", "Measure what every player's choices lose."),
    "export": Command("count.export", "Write games of self-play as data."),
    "reopen": Command("count.reopen", "Write one game of a simulation as a record."),
    "conform": Command("count.conform", "Run worked examples from files."),
    "perft": Command("count.perft", "Count the ways a game can go on, up to a number of moves."),
    "print": Command("study.printing", "Write a game as PDF and SVG: rulebook, board, pieces, cards.", "print_game"),
    "odds": Command("count.odds", "List exact odds: of throws, waits, patterns dealt."),
    "train": Command("count.train", "Let a network learn a game by playing against itself."),
    "solve": Command("count.solve", "Work endings with few pieces out exactly."),
    "bench": Command("count.bench", "Measure how fast the engine is here."),
}


class Commands(LocalisedGroup):
    """A group that imports a command when it is run."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every command, in the order of use."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import one command; None for an unknown name."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        entry = COMMANDS[cmd_name]
        command: Any = getattr(import_module(f"youyi.apps.cli.{entry.module}"), entry.named or cmd_name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command. Raises `Misuse` with the valid names."""
        if args[0] not in COMMANDS and not args[0].startswith("-") and not ctx.resilient_parsing:
            raise Misuse(TEXTS["no_command"].filled(name=args[0], valid=tuple(COMMANDS)))
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Offer the commands without importing one; options if one has begun."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        return [
            CompletionItem(name, help=command.says) for name, command in COMMANDS.items() if name.startswith(incomplete)
        ]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing one."""
        del ctx
        with formatter.section(COMMANDS_HEADING.said_in(reader())):
            formatter.write_dl([(name, localised(command.says)) for name, command in COMMANDS.items()])


SETTINGS: Mapping[str, Any] = {
    "help_option_names": ["-h", "--help"],
    "max_content_width": 100,
    "show_default": True,
}


def _version(context: click.Context, _option: click.Parameter, asked: bool) -> None:
    if asked:  # looked up only then: it may ask git
        click.echo(f"youyi {program()}")
        context.exit()


@click.group(cls=Commands, context_settings={**SETTINGS})
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=_version, help="Show the version and exit."
)
def youyi() -> None:
    """Youyi 游藝: China's lost games, played, studied and counted."""
