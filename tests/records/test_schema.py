"""Old files stay readable: the schema is frozen, and each change of it comes with a step from the one before."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from workshop.record_schema import record_schema, shape_of
from youyi.kernel.errors import BadRecord
from youyi.records.migrate import MIGRATIONS, migrated
from youyi.records.record import VERSION


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_the_frozen_schemas_are_what_the_types_say(version):
    frozen = (files("youyi.records") / "schema" / f"record-{version}.json").read_text(encoding="utf-8")
    assert json.loads(frozen) == record_schema(version)


def test_there_is_a_step_from_every_old_schema():
    assert sorted(MIGRATIONS) == list(range(1, VERSION))


def renamed(fields: dict[str, Any]) -> dict[str, Any]:
    return {"players" if key == "seats" else key: value for key, value in fields.items()}


def numbered(fields: dict[str, Any]) -> dict[str, Any]:
    return {**fields, "players": len(fields["players"])}


def test_an_old_file_takes_every_step_and_its_fields_are_left_alone():
    old = {"schema": "youyi.record/1", "seats": ["a", "b"], "moves": []}
    steps = {1: renamed, 2: numbered}
    assert migrated(old, migrations=steps, newest=3) == {"players": 2, "moves": []}
    assert migrated({**old, "schema": "youyi.record/2"}, migrations=steps, newest=2) == {
        "seats": ["a", "b"],
        "moves": [],
    }
    assert old == {"schema": "youyi.record/1", "seats": ["a", "b"], "moves": []}


@pytest.mark.parametrize(
    "schema", ["youyi.record/4", "youyi.record/0", "youyi.record/", "youyi.record/²", "other/1", None]
)
def test_a_number_we_do_not_know_is_refused_with_those_we_do(schema):
    with pytest.raises(BadRecord, match=r"these can: youyi\.record/1, youyi\.record/2, youyi\.record/3"):
        migrated({"schema": schema}, migrations={}, newest=3)


def test_files_hold_nothing_that_has_no_shape():
    with pytest.raises(TypeError):
        shape_of(complex)
