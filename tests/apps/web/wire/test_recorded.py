"""What tests of the client have recorded are messages of this server: every field is there, and no other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from youyi.apps.web.wire.http import GameSaid
from youyi.apps.web.wire.messages import Happened, Snapshot, Spoken

RECORDED = {
    path.stem: path.read_text("utf-8") for path in (Path(__file__).parents[4] / "client/tests/recorded").glob("*.json")
}
WHOLE: dict[str, Any] = {"game": GameSaid, "over": list[Snapshot], "play": list[Spoken]}
"""What a file holds, by the end of its name; the others hold parts of messages."""
FILES = [(name, WHOLE[end]) for name in sorted(RECORDED) if (end := name.rpartition("-")[2]) in WHOLE]


def strangers(said: Any, held: Any) -> bool:
    """Whether something was recorded that the server does not say."""
    return bool(msgspec.to_builtins(msgspec.convert(said, held)) != said)


@pytest.mark.parametrize(("name", "held"), FILES)
def test_what_is_recorded_is_what_the_server_says(name, held):
    assert not strangers(json.loads(RECORDED[name]), held)


@pytest.mark.parametrize("field", list(Happened.__struct_fields__))
def test_a_field_that_was_not_recorded_is_missed(field):
    moved = next(each for each in json.loads(RECORDED["ruqi-play"]) if each["type"] == "Happened")
    with pytest.raises(msgspec.ValidationError, match=f"missing required field `{field}`"):
        msgspec.convert([{name: value for name, value in moved.items() if name != field}], list[Spoken])
    assert strangers([{**moved, "unsaid": 1}], list[Spoken])


def test_every_game_has_recorded_a_move_of_each_kind():
    for name, text in RECORDED.items():
        if name.endswith("-play"):
            moves = [each for each in json.loads(text) if each["type"] == "Happened"]
            assert {each["draw"] is None for each in moves} == {True, False}, name
