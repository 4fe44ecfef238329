"""`youyi conform`: worked examples, run from files."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from youyi.apps.cli.base.game_files import named
from youyi.apps.cli.base.options import in_language
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.base.values import OneOf
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.face.untrusted_text import inline
from youyi.kernel.names import Language
from youyi.records.json_text import text_of


@click.command(cls=LocalisedCommand)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--engine", default="reference", type=OneOf(("reference", "fast")), help="Which engine is tested.")
@in_language
@click.pass_context
def conform(ctx: click.Context, files: tuple[Path, ...], engine: str, language: Language) -> None:
    """Run every worked example in FILES (JSON lines); exit status 1 if one failed, 2 if a line is no example."""
    from youyi.analysis.trace.conform import NotRun  # only this command needs these
    from youyi.analysis.trace.conform import conform as run

    passed = failed = unreadable = 0
    left = Counter[str]()
    for file in files:
        with named(file):
            text = text_of(file)
        for failures in run(text, str(file), fast=engine == "fast"):
            if isinstance(failures, NotRun):
                left[f"{failures.game} {failures.kind}"] += 1
                continue
            passed, failed = passed + (not failures), failed + bool(failures)
            unreadable += any(failure.unreadable for failure in failures)
            for failure in failures:
                echo(inline(str(failure)))
    if left:
        kinds = ", ".join(f"{kind} {times}" for kind, times in sorted(left.items()))
        echo(TEXTS["not_run"].filled(kinds=kinds).said_in(language))
    echo(TEXTS["examples"].filled(passed=passed, failed=failed).said_in(language))
    ctx.exit(2 if unreadable else 1 if failed else 0)
