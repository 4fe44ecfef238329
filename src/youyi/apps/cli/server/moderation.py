"""Commands of `youyi admin`: what operators do, on their page too, and who they are."""

from __future__ import annotations

import click

from youyi.apps.cli import phrases
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.options import as_json, in_language
from youyi.apps.cli.base.out import write_json, write_table
from youyi.apps.cli.base.values import Seconds, Within
from youyi.apps.cli.localised import LocalisedGroup
from youyi.apps.cli.server.door import door, write_ids
from youyi.apps.cli.server.settings import DATABASE
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.face.untrusted_text import inline
from youyi.kernel.names import Language, Words

DAYS = click.option("--days", default=30.0, type=Seconds(0), metavar="DAYS", help="For how long.")


@click.group(cls=LocalisedGroup)
def remove() -> None:
    """Delete what a site should not show, in the file too. It cannot be taken back."""


@remove.command()
@click.argument("table")
@click.argument("numbers", nargs=-1, required=True, type=Within(min=1), metavar="NUMBER...")
@DATABASE
@as_json
@in_language
def line(table: str, numbers: tuple[int, ...], database: str | None, in_json: bool, language: Language) -> None:
    """Delete lines of talk, with what was reported of them."""
    _write_count(door().remove_lines(database, table, numbers), in_json, language)


@remove.command()
@click.argument("name")
@DATABASE
@as_json
@in_language
def name(name: str, database: str | None, in_json: bool, language: Language) -> None:
    """Take a name from every seat, line and league; whoever had it plays on without one."""
    _write_count(door().remove_name(database, name), in_json, language)


@remove.command()
@click.argument("tables", nargs=-1, required=True, metavar="TABLE...")
@DATABASE
@as_json
@in_language
def table(tables: tuple[str, ...], database: str | None, in_json: bool, language: Language) -> None:
    """Delete tables with their seats, moves and talk."""
    write_ids(phrases.DELETED, door().remove_tables(database, tables), in_json, language)


@remove.command()
@click.argument("name")
@DATABASE
@as_json
@in_language
def account(name: str, database: str | None, in_json: bool, language: Language) -> None:
    """Delete an account, its name and what it said at the tables that it keeps. Its moves stay."""
    _write_count(int(door().remove_account(database, name)), in_json, language)


@click.group(cls=LocalisedGroup)
def ban() -> None:
    """Refuse somebody new tables, seats, talk and signing in, until a day."""


@ban.command(name="seat")
@click.argument("table")
@click.argument("seat", type=Within(min=0))
@DATABASE
@DAYS
@as_json
@in_language
def ban_seat(table: str, seat: int, database: str | None, days: float, in_json: bool, language: Language) -> None:
    """Ban the address from which a seat was taken. The first seat is 0."""
    _write_ban(door().ban_seat(database, table, seat, days=days), in_json, language)


@ban.command(name="account")
@click.argument("name")
@DATABASE
@DAYS
@as_json
@in_language
def ban_account(name: str, database: str | None, days: float, in_json: bool, language: Language) -> None:
    """Ban an account, and sign it out everywhere."""
    _write_ban(door().ban_account(database, name, days=days), in_json, language)


@click.command()
@click.argument("bans", nargs=-1, required=True, metavar="BAN...")
@DATABASE
@as_json
@in_language
def unban(bans: tuple[str, ...], database: str | None, in_json: bool, language: Language) -> None:
    """End bans before their time."""
    write_ids(phrases.UNBANNED, door().unban(database, bans), in_json, language)


def _mutes(name: str, text: Words, says: str) -> click.Command:
    @click.command(name=name, help=says)
    @click.argument("table")
    @click.argument("seat", type=Within(min=0))
    @DATABASE
    @as_json
    @in_language
    def command(table: str, seat: int, database: str | None, in_json: bool, language: Language) -> None:
        if not getattr(door(), name)(database, table, seat):
            raise Misuse(TEXTS["nobody_to_mute"])
        if in_json:
            write_json({"done": True})
            return
        click.echo(text.said_in(language))

    return command


