"""`youyi conform`: worked examples, run from files."""

from __future__ import annotations

from pathlib import Path

import click

from youyi.apps.cli import phrases, refusals
from youyi.apps.cli.failures import Misuse
from youyi.apps.cli.options import in_language
from youyi.kernel.names import Language


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@in_language
@click.pass_context
def conform(ctx: click.Context, files: tuple[Path, ...], language: Language) -> None:
    """Run every worked example in FILES (JSON lines); exit status 0 only if none failed."""
    from youyi.analysis.conform import conform as run  # only this command needs it

    passed = failed = 0
    for file in files:
        try:
            lines = file.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError as error:
            raise Misuse(refusals.NOT_UTF8.filled(file=file, byte=error.start)) from error
        for failures in run(lines, str(file)):
            passed, failed = passed + (not failures), failed + bool(failures)
            for failure in failures:
                click.echo(str(failure))
    click.echo(phrases.EXAMPLES.filled(passed=passed, failed=failed).said_in(language))
    ctx.exit(1 if failed else 0)
