"""Whether this person may do this now has one answer in one place."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from youyi.apps.web import live

ROOM = Path(live.__file__).parent
WHO_AND_WHEN = {"no_such_seat", "not_begun", "paused", "over", "closed", "not_your_turn", "no_hints"}
"""Refusals for who asks, and for what is going on; all others are for what is asked."""


def refusals(path: Path) -> set[str]:
    """The codes of the refusals that a file makes."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    made = [each for each in calls if isinstance(each.func, ast.Name) and each.func.id == "MessageError"]
    return {str(each.args[0].value) for each in made if each.args and isinstance(each.args[0], ast.Constant)}


def test_who_may_do_what_and_when_is_decided_in_two_files():
    found = defaultdict(set)
    for path in ROOM.rglob("*.py"):
        for code in refusals(path) & WHO_AND_WHEN:
            found[code].add(path.relative_to(ROOM).as_posix())
    of_the_phase, of_the_person = {"state/phase.py"}, {"table/permissions.py"}
    assert found == {
        "no_such_seat": of_the_person,
        "not_your_turn": of_the_person,
        "no_hints": of_the_person | {"state/live_table.py"},  # where nobody works out any
        "not_begun": of_the_phase | of_the_person,  # of a move; of conceding and pausing before the first
        "paused": of_the_phase,
        "over": of_the_phase,
        "closed": of_the_phase | {"table/moves.py"},  # the store knew before the table did
    }
