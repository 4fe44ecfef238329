"""Which commands there are; each is imported only when it is run, so that `youyi --help` is quick."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import click

from youyi import __version__


@dataclass(frozen=True, slots=True)
class Command:
    """Where a command is, and its line in the list of commands."""

    module: str
    says: str


COMMANDS: Mapping[str, Command] = {
    "games": Command("games", "List the games that can be played."),
    "play": Command("play", "Play a game in the terminal, or let players play it."),
    "serve": Command("serve", "Open tables in the browser."),
    "record": Command("record", "Show, verify or tell a game file."),
    "why": Command("why", "Explain one ply of a game file, with the clauses behind it."),
    "rule": Command("rule", "Look up a clause or an open question."),
    "simulate": Command("simulate", "Play many games and count."),
    "conform": Command("conform", "Run worked examples from files."),
    "perft": Command("perft", "Count the ways a game can go on, to a depth."),
    "odds": Command("odds", "List the exact odds of a game's throws."),
    "bench": Command("bench", "Measure how fast the engine is here."),
}


class Commands(click.Group):
    """The group that imports a command when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands in the order in which one needs them."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import one command; None if there is none of that name."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command: Any = getattr(import_module(f"youyi.apps.cli.{COMMANDS[cmd_name].module}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or name those there are."""
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(f"there is no command {args[0]!r}; valid: {', '.join(COMMANDS)}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing one."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.says) for name, command in COMMANDS.items()])


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, "--version", message="youyi %(version)s")
def youyi() -> None:
    """Youyi 游藝: China's lost games, played, studied and counted."""