mute = _mutes("mute", phrases.MUTED, "Let whoever has a seat say nothing at its table. The first seat is 0.")
unmute = _mutes("unmute", phrases.UNMUTED, "Let a muted seat speak again.")


def _of_tables(name: str, text: Words, says: str) -> click.Command:
    @click.command(name=name, help=says)
    @click.argument("tables", nargs=-1, required=True, metavar="TABLE...")
    @DATABASE
    @as_json
    @in_language
    def command(tables: tuple[str, ...], database: str | None, in_json: bool, language: Language) -> None:
        write_ids(text, getattr(door(), name)(database, tables), in_json, language)

    return command


close = _of_tables(
    "close", phrases.CLOSED, "Close unfinished tables: nobody moves there any more, and everything can still be read."
)
reopen = _of_tables("reopen", phrases.REOPENED, "Let closed tables go on, but those whose result is stored.")
annul = _of_tables(
    "annul", phrases.ANNULLED, "Let the results of tables count for nobody, and work the later ratings out again."
)
restore = _of_tables("restore", phrases.RESTORED, "Let annulled results count again.")


@click.command()
@click.argument("reports", nargs=-1, required=True, metavar="REPORT...")
@DATABASE
@as_json
@in_language
def settle(reports: tuple[str, ...], database: str | None, in_json: bool, language: Language) -> None:
    """Forget reports, and leave alone what was reported."""
    write_ids(phrases.DELETED, door().settle(database, reports), in_json, language)


@click.group(cls=LocalisedGroup)
def operator() -> None:
    """Name the accounts that may open /operator, where reports are judged in the browser."""


def _names(name: str, does: str, says: str) -> None:
    """A command that names an account an operator, or takes that back."""

    @operator.command(name=name, help=says)
    @click.argument("name")
    @DATABASE
    @as_json
    @in_language
    def command(name: str, database: str | None, in_json: bool, language: Language) -> None:
        if not getattr(door(), does)(database, name):
            raise Misuse(TEXTS["no_such_account"])
        _write_operators(database, in_json, language)


_names("add", "add_operator", "Name an account an operator.")
_names("remove", "remove_operator", "Let an account be no operator any more.")


@operator.command(name="list")
@DATABASE
@as_json
@in_language
def list_operators(database: str | None, in_json: bool, language: Language) -> None:
    """List the operators."""
    _write_operators(database, in_json, language)


@click.command()
@DATABASE
@as_json
@in_language
def bans(database: str | None, in_json: bool, language: Language) -> None:
    """List the bans that have not ended."""
    rows = door().bans(database)
    if in_json:
        write_json(rows)
        return
    columns = [each.said_in(language) for each in phrases.BAN_COLUMNS]
    write_table(phrases.BANS.said_in(language), columns, [list(each.values()) for each in rows])


@click.command()
@DATABASE
@click.option("--most", default=50, type=Within(min=1), help="How many, the latest first.")
@as_json
@in_language
def log(database: str | None, most: int, in_json: bool, language: Language) -> None:
    """List what operators did, and who of them did it."""
    rows = door().log(database, most=most)
    if in_json:
        write_json(rows)
        return
    columns = [each.said_in(language) for each in phrases.LOG_COLUMNS]
    lines = [[inline(str(value or "")) for value in each.values()] for each in rows]
    write_table(phrases.MODERATORS_LOG.said_in(language), columns, lines)


def _write_operators(database: str | None, in_json: bool, language: Language) -> None:
    write_ids(phrases.OPERATORS, [inline(each) for each in door().operators(database)], in_json, language)


def _write_count(count: int, in_json: bool, language: Language) -> None:
    if not count:
        raise Misuse(TEXTS["nothing_removed"])
    if in_json:
        write_json({"removed": count})
        return
    click.echo(phrases.DELETED.filled(count=count).said_in(language))


def _write_ban(name: str | None, in_json: bool, language: Language) -> None:
    if name is None:
        raise Misuse(TEXTS["nobody_to_ban"])
    if in_json:
        write_json({"ban": name})
        return
    click.echo(phrases.BANNED.filled(ban=name).said_in(language))
