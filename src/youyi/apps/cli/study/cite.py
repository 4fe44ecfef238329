"""`youyi cite`: a reference to a game, a ruleset, a clause or an open question."""

from __future__ import annotations

import click

from youyi.analysis.trace.cite import FORMATS, Reference, references
from youyi.apps.cli import refusals
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.options import in_language
from youyi.apps.cli.base.out import echo
from youyi.apps.cli.localised import LocalisedCommand
from youyi.games import catalogue
from youyi.kernel.names import Language


@click.command(cls=LocalisedCommand)
@click.argument("name")
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="bibtex", help="How it is written.")
@click.option(
    "--base",
    default="",
    show_default="the path alone",
    metavar="URL",
    help="The server at which the address is: https://games.example.",
)
@in_language
def cite(name: str, form: str, base: str, language: Language) -> None:
    """Cite NAME: a game (ruqi), ruleset (ruqi/modern), clause (ruqi.retreat) or open question (ruqi:scoring)."""
    echo(FORMATS[form](_found(name, language), base.rstrip("/")))


def _found(name: str, language: Language) -> Reference:
    """The reference of a name; a ruleset without a version is the newest."""
    every = {each.key: each for each in references(catalogue(), language)}
    newest = {ruleset.id: every[ruleset.full_id] for game in catalogue() for ruleset in game.rulesets}
    found = every.get(name) or newest.get(name)
    if found is None:
        raise Misuse(refusals.NO_RULE.filled(name=name))
    return found
