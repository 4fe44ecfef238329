"""JSON Schema of record files, made from the types that read them."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from enum import Enum
from typing import Any, get_args

from youyi.records.kinds import class_of, fields_of, is_union, keys_of, members, plain, required, tag_of, word_of
from youyi.records.record import SCHEMA, VERSION, WITHOUT_STUDY, Record

_SCALARS = {int: "integer", str: "string", bool: "boolean", type(None): "null"}


def record_schema(version: int = VERSION) -> dict[str, Any]:
    """Return the schema of a record file; `schema/record-1.json` and `record-2.json` are frozen copies."""
    fields = shape_of(Record)
    if version == WITHOUT_STUDY:
        del fields["properties"]["study"]
    name = {"schema": {"const": f"{SCHEMA}/{version}"}}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:{SCHEMA.replace('.', ':')}:{version}",
        "title": "A game as it was played",
        **fields,
        "properties": {**name, **fields["properties"]},
        "required": ["schema", *fields["required"]],
    }


def shape_of(kind: Any) -> dict[str, Any]:
    """Return the schema of a type. Raises TypeError for one that files do not use."""
    kind = plain(kind)
    offered = members(kind)
    if len(offered) > 1:
        return {"anyOf": [_member(each, tagged=is_union(kind)) for each in offered]}
    owner = class_of(kind)
    if owner in _SCALARS:
        return {"type": _SCALARS[owner]}
    if isinstance(owner, type) and issubclass(owner, Enum):
        return {"enum": [word_of(each) for each in owner]}
    if owner is tuple:
        return {"type": "array", "items": shape_of(get_args(kind)[0])}
    if isinstance(owner, type) and issubclass(owner, Mapping):
        key, item = get_args(kind)
        whole = {"propertyNames": {"pattern": "^[0-9]+$"}} if plain(key) is int else {}
        return {"type": "object", **whole, "additionalProperties": shape_of(item)}
    if dataclasses.is_dataclass(owner):
        return _fields(kind)
    raise TypeError(f"files hold no {kind!r}")


def _member(kind: Any, *, tagged: bool) -> dict[str, Any]:
    shape = shape_of(kind)
    owner = class_of(kind)
    if not tagged or not dataclasses.is_dataclass(owner) or not isinstance(owner, type):
        return shape
    tag = tag_of(owner)
    return {
        **shape,
        "properties": {tag.key: {"const": tag.word}, **shape["properties"]},
        "required": [tag.key, *shape["required"]],
    }


def _fields(kind: Any) -> dict[str, Any]:
    owner = class_of(kind)
    keys = keys_of(owner)
    return {
        "type": "object",
        "properties": {keys[name]: shape_of(hint) for name, hint in fields_of(kind).items()},
        "required": [key for name, key in keys.items() if name in required(owner)],
        "additionalProperties": False,
    }
