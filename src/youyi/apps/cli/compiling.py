"""A word to whoever waits while kernels are compiled: after an installation that takes longer than anything else."""

from __future__ import annotations

import sys
from contextlib import suppress

from youyi.apps.cli import phrases
from youyi.apps.cli.failures import language_of
from youyi.apps.cli.out import echo
from youyi.kernel.optional_dependencies import MissingExtra


def say_when_compiling() -> None:
    """Say it on stderr as soon as a kernel is compiled in this process, once; where Numba is missing none ever is."""
    with suppress(MissingExtra):
        from youyi.compiled.waiting import tell_once  # the extra `fast`

        tell_once(lambda: echo(phrases.COMPILING.said_in(language_of(sys.argv[1:])), error=True))
