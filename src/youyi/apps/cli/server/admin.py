"""`youyi admin`: the stored tables of a server listed, closed, expired, counted."""

from __future__ import annotations

import click

from youyi.apps.cli import phrases
from youyi.apps.cli.base.options import as_json, in_language
from youyi.apps.cli.base.out import write_json, write_table
from youyi.apps.cli.base.values import OneOf, Seconds, Within
from youyi.apps.cli.localised import LocalisedGroup
from youyi.apps.cli.server import moderation
from youyi.apps.cli.server.door import door, write_ids
from youyi.apps.cli.server.settings import CLOSE_AFTER, DATABASE, KEEP_FINISHED
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.face.untrusted_text import inline
from youyi.kernel.names import Language

_REPORTED = ("id", "what", "table", "seat", "name", "text", "why", "reports", "reported")
STATES = ("open", "over", "closed")


@click.group(cls=LocalisedGroup)
def admin() -> None:
    """Look after the stored tables of a server, beside it while it runs (but vacuum)."""


for each in (
    moderation.remove,
    moderation.ban,
    moderation.unban,
    moderation.bans,
    moderation.mute,
    moderation.unmute,
    moderation.settle,
    moderation.close,
    moderation.reopen,
    moderation.annul,
    moderation.restore,
    moderation.operator,
    moderation.log,
):
    admin.add_command(each)


@admin.command()
@DATABASE
@click.option("--state", type=OneOf(STATES), metavar="|".join(STATES), show_default="any", help="Tables in this state.")
@click.option("--unused", default=0.0, type=Seconds(0), metavar="DAYS", help="Only those unused for so long.")
@click.option("--most", default=50, type=Within(min=1), help="How many, the newest first.")
@as_json
@in_language
def tables(
    database: str | None, state: str | None, unused: float, most: int, in_json: bool, language: Language
) -> None:
    """List tables as their rows say, without opening one."""
    rows = door().tables(database, state=state, unused_days=unused, most=most)
    if in_json:
        write_json(rows)
        return
    columns = [each.said_in(language) for each in phrases.TABLE_COLUMNS]
    write_table(
        TEXTS["tables"].said_in(language), columns, [[str(each or "") for each in row.values()] for row in rows]
    )


@admin.command()
@DATABASE
@CLOSE_AFTER
@KEEP_FINISHED
@click.option("--dry-run", is_flag=True, help="Change nothing, only tell.")
@as_json
@in_language
def expire(
    database: str | None,
    close_after_days: float,
    keep_finished_days: float,
    dry_run: bool,
    in_json: bool,
    language: Language,
) -> None:
    """Close abandoned tables, and delete finished and closed ones that were kept long enough."""
    done = door().expire(
        database, close_after_days=close_after_days, keep_finished_days=keep_finished_days, dry_run=dry_run
    )  # fmt: skip
    if in_json:
        write_json(done)
        return
    write_ids(phrases.CLOSED, done["closed"], in_json, language)
    write_ids(phrases.DELETED, done["deleted"], in_json, language)


@admin.command()
@click.argument("tables", nargs=-1, metavar="[TABLE...]")
@DATABASE
@click.option("--most", default=50, type=Within(min=1), help="How many, those reported last first.")
@click.option("--clear", is_flag=True, help="Forget the reports that are listed, once they are written.")
@as_json
@in_language
def reports(
    tables: tuple[str, ...], database: str | None, most: int, clear: bool, in_json: bool, language: Language
) -> None:
    """List what was reported: lines of talk, names, tables and results."""
    rows = door().reports(database, tables, most=most, clear=clear)
    if in_json:
        write_json(rows)
        return
    columns = [each.said_in(language) for each in phrases.REPORT_COLUMNS]
    write_table(
        TEXTS["reports"].said_in(language),
        columns,
        [["" if row[name] is None else inline(str(row[name])) for name in _REPORTED] for row in rows],
    )
    if clear:
        click.echo(phrases.DELETED.filled(count=len(rows)).said_in(language))


@admin.command()
@DATABASE
@as_json
@in_language
def stats(database: str | None, in_json: bool, language: Language) -> None:
    """Count tables, seats and moves."""
    _write_counts(door().stats(database), in_json, language)


@admin.command()
@DATABASE
@click.option("--write", is_flag=True, help="Replace what is stored by what was worked out.")
@as_json
@in_language
def ratings(database: str | None, write: bool, in_json: bool, language: Language) -> None:
    """Work the ratings of people out again from the places in their games, and count what differs."""
    _write_counts(door().ratings(database, write=write), in_json, language)


@admin.command()
@DATABASE
@as_json
@in_language
def vacuum(database: str | None, in_json: bool, language: Language) -> None:
    """Give the room of deleted tables back to the system. On SQLite, stop the server first."""
    _write_counts(door().vacuum(database), in_json, language)


def _write_counts(counts: dict[str, int], in_json: bool, language: Language) -> None:
    if in_json:
        write_json(counts)
        return
    for name, count in counts.items():
        click.echo(f"{count:>12}  {phrases.COUNTED[name].said_in(language)}")
