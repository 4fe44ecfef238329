"""The command line: `youyi`."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper

import click

from youyi.apps.cli.base.failures import language_of, one_line
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.commands import youyi
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.optional_dependencies import MissingExtra

__all__ = ["main", "youyi"]


def main() -> None:
    """Run `youyi`: what a user can mend is written on one line of stderr, with exit status 2."""
    if "_YOUYI_COMPLETE" in os.environ:
        import_module("youyi.apps.cli.base.completion")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # what a terminal's encoding lacks is no failure
    _say_when_compiling()
    try:
        status = youyi.main(prog_name="youyi", standalone_mode=False)
    except (click.exceptions.Abort, KeyboardInterrupt):  # Ctrl-C also while click tells of the first
        status = 130
        _exit_by_status()
    except click.exceptions.NoArgsIsHelpError as error:
        echo(error.format_message(), error=True)
        status = 2
    except Exception as error:
        said = one_line(error, language_of(sys.argv[1:]))
        if said is None:
            raise
        echo(f"youyi: {said}", error=True)
        status = 2
    sys.exit(status if isinstance(status, int) else 0)


def _exit_by_status() -> None:
    """Keep Python from ending itself by a signal, which it does at exit where Ctrl-C came amid an `exec` of a text.

    Dataclasses are made by one, so any import may be the place. Only `python -m` does it, and the next `exec` clears it.
    """
    exec("")  # noqa: S102  # nothing is run


def _say_when_compiling() -> None:
    """Say it on stderr as soon as a kernel is compiled in this process, once; where Numba is missing none ever is."""
    with suppress(MissingExtra):
        from youyi.compiled.waiting import tell_once  # the extra `fast`

        tell_once(lambda: echo(TEXTS["compiling"].said_in(language_of(sys.argv[1:])), error=True))
