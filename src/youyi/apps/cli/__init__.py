"""The command line: `youyi`."""

from __future__ import annotations

import sys

import click

from youyi.apps.cli.commands import youyi
from youyi.apps.cli.failures import said_in_one_line

__all__ = ["main", "youyi"]


def main() -> None:
    """Run `youyi`: what a user can mend is said on one line, with exit status 2."""
    try:
        status = youyi.main(prog_name="youyi", standalone_mode=False)
    except click.exceptions.Abort:
        status = 130
    except Exception as error:
        said = said_in_one_line(error)
        if said is None:
            raise
        click.echo(f"youyi: {said}", err=True)
        status = 2
    sys.exit(status if isinstance(status, int) else 0)
