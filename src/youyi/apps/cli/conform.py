"""`youyi conform`: worked examples, run from files."""

from __future__ import annotations

from pathlib import Path

import click

from youyi.apps.cli import phrases
from youyi.apps.cli.game_files import named
from youyi.apps.cli.options import in_language
from youyi.apps.cli.out import echo
from youyi.kernel.names import Language
from youyi.kernel.strangers import inline
from youyi.records.json_text import text_of


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@in_language
@click.pass_context
def conform(ctx: click.Context, files: tuple[Path, ...], language: Language) -> None:
    """Run every worked example in FILES (JSON lines); exit status 1 if one failed, 2 if a line is no example."""
    from youyi.analysis.conform import conform as run  # only this command needs it

    passed = failed = unreadable = 0
    for file in files:
        with named(file):
            text = text_of(file)
        for failures in run(text, str(file)):
            passed, failed = passed + (not failures), failed + bool(failures)
            unreadable += any(failure.unreadable for failure in failures)
            for failure in failures:
                echo(inline(str(failure)))
    echo(phrases.EXAMPLES.filled(passed=passed, failed=failed).said_in(language))
    ctx.exit(2 if unreadable else 1 if failed else 0)
