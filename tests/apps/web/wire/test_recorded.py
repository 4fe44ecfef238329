"""What tests of the client have recorded are messages of this server: every field is there, and no other."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from tests.kit.recorded import FILES, FOLDER, filled
from youyi.apps.web.wire.messages import Happened, Spoken

RECORDED = {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.json")}
AGAIN = "python -m tests.kit.recorded NAME=VALUE writes them again"


def strangers(said: Any, held: Any) -> bool:
    """Whether something was recorded that the server does not say."""
    return bool(msgspec.to_builtins(msgspec.convert(said, held)) != said)


@pytest.mark.parametrize(("path", "held"), FILES.items(), ids=lambda each: getattr(each, "stem", ""))
def test_what_is_recorded_is_what_the_server_says(path, held):
    try:
        assert not strangers(json.loads(path.read_text("utf-8")), held), AGAIN
    except msgspec.ValidationError as error:
        pytest.fail(f"{error}; {AGAIN}")


def test_what_was_recorded_takes_a_new_field_and_loses_an_old_one():
    said = json.loads(RECORDED["ruqi-play"])
    short = [{name: value for name, value in each.items() if name != "says"} | {"unsaid": 1} for each in said]
    with pytest.raises(SystemExit, match=r"missing required field `says` - at `\$\[0\]`; say what it is: says=VALUE"):
        filled(deepcopy(short), list[Spoken], {})
    assert filled(short, list[Spoken], {"says": "Hm."}) == [
        each | ({"says": "Hm."} if "says" in each else {}) for each in said
    ]


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
