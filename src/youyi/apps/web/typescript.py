"""Messages of the wire as TypeScript: the client's `wire.ts` is written here and never by hand.

Run `python -m youyi.apps.web.typescript client/src/lib/wire.ts` after a change of the wire.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as shape

from youyi.apps.web import wire, wire_http
from youyi.kernel.names import Language

HEADER = "// Written by youyi.apps.web.typescript from the server's wire; do not edit.\n"
_BASES = (wire.Incoming, wire.Outgoing, wire.Plain, wire_http.Question)
_NAMED: dict[str, Any] = {
    "Value": wire.Value,
    "SeatKind": wire.SeatKind,
    "Code": wire.Code,
    "Grade": wire_http.Grade,
    "Language": Language,
    "Because": wire.Because,
    "Asked": wire.Asked,
    "Heard": wire.Heard,
    "Spoken": wire.Spoken,
    "SeatWanted": wire_http.SeatWanted,
}
"""Unions with a name of their own."""


def wire_ts() -> str:
    """Write every message and named union, in the order of the modules."""
    parts = [HEADER, "/** JSON that only its game's board reads. */\nexport type Dumped = unknown;\n"]
    parts += [f"export type {name} = {_union(name)};\n" for name in _NAMED]
    parts += [_interface(each) for module in (wire, wire_http) for each in _structs(module)]
    return "\n".join(parts)


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for each in vars(module).values():
        ours = isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
        if ours and each not in _BASES:
            yield each


def _union(name: str) -> str:
    told = _NAMED[name]
    if isinstance(told, type) and issubclass(told, Enum):
        return " | ".join(json.dumps(member.value) for member in told)
    members = get_args(told)
    if all(isinstance(member, str) for member in members):
        return " | ".join(map(json.dumps, members))
    return " | ".join(_type(shape.type_info(member)) for member in members)


def _interface(struct: type[msgspec.Struct]) -> str:
    about = shape.type_info(struct)
    assert isinstance(about, shape.StructType)
    first_line = (struct.__doc__ or "").strip().splitlines()[0]
    lines = [f"/** {first_line} */", f"export interface {struct.__name__} {{"]
    if about.tag_field is not None:
        lines.append(f"  {about.tag_field}: {json.dumps(about.tag)};")
    for field in about.fields:
        name = field.encode_name if field.encode_name.isidentifier() else json.dumps(field.encode_name)
        lines.append(f"  {name}{'' if field.required else '?'}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


_WORDS: dict[type[shape.Type], str] = {
    shape.AnyType: "Dumped",
    shape.StrType: "string",
    shape.IntType: "number",
    shape.BoolType: "boolean",
    shape.NoneType: "null",
}


def _type(told: shape.Type) -> str:
    if type(told) in _WORDS:
        return _WORDS[type(told)]
    match told:
        case shape.ListType():
            item = _type(told.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        case shape.DictType():
            return f"Record<string, {_type(told.value_type)}>"
        case shape.StructType() | shape.EnumType():
            return told.cls.__name__
        case shape.LiteralType():
            return _literal(told)
        case shape.UnionType():
            return _named_or_spelt(told)
        case _:
            raise TypeError(f"the wire has no TypeScript for {told}")


def _literal(told: shape.LiteralType) -> str:
    for name, known in _NAMED.items():
        if set(get_args(known)) == set(told.values):
            return name
    return " | ".join(json.dumps(value) for value in told.values)


def _named_or_spelt(told: shape.UnionType) -> str:
    """Say a union by its name where it has one; `null` stands apart."""
    nullable = any(isinstance(each, shape.NoneType) for each in told.types)
    spelt = {_type(each) for each in told.types}
    for name, known in _NAMED.items():
        members = get_args(known)
        if not members or isinstance(members[0], str):
            continue
        named = {_type(shape.type_info(member)) for member in members}
        if spelt == named:
            return name
        if spelt == named | {"null"}:
            return f"{name} | null"
    ordered = [_type(each) for each in told.types if not isinstance(each, shape.NoneType)]
    return " | ".join([*ordered, "null"] if nullable else ordered)


def main(arguments: list[str]) -> None:
    """Write the file named on the command line."""
    Path(arguments[0]).write_text(wire_ts(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
