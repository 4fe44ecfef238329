"""Options of a server, which may also stand in the environment or in a file: each is declared once, and found in all three.

What the command line says comes first, then the environment, then the file. A password in any of the last two stands in no list
of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

import click

from youyi.apps.cli.base.failures import BadValue
from youyi.apps.cli.base.values import Seconds
from youyi.apps.cli.texts import REFUSALS as TEXTS

F = TypeVar("F", bound=Callable[..., Any])
PREFIX = "YOUYI_"


def setting(flag: str, *more: str, **told: Any) -> Callable[[F], F]:
    """An option whose variable is its long name: `--seal-wait` and `YOUYI_SEAL_WAIT`. Several values are parted by blanks there."""
    name = flag.partition("/")[0].removeprefix("--").replace("-", "_").upper()
    return click.option(flag, *more, envvar=PREFIX + name, show_envvar=True, **told)


def from_file(command: F) -> F:
    """Add `--settings`."""
    return click.option(
        "--settings",
        type=click.Path(path_type=Path),
        metavar="FILE",
        envvar=f"{PREFIX}SETTINGS",
        show_envvar=True,
        is_eager=True,
        expose_value=False,
        callback=_read,
        help="A file of such settings, one on a line: YOUYI_PORT=8001.",
    )(command)


def _read(ctx: click.Context, param: click.Parameter, file: Path | None) -> None:
    """Take what a file says for the defaults of the other options. Raises `OSError`, `BadValue`."""
    if file is None:
        return
    known = {each.envvar: each for each in ctx.command.params if isinstance(each.envvar, str) and each is not param}
    found = dict(_settings(file, known, lambda why: BadValue(why, param, ctx)))
    ctx.default_map = {each.name or "": _value(each, found[name]) for name, each in known.items() if name in found}


def _settings(
    file: Path, known: Mapping[str, click.Parameter], refused: Callable[[Any], BadValue]
) -> Iterator[tuple[str, str]]:
    """The names and values of a file; an empty value stands for none."""
    for line in file.read_text(encoding="utf-8").splitlines():
        name, sign, value = line.strip().partition("=")
        if not name or name.startswith("#"):
            continue
        if not sign:
            raise refused(TEXTS["not_name_value"].filled(text=line))
        if name.strip() not in known:
            raise refused(TEXTS["not_one_of"].filled(value=name.strip(), valid=tuple(sorted(known))))
        if unquoted := value.strip().strip("\"'"):
            yield name.strip(), unquoted


def _value(param: click.Parameter, text: str) -> Any:
    return param.type.split_envvar_value(text) if param.multiple else text


DATABASE = setting(
    "--database", metavar="URL", show_default="a file in the user's data folder", help="The database of the tables."
)
CLOSE_AFTER = setting(
    "--close-after", "close_after_days", default=90.0, type=Seconds(0), metavar="DAYS", help="Close unfinished tables unused for so long; 0: never."
)  # fmt: skip
KEEP_FINISHED = setting(
    "--keep-finished", "keep_finished_days", default=730.0, type=Seconds(0), metavar="DAYS",
    help="Delete tables so long after they ended or were closed; 0: never.",
)  # fmt: skip
