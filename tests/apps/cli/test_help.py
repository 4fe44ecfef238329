"""Help in three languages: every text of every command is said in each, and no text is kept that nobody reads."""

from __future__ import annotations

from inspect import cleandoc

import click
import pytest

from tests.apps.cli.test_commands import youyi as run
from tests.apps.cli.test_languages import ENGLISH
from tests.house.tree import PACKAGE
from tests.house.words.catalogues import read, wrong
from youyi.apps.cli.commands import COMMANDS, youyi
from youyi.records.program import program

FOLDER = PACKAGE / "apps" / "cli" / "texts"


def texts(command: click.Command, ctx: click.Context):
    """Every text that the help of a command and of its own commands shows."""
    yield from (" ".join(each.split()) for each in cleandoc(command.help or "").split("\n\n"))
    for param in command.get_params(ctx):
        if isinstance(param, click.Option) and param.help is not None:
            yield param.help
            if isinstance(param.show_default, str):
                yield param.show_default
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            each = command.get_command(ctx, name)
            assert each is not None
            yield from texts(each, click.Context(each, parent=ctx, info_name=name))


def test_every_text_of_the_help_is_said_in_every_language():
    shown = {
        *texts(youyi, click.Context(youyi, info_name="youyi", **youyi.context_settings)),
        *(each.says for each in COMMANDS.values()),
    }
    said = {path.name.split(".")[1]: read(path) for path in FOLDER.glob("help.*.po")}
    assert list(wrong(dict.fromkeys(shown, False), said, {})) == []


@pytest.mark.parametrize("command", ["", "play", "record", "admin tables", "compare", "bench server"])
@pytest.mark.parametrize(("lang", "usage"), [("zh_TW", "選項:"), ("zh_CN", "选项:")])
def test_help_is_in_the_language_of_the_environment(command, lang, usage):
    said = run(*command.split(), "--help", LANG=f"{lang}.UTF-8").stdout
    assert "用法: youyi" in said
    assert usage in said
    assert not ENGLISH.search(said.replace("[OPTIONS]", ""))
    assert "default" not in said


def test_the_version_is_all_that_is_said_of_it():
    done = run("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [f"youyi {program()}"]
