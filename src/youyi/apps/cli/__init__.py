"""The command line: `youyi`."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

from youyi.apps.cli.commands import youyi
from youyi.apps.cli.failures import language_of, one_line

__all__ = ["main", "youyi"]


def main() -> None:
    """Run `youyi`: what a user can mend is written on one line of stderr, with exit status 2."""
    if "_YOUYI_COMPLETE" in os.environ:
        import_module("youyi.apps.cli.completion")
    try:
        status = youyi.main(prog_name="youyi", standalone_mode=False)
    except click.exceptions.Abort:
        status = 130
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message(), err=True)
        status = 2
    except Exception as error:
        said = one_line(error, language_of(sys.argv[1:]))
        if said is None:
            raise
        click.echo(f"youyi: {said}", err=True)
        status = 2
    sys.exit(status if isinstance(status, int) else 0)
