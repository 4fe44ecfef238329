"""Help in the reader's language: click asks for texts as commands have them, in English, and they are said here."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from inspect import cleandoc

import click

from youyi.apps.cli.base.failures import language_of
from youyi.apps.cli.texts import HELP
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.names import Language, Words

USAGE = TEXTS["usage"]
OPTIONS = TEXTS["options"]
COMMANDS_HEADING = TEXTS["commands_heading"]
_BRACKETED: Mapping[str, Words] = {
    "default: ": TEXTS["bracketed.default"],
    "env var: ": TEXTS["bracketed.env_var"],
    "required": TEXTS["bracketed.required"],
}
"""How click writes what it adds in square brackets."""


class LocalisedCommand(click.Command):
    """A command whose help is in the language of `--lang`, or the environment's."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write how the command is typed."""
        prefix = f"{USAGE.said_in(reader())}: "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        del ctx
        for paragraph in cleandoc(self.help or "").split("\n\n"):
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(localised(" ".join(paragraph.split())))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write every option with its default; a group writes its commands, too."""
        records = [(param.help, found) for param in self.get_params(ctx)
                   if isinstance(param, click.Option) and (found := param.get_help_record(ctx)) is not None]  # fmt: skip
        if records:
            with formatter.section(OPTIONS.said_in(reader())):
                formatter.write_dl([(names, _described(text, help_text or "")) for help_text, (names, text) in records])
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)


class LocalisedGroup(LocalisedCommand, click.Group):
    """A group of such commands."""

    command_class = LocalisedCommand

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands, each with the first sentence of its help."""
        commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(COMMANDS_HEADING.said_in(reader())):
            formatter.write_dl([(name, localised(_first(each))) for name, each in commands if each is not None])


LocalisedGroup.group_class = LocalisedGroup


def localised(text: str) -> str:
    """A text of a command's help in the reader's language; as it stands in the code if it is none of ours."""
    return HELP[text].said_in(reader()) if text in HELP else text


def reader() -> Language:
    """The language of the command line that is being read."""
    return language_of(sys.argv[1:])


def _described(text: str, help_text: str) -> str:
    """An option's help with what click adds in brackets."""
    bracket = text.removeprefix(help_text).strip()
    language = reader()
    for english, words in _BRACKETED.items():
        bracket = bracket.replace(english, words.said_in(language))
    for part in (part for part in bracket.split("(")[1:] if ")" in part):
        shown = part.partition(")")[0]
        bracket = bracket.replace(f"({shown})", f"({localised(shown)})")
    return f"{localised(help_text)}  {bracket}".strip()


def _first(command: click.Command) -> str:
    return " ".join(cleandoc(command.help or "").split("\n\n")[0].split())
