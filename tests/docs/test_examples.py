"""What the documents show is what the program does."""

from __future__ import annotations

import doctest
import re
import shlex
from itertools import pairwise

import click
import pytest

from tests.docs.blocks import DOCS, KINDS, Block, blocks
from tests.docs.pages import PAGES, ROOT, built_pages, named, text
from youyi.apps.cli.commands import Commands

COMPUTED = [block for page in PAGES for block in blocks(page)]
PYCON = re.compile(r"^ *```pycon\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
WITH_EXAMPLES = [page for page in PAGES if PYCON.search(page.read_text(encoding="utf-8"))]
CONSOLE = re.compile(r"^ *```console\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


def commands(page):
    """The commands that a page shows."""
    lines = (line for found in CONSOLE.findall(text(page)) for line in found.splitlines())
    return [line.removeprefix("$ ") for line in lines if line.startswith("$ youyi ")]


COMMANDS = [(named(page), line) for page in PAGES for line in commands(page)]


def shown(block: Block) -> str:
    return f"{named(block.file)}-{block.body.splitlines()[0]}"


@pytest.mark.parametrize("block", COMPUTED, ids=shown)
def test_boards_turns_and_events_are_the_programs_own(block):
    assert block.body == block.computed()


def test_every_kind_of_block_is_used():
    assert {block.kind for block in COMPUTED} == set(KINDS)


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=named)
def test_python_examples_run_as_they_stand(page):
    example = doctest.DocTestParser().get_doctest("\n".join(PYCON.findall(text(page))), {}, named(page), str(page), 0)
    assert example.examples
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    outcome = runner.run(example, out=told.append)
    assert outcome.failed == 0, "".join(told)


def test_the_howto_and_the_reference_have_examples():
    assert {DOCS / "howto" / "use-the-library.md", DOCS / "reference" / "notation.md"} <= set(WITH_EXAMPLES)


def written(page):
    """The records that the commands of a page write."""
    return {
        word
        for of, line in COMMANDS
        if of == page
        for option, word in pairwise(shlex.split(line))
        if option == "--records"
    }


@pytest.mark.parametrize(("page", "line"), COMMANDS, ids=lambda value: value)
def test_commands_that_are_shown_exist(page, line):
    check_command(page, line)


def test_commands_of_built_pages_exist():
    shown = [(named(page), line) for page in built_pages() for line in commands(page)]
    assert shown
    for page, line in shown:
        check_command(page, line)


def check_command(page, line):
    """Options, subcommands and files of a command are there."""
    _, name, *words = shlex.split(line)
    command = Commands(name="youyi").get_command(click.Context(click.Command("youyi")), name)
    assert command is not None, f"{page}: there is no youyi {name}"
    known = {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
    subcommands = getattr(command, "commands", {})
    if subcommands:
        assert words[0] in subcommands
        known = {option for each in subcommands[words[0]].params for option in each.opts}
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known | {"--help"}
    named = [word for word in words if word.endswith(".jsonl") and word not in written(page)]
    assert [word for word in named if not (ROOT / word).is_file()] == []


def test_the_pattern_that_contributing_shows_is_a_row_of_the_table():
    shown = re.findall(
        r"^```python\n(.*?)^```$", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    tables = [file.read_text("utf-8") for file in (ROOT / "src/youyi/games/madiao/patterns").glob("*.py")]
    assert [any(row in table for table in tables) for row in shown] == [True]
